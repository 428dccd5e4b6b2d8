/** Nobody is told of an option that the command at hand does not have. */
import { expect, test } from '@jest/globals';
import { GLOBAL_OPTIONS } from '../../src/cli/command.ts';
import type { Command } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { commandHelp } from '../../src/cli/help.ts';
import { sources } from './sources.ts';

// One after the other: the test runner cannot link modules that are loaded at once.
const commands: Command[] = [];
for (const load of Object.values(COMMANDS)) commands.push((await load()).command);
const optionsOf = (command: Command): Set<string> =>
  new Set([...command.options, ...GLOBAL_OPTIONS].map(({ name }) => name));
const ANY = new Set(commands.flatMap((command) => [...optionsOf(command)]));
const mentioned = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-]|&& |\(|\|\| )--(?!this\b)([a-z][a-z-]*[a-z])/g)].map(([, name = '']) => name);

test.each(commands.map((command) => [command.name, command] as const))(
  'the help of %s speaks of options that it has, or names the command that has them',
  (_, command) => {
    const own = optionsOf(command);
    const others = (line: string): Set<string> =>
      new Set(commands.filter(({ name }) => line.includes(`${name} `)).flatMap((other) => [...optionsOf(other)]));
    const unknown = commandHelp(command)
      .split('\n')
      .flatMap((line) => mentioned(line).filter((name) => !own.has(name) && !others(line).has(name)));
    expect(unknown).toEqual([]);
  },
);

/** Options of other programs that the sources call or speak of. */
const FOREIGN = /git|adapters\/|cli\/sweep\.ts|scan\/|action\/release\/|hide-code|core\/(?:secrets|skill)|tools\//;

test('every option in a message is one of some command', () => {
  const stray = sources()
    .filter(({ file }) => !FOREIGN.test(file) && !file.startsWith('generated/'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => {
        const code = line.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/, '');
        return mentioned(code)
          .filter((name) => !ANY.has(name))
          .map((name) => `src/${file}:${i + 1}: --${name}`);
      }),
    );
  expect(stray).toEqual([]);
});

test('what every door shows of a signature names no option', () => {
  const shared = /^(?:core\/(?:dsse|cartridge)\/|app\/(?:verify|cal-document|subject)\.ts)/;
  const advised = sources()
    .filter(({ file }) => shared.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => {
        const code = line.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/, '');
        return mentioned(code)
          .filter((name) => !GLOBAL_OPTIONS.some((option) => option.name === name))
          .map((name) => `src/${file}:${i + 1}: --${name}`);
      }),
    );
  expect(advised).toEqual([]);
});
