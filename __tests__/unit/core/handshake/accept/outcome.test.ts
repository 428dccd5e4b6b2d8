import { expect, test } from '@jest/globals';
import {
  ACCEPTS,
  ARGUMENTS,
  atItem,
  atProperty,
  deeper,
  found,
  Gathering,
  nameOf,
  naming,
  textAt,
  type Obstacle,
  type Outcome,
} from '../../../../../src/core/handshake/accept/outcome.ts';

const contract = { up: undefined, key: 'x' };
const place = atProperty(ARGUMENTS, 'a', contract);

test('every place below another is one level deeper, and named after it', () => {
  const [of, item] = [atProperty(place, 'b', undefined), atItem(place, 0, undefined)];
  expect([place, of, item, atItem(place, undefined, contract), deeper(ARGUMENTS), deeper(item)]).toEqual([
    { name: 'a', contract, depth: 1, root: false },
    { name: 'a.b', contract: undefined, depth: 2, root: false },
    { name: 'a[0]', contract: undefined, depth: 2, root: false },
    { name: 'a[]', contract, depth: 2, root: false },
    { name: '', contract: undefined, depth: 1, root: true },
    { name: 'a[0]', contract: undefined, depth: 3, root: false },
  ]);
  expect([nameOf(ARGUMENTS), textAt(ARGUMENTS, 't'), nameOf(item), textAt(item, 't')]).toEqual([
    'the arguments',
    't',
    '"a[0]"',
    '"a[0]": t',
  ]);
});

const against = (reason: string, ...rejected: readonly unknown[]): Obstacle => ({
  reason,
  contract,
  tool: undefined,
  rejected,
});
const refused = ({ reason, rejected }: Obstacle): Outcome => found(place, undefined, reason, rejected);

function gathered(first: boolean, ...outcomes: readonly Outcome[]): readonly [readonly boolean[], Outcome] {
  const gathering = new Gathering(first);
  return [outcomes.map((outcome) => gathering.add(outcome)), gathering.result];
}

test('what must all accept: everything against it, each reason once, the one with an example', () => {
  const [a, b, c] = [against('a'), against('a', 1), against('a', 2)];
  expect(gathered(false, ...[a, b, c, against('b')].map(refused), naming(['n']))).toEqual([
    [false, false, false, false, false],
    { obstacles: [b, against('b')], named: new Set(['n']) },
  ]);
  expect(gathered(false, naming(['n']), naming(['m']))).toEqual([[false, false], naming(['n', 'm'])]);
  expect(gathered(false, ACCEPTS)[1]).toBe(ACCEPTS);
});

test('where the first refusal decides, it is the first with an example', () => {
  const [a, b, c] = [against('a'), against('b', 1), against('c', 2)];
  expect(gathered(true, ...[a, b, c].map(refused), ACCEPTS)).toEqual([
    [false, true, true, true],
    { obstacles: [b], named: new Set() },
  ]);
  expect(gathered(true, ...[a, against('b')].map(refused))).toEqual([
    [false, false],
    { obstacles: [a], named: new Set() },
  ]);
});

test('64 things that speak against one place are kept, and what is better of a known one still counts', () => {
  const many = Array.from({ length: 66 }, (_, i) => against(`reason ${i}`));
  const [, { obstacles }] = gathered(false, ...many.map(refused), refused(against('reason 3', 7)));
  expect(obstacles).toEqual(many.slice(0, 64).with(3, against('reason 3', 7)));
});
