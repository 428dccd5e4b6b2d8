import type { ScanEvidence } from '../result/init-results.ts';
import type { Look, TreeView } from './tree/tree.ts';
import { parentOf } from '../value/path.ts';

export const ROLES = [
  'frontend_dev',
  'backend_dev',
  'mobile_dev',
  'data_engineer',
  'ml_engineer',
  'devops_engineer',
  'qa_engineer',
  'security_expert',
  'tech_writer',
  'fullstack_dev',
] as const;
export type Role = (typeof ROLES)[number];

/** Kinds of RAC items that a tree can call for; `custom` for MCP servers and the like. */
export const KINDS = ['wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'] as const;
export type Kind = (typeof KINDS)[number];

/** `package` is a unit of code with a manifest: it proves no role alone, but with code of its language that nothing else explains. */
export type Subject = `role:${Role}` | `rac:${Kind}` | 'package';

/** One reason to believe something. */
export interface Claim {
  readonly subject: Subject;
  /** 0 to 1: how far this alone would convince. Claims that share a `group` do not add up: the strongest counts. */
  readonly weight: number;
  readonly evidence: ScanEvidence;
  /** Names the kind of reason; default: the detector's id. */
  readonly group?: string;
  /** Several of the kind say more than one: each further one counts for less. */
  readonly addsUp?: boolean;
  /** Among reasons of the same weight, the lower comes first: a framework before what it is built on. */
  readonly rank?: number;
  /** Technology that a person would name, for descriptions. */
  readonly technology?: string;
  /** For `package`: languages that belong to it. */
  readonly languages?: readonly string[];
  /** For `package`: what it is called in its manifest. */
  readonly name?: string;
  /** For `package`: names of the packages that it depends on. */
  readonly needs?: readonly string[];
}

/** What a detector says: a claim, or in one line what it could not read. */
export type Detection = Claim | string;

/** One source of signals. It sees the tree as data and never reads or writes. */
export interface Detector {
  readonly id: string;
  readonly looksAt: readonly Look[];
  /** Whether it sees what any detector looks at; others see what they look at themselves. */
  readonly seesAll?: boolean;
  detect(tree: TreeView): Iterable<Detection>;
}

/** Names in one text, for tables. */
export function words(names: string): string[] {
  return names.split(/\s+/);
}

/** @returns the 1-based line of the first place of `needle`, or undefined. */
export function lineOf(text: string, needle: string | RegExp): number | undefined {
  const at = typeof needle === 'string' ? text.indexOf(needle) : text.search(needle);
  if (at < 0) return undefined;
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/** A claim with its evidence, the line left out when there is none. */
export function claim(
  subject: Subject,
  weight: number,
  path: string,
  why: string,
  more: Omit<Claim, 'subject' | 'weight' | 'evidence'> & { readonly line?: number | undefined } = {},
): Claim {
  const { line, ...rest } = more;
  return { subject, weight, evidence: { path, ...(line === undefined ? {} : { line }), why }, ...rest };
}

/** Claims that something runs the project, and that there is work in it. */
export function operated(weight: number, path: string, why: string, more: Parameters<typeof claim>[4]): Claim[] {
  return (['rac:infra', 'role:devops_engineer'] as const).map((subject) => claim(subject, weight, path, why, more));
}

/** How many files of code the project itself has. */
export function codeFiles({ code }: Pick<TreeView, 'code'>): number {
  return [...code.values()].reduce((sum, { files }) => sum + files, 0);
}

/** The folder that a claim speaks for; a project of Xcode is a folder of its own beside the code. */
export function folderOfClaim({ evidence: { path } }: Claim): string {
  const dir = parentOf(path);
  return dir.replace(/(?:^|\/)[^/]+\.xcodeproj$/, '').replace(/(?:^|\/)src\/main$/, '');
}
