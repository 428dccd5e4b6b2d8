import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright } from '../support/cli.ts';
import type { StepResult } from '../support/github/run-action.ts';
import { runnerCommands } from '../support/github/runner-commands.ts';
import { EVENTS, good, Stage, type PullPayload } from '../support/github/stage.ts';

/** docs/threats.md 5, through the whole built program: what a repository says never becomes more than text. */
let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const COMMANDS = [
  '::set-env name=A::b',
  '::add-path::/evil',
  '::stop-commands::tok',
  '::add-mask::a',
  '::add-matcher::m.json',
  '::save-state name=a::b',
  '::set-output name=verdict::ready',
  '::echo::on',
  'x ##[error]evil ##[set-env name=x]y ##[group]z',
];
const BREAKS = ['\n', '\r\n', '\r', '\n\u00a0', '\n\u3000'];
const MARKDOWN =
  '@octocat fixes #1 ![x](https://evil.example/x.png) <img src=x></details><!-- cartwright-report ci -->';
const CONTROLS = '\u001b[31m\u001b]0;title\u0007\b\u202e\u200b\u009b\u0000';

/** A repository with hostile text in every place that a report could repeat. */
function hostile(): string {
  const workspace = good();
  const lines = COMMANDS.flatMap((command) => BREAKS.map((end) => `${end}${command}`)).join('');
  const text = `evil${lines}\n${MARKDOWN}${CONTROLS}`;
  const cal = JSON.stringify({
    schemaVersion: 'cart.cal/1',
    id: text,
    name: text,
    description: text,
    participants: [{ alias: text, bind: 'slot', slot: { role: text } }],
    rac: [
      { id: text, kind: text, description: text, content: text, check: { type: 'file-glob', hint: text } },
      ...COMMANDS.map((command, i) => ({ id: `i${i}`, kind: `\n${command}`, description: 'd', required: false })),
      { id: 'b', kind: 'wiki', description: text, check: { type: 'manual', hint: text } },
    ],
    start: text,
    nodes: [
      { id: text, type: 'task', agent: text, completion: { type: text } },
      { id: 'end', type: 'event', event: 'end' },
    ],
    edges: [{ from: text, to: text, when: { racAvailable: text } }],
    [text]: text,
  });
  const write = (name: string, content: string): void => {
    mkdirSync(join(workspace, name, '..'), { recursive: true });
    writeFileSync(join(workspace, name), content);
  };
  write('evil/a.cal.json', cal);
  write('evil/::error::b,line=1:c%0A\n::error::d.cal.json', cal);
  write('evil/syntax.cal.json', `{"a":1,\n::stop-commands::tok\n##[error]x`);
  write('evil/syntax.cal.yaml', `a: [1\n::stop-commands::tok\n##[error]x: {`);
  write(
    'evil/p/cartridge.yaml',
    `schemaVersion: cart.package.v1\nid: ${JSON.stringify(text)}\n${JSON.stringify(text)}: 1\n`,
  );
  write(
    'evil/h.host.yaml',
    JSON.stringify({ schemaVersion: 'cart.host.v1', name: text, protocolRevision: text, tools: [{ name: text }] }),
  );
  write('evil/x.cart', text);
  return workspace;
}

/** Everything that the runner or a reader gets. */
function outlets(result: StepResult): string[] {
  const bodies = stage.github.world.comments.map(({ body }) => body);
  const files = ['report', 'html'].map((name) => readFileSync(result.outputs[name] ?? '', 'utf8'));
  return [result.stdout, result.summary, ...bodies, ...files];
}

test('attacks 131 to 135: no text of a repository is a command, in the action or on the command line', async () => {
  const workspace = hostile();
  const result = await stage.act(workspace);
  expect(result.code).toBe(1);
  // The harness refuses any command but annotations and masks; these are ours alone.
  const files = new Set(result.commands.flatMap(({ properties: { file } }) => file ?? []));
  expect([...files].filter((file) => !/^(?:evil\/|cal\/|agents\/|hosts\/)/.test(file))).toEqual([]);
  for (const { command, data } of result.commands) if (command === 'add-mask') expect(data).toBe('ghs_thejobsowntoken');
  for (const format of ['text', 'json', 'sarif', 'markdown', 'html']) {
    const { stdout, stderr } = cartwright(['check', '--format', format], { cwd: workspace });
    expect([format, runnerCommands(stdout), runnerCommands(stderr)]).toEqual([format, [], []]);
    for (const command of COMMANDS) expect(stdout).toContain(/[a-z]+-[a-z]+|echo|group/.exec(command)?.[0]);
  }
  for (const args of [
    ['lint'],
    ['workflow', 'ready', 'evil/a.cal.json'],
    ['verify', 'evil/x.cart'],
    ['manifest', 'evil/p'],
    ['init', '--from-code', '.', '--out', 'new', '--dry-run'],
    ['handshake', 'evil/p', '--host', 'evil/h.host.yaml'],
  ]) {
    const { code, stdout, stderr } = cartwright(args, { cwd: workspace });
    expect([args, [0, 1, 2].includes(code ?? -1), runnerCommands(stdout), runnerCommands(stderr)]).toEqual([
      args,
      true,
      [],
      [],
    ]);
  }
});

test('attacks 139, 140, 146 and 147: no markup, no marker, no control character, no forbidden value', async () => {
  const result = await stage.act(hostile());
  for (const text of outlets(result)) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e]/);
  const [comment, ...more] = stage.github.world.comments;
  expect(more).toEqual([]);
  const body = comment?.body ?? '';
  expect(body.match(/<!-- cartwright-report/g)).toHaveLength(1);
  const spans = /(`+)[^]*?[^`]\1(?!`)|<code>[^]*?<\/code>/g;
  for (const text of [body, result.summary]) expect(text.replaceAll(spans, '')).not.toMatch(/@octocat|<img|!\[x|#1\b/);
});

test('attack 150: title, text, branch and author of a pull request are repeated nowhere', async () => {
  const payload = structuredClone(EVENTS['pull_request']) as PullPayload & { pull_request: Record<string, unknown> };
  const canary = 'CANARY\n::error::x @octocat';
  Object.assign(payload.pull_request, { title: canary, body: canary, user: { login: canary } });
  Object.assign(payload.pull_request.head, { ref: canary, label: canary });
  const env = {
    GITHUB_HEAD_REF: canary,
    GITHUB_REF_NAME: canary,
    GITHUB_ACTOR: canary,
    GITHUB_TRIGGERING_ACTOR: canary,
  };
  const result = await stage.act(good(), { payload, env });
  expect(result.code).toBe(0);
  for (const text of outlets(result)) expect(text).not.toContain('CANARY');
});

test('attack 136: what an MCP server prints stays out of the log', async () => {
  const workspace = good();
  const script = `console.error('::error::evil\\n##[error]evil'); console.log('::stop-commands::evil'); setTimeout(() => {}, 200)`;
  const server = { name: 'local', command: process.execPath, args: ['-e', script], scopes: {} };
  writeFileSync(
    join(workspace, 'hosts/live.host.yaml'),
    JSON.stringify({ schemaVersion: 'cart.host.v1', name: 'live', servers: [server] }),
  );
  const result = await stage.act(workspace, { event: 'push', payload: EVENTS['push'], inputs: { live: 'true' } });
  expect(result.commands.filter(({ data }) => data === 'evil')).toEqual([]);
  expect(result.stdout).not.toMatch(/^\s*::stop|##\[/m);
});
