import { wordPage } from '../../../../../src/core/result/rule-page.ts';
import { describe, expect, test } from '@jest/globals';
import type { Diagnostic } from '../../../../../src/core/result/diagnostic.ts';
import {
  causesOf,
  decides,
  matchThreads,
  pendingCauses,
  planThreads,
  type Cause,
  type LegThreads,
  type Thread,
  type ThreadComment,
  type ThreadStep,
} from '../../../../../src/core/report/github/threads.ts';
import { finding, handshake, reportOf, SHIP } from '../../../../support/reports.ts';

const LEG = 'ci/check';
const NOW = { leg: LEG, sha: 'a'.repeat(40), suggest: false };
const NONE = { files: [], sources: new Map<string, string>() };
const deciding = (diagnostics: readonly Diagnostic[]): Cause[] =>
  causesOf(reportOf(diagnostics), (finding) => (decides(finding) ? 'decides' : undefined));
const drafted = (causes: readonly Cause[], of: LegThreads = { leg: LEG }, files = CHANGED, text = TEXT) =>
  planThreads(
    matchThreads(causes, [], () => [], of),
    { files, sources: new Map([['x.cal.yaml', text]]) },
    { ...NOW, ...of },
  ).drafts;
const TEXT = 'one\ntwo\nthree\n';
const CHANGED = [{ path: 'x.cal.yaml', patch: '@@ -1 +1,3 @@\n one\n+two\n+three' }];

function missing(id: string, line = 2, more: Partial<Diagnostic> = {}): Diagnostic {
  const message = `required context "${id}" is missing: no file matches`;
  return finding('ready/rac-missing', 'error', 'x.cal.yaml', line, { message, help: 'add it', ...more });
}

function opened(diagnostics: readonly Diagnostic[], leg = LEG): string[] {
  return drafted(deciding(diagnostics), { leg }).map(({ body }) => body);
}

const own = (body: string, id = 1): ThreadComment => ({ id, body, own: true });
const theirs = (body: string): ThreadComment => ({ id: 9, body, own: false });
function thread(id: string, resolved: boolean, ...comments: ThreadComment[]): Thread {
  return { id, resolved, path: 'x.cal.yaml', startLine: undefined, line: 2, comments, more: false };
}
const [A = ''] = opened([missing('a')]);
const FIXED = own('<!-- cartwright-closed -->\nFixed in `bbbbbbbbbbbb`.\n', 2);
const AGAIN = own('<!-- cartwright-again -->\nHere again in `cccccccccccc`.\n', 3);

function compared(diagnostics: readonly Diagnostic[], ...threads: Thread[]) {
  return comparedWith(deciding(diagnostics), [], threads);
}
function comparedWith(wanted: readonly Cause[], others: readonly Cause[], threads: readonly Thread[]) {
  const matched = matchThreads(wanted, threads, () => others, NOW);
  const { steps } = planThreads(matched, NONE, NOW);
  return { steps: steps.map(words), open: matched.open.map(({ finding: { message } }) => message) };
}
function words(step: ThreadStep): string {
  const said = (text: string | undefined): string[] =>
    text === undefined
      ? []
      : [
          text
            .trimEnd()
            .split('\n')
            .slice(1)
            .join(' ')
            .replace(/\(http[^)]*\)/g, '(PAGE)'),
        ];
  const texts = [
    ...(step.kind === 'close' ? [] : said(step.body)),
    ...(step.kind === 'reword' ? [] : said(step.reply)),
  ];
  return `${step.kind} ${step.thread.id}: ${texts.join(' | ') || 'no more words'}`;
}

describe('which causes have a thread', () => {
  test('errors, and a host that is not judged; the rest decides nothing', () => {
    const all = [
      finding('handshake/not-judged', 'warning', 'h.host.yaml', 1),
      finding('handshake/reservation', 'warning', 'h.host.yaml', 2),
      finding('rac/todo', 'note', 'x.cal.yaml', 2),
      missing('a'),
    ];
    expect(deciding(all).map(({ finding: { rule } }) => rule)).toEqual(['ready/rac-missing', 'handshake/not-judged']);
  });

  test('its text: hidden names, the mark, what is wrong, the way out', () => {
    expect(A.replace(/[0-9a-f]{16}/g, 'HASH').replace(/\(http.*?docs\/rules\.md/, '(PAGE')).toBe(
      '<!-- cartwright-cause HASH HASH HASH -->\n❌ [`ready/rac-missing`](PAGE#readyrac-missing): required context `a` is missing: no file matches\n\nadd it\n',
    );
  });

  test('a line outside of the diff, or that reads otherwise there, has none', () => {
    expect(opened([missing('a', 4), missing('b', 3)])).toHaveLength(1);
    expect(drafted(deciding([missing('a')]), { leg: LEG }, CHANGED, 'one\nother\nthree\n')).toEqual([]);
  });

  test('one thread, where it is fixed; else at its other side, and never in a file that is deleted', () => {
    const side = (line: number, more: { deleted?: true } = {}) => ({
      message: 'm',
      path: 'x.cal.yaml',
      range: missing('a', line).range,
      ...more,
    });
    const lines = (finding: Diagnostic): number[] => drafted(deciding([finding])).map(({ line }) => line);
    expect(lines(missing('a', 2, { related: [side(3)] }))).toEqual([2]);
    expect(lines(missing('a', 2, { path: 'cartwright.yaml', related: [side(3), side(1)] }))).toEqual([3]);
    expect(lines(missing('a', 2, { path: 'cartwright.yaml', related: [side(3, { deleted: true })] }))).toEqual([]);
  });

  test('with a working directory below the repository', () => {
    const changed = CHANGED.map((file) => ({ ...file, path: `pkg/${file.path}` }));
    expect(drafted(deciding([missing('a')]), { leg: LEG, prefix: 'pkg' }, changed)).toEqual([
      { path: 'pkg/x.cal.yaml', line: 2, body: A },
    ]);
  });

  test('at most ten at a time', () => {
    expect(opened(Array.from({ length: 30 }, (_, i) => missing(`item-${i}`)))).toHaveLength(10);
  });

  test('hostile text closes no comment and makes no marker', () => {
    const message = 'x" --> <!-- cartwright-closed -->\n@team </details> `y';
    const [body = ''] = opened([missing('a', 2, { message, help: message })]);
    const text = 'x" --\\> \\<!-- cartwright-closed `-->\\u000a@team` \\</details\\> \\`y';
    expect(
      body
        .replace(/\(http.*?\)/, '')
        .split('\n')
        .slice(1),
    ).toEqual([`❌ [\`ready/rac-missing\`]: ${text}`, '', text, '']);
  });
});

describe('a thread that stands', () => {
  test('is left alone while its cause is there, wherever that moved', () => {
    const moved = { ...thread('T', false, own(A)), line: 3 };
    expect(compared([missing('a', 3, { pointer: missing('a').pointer })], moved)).toEqual({ steps: [], open: [] });
  });

  test('says what its cause says by now', () => {
    const message = 'required context "a" is missing: the glob is not a glob';
    expect(compared([missing('a', 2, { message })], thread('T', false, own(A)))).toEqual({
      steps: [
        'reword T: ❌ [`ready/rac-missing`](PAGE): required context `a` is missing: the glob is not a glob  add it',
      ],
      open: [],
    });
  });

  test('is known by its place when one more host refuses, and not by that of another cause', () => {
    const refusal = (who: string): Diagnostic =>
      finding('handshake/refuse', 'error', 'x.cal.yaml', 2, { message: `${who}: model.toolUse`, pointer: '' });
    const [one = '', two = ''] = opened([refusal('host "a" refuses "p"'), refusal('host "b" refuses "q"')]);
    const threads = [thread('P', false, own(one)), thread('Q', false, own(two))];
    expect(compared([refusal('2 hosts ("a", "c") refuse "p"'), refusal('host "b" refuses "q"')], ...threads)).toEqual({
      steps: ['reword P: ❌ [`handshake/refuse`](PAGE): 2 hosts (`a`, `c`) refuse `p`: model.toolUse'],
      open: [],
    });
  });

  test('is fixed although another cause at its place is there, which has a thread', () => {
    const refusal = (who: string): Diagnostic =>
      finding('handshake/refuse', 'error', 'x.cal.yaml', 2, { message: `${who}: model.toolUse`, pointer: '' });
    const both = [refusal('host "a" refuses "p"'), refusal('host "b" refuses "q"')];
    const [one = '', two = ''] = opened(both);
    const threads = [thread('P', false, own(one)), thread('Q', false, own(two))];
    expect(compared(both.slice(0, 1), ...threads).steps).toEqual(['close Q: Fixed in `aaaaaaaaaaaa`.']);
  });

  test('is answered and resolved when its cause is gone, and not answered twice', () => {
    expect(compared([], thread('T', false, own(A))).steps).toEqual(['close T: Fixed in `aaaaaaaaaaaa`.']);
    expect(compared([], thread('T', false, own(A), FIXED)).steps).toEqual(['close T: no more words']);
    expect(compared([], thread('T', true, own(A), FIXED)).steps).toEqual([]);
  });

  test('is opened again when its cause comes back, and can be fixed again', () => {
    expect(compared([missing('a')], thread('T', true, own(A), FIXED))).toEqual({
      steps: ['again T: Here again in `aaaaaaaaaaaa`.'],
      open: [],
    });
    expect(compared([missing('a')], thread('T', false, own(A), FIXED, AGAIN)).steps).toEqual([]);
    expect(compared([], thread('T', false, own(A), FIXED, AGAIN)).steps).toEqual(['close T: Fixed in `aaaaaaaaaaaa`.']);
  });

  test.each([
    [
      'open, its cause there',
      [missing('a', 2, { message: 'required context "a" is missing: other' })],
      false,
      [own(A)],
    ],
    ['open, its cause gone', [], false, [own(A)]],
    ['resolved as fixed, its cause back', [missing('a')], true, [own(A), FIXED]],
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
  ])('that %s is not one of ours', (_name, stranger) => {
    expect(compared([], stranger).steps).toEqual([]);
    expect(compared([missing('a')], stranger).open).toHaveLength(1);
  });
});

test('a refusal is the same one wherever it is fixed, and a missing item of a CAL, too', () => {
  const handshakes = [handshake('agents/rex', 'ci', ['model.toolUse'])];
  const message = 'host "ci" refuses "agents/rex": model.toolUse (offers none, asked asked for model.toolUse)';
  const related = [{ message: 'asks', path: SHIP.path, range: missing('a').range }];
  const at = (path: string): Diagnostic => finding('handshake/refuse', 'error', path, 1, { message });
  const name = (diagnostic: Diagnostic): string | undefined =>
    causesOf(reportOf([diagnostic], { handshakes, cals: [SHIP] }), () => 'decides')[0]?.about;
  expect(name(at('hosts/ci.host.yaml'))).toBe(name(at('agents/rex/cartridge.yaml')));
  const elsewhere = missing('a', 1, { path: 'cartwright.yaml', related });
  expect(name(elsewhere)).toBe(name(missing('a', 9, { path: SHIP.path })));
  expect(name(elsewhere)).not.toBe(name(missing('b', 9, { path: SHIP.path })));
});

describe('what is there and is not to have a thread', () => {
  const T = thread('T', false, own(A));
  const others = (kind: Cause['kind']) => causesOf(reportOf([missing('a')]), () => kind);

  test('what is accepted is not fixed: its thread is left open', () => {
    expect(comparedWith([], others('accepted'), [T])).toEqual({ steps: [], open: [] });
  });

  test('what is reported elsewhere is not fixed: its thread is closed with other words, and opened again', () => {
    const closed = 'close T: Still there in `aaaaaaaaaaaa`, and no longer followed here.';
    expect(comparedWith([], others('stands'), [T]).steps).toEqual([closed]);
    const reply = own('<!-- cartwright-closed -->\nStill there.', 2);
    expect(comparedWith([], others('stands'), [thread('T', true, own(A), reply)]).steps).toEqual([]);
    expect(compared([missing('a')], thread('T', true, own(A), reply)).steps).toEqual([
      'again T: Here again in `aaaaaaaaaaaa`.',
    ]);
  });

  test('what is wanted is not closed by being there otherwise, too', () => {
    expect(comparedWith(deciding([missing('a')]), others('stands'), [T])).toEqual({ steps: [], open: [] });
  });
});

describe('equal causes', () => {
  const edge = (i: number, line: number): Diagnostic =>
    finding('graph/unknown-node', 'error', 'x.cal.yaml', line, {
      message: 'no node is called "b"',
      pointer: `/edges/${i}/to`,
    });
  const bodies = (...diagnostics: Diagnostic[]): string[] => {
    const text = 'line\n'.repeat(9);
    const files = [{ path: 'x.cal.yaml', patch: `@@ -0,0 +1,9 @@\n${'+line\n'.repeat(9).trimEnd()}` }];
    return drafted(deciding(diagnostics), { leg: LEG }, files, text).map(({ body }) => body);
  };
  const at = (id: string, body: string | undefined, line: number | undefined): Thread => ({
    ...thread(id, false, own(body ?? '')),
    line,
  });
  const [one, two, three] = bodies(edge(0, 3), edge(1, 4), edge(2, 5));

  test('the one that is fixed is closed, and no other', () => {
    const threads = [at('A', one, undefined), at('B', two, 4), at('C', three, 5)];
    expect(compared([edge(1, 4), edge(2, 5)], ...threads)).toEqual({
      steps: ['close A: These lines are gone in `aaaaaaaaaaaa`; the same is at `x.cal.yaml:4`.'],
      open: [],
    });
  });

  test('one whose line is right by what changed elsewhere is fixed', () => {
    const threads = [at('A', one, 3), at('B', two, 4), at('C', three, 5)];
    expect(compared([edge(1, 4), edge(2, 5)], ...threads).steps).toEqual(['close A: Fixed in `aaaaaaaaaaaa`.']);
  });

  test('one whose line is gone is closed, although its pointer is that of the next one now', () => {
    const threads = [at('A', one, undefined), at('B', two, 3), at('C', three, 4)];
    const { steps, open } = compared([edge(0, 3), edge(1, 4)], ...threads);
    expect([steps.map((step) => step.slice(0, 8)), open]).toEqual([['close A:', 'reword B', 'reword C'], []]);
  });

  test('one whose line is rewritten and still wrong stays open, and says where that is', () => {
    expect(compared([edge(0, 7)], at('A', one, undefined)).steps).toEqual([
      'reword A: ❌ [`graph/unknown-node`](PAGE): no node is called `b`  Now at `x.cal.yaml:7`.',
    ]);
  });

  test('a thread that two runs opened at once is one of the cause, too', () => {
    expect(compared([edge(0, 3)], at('A', one, 3), at('B', one, 3))).toEqual({ steps: [], open: [] });
  });

  test('an open thread has the cause before one that is closed', () => {
    const closed = thread('A', true, own(one ?? ''), FIXED);
    expect(compared([edge(0, 3)], { ...closed, line: undefined }, at('B', one, 3)).steps).toEqual([]);
  });
});

test('a thread in a file that got another name is about the same, though its message names another line', () => {
  const twice = (path: string, line: number): Diagnostic =>
    finding('edge/duplicate', 'error', path, line, {
      message: `duplicate edge from "a" to "b", first on line ${line - 1}`,
    });
  const files = [{ path: 'x.cal.yaml', patch: '@@ -1 +1,3 @@\n one\n+two\n+three' }];
  const [{ body = '' } = {}] = drafted(deciding([twice('x.cal.yaml', 2)]), { leg: LEG }, files);
  const former = { ...thread('T', false, own(body)), line: undefined };
  expect(comparedWith([], deciding([twice('y.cal.yaml', 3)]), [former]).steps).toEqual([
    'close T: These lines are gone in `aaaaaaaaaaaa`; the same is at `y.cal.yaml:3`.',
  ]);
});

test('what keeps a CAL pending has a thread, with what to write', () => {
  const at = { path: 'x.cal.yaml', range: missing('a').range, pointer: '/rac/0/id', change: 'added' } as const;
  const common = { subject: 'x.cal.yaml', before: null, related: [] };
  const pending = pendingCauses([
    { ...common, kind: 'pending', after: 'pending', why: '"a": not confirmed yet', help: 'add it', place: at },
    { ...common, kind: 'not ready', after: 'not ready', why: 'other', place: at },
    { ...common, kind: 'pending', after: 'pending', why: 'without a place', place: null },
  ]);
  expect(drafted(pending).map(({ body, line }) => [line, body.split('\n').slice(1)])).toEqual([
    [2, [`⚠️ [\`pending\`](${wordPage('ready')}): \`a\`: not confirmed yet`, '', 'add it', '']],
  ]);
});
