import type { ScanEvidence } from '../result/init-results.ts';
import type { Look, TreeFile, TreeView } from './tree/tree.ts';
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
  /** Technology that a person would name, for descriptions. */
  readonly technology?: string;
  /** For `package`: languages that belong to it. */
  readonly languages?: readonly string[];
  /** For `package`: what it is called in its manifest. */
  readonly name?: string;
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

/** What a file shows by its path and, where that is not enough, by its text, whose place is the evidence. Of weight 0: nothing. */
export type Sign = readonly [
  path: RegExp,
  weight: number,
  why: string,
  technology: string,
  text?: RegExp | undefined,
  group?: string,
];

/**
 * A detector of files that each show one thing: the first row that fits.
 *
 * @param about `subjects` are what they speak for; `isMeant` says of which files, by default all of the project
 */
export function signDetector(
  about: Omit<Detector, 'detect'> & {
    readonly subjects: readonly Subject[];
    readonly signs: readonly Sign[];
    readonly isMeant?: (file: TreeFile) => boolean;
  },
): Detector {
  const { id, looksAt, subjects, signs, isMeant = ({ place }) => place === 'project' } = about;
  return {
    id,
    looksAt,
    *detect(tree) {
      for (const file of tree.files.filter(isMeant)) {
        const text = tree.text(file.path) ?? '';
        const sign = signs.find(([path, , , , said]) => path.test(file.path) && said?.test(text) !== false);
        if (sign === undefined || sign[1] === 0) continue;
        const [, weight, why, technology, said, group = technology] = sign;
        const line = said === undefined ? undefined : lineOf(text, said);
        for (const subject of subjects) yield claim(subject, weight, file.path, why, { technology, group, line });
      }
    },
  };
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

/** Why the settings of a Helm chart are evidence. */
export const CHART = 'Helm chart';

/** What something that runs the project speaks for: that there is such a thing, and that there is work in it. */
export const OPERATED = ['rac:infra', 'role:devops_engineer'] as const;

export function operated(weight: number, path: string, why: string, more: Parameters<typeof claim>[4]): Claim[] {
  return OPERATED.map((subject) => claim(subject, weight, path, why, more));
}

/** Whether a claim is about that. */
export function isOperated({ subject }: Claim): boolean {
  return OPERATED.some((each) => each === subject);
}

/** How many files of code the project itself has. */
export function codeFiles({ code }: Pick<TreeView, 'code'>): number {
  return [...code.values()].reduce((sum, { files }) => sum + files, 0);
}

/** The folder that a claim speaks for; a project of Xcode, and lists of requirements, are in a folder of their own beside the code. */
export function folderOfClaim({ evidence: { path } }: Claim): string {
  const dir = parentOf(path);
  return dir.replace(/(?:^|\/)(?:[^/]+\.xcodeproj|src\/main|requirements)$/, '');
}
