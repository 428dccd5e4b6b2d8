/** What a command declares is what it reads: the types refuse an option that it lacks, and this one that it ignores. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { valueOption, type Command } from '../../src/cli/command.ts';
import { COMMANDS, HOOK_COMMANDS } from '../../src/cli/commands.ts';
import { imports, ROOT } from './sources.ts';

/** What decides only whether options go together. */
const ASKED_TOGETHER = /(?:\[[^\]]*\](?: as const)?\)?|\b([A-Z_]+))\s*\.find\((?:context\.)?isGiven\)/g;

/** The text of a file below `cli/`, without the places where options are declared or only refused. */
function reading(file: string): string {
  const text = readFileSync(join(ROOT, 'src', file), 'utf8');
  const tables = [...text.matchAll(ASKED_TOGETHER)].flatMap(([, name]) => name ?? []);
  return tables
    .reduce((all, name) => all.replace(new RegExp(`const ${name} = \\[[^\\]]*\\]`), ''), text)
    .replaceAll(ASKED_TOGETHER, '')
    .replaceAll(/\b(?:flag|value|list)Option\(\s*'[^']*'/g, '')
    .replaceAll(/\bOptionSpec<[^>]*>/g, '');
}

/** The files below `cli/` that a command is made of. */
function filesOf(entry: string): string[] {
  const found = [entry];
  for (const file of found)
    for (const { target } of all.filter((each) => each.file === file)) {
      const next = posix.join(posix.dirname(file), target);
      if (
        target.startsWith('.') &&
        next.startsWith('cli/') &&
        !/^cli\/(?:command|arguments)\.ts$/.test(next) &&
        !found.includes(next)
      )
        found.push(next);
    }
  return found;
}

const all = imports();
const table = { ...HOOK_COMMANDS, ...COMMANDS };
// One after the other: the test runner cannot link modules that are loaded at once.
const commands: [name: string, command: Command, file: string][] = [];
for (const [name, load] of Object.entries(table))
  commands.push([name, (await load()).command, `cli/commands/${name.replaceAll(' ', '-')}.ts`]);

test.each(commands)('%s reads every option that it declares', (_, { options }, file) => {
  const text = filesOf(file).map(reading).join('\n');
  const names = options.map(({ name }) => name);
  expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

test('an option that a command does not declare cannot be read', () => {
  const OPTIONS = [valueOption('out', 'FILE', 'what is written')];
  const command: Pick<Command<'text', (typeof OPTIONS)[number]>, 'run'> = {
    run(context) {
      // @ts-expect-error it is not declared
      void context.value('in');
      // @ts-expect-error it has a value
      void context.flag('out');
      void context.isGiven('out');
      return Promise.resolve(context.value('out') === undefined ? 1 : 0);
    },
  };
  expect(command).toBeDefined();
});
