import type { RacProposal, ScanEvidence } from '../../results.ts';
import type { Decision } from '../decide.ts';
import type { Claim, Kind } from '../detector.ts';
import type { TreeView } from '../tree.ts';
import { artefactsOf } from './artefacts.ts';
import { isSpeakable, speakablePath } from './speakable.ts';

/** A RAC item with the OKF metadata that goes with it (specification 2.5). */
export interface RacItem extends RacProposal {
  readonly okf: {
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly tags: readonly string[];
  };
}

const KINDS: Readonly<
  Record<Kind, { id: string; type: string; title: string; what: string; unit: readonly [one: string, many: string] }>
> = {
  wiki: {
    id: 'project-wiki',
    type: 'Code Wiki',
    title: 'Project wiki',
    what: 'What the project is for, how it is put together and how it is worked on',
    unit: ['document', 'documents'],
  },
  'code-map': {
    id: 'code-map',
    type: 'Code Wiki',
    title: 'Map of the source',
    what: 'Which packages or modules the code is divided into and how they depend on each other',
    unit: ['place', 'places'],
  },
  infra: {
    id: 'infrastructure',
    type: 'Terraform Module',
    title: 'Infrastructure',
    what: 'How the project is packaged, configured and run in its environments',
    unit: ['definition', 'definitions'],
  },
  terraform: {
    id: 'terraform',
    type: 'Terraform Module',
    title: 'Terraform architecture',
    what: 'Which resources and modules exist, in which state and for which environment',
    unit: ['file', 'files'],
  },
  'api-spec': {
    id: 'api-contract',
    type: 'API',
    title: 'API contract',
    what: 'Which operations are offered, with their inputs, outputs and errors',
    unit: ['file', 'files'],
  },
  dataset: {
    id: 'data-model',
    type: 'Dataset',
    title: 'Data model',
    what: 'Which data the project keeps or works on, how it is shaped and how it changes',
    unit: ['file', 'files'],
  },
  runbook: {
    id: 'operations',
    type: 'Runbook',
    title: 'Operations',
    what: 'How the project is deployed, watched and brought back when it fails',
    unit: ['procedure', 'procedures'],
  },
  custom: {
    id: 'agent-tools',
    type: 'Tool',
    title: 'Tools for agents',
    what: 'Which MCP servers the project offers to agents, and what each may be used for',
    unit: ['definition', 'definitions'],
  },
};
const MOST_EVIDENCE = 8;

/**
 * A RAC item for a decided kind: what must be known, with counts, places and technologies of this codebase and never a
 * line of it; a check that matches here; metadata in the words of OKF.
 *
 * @param folders paths in evidence that are folders
 */
export function racItem(
  { value, confidence, claims }: Decision<Kind>,
  folders: ReadonlySet<string>,
  tree: TreeView,
): RacItem {
  const template = KINDS[value];
  const { paths, glob, unit = template.unit } = artefactsOf(value, claims, folders, tree);
  const technologies = [...technologiesOf(claims), ...(value === 'code-map' ? languagesOf(tree) : [])].slice(0, 4);
  const technology = technologies.length === 0 ? '' : ` (${technologies.join(', ')})`;
  const description = `${template.what}${muchOf(paths, unit)}${technology}.`;
  return {
    id: template.id,
    kind: value,
    description,
    // What is likely but not certain must not stop anybody.
    required: confidence >= 0.7 && value !== 'custom',
    check:
      glob === undefined
        ? { type: 'manual', hint: `confirm that the agents can read: ${template.title.toLowerCase()}` }
        : { type: 'file-glob', hint: glob },
    evidence: evidenceOf(claims),
    okf: {
      type: template.type,
      title: template.title,
      description,
      tags: [...new Set([value, ...technologies.map(tag)])].slice(0, 6),
    },
  };
}

/** How much there is and where, as the end of a description; a single file by its name. */
function muchOf(paths: readonly string[], unit: readonly [one: string, many: string]): string {
  const [only] = paths;
  if (only === undefined) return '';
  if (paths.length === 1 && only.length <= 36 && isSpeakable(only)) return `: ${only}`;
  const where = placesOf(paths);
  return `: ${paths.length} ${paths.length === 1 ? unit[0] : unit[1]}${where === '' ? '' : ` in ${where}`}`;
}

/** Languages of at least a tenth of the code, most of it first. */
function languagesOf({ code }: TreeView): string[] {
  const counts = [...code].map(([language, { files }]) => ({ language, files }));
  const all = counts.reduce((sum, { files }) => sum + files, 0);
  const main = counts.filter(({ files }) => files * 10 >= all);
  return main.sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1)).map(({ language }) => language);
}

/** Up to eight reasons, the strongest first, each file once; names that may not be repeated are left out. */
export function evidenceOf(claims: readonly Claim[]): ScanEvidence[] {
  const seen = new Set<string>();
  const found: ScanEvidence[] = [];
  for (const { evidence } of claims) {
    if (found.length >= MOST_EVIDENCE || seen.has(evidence.path) || !isSpeakable(evidence.path)) continue;
    seen.add(evidence.path);
    found.push(evidence);
  }
  return found;
}

/** Technologies in the order of weight, each once. */
export function technologiesOf(claims: readonly Claim[]): string[] {
  const names = claims.flatMap(({ technology }) =>
    technology === undefined || !isSpeakable(technology) ? [] : [technology],
  );
  return [...new Set(names)].slice(0, 4);
}

// The top folders that hold most of it.
function placesOf(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const top = path.includes('/')
      ? `${path.slice(0, path.indexOf('/'))}/`
      : speakablePath(path) === undefined
        ? ''
        : 'the top folder';
    if (top !== '' && isSpeakable(top) && top.length <= 36) counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([top]) => top);
  const shown = most.slice(0, 3);
  if (most.length > 3)
    return `${shown.join(', ')} and ${most.length - 3} more ${most.length === 4 ? 'place' : 'places'}`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function tag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The item without its OKF metadata, as the JSON results promise it. */
export function withoutOkf({ id, kind, description, required, check, evidence }: RacItem): RacProposal {
  return { id, kind, description, required, check, evidence };
}
