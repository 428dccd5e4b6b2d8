import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PROFILES } from '../../../../../src/ids.ts';
import { calShape } from '../../../../../src/core/cal/shape/cal.ts';
import type { Shape } from '../../../../../src/core/cal/shape/shape.ts';
import { walkShape } from '../../../../../src/core/cal/shape/walk.ts';
import { validCals } from '../../../../support/cals.ts';

const CAL = calShape(PROFILES.cart);

describe('the walk', () => {
  test('finds nothing in valid CALs', () => {
    fc.assert(
      fc.property(validCals(), (cal) => {
        expect(walkShape(CAL, cal).size).toBe(0);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  test.each<[string, Shape, unknown, boolean]>([
    ['a list of the least length', { kind: 'list', items: { kind: 'any' }, minItems: 1 }, [1], true],
    ['a list below it', { kind: 'list', items: { kind: 'any' }, minItems: 1 }, [], false],
    ['a list above the most', { kind: 'list', items: { kind: 'any' }, maxItems: 1 }, [1, 2], false],
    ['an item twice', { kind: 'list', items: { kind: 'string' }, unique: true }, ['a', 'a'], false],
    ['a blank string', { kind: 'string' }, ' ', false],
    ['an empty string that may be empty', { kind: 'string', minLength: 0 }, '', true],
    ['an integer', { kind: 'integer', minimum: 1, rule: 'limits/not-positive' }, 1, true],
    ['a smaller one', { kind: 'integer', minimum: 1, rule: 'limits/not-positive' }, 0, false],
    ['a sound condition', { kind: 'condition' }, { always: true }, true],
    ['an expression', { kind: 'condition' }, 'a == b', false],
    ['an array for a mapping', { kind: 'map', noun: 'm' }, [], false],
  ])('%s', (_, shape, value, expected) => {
    expect(walkShape(shape, value).size === 0).toBe(expected);
  });
});
