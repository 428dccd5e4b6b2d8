import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { workflowCommand } from '../../core/report/annotations.ts';
import { asUserError } from '../../core/errno.ts';
import { printableLines } from '../../core/printable.ts';

/**
 * The runner that carries out a step: inputs from its environment, workflow commands on its output, files for outputs and summary.
 * Written out here because `@actions/core` loads an HTTP client with every step, which takes longer than a whole check; a test
 * compares the two.
 */
export interface Runner {
  /** The value of an input, trimmed; empty when it is not set. */
  input(name: string): string;
  /** Keeps a value out of the log. Lines are masked one by one, as the runner looks at them. */
  mask(secret: string): void;
  setOutput(name: string, value: string): void;
  /** Adds Markdown to the job summary. */
  addSummary(markdown: string): void;
  /** Prints lines that are workflow commands already. */
  commands(lines: readonly string[]): void;
  /** An annotation of the whole job. */
  annotate(kind: 'error' | 'warning' | 'notice', text: string): void;
  /** A line of the log, made safe. */
  log(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param write gets whole lines with their line break */
export function githubRunner(env: Environment, write: (text: string) => void): Runner {
  const command = (name: string, text: string, title?: string): void =>
    write(`${workflowCommand(name, title === undefined ? {} : { title }, text)}\n`);
  return {
    input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    mask(secret) {
      if (secret === '') return;
      // The command is read line by line, so that a secret of several lines is one command with its breaks escaped.
      command('add-mask', secret);
      for (const line of secret.split(/\r?\n|\\n/)) if (line.trim().length >= 8) command('add-mask', line.trim());
    },
    setOutput: (name, value) => append(env['GITHUB_OUTPUT'], fileCommand(name, value)),
    addSummary: (markdown) => append(env['GITHUB_STEP_SUMMARY'], `${markdown}\n`),
    commands: (lines) => write(lines.map((line) => `${line}\n`).join('')),
    annotate: (kind, text) => command(kind, printableLines(text), 'cartwright'),
    log: (text) => write(`${printableLines(text)}\n`),
  };
}

/** `NAME<<DELIMITER`, the value, the delimiter: random, so that no value can end it and start another output (CVE-2022-35954). */
export function fileCommand(name: string, value: string, delimiter = `cartwright_${randomUUID()}`): string {
  if (value.includes(delimiter) || name.includes(delimiter)) throw new Error('the delimiter occurs in the value');
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

function append(path: string | undefined, text: string): void {
  if (path === undefined || path === '') return;
  let before: number | undefined;
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() === true) before = stat.size;
    appendFileSync(path, text);
  } catch (error) {
    // The runner would read half an output.
    if (before !== undefined) truncateSync(path, before);
    throw asUserError(error, path, 'unwritable-file', 'cannot be written');
  }
}
