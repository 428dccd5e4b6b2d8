import { describe, expect, test } from '@jest/globals';
import { answerOf, PLAIN_POLICY, policyOf, type Judged, type Policy } from '../../../../src/core/result/answer.ts';
import type { HandshakeVerdict, ReadyVerdict } from '../../../../src/core/result/results.ts';

const counts = (errors = 0, warnings = 0, notes = 0, accepted = 0): Judged => ({
  summary: { files: 1, errors, warnings, notes, accepted },
});
const cals = (...verdicts: readonly ReadyVerdict[]): Judged => ({ cals: verdicts.map((verdict) => ({ verdict })) });
const hosts = (...verdicts: readonly HandshakeVerdict[]): Judged => ({
  handshakes: verdicts.map((verdict, i) => ({ profile: `host ${i}`, verdict, reservations: 0 })),
});
const STRICT = policyOf('error', true);
const NOTES: Policy = { failOn: 'note', strict: true };
const NEVER = policyOf('never', false);

/** Every kind of thing that decides, in each policy: [what was judged, policy, exit code, the last line]. */
test.each<readonly [Judged, Policy, 0 | 1, string]>([
  [{}, PLAIN_POLICY, 0, 'ok: no problems'],
  [counts(), PLAIN_POLICY, 0, 'ok: no problems'],
  [counts(1), PLAIN_POLICY, 1, 'not ok: 1 error'],
  [counts(2), STRICT, 1, 'not ok: 2 errors'],
  [counts(0, 1), PLAIN_POLICY, 0, 'ok: 1 warning'],
  [counts(0, 1), STRICT, 1, 'not ok: 1 warning'],
  [counts(0, 2), NOTES, 1, 'not ok: 2 warnings'],
  [counts(0, 0, 1), STRICT, 0, 'ok: no problems'],
  [counts(0, 0, 1), NOTES, 1, 'not ok: 1 note'],
  [counts(0, 0, 0, 3), PLAIN_POLICY, 0, 'ok: no problems; 3 accepted'],
  [counts(1, 0, 0, 3), PLAIN_POLICY, 1, 'not ok: 1 error; 3 accepted'],
  [cals('ready', 'ready'), PLAIN_POLICY, 0, 'ok: 2 CALs ready'],
  [cals('ready', 'pending'), PLAIN_POLICY, 0, 'ok: 1 CAL ready, 1 CAL pending'],
  [cals('ready', 'pending'), STRICT, 1, 'not ok: 1 CAL pending'],
  [cals('ready', 'not ready'), PLAIN_POLICY, 1, 'not ok: 1 CAL not ready'],
  [hosts('accept'), PLAIN_POLICY, 0, 'ok: 1 host accepts'],
  [hosts('accept', 'accept'), PLAIN_POLICY, 0, 'ok: 2 hosts accept'],
  [hosts('accept', 'refuse'), PLAIN_POLICY, 1, 'not ok: 1 host refuses'],
  [hosts('refuse', 'refuse'), PLAIN_POLICY, 1, 'not ok: 2 hosts refuse'],
  [hosts('accept', 'not judged'), PLAIN_POLICY, 1, 'not ok: 1 host not judged'],
  [hosts('not judged', 'not judged'), PLAIN_POLICY, 1, 'not ok: 2 hosts not judged'],
  [
    { ...counts(1), ...hosts('refuse', 'not judged', 'accept') },
    PLAIN_POLICY,
    1,
    'not ok: 1 error, 1 host refuses, 1 host not judged',
  ],
  [{ ...counts(), also: ['1 file would change'] }, PLAIN_POLICY, 1, 'not ok: 1 file would change'],
  [{ ...counts(), nothing: true }, PLAIN_POLICY, 0, 'ok: nothing to judge'],
  [{ ...counts(), nothing: true }, STRICT, 1, 'not ok: nothing to judge'],
  [counts(1), NEVER, 0, 'not ok: 1 error (fail-on: never lets it pass)'],
  [hosts('refuse'), NEVER, 0, 'not ok: 1 host refuses (fail-on: never lets it pass)'],
  [counts(0, 3), NEVER, 0, 'ok: 3 warnings'],
])('%j with %j', (judged, policy, exitCode, line) => {
  const answer = answerOf(judged, policy);
  expect([answer.exitCode, answer.line]).toEqual([exitCode, line]);
  expect(answer.ok).toBe(line.startsWith('ok: '));
  expect(answer.decided.length > 0).toBe(!answer.ok);
});

test.each([PLAIN_POLICY, STRICT, NOTES, NEVER])('what a door does not judge counts for nothing: %j', (policy) => {
  expect(answerOf({}, policy)).toEqual({
    ok: true,
    decided: [],
    cautions: [],
    line: 'ok: no problems',
    exitCode: 0,
  });
});

test('a host that accepts one cartridge and refuses another is counted once, as one that refuses', () => {
  const of = (profile: string, verdict: HandshakeVerdict) => ({ profile, verdict, reservations: 0 });
  const several = [of('a', 'accept'), of('a', 'refuse'), of('b', 'not judged'), of('b', 'accept'), of('c', 'accept')];
  for (const handshakes of [several, several.toReversed()])
    expect(answerOf({ handshakes }).decided).toEqual(['1 host refuses', '1 host not judged']);
});

describe('cautions', () => {
  const NOTHING =
    'nothing was judged: found no skill, CAL, package, cartridge or host profile; name another folder, or run cartwright init';
  const ACCEPTED = (n: number): string =>
    `nothing is reported because all that was found is accepted: ${n} by a baseline, a comment or the configuration`;

  test.each<readonly [Judged, readonly string[]]>([
    [counts(), []],
    [{ ...counts(), nothing: true }, [NOTHING]],
    [counts(0, 0, 0, 1), [ACCEPTED(1)]],
    [counts(0, 0, 0, 2), [ACCEPTED(2)]],
    [counts(1, 0, 0, 2), []],
    [counts(0, 1, 0, 2), []],
    [counts(0, 0, 1, 2), []],
  ])('%j', (judged, cautions) => {
    expect(answerOf(judged).cautions).toEqual(cautions);
  });
});

test.each<readonly [Policy['failOn'], boolean, Policy]>([
  ['error', false, { failOn: 'error', strict: false }],
  ['error', true, { failOn: 'warning', strict: true }],
  ['warning', false, { failOn: 'warning', strict: true }],
  ['warning', true, { failOn: 'warning', strict: true }],
  ['note', false, { failOn: 'note', strict: true }],
  ['never', false, { failOn: 'never', strict: false }],
  ['never', true, { failOn: 'never', strict: true }],
])('fail-on %s, strict %s', (failOn, strict, policy) => {
  expect(policyOf(failOn, strict)).toEqual(policy);
});
