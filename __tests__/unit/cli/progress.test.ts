import { expect, test } from '@jest/globals';
import { progressOn } from '../../../src/cli/progress.ts';

function progress(total: number): {
  readonly written: string[];
  readonly show: (name: string, before: number, at: number) => void;
  readonly clear: () => void;
} {
  const written: string[] = [];
  let time = 0;
  const io = {
    out: () => undefined,
    err: (text: string) => written.push(text),
    stdin: () => Promise.resolve(new Uint8Array()),
    env: {},
    outIsTerminal: false,
    errIsTerminal: true,
  };
  const { show, clear } = progressOn({ io, quiet: false }, total, () => time);
  return {
    written,
    show: (name, before, at) => {
      time = at;
      show(name, before);
    },
    clear,
  };
}

test('a shorter line covers a longer one, and in the end nothing is left', () => {
  const { written, show, clear } = progress(2000);
  show('org/a-long-name', 8, 0);
  show('x', 9, 50);
  show('b', 10, 100);
  clear();
  clear();
  expect(written).toEqual(['\r9 of 2000: org/a-long-name', '\r11 of 2000: b             ', `\r${' '.repeat(26)}\r`]);
});

test('a name says nothing to a terminal, and no line is wider than one', () => {
  const { written, show } = progress(3);
  show('\u001b[2Jev\u202eil\r\n日本', 0, 0);
  show('x'.repeat(200), 1, 100);
  expect(written[0]).toBe('\r1 of 3: \\u001b[2Jev\\u202eil\\u000d\\u000a??');
  expect(written[1]).toHaveLength(80);
});

test('one folder has no progress', () => {
  const { written, show, clear } = progress(1);
  show('a', 0, 0);
  clear();
  expect(written).toEqual([]);
});
