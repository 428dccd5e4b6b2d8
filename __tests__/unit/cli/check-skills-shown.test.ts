/** How JSON, Markdown, the first screen and `handshake` show skills. */
import { expect, test } from '@jest/globals';
import type { SkillResult } from '../../../src/core/result/skills.ts';
import { runMain } from '../../support/main.ts';
import { check, OURS, repository, server } from '../../support/skills.ts';

test('JSON and Markdown have each need and each client', async () => {
  const files = {
    'a/SKILL.md': '---\nname: a\ndescription: A.\nallowed-tools: Read, Skill\nrequires: { bins: [op] }\n---\n',
    '.codex/config.toml': '',
  };
  const { out } = await check(files, '--format', 'json');
  const { skills } = JSON.parse(out) as { skills: readonly SkillResult[] };
  const place = (line: number): object => ({ path: 'a/SKILL.md', line });
  expect(skills).toEqual([
    {
      kind: 'skill',
      path: 'a/SKILL.md',
      name: 'a',
      needs: [
        { kind: 'tool', name: 'Read', level: 'must', declared: true, place: place(4), permitted: true },
        { kind: 'tool', name: 'Skill', level: 'must', declared: true, place: place(4), permitted: true },
        { kind: 'program', name: 'op', level: 'must', declared: true, place: place(5) },
      ],
      hosts: [
        {
          host: 'Codex CLI',
          client: 'codex-cli',
          verdict: 'not told',
          missing: [],
          notTold: [{ kind: 'program', name: 'op' }],
          reservations: [{ kind: 'tool', name: 'Skill' }],
        },
      ],
    },
  ]);
  const { out: markdown } = await check(files, '--format', 'markdown');
  expect(markdown.split('### Skills\n')[1]?.split('</details>')[0]).toBe(`
|  | skill | \`Codex CLI\` |
| --- | --- | --- |
| ❔ | \`a\` | not told, unknown: program \`op\` |

next: look where the client runs for program \`op\`

`);
});

test('the first screen shows the skills that cannot run, and how many more there are', async () => {
  const skills = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
      `${name}/SKILL.md`,
      `---\nname: ${name}\nrequires: { mcp: [board] }\n---\n`,
    ]),
  );
  const { out } = await check(
    {
      ...skills,
      'g/SKILL.md': '---\nname: g\n---\n',
      '.mcp.json': server('board'),
      '.cursor/mcp.json': server('tracker'),
    },
    '--format',
    'markdown',
  );
  const [screen = ''] = out.split('<details>');
  expect(screen.split('### ')[1]).toBe(`Skills that cannot run

|  | skill | \`Claude Code\` | \`Cursor\` |
| --- | --- | --- | --- |
| ❌ | \`a\` | can run | cannot run |
| ❌ | \`b\` | can run | cannot run |
| ❌ | \`c\` | can run | cannot run |
| ❌ | \`d\` | can run | cannot run |
| ❌ | \`e\` | can run | cannot run |

… and 1 more skill below

`);
});

test('handshake answers for one skill', async () => {
  const root = repository(OURS);
  expect(await runMain(['handshake', 'skills/triage', '--host', 'crush'], root)).toEqual({
    code: 1,
    out: `skills/triage/SKILL.md:9:1: warning[skill/no-file] there is no file "references/labels.md"
  help: add it, or correct the name

more about a rule: cartwright explain skill/no-file
  ? triage: Crush: not told, unknown: MCP server tracker (skills/triage/SKILL.md)
  → next: commit a host profile that lists what the client has: cartwright host add crush
not ok: 1 skill not told
`,
    err: '',
  });
  expect((await runMain(['handshake', 'skills/triage', 'x.cart'], root)).err).toBe(
    'cartwright: "x.cart" is not a skill, and skills are judged by themselves\n  help: for example: cartwright handshake agents/reviewer --host claude-code\n',
  );
});

test('handshake says how to get an answer that is not told, in text and Markdown', async () => {
  const root = repository({ 'a/SKILL.md': '---\nname: a\ndescription: A.\nrequires: { bins: [op] }\n---\n' });
  const asked = ['handshake', 'a', '--host', 'codex-cli'];
  expect(await runMain(asked, root)).toEqual({
    code: 1,
    out: `  ? a: Codex CLI: not told, unknown: program op (a/SKILL.md)
  → next: look where the client runs for program op
not ok: 1 skill not told
`,
    err: '',
  });
  expect(await runMain([...asked, '--format', 'markdown'], root)).toEqual({
    code: 1,
    out: '- ❔ `a`: `Codex CLI`: not told, unknown: program `op` (`a/SKILL.md`)\n- → next: look where the client runs for program `op`\n',
    err: '',
  });
});
