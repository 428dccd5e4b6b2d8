/** Skills of strangers: attack 286 (docs/threats.md). */
import { expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const HEAD = '---\nname: a\n---\n';

/** Findings and the lines of the answer for one `SKILL.md`, with what it prints beyond plain text. */
async function judged(text: string, more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const root = scratch();
  for (const [path, content] of Object.entries({ 'r/skills/a/SKILL.md': text, 'r/.mcp.json': '{}', ...more })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  symlinkSync('../../..', join(root, 'r/skills/a/up'));
  mkdirSync(join(root, 'r/skills/b'));
  symlinkSync('../a/SKILL.md', join(root, 'r/skills/b/SKILL.md'));
  const { out } = await runMain(['check', '--only', 'skills'], join(root, 'r'));
  return out.split('\n').filter((line) => /\[skill\/|[✓✗?] /.test(line));
}

const CAN_RUN = '  ✓ a: Claude Code: can run (skills/a/SKILL.md)';

test('attack 286: a reference that climbs out, through a way up or a link, is looked for in the repository alone', async () => {
  const links = ['../../../secret.md', '/secret.md', 'up/secret.md', String.raw`..\..\secret.md`];
  const text = HEAD + links.map((link) => `See [x](${link}).\n`).join('');
  expect(await judged(text, { 'secret.md': 'x' })).toEqual([
    'skills/a/SKILL.md:7:1: warning[skill/no-file] there is no file "..\\..\\secret.md"',
    CAN_RUN,
  ]);
});

test('attack 286: names with escapes and hidden characters are shown as such', async () => {
  const found = await judged('---\nname: "a\\e[31m\\u202e"\nallowed-tools: "Raed\\e]0;x"\n---\n');
  expect(found.filter((line) => /[\u001b\u202e]/.test(line))).toEqual([]);
  expect(found.length).toBe(1);
});

test('attack 286: a file of 50 MB is not told of, and is not a yes', async () => {
  expect(await judged(HEAD + 'x'.repeat(50_000_000))).toEqual([
    'skills/a/SKILL.md:1:1: warning[skill/no-front-matter] it is too large to be read, or no text',
    '  ? skills/a/SKILL.md: Claude Code: not told, unknown: skill skills/a/SKILL.md (skills/a/SKILL.md)',
  ]);
});

test('attack 286: a front matter of aliases within aliases ends', async () => {
  const bomb = Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`).join('\n');
  expect(await judged(`---\nname: a\na0: &a0 [x]\n${bomb}\n---\n`)).toEqual([CAN_RUN]);
});

test('attack 286: two thousand skills are judged', async () => {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`r/skills/s${i}/SKILL.md`, HEAD]));
  expect((await judged(HEAD, many)).length).toBe(1);
});
