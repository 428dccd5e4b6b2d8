import { describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { openSchema } from '../../../../../src/core/json-schema/open-schema.ts';
import { renameHint } from '../../../../../src/core/handshake/accept/hints.ts';
import { acceptsWrapped } from '../../../../../src/core/handshake/accept/template.ts';
import { wireArguments } from '../../../../../src/core/handshake/template.ts';
import { pairOfSchemas } from './schemas.ts';

const text = { type: 'string' };
const takes = (name: string, schema: unknown = text): object => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
});
const TASK = openSchema(takes('task'));

function judge(tool: unknown, rename: Record<string, string>, constants: Record<string, unknown> = {}): string {
  const { answer, reason, reservations, witness } = acceptsWrapped(TASK, openSchema(tool), { rename, constants });
  if (answer === 'accepts') return ['accepts', ...reservations.map((each) => each.reason)].join(' | ');
  return answer === 'unknown' ? `unknown | ${reason}` : `refuses ${JSON.stringify(witness)} | ${reason}`;
}

describe('what a wrap sends is judged like any other call (docs/format.md 17)', () => {
  const prompt = (more: object = {}, extra: object = {}): object => ({
    type: 'object',
    required: ['prompt'],
    properties: { prompt: text, ...more },
    ...extra,
  });
  const cases: [string, string, string][] = [
    ['renamed', judge(prompt(), { task: 'prompt' }), 'accepts'],
    ['renamed in a closed tool', judge(prompt({}, { additionalProperties: false }), { task: 'prompt' }), 'accepts'],
    [
      'renamed to another type',
      judge(takes('n', { type: 'integer' }), { task: 'n' }),
      'refuses {"task":""} | "n" is a string, the tool takes an integer',
    ],
    ['renamed to nothing', judge(prompt(), { task: 'promt' }), 'refuses {"task":""} | the tool does not name "promt"'],
    [
      'renamed to nothing in a closed tool',
      judge(prompt({}, { additionalProperties: false }), { task: 'promt' }),
      'refuses {"task":""} | the tool takes no "promt"',
    ],
    [
      'renamed to a name that additionalProperties takes',
      judge({ type: 'object', additionalProperties: text }, { task: 'anything' }),
      'accepts',
    ],
    [
      'a constant for what the tool requires',
      judge(prompt({ kind: text }, { required: ['prompt', 'kind'] }), { task: 'prompt' }, { kind: 'agent' }),
      'accepts',
    ],
    [
      'a constant that breaks a pattern, which is known to fail',
      judge(prompt({ kind: { type: 'string', pattern: '^[a-z]+$' } }), { task: 'prompt' }, { kind: 'A 1' }),
      'refuses {"task":""} | the tool rejects every call that the contract allows: the tool does not take "A 1" as "kind"',
    ],
    [
      'a constant with a format, which is not known to hold',
      judge(prompt({ kind: { type: 'string', format: 'uri' } }), { task: 'prompt' }, { kind: 'A 1' }),
      'accepts | whether the tool takes every allowed value of "kind" cannot be determined',
    ],
    [
      'a constant that is listed and matched by a pattern which rejects it',
      judge(
        prompt({ kind: text }, { patternProperties: { '^k': { enum: ['b'] } } }),
        { task: 'prompt' },
        { kind: 'a' },
      ),
      'refuses {"task":""} | the tool does not take "a" as "kind"',
    ],
    [
      'more constants than the tool takes properties',
      judge(prompt({}, { maxProperties: 1 }), { task: 'prompt' }, { a: 1, b: 2 }),
      'refuses {"task":""} | the tool rejects every call that the contract allows: the tool takes 1 properties at most',
    ],
    [
      'what is still required is said',
      judge(prompt({ kind: text }, { required: ['prompt', 'kind'] }), { task: 'prompt' }),
      'refuses {"task":""} | the tool rejects every call that the contract allows: the tool requires "kind", which the contract never sends',
    ],
    [
      'a constant of another type',
      judge(prompt({ kind: { enum: ['a'] } }), { task: 'prompt' }, { kind: 'b' }),
      'refuses {"task":""} | the tool does not take "b" as "kind"',
    ],
    [
      'a constant that a closed tool does not take',
      judge(prompt({}, { additionalProperties: false }), { task: 'prompt' }, { kind: 'b' }),
      'refuses {"task":""} | the tool takes no "kind"',
    ],
    [
      'a constant under the name of the contract',
      judge(takes('task'), {}, { task: 'x' }),
      'refuses undefined | the wrap does not send "task"',
    ],
    [
      'renamed through a reference',
      judge({ $ref: '#/$defs/a', $defs: { a: prompt() } }, { task: 'prompt' }),
      'accepts',
    ],
    [
      'renamed in each branch',
      judge({ type: 'object', anyOf: [prompt(), takes('script')] }, { task: 'script' }),
      'accepts',
    ],
    [
      'the parts below keep their references',
      judge(
        { type: 'object', properties: { prompt: { $ref: '#/$defs/t' } }, $defs: { t: { type: 'integer' } } },
        { task: 'prompt' },
      ),
      'refuses {"task":""} | "prompt" is a string, the tool takes an integer',
    ],
    [
      'names are exchanged',
      judge(
        { type: 'object', properties: { task: { type: 'integer' }, prompt: text } },
        { task: 'prompt', prompt: 'task' },
      ),
      'accepts',
    ],
    [
      'its own task is required but sent on as prompt',
      judge(
        { type: 'object', required: ['task', 'prompt'], properties: { task: text, prompt: text } },
        { task: 'prompt' },
      ),
      'refuses {"task":""} | the tool rejects every call that the contract allows: the tool requires "task", which the contract never sends',
    ],
    [
      'names under a rule for all names',
      judge(prompt({}, { propertyNames: { maxLength: 9 } }), { task: 'prompt' }),
      'accepts',
    ],
    [
      'a pattern that sees the renamed name',
      judge({ type: 'object', patternProperties: { '^p': text } }, { task: 'prompt' }),
      'accepts',
    ],
    [
      'a tool that cannot be judged',
      judge(3, { task: 'prompt' }),
      `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
    ],
    ['a tool that is true', judge(true, { task: 'prompt' }), 'refuses undefined | the tool does not name "prompt"'],
    ['a constant that an open tool does not name', judge(prompt(), { task: 'prompt' }, { kind: 'b' }), 'accepts'],
  ];
  test.each(cases)('%s', (_, found, expected) => expect(found).toBe(expected));
});

describe('which rename would bind (docs/format.md 17)', () => {
  const hint = (tool: unknown, contract: object = takes('task')): unknown =>
    renameHint(openSchema(contract), openSchema(tool))?.rename;
  const cases: [string, unknown, unknown][] = [
    ['the one required property', hint(takes('prompt')), { task: 'prompt' }],
    [
      'the required one among optional ones',
      hint({ type: 'object', required: ['prompt'], properties: { a: text, prompt: text, b: text } }),
      { task: 'prompt' },
    ],
    [
      'the required one of the right type',
      hint({ type: 'object', required: ['n', 'prompt'], properties: { n: { type: 'integer' }, prompt: text } }),
      { task: 'prompt' },
    ],
    [
      'the only optional one that fits',
      hint({ type: 'object', properties: { n: { type: 'integer' }, prompt: text } }),
      { task: 'prompt' },
    ],
    ['not one of several optional ones', hint({ type: 'object', properties: { a: text, b: text } }), undefined],
    ['not another type', hint(takes('n', { type: 'integer' })), undefined],
    ['nothing when the property is there', hint(takes('task', { type: 'integer' })), undefined],
    [
      'through allOf and $ref',
      hint({ allOf: [{ $ref: '#/$defs/a' }], $defs: { a: takes('prompt') } }),
      { task: 'prompt' },
    ],
    [
      'two at once',
      hint(
        { type: 'object', required: ['x', 'y'], properties: { x: text, y: { type: 'integer' } } },
        { type: 'object', required: ['n', 's'], properties: { n: { type: 'integer' }, s: text } },
      ),
      { n: 'y', s: 'x' },
    ],
    ['a tool that cannot be judged', hint({ type: 'nothing' }), undefined],
  ];
  test.each(cases)('%s', (_, found, expected) => expect(found).toEqual(expected));
});

// docs/format.md 17: rename and constants are the short form of a template, whose constants stand as they are; what may make the
// tool reject a call beyond its type is a reservation, and a format that cannot be checked may.
test.each([
  ['A 1', 'uri', ['whether the tool takes every allowed value of "kind" cannot be determined']],
  ['2020-01-01', 'date', []],
])('the constant %j of the format %s is judged alike in both forms of a wrap', (kind, format, reasons) => {
  const tool = openSchema({
    type: 'object',
    required: ['prompt'],
    properties: { prompt: text, kind: { type: 'string', format } },
  });
  const wraps = [
    { rename: { task: 'prompt' }, constants: { kind } },
    { template: { prompt: { $from: 'task' }, kind } },
  ];
  const found = wraps.map((wrap) => {
    const { answer, reservations } = acceptsWrapped(TASK, tool, wrap);
    return [answer, reservations.map(({ reason }) => reason)];
  });
  expect(found).toEqual([
    ['accepts', reasons],
    ['accepts', reasons],
  ]);
});

test('every witness against a wrapped tool, turned into the call that is made, is rejected by the tool', () => {
  const ajv = new Ajv2020.default({ strict: false, validateFormats: false, logger: false });
  let witnesses = 0;
  fc.assert(
    fc.property(
      pairOfSchemas,
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom<unknown>('', 0, null, 'a'),
      ({ contract, tool }, to, constant) => {
        const wrap = { rename: { 'x-d': to }, constants: { [to === 'a' ? 'b' : 'a']: constant } };
        const { witness } = acceptsWrapped(openSchema(contract), openSchema(tool), wrap);
        if (witness === undefined) return;
        witnesses++;
        const call = wireArguments(wrap, witness as Record<string, unknown>);
        expect([ajv.validate(contract, witness), ajv.validate(tool, call)]).toEqual([true, false]);
        ajv.removeSchema();
      },
    ),
    { numRuns: 250, seed: 11 },
  );
  expect(witnesses).toBeGreaterThan(10);
});
