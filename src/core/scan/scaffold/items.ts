import type { RacProposal } from '../../result/init-results.ts';
import type { Decision } from '../decide.ts';
import type { Kind } from '../detector.ts';
import { artefactsOf } from './artefacts.ts';
import { describe } from './describe.ts';
import type { Project } from './project.ts';
import { evidenceOf, technologiesOf, tag } from './words.ts';

/** A RAC item with the OKF metadata that goes with it. */
export interface RacItem extends RacProposal {
  readonly okf: {
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly tags: readonly string[];
  };
}

const KINDS: Readonly<Record<Kind, { id: string; type: string; title: string }>> = {
  wiki: { id: 'project-wiki', type: 'Code Wiki', title: 'Project wiki' },
  'code-map': { id: 'code-map', type: 'Code Wiki', title: 'Map of the source' },
  infra: { id: 'infrastructure', type: 'Infrastructure', title: 'Infrastructure' },
  terraform: { id: 'terraform', type: 'Terraform Module', title: 'Terraform architecture' },
  'api-spec': { id: 'api-contract', type: 'API', title: 'API contract' },
  dataset: { id: 'data-model', type: 'Dataset', title: 'Data model' },
  runbook: { id: 'operations', type: 'Runbook', title: 'Operations' },
  custom: { id: 'agent-tools', type: 'Tool', title: 'Tools for agents' },
};

/**
 * A RAC item for a decided kind: what must be known, with counts, places and technologies of this codebase and never a
 * line of it; a check that matches here; metadata in the words of OKF.
 *
 * @param folders paths in evidence that are folders
 */
export function racItem(
  { value, confidence, claims }: Decision<Kind>,
  folders: ReadonlySet<string>,
  project: Project,
): RacItem {
  const { id, type, title } = KINDS[value];
  const { paths, glob } = artefactsOf(value, claims, folders, project.tree, project.map);
  const description = describe(value, claims, paths, project);
  const technologies = value === 'code-map' ? (project.map?.languages ?? []) : technologiesOf(claims);
  return {
    id,
    kind: value,
    description,
    // What is likely but not certain must not stop anybody.
    required: confidence >= 0.7 && value !== 'custom',
    check:
      glob === undefined
        ? { type: 'manual', hint: `confirm that the agents can read: ${title.toLowerCase()}` }
        : { type: 'file-glob', hint: glob },
    evidence: evidenceOf(claims),
    okf: {
      type,
      title: `${title} of ${project.name}`,
      description,
      tags: [...new Set([value, ...technologies.map(tag)])].filter((each) => each !== '').slice(0, 6),
    },
  };
}

/** The item without its OKF metadata, as the JSON results promise it. */
export function withoutOkf({ id, kind, description, required, check, evidence }: RacItem): RacProposal {
  return { id, kind, description, required, check, evidence };
}
