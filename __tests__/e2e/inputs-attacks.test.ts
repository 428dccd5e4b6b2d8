/** Files and streams that are not what they should be: attacks 115 and 128 to 130. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample } from '../../src/core/result/rule-examples.ts';
import { cartwright, CLI, ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const GOOD = calExample().text;
const BAD = calExample({ rac: 'rac:\n  - { id: a, kind: wiki, description: d, content: x }' }).text;

test('attack 115: a file of 100 MB is refused by its size, before it is read', () => {
  const cwd = scratch();
  for (const name of ['large.cal.json', 'large.cal.yaml']) {
    writeFileSync(join(cwd, name), '');
    truncateSync(join(cwd, name), 100_000_000);
  }
  const limit = 'the file has 100000000 bytes; at most 25165824 are read';
  const help = '  help: name a smaller file\n';
  expect(cartwright(['lint'], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: `cartwright: large.cal.json: ${limit}\n${help}cartwright: large.cal.yaml: ${limit}\n${help}`,
  });
});

test('attack 128: a reader that goes away ends the program quietly', () => {
  const cwd = scratch();
  const broken = calExample({
    rac: `rac:\n${'  - { id: a, kind: wiki, description: d, content: x }\n'.repeat(400)}`,
  }).text;
  // More text than a pipe holds.
  for (let i = 0; i < 3; i++) writeFileSync(join(cwd, `${i}.cal.yaml`), broken);
  const script = `"$NODE" "$CLI" lint 2>err | head -c 10 >/dev/null; "$NODE" "$CLI" lint >&- 2>>err; echo "$?"; cat err`;
  const { stdout, status } = spawnSync('sh', ['-c', script], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', NODE: process.execPath, CLI },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^[012]\n(?:cartwright: .*\n(?: {2}help: .*\n)?)?$/);
});

test('attack 129: what is not a file is named with its reason, and the others are still checked', () => {
  const cwd = scratch();
  mkdirSync(join(cwd, 'folder.cal.json'));
  expect(spawnSync('mkfifo', [join(cwd, 'pipe.cal.yaml')]).status).toBe(0);
  writeFileSync(join(cwd, 'bad.cal.yaml'), BAD);
  const { code, stdout, stderr } = cartwright(
    ['lint', 'bad.cal.yaml', 'pipe.cal.yaml', '/proc/self/mem', '/dev/zero', 'gone.cal.yaml'],
    { cwd },
  );
  expect(code).toBe(2);
  expect(stdout).toContain('bad.cal.yaml:6:42: error[rac/no-content]');
  expect(stderr.split('\n').filter((line) => !line.startsWith('  help:'))).toEqual([
    'cartwright: pipe.cal.yaml: not a regular file or a directory',
    'cartwright: /dev/zero: not a regular file or a directory',
    'cartwright: gone.cal.yaml: there is no such file or directory',
    '',
  ]);
});

test.each(['pipe', '/dev/zero', '/dev/null'])('attack 129: check refuses %s, which is not a file', (path) => {
  const cwd = scratch();
  expect(spawnSync('mkfifo', [join(cwd, 'pipe')]).status).toBe(0);
  expect(cartwright(['check', path], { cwd })).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `cartwright: ${path}: not a regular file or a directory\n  help: name a file that you can read\n`,
  });
});

// Who may read everything cannot be refused; a process of another user can.
test('attack 129: a file that may not be read is named with its reason', () => {
  const cwd = scratch();
  writeFileSync(join(cwd, 'a.cal.yaml'), GOOD);
  writeFileSync(join(cwd, 'secret.cal.yaml'), GOOD);
  chmodSync(join(cwd, 'secret.cal.yaml'), 0);
  const asOther = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  // The other user may not look into the repository of this one.
  const program = scratch();
  cpSync(join(ROOT, 'dist'), join(program, 'dist'), { recursive: true });
  for (const folder of [cwd, program]) chmodSync(folder, 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(program, 'dist/cli/index.js'), 'lint', 'a.cal.yaml', 'secret.cal.yaml'],
    { cwd, env: {}, encoding: 'utf8', ...asOther },
  );
  expect([status, stdout, stderr]).toEqual([
    2,
    'no problems in 1 file\n',
    'cartwright: secret.cal.yaml: cannot be read: permission denied\n  help: make it readable and writable for you, or run as its owner\n',
  ]);
});

test('attack 130: 300 mutations of bytes are findings, never a crash', () => {
  const cwd = scratch();
  let state = 130;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  for (let i = 0; i < 300; i++) {
    const bytes = Buffer.from(i % 2 === 0 ? GOOD : JSON.stringify({ text: GOOD, list: [1, { a: null }] }));
    for (let n = next(4) + 1; n > 0; n--) bytes[next(bytes.length)] = next(256);
    writeFileSync(join(cwd, `${i}.cal.${i % 2 === 0 ? 'yaml' : 'json'}`), bytes);
  }
  const { code, stdout, stderr } = cartwright(['lint', '--format', 'json'], { cwd });
  const { summary } = JSON.parse(stdout) as { summary: { files: number } };
  expect([code, stderr, summary.files]).toEqual([1, '', 300]);
});

test.each([
  ['60,000 anchored keys', 'x.cal.yaml', Array.from({ length: 60_000 }, (_, i) => `&a${i} k${i}: ${i}\n`).join(''), 1],
  [
    '60,000 keys on a line',
    'x.cal.json',
    JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, i]))),
    1,
  ],
  ['60,000 equal keys', 'x.cal.json', `{${'"a":1,'.repeat(60_000)}"b":1}`, 60_007],
])('attack 240: %s are judged in 512 MiB', (_what, name, text, findings) => {
  const cwd = scratch();
  writeFileSync(join(cwd, name), text);
  const args = ['--max-old-space-size=512', CLI, 'lint', '--format', 'json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { summary } = JSON.parse(stdout) as { summary: { files: number; errors: number; warnings: number } };
  expect([status, summary.files, summary.errors + summary.warnings]).toEqual([1, 1, findings]);
});

test.each([
  ['x.cal.yaml', 2_097_152],
  ['x.host.yaml', 8_388_608],
  ['cartwright.yaml', 1_048_576],
])('attack 240: one string of 50 MB in %s is refused by a limit that is said', (name, limit) => {
  const cwd = scratch();
  writeFileSync(join(cwd, name), `name: "${'x'.repeat(50_000_000)}"\n`);
  const { code, stdout, stderr } = cartwright(['check'], { cwd });
  expect([code === 1 || code === 2, (stdout + stderr).includes(`at most ${limit} are read`)]).toEqual([true, true]);
});
