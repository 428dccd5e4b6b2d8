import * as core from '@actions/core';
import { jest } from '@jest/globals';
import { githubRunner, type Runner } from '../../../src/adapters/github/runner.ts';

/** A runner in this process, which reads only the variables of `env`; what it prints is kept instead. */
export function capturedRunner(env: Readonly<Record<string, string>> = {}): Runner & { written(): string } {
  let written = '';
  jest.restoreAllMocks();
  jest.replaceProperty(process, 'env', { ...env });
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += chunk.toString();
    return true;
  });
  // It looks for the file of the summary once a process.
  Reflect.set(core.summary, '_filePath', undefined);
  return { ...githubRunner(), written: () => written };
}
