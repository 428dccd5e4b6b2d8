import { describe, expect, test } from '@jest/globals';
import type { Diagnostic } from '../../../../../src/core/result/diagnostic.ts';
import {
  causesOf,
  compareThreads,
  draftThreads,
  type Thread,
  type ThreadComment,
  type ThreadStep,
} from '../../../../../src/core/report/github/threads.ts';
import { finding, handshake, reportOf, SHIP } from '../../../../support/reports.ts';

const LEG = 'ci/check';
const NOW = { leg: LEG, sha: 'a'.repeat(40) };
const TEXT = 'one\ntwo\nthree\n';
const CHANGED = [{ path: 'x.cal.yaml', patch: '@@ -1 +1,3 @@\n one\n+two\n+three' }];

function missing(id: string, line = 2, more: Partial<Diagnostic> = {}): Diagnostic {
  const message = `required context "${id}" is missing: no file matches`;
  return finding('ready/rac-missing', 'error', 'x.cal.yaml', line, { message, help: 'add it', ...more });
}

function opened(diagnostics: readonly Diagnostic[], leg = LEG): string[] {
  return draftThreads(causesOf(reportOf(diagnostics)), CHANGED, new Map([['x.cal.yaml', TEXT]]), { leg }).map(
    ({ body }) => body,
  );
}

const own = (body: string, id = 1): ThreadComment => ({ id, body, own: true });
const theirs = (body: string): ThreadComment => ({ id: 9, body, own: false });
function thread(id: string, resolved: boolean, ...comments: ThreadComment[]): Thread {
  return { id, resolved, comments, more: false };
}
const [A = ''] = opened([missing('a')]);
const MENDED = own('<!-- cartwright-mended -->\nMended in `bbbbbbbbbbbb`.\n', 2);
const AGAIN = own('<!-- cartwright-again -->\nHere again in `cccccccccccc`.\n', 3);

function compared(diagnostics: readonly Diagnostic[], ...threads: Thread[]) {
  const { steps, open } = compareThreads(causesOf(reportOf(diagnostics)), threads, NOW);
  return { steps: steps.map(words), open: open.map(({ finding: { message } }) => message) };
}
function words(step: ThreadStep): string {
  const text = step.kind === 'reword' ? step.body : step.reply;
  return `${step.kind} ${step.thread.id}: ${text?.trimEnd().split('\n').slice(1).join(' ') ?? 'no more words'}`;
}

describe('which causes have a thread', () => {
  test('errors, and a host that is not judged; the rest decides nothing', () => {
    const all = [
      finding('handshake/not-judged', 'warning', 'h.host.yaml', 1),
      finding('handshake/reservation', 'warning', 'h.host.yaml', 2),
      finding('rac/todo', 'note', 'x.cal.yaml', 2),
      missing('a'),
    ];
    expect(causesOf(reportOf(all)).map(({ finding: { rule } }) => rule)).toEqual([
      'ready/rac-missing',
      'handshake/not-judged',
    ]);
  });

  test('its text: hidden names, the mark, what is wrong, the way out', () => {
    expect(A.replace(/[0-9a-f]{16}/g, 'HASH')).toBe(
      '<!-- cartwright-cause HASH HASH HASH -->\n❌ `ready/rac-missing`: required context `a` is missing: no file matches\n\nadd it\n',
    );
  });

  test('a line outside of the diff, or that reads otherwise there, has none', () => {
    expect(opened([missing('a', 4), missing('b', 3)])).toHaveLength(1);
    const sources = new Map([['x.cal.yaml', 'one\nother\nthree\n']]);
    expect(draftThreads(causesOf(reportOf([missing('a')])), CHANGED, sources, { leg: LEG })).toEqual([]);
  });

  test('one thread, where it is mended; else at its other side, and never in a file that is deleted', () => {
    const side = (line: number, more: { deleted?: true } = {}) => ({
      message: 'm',
      path: 'x.cal.yaml',
      range: missing('a', line).range,
      ...more,
    });
    const lines = (finding: Diagnostic): number[] =>
      draftThreads(causesOf(reportOf([finding])), CHANGED, new Map([['x.cal.yaml', TEXT]]), { leg: LEG }).map(
        ({ line }) => line,
      );
    expect(lines(missing('a', 2, { related: [side(3)] }))).toEqual([2]);
    expect(lines(missing('a', 2, { path: 'cartwright.yaml', related: [side(3), side(1)] }))).toEqual([3]);
    expect(lines(missing('a', 2, { path: 'cartwright.yaml', related: [side(3, { deleted: true })] }))).toEqual([]);
  });

  test('with a working directory below the repository', () => {
    const changed = CHANGED.map((file) => ({ ...file, path: `pkg/${file.path}` }));
    const sources = new Map([['x.cal.yaml', TEXT]]);
    expect(draftThreads(causesOf(reportOf([missing('a')])), changed, sources, { leg: LEG, prefix: 'pkg' })).toEqual([
      { path: 'pkg/x.cal.yaml', line: 2, body: A },
    ]);
  });

  test('at most ten at a time', () => {
    expect(opened(Array.from({ length: 30 }, (_, i) => missing(`item-${i}`)))).toHaveLength(10);
  });

  test('hostile text closes no comment and makes no marker', () => {
    const message = 'x" --> <!-- cartwright-mended -->\n@team </details> `y';
    const [body = ''] = opened([missing('a', 2, { message, help: message })]);
    const text = 'x" --\\> \\<!-- cartwright-mended `-->\\u000a@team` \\</details\\> \\`y';
    expect(body.split('\n').slice(1)).toEqual([`❌ \`ready/rac-missing\`: ${text}`, '', text, '']);
  });
});

describe('a thread that stands', () => {
  test('is left alone while its cause is there, wherever that moved', () => {
    expect(compared([missing('a', 3)], thread('T', false, own(A)))).toEqual({ steps: [], open: [] });
  });

  test('says what its cause says by now', () => {
    const message = 'required context "a" is missing: the glob is no glob';
    expect(compared([missing('a', 2, { message })], thread('T', false, own(A)))).toEqual({
      steps: ['reword T: ❌ `ready/rac-missing`: required context `a` is missing: the glob is no glob  add it'],
      open: [],
    });
  });

  test('is known by its place when one more host refuses, and not by that of another cause', () => {
    const refusal = (who: string): Diagnostic =>
      finding('handshake/refuse', 'error', 'x.cal.yaml', 2, { message: `${who}: model.toolUse`, pointer: '' });
    const [one = '', two = ''] = opened([refusal('host "a" refuses "p"'), refusal('host "b" refuses "q"')]);
    const threads = [thread('P', false, own(one)), thread('Q', false, own(two))];
    expect(compared([refusal('2 hosts ("a", "c") refuse "p"'), refusal('host "b" refuses "q"')], ...threads)).toEqual({
      steps: ['reword P: ❌ `handshake/refuse`: 2 hosts (`a`, `c`) refuse `p`: model.toolUse'],
      open: [],
    });
  });

  test('is mended although another cause at its place is there, which has a thread', () => {
    const refusal = (who: string): Diagnostic =>
      finding('handshake/refuse', 'error', 'x.cal.yaml', 2, { message: `${who}: model.toolUse`, pointer: '' });
    const both = [refusal('host "a" refuses "p"'), refusal('host "b" refuses "q"')];
    const [one = '', two = ''] = opened(both);
    const threads = [thread('P', false, own(one)), thread('Q', false, own(two))];
    expect(compared(both.slice(0, 1), ...threads).steps).toEqual(['fixed Q: Mended in `aaaaaaaaaaaa`.']);
  });

  test('is answered and resolved when its cause is gone, and not answered twice', () => {
    expect(compared([], thread('T', false, own(A))).steps).toEqual(['fixed T: Mended in `aaaaaaaaaaaa`.']);
    expect(compared([], thread('T', false, own(A), MENDED)).steps).toEqual(['fixed T: no more words']);
    expect(compared([], thread('T', true, own(A), MENDED)).steps).toEqual([]);
  });

  test('is opened again when its cause comes back, and can be mended again', () => {
    expect(compared([missing('a')], thread('T', true, own(A), MENDED))).toEqual({
      steps: ['again T: Here again in `aaaaaaaaaaaa`.'],
      open: [],
    });
    expect(compared([missing('a')], thread('T', false, own(A), MENDED, AGAIN)).steps).toEqual([]);
    expect(compared([], thread('T', false, own(A), MENDED, AGAIN)).steps).toEqual([
      'fixed T: Mended in `aaaaaaaaaaaa`.',
    ]);
  });

  test.each([
    [
      'open, its cause there',
      [missing('a', 2, { message: 'required context "a" is missing: other' })],
      false,
      [own(A)],
    ],
    ['open, its cause gone', [], false, [own(A)]],
    ['resolved as mended, its cause back', [missing('a')], true, [own(A), MENDED]],
  ] as const)('in which somebody wrote is left as it is: %s', (_name, causes, resolved, comments) => {
    expect(compared(causes, thread('T', resolved, ...comments, theirs('we keep it')))).toEqual({ steps: [], open: [] });
  });

  test('with more comments than were read may hold an answer of somebody', () => {
    expect(compared([], { ...thread('T', false, own(A)), more: true }).steps).toEqual([]);
  });

  test('that somebody resolved stays resolved', () => {
    expect(compared([missing('a')], thread('T', true, own(A)))).toEqual({ steps: [], open: [] });
  });

  test.each([
    ['somebody else wrote', thread('T', false, theirs(A))],
    ['is of another leg', thread('T', false, own(opened([missing('a')], 'ci/check?x')[0] ?? ''))],
    ['is a suggestion', thread('T', false, own('<!-- cartwright-fix 0123456789abcdef -->\nx'))],
    ['has no comment', thread('T', false)],
  ])('that %s is none of ours', (_name, stranger) => {
    expect(compared([], stranger).steps).toEqual([]);
    expect(compared([missing('a')], stranger).open).toHaveLength(1);
  });
});

test('a refusal is the same one wherever it is mended, and a missing item of a CAL, too', () => {
  const handshakes = [handshake('agents/rex', 'ci', ['model.toolUse'])];
  const message = 'host "ci" refuses "agents/rex": model.toolUse (offers none, asked asked for model.toolUse)';
  const related = [{ message: 'asks', path: SHIP.path, range: missing('a').range }];
  const at = (path: string): Diagnostic => finding('handshake/refuse', 'error', path, 1, { message });
  const name = (diagnostic: Diagnostic): string | undefined =>
    causesOf(reportOf([diagnostic], { handshakes, cals: [SHIP] }))[0]?.name;
  expect(name(at('hosts/ci.host.yaml'))).toBe(name(at('agents/rex/cartridge.yaml')));
  const elsewhere = missing('a', 1, { path: 'cartwright.yaml', related });
  expect(name(elsewhere)).toBe(name(missing('a', 9, { path: SHIP.path })));
  expect(name(elsewhere)).not.toBe(name(missing('b', 9, { path: SHIP.path })));
});

test('what is accepted is not mended: its thread is left open', () => {
  const uncounted = causesOf(reportOf([missing('a')]));
  const threads = [thread('T', false, own(A))];
  expect(compareThreads([], threads, { ...NOW, uncounted })).toEqual({ steps: [], open: [] });
});
