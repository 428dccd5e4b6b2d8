/** Small repositories of our own with skills, and what the program says of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain, type MainRun } from './main.ts';
import { scratch } from './scratch.ts';

type Files = Readonly<Record<string, string>>;
/** What a case is about, the files of its repository, and what is found in them. */
export type FoundCase = readonly [string, Files, readonly string[]];

const SKILL = `---
name: triage
description: Sorts new issues.
allowed-tools: Read, AskUserQuestion
requires:
  mcp: [tracker]
---

Call \`mcp__tracker__list_issues\`, and read \`references/labels.md\`.
`;
/** A configuration of one server. */
export const server = (name: string): string => JSON.stringify({ mcpServers: { [name]: { command: 'x-mcp' } } });

export function repository(files: Files): string {
  const root = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

export const check = (files: Files, ...args: readonly string[]): Promise<MainRun> =>
  runMain(['check', ...args], repository(files));

/** A skill that needs a server, a file and a tool that only one client has. */
export const OURS: Files = { 'skills/triage/SKILL.md': SKILL, '.mcp.json': server('tracker') };

/** Findings as `PATH:LINE RULE MESSAGE; HELP`. */
export async function findingsOf(files: Files): Promise<string[]> {
  const { out } = await check(files, '--format', 'json');
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { rule: string; path: string; message: string; help?: string; range: { start: { line: number } } }[];
  };
  return diagnostics.map(
    ({ rule, path, message, help, range }) =>
      `${path}:${range.start.line} ${rule} ${message}${help === undefined ? '' : `; ${help}`}`,
  );
}
