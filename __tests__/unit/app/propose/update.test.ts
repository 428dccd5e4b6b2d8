import { expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeTexts } from '../../../../src/app/propose/update.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const marks = (yours: string, proposed: string): string =>
  `<<<<<<< yours\n${yours}=======\n${proposed}>>>>>>> proposed\n`;

test.each<[string, string, string, string, string, number]>([
  ['nothing changed', 'a\nb\n', 'a\nb\n', 'a\nb\n', 'a\nb\n', 0],
  ['theirs alone', 'a\nb\nc\n', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nB\nc\n', 0],
  ['ours alone', 'a\nb\nc\n', 'a\nour\nb\nc\n', 'a\nb\nc\n', 'a\nour\nb\nc\n', 0],
  ['both, apart', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nc\nd\n', 'A\nb\nc\nd\n', 0],
  ['both alike', 'a\nb\n', 'a\nB\n', 'a\nB\n', 'a\nB\n', 0],
  ['both, the same line', 'a\nb\nc\n', 'a\nx\nc\n', 'a\ny\nc\n', `a\n${marks('x\n', 'y\n')}c\n`, 1],
  ['one removes what the other changes', 'a\nb\nc\n', 'a\nc\n', 'a\ny\nc\n', `a\n${marks('', 'y\n')}c\n`, 1],
  ['a last line without its end', 'a', 'b', 'c\n', marks('b\n', 'c\n'), 1],
  ['no base', '', 'a\n', 'b\n', marks('a\n', 'b\n'), 1],
])('%s', (_, base, ours, theirs, text, conflicts) => {
  expect(mergeTexts(base, ours, theirs)).toEqual({ text, conflicts });
});

const GO = 'module example.com/demo\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n';
const TF = 'resource "aws_s3_bucket" "b" {\n}\n';

function put(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('init --update takes in what the code has now, and keeps what people wrote', async () => {
  const root = scratch();
  const read = (path: string): string => readFileSync(join(root, 'agents-proposal', path), 'utf8');
  put(root, { 'go.mod': GO, 'main.go': 'package main\n', 'infra/main.tf': TF });
  expect((await runMain(['init'], root)).code).toBe(0);
  const cal = 'cal/from-code.cal.json';
  const backend = 'agents/backend_dev/rom/instructions.md';
  put(join(root, 'agents-proposal'), {
    [cal]: read(cal).replace(/TODO: say what is to change in demo/, 'Add the login'),
    [backend]: read(backend).replace('## Where', 'Ask Ada first.\n\n## Where'),
  });
  rmSync(join(root, 'agents-proposal/agents/devops_engineer/rom/why.md'));
  put(root, { 'other.go': 'package main\n', 'infra/more.tf': TF, Dockerfile: 'FROM scratch\nCOPY a /a\n' });
  const { code, out, err } = await runMain(['init', '--update'], root);
  expect([code, err, out.match(/\S+ +\(overwritten\)/g)?.length]).toEqual([0, '', 6]);
  expect([read(cal).includes('Add the login'), read(cal).includes('TODO'), read(cal).includes('Dockerfile')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(read(backend)).toContain('Go source files');
  expect(read(backend)).toContain('\nAsk Ada first.\n\n## Where');
  expect(existsSync(join(root, 'agents-proposal/agents/devops_engineer/rom/why.md'))).toBe(false);
  const again = await runMain(['init', '--update'], root);
  expect([again.code, again.out.includes('(overwritten)')]).toEqual([0, false]);
});

test('texts too long to be compared line by line are one place', () => {
  const long = (word: string): string => `${word}\n`.repeat(6000);
  expect(mergeTexts(long('a'), `${long('a')}b\n`, `${long('a')}c\n`).conflicts).toBe(1);
  expect(mergeTexts(long('a'), `${long('a')}b\n`, long('a'))).toEqual({ text: `${long('a')}b\n`, conflicts: 0 });
});

test('what both changed is shown, and what is no longer proposed is named; without a base there is no update', async () => {
  const root = scratch();
  const file = join(root, 'agents-proposal/agents/backend_dev/rom/instructions.md');
  put(root, { 'go.mod': GO, 'main.go': 'package main\n', 'infra/main.tf': TF });
  expect((await runMain(['init'], root)).code).toBe(0);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Go source file', 'one Go file'));
  put(root, { 'other.go': 'package main\n' });
  rmSync(join(root, 'infra'), { recursive: true });
  const { code, out } = await runMain(['init', '--update', '--dry-run', '--format', 'json'], root);
  expect([code, (JSON.parse(out) as { notes: string[] }).notes]).toEqual([
    1,
    [
      'conflict: agents/backend_dev/rom/instructions.md: 1 between <<<<<<< and >>>>>>>; keep one side',
      ...['cartridge.yaml', 'rom/instructions.md', 'rom/why.md'].map(
        (path) => `agents/devops_engineer/${path}: no longer proposed; remove it`,
      ),
    ],
  ]);
  // The README with the steps is not new.
  const again = await runMain(['init', '--update'], root);
  expect([again.code, again.out.includes('(overwritten)'), again.out.includes('Next:')]).toEqual([1, true, false]);
  for (const base of ['[]', '{', '{"a":1}']) {
    writeFileSync(join(root, 'agents-proposal/cal/from-code.base.json'), base);
    const refused = await runMain(['init', '--update'], root);
    expect([refused.code, refused.err]).toEqual([
      2,
      'cartwright: agents-proposal/cal/from-code.base.json: it is not there, or not what init wrote\n  help: name the folder of the proposal with --out, or run init without --update first\n',
    ]);
  }
});
