import { expect, test } from '@jest/globals';
import { gfm, mermaid, plain, words, type Markdown, type Plain } from '../../../../src/core/text/outlet.ts';
import { quote } from '../../../../src/core/text/printable.ts';
import type { Runner } from '../../../../src/adapters/github/runner.ts';
import type { CommentPlace } from '../../../../src/adapters/github/comments.ts';
import type { Io } from '../../../../src/cli/command.ts';

/** Never called: the compiler is what is tested. */
export function refused(io: Io, runner: Runner, shelf: CommentPlace, text: string): unknown[] {
  return [
    // @ts-expect-error any text
    plain`a ${text}`,
    // @ts-expect-error a text that was put together otherwise
    gfm`a ${`b ${text}`}`,
    // @ts-expect-error a text of another outlet
    gfm`a ${quote(text)}`,
    // @ts-expect-error what may be missing
    plain`a ${undefined as 'b' | undefined}`,
    // @ts-expect-error a list of any texts
    mermaid.join(', ')([text]),
    // @ts-expect-error a separator of any text
    words.join(text),
    // @ts-expect-error a safe text that was cut
    ((): Markdown => gfm`a`.slice(1))(),
    // @ts-expect-error any text on the terminal
    io.out(text),
    // @ts-expect-error Markdown among the messages
    io.err(gfm`a`),
    // @ts-expect-error any text in the summary
    runner.addSummary(text),
    // @ts-expect-error any text in a comment
    shelf.create(1, text),
  ];
}

test('a tag puts literals, numbers, words and texts of its outlet together as they are', () => {
  const count = words`${2} errors`;
  const state: 'ready' | 'pending' = 'ready';
  const line: Plain = plain`${state}: ${count}, ${plain.join(', ')([quote('a\n'), 'b', 3])}`;
  expect(line).toBe('ready: 2 errors, "a\\u000a", b, 3');
});
