/** What the inputs of the Action may hold, and what they are read as. */
import { expect, test } from '@jest/globals';
import { INPUTS, OUTPUTS, readInputs, uncheckedInputs, type InputSpec } from '../../../src/action/inputs.ts';
import { UserError } from '../../../src/core/result/errors.ts';

const SPECS: readonly InputSpec[] = INPUTS;
const from =
  (values: Readonly<Record<string, string>>) =>
  (name: string): string =>
    values[name] ?? '';

/** The message and the way out of a refusal. */
function refused(name: string, value: string): unknown {
  try {
    readInputs(from({ [name]: value }));
    return undefined;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [error.code, error.message, error.help];
  }
}

test('every input by its kind; three are secret', () => {
  const named = (kind: string): string => SPECS.flatMap((spec) => (spec.kind === kind ? [spec.name] : [])).join(' ');
  expect(['text', 'flag', 'list', 'choice'].map(named)).toEqual([
    'working-directory config server-timeout sarif-file out publisher signing-key signing-key-passphrase trust-registry release-tag github-token',
    'changed-only frozen strict check-urls live annotations suggest upload-sarif oci',
    'cals packages cartridges hosts public-key',
    'command config-from fail-on comment propose',
  ]);
  expect(SPECS.filter(({ secret }) => secret === true).map(({ name }) => name)).toEqual([
    'signing-key',
    'signing-key-passphrase',
    'github-token',
  ]);
  expect(SPECS.flatMap((spec) => (spec.choices === undefined ? [] : [spec.choices]))).toEqual([
    ['auto', 'check', 'release', 'init', 'report'],
    ['head', 'base'],
    ['error', 'warning', 'never'],
    ['true', 'review', 'false'],
    ['summary', 'pull-request'],
  ]);
});

test('the outputs', () => {
  expect(Object.keys(OUTPUTS).join(' ')).toBe(
    'verdict compliance errors warnings accepted report html sarif cartridges rom-digests descriptors oci',
  );
});

test('what is not set is the default; the token is for GitHub to fill in', () => {
  const inputs = readInputs(from({ config: '  ', hosts: '\n' }));
  const set = INPUTS.map(({ name }) => [name, inputs.text(name)]).filter(([, value]) => value !== '');
  expect(Object.fromEntries(set)).toEqual({
    command: 'auto',
    'working-directory': '.',
    'changed-only': 'false',
    'config-from': 'head',
    frozen: 'false',
    strict: 'false',
    'check-urls': 'false',
    live: 'false',
    annotations: 'true',
    comment: 'true',
    suggest: 'false',
    'upload-sarif': 'false',
    oci: 'false',
    propose: 'summary',
  });
  expect([inputs.flag('annotations'), inputs.flag('strict'), inputs.list('hosts')]).toEqual([true, false, undefined]);
});

test('values lose their white space; flags and choices their case, texts not', () => {
  const inputs = readInputs(
    from({ strict: ' TRUE ', comment: 'Review', out: ' Made ', 'github-token': 't', hosts: 'a, b\n\n c,,\r\n' }),
  );
  expect([inputs.flag('strict'), inputs.text('comment'), inputs.text('out'), inputs.text('github-token')]).toEqual([
    true,
    'review',
    'Made',
    't',
  ]);
  expect(inputs.list('hosts')).toEqual(['a', 'b', 'c']);
});

test.each([
  ['strict', 'yes', 'allowed: true, false'],
  ['live', 'ture', 'allowed: true, false; did you mean true?'],
  ['command', 'Chekc', 'allowed: auto, check, release, init, report; did you mean check?'],
  ['comment', 'x', 'allowed: true, review, false'],
])('%s: %s is refused', (name, value, help) => {
  expect(refused(name, value)).toEqual(['bad-input', `input ${name} is "${value}"`, help]);
});

test('inputs that are refused are still read as they stand', () => {
  const inputs = uncheckedInputs(from({ command: ' Chekc ', strict: 'yes' }));
  expect([
    inputs.text('command'),
    inputs.flag('strict'),
    inputs.flag('annotations'),
    inputs.text('github-token'),
  ]).toEqual(['Chekc', false, true, '${{ github.token }}']);
});
