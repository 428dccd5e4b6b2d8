import * as core from '@actions/core';
import { nodeFileSystem } from '../adapters/fs/node-fs.ts';
import { INPUTS, readInputs, type Inputs } from '../app/inputs.ts';
import { UserError } from '../core/errors.ts';
import { formatUserError } from '../cli/user-error.ts';
import type { FileSystem } from '../ports.ts';

/** The Action: reads the inputs, runs the command, sets outputs and the exit code. */
export async function run(): Promise<void> {
  try {
    for (const spec of INPUTS) if ('secret' in spec) maskSecret(core.getInput(spec.name));
    const inputs = readInputs((name) => core.getInput(name));
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    await dispatch(inputs, nodeFileSystem(workspace));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    core.setFailed(formatUserError(error).trimEnd());
  }
}

// A multi-line secret is masked as a whole, by line, and with escaped newlines: runners mask line by line.
function maskSecret(value: string): void {
  if (value === '') return;
  core.setSecret(value);
  for (const line of value.split(/\r?\n|\\n/)) if (line.trim().length >= 8) core.setSecret(line.trim());
}

async function dispatch(inputs: Inputs, fs: FileSystem): Promise<void> {
  const command = inputs.text('command');
  if (command !== 'check' && command !== 'auto')
    throw new UserError('not-available', `command ${command} is not part of this version`);
  const { runCheck } = await import('./check.ts');
  await runCheck(inputs, fs);
}
