/** How much one decision, and all decisions about one host, may look at: to the step. */
import { expect, test } from '@jest/globals';
import { Budget, HOST_TOO_MUCH, MAX_DEPTH, Pool } from '../../../../src/core/json-schema/budget.ts';
import { isFault, openSchema } from '../../../../src/core/json-schema/open-schema.ts';
import type { SchemaNode } from '../../../../src/core/json-schema/schema-document.ts';

function opened(): SchemaNode {
  const document = openSchema({});
  if (isFault(document)) throw new Error(document.problem);
  return document.root;
}

/** How many steps there are before the refusal, and what it says. */
function stepsOf(budget: Budget): [steps: number, refusal: string] {
  for (let steps = 0; ; steps++) {
    try {
      budget.spend(0);
    } catch (error) {
      return [steps, (error as Error).message];
    }
  }
}

test('one decision has 100,000 steps', () => {
  expect(stepsOf(new Budget())).toEqual([100_000, 'comparing the schemas takes too many steps']);
});

test('decisions about one host share 200,000 steps, and each brings 60 while some are left', () => {
  const pool = new Pool();
  const own: [number, string] = [100_000, 'comparing the schemas takes too many steps'];
  pool.grow();
  expect([stepsOf(new Budget(pool)), stepsOf(new Budget(pool))]).toEqual([own, own]);
  expect(pool.exhausted).toBe(false);
  expect([stepsOf(new Budget(pool)), pool.exhausted]).toEqual([[60, HOST_TOO_MUCH], true]);
  pool.grow();
  expect([stepsOf(new Budget(pool)), pool.exhausted]).toEqual([[0, HOST_TOO_MUCH], true]);
});

test('a pool without a step left is exhausted', () => {
  const pool = new Pool();
  for (let step = 1; step < 200_000; step++) pool.take();
  expect([pool.exhausted, pool.take(), pool.exhausted, pool.take()]).toEqual([false, true, true, false]);
});

test('700 levels are followed, and none below', () => {
  expect(MAX_DEPTH).toBe(700);
  const budget = new Budget();
  budget.spend(MAX_DEPTH);
  expect(() => budget.spend(MAX_DEPTH + 1)).toThrow('the schemas nest more than 700 levels deep');
});

test('what is known of a value is known for the same subschema, look and formats only', () => {
  const budget = new Budget();
  const [node, other] = [opened(), opened()];
  const of = (...args: Parameters<Budget['truthsOf']>) => budget.truthsOf(...args);
  const truths = of(node, 'whole', true);
  truths.set(1, true);
  expect(of(node, 'whole', true).get(1)).toBe(true);
  const others = [of(other, 'whole', true), of(node, 'types', true), of(node, 'whole', false)];
  expect(others.map((each) => each.get(1))).toEqual([undefined, undefined, undefined]);
});
