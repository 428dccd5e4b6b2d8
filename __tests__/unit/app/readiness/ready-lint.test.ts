import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { lintProjects } from '../../../../src/app/lint/projects.ts';
import { openProject } from '../../../../src/app/project/projects.ts';
import { assessReadiness } from '../../../../src/app/readiness/ready.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { ruleMeta } from '../../../support/rules.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const SECRET = ruleMeta('cal/secret').bad.text;
const TYPO = ruleMeta('variable/init-of-other-type').bad.text;

/** What `lint` and `workflow ready` say of one CAL. */
async function both(
  cal: string,
  config = '',
): Promise<{ linted: readonly Diagnostic[]; ready: readonly Diagnostic[] }> {
  const folder = scratch();
  writeFileSync(join(folder, 'flow.cal.yaml'), cal);
  if (config !== '') writeFileSync(join(folder, 'cartwright.yaml'), config);
  const fs = nodeFileSystem(folder, untracked);
  const { diagnostics: linted } = await lintProjects(fs, { paths: ['flow.cal.yaml'] }, {});
  const readCard = () => Promise.reject(new Error('there are no cartridges'));
  const { result } = await assessReadiness(
    { fs, clock: { now: () => new Date(0) }, cardReader: () => Promise.resolve(readCard) },
    {
      project: await openProject(fs, '.'),
      cals: ['flow.cal.yaml'],
      staff: { cards: [], proofs: [], now: 0 },
      hosts: [],
    },
  );
  return { linted, ready: result.cals[0]?.diagnostics ?? [] };
}

test.each([
  ['a secret', SECRET, '', ['error cal/secret']],
  ['a warning', TYPO, '', ['warning variable/init-of-other-type']],
  [
    'a level of the configuration',
    TYPO,
    'rules: { variable/init-of-other-type: error }\n',
    ['error variable/init-of-other-type'],
  ],
  [
    'a finding that is ignored',
    TYPO,
    'ignore: [{ rule: variable/init-of-other-type, path: "*.yaml", reason: old }]\n',
    [],
  ],
])('readiness sees what the linter sees: %s', async (_name, cal, config, expected) => {
  const { linted, ready } = await both(cal, config);
  expect(ready.map(({ level, rule }) => `${level} ${rule}`)).toEqual(expected);
  expect(ready).toEqual(linted);
});
