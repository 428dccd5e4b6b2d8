import { quote } from '../../text/printable.ts';
import type { ByFloor, HostVerdict, RequirementId } from '../../result/results.ts';
import { toPointer, valueAt, type Path } from '../../source/document.ts';
import type { HostChange } from '../compare.ts';
import { relatedTo, type Cause, type CausePlace, type Reason } from './cause.ts';
import type { Difference } from './differences.ts';
import { placeOfDifference, placeOfFile, placeOfValue, type FilePair, type Sides } from './sides.ts';
import { differenceWords, pathWords, requirementWords } from './words.ts';

/** What a change of a host's answer is explained from. */
export interface HandshakeFacts {
  readonly change: HostChange;
  readonly before: HostVerdict | undefined;
  readonly after: HostVerdict;
  /** Name of the host in a text. */
  readonly label: string;
  readonly sides: Sides;
  /** The package's file; undefined for a cartridge, which has no lines. */
  readonly packageFile: string | undefined;
  readonly configFile: string;
  /** The file that the host is made of: its profile, or the configuration of its client. */
  readonly hostFile: string;
}

/** Why a host refuses, or cannot be judged: the line of its profile, of the package or of the configuration that changed. */
export async function handshakeCause(facts: HandshakeFacts): Promise<Cause> {
  const { change, after, label } = facts;
  const common = {
    subject: change.subject,
    host: label,
    profile: after.profile,
    before: change.before,
    after: change.after,
  };
  if (after.verdict === 'not judged')
    return { ...common, ...(await unjudged(facts, after.reason)), kind: 'not judged' };
  const unmet = after.descriptor.unmet;
  const worst = change.broken.length > 0 ? change.broken : unmet;
  const reasons = await Promise.all(worst.map((id) => reasonOf(facts, id)));
  // A reason with a changed line says more than one without.
  const first = reasons.find(({ place }) => place !== null && place.change !== 'unchanged') ?? reasons[0];
  if (first === undefined) return { ...common, kind: 'refuse', why: 'it refuses', place: null, related: [] };
  const more = unmet.length > 1 ? `; ${unmet.length - 1} more unmet` : '';
  return { ...common, kind: 'refuse', why: `${first.why}${more}`, place: first.place, related: first.related };
}

async function reasonOf(facts: HandshakeFacts, id: RequirementId): Promise<Reason> {
  const { after, packageFile, sides, label, configFile, hostFile } = facts;
  const { supported, requested } = dataOf(after, id);
  const host = await sides.pair(hostFile);
  const own = packageFile === undefined ? undefined : await sides.pair(packageFile);
  const what = requirementWords(id);
  const offer = placeOfOffer(host, id);
  const floor = own === undefined ? undefined : placeOfFloor(own, id);
  const asks = own === undefined || floor === undefined ? [] : [relatedTo(floor, `asks for ${requested}`)];
  const offers = host.head === undefined ? [] : [relatedTo(offer, `host ${quote(label)} offers ${supported}`)];

  // Of a client's configuration any change is one of its servers; what was there says more than what came.
  const changed = hostDifference(facts, host, id) ?? serverDifference(facts, host);
  if (changed !== undefined) {
    const place = placeOfDifference(host, changed.difference);
    return {
      why: `${differenceWords(changed.exact ? what : whatOf(changed.difference), changed.difference)}, needs ${requested}`,
      place,
      related: asks,
    };
  }
  const raised = own === undefined ? undefined : packageDifference(own, id);
  if (own !== undefined && raised !== undefined) {
    const place = placeOfDifference(own, raised.difference);
    const words = differenceWords(raised.exact ? what : whatOf(raised.difference), raised.difference);
    return { why: `asks more: ${words}, the host offers ${supported}`, place, related: offers };
  }
  const why = `${what}: offers ${supported}, needs ${requested}`;
  if (host.base === undefined && host.head !== undefined)
    return { why, place: { ...offer, change: 'added' }, related: asks };
  if (own !== undefined && own.base === undefined && floor !== undefined)
    return { why, place: { ...floor, change: 'added' }, related: offers };
  if (own === undefined && sides.differs(after.subject))
    return {
      why,
      place: placeOfFile(after.subject, sides.base.read(after.subject) === undefined ? 'added' : 'changed'),
      related: offers,
    };
  const config = await sides.pair(configFile);
  const [difference] = config.differences;
  if (difference !== undefined)
    return { why, place: placeOfDifference(config, difference), related: [...asks, ...offers] };
  return { why, place: floor ?? (own === undefined ? placeOfFile(after.subject, 'unchanged') : null), related: offers };
}

async function unjudged({ sides, configFile, hostFile }: HandshakeFacts, why: string): Promise<Reason> {
  const host = await sides.pair(hostFile);
  const config = await sides.pair(configFile);
  const [changed] = host.differences;
  const [configured] = config.differences;
  if (changed !== undefined) return { why, place: placeOfDifference(host, changed), related: [] };
  if (host.head !== undefined && host.head.value === undefined) return { why, place: problemPlace(host), related: [] };
  if (host.base === undefined && host.head !== undefined) return { why, place: placeOfValue(host, []), related: [] };
  if (configured !== undefined) return { why, place: placeOfDifference(config, configured), related: [] };
  return { why, place: host.head === undefined ? null : placeOfValue(host, []), related: [] };
}

function problemPlace({ path, head }: FilePair): CausePlace {
  const [problem] = head?.problems ?? [];
  return { ...placeOfFile(path, 'changed'), ...(problem === undefined ? {} : { range: problem.range }) };
}

interface Found {
  readonly difference: Difference;
  /** Whether it is the very value that the requirement asks for. */
  readonly exact: boolean;
}

function hostDifference({ before, after }: HandshakeFacts, { differences }: FilePair, id: string): Found | undefined {
  const fact = HOST_FACTS[id];
  if (fact !== undefined) return byPrefix(differences, fact);
  if (!id.startsWith('tool:')) return byPrefix(differences, [id.split(':')[0] ?? '']);
  const role = id.slice('tool:'.length);
  const bound = before?.roles.find((each) => each.role === role)?.boundTool;
  const candidates = new Set([
    bound,
    ...(after.roles.find((each) => each.role === role)?.candidates ?? []).map(({ tool }) => tool),
  ]);
  const tools = differences.filter((each) => (each.base ?? each.head)?.[0] === 'tools');
  const names = ({ base, head }: Difference): readonly unknown[] => [...(base ?? []), ...(head ?? [])];
  const named = tools.find((each) => candidates.has(toolName(each)));
  const bindings = differences.find((each) => names(each)[0] === 'bindings' && names(each).includes(role));
  const found = named ?? bindings ?? tools[0] ?? differences.find((each) => names(each)[0] === 'bindings');
  return found === undefined ? undefined : { difference: found, exact: false };
}

function serverDifference({ hostFile, after }: HandshakeFacts, { differences }: FilePair): Found | undefined {
  if (hostFile === after.profile) return undefined;
  const found = differences.find(({ base }) => base !== undefined) ?? differences[0];
  return found === undefined ? undefined : { difference: found, exact: false };
}

function toolName({ before, after }: Difference): string | undefined {
  const name = (value: unknown): unknown => valueAt(value, ['name']);
  const found = name(before) ?? name(after);
  return typeof found === 'string' ? found : undefined;
}

function packageDifference({ differences, base, head }: FilePair, id: string): Found | undefined {
  const fact = askedAt(id);
  if (fact !== undefined) return byPrefix(differences, fact) ?? byPrefix(differences, fact.slice(0, -1));
  if (!id.startsWith('tool:')) return byPrefix(differences, ['harness', id.split(':')[0] ?? '']);
  const role = id.slice('tool:'.length);
  const found = differences.find((each) => {
    const path = each.head ?? each.base ?? [];
    const doc = each.head === undefined ? base : head;
    return path[0] === 'harness' && valueAt(doc?.value, [...path.slice(0, 3), 'role']) === role;
  });
  return found === undefined ? byPrefix(differences, ['harness']) : { difference: found, exact: false };
}

/** The first difference at, below or above a path. */
function byPrefix(all: readonly Difference[], path: Path): Found | undefined {
  const found = all.find(({ base, head }) => {
    const own = head ?? base ?? [];
    const n = Math.min(own.length, path.length);
    return own.slice(0, n).every((key, i) => key === path[i]);
  });
  if (found === undefined) return undefined;
  const own = found.head ?? found.base ?? [];
  return { difference: found, exact: toPointer(own) === toPointer(path) };
}

const HOST_FACTS: ByFloor<Path> = {
  'model.minContextWindowTokens': ['model', 'contextWindowTokens'],
  'model.toolUse': ['model', 'toolUse'],
  'mcp.minProtocolRevision': ['protocolRevision'],
};

/** Where a package asks for it: a floor is called by its path. */
function askedAt(id: string): Path | undefined {
  return Object.hasOwn(HOST_FACTS, id) ? ['harness', ...id.split('.')] : undefined;
}

// Of a tool that is missing the list tells where it belongs.
function placeOfOffer(host: FilePair, id: string): CausePlace {
  return placeOfValue(host, HOST_FACTS[id] ?? [id.startsWith('tool:') ? 'tools' : (id.split(':')[0] ?? '')]);
}

// What the package leaves to the defaults is asked by its harness, or by the package as a whole.
function placeOfFloor(own: FilePair, id: string): CausePlace {
  const fact = askedAt(id);
  const value = (own.head ?? own.base)?.value;
  for (const path of [fact ?? [], ['harness', id.split(':')[0] ?? ''], ['harness'], ['id']])
    if (path.length > 0 && valueAt(value, path) !== undefined) return placeOfValue(own, path);
  return placeOfValue(own, []);
}

function whatOf({ base, head }: Difference): string {
  return pathWords(head ?? base ?? []);
}

function dataOf({ error, descriptor }: HostVerdict, id: RequirementId): { supported: string; requested: string } {
  const i = descriptor?.unmet.indexOf(id) ?? -1;
  const { supported = [], requested = [] } = error?.error.data ?? {};
  return { supported: supported[i] ?? 'nothing', requested: requested[i] ?? 'it' };
}
