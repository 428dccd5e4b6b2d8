/**
 * From zero to an answer about one's own repository, as the README's *Start* has it: its lines are run on a clean home, then what
 * they name as the next step. What a newcomer reads on the way holds at most eight words that we must explain, and the README does.
 */
import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { hookRepository, run } from '../support/hooks.ts';
import { fencesOf, pageText } from '../support/fences.ts';
import { scratch } from '../support/scratch.ts';

const README = pageText('README.md');
const [, start = ''] = /^## Start\n([^]*?)^## /m.exec(README) ?? [];
const before = README.slice(0, README.indexOf('## Start'));
const [install = [], use = []] = fencesOf(start).map(({ lines }) => lines);

/** Words of ours that the first steps do without. */
const OTHERS =
  'activation baseline binding bundle confirmation contract descriptor envelope floor gate lock manifest OKF ' +
  'participant pending pin policy prefix preflight promise readiness registry reservation ROM roster SAVE scope slot staffed sweep witness wrap';

/** Words of ours, and how each is found in a text; those of the field (agent, skill, plugin, tool, model) are not counted. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  host: /\bhosts?\b(?! profile)/i,
  'host profile': /\bhost profiles?\b/i,
  role: /\broles?\b/i,
  package: /\bpackages?\b/i,
  cartridge: /\bcartridges?\b/i,
  handshake: /\bhandshakes?\b/i,
  CAL: /\bCALs?\b|\bworkflows?\b/,
  'RAC item': /\bRAC\b|\brequired (?:available )?context\b/i,
  MCP: /\bMCP\b/,
  ...Object.fromEntries(
    OTHERS.split(' ').map((word) => [word, new RegExp(`\\b${word}(?:s|ed|ped)?\\b`, /[A-Z]/.test(word) ? '' : 'i')]),
  ),
};
const conceptsIn = (text: string): string[] =>
  Object.keys(CONCEPTS).filter((name) => CONCEPTS[name]?.test(text.replaceAll(/\]\([^)]*\)/g, ']')));

const WORDS = [...README.matchAll(/^\| (?:<a [^>]*><\/a>)?\*\*(.+?)\*\* \| .*$/gm)];
/** What the table *Words* of the README explains, each in its row. */
const explained = new Set(WORDS.flatMap(([row, word = '']) => [word, ...(row.includes('[MCP]') ? ['MCP'] : [])]));

const timed: string[] = [];
afterAll(() => {
  process.stdout.write(`from zero to an answer (seconds, commands, concepts):\n${timed.join('\n')}\n`);
});

const SKILL = '---\nname: triage\ndescription: Sorts new issues.\nrequires:\n  mcp: [tracker]\n---\n\nSort them.\n';
const TRACKER = '{ "mcpServers": { "tracker": { "command": "tracker-mcp" } } }\n';

test.each([
  [
    'a skill, and a client that lacks its server',
    { '.claude/skills/triage/SKILL.md': SKILL, '.mcp.json': TRACKER, '.cursor/mcp.json': '{ "mcpServers": {} }\n' },
    ['found: 1 skill, a configuration of Claude Code, a configuration of Cursor', 'not ok: 1 error'],
    5,
  ],
  [
    'a skill that every client can run',
    { '.claude/skills/triage/SKILL.md': SKILL, '.mcp.json': TRACKER },
    ['found: 1 skill, a configuration of Claude Code', 'ok: 1 skill can run'],
    5,
  ],
  [
    'code alone',
    { 'infra/network.tf': 'resource "aws_vpc" "main" {}\n', 'infra/storage.tf': 'resource "aws_s3_bucket" "raw" {}\n' },
    ['found: nothing that cartwright can check', 'devops_engineer  [deploy, incident-response]  confidence 0.90'],
    6,
  ],
])(
  '%s',
  (name, files, answer, most) => {
    const began = performance.now();
    const home = scratch();
    const source = hookRepository(home);
    const own = join(home, 'own');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    run(own, home, 'git', ['init', '-q']);

    const path = { PATH: `${join(home, '.local/bin')}${delimiter}${process.env['PATH'] ?? ''}` };
    const said: string[] = [];
    const type = (line: string): void => {
      said.push(run(own, home, 'sh', ['-c', line], false, path).output);
    };
    const lines = [...install.map((line) => line.replace(/https:\/\/github\.com\/\S+/, `file://${source}`)), ...use];
    lines.forEach(type);
    const [, next = ''] = /^next: +(cartwright \S.*?)(?: \(|$)/m.exec(said.join('')) ?? [];
    if (!lines.includes(next)) type(next);

    // The answer comes first; below it, `init --dry-run` shows the proposal itself, file by file.
    const read = said.map((text) => text.split('\n--- /dev/null\n')[0]).join('');
    expect(answer.filter((part) => !read.includes(part))).toEqual([]);
    const met = conceptsIn(`${before}${start}${read}`);
    timed.push(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)}, ${said.length}, ${met.join(' ')}`);
    expect(said.length).toBe(most);
    expect([met.length <= 8, met.filter((word) => !explained.has(word))]).toEqual([true, []]);
  },
  180_000,
);

test('a word of ours is found, in a sentence and not in a link', () => {
  expect(conceptsIn('A host profile pins its tools: [see](docs/lock.md) the RAC items.')).toEqual([
    'host profile',
    'RAC item',
    'pin',
  ]);
  expect(explained).toEqual(
    new Set(['host', 'MCP', 'host profile', 'role', 'package', 'cartridge', 'handshake', 'CAL', 'RAC item']),
  );
});
