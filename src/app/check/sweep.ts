import { answerOf, type Policy } from '../../core/result/answer.ts';
import type { SweptProject } from '../../core/result/sweep.ts';
import {
  eachProject,
  type ProjectRun,
  type ProjectsOptions,
  type ProjectsPorts,
  type ProjectToRun,
} from './each-project.ts';

export interface SweepOptions extends Omit<ProjectsOptions, 'judgedBy' | 'everyResult'> {
  /** What makes an answer no. */
  readonly strict: Policy;
}

/**
 * Checks the projects of many folders one after the other, each by itself; of a project nothing is kept once the next is asked for. What
 * cannot be judged is a result.
 *
 * @throws UserError when a named file means nothing
 */
export async function* sweep(ports: ProjectsPorts, options: SweepOptions): AsyncGenerator<SweptProject> {
  for await (const each of eachProject(ports, { ...options, everyResult: true }))
    yield sweptOf(each, 'unread' in each ? each.unread : await each.run(), options.strict);
}

function sweptOf(
  { folder, ...each }: { readonly folder: string; readonly found?: ProjectToRun['found'] },
  { project: { root, file, report }, checked, unread }: ProjectRun,
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
  };
}
