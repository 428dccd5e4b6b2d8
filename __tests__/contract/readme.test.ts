import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillSections, generatedSections, type ActionFile, type HookEntry } from '../../src/tools/readme.ts';
import { cartwright } from '../support/cli.ts';
import { ROOT } from './sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test.each(['README.md', 'docs/commands.md'])(
  'the generated tables of %s are in step (npm run sync writes them)',
  async (file) => {
    const sections = await generatedSections(
      parse(read('action.yml')) as ActionFile,
      parse(read('.pre-commit-hooks.yaml')) as HookEntry[],
    );
    expect(fillSections(read(file), sections)).toBe(read(file));
  },
);

test('the first command of the README prints what the README shows', () => {
  const readme = read('README.md');
  const [, command = '', shown = ''] = /```console\n\$ node dist\/cli\/index\.js (.*)\n([^]*?)```/.exec(readme) ?? [];
  const { code, stdout } = cartwright(command.split(' '));
  expect([code, stdout]).toEqual([0, shown]);
});

test('the commands of the README are those that CI runs', () => {
  expect(read('.ci/run')).toContain('\nnpm test\n');
  expect(read('README.md')).toContain('npm ci --ignore-scripts && npm test\n');
});
