/** No file that is meant to be committed holds a secret of a server, a client, a skill or the code (attack 264). */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageExample } from '../../src/core/result/rule-examples.ts';
import { ROOT } from '../support/cli.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const TOKEN = `ghp_${'q8Rt2mXw9Lk4'.repeat(3)}`;
const PASSWORD = 'k7Rt2LmX9vQd4Hs8Wz';
const SERVER = join(ROOT, '__tests__/fixtures/mcp/server.mjs');
const PACKAGE = 'agents/reviewer/cartridge.yaml';

/** What a server says, with a secret of its own in all of its texts. */
const SAID = {
  tools: [
    {
      name: `run-${TOKEN}`,
      title: `a ${TOKEN}`,
      description: `b ${TOKEN}`,
      inputSchema: { type: 'object', required: ['command'], properties: { command: { type: 'string' } } },
    },
  ],
  instructions: `c ${TOKEN}`,
};
const served = { name: 'one', command: process.execPath, args: [SERVER, 'tells', 'said.json'] };
const profile = (more: object): string =>
  JSON.stringify({
    schemaVersion: 'cart.host.v1',
    name: 'Desk',
    protocolRevision: '2025-06-18',
    model: { toolUse: true, contextWindowTokens: 200_000 },
    ...more,
  });
const CAL = {
  schemaVersion: 'cart.cal/1',
  id: 'one',
  participants: [],
  rac: [{ id: 'a', kind: 'wiki', description: `reads ${TOKEN}`, required: true, content: TOKEN }],
  start: 's',
  nodes: [],
  edges: [],
};
/** Front matter with a secret where no line has both its name and its value. */
const HEAD = `name: one\ndescription: reads\nmetadata: {auth: {password: [${PASSWORD}]}}\n`;

/** Everything that writes a text that is meant to be committed: what lies there, how it is called. */
const WRITERS: Readonly<Record<string, { readonly files: Readonly<Record<string, string>>; readonly args: readonly string[]; readonly code: number }>> = {
  'host add': { code: 1,
    files: { '.mcp.json': JSON.stringify({ mcpServers: { a: { url: `https://a.example/mcp?token=${TOKEN}` } } }) },
    args: ['host', 'add', 'claude-code'],
  },
  'host add --live': { code: 2,
    files: { '.mcp.json': JSON.stringify({ mcpServers: { one: served } }), 'said.json': JSON.stringify(SAID) },
    args: ['host', 'add', 'claude-code', '--live'],
  },
  'handshake --record': { code: 2,
    files: { 'desk.host.yaml': profile({ servers: [served] }), 'said.json': JSON.stringify(SAID) },
    args: ['handshake', 'agents/reviewer', '--host', 'desk.host.yaml', '--live', '--record', 'new.host.yaml'],
  },
  'handshake --out': { code: 2,
    files: { 'desk.host.yaml': profile({ servers: [{ ...served, scopes: { '*': ['exec', 'fs.read', 'fs.write'] } }] }), 'said.json': JSON.stringify(SAID) },
    args: ['handshake', 'agents/reviewer', '--host', 'desk.host.yaml', '--live', '--out', 'descriptor.json'],
  },
  'handshake --suggest --write': { code: 2,
    files: {
      'desk.host.yaml': profile({
        tools: [{ name: 'run', inputSchema: SAID.tools[0]?.inputSchema, description: TOKEN }],
        filesystem: ['fs.read', 'fs.write'],
      }),
    },
    args: ['handshake', 'agents/reviewer', '--host', 'desk.host.yaml', '--suggest', '--write'],
  },
  'init': { code: 0,
    files: {
      'README.md': `# Desk\n\nDesk keeps the tickets of ${TOKEN} in one place.\n`,
      'package.json': JSON.stringify({ name: 'desk', description: `for ${TOKEN}`, scripts: { test: `TOKEN=${TOKEN} jest`, lint: 'eslint .', build: 'tsc' }, dependencies: { express: '1' }, devDependencies: { jest: '1' } }),
      'Makefile': `deploy:\n\tAPI_TOKEN=${TOKEN} ./deploy.sh\ntest:\n\tcurl -H 'X: ${TOKEN}' x && npm test\n`,
      'CONTRIBUTING.md': `# Contributing\n\n- Always log in with ${TOKEN} first.\n- Run \`API_TOKEN=${TOKEN} npm test\` before you push.\n`,
      'AGENTS.md': `# Agents\n\n- Use ${TOKEN}.\n`,
      'src/index.ts': 'export const a = 1;\n',
      'src/index.test.ts': 'test("a", () => {});\n',
      'main.tf': 'resource "aws_s3_bucket" "b" {}\n',
      [`docs/${TOKEN}.md`]: '# Docs\n',
      'openapi.yaml': `openapi: 3.0.0\ninfo: {title: "${TOKEN}", version: "1", description: "${TOKEN}"}\npaths: {}\n`,
    },
    args: ['init'],
  },
  'init --from-skill, a token': { code: 1,
    files: { 'skill/SKILL.md': `---\nname: one\ndescription: reads ${TOKEN}\n---\ntext\n` },
    args: ['init', '--from-skill', 'skill'],
  },
  'init --from-skill, nested': { code: 1, files: { 'skill/SKILL.md': `---\n${HEAD}---\ntext\n` }, args: ['init', '--from-skill', 'skill'] },
  'init --from-skill, nested in lines': { code: 1,
    files: { 'skill/SKILL.md': `---\nname: one\ndescription: reads\nmetadata:\n  auth:\n    password:\n      - ${PASSWORD}\n---\n` },
    args: ['init', '--from-skill', 'skill'],
  },
  'init --from-skill, of a shipped file': { code: 1,
    files: {
      'skill/SKILL.md': '---\nname: one\ndescription: reads\n---\n',
      'skill/settings.json': JSON.stringify({ db: { password: [PASSWORD] } }, null, 2),
    },
    args: ['init', '--from-skill', 'skill'],
  },
  'init --from-skill, an agent': { code: 1,
    files: { '.claude/agents/one.md': `---\n${HEAD}---\ntext\n` },
    args: ['init', '--from-skill', '.claude/agents/one.md'],
  },
  'init --from-skill, a plugin': { code: 1,
    files: { 'p/.claude-plugin/plugin.json': JSON.stringify({ name: 'one', version: '1.0.0', description: 'x', auth: { password: [PASSWORD] } }) },
    args: ['init', '--from-skill', 'p'],
  },
  'manifest --out': { code: 2,
    files: { [PACKAGE]: packageExample().text.replace(/^role:/m, `description: reads ${TOKEN}\nharness:\n  requiredTools:\n    - {role: 'cart:execute', description: reads ${TOKEN}}\nrole:`) },
    args: ['manifest', 'agents/reviewer', '--out', 'manifest.json'],
  },
  'harness-manifest-write': { code: 2,
    files: {
      [PACKAGE]: packageExample().text.replace(/^role:/m, `harness:\n  requiredTools:\n    - {role: 'cart:execute', description: reads ${TOKEN}}\nrole:`),
      'agents/reviewer/rom/manifest/harness-requirements.json': '{}\n',
    },
    args: ['harness-manifest-write', 'agents/reviewer'],
  },
  'lint --write-baseline': { code: 1,
    files: { 'one.cal.json': JSON.stringify(CAL) },
    args: ['lint', '--write-baseline'],
  },
  'lock': { code: 2,
    files: { 'one.cal.json': JSON.stringify({ ...CAL, participants: [{ alias: TOKEN, bind: { slot: { role: 'x' } } }] }) },
    args: ['lock'],
  },
}; // prettier-ignore

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('.git/') && statSync(join(folder, file)).isFile(),
  );
}

test.each(Object.entries(WRITERS))('attack 264: %s', async (_name, { code: expected, files, args }) => {
  const cwd = scratch();
  const all = { [PACKAGE]: packageExample().text, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd });
  const { code, stdout, stderr } = await program(args, { cwd, env: { PATH: process.env['PATH'] ?? '' } });
  const before: Readonly<Record<string, string>> = all;
  const written = filesBelow(cwd).filter((file) => readFileSync(join(cwd, file), 'utf8') !== before[file]);
  const holding = written.filter((file) => /q8Rt2mXw9Lk4|k7Rt2LmX9vQd/.test(readFileSync(join(cwd, file), 'utf8')));
  expect({ code, holding, shown: /q8Rt2mXw9Lk4|k7Rt2LmX9vQd/.test(stdout + stderr) }).toEqual({
    code: expected,
    holding: [],
    shown: false,
  });
  if (code === 2) expect([written, stderr]).toEqual([[], expect.stringContaining('it was not written, since ')]);
});
