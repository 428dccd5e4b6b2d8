import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { INPUTS, OUTPUTS } from '../../src/action/inputs.ts';
import { addressOf } from '../../src/tools/addresses.ts';
import { ROOT } from '../support/cli.ts';
import { PAGE_WORKFLOWS } from '../support/page-workflows.ts';

interface Job {
  readonly 'runs-on'?: unknown;
  /** A reusable workflow, instead of a machine and steps. */
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

interface CalledFile {
  readonly on: { readonly workflow_call: { readonly inputs: Readonly<Record<string, unknown>> } };
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const { repository } = addressOf(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Parameters<typeof addressOf>[0],
);
/** The reusable workflows of this repository, with their inputs. */
const REUSABLE = new Map(
  ['check', 'sweep'].map((name) => {
    const file = parseDocument(readFileSync(join(ROOT, `.github/workflows/${name}.yml`), 'utf8')).toJS() as CalledFile;
    return [name, Object.keys(file.on.workflow_call.inputs)] as const;
  }),
);
const CALLED = /\/\.github\/workflows\/(check|sweep)\.yml@/;
const OURS = new RegExp(`^(?:${repository.replaceAll('.', '\\.')}@|\\./?$)`);

const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const workflows = [
  ...PAGE_WORKFLOWS.map(({ page, line, text }) => ({ file: page, line, text })),
  ...readdirSync(join(ROOT, '.github/workflows')).map((name) => ({
    file: `.github/workflows/${name}`,
    line: 1,
    text: readFileSync(join(ROOT, '.github/workflows', name), 'utf8'),
  })),
];

describe.each(workflows)('$file:$line', ({ file, text }) => {
  const doc = parseDocument(text);
  const workflow = doc.toJS() as {
    on?: unknown;
    permissions?: unknown;
    concurrency?: unknown;
    jobs: Record<string, Job>;
  };
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap(({ steps: own = [], uses, with: given }) =>
    uses === undefined ? own : [{ uses, ...(given === undefined ? {} : { with: given }) }],
  );

  test('is YAML, and a workflow', () => {
    expect([doc.errors, doc.warnings]).toEqual([[], []]);
    expect(workflow.on).toBeDefined();
    for (const { 'runs-on': machine, steps: own = [], uses } of jobs)
      expect([typeof machine, own.length > 0]).toEqual(uses === undefined ? ['string', true] : ['undefined', false]);
  });

  test('attack 166: pins every action by commit, with its version beside it', () => {
    const others = steps.flatMap(({ uses = '' }) =>
      uses === '' || OURS.test(uses.replace(CALLED, '@')) ? [] : [uses],
    );
    expect(others.filter((uses) => !PINNED.test(uses))).toEqual([]);
    const pinned = text.split('\n').filter((line) => /@[0-9a-f]{40}/.test(line));
    expect(pinned.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('says its permissions, none of them for all', () => {
    for (const job of jobs) expect(job.permissions ?? workflow.permissions).toBeInstanceOf(Object);
    expect(JSON.stringify(workflow)).not.toMatch(/"permissions":"|write-all/);
    expect(workflow.permissions).toEqual({});
  });

  test('gives the Action and the reusable workflows inputs that they have', () => {
    const names = new Set<string>(INPUTS.map(({ name }) => name));
    const unknown = steps.flatMap(({ uses = '', with: given = {} }) => {
      const called = CALLED.exec(uses)?.[1];
      const known = called === undefined ? (OURS.test(uses) ? [...names] : undefined) : REUSABLE.get(called);
      return known === undefined ? [] : Object.keys(given).filter((name) => !known.includes(name));
    });
    expect(unknown).toEqual([]);
  });

  const isOwn = file.startsWith('.github/');
  test('listens to a pull request that gets another base, ends by itself, and runs once at a time', () => {
    const { pull_request: pull } = workflow.on as {
      readonly pull_request?: { readonly types?: readonly string[] } | null;
    };
    if (!isOwn && pull !== undefined) expect(pull?.types).toEqual(['opened', 'synchronize', 'reopened', 'edited']);
    expect(workflow.on).toBeInstanceOf(Object);
    expect(workflow.on).not.toBeInstanceOf(Array);
    expect(workflow.concurrency).toBeDefined();
    const endless = jobs.filter((job) => job.uses === undefined && job['timeout-minutes'] === undefined);
    expect(endless).toEqual([]);
  });

  test('says at each permission what it is for', () => {
    const bare = text.split('\n').filter((line) => /^ {6}[a-z-]+: (?:read|write)$/.test(line));
    expect(isOwn ? [] : bare).toEqual([]);
  });

  test('reads outputs of the Action that it has', () => {
    const read = [...text.matchAll(/steps\.cartwright\.outputs\.([\w-]+)/g)].map(([, name]) => name as string);
    expect(read.filter((name) => !Object.hasOwn(OUTPUTS, name))).toEqual([]);
  });

  test('attack 150: has no expression in a script, and no text of an event anywhere', () => {
    for (const step of steps) expect(JSON.stringify(step)).not.toMatch(/"run":"[^"]*\$\{\{/);
    expect(text).not.toMatch(/github\.(?:event\.(?!workflow_run\.id\b)|head_ref)/);
  });
});

test('every link between pages, and every picture, leads somewhere', () => {
  const dead = ['README.md', 'SECURITY.md', ...pages.map((name) => `docs/${name}`)].flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    return targets.filter((target) => !exists(join(ROOT, file, '..', target))).map((target) => `${file}: ${target}`);
  });
  expect(dead).toEqual([]);
});

function exists(path: string): boolean {
  try {
    return readdirSync(join(path, '..')).includes(path.replace(/\/$/, '').split('/').at(-1) ?? '');
  } catch {
    return false;
  }
}
