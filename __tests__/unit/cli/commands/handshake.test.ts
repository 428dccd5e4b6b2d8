/** The door `handshake`: its last line and its exit code are the one answer, whatever the format. */
import { beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_SCHEMA_VERSION } from '../../../../src/ids.ts';
import { PACKAGE, writePackage } from '../../../support/cartridges.ts';
import { REFERENCE_HOST } from '../../../support/handshake.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const root = scratch();
const { name, protocolRevision, model, tools, filesystem } = REFERENCE_HOST;
const SCHEMA = HOST_SCHEMA_VERSION;
const GOOD = { schemaVersion: SCHEMA, name, protocolRevision, model, tools, filesystem };

beforeAll(() => {
  writePackage(join(root, 'agent'), PACKAGE);
  mkdirSync(join(root, 'hosts'));
  const hosts = {
    good: GOOD,
    other: { ...GOOD, name: 'Other host' },
    poor: { ...GOOD, name: 'Poor host', tools: tools.slice(1) },
    far: { schemaVersion: SCHEMA, name: 'Far host', servers: [{ name: 's', command: 'false' }] },
  };
  for (const [file, host] of Object.entries(hosts))
    writeFileSync(join(root, `hosts/${file}.host.json`), JSON.stringify(host));
  writeFileSync(join(root, 'hosts/broken.host.json'), '{');
  writeFileSync(join(root, 'bad.json'), '{}');
});

const hosts = (...names: readonly string[]): string[] => names.flatMap((each) => ['--host', `hosts/${each}.host.json`]);

const EXPLAIN = 'more about a rule: cartwright explain ';

test.each<[string, string[], string[], number, string, string]>([
  ['all accept', ['agent'], ['good', 'other'], 0, 'ok: 2 hosts accept', ''],
  ['one refuses', ['agent'], ['good', 'poor'], 1, 'not ok: 1 host refuses', ''],
  ['one is not judged', ['agent'], ['good', 'far'], 1, 'not ok: 1 host not judged', ''],
  ['one of each', ['agent'], ['poor', 'far', 'good'], 1, 'not ok: 1 host refuses, 1 host not judged', ''],
  [
    'a profile that cannot be read',
    ['agent'],
    ['broken'],
    1,
    'not ok: 1 error, 1 host not judged',
    `${EXPLAIN}source/syntax`,
  ],
  [
    'a manifest that is none',
    ['bad.json'],
    ['good'],
    1,
    'not ok: 1 error, 1 host refuses',
    `${EXPLAIN}manifest/schema-version`,
  ],
])('%s', async (_, subjects, names, code, line, closing) => {
  for (const more of [[], ['--quiet']]) {
    const run = await runMain(['handshake', ...subjects, ...hosts(...names), ...more], root);
    const last = more[0] === '--quiet' ? '' : closing;
    expect([run.code, run.out.split('\n').slice(-3), run.err]).toEqual([code, [last, line, ''], '']);
  }
  const { out, code: again } = await runMain(['handshake', ...subjects, ...hosts(...names), '--format', 'json'], root);
  const { answer } = JSON.parse(out) as { answer: { ok: boolean; line: string } };
  expect([again, answer.ok, answer.line]).toEqual([code, code === 0, line]);
});
