import { quote } from '../../../text/printable.ts';
import { show, type Meeting } from './comparison.ts';
import { isMultiple, typesOf } from '../../../json-schema/evaluate.ts';
import { ACCEPTS, found, nameOf, textAt, type Outcome } from '../outcome.ts';
import { compilePattern } from '../../../json-schema/pattern.ts';
import { constOf, keywordOf } from '../../../json-schema/schema-document.ts';
import type { EndlessShape, NumberShape, StringShape } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';

/** `type`, `enum` and `const` of the tool against a shape with endlessly many values. */
export function coverTypeAndValues(meeting: Meeting, shape: EndlessShape): Outcome {
  const { tool, at } = meeting;
  const type = keywordOf(tool, 'type');
  if (type !== undefined) {
    const types = typesOf(type);
    const whole = shape.kind === 'number' && types.includes('integer');
    if (!types.includes(shape.kind) && !(whole && shape.integer)) {
      const sent = shape.kind === 'number' && shape.integer ? 'integer' : shape.kind;
      const reason = `${nameOf(at)} ${at.name === '' ? 'are' : 'is'} ${article(sent)}, the tool takes ${article(types)}`;
      return meeting.refuse('type', reason, whole ? [0.5, 1.5] : []);
    }
  }
  const fixed = constOf(tool);
  const listed = fixed ?? keywordOf(tool, 'enum');
  if (!Array.isArray(listed)) return ACCEPTS;
  const values = listed.slice(0, 3).map(show).join(', ') + (listed.length > 3 ? ', …' : '');
  const others = shape.kind === 'string' ? ['x', 'xx', 'xxx', 'x'.repeat(Math.min(shape.minLength, 1000))] : [];
  const keyword = fixed === undefined ? 'enum' : 'const';
  return meeting.refuse(keyword, `the tool takes only ${values} as ${nameOf(at)}`, others);
}

/** Lengths, pattern and format of the tool. */
export function* coverString(meeting: Meeting, shape: StringShape): Generator<Outcome> {
  const { tool, at } = meeting;
  const [min, max] = [meeting.number('minLength'), meeting.number('maxLength')];
  if (min !== undefined && min > shape.minLength)
    yield meeting.refuse('minLength', textAt(at, `the tool takes ${characters(min)} and more`));
  if (max !== undefined && max < shape.maxLength)
    yield meeting.refuse('maxLength', textAt(at, `the tool takes ${characters(max)} at most`), longer(shape, max));
  const [pattern, format] = [keywordOf(tool, 'pattern'), keywordOf(tool, 'format')];
  if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) {
    const reason = textAt(at, `the tool takes only what matches the pattern ${quote(pattern)}`);
    yield meeting.refuse('pattern', reason, OTHER_TEXTS);
  }
  if (typeof format === 'string' && !shape.formats.includes(format)) {
    const reason = `the tool asks for the format ${quote(format)}, and whether it rejects others cannot be determined`;
    yield found(at, below(tool.where, 'format'), textAt(at, reason));
  }
}

/** Texts of different make, one of which hardly any pattern matches. */
const OTHER_TEXTS = ['!', ' ', 'A', '\n', '-1', 'é', 'a b', '../', 'zz!Zz 0'];
/** A longer example does not help. */
const LONGEST_TEXT = 10_000;

function longer({ patterns }: StringShape, max: number): string[] {
  if (max >= LONGEST_TEXT) return [];
  const shortest = patterns.flatMap((pattern) => compilePattern(pattern)?.shortest() ?? []);
  return ['', ...shortest].flatMap((start) => {
    const fill = Math.max(0, max + 1 - start.length);
    return [...'a0', start.slice(-1)].map((unit) => start + unit.repeat(unit === '' ? 0 : fill));
  });
}

/** A range or a step that is narrower than the contract's. */
export function* coverNumber(meeting: Meeting, shape: NumberShape): Generator<Outcome> {
  const { at } = meeting;
  const { lowest, above, highest, beneath } = range(shape);
  const bounds: readonly [string, (limit: number) => boolean, string][] = [
    ['minimum', (limit) => lowest >= limit || above >= limit, 'of at least'],
    ['maximum', (limit) => highest <= limit || beneath <= limit, 'of at most'],
    ['exclusiveMinimum', (limit) => lowest > limit || above >= limit, 'above'],
    ['exclusiveMaximum', (limit) => highest < limit || beneath <= limit, 'below'],
  ];
  for (const [keyword, covered, words] of bounds) {
    const limit = meeting.number(keyword);
    if (limit === undefined || covered(limit)) continue;
    const steps = shape.multiples.flatMap((step) => [
      Math.floor(limit / step) * step,
      (Math.floor(limit / step) - 1) * step,
      (Math.ceil(limit / step) + 1) * step,
    ]);
    const near = [limit, limit - 1, limit + 1, Math.floor(limit) - 1, Math.ceil(limit) + 1, ...steps];
    yield meeting.refuse(keyword, `the tool takes ${nameOf(at)} only ${words} ${limit}`, near);
  }
  const step = meeting.number('multipleOf');
  if (step === undefined) return;
  const steps = shape.integer ? [1, ...shape.multiples] : shape.multiples;
  if (steps.some((own) => own === step || isMultiple(own, step) === true)) return;
  if (shape.integer && Number.isInteger(1 / step)) return;
  const near = [1, step + 1, step / 2, step / 4, ...shape.multiples];
  yield meeting.refuse('multipleOf', `the tool takes ${nameOf(at)} only as a multiple of ${step}`, near);
}

// The bounds that hold for every number of the shape; integers turn an open bound into a closed one.
function range(shape: NumberShape): { lowest: number; above: number; highest: number; beneath: number } {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: beneath } = shape;
  if (!shape.integer) return { lowest: minimum, above, highest: maximum, beneath };
  return {
    lowest: Math.max(Math.ceil(minimum), Math.floor(above) + 1),
    above,
    highest: Math.min(Math.floor(maximum), Math.ceil(beneath) - 1),
    beneath,
  };
}

function characters(count: number): string {
  return `${count} character${count === 1 ? '' : 's'}`;
}

function article(type: unknown): string {
  if (Array.isArray(type)) return type.map(article).join(' or ');
  const name = String(type);
  if (name === 'null') return 'null';
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}
