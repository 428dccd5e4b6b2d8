import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { ANNOTATIONS_A_LEVEL } from '../../core/report/github/annotation-plan.ts';
import { workflowCommand } from '../../core/report/github/annotations.ts';
import { asUserError } from '../../core/result/errno.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import { printableLines } from '../../core/text/printable.ts';

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
  addSummary(markdown: Markdown): void;
  /** Prints lines that are workflow commands already; {@link made} says how many of a kind still have a place. */
  commands(lines: readonly string[]): void;
  /** An annotation of the whole job; a line of the log when GitHub would drop it, which it does in silence. */
  annotate(kind: AnnotationKind, text: string): void;
  /** How many annotations of each kind the step has made. */
  readonly made: Readonly<Record<AnnotationKind, number>>;
  /** A line of the log, made safe. */
  log(text: string): void;
}

export type AnnotationKind = 'error' | 'warning' | 'notice';

type Environment = Readonly<Record<string, string | undefined>>;

/** @param write gets whole lines with their line break */
export function githubRunner(env: Environment, write: (text: string) => void): Runner {
  const command = (name: string, text: string, title?: string): void =>
    write(`${workflowCommand(name, title === undefined ? {} : { title }, text)}\n`);
  const made = { error: 0, warning: 0, notice: 0 };
  const log = (text: string): void => write(`${printableLines(text)}\n`);
  return {
    made,
    input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    mask(secret) {
      if (secret === '') return;
      // The command is read line by line, so that a secret of several lines is one command with its breaks escaped.
      command('add-mask', secret);
      for (const line of secret.split(/\r?\n|\\n/)) if (line.trim().length >= 8) command('add-mask', line.trim());
    },
    setOutput: (name, value) => append(env['GITHUB_OUTPUT'], fileCommand(name, value)),
    addSummary: (markdown) => append(env['GITHUB_STEP_SUMMARY'], `${markdown}\n`),
    commands(lines) {
      for (const line of lines) {
        const kind = /^::(error|warning|notice)\b/.exec(line)?.[1];
        if (kind !== undefined) made[kind as AnnotationKind]++;
      }
      write(lines.map((line) => `${line}\n`).join(''));
    },
    annotate(kind, text) {
      if (made[kind]++ < ANNOTATIONS_A_LEVEL) command(kind, printableLines(text), 'cartwright');
      else log(text);
    },
    log,
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
