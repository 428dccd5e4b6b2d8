import type { Claim, Kind, Role, Subject } from './detector.ts';
import { KINDS, ROLES } from './detector.ts';
import { codeShare, generalCode, libraryCode } from './general-code.ts';
import type { TreeView } from './tree/tree.ts';
import { groupBy } from '../value/group-by.ts';
import { parentOf } from '../value/path.ts';

/** What is proposed for one subject, with everything it rests on. */
export interface Decision<T> {
  readonly value: T;
  /** 0 to 1, two decimals. */
  readonly confidence: number;
  /** The one that says most first: by weight, then by how much of the code it stands for. */
  readonly claims: readonly Claim[];
}

export interface Decisions {
  readonly roles: readonly Decision<Role>[];
  readonly rac: readonly Decision<Kind>[];
}

/** From here on a claim is worth a lead engineer's time; below, nothing is said. */
const THRESHOLD = 0.55;
const MOBILE_CODE = ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'C#', 'JavaScript', 'TypeScript'];
/** A tool of so few files beside a large project, with a manifest of its own, is none of its parts. */
const SMALL_TOOL = { files: 5, share: 0.05 };
/** Work that a library of a server's dependencies helps with, but that is no role of its own. */
const HELPERS = /: (?:dependency (?:data|ml)$|ml-hint )/;

/**
 * Weighs all claims. Claims of one group do not add up unless they say so, those of different groups do, as independent reasons:
 * `1 - (1 - a)(1 - b)`. General-purpose code that no other role explains makes a back end developer.
 */
export function decide(claims: readonly Claim[], tree: TreeView): Decisions {
  const bySubject = groupBy(settled(claims, tree), ({ subject }) => subject);
  const of = (subject: Subject): readonly Claim[] => bySubject.get(subject) ?? [];
  const decided = new Map<Role, Decision<Role>>();
  const add = (role: Role, reasons: readonly Claim[]): void => {
    const decision = weigh(role, reasons, tree);
    if (decision !== undefined) decided.set(role, decision);
  };
  for (const role of ROLES)
    add(role, role === 'mobile_dev' ? mobileClaims(of('role:mobile_dev'), tree) : of(`role:${role}`));
  if (!decided.has('backend_dev'))
    add('backend_dev', [...of('role:backend_dev'), ...generalCode(of('package'), tree, decided)]);
  if (!['frontend_dev', 'backend_dev', 'mobile_dev'].some((role) => decided.has(role as Role)))
    add('fullstack_dev', libraryCode(of('package'), tree, decided));
  return {
    roles: ROLES.flatMap((role) => decided.get(role) ?? []),
    rac: KINDS.flatMap((kind) => weigh(kind, of(`rac:${kind}`), tree) ?? []),
  };
}

function weigh<T>(value: T, claims: readonly Claim[], tree: TreeView): Decision<T> | undefined {
  const groups = groupBy(claims, ({ group = 'default' }) => group);
  const doubt = [...groups.values()].reduce((left, list) => left * remainingDoubt(list), 1);
  const confidence = Math.round((1 - doubt) * 100) / 100;
  if (confidence < THRESHOLD) return undefined;
  return { value, confidence: Math.min(confidence, 0.99), claims: weighedClaims(claims, tree) };
}

// Of a kind that adds up, the second sign counts for half, the third for a third.
function remainingDoubt(claims: readonly Claim[]): number {
  const weights = claims.map(({ weight }) => weight).sort((a, b) => b - a);
  if (!claims.some(({ addsUp }) => addsUp === true)) return 1 - (weights[0] ?? 0);
  return weights.slice(0, 50).reduce((doubt, weight, i) => doubt * (1 - weight / (i + 1)), 1);
}

function weighedClaims(claims: readonly Claim[], tree: TreeView): Claim[] {
  const keyed = claims.map((each) => ({ each, mass: sourceFilesAt(each.evidence.path, tree) }));
  const order = (a: (typeof keyed)[number], b: (typeof keyed)[number]): number =>
    b.each.weight - a.each.weight ||
    b.mass - a.mass ||
    (a.each.rank ?? 0) - (b.each.rank ?? 0) ||
    depth(a.each) - depth(b.each) ||
    (a.each.evidence.path < b.each.evidence.path ? -1 : a.each.evidence.path > b.each.evidence.path ? 1 : 0);
  return keyed.sort(order).map(({ each }) => each);
}

/** Source files that stand where evidence points: in its folder and below. */
function sourceFilesAt(path: string, { sources }: TreeView): number {
  const own = sources.get(path);
  return (own ?? sources.get(parentOf(path)))?.files ?? 0;
}

function depth({ evidence: { path } }: Claim): number {
  return path.split('/').length;
}

/** Claims as they count beside the others: what a small tool or a helping library says, says less. */
function settled(claims: readonly Claim[], tree: TreeView): readonly Claim[] {
  const all = tree.sources.get('')?.files ?? 0;
  const servers = new Set(
    claims
      .filter(({ subject, weight, group = '' }) => subject === 'role:backend_dev' && weight >= 0.9 && group !== '')
      .map(({ evidence }) => evidence.path),
  );
  return claims.map((each) => {
    const { subject, group = '', weight, evidence } = each;
    if (!/: (?:dependency|ml-hint) /.test(group) || !subject.startsWith('role:')) return each;
    const dir = parentOf(evidence.path);
    const files = tree.sources.get(dir)?.files ?? 0;
    const small = dir !== '' && files <= SMALL_TOOL.files && files <= SMALL_TOOL.share * all;
    const helper = HELPERS.test(group) && servers.size > 0;
    return small ? { ...each, weight: weight / 2 } : helper ? { ...each, weight: weight * 0.57 } : each;
  });
}

// Bindings for phones in a library of another language make no app.
function mobileClaims(claims: readonly Claim[], tree: TreeView): readonly Claim[] {
  if (claims.some(({ weight }) => weight >= 0.8)) return claims;
  return codeShare(tree, MOBILE_CODE) >= 0.3 ? claims : [];
}
