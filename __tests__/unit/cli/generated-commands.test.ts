/** Every command in what is generated can be run as it stands: in the files that are written, and in what is printed meanwhile. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMMANDS } from '../../../src/cli/commands.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const SKILL = `---
name: release-notes
description: Writes release notes from the log.
---

Read the log, and write.
`;
const CODE = {
  'package.json':
    '{"name":"shop","dependencies":{"react":"19.0.0","express":"5.0.0"},"devDependencies":{"jest":"30.0.0"}}',
  'src/app.tsx': "import React from 'react';\nexport const App = () => <p>shop</p>;\n",
  'src/server.ts': "import express from 'express';\nexpress().get('/', (_, answer) => answer.send('shop'));\n",
  'src/app.test.tsx': "test('shop', () => {});\n",
  'infra/main.tf': 'resource "aws_s3_bucket" "shop" {}\n',
  '.github/workflows/ci.yml': 'on: push\njobs: { test: { runs-on: ubuntu-latest, steps: [{ run: npm test }] } }\n',
};

/** What the words in capitals stand for. */
const FILLED = (home: string): Readonly<Record<string, string>> => ({
  PACKAGE: 'agents-proposal/agents/anyone',
  TOKENS: '200000',
  DATE: '2025-11-25',
  KEY_FOLDER: `${home}/keys`,
  KEY_FILE: `${home}/keys/cartwright.key.pem`,
});

interface Told {
  readonly command: string;
  /** Where it is run: in the folder of the file, or in the repository. */
  readonly folder: string;
}

const NAMES = Object.keys(COMMANDS).sort((a, b) => b.length - a.length);
const COMMAND = new RegExp(`(\`?)cartwright (${NAMES.join('|')})(?![\\w-])`, 'g');

/** The commands of a text: up to the end of its span of code, or of its sentence. */
function commandsOf(text: string): string[] {
  return [...text.matchAll(COMMAND)].map((match) => {
    const [, tick = ''] = match;
    const rest = text.slice(match.index + tick.length);
    const [command = ''] = (tick === '' ? /^[^\n]*?(?=[;,)"]| \(|\n|$)/ : /^[^`]*/).exec(rest) ?? [];
    return command.trim();
  });
}

function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = join(below, name);
    if (name === '.git') return [];
    return statSync(join(folder, path)).isDirectory() ? filesOf(folder, path) : [path];
  });
}

test.each<[string, Readonly<Record<string, string>>, readonly string[], readonly string[]]>([
  ['code', CODE, ['init'], ['build', 'workflow ready', 'check', 'init']],
  [
    'a client without code',
    { '.mcp.json': '{"mcpServers":{}}' },
    ['init', 'host add claude-code', 'host add cursor --gate'],
    ['handshake', 'host add', 'build'],
  ],
  [
    'a skill',
    { 'skills/release-notes/SKILL.md': SKILL },
    ['init --from-skill skills/release-notes'],
    ['build', 'sign'],
  ],
  ['an empty folder', { 'notes.txt': 'notes\n' }, ['', 'init', 'check'], []],
  ['keys', { 'notes.txt': 'notes\n' }, ['keygen --out ~/other', 'trust init --out trust.yaml'], []],
])(
  '%s',
  async (_, files, generators, expected) => {
    const [cwd, home] = [scratch(), scratch()];
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(cwd, dirname(path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    execFileSync('git', ['init', '--quiet'], { cwd });
    execFileSync('git', ['add', '--all'], { cwd });
    const run = async (command: string, folder = cwd): ReturnType<typeof runMain> => {
      const words = command.replace(/[A-Z_]{4,}/g, (word) => FILLED(home)[word] ?? word).replaceAll('~', home);
      return runMain(
        words.split(' ').filter((word) => word !== ''),
        folder,
      );
    };
    const told: Told[] = [];
    for (const generator of generators) {
      const { out, err } = await run(generator);
      told.push(...commandsOf(`${out}${err}`).map((command) => ({ command, folder: cwd })));
    }
    for (const path of filesOf(cwd).filter((each) => !(each in files) && !each.endsWith('.base.json'))) {
      // What a person is asked to write first.
      if (path.endsWith('cartridge.yaml')) {
        const text = readFileSync(join(cwd, path), 'utf8');
        writeFileSync(join(cwd, path), text.replaceAll('TODO', 'io.github.you'));
      }
      // A profile is made for the repository; the folder of a proposal is one of its own.
      const folder = path.endsWith('.md') ? dirname(join(cwd, path)) : cwd;
      told.push(...commandsOf(readFileSync(join(cwd, path), 'utf8')).map((command) => ({ command, folder })));
    }
    const failed: string[] = [];
    for (const { command, folder } of told) {
      if (command.includes('cartridges/')) mkdirSync(join(folder, 'cartridges'), { recursive: true });
      const { code, err } = await run(command.slice('cartwright '.length), folder);
      if (code > 1) failed.push(`${command}: ${err}`);
    }
    expect(failed).toEqual([]);
    const names = new Set(told.map(({ command }) => NAMES.find((name) => command.startsWith(`cartwright ${name}`))));
    expect([...expected].filter((name) => !names.has(name))).toEqual([]);
    expect(existsSync(join(cwd, 'keys'))).toBe(false);
  },
  60_000,
);
