import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const PACKAGE = `schemaVersion: cart.package.v1
id: org.example/builder
version: 1.0.0
publisher: org.example
name: Builder
role: builder
`;

/** A package in a folder of a repository, and what a check of the repository finds below its `rom/`: rule, path and line. */
async function found(folder: string, args: readonly string[] = []): Promise<readonly unknown[]> {
  const top = scratch();
  const at = join(top, folder);
  mkdirSync(join(at, 'rom'), { recursive: true });
  writeFileSync(join(at, 'cartridge.yaml'), PACKAGE);
  writeFileSync(join(at, 'rom/instructions.md'), 'Leave no TODO: behind.\n\n  TODO: say what is to be done.\n');
  writeFileSync(join(at, 'rom/notes.txt'), `token ghp_${'a1B2'.repeat(9)}\n`);
  symlinkSync('/etc/hostname', join(at, 'rom/link'));
  execFileSync('git', ['init', '-q', top]);
  execFileSync('git', ['-C', top, 'add', '.']);
  const { out } = await runMain(['check', '--format', 'json', ...args], top);
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: readonly { rule: string; path: string; range: { start: { line: number } } }[];
  };
  return diagnostics.flatMap(({ rule, path, range }) =>
    path.includes('rom/') ? [[rule, path, range.start.line]] : [],
  );
}

test.each(['.', 'agents/builder'])(
  'what a package in %s packs is found at its place, in the work tree and as staged',
  async (folder) => {
    const at = (name: string): string => join(folder, 'rom', name);
    const expected = [
      ['package/todo', at('instructions.md'), 3],
      ['package/unpackable', at('link'), 1],
      ['package/secret', at('notes.txt'), 1],
    ];
    expect(await found(folder)).toEqual(expected);
    expect(await found(folder, ['--staged'])).toEqual(expected);
  },
);
