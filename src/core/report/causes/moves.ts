import { valueAt } from '../../source/document.ts';
import { movedPackages, type Requirements } from '../../diff/requirements.ts';
import type { CheckReport } from '../../result/results.ts';
import { readDocument } from '../../source/read.ts';
import { refusalsByMessage } from '../refusal.ts';
import { type Tree } from './sides.ts';

/** What lies elsewhere than at the base and is the same by its id or its bytes. */
export interface Moved {
  readonly what: 'workflow' | 'package' | 'cartridge' | 'host';
  readonly from: string;
  readonly to: string;
}

/** One side of a comparison. */
export interface MovedSide {
  readonly report: CheckReport;
  readonly tree: Tree;
  /** What its packages ask of hosts, by folder. */
  readonly requirements: ReadonlyMap<string, Requirements>;
}

type Paths = (side: MovedSide) => readonly string[];
/** What the file at a path is known by; undefined for what is known by nothing. */
type NameOf = (side: MovedSide, path: string) => Promise<string | undefined> | string | undefined;

/**
 * What moved: CALs and packages by their id, hosts by their bytes or else their name, cartridges by their ROM digest. What two have in
 * common tells neither apart.
 */
export async function findMoves(base: MovedSide, head: MovedSide): Promise<Moved[]> {
  const moves = async (what: Moved['what'], paths: Paths, name: NameOf): Promise<Moved[]> => {
    const [was, is] = [paths(base), paths(head)];
    const before = await known(base, was, is, name);
    const after = before.size === 0 ? new Map<string, string>() : await known(head, is, was, name);
    return matched(before, after).map(([from, to]) => ({ what, from, to }));
  };
  const same = await moves('host', hostsOf, bytesOf);
  const settled = new Set(same.flatMap(({ from, to }) => [from, to]));
  const left: Paths = (side) => hostsOf(side).filter((path) => !settled.has(path));
  return [
    ...(await moves('workflow', calsOf, calId)),
    ...[...movedPackages(base.requirements, head.requirements)].map(([from, to]): Moved => ({
      what: 'package',
      from,
      to,
    })),
    ...(await moves('cartridge', subjectsOf, romDigest)),
    ...same,
    ...(await moves('host', left, hostName)),
  ];
}

const calsOf: Paths = ({ report }) => report.cals.map(({ path }) => path);
const hostsOf: Paths = ({ report }) => report.handshakes.map(({ profile }) => profile);
const subjectsOf: Paths = ({ report }) => report.handshakes.map(({ subject }) => subject);

const calId: NameOf = ({ report }, path) => report.cals.find((cal) => cal.path === path)?.id;
const romDigest: NameOf = ({ report }, path) =>
  report.handshakes.find(({ subject }) => subject === path)?.descriptor?.romDigest;
const bytesOf: NameOf = ({ tree }, path) => {
  const found = tree.read(path);
  return found === undefined ? undefined : new TextDecoder().decode(found);
};
const hostName: NameOf = async ({ tree }, path) => {
  const bytes = tree.read(path);
  const found = bytes === undefined ? undefined : valueAt((await readDocument(path, bytes)).value, ['name']);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Who is who: paths that only one side has, each with what it is known by. */
async function known(
  side: MovedSide,
  paths: readonly string[],
  other: readonly string[],
  name: NameOf,
): Promise<ReadonlyMap<string, string>> {
  const there = new Set(other);
  const found = new Map<string, string>();
  for (const path of new Set(paths)) {
    const own = there.has(path) ? undefined : await name(side, path);
    if (own !== undefined) found.set(path, own);
  }
  return found;
}

function matched(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): [from: string, to: string][] {
  const only = (side: ReadonlyMap<string, string>): Map<string, string> => {
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
  const moved: CheckReport = {
    ...report,
    cals: report.cals.map((cal) => ({
      ...cal,
      path: to(cal.path),
      participants: cal.participants.map((each) =>
        each.resolved === null ? each : { ...each, resolved: { ...each.resolved, path: to(each.resolved.path) } },
      ),
    })),
    handshakes: report.handshakes.map((each) => ({ ...each, subject: to(each.subject), profile: to(each.profile) })),
  };
  // A refusal names whom it is about.
  const said = [...refusalsByMessage(moved).keys()];
  const messages = new Map([...refusalsByMessage(report).keys()].map((message, i) => [message, said[i] ?? message]));
  return {
    ...moved,
    diagnostics: report.diagnostics.map((found) => ({
      ...found,
      path: to(found.path),
      message: messages.get(found.message) ?? found.message,
    })),
  };
}
