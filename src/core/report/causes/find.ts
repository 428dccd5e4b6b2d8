import type { Diagnostic } from '../../result/diagnostic.ts';
import { pairKey } from '../../result/host-labels.ts';
import type { CheckReport } from '../../result/results.ts';
import { changedHostLabels, isWorse, newFindings, type Changes } from '../compare.ts';
import { breaks, worstFirst, type Cause } from './cause.ts';
import { handshakeCause } from './handshake.ts';
import type { CauseProject, Sides } from './sides.ts';
import { owedSteps } from './steps.ts';
import { placeOfFinding, workflowCauses, type WorkflowFacts } from './workflow.ts';

/** Two reports, what is between them, and the files that tell why. */
export interface CauseFacts {
  /** Of the base, with the paths of the head. */
  readonly base: CheckReport;
  readonly head: CheckReport;
  readonly changes: Changes;
  readonly sides: Sides;
  /** The project that a path lies in. */
  readonly projectOf: (path: string) => CauseProject;
  /** The file of a package's folder. */
  readonly packageFileOf: (folder: string) => string;
  /** The file that a host is made of, by the profile of its verdict. */
  readonly hostFileOf: (profile: string) => string;
}

/** Why each answer is worse than at the base, the worst first; then which versions owe a step. */
export async function findCauses(facts: CauseFacts): Promise<Cause[]> {
  const { base, head, changes, sides, projectOf, packageFileOf, hostFileOf } = facts;
  const fresh = newFindings(base, head).filter(({ level }) => level === 'error');
  const label = changedHostLabels(changes.hosts);
  const [was, is] = [byPair(base), byPair(head)];
  const found: Cause[] = [];
  for (const change of changes.hosts) {
    const key = pairKey({ subject: change.subject, profile: change.profile ?? change.host });
    const after = is.get(key);
    if (
      after === undefined ||
      after.verdict === 'accept' ||
      (change.before === change.after && change.broken.length === 0)
    )
      continue;
    const file = packageFileOf(change.subject);
    const there = sides.head.read(file) !== undefined || sides.base.read(file) !== undefined;
    found.push(
      await handshakeCause({
        change,
        before: was.get(key),
        after,
        label: label(change),
        sides,
        packageFile: there ? file : undefined,
        configFile: projectOf(change.subject).configFile,
        hostFile: hostFileOf(after.profile),
      }),
    );
  }
  const profiles = [...new Set([...base.handshakes, ...head.handshakes].map(({ profile }) => profile))];
  for (const change of changes.verdicts.filter((change) => isWorse(change) || isNewPending(change))) {
    const after = head.cals.find(({ path }) => path === change.path);
    if (after === undefined) continue;
    const workflow: WorkflowFacts = {
      sides,
      packageFileOf,
      project: projectOf(change.path),
      change,
      before: base.cals.find(({ path }) => path === change.path),
      after,
      errors: fresh.filter(({ path }) => path === change.path),
      profiles,
    };
    found.push(...(await workflowCauses(workflow)));
  }
  const unexplained = fresh.filter((error) => !isExplained(error, found));
  found.push(...(await Promise.all(unexplained.map((error) => errorCause(sides, error)))));
  return worstFirst([...found, ...(await owedSteps(changes.requirements ?? [], sides, packageFileOf))]);
}

function byPair({ handshakes }: CheckReport): Map<string, CheckReport['handshakes'][number]> {
  return new Map(handshakes.map((each) => [pairKey(each), each]));
}

function isNewPending({ before, after }: Changes['verdicts'][number]): boolean {
  return before === null && after === 'pending';
}

async function errorCause(sides: Sides, error: Diagnostic): Promise<Cause> {
  return {
    kind: 'error',
    subject: error.path,
    before: null,
    after: null,
    why: error.message,
    place: await placeOfFinding(sides, error),
    related: [],
  };
}

// A refusal and a missing item are findings too; each is told once.
function isExplained({ rule, path }: Diagnostic, causes: readonly Cause[]): boolean {
  return rule === 'handshake/refuse' || causes.some((cause) => breaks(cause) && cause.subject === path);
}
