import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INPUTS, OUTPUTS } from '../../src/app/inputs.ts';
import { ROOT } from './sources.ts';

interface Workflow {
  readonly on: unknown;
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'runs-on': string;
        readonly permissions: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly uses: string; readonly with?: Readonly<Record<string, unknown>> }[];
      }
    >
  >;
}

const text = readFileSync(join(ROOT, 'docs/github.md'), 'utf8');
const blocks = [...text.matchAll(/^```yaml\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');

test('there are workflows to copy', () => expect(blocks.length).toBeGreaterThan(4));

describe.each(blocks.map((block, i) => [i, block] as const))('workflow %d of docs/github.md', (_i, block) => {
  const workflow = parse(block) as Workflow;
  const jobs = Object.values(workflow.jobs);

  test('starts without permissions and names those of each job', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(Object.keys(job.permissions)).not.toEqual([]);
  });

  test('attack 166: every action is pinned by its commit', () => {
    for (const { uses } of jobs.flatMap((job) => job.steps)) {
      expect(uses).toMatch(/^(?:OWNER\/cartwright@COMMIT_SHA|[\w-]+\/[\w/-]+@[0-9a-f]{40})$/);
    }
  });

  test('uses inputs and outputs that there are', () => {
    const names = new Set<string>(INPUTS.map(({ name }) => name));
    const own = jobs.flatMap((job) => job.steps).filter(({ uses }) => uses.startsWith('OWNER/cartwright'));
    for (const step of own) for (const name of Object.keys(step.with ?? {})) expect(names).toContain(name);
    for (const [, name] of block.matchAll(/steps\.cartwright\.outputs\.([\w-]+)/g))
      expect(Object.keys(OUTPUTS)).toContain(name);
  });

  test('attack 150: no text of an event reaches a script', () =>
    expect(block).not.toMatch(/\brun:|github\.event|github\.head_ref/));
});

test('its picture is there', () => {
  for (const [, path] of text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
    expect(existsSync(join(ROOT, 'docs', path ?? ''))).toBe(true);
});
