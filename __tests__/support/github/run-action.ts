import * as core from '@actions/core';
import { expect, jest } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { run } from '../../../src/action/run.ts';
import { ROOT } from '../cli.ts';
import { runnerCommands, type RunnerCommand } from './runner-commands.ts';
import { scratch } from '../scratch.ts';

export interface Job {
  readonly workspace: string;
  readonly event: string;
  /** The event's payload; a string is written as it is. */
  readonly payload?: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly apiUrl?: string;
  readonly repository?: string;
}

export interface StepResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly commands: readonly RunnerCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const SECRETS = ['github-token', 'signing-key', 'signing-key-passphrase'];

/** Attacks and commands that this file has run on the built action. */
const built = new Set<string>();

/**
 * Runs the action as a runner does: inputs and files of a step, a clean environment, the event's payload. It is the built one when the
 * command is the first of an attack (by the title of the running test; tests of no attack count as one), and otherwise the source in
 * this process, which shows the same for a fraction of the time. Whatever no step may do, it fails for: undeclared outputs, secrets in
 * any output, more annotations than GitHub keeps, a summary that it would drop.
 */
export async function runAction(job: Job): Promise<StepResult> {
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
  const folder = scratch();
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  for (const name of ['temp', 'tools', 'home']) mkdirSync(join(folder, name));
  const payload = typeof job.payload === 'string' ? job.payload : JSON.stringify(job.payload ?? {});
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: join(folder, 'home'),
    TMPDIR: tmpdir(),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_EVENT_NAME: job.event,
    GITHUB_EVENT_PATH: file('event.json', payload),
    GITHUB_REPOSITORY: job.repository ?? 'Codertocat/Hello-World',
    GITHUB_SHA: headOf(job.workspace),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '42',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'check',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_ACTOR: 'octocat',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: job.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_OUTPUT: file('output'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_TOOL_CACHE: join(folder, 'tools'),
    RUNNER_OS: 'Linux',
    ...job.env,
  };
  for (const [name, { default: preset }] of Object.entries(action.inputs)) {
    const value = job.inputs?.[name] ?? (name === 'github-token' ? 'ghs_thejobsowntoken' : String(preset ?? ''));
    env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value;
  }
  const attack = /^\d+\b|\battacks? \d+/.exec(expect.getState().currentTestName ?? '')?.[0];
  const key = `${attack} ${env['INPUT_COMMAND']} ${job.event}`;
  // Steps at the same time are processes of their own, as they are in life.
  const isOwn = running || !built.has(key) || env['NODE_OPTIONS'] !== undefined;
  built.add(key);
  const { code, stdout, stderr } = isOwn
    ? await spawnNode(join(ROOT, action.runs.main), job.workspace, env)
    : await inProcess(env);
  const outputs = parseFileCommands(readFileSync(join(folder, 'output'), 'utf8'));
  const summary = readFileSync(join(folder, 'summary.md'), 'utf8');
  const commands = runnerCommands(stdout);

  expect(stderr).toBe('');
  for (const name of Object.keys(outputs)) expect(Object.keys(action.outputs)).toContain(name);
  for (const name of ['env', 'path', 'state']) expect(readFileSync(join(folder, name), 'utf8')).toBe('');
  expect(readdirSync(join(folder, 'home'))).toEqual([]);
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  for (const kind of ['error', 'warning', 'notice']) {
    expect(commands.filter(({ command }) => command === kind).length).toBeLessThanOrEqual(10);
  }
  expect(commands.filter(({ command }) => !ALLOWED.has(command))).toEqual([]);
  const unmasked = stdout.replaceAll(/^::add-mask::.*$/gm, '');
  for (const name of SECRETS) {
    const secret = env[`INPUT_${name.toUpperCase()}`] ?? '';
    for (const line of secret.split('\n').filter((part) => part.length >= 8)) {
      for (const text of [unmasked, summary, JSON.stringify(outputs)]) expect(text).not.toContain(line);
    }
  }
  return { code, stdout, commands, outputs, summary };
}

/** What is checked out is what the event is about; where nothing is, a commit that is nowhere. */
function headOf(workspace: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspace,
    env: { PATH: process.env['PATH'], GIT_CEILING_DIRECTORIES: dirname(workspace) },
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'f'.repeat(40);
}

const ALLOWED = new Set(['error', 'warning', 'notice', 'add-mask']);

let running = false;

/** Runs the source in this process, which for that time has the environment and the streams of the step alone. */
async function inProcess(env: Record<string, string>): Promise<{ code: number; stdout: string; stderr: string }> {
  running = true;
  const text = { stdout: '', stderr: '' };
  const kept = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((chunk) => {
      text[name] += chunk.toString();
      return true;
    }),
  );
  const environment = jest.replaceProperty(process, 'env', env);
  // It looks for the file of the summary once a process.
  Reflect.set(core.summary, '_filePath', undefined);
  try {
    const code = await run();
    return { code, ...text };
  } finally {
    running = false;
    environment.restore();
    for (const spy of kept) spy.mockRestore();
  }
}

function spawnNode(
  main: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [main], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.stderr += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
  });
}

/** The runner's reading of `GITHUB_OUTPUT`. */
export function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const end = lines.indexOf(line.slice(heredoc + 2), i + 1);
      if (end < 0) throw new Error('no closing delimiter');
      values[line.slice(0, heredoc)] = lines.slice(i + 1, end).join('\n');
      i = end;
    } else if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1);
    else throw new Error(`not a file command: ${line}`);
  }
  return values;
}
