import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

const OPEN = '{ properties: { command: { type: string } } }';
const NARROW = '{ properties: { command: { type: string }, confirm: { type: boolean } }, required: [confirm] }';

export const rule = outerRule({
  id: 'handshake/reservation',
  level: 'warning',
  summary: 'a tool is bound to a role, and rejects some calls that the contract allows',
  what: 'The tool has every property that the contract requires, each of a type that fits, so that it is bound. It rejects calls that the contract allows all the same: it requires a property that is never sent, or narrows a value by a range, a pattern, a length or a condition. The message gives such a call where there is one, and says so where it cannot be told. A tool that was found by search is never bound with a reservation.',
  why: 'The cartridge boots on that host and fails later, in the middle of its work, with the first call that the tool rejects.',
  apart:
    'It is found by `handshake`, `check` and the Action, at the tool in the host profile. With `handshake --strict`, and in a release with `strict`, such a tool is not bound.',
  finder: 'app/handshake/findings.ts',
  bad: {
    language: 'yaml',
    get text() {
      return hostExample().text.replace(OPEN, NARROW);
    },
  },
  good: hostExample(),
});
