import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillSections, generatedSections, type ActionFile } from '../../src/tools/readme.ts';
import { cartwright } from '../support/cli.ts';
import { matches, typedIn, type Typed } from '../support/console.ts';
import { fencesOf, type Fence } from '../support/fences.ts';
import { ROOT } from './sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test.each(['README.md', 'docs/commands.md', 'docs/inputs.md'])(
  'the generated tables of %s are in step (npm run sync writes them)',
  async (file) => {
    const sections = await generatedSections(parse(read('action.yml')) as ActionFile);
    expect(fillSections(read(file), sections)).toBe(read(file));
  },
);

test('the first command of the README prints what the README shows, on the built program', () => {
  const [fence] = fencesOf(read('README.md')).filter(({ language }) => language === 'console');
  const [{ command, shown }] = typedIn(fence as Fence) as [Typed];
  const { code, stdout } = cartwright(command.replace('node dist/cli/index.js ', '').split(' '));
  expect([code, matches(stdout.trimEnd().split('\n'), shown), shown.length]).toEqual([0, true, 3]);
});

test('the commands of the README are those that CI runs', () => {
  expect(read('.ci/run')).toMatch(/^npm test 2>&1/m);
  expect(read('README.md')).toContain('npm ci --ignore-scripts && npm test\n');
});

test('the README spells every abbreviation out, but those that everybody writes', () => {
  const spelt: Readonly<Record<string, string>> = {
    CAL: 'conditional agentic loop',
    MCP: 'Model Context Protocol',
    RAC: 'required available context',
    ROM: 'read-only memory',
    SAVE: 'what the host keeps for it',
  };
  const known = ['JSON', 'README', 'SHA', 'SECURITY', 'CONTRIBUTING'];
  const text = read('README.md');
  const prose = text.replaceAll(/^(`{3,})[^]*?^\1$|`[^`]*`|\]\([^)]*\)/gm, '');
  const used = new Set(prose.match(/\b[A-Z]{3,}\b/g));
  expect([...used].filter((word) => !known.includes(word)).sort()).toEqual(Object.keys(spelt));
  expect(Object.values(spelt).filter((words) => !text.includes(words))).toEqual([]);
});
