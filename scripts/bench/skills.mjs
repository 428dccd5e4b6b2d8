// Judging skills on the clients of a repository against one walk of it and the reading of its files.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired, row } from './paired.mjs';

export const title = 'check of skills';

const cli = [process.execPath, fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))];
const read = [process.execPath, fileURLToPath(new URL('peers/read-all.mjs', import.meta.url))];

export function run(runs) {
  for (const skills of [1, 1000]) {
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
    try {
      grow(folder, skills);
      // What is not there is found, too: the exit code says nothing of the time.
      const check = paired([...cli, 'check', folder], [...read, folder], runs);
      row(`${skills} skills, 5 clients / reading of their files`, check, skills === 1 ? undefined : 2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const SERVER = { github: { command: 'npx', args: ['-y', '@modelcontextprotocol/server-github'] } };
const CLIENTS = {
  '.mcp.json': JSON.stringify({ mcpServers: SERVER }),
  '.cursor/mcp.json': JSON.stringify({ mcpServers: SERVER }),
  '.vscode/mcp.json': JSON.stringify({ servers: SERVER }),
  '.gemini/settings.json': JSON.stringify({ mcpServers: SERVER }),
  '.codex/config.toml': '[mcp_servers.github]\ncommand = "npx"\n',
};

/** Sizes of the texts of skills, and files beside each, at even steps of their order, as in 18,006 skills of 132 public repositories. */
const SIZES = [394, 1316, 2049, 2485, 3094, 3700, 4421, 5084, 5964, 6987, 8100, 9489, 11_206, 13_326, 16_077, 23_495];
const BESIDE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 6, 8, 26];

/** What texts of skills are made of: two lines of prose, then one of these. */
const PARTS = [
  (n) => `## Step ${n}\n`,
  (n) => `- Use \`Grep\` to find each caller, then **check** what it returns (see rule ${n}).`,
  (n) => `| \`option-${n}\` | what it changes | off |`,
  (n) => `\`\`\`bash\n# part ${n}\npython3 scripts/run-0.py --part ${n}\ngit diff --stat HEAD~1\n\`\`\`\n`,
  (n) =>
    `1. Read [the reference](references/page-${n % 4}.md), and call \`mcp__github__search_issues\` where it helps.`,
  (n) => `For that, load the \`skill-${n}\` skill first. Set \`GITHUB_TOKEN\` if it is not set.`,
  (n) => `\`\`\`ts\nconst part${n} = await load(${n}); // the parts are read one by one\n\`\`\`\n`,
];
const PROSE =
  'Read what is there before you change anything, and keep the change as small as it can be.\nSay what you found, e.g. a test that fails; do not guess what the author meant.\n';

/** Skills with front matter, prose, tables, lists, shell blocks, links and scripts, and the configurations of five clients. */
function grow(folder, skills) {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(CLIENTS)) write(path, text);
  for (let n = 0; n < skills; n++) {
    const size = SIZES[(7 * n + 6) % SIZES.length];
    let text = `---\nname: skill-${n}\ndescription: Looks through part ${n} of a project and says what to change. Use it before a release.\nallowed-tools: Read, Grep, Bash(git diff:*), mcp__github__search_issues\nlicense: MIT\n---\n\n# Skill ${n}\n\n`;
    for (let part = 0; text.length < size; part++) text += `${PROSE}\n${PARTS[part % PARTS.length](n + part)}\n`;
    write(`skills/skill-${n}/SKILL.md`, text);
    for (let i = 0; i < BESIDE[(5 * n + 3) % BESIDE.length]; i++)
      if (i % 3 === 0)
        write(`skills/skill-${n}/scripts/run-${i}.py`, `#!/usr/bin/env python3\n${'print(1)\n'.repeat(400)}`);
      else write(`skills/skill-${n}/references/page-${i % 4}.md`, PROSE.repeat(30));
  }
}
