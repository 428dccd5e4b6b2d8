/** The skill for coding agents: its form is that of agentskills.io, and every command of it runs as it says. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyOf } from '../support/cli.ts';
import { runMain } from '../support/main.ts';
import { ROOT } from './sources.ts';

const [name = '', ...others] = readdirSync(join(ROOT, 'skills'));
const text = readFileSync(join(ROOT, 'skills', name, 'SKILL.md'), 'utf8');
const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];

describe('its form', () => {
  const front = parse(head) as Readonly<Record<string, string>>;

  test('has the fields of the format, and no other', () => {
    expect(others).toEqual([]);
    expect(Object.keys(front)).toEqual(['name', 'description', 'license', 'compatibility']);
    expect(front['name']).toBe(name);
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(front['license']).toBe(
      (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as typeof front)['license'],
    );
  });

  test('keeps the limits that clients have', () => {
    expect(name.length).toBeLessThanOrEqual(64);
    expect(front['description']?.length).toBeLessThanOrEqual(1024);
    expect(front['compatibility']?.length).toBeLessThanOrEqual(500);
    // All of it is loaded at once: 5,000 tokens are recommended at most, about four letters each.
    expect(body.length).toBeLessThan(20_000);
    expect(body.split('\n').length).toBeLessThan(500);
  });

  test('links nowhere: it is copied without the pages beside it', () => {
    expect(body).not.toMatch(/\]\((?!https:)/);
  });

  test('shows the smallest CAL of the reference', () => {
    const [, shown] = /```yaml\n([^]*?)```/.exec(body) ?? [];
    expect(shown).toBe(readFileSync(join(ROOT, 'docs/reference/examples/cal.smallest.yaml'), 'utf8'));
  });
});

/** The commands in their order, each with the exit code that it states, or 0. */
const COMMANDS = [...body.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => {
      const [command = '', exit = '0'] = line.split(/ # exit (?=\d$)/);
      return { command, exit: Number(exit) };
    }),
);

describe('its commands, one after the other in the example', () => {
  let folder: string;
  beforeAll(() => {
    folder = copyOf('examples/data-pipeline');
    const git = (...args: string[]): void => {
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
      expect(spawnSync('git', [...who, ...args], { cwd: folder }).status).toBe(0);
    };
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'example');
  });

  test('are all of cartwright', () => {
    expect(COMMANDS.length).toBeGreaterThan(15);
    expect(COMMANDS.filter(({ command }) => !command.startsWith('cartwright '))).toEqual([]);
  });

  test.each(COMMANDS)('$command', async ({ command, exit }) => {
    const { code, err } = await runMain(command.split(' ').slice(1), folder);
    expect([code, err]).toEqual([exit, '']);
  });
});
