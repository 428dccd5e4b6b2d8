import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PROFILES } from '../../../../../src/ids.ts';
import { calShape } from '../../../../../src/core/cal/shape/cal.ts';
import { fitsShape } from '../../../../../src/core/cal/shape/fits.ts';
import type { Shape } from '../../../../../src/core/cal/shape/shape.ts';
import { walkShape } from '../../../../../src/core/cal/shape/walk.ts';
import { validCals } from '../../../../support/cals.ts';

const CAL = calShape(PROFILES.cart);

type Place = { readonly holder: Record<string | number, unknown>; readonly key: string | number };

/** Every place of a document whose value can be exchanged. */
function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string | number, unknown>;
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return keys.flatMap((key) => [{ holder, key }, ...places(holder[key])]);
}

const VALUES = [
  '',
  ' ',
  'x',
  'X',
  '1.0.0',
  'slot',
  'task',
  'end',
  0,
  1,
  -1,
  1.5,
  true,
  null,
  [],
  {},
  ['x', 'x'],
  ['a', 'b'],
];
const KEYS = ['id', 'bind', 'type', 'content', 'when', 'zzz', '__proto__', 'constructor', 'required'];

describe('fitsShape', () => {
  test('holds for valid CALs, which the walk finds nothing in', () => {
    fc.assert(
      fc.property(validCals(), (cal) => {
        expect(fitsShape(CAL)(cal)).toBe(true);
        expect(walkShape(CAL, cal).size).toBe(0);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  test('never holds where the walk finds something', () => {
    let misfits = 0;
    const change = fc.record({
      cal: validCals(),
      at: fc.nat(),
      to: fc.constantFrom(...VALUES, { all: [{ var: 'a', op: 'eq', value: 1 }] }, 'x'.repeat(2001), '😀'.repeat(1500)),
      key: fc.option(fc.constantFrom(...KEYS), { nil: undefined }),
      remove: fc.boolean(),
    });
    fc.assert(
      fc.property(change, ({ cal, at, to: shared, key, remove }) => {
        const to = structuredClone(shared);
        const all = places(cal);
        const place = all[at % all.length] as Place;
        if (key !== undefined && !Array.isArray(place.holder)) Object.defineProperty(place.holder, key, own(to));
        else if (remove && !Array.isArray(place.holder)) delete place.holder[place.key];
        else place.holder[place.key] = to;
        const found = walkShape(CAL, cal).size;
        if (found > 0) misfits++;
        if (fitsShape(CAL)(cal)) expect(found).toBe(0);
      }),
      { seed: 5, numRuns: 1500 },
    );
    expect(misfits).toBeGreaterThan(500);
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
    expect(fitsShape(shape)(value)).toBe(expected);
    expect(walkShape(shape, value).size === 0).toBe(expected);
  });
});

function own(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}
