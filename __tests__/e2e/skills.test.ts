/** Skills at the doors beside the command line's text: a comparison, the Action, SARIF and an editor (docs/skills.md). */
import { expect, test } from '@jest/globals';
import { LockedProject } from '../support/lock.ts';
import { Editor } from '../support/editor.ts';
import { runMain } from '../support/main.ts';
import { runAction } from '../support/github/run-action.ts';

const FILE = 'skills/triage/SKILL.md';
const SKILL = '---\nname: triage\nrequires:\n  mcp: [tracker]\n---\n';
const servers = (...names: readonly string[]): string =>
  JSON.stringify({ mcpServers: Object.fromEntries(names.map((name) => [name, { command: 'x-mcp' }])) });
const LACKS = '"triage" requires the MCP server "tracker", which Claude Code does not have';

/** A repository whose last commit has the server, and whose files do not. */
function changed(): LockedProject {
  const project = new LockedProject().write({ [FILE]: SKILL, '.mcp.json': servers('tracker') });
  project.commit();
  return project.write({ '.mcp.json': servers('board') });
}

test('a change that takes a server away breaks the skill that requires it', async () => {
  const { folder } = changed();
  const { code, out } = await runMain(['check', '--base', 'HEAD', '--format', 'markdown'], folder);
  expect([code, out.split('\n').filter((line) => /This change|^\| `skills/.test(line))]).toEqual([
    1,
    [
      '## ❌ This change adds 1 error',
      `| \`${FILE}\` | \`triage\` requires the MCP server \`tracker\`, which Claude Code does not have | \`${FILE}:4\` |`,
    ],
  ]);
});

test('the Action annotates what is missing and has a table of skills and clients', async () => {
  const { folder: workspace } = changed();
  const { code, commands, summary } = await runAction({ workspace, event: 'push' });
  const annotated = commands.filter(({ properties }) => properties['title'] === 'skill/cannot-run');
  expect([code, annotated.map(({ command, properties: { file, line }, data }) => [command, file, line, data])]).toEqual(
    [1, [['error', FILE, '4', expect.stringContaining(LACKS)]]],
  );
  const table = summary
    .slice(summary.lastIndexOf('### Skills'))
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(table.map((line) => line.replaceAll(/\]\([^)]*\)/g, ']'))).toEqual([
    '|  | skill | `Claude Code` |',
    '| --- | --- | --- |',
    '| ❌ | [`triage`] | cannot run, missing: MCP server `tracker` |',
  ]);
  expect(summary.indexOf('### Skills that cannot run')).toBeLessThan(summary.indexOf('<details'));
});

test('SARIF has what is missing at its line', async () => {
  const { folder } = changed();
  const { out } = await runMain(['check', '--format', 'sarif'], folder);
  const { runs } = JSON.parse(out) as {
    runs: { results: { ruleId: string; level: string; message: { text: string }; locations: unknown }[] }[];
  };
  const found = runs.flatMap(({ results }) => results).filter(({ ruleId }) => ruleId === 'skill/cannot-run');
  const region = { startLine: 4, startColumn: 1, endLine: 4, endColumn: 1 };
  const artifactLocation = { uri: FILE, uriBaseId: 'SRCROOT' };
  expect(found.map(({ level, message, locations }) => [level, message.text.startsWith(LACKS), locations])).toEqual([
    ['error', true, [{ physicalLocation: { artifactLocation, region } }]],
  ]);
});

test('an editor shows what is missing in the file that is open', async () => {
  const { folder } = changed();
  const editor = new Editor(folder);
  await editor.open(FILE);
  const [shown, ...others] = await editor.findings(FILE);
  await editor.end();
  expect([JSON.parse(shown ?? '[]'), others]).toEqual([
    [[4, 1, 4, 1], 'error', 'skill/cannot-run', expect.stringContaining('#skillcannot-run'), LACKS, []],
    [],
  ]);
});
