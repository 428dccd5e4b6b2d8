import { quote } from '../../printable.ts';
import type { CheckReport } from '../../results.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { valueAt, type Tree } from './sides.ts';
import { readDocument } from '../../source/read.ts';

/** What lies elsewhere than at the base and is the same by its id or its bytes. */
export interface Moved {
  readonly what: 'workflow' | 'package' | 'cartridge' | 'host';
  readonly from: string;
  readonly to: string;
}

/** Who is who on both sides: paths that only one side has, each with what it is known by. */
type Known = ReadonlyMap<string, string>;

/**
 * What moved: CALs and packages by their id, hosts by their bytes or else their name, cartridges by their ROM digest. What two have in
 * common tells neither apart.
 *
 * @param packageFileOf the file that states a package's id
 */
export async function findMoves(
  base: { readonly report: CheckReport; readonly tree: Tree },
  head: { readonly report: CheckReport; readonly tree: Tree },
  packageFileOf: (folder: string) => string,
): Promise<Moved[]> {
  const id = async ({ tree }: typeof base, path: string, key: string): Promise<string | undefined> => {
    const bytes = tree.read(path);
    const value = bytes === undefined ? undefined : (await readDocument(path, bytes)).value;
    const found = valueAt(value, [key]);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const known = async (
    paths: readonly string[],
    other: readonly string[],
    name: (path: string) => Promise<string | undefined> | string | undefined,
  ): Promise<Known> => {
    const there = new Set(other);
    const found = new Map<string, string>();
    for (const path of new Set(paths)) {
      const own = there.has(path) ? undefined : await name(path);
      if (own !== undefined) found.set(path, own);
    }
    return found;
  };
  const moves = async (
    what: Moved['what'],
    paths: (report: CheckReport) => readonly string[],
    name: (side: typeof base, path: string) => Promise<string | undefined> | string | undefined,
  ): Promise<Moved[]> => {
    const [was, is] = [paths(base.report), paths(head.report)];
    const before = await known(was, is, (path) => name(base, path));
    const after = before.size === 0 ? new Map<string, string>() : await known(is, was, (path) => name(head, path));
    return matched(before, after).map(([from, to]) => ({ what, from, to }));
  };
  const digest = ({ report }: typeof base, path: string): string | undefined =>
    report.handshakes.find(({ subject }) => subject === path)?.descriptor?.romDigest;
  const bytes = ({ tree }: typeof base, path: string): string | undefined => {
    const found = tree.read(path);
    return found === undefined ? undefined : new TextDecoder().decode(found);
  };
  const hosts = (report: CheckReport): string[] => report.handshakes.map(({ profile }) => profile);
  const same = await moves('host', hosts, bytes);
  const settled = new Set(same.flatMap(({ from, to }) => [from, to]));
  const left = (report: CheckReport): string[] => hosts(report).filter((path) => !settled.has(path));
  const subjects = (report: CheckReport): string[] => report.handshakes.map(({ subject }) => subject);
  return [
    ...(await moves(
      'workflow',
      ({ cals }) => cals.map(({ path }) => path),
      ({ report }, path) => report.cals.find((cal) => cal.path === path)?.id,
    )),
    ...(await moves('package', subjects, (side, path) => id(side, packageFileOf(path), 'id'))),
    ...(await moves('cartridge', subjects, digest)),
    ...same,
    ...(await moves('host', left, (side, path) => id(side, path, 'name'))),
  ];
}

function matched(before: Known, after: Known): [from: string, to: string][] {
  const only = (side: Known): Map<string, string> => {
    const names = [...side.values()];
    return new Map(
      [...side]
        .filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name))
        .map(([path, name]) => [name, path]),
    );
  };
  const [was, is] = [only(before), only(after)];
  return [...was].flatMap(([name, from]) => {
    const to = is.get(name);
    return to === undefined ? [] : [[from, to] as [string, string]];
  });
}

/** Where a path of one side lies on the other: what lies below a folder moves with it. */
export function pathMapper(moves: readonly Moved[], direction: 'to head' | 'to base'): (path: string) => string {
  const pairs = moves.map(({ from, to }) => (direction === 'to head' ? [from, to] : [to, from]) as [string, string]);
  return (path) => {
    for (const [old, next] of pairs) {
      if (path === old) return next;
      if (path.startsWith(`${old}/`)) return next + path.slice(old.length);
    }
    return path;
  };
}

/** A report of the base as if everything had lain where it lies at the head, so that only what is different differs. */
export function relocated(report: CheckReport, moves: readonly Moved[]): CheckReport {
  if (moves.length === 0) return report;
  const to = pathMapper(moves, 'to head');
  const words = (text: string): string =>
    moves.reduce((said, { from, to: next }) => said.replaceAll(quote(from), quote(next)), text);
  const finding = (found: Diagnostic): Diagnostic => ({
    ...found,
    path: to(found.path),
    message: words(found.message),
  });
  return {
    ...report,
    diagnostics: report.diagnostics.map(finding),
    cals: report.cals.map((cal) => ({
      ...cal,
      path: to(cal.path),
      participants: cal.participants.map((each) =>
        each.resolved === null ? each : { ...each, resolved: { ...each.resolved, path: to(each.resolved.path) } },
      ),
    })),
    handshakes: report.handshakes.map((each) => ({ ...each, subject: to(each.subject), profile: to(each.profile) })),
  };
}
