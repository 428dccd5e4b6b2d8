/** From an empty folder to an acceptance, as docs/first-accept.md shows it, with the real servers; and what the yes promises is done. */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { HostProfile } from '../../src/core/handshake/host.ts';
import { wireArguments } from '../../src/core/handshake/template.ts';
import { callTool } from '../support/call-tool.ts';
import { ROOT } from '../support/cli.ts';
import { play, typedIn } from '../support/console.ts';
import { fencesOf } from '../support/fences.ts';
import { runMain } from '../support/main.ts';

const PAGE = join(ROOT, 'docs/first-accept.md');
const OTHER_TEST = /^<!-- console test=.* -->\n/m;
const BINARIES = join(ROOT, 'node_modules/.bin');
const CLIENTS = [
  ['desk', 'claude-code'],
  ['gemini', 'gemini-cli'],
  ['crush', 'crush'],
] as const;

/** The commands of each client's part of the page, without those of the shell, and what each printed. */
function partsOf(
  text: string,
): readonly (readonly { readonly command: string; readonly shown: readonly string[] }[])[] {
  return text
    .split(/^## /m)
    .map((part) =>
      fencesOf(part)
        .filter(({ language }) => language === 'console')
        .flatMap(typedIn)
        .filter(({ command }) => command.startsWith('cartwright ')),
    )
    .filter((commands) => commands.length > 0);
}

test('docs/first-accept.md: six commands that the program named lead to a yes, and what is written through it is found again', async () => {
  const before = process.env['PATH'] ?? '';
  process.env['PATH'] = `${BINARIES}${delimiter}${before}`;
  const page = readFileSync(PAGE, 'utf8');
  const [comment = ''] = OTHER_TEST.exec(page) ?? [];
  const { text, top } = await play('docs/first-accept.md', page.replace(comment, '\n'));
  process.env['PATH'] = before;
  const shown = text.replace('\n\n\n', `\n\n${comment}`);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, shown);
  else expect(shown).toBe(page);

  const parts = partsOf(page);
  expect(parts.map((commands) => commands.length)).toEqual(CLIENTS.map(() => 6));
  for (const [index, [folder, client]] of CLIENTS.entries()) {
    const commands = parts[index] ?? [];
    const said = await runMain(
      ['handshake', 'agents-proposal/agents/anyone', '--host', `hosts/${client}.host.yaml`, '--format', 'json'],
      join(top, folder),
    );
    expect([said.code, said.err]).toEqual([0, '']);
    expect(commands.at(-1)?.shown[2]).toMatch(/^✓ accept, [23] promises  /);
    for (const [at, { command }] of commands.entries())
      if (at > 0)
        expect([
          command,
          namedBy(
            commands.slice(0, at).flatMap((each) => each.shown),
            command,
          ),
        ]).toEqual([command, true]);
    expect(await remembered(join(top, folder), client)).toEqual([true, false]);
  }
}, 60_000);

/** Whether a line of what was printed so far names a command, whoever fills in its words in capitals. */
function namedBy(lines: readonly string[], command: string): boolean {
  if (command.endsWith(' --suggest --write'))
    return lines.some((line) => line.endsWith('add --suggest; add --write to apply them'));
  return lines.some((line) => {
    const [, named = ''] = /(cartwright .*)$/.exec(line) ?? [];
    const pattern = named.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace('TOKENS', '\\d+');
    return named !== '' && new RegExp(`^${pattern}$`).test(command);
  });
}

/** Writes through the wrap of the profile as a host would, and asks the tool of the search role for it, and for what nobody wrote. */
async function remembered(cwd: string, client: string): Promise<readonly boolean[]> {
  const profile = parse(readFileSync(join(cwd, `hosts/${client}.host.yaml`), 'utf8')) as HostProfile;
  const wrap = profile.tools.find(({ name }) => name === 'add_memory');
  const [memory] = profile.servers;
  if (wrap?.wraps === undefined || memory === undefined)
    throw new Error('the profile has no wrap of its memory server');
  const path = `${BINARIES}${delimiter}${process.env['PATH'] ?? ''}`;
  const server = { ...memory, env: { MEMORY_FILE_PATH: join(cwd, 'memory.jsonl') } };
  await callTool(server, wrap.wraps, wireArguments(wrap, { summary: 'the pump leaks at night' }), cwd, path);
  const search = async (query: string): Promise<boolean> =>
    (await callTool(server, 'search_nodes', { query }, cwd, path)).includes('the pump leaks at night');
  return [await search('leaks'), await search('mended')];
}
