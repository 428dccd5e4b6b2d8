/** What a step knows of itself: its working directory, its leg of a matrix, where it puts its files. */
import { expect, test } from '@jest/globals';
import { readInputs, type Inputs } from '../../../src/action/inputs.ts';
import { legOf, outputPath, workingDirectory, type Step } from '../../../src/action/step.ts';
import { contextOf } from '../../../src/adapters/github/context.ts';

const inputs = (values: Readonly<Record<string, string>>): Inputs => readInputs((name) => values[name] ?? '');

test.each([
  ['', ''],
  ['.', ''],
  ['./', ''],
  ['.//a/b//', 'a/b'],
  ['a', 'a'],
  ['a/./b', 'a/./b'],
  ['../a', '../a'],
])('the working directory %j is %j', (given, expected) => {
  expect(workingDirectory(inputs({ 'working-directory': given }))).toBe(expected);
});

test('a leg is its job, its directory, and what narrows it', () => {
  const context = contextOf({ GITHUB_WORKFLOW: 'ci', GITHUB_JOB: 'check' }, {}, '/w');
  expect(legOf({ context, inputs: inputs({}) })).toEqual({ workflow: 'ci', job: 'check', directory: '', narrowed: {} });
  const narrowed = { config: 'c', cals: 'a,b', packages: 'p', cartridges: 'x', hosts: 'h', 'public-key': 'k' };
  expect(legOf({ context, inputs: inputs({ 'working-directory': './sub/', ...narrowed }) })).toEqual({
    workflow: 'ci',
    job: 'check',
    directory: 'sub',
    narrowed: {
      config: ['c'],
      cals: ['a', 'b'],
      packages: ['p'],
      cartridges: ['x'],
      hosts: ['h'],
    },
  });
});

test.each([
  ['', '/tmp/s/report.json'],
  ['made', 'made/report.json'],
  ['.', 'report.json'],
])('with the output folder %j a report is %s', (out, expected) => {
  expect(outputPath({ inputs: inputs({ out }), temporary: '/tmp/s' } as Step, 'report.json')).toBe(expected);
});
