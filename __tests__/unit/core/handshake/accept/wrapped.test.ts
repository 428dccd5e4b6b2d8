import { describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { acceptsOpened } from '../../../../../src/core/handshake/accept/accepts.ts';
import { openSchema } from '../../../../../src/core/json-schema/open-schema.ts';
import { renameHint } from '../../../../../src/core/handshake/accept/rename-hint.ts';
import { wrappedSchema } from '../../../../../src/core/handshake/accept/wrapped.ts';
import { pairOfSchemas } from './schemas.ts';

const text = { type: 'string' };
const takes = (name: string, schema: unknown = text): object => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
});
const TASK = openSchema(takes('task'));

function judge(tool: unknown, rename: Record<string, string>, constants: Record<string, unknown> = {}): string {
  const wrapping = { rename: new Map(Object.entries(rename)), constants: new Map(Object.entries(constants)) };
  const { answer, reason, reservations, witness } = acceptsOpened(TASK, wrappedSchema(openSchema(tool), wrapping));
  if (answer === 'accepts') return ['accepts', ...reservations.map((each) => each.reason)].join(' | ');
  return answer === 'unknown' ? `unknown | ${reason}` : `refuses ${JSON.stringify(witness)} | ${reason}`;
}

describe('the derived schema of a wrapped tool is judged like any other (docs/format.md 17)', () => {
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
      'refuses {"task":""} | "task" is a string, the tool takes an integer',
    ],
    ['renamed to nothing', judge(prompt(), { task: 'promt' }), 'refuses {"task":""} | the tool does not name "task"'],
    [
      'renamed to nothing in a closed tool',
      judge(prompt({}, { additionalProperties: false }), { task: 'promt' }),
      'refuses {"task":""} | the tool takes no "task"',
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
      'refuses {"task":""} | the tool takes no arguments',
    ],
    [
      'a constant with a format, which is not known to hold',
      judge(prompt({ kind: { type: 'string', format: 'uri' } }), { task: 'prompt' }, { kind: 'A 1' }),
      'accepts',
    ],
    [
      'a constant that is listed and matched by a pattern which rejects it',
      judge(
        prompt({ kind: text }, { patternProperties: { '^k': { enum: ['b'] } } }),
        { task: 'prompt' },
        { kind: 'a' },
      ),
      'refuses {"task":""} | the tool takes no arguments',
    ],
    [
      'more constants than the tool takes properties',
      judge(prompt({}, { maxProperties: 1 }), { task: 'prompt' }, { a: 1, b: 2 }),
      'refuses {"task":""} | the tool takes no arguments',
    ],
    [
      'what is still required is said',
      judge(prompt({ kind: text }, { required: ['prompt', 'kind'] }), { task: 'prompt' }),
      'refuses {"task":""} | the tool rejects every call that the contract allows: the tool also requires "kind", which the contract never sends',
    ],
    [
      'a constant of another type',
      judge(prompt({ kind: { enum: ['a'] } }), { task: 'prompt' }, { kind: 'b' }),
      'refuses {"task":""} | the tool takes no arguments',
    ],
    [
      'a constant that a closed tool does not take',
      judge(prompt({}, { additionalProperties: false }), { task: 'prompt' }, { kind: 'b' }),
      'refuses {"task":""} | the tool takes no arguments',
    ],
    [
      'a constant under the name of the contract',
      judge(takes('task'), {}, { task: 'x' }),
      'refuses undefined | the tool does not name "task"',
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
      'refuses {"task":""} | "task" is a string, the tool takes an integer',
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
      `unknown | the tool's schema cannot be judged: it requires "task", which the wrapping sends under another name`,
    ],
    [
      'names under a rule for all names',
      judge(prompt({}, { propertyNames: { maxLength: 9 } }), { task: 'prompt' }),
      `unknown | the tool's schema cannot be judged: a wrapped tool with propertyNames cannot be derived`,
    ],
    [
      'a pattern that sees the renamed name',
      judge({ type: 'object', patternProperties: { '^p': text } }, { task: 'prompt' }),
      `unknown | the tool's schema cannot be judged: a pattern of the wrapped tool may match the renamed "prompt"`,
    ],
    [
      'a tool that cannot be judged',
      judge(3, { task: 'prompt' }),
      `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
    ],
    ['a tool that is true', judge(true, { task: 'prompt' }), 'refuses undefined | the tool does not name "task"'],
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

test('every witness against a wrapped tool, turned into the call that is made, is rejected by the tool', () => {
  const ajv = new Ajv2020.default({ strict: false, validateFormats: false, logger: false });
  let witnesses = 0;
  fc.assert(
    fc.property(
      pairOfSchemas,
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom<unknown>('', 0, null, 'a'),
      ({ contract, tool }, to, constant) => {
        const wrapping = { rename: new Map([['x-d', to]]), constants: new Map([[to === 'a' ? 'b' : 'a', constant]]) };
        const witness = acceptsOpened(openSchema(contract), wrappedSchema(openSchema(tool), wrapping)).witness as
          object | undefined;
        // Arguments that the contract sends under a name that the wrapping takes have no call to become.
        if (witness === undefined || [to, ...wrapping.constants.keys()].some((name) => Object.hasOwn(witness, name)))
          return;
        witnesses++;
        const own = Object.entries(witness);
        const call = Object.fromEntries([
          ...own.map(([name, value]) => [wrapping.rename.get(name) ?? name, value] as const),
          ...wrapping.constants,
        ]);
        expect([ajv.validate(contract, witness), ajv.validate(tool, call)]).toEqual([true, false]);
        ajv.removeSchema();
      },
    ),
    { numRuns: 250, seed: 11 },
  );
  expect(witnesses).toBeGreaterThan(10);
});
