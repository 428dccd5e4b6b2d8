import type { Claim, Kind, Role, Subject } from './detector.ts';
import { KINDS, ROLES } from './detector.ts';
import type { TreeView } from './tree.ts';

/** What is proposed for one subject, with everything it rests on. */
export interface Decision<T> {
  readonly value: T;
  /** 0 to 1, two decimals. */
  readonly confidence: number;
  /** Strongest first. */
  readonly claims: readonly Claim[];
}

export interface Decisions {
  readonly roles: readonly Decision<Role>[];
  readonly rac: readonly Decision<Kind>[];
}

/** From here on a claim is worth a lead engineer's time; below, nothing is said. */
const THRESHOLD = 0.55;

/** Code that a role explains: whoever writes it is that role, not a back end developer. */
const EXPLAINS: readonly (readonly [Role, readonly string[]])[] = [
  [
    'mobile_dev',
    ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'JavaScript', 'TypeScript', 'C', 'C++', 'C#', 'Ruby'],
  ],
  ['frontend_dev', ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Razor']],
  ['ml_engineer', ['Python', 'R', 'Julia']],
  ['data_engineer', ['Python', 'R', 'Scala']],
];
/** Languages that are no evidence of an application by themselves. */
const INCIDENTAL = new Set(['Perl', 'Lua', 'Groovy', 'Razor']);
/** Languages that people also analyse data in, without making anything: only a package of them is software. */
const ANALYSIS = new Set(['R', 'Julia']);
const PLUMBING = new Set(['JavaScript', 'TypeScript', 'Vue', 'Astro']);
const PAGE = /\.(?:mdx?|rst|adoc|markdown)$/i;
const MOBILE_CODE = ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'C#', 'JavaScript', 'TypeScript'];

/**
 * Weighs all claims. Claims of one group do not add up, those of different groups do, as independent reasons:
 * `1 - (1 - a)(1 - b)`. General-purpose code that no other role explains makes a back end developer.
 */
export function decide(claims: readonly Claim[], tree: TreeView): Decisions {
  const bySubject = new Map<Subject, Claim[]>();
  for (const each of claims) {
    const list = bySubject.get(each.subject);
    if (list === undefined) bySubject.set(each.subject, [each]);
    else list.push(each);
  }
  const of = (subject: Subject): readonly Claim[] => bySubject.get(subject) ?? [];
  const decided = new Map<Role, Decision<Role>>();
  for (const role of ROLES) {
    const reasons = role === 'mobile_dev' ? mobileClaims(of('role:mobile_dev'), tree) : of(`role:${role}`);
    const decision = weigh(role, reasons);
    if (decision !== undefined) decided.set(role, decision);
  }
  if (!decided.has('backend_dev')) {
    const general = weigh<Role>('backend_dev', [
      ...of('role:backend_dev'),
      ...generalCode(of('package'), tree, decided),
    ]);
    if (general !== undefined) decided.set('backend_dev', general);
  }
  return {
    roles: ROLES.flatMap((role) => decided.get(role) ?? []),
    rac: KINDS.flatMap((kind) => weigh(kind, of(`rac:${kind}`)) ?? []),
  };
}

function weigh<T>(value: T, claims: readonly Claim[]): Decision<T> | undefined {
  const strongest = new Map<string, number>();
  for (const { group = 'default', weight } of claims) strongest.set(group, Math.max(strongest.get(group) ?? 0, weight));
  let doubt = 1;
  for (const weight of strongest.values()) doubt *= 1 - weight;
  const confidence = Math.round((1 - doubt) * 100) / 100;
  if (confidence < THRESHOLD) return undefined;
  return { value, confidence: Math.min(confidence, 0.99), claims: [...claims].sort(byWeight) };
}

function byWeight(a: Claim, b: Claim): number {
  return b.weight - a.weight || (a.evidence.path < b.evidence.path ? -1 : a.evidence.path > b.evidence.path ? 1 : 0);
}

// Bindings for phones in a library of another language make no app.
function mobileClaims(claims: readonly Claim[], tree: TreeView): readonly Claim[] {
  if (claims.some(({ weight }) => weight >= 0.8)) return claims;
  const all = sum(tree, () => true);
  return all > 0 && sum(tree, (language) => MOBILE_CODE.includes(language)) / all >= 0.3 ? claims : [];
}

function generalCode(packages: readonly Claim[], tree: TreeView, decided: ReadonlyMap<Role, unknown>): Claim[] {
  const explained = new Set(EXPLAINS.filter(([role]) => decided.has(role)).flatMap(([, languages]) => languages));
  const all = sum(tree, () => true);
  if (all === 0) return [];
  const claims: Claim[] = [];
  const pages = tree.files.filter(({ name, place }) => PAGE.test(name) && place !== 'example').length;
  const withManifest = new Map<string, Claim>();
  for (const each of packages)
    for (const language of each.languages ?? []) if (!withManifest.has(language)) withManifest.set(language, each);
  for (const [language, { files, sample }] of tree.code) {
    if (explained.has(language) || INCIDENTAL.has(language)) continue;
    const manifest = withManifest.get(language);
    if (manifest === undefined && ANALYSIS.has(language)) continue;
    // Scripts and templates of a site are no application.
    if (pages >= 20 && pages >= 2 * all && PLUMBING.has(language)) continue;
    const share = files / all;
    const weight =
      manifest !== undefined ? (share >= 0.2 || files >= 100 ? 0.75 : 0.25) : share >= 0.5 && files >= 15 ? 0.6 : 0;
    if (weight === 0) continue;
    claims.push({
      subject: 'role:backend_dev',
      weight,
      evidence: { path: manifest?.evidence.path ?? sample, why: `${files} ${language} source files` },
      group: 'general code',
      technology: language,
    });
  }
  return claims;
}

function sum(tree: TreeView, wanted: (language: string) => boolean): number {
  let total = 0;
  for (const [language, { files }] of tree.code) if (wanted(language)) total += files;
  return total;
}
