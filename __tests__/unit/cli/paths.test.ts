import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const home = scratch();
mkdirSync(join(home, 'a b/repo/bundle'), { recursive: true });
mkdirSync(join(home, 'a b/elsewhere'));
writeFileSync(join(home, 'a b/repo/x.cal.json'), '[]');
writeFileSync(join(home, 'a b/repo/bundle/page.md'), 'no frontmatter\n');

interface Found {
  readonly diagnostics?: readonly { readonly path: string }[];
  readonly cals?: readonly { readonly path: string; readonly diagnostics: readonly { readonly path: string }[] }[];
}

async function pathsOf(args: readonly string[], cwd: string): Promise<string[]> {
  const { out } = await runMain([...args, '--format', 'json'], join(home, cwd));
  const { diagnostics = [], cals = [] } = JSON.parse(out) as Found;
  const paths = [diagnostics, cals, ...cals.map((cal) => cal.diagnostics)].flatMap((list) =>
    list.map(({ path }) => path),
  );
  return [...new Set(paths)];
}

test.each([
  [['lint'], 'a b/repo/x.cal.json', ''],
  [['check'], 'a b/repo', '/x.cal.json'],
  [['workflow', 'ready'], 'a b/repo/x.cal.json', ''],
  [['okf', 'check'], 'a b/repo/bundle', '/page.md'],
])(
  '%j gives paths relative to the working directory, however the argument is written',
  async (command, named, rest) => {
    const inside = named.slice('a b/repo'.length).replace(/^\//, '') || '.';
    const name = `${inside}${rest}`.replace(/^\.\//, '');
    expect(await pathsOf([...command, join(home, named)], 'a b/repo')).toEqual([name]);
    expect(await pathsOf([...command, `./${inside}`], 'a b/repo')).toEqual([name]);
    expect(await pathsOf([...command, join(home, named)], 'a b/elsewhere')).toEqual([`../repo/${name}`]);
  },
);
