import type { Summary } from './diagnostic.ts';
import { tallyHosts } from './reservations.ts';
import type { ReadyVerdict } from './results.ts';
import type { SkillResult } from './skills.ts';

/** From lenient to strict: the least level that a configuration or the input `fail-on` lets count. */
export const FAIL_ON = ['never', 'error', 'warning'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** What makes the answer of a run no, beside errors, CALs that are not ready and hosts that do not accept. */
export interface Policy {
  /** The least level that counts; `never` lets every answer pass without making a yes of it. */
  readonly failOn: FailOn | 'note';
  /** Whether a pending CAL counts, and a run that had nothing to judge. */
  readonly strict: boolean;
}

/** The policy of a run without options. */
export const PLAIN_POLICY: Policy = { failOn: 'error', strict: false };

/** What several projects of one run let fail it: the strictest of them, which is `error` where one says nothing. */
export function strictest(projects: readonly { readonly failOn?: FailOn | undefined }[]): FailOn {
  const ranks = projects.map(({ failOn = 'error' }) => FAIL_ON.indexOf(failOn));
  return FAIL_ON[Math.max(...ranks)] ?? 'error';
}

/** The policy that `fail-on` and `strict` mean together: each makes warnings and what is pending count. */
export function policyOf(failOn: Policy['failOn'] = 'error', strict = false): Policy {
  if (failOn === 'never') return { failOn, strict };
  const both = strict || failOn !== 'error';
  return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}

/** What an answer is made from; a door leaves out what it does not judge. */
export interface Judged {
  readonly summary?: Summary;
  readonly cals?: readonly { readonly verdict: ReadyVerdict }[];
  readonly handshakes?: Parameters<typeof tallyHosts>[0];
  readonly skills?: readonly Pick<SkillResult, 'hosts'>[];
  /** Nothing was there to judge. */
  readonly nothing?: boolean;
  /** No host was asked, where the answer is to rest on theirs. */
  readonly noHost?: boolean;
  /** What else makes the answer no, each with its number: `2 files would change`. */
  readonly also?: readonly string[];
}

/** The one answer of a run: every door takes its exit code, its last line and its mark from here. */
export interface Answer {
  readonly ok: boolean;
  /** What made it no, the worst first; empty for a yes. */
  readonly decided: readonly string[];
  /** Why a yes says less than it seems to; each is a warning wherever the answer stands. */
  readonly cautions: readonly string[];
  /** One line that starts with `ok` or `not ok`. */
  readonly line: string;
  readonly exitCode: 0 | 1;
}

/** Gives the one answer. Only `ready`, `accept` and, unless the policy says otherwise, `pending` count for a yes. */
export function answerOf(judged: Judged, policy: Policy = PLAIN_POLICY): Answer {
  const { nothing = false, noHost = false, also = [] } = judged;
  const counts = countsOf(judged);
  const { failOn, strict } = policy;
  const decided = [
    ...some(counts.errors, 'error'),
    ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
    ...(failOn === 'note' ? some(counts.notes, 'note') : []),
    ...some(counts.unready, 'CAL', 'not ready'),
    ...(strict ? some(counts.pending, 'CAL', 'pending') : []),
    ...hosts(counts.refusing, 'refuses', 'refuse'),
    ...hosts(counts.unjudged, 'not judged', 'not judged'),
    ...also,
    ...(strict && nothing ? [NOTHING] : []),
    ...(strict && noHost ? [NO_HOST] : []),
  ];
  const ok = decided.length === 0;
  const good = [
    ...some(counts.ready, 'CAL', 'ready'),
    ...some(counts.pending, 'CAL', 'pending'),
    ...hosts(counts.accepting, 'accepts', 'accept'),
    ...some(counts.promises, 'promise'),
    ...some(counts.runnable, 'skill', 'can run'),
    ...some(counts.untold, 'skill', 'not told'),
    ...(noHost ? [NO_HOST] : []),
    ...some(counts.warnings, 'warning'),
  ];
  const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
  const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
  const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
  return {
    ok,
    decided,
    cautions: [...cautionsOf(counts, nothing), ...(noHost ? [NO_HOST_ASKED] : [])],
    line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
    exitCode: ok || failOn === 'never' ? 0 : 1,
  };
}

/** The member `answer` of JSON results. */
export function answerJson({ ok, line, decided, cautions }: Answer): Omit<Answer, 'exitCode'> {
  return { ok, line, decided, cautions };
}

const NOTHING = 'nothing to judge';
const NO_HOST = 'no host asked';
const NO_HOST_ASKED =
  'no host was checked, so it is unknown where these cartridges can run; list host profiles in the input hosts, or add them to the project';
const NOTHING_JUDGED =
  'nothing was judged: found no skill, CAL, package, cartridge or host profile; name another folder, or run cartwright init';

function cautionsOf(counts: Counted, nothing: boolean): string[] {
  const { errors, warnings, notes, accepted } = counts;
  if (nothing) return [NOTHING_JUDGED];
  if (accepted === 0 || errors + warnings + notes > 0) return [];
  return [
    `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
  ];
}

type Counted = ReturnType<typeof countsOf>;

function countsOf({ summary, cals = [], handshakes = [], skills = [] }: Judged) {
  const workflows = (wanted: ReadyVerdict): number => cals.filter(({ verdict }) => verdict === wanted).length;
  const { accepting, refusing, unjudged } = tallyHosts(handshakes);
  return {
    errors: summary?.errors ?? 0,
    warnings: summary?.warnings ?? 0,
    notes: summary?.notes ?? 0,
    accepted: summary?.accepted ?? 0,
    ready: workflows('ready'),
    pending: workflows('pending'),
    unready: workflows('not ready'),
    accepting,
    promises: handshakes.reduce((sum, { verdict, promises = 0 }) => sum + (verdict === 'accept' ? promises : 0), 0),
    refusing,
    unjudged,
    runnable: skills.filter(({ hosts: on }) => on.length > 0 && on.every(({ verdict }) => verdict === 'can run'))
      .length,
    untold: skills.filter(
      ({ hosts: on }) =>
        on.length === 0 ||
        (on.every(({ verdict }) => verdict !== 'cannot run') && on.some(({ verdict }) => verdict === 'not told')),
    ).length,
  };
}

/** `2 errors`, `1 CAL not ready`; nothing for none. */
function some(number: number, noun: string, state = ''): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}

function hosts(number: number, one: string, many: string): string[] {
  return some(number, 'host', number === 1 ? one : many);
}
