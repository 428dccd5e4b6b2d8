/** The help of every command begins with an example, and the example is a call of that command. */
import { expect, test } from '@jest/globals';
import { parse } from '../../src/cli/arguments.ts';
import type { Command } from '../../src/cli/command.ts';
import { COMMANDS, HOOK_COMMANDS } from '../../src/cli/commands.ts';
import { commandHelp } from '../../src/cli/help.ts';

// One after the other: the test runner cannot link modules that are loaded at once.
const commands: [string, Command][] = [];
for (const [name, load] of Object.entries({ ...COMMANDS, ...HOOK_COMMANDS }))
  commands.push([name, (await load()).command]);

/** The words after the command's name, up to where the shell takes over. */
const wordsOf = ({ name, example }: Command): string[] =>
  (example.split(/ [|>]/)[0] ?? '')
    .slice(name.length)
    .split(' ')
    .filter((word) => word !== '');

test.each(commands)('%s', async (name, command) => {
  expect(commandHelp(command).split('\n').slice(0, 3)).toEqual([
    `Example: cartwright ${command.example}`,
    '',
    `Usage: cartwright ${command.usage[0]}`,
  ]);
  expect(`${command.example} `.startsWith(`${name} `)).toBe(true);
  expect(wordsOf(command)).not.toEqual([]);
  await expect(parse(command, wordsOf(command))).resolves.toMatchObject({ flag: expect.any(Function) });
});

test('an example with an option that the command lacks is found', async () => {
  const [, command] = commands[0] as [string, Command];
  const wrong = { ...command, example: `${command.name} --fix` };
  await expect(parse(wrong, wordsOf(wrong))).rejects.toThrow(`${command.name} has no option "--fix"`);
});
