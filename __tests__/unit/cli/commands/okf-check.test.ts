import { beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const root = scratch();

const FILES: Readonly<Record<string, string>> = {
  'good/index.md': '# Knowledge\n\n- [gateway](runbooks/gateway.md)\n',
  'good/runbooks/gateway.md': '---\ntype: Runbook\n---\n\nSee [alerts](/alerts.md).\n',
  'good/notes.txt': 'no Markdown\n',
  'bad/a.md': '# No frontmatter\n',
  'bad/sub/b.md': '---\ntype: 1\n---\n',
  'none/a.txt': '',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeFileSync(join(root, 'bad/c.md'), Buffer.from([0xff, 0xfe, 0x41]));
});

const okf = (...args: string[]) => runMain(['okf', 'check', ...args], root);

test('a conforming bundle is a yes, though a link leads nowhere', async () => {
  const { code, out, err } = await okf('good', '--strict');
  expect([code, out, err]).toEqual([0, 'no problems in 2 files\n', '']);
});

test('a bundle that does not conform is a no, with every fault at its place', async () => {
  const { code, out } = await okf('./bad/', '--format', 'json');
  expect(code).toBe(1);
  const { diagnostics, summary } = JSON.parse(out) as {
    diagnostics: { path: string; rule: string }[];
    summary: object;
  };
  expect(diagnostics.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    'bad/a.md okf/missing-frontmatter',
    'bad/c.md okf/bad-frontmatter',
    'bad/sub/b.md okf/missing-type',
  ]);
  expect(summary).toEqual({ files: 3, errors: 3, warnings: 0, notes: 0, accepted: 0 });
  const sarif = JSON.parse((await okf('bad', '--format', 'sarif')).out) as { runs: [{ results: unknown[] }] };
  expect(sarif.runs[0].results).toHaveLength(3);
  expect((await okf('bad', '--format', 'github')).out).toContain('::error ');
});

test.each([
  [[], 'DIR is missing'],
  [['good', 'bad'], 'unexpected argument "bad": okf check takes one argument'],
  [['nowhere'], 'there is no such directory'],
  [['good/index.md'], 'it is not a directory'],
  [['none'], 'there is no Markdown file in it'],
])('%j cannot be checked', async (args, message) => {
  const { code, out, err } = await okf(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});
