import { sha256Hex } from '../../value/digest.ts';
import { code, gfm, type Markdown } from './markdown.ts';

/** Inputs by which the legs of a matrix judge different parts of one repository; the working directory is one more. */
export const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts'] as const;

/** What a run is narrowed to: the values of each input that is set. */
export type Narrowed = Readonly<Partial<Record<(typeof NARROWING)[number], readonly string[]>>>;

/** A job of a workflow with what it judges: the legs of a matrix share the job and differ in the rest. */
export interface Leg {
  readonly workflow: string;
  readonly job: string;
  /** The working directory relative to the repository's top folder; empty when they are one. */
  readonly directory: string;
  readonly narrowed: Narrowed;
}

/** The key of a leg's own sticky comment. Order and repetition of the values make no other leg. */
export function legKey(leg: Leg): string {
  const given = NARROWING.flatMap((name) => {
    const values = leg.narrowed[name] ?? [];
    return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
  });
  const job = jobKey(leg);
  return given.length === 0 ? job : `${job}?${sha256Hex(JSON.stringify(given)).slice(0, 16)}`;
}

/** The key that a leg would have if nothing but the working directory narrowed it. */
export function jobKey({ workflow, job, directory }: Leg): string {
  return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}

/** Whether a comment's key is that of some leg of a workflow. */
export function isOfWorkflow(key: string, workflow: string): boolean {
  return workflow !== '' && key.startsWith(`${workflow}/`);
}

const VALUES = 6;

/** ``**working-directory** `packages/search`; **hosts** `laptop` ``, as Markdown; empty for a run that judges everything. */
export function legWords({ directory, narrowed }: Pick<Leg, 'directory' | 'narrowed'>): Markdown {
  const parts = directory === '' ? [] : [gfm`**working-directory** ${code(directory, 80)}`];
  for (const name of NARROWING) {
    const values = narrowed[name] ?? [];
    const more = values.length > VALUES ? gfm` and ${values.length - VALUES} more` : '';
    const shown = values.slice(0, VALUES).map((value) => code(value, 80));
    if (values.length > 0) parts.push(gfm`**${name}** ${gfm.join(', ')(shown)}${more}`);
  }
  return gfm.join('; ')(parts);
}
