/** How a step ends: its answer and its cautions as annotations, while GitHub shows more of their kind. */
import { expect, test } from '@jest/globals';
import { conclude } from '../../../src/action/step.ts';
import type { Answer } from '../../../src/core/result/answer.ts';
import { capturedRunner } from '../../support/github/captured-runner.ts';

const YES: Answer = { ok: true, decided: [], cautions: [], line: 'ok: no problems', exitCode: 0 };
const NO: Answer = { ok: false, decided: ['1 error'], cautions: [], line: 'not ok: 1 error', exitCode: 1 };

/** What is printed at the end of a step that has made so many annotations of each kind. */
function ended(answer: Answer, errors: number, warnings: number, also?: readonly string[]): unknown {
  const runner = capturedRunner();
  for (const [kind, count] of [['error', errors] as const, ['warning', warnings] as const])
    runner.annotations(Array.from({ length: count }, () => ({ kind, message: 'x', properties: { title: 't' } })));
  const before = runner.written().length;
  const code = conclude({ runner }, answer, also);
  return [code, runner.written().slice(before).trimEnd().split('\n')];
}

const error = '::error title=cartwright::not ok: 1 error';
const warning = (text: string): string => `::warning title=cartwright::${text}`;

test('a yes is a line of the log, a no an annotation', () => {
  expect([ended(YES, 0, 0), ended(NO, 0, 0)]).toEqual([
    [0, ['ok: no problems']],
    [1, [error]],
  ]);
});

test('with ten errors annotated a no is a line as well, or it would push one of them out', () => {
  expect([ended(NO, 9, 0), ended(NO, 10, 0), ended(NO, 11, 0)]).toEqual([
    [1, [error]],
    [1, ['not ok: 1 error']],
    [1, ['not ok: 1 error']],
  ]);
});

test('cautions, and what is said of the step after them, have the places that the warnings leave', () => {
  const answer = { ...YES, cautions: ['one', 'two'] };
  const [one, two, three] = ['one', 'two', 'three'].map(warning);
  expect([0, 7, 8, 9, 10].map((warnings) => ended(answer, 0, warnings, ['three']))).toEqual([
    [0, [one, two, three, 'ok: no problems']],
    [0, [one, two, three, 'ok: no problems']],
    [0, [one, two, 'three', 'ok: no problems']],
    [0, [one, 'two', 'three', 'ok: no problems']],
    [0, ['one', 'two', 'three', 'ok: no problems']],
  ]);
});
