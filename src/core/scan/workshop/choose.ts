import { isWithin } from '../../value/path.ts';
import type { Command } from './commands.ts';
import { PURPOSES, type Purpose } from './programs.ts';
import { UNSAID } from './said.ts';

/** Commands that run tests, for one sort of code; of every other purpose there is one. */
const MOST = 2;
/** As above, of one program in its folders. */
const MOST_FOLDERS = 3;
/** From this share of the tests on a command runs them all, as far as choosing goes. */
const WHOLE = 0.9;
/** What only looks at how code is laid out: what else a lint finds says more. */
const FORMAT = /\b(?:fmt|format|prettier|knip|sherif|publint|attw)\b/;
/** Commands of a role. */
const MOST_OF_A_ROLE = 8;

/**
 * The commands of a role, for the languages in its folders.
 *
 * @param commands all that were found
 * @param isNear whether what is run in a folder is about those of the role
 * @param languages that it writes; undefined: any
 */
export function commandsFor(
  commands: readonly Command[],
  purposes: readonly Purpose[],
  isNear: (dir: string) => boolean,
  languages: readonly string[] | undefined,
): Command[] {
  const isMeant = ({ languages: own }: Command): boolean =>
    languages === undefined || own.length === 0 || own.some((language) => languages.includes(language));
  const isPart = ({ covers }: Command): number => (covers !== undefined && covers.files < WHOLE * covers.of ? 1 : 0);
  // Of what no one names, what runs most says most.
  const filesOf = ({ rank, covers }: Command): number => (rank < UNSAID ? 0 : (covers?.files ?? 0));
  const order = commands
    .filter((each) => purposes.includes(each.purpose) && isNear(each.dir) && isMeant(each))
    .sort(
      (a, b) =>
        isPart(a) - isPart(b) ||
        a.rank - b.rank ||
        filesOf(b) - filesOf(a) ||
        a.dir.length - b.dir.length ||
        Number(FORMAT.test(a.command)) - Number(FORMAT.test(b.command)) ||
        a.command.length - b.command.length,
    );
  const chosen: Command[] = [];
  for (const each of order) {
    const alike = (other: Command): boolean =>
      other.purpose === each.purpose && (each.purpose === 'run' || other.languages.join() === each.languages.join());
    // What is run for all of the code needs no command for each part.
    const whole = order.some((other) => alike(other) && other.dir === '' && isPart(other) === 0);
    if (whole && (each.dir !== '' || isPart(each) === 1)) continue;
    const others = chosen.filter(alike);
    // A script that no one names is taken where nothing else is there; other options of one program test the same again.
    const same = others.filter(({ programs }) => programs === each.programs);
    // With settings of its own it may run what another one leaves out.
    const isRest =
      isPart(each) === 1 &&
      others.every(({ settings }) => settings !== each.settings) &&
      others.some(({ covers }) => covers !== undefined && covers.files + (each.covers?.files ?? 0) === covers.of);
    if (!isRest && each.rank >= UNSAID && others.some(({ dir }) => isWithin(dir, each.dir) || isWithin(each.dir, dir)))
      continue;
    const most = each.purpose !== 'test' ? 1 : same.length === others.length ? MOST_FOLDERS : MOST;
    if (others.length < most && (isRest || !same.some(({ dir }) => dir === each.dir))) chosen.push(each);
  }
  return PURPOSES.flatMap((purpose) => chosen.filter((each) => each.purpose === purpose)).slice(0, MOST_OF_A_ROLE);
}
