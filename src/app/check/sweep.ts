import { answerOf, type Policy } from '../../core/result/answer.ts';
import type { Inputs } from '../../core/result/looks.ts';
import type { SweptProject } from '../../core/result/sweep.ts';
import { VERSION } from '../../version.ts';
import {
  eachProject,
  type ProjectRun,
  type ProjectsOptions,
  type ProjectsPorts,
  type ProjectToRun,
} from './each-project.ts';
import { isUnchanged, Looks } from './looks.ts';

/** A project of an earlier sweep, and how it is handed on. */
export interface Before<T> {
  /** The folder that it was found for. */
  readonly folder: string;
  readonly inputs: Inputs | null;
  readonly kept: T;
}

export interface SweepOptions<T> extends Omit<ProjectsOptions, 'shard' | 'commit' | 'judgedBy' | 'everyResult'> {
  /** What makes an answer no. */
  readonly strict: Policy;
  /** Whether servers or addresses are asked, so that nobody can say on what an answer depends. */
  readonly outside: boolean;
  /** What an earlier sweep said of a project: it is handed on where a check would be told the same. */
  readonly before?: ((root: string, within: string | undefined) => Promise<Before<T> | undefined>) | undefined;
}

/** A project that was judged in this sweep, or one that is as it was. */
export type Swept<T> = { readonly project: SweptProject } | { readonly kept: T };

/** Everything that was asked of the program and decides an answer, as data: a part of every project's digest. */
export function decidingOptions(options: Omit<SweepOptions<unknown>, 'folders' | 'before'>): object {
  const { configPath, profile, parts, named, roster, policy, frozen, strict } = options;
  return {
    version: VERSION,
    only: [...parts].sort(),
    config: configPath ?? null,
    prefix: profile?.prefix ?? null,
    named: Object.fromEntries(Object.entries(named ?? {}).sort()),
    roster: roster ?? null,
    policy: policy ?? null,
    frozen: frozen === true,
    failOn: strict.failOn,
    strict: strict.strict,
  };
}

/**
 * Checks the projects of many folders one after the other, each by itself; of a project nothing is kept once the next is asked for. What
 * cannot be judged is a result.
 *
 * @throws UserError when a named file means nothing
 */
export async function* sweep<T>(ports: ProjectsPorts, options: SweepOptions<T>): AsyncGenerator<Swept<T>> {
  const deciding = decidingOptions(options);
  for await (const each of eachProject(ports, { ...options, everyResult: true })) {
    if ('unread' in each) {
      yield { project: sweptOf(each, each.unread, null, options.strict) };
      continue;
    }
    const { found, own, chosen } = each;
    const asked = { ...deciding, chosen };
    const kept = options.outside ? undefined : await keptOf(each, options, asked);
    if (kept !== undefined) {
      yield { kept: kept.kept };
      continue;
    }
    const looks = own === undefined || options.outside ? undefined : new Looks(own.look, found);
    const run = await each.run(looks === undefined || own === undefined ? (own?.ports ?? ports) : own.watched(looks));
    yield { project: sweptOf(each, run, looks?.inputs(asked) ?? null, options.strict) };
  }
}

async function keptOf<T>(
  { folder, found, own }: ProjectToRun,
  { before }: SweepOptions<T>,
  asked: object,
): Promise<{ readonly kept: T } | undefined> {
  const known = await before?.(found.root, found.within);
  if (own === undefined || known === undefined || known.inputs === null || known.folder !== folder) return undefined;
  return isUnchanged(own.look, found, known.inputs, asked) ? known : undefined;
}

function sweptOf(
  { folder, ...each }: { readonly folder: string; readonly found?: ProjectToRun['found'] },
  { project: { root, file, report }, checked, unread }: ProjectRun,
  inputs: Inputs | null,
  policy: Policy,
): SweptProject {
  const within = each.found?.within;
  return {
    folder,
    root,
    ...(within === undefined ? {} : { within }),
    file,
    state: unread === true ? 'unreadable' : 'judged',
    exitCode: unread === true ? 2 : answerOf(report, policy).exitCode,
    notes: checked?.notes ?? [],
    report,
    inputs,
  };
}
