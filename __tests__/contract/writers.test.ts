/** Texts that are meant to be committed go through one door, which looks for secrets (src/app/committed.ts). */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';

/** Who writes files itself, and why its texts need no look. */
const OTHERS: Readonly<Record<string, string>> = {
  'action/check/check.ts': 'reports: what they show is redacted where it is shown',
  'action/init/init.ts': 'files that planInit has looked through',
  'action/step.ts': 'the report as a page: what it shows is redacted where it is shown',
  'app/activate/changes.ts':
    'what activate has looked through, and configurations of clients, in which nothing changes but our entry',
  'app/committed.ts': 'the door',
  'app/lint/fix.ts': 'the same document, with our own changes; its secrets are findings of lint',
  'app/package/pack.ts': 'layouts of whole cartridges, which build has looked through',
  'app/release/release-files.ts':
    'files of a cartridge that build has looked through, and descriptors that the release has',
  'app/trust/registry-file.ts': 'keys, ids and dates that the user gives',
  'app/trust/sign-cal.ts': 'a CAL without a finding of lint',
  'cli/commands/keygen.ts': 'the key pair itself',
  'cli/commands/sign.ts': 'a signature',
  'cli/sweep-sarif.ts': 'a report: what it shows is redacted where it is shown',
};
/** What hands a call on, or keeps it from the disk. */
const PORTS = /^(?:ports\.ts|adapters\/)/;

test('nothing else writes texts', () => {
  const folder = join(ROOT, 'src');
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !PORTS.test(file))
    .filter((file) => /\.writeFile\(/.test(readFileSync(join(folder, file), 'utf8')));
  expect(writers.sort()).toEqual(Object.keys(OTHERS).sort());
});
