/** Tools that a profile recorded, held against what its servers say of them. */
import { printable } from '../text/printable.ts';
import { aroundFirstDifference } from '../text/first-difference.ts';
import { allTools, type HostProfile, type HostServer, type HostTool, type LiveTool } from './host.ts';
import { changesOf, PINNED, toolDigest, type ToolChange } from './tool-digest.ts';

/** The fix for a host that is not what was recorded. */
export const RECORD_AGAIN =
  'read what its servers say now, then record it again: handshake --live --record, or host add --live --force';
const ONE_OF_EACH = 'it is not bound, because clients differ in which of them they use; the server must list it once';
/** Why a tool that would serve a role is not bound. */
export const WITHHELD = 'it is not what was recorded';
/** The same, of a tool in a profile that names no servers: those of another one record it. */
export const ALTERED = 'its recorded words do not give its digest';
/** The same, of one that its server lists in several ways: no record fixes that. */
export const AMBIGUOUS = 'its server lists it more than once, in different words';
/** Why a wrap is not bound strictly. */
export const UNAPPLIED = 'its wrap is not applied, and --strict accepts no promise';
/** At most so many changes of one tool are named in its message. */
const NAMED = 5;

/** The tools of a profile that came from servers: neither the host's own, nor wrapped ones, nor those of the gate. */
export function declaredTools(host: Pick<HostProfile, 'tools' | 'withheld'>): ReadonlyMap<string, HostTool> {
  return new Map(
    allTools(host)
      .filter(({ builtIn, wraps, gate }) => builtIn !== true && wraps === undefined && gate !== true)
      .map((tool) => [tool.name, tool]),
  );
}

/**
 * Whether a tool in a profile is what was recorded: its words give its digest. One without a digest is not pinned, and of one
 * without words but its name the digest says all.
 *
 * @param servers of the same profile: a tool may be there under the name of its server and its own
 */
export function givesDigest(tool: object, servers: readonly Pick<HostServer, 'name'>[]): boolean {
  const said = { ...tool } as Readonly<Record<string, unknown>>;
  const { name, digest } = said;
  if (digest === undefined || !hasWords(said)) return true;
  const words = Object.fromEntries(PINNED.flatMap((word) => (said[word] === undefined ? [] : [[word, said[word]]])));
  return saidNames(String(name), servers).some((each) => toolDigest({ ...words, name: each }) === digest);
}

function hasWords(tool: Readonly<Partial<Record<(typeof PINNED)[number], unknown>>>): boolean {
  return PINNED.some((word) => word !== 'name' && tool[word] !== undefined);
}

/** The name of a tool in a profile; one that is taken is `SERVER.NAME`, and with a number behind where that is taken, too. */
export function freeName(name: string, server: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const prefixed = `${server}.${name}`;
  for (let n = 2, tried = prefixed; ; tried = `${prefixed}.${n++}`) if (!taken.has(tried)) return tried;
}

/** What {@link freeName} may have been given for a name. */
function saidNames(name: string, servers: readonly Pick<HostServer, 'name'>[]): string[] {
  const behind = servers.flatMap((server) =>
    name.startsWith(`${server.name}.`) ? [name.slice(server.name.length + 1)] : [],
  );
  return [name, ...behind, ...behind.map((each) => each.replace(/\.\d+$/, ''))];
}

/** What is called under the name of a tool: of one that wraps another it is the other. */
export function calledTool({ tools }: Pick<HostProfile, 'tools'>, name: string): HostTool | undefined {
  const tool = tools.find((each) => each.name === name);
  return tool?.wraps === undefined ? tool : tools.find((each) => each.name === tool.wraps);
}

/** Who keeps what a verdict says of a tool (docs/format.md 17): a wrap needs something that applies it. */
export function keptBy(host: Pick<HostProfile, 'tools' | 'gated'>, tool: HostTool): 'gate' | 'host' | 'nobody' {
  if (host.gated === true && calledTool(host, tool.name)?.builtIn !== true) return 'gate';
  return tool.wraps === undefined ? 'host' : 'nobody';
}

/**
 * What keeps a tool that a server offers from being bound. In a profile that pins tools, one that it names without
 * a digest is not pinned; one that it does not name was not recorded.
 *
 * @param declared the tool of the profile with the same name
 * @param pinning whether the profile pins tools
 * @returns words that go on those for the tool, and where the two differ, as far as the record has the texts
 */
export function pinFault(tool: LiveTool, declared: HostTool | undefined, pinning: boolean) {
  if (tool.ambiguous === true)
    return { message: 'is listed more than once, in different words', help: ONE_OF_EACH, changes: [] };
  if (!pinning) return undefined;
  if (declared === undefined) return { message: 'was not recorded', help: RECORD_AGAIN, changes: [] };
  if (declared.digest === undefined) return undefined;
  if (tool.digest === declared.digest) return undefined;
  const changes = hasWords(declared) ? changesOf({ ...declared, name: tool.name }, tool) : [];
  const places = changes.map(({ path }) => path.join('/'));
  const more = places.length > NAMED ? [`${places.length - NAMED} more`] : [];
  const what =
    places.length === 0 ? 'something that the record leaves out' : [...places.slice(0, NAMED), ...more].join(', ');
  return { message: `is not what was recorded: ${what} changed`, help: RECORD_AGAIN, changes };
}

/** A change with both sides, in one printable line: `description was "Runs", is "Runs it"`. */
export function changeWords({ path, was, is }: ToolChange): string {
  const place = printable(path.join('/'));
  const [before, after] = aroundFirstDifference(textOf(was), textOf(is));
  if (was === undefined) return `${place} was added: ${shown(is, after)}`;
  if (is === undefined) return `${place} was removed: ${shown(was, before)}`;
  const alike = typeof was === 'string' && typeof is === 'string' && was.normalize('NFC') === is.normalize('NFC');
  return `${place} was ${shown(was, before)}, is ${shown(is, after)}${alike ? ': the same letters in other code points' : ''}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function shown(value: unknown, text: string): string {
  return typeof value === 'string' ? `"${text}"` : text;
}
