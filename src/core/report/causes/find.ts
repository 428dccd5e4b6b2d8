import type { Diagnostic } from '../../diagnostic.ts';
import type { RequirementsChange } from '../../diff/requirements.ts';
import { pairKey } from '../../host-labels.ts';
import type { CheckReport } from '../../results.ts';
import { changedHostLabels, isWorse, newFindings, type Changes } from '../compare.ts';
import { refusalMessage } from '../refusal.ts';
import { breaks, worstFirst, type Cause } from './cause.ts';
import { handshakeCause } from './handshake.ts';
import { placeOfDifference, placeOfFile, placeOfValue, type Sides } from './sides.ts';
import { placeOfFinding, workflowCauses, type WorkflowFacts } from './workflow.ts';

/** Two reports, what is between them, and the files that tell why. */
export interface CauseFacts {
  /** Of the base, with the paths of the head. */
  readonly base: CheckReport;
  readonly head: CheckReport;
  readonly changes: Changes;
  readonly sides: Sides;
  readonly configFile: string;
  readonly confirmations: string;
  /** The file of a package's folder. */
  readonly packageFileOf: (folder: string) => string;
}

/** Why each answer is worse than at the base, the worst first; then what is judged less, and which versions owe a step. */
export async function findCauses(facts: CauseFacts): Promise<Cause[]> {
  const { base, head, changes, sides, configFile, packageFileOf } = facts;
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
        configFile,
      }),
    );
  }
  const profiles = [...new Set([...base.handshakes, ...head.handshakes].map(({ profile }) => profile))];
  for (const change of changes.verdicts.filter(isWorse)) {
    const after = head.cals.find(({ path }) => path === change.path);
    if (after === undefined) continue;
    const workflow: WorkflowFacts = {
      ...facts,
      change,
      before: base.cals.find(({ path }) => path === change.path),
      after,
      errors: fresh.filter(({ path }) => path === change.path),
      profiles,
    };
    found.push(...(await workflowCauses(workflow)));
  }
  found.push(...fresh.filter((error) => !isExplained(error, found, head)).map(errorCause));
  return worstFirst([...found, ...(await judgedLess(facts)), ...(await owedSteps(changes.requirements ?? [], facts))]);
}

function byPair({ handshakes }: CheckReport): Map<string, CheckReport['handshakes'][number]> {
  return new Map(handshakes.map((each) => [pairKey(each), each]));
}

function errorCause(error: Diagnostic): Cause {
  const { path, message } = error;
  return {
    kind: 'error',
    subject: path,
    before: null,
    after: null,
    why: message,
    place: placeOfFinding(error),
    related: [],
  };
}

// A refusal and a missing item are findings too; each is told once.
function isExplained(error: Diagnostic, causes: readonly Cause[], head: CheckReport): boolean {
  const { rule, path, message } = error;
  if (rule === 'handshake/refuse')
    return head.handshakes.some(
      (each) => refusalMessage(each) === message && causes.some((cause) => isOf(cause, each)),
    );
  return causes.some((cause) => breaks(cause) && cause.subject === path);
}

function isOf({ subject, profile }: Cause, verdict: CheckReport['handshakes'][number]): boolean {
  return subject === verdict.subject && profile === verdict.profile;
}

/** Hosts, workflows and packages that the base judged and the head does not. */
async function judgedLess({ base, head, sides, configFile, packageFileOf }: CauseFacts): Promise<Cause[]> {
  const config = await sides.pair(configFile);
  const less = async (key: string, subject: string, file: string, name: string): Promise<Cause> => {
    const own = sides.base.read(file) !== undefined && sides.head.read(file) === undefined;
    const difference =
      config.differences.find((each) => (each.head ?? each.base)?.[0] === key) ??
      config.differences.find((each) => (each.head ?? each.base)?.[0] === 'targets') ??
      config.differences[0];
    const configured = difference !== undefined ? placeOfDifference(config, difference) : goneConfig();
    const place = own ? placeOfFile(file, 'deleted') : configured;
    const why = own
      ? 'deleted here'
      : place === null
        ? 'not judged any more'
        : `${configFile} ${place.change === 'deleted' ? 'is deleted' : 'does not name it'}`;
    return { kind: 'less', subject, host: name, before: null, after: null, why, place, related: [] };
  };
  const goneConfig = (): Cause['place'] =>
    config.base !== undefined && config.head === undefined ? placeOfValue(config, []) : null;
  const gone = <T>(key: (each: T) => string, before: readonly T[], after: readonly T[]): T[] => {
    const left = new Set(after.map(key));
    return [...new Map(before.map((each) => [key(each), each])).values()].filter((each) => !left.has(key(each)));
  };
  const hosts = gone(({ profile }) => profile, base.handshakes, head.handshakes);
  const subjects = gone(({ subject }) => subject, base.handshakes, head.handshakes);
  const cals = gone(({ path }) => path, base.cals, head.cals);
  // Without any host nothing is negotiated: the packages are not what went.
  const packages = head.handshakes.length === 0 && hosts.length > 0 ? [] : subjects;
  const lists = await Promise.all([
    // Without any package no host is asked.
    ...(head.handshakes.length === 0 && packages.length > 0 ? [] : hosts).map(({ profile, host }) =>
      less('hosts', profile, profile, host),
    ),
    ...packages.map(({ subject }) => {
      const file = packageFileOf(subject);
      return less('packages', subject, sides.base.read(file) === undefined ? subject : file, subject);
    }),
    ...cals.map(({ path, id }) => less('cals', path, path, id)),
  ]);
  return lists;
}

/** Packages that ask for more than their version says. */
async function owedSteps(
  requirements: readonly RequirementsChange[],
  { sides, packageFileOf }: CauseFacts,
): Promise<Cause[]> {
  return Promise.all(
    requirements
      .filter(({ enough }) => !enough)
      .map(async ({ subject, step, before, after, taken }): Promise<Cause> => {
        const file = await sides.pair(packageFileOf(subject));
        const version =
          before === after
            ? `version still ${after}`
            : `${before} → ${after} is ${taken === null ? 'not later' : `a ${taken} one`}`;
        return {
          kind: 'step',
          subject,
          before,
          after,
          why: `needs a ${step} step, ${version}`,
          place: file.head === undefined ? null : placeOfValue(file, ['version']),
          related: [],
        };
      }),
  );
}
