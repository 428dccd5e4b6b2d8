// The parts of `@actions/core` by their own paths: its index loads an HTTP client, which takes longer than a whole check.
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import { issueFileCommand, prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js';
import { summary } from '../../../node_modules/@actions/core/lib/summary.js';
import { toCommandProperties } from '../../../node_modules/@actions/core/lib/utils.js';
import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { EOL } from 'node:os';
import { ANNOTATIONS_A_LEVEL } from '../../core/report/github/annotation-plan.ts';
import type { Annotation, AnnotationKind } from '../../core/report/github/annotations.ts';
import { asUserError } from '../../core/result/errno.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import { printableLines } from '../../core/text/printable.ts';

/**
 * The runner that carries out a step, by `@actions/core`. What that lacks is added here: it counts no annotations, of which GitHub drops
 * those past a limit in silence; it masks a secret as a whole, and not with escaped line breaks; it prints text as it is, be it
 * a command; without a file for outputs it falls back on a command that GitHub has turned off; a write that fails leaves half
 * an output in the file, and names no reason.
 */
export type Runner = Readonly<ReturnType<typeof githubRunner>>;

const hide = (secret: string): void => issueCommand('add-mask', {}, secret);

/** The runner of this process. */
export function githubRunner() {
  const made = { error: 0, warning: 0, notice: 0 };
  const log = (text: string): void => void process.stdout.write(`${printableLines(text)}${EOL}`);
  return {
    /** How many annotations of each kind the step has made. */
    made: made as Readonly<typeof made>,
    /** The value of an input, trimmed; empty when it is not set. */
    input: (name: string): string => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    /** Keeps a value out of the log. Lines are masked one by one, as the runner looks at them. */
    mask(secret: string): void {
      if (secret === '') return;
      hide(secret);
      for (const line of secret.split(/\r?\n|\\n/)) if (line.trim().length >= 8) hide(line.trim());
    },
    setOutput(name: string, value: string): void {
      const file = commandFile('GITHUB_OUTPUT');
      if (file === undefined) return;
      try {
        issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
      } catch (failure) {
        throw takeBack(file, failure);
      }
    },
    /** Adds Markdown to the job summary; what fits there is for the caller to know. */
    async addSummary(markdown: Markdown): Promise<void> {
      const file = commandFile('GITHUB_STEP_SUMMARY');
      if (file === undefined) return;
      try {
        await summary.addRaw(markdown, true).write();
      } catch (failure) {
        summary.emptyBuffer();
        throw takeBack(file, failure);
      }
    },
    /** Annotations that are chosen and made safe already; `made` says how many of a kind still have a place. */
    annotations(all: readonly Annotation[]): void {
      for (const { kind, message, properties } of all) {
        made[kind]++;
        issueCommand(kind, toCommandProperties(properties), message);
      }
    },
    /** An annotation of the whole job; a line of the log when GitHub would drop it. */
    annotate(kind: AnnotationKind, text: string): void {
      if (made[kind]++ < ANNOTATIONS_A_LEVEL) issueCommand(kind, { title: 'cartwright' }, printableLines(text));
      else log(text);
    },
    /** A line of the log, made safe. */
    log,
  };
}

/** The file that a variable names, found to be writable; undefined when there is none. */
function commandFile(variable: string) {
  const path = process.env[variable] ?? '';
  if (path === '') return undefined;
  try {
    appendFileSync(path, '');
    const stat = statSync(path);
    return { path, size: stat.isFile() ? stat.size : undefined };
  } catch (failure) {
    throw asUserError(failure, path, 'unwritable-file', 'cannot be written');
  }
}

// The runner would read half an output.
function takeBack({ path, size }: NonNullable<ReturnType<typeof commandFile>>, failure: unknown): unknown {
  if (size !== undefined) truncateSync(path, size);
  return asUserError(failure, path, 'unwritable-file', 'cannot be written');
}
