import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { planAnnotations } from '../../../../src/core/report/github/annotation-plan.ts';
import { annotationLines } from '../../../../src/core/report/github/annotations.ts';
import { overviewsOf, type Touched } from '../../../../src/core/report/overviews.ts';
import type { CalResult, CheckReport, HostVerdict } from '../../../../src/core/result/results.ts';
import { anyCharacter } from '../../../support/any-character.ts';
import { runnerCommands, type RunnerCommand } from '../../../support/github/runner-commands.ts';
import { finding, handshake, reportOf, reserved, SHIP, unjudged } from '../../../support/reports.ts';

/** A package, which no signature is about. */
const onPackage = <V extends HostVerdict>(verdict: V): V => ({ ...verdict, signature: 'not applicable' });
const ready = (path: string): CalResult => ({ ...SHIP, path, verdict: 'ready' });

function report(
  diagnostics: readonly Diagnostic[],
  cals: readonly CalResult[] = [],
  handshakes: readonly HostVerdict[] = [],
): CheckReport {
  return reportOf(diagnostics, { cals, handshakes });
}

function annotated(made: CheckReport, touched: Touched = {}): RunnerCommand[] {
  const plan = planAnnotations(made.diagnostics, { overviews: overviewsOf(made, touched) });
  return runnerCommands(annotationLines(plan).join('\n'));
}

const titles = (commands: readonly RunnerCommand[]): string[] =>
  commands.map(({ command, properties: { file = '', line = '', title } }) => `${command} ${file}:${line} ${title}`);

/** The last lines of an annotation before its own last one, which is the page that explains its first word. */
function lastLines(data = '', count = 1): string[] {
  const lines = data.split('\n');
  expect(lines.at(-1)).toMatch(/\/README\.md#(?:cal|handshake)$/);
  return lines.slice(0, -1).slice(-count);
}

describe('what every host says of a package', () => {
  test('a line a host, what decides first; bindings, reservations, what is unmet', () => {
    const refused = onPackage(handshake('agents/rex', 'ci', ['model.toolUse', 'tool:dispatch']));
    const verdicts = [
      onPackage(reserved('agents/rex', 'laptop', ['it wants "command" not empty'])),
      onPackage(handshake('agents/rex', 'cloud')),
      onPackage(unjudged('agents/rex', 'live')),
      refused,
    ];
    const [overview] = overviewsOf(report([], [], verdicts));
    expect(overview).toEqual({
      kind: 'verdict',
      title: 'compliance: refuse',
      level: 'error',
      path: 'agents/rex/cartridge.yaml',
      lines: [
        'agents/rex: 2 of 4 accept, 1 with reservations, 1 refuses, 1 not judged',
        '',
        '  ✗ ci: refuse',
        '    ✗ model.toolUse: asked asked for model.toolUse, offered none',
        '    ✗ tool:dispatch: asked asked for tool:dispatch, offered none',
        '  ? live: not judged',
        '    ? server "files" did not start',
        '    → start the server',
        '  ! laptop: accept, 1 reservation',
        '    ! role-0 by run-0 (named), reservation: it wants "command" not empty, for example it rejects {"command":""}',
        '  ✓ cloud: accept',
      ],
      fixes: [],
      findings: [],
      changed: false,
    });
  });

  test.each([
    ['agents/rex', 'not applicable', 'agents/rex/cartridge.yaml', 'agents/rex: 1 of 1 accept'],
    ['.', 'not applicable', 'cartridge.yaml', '.: 1 of 1 accept'],
    ['a/harness.json', 'not applicable', 'a/harness.json', 'a/harness.json: 1 of 1 accept'],
    ['out/rex.cart', 'unsigned', 'out/rex.cart', 'out/rex.cart: 1 of 1 accept  (signature: unsigned)'],
  ] as const)('%s (%s) is annotated at %s', (subject, signature, path, first) => {
    const [overview] = overviewsOf(report([], [], [{ ...handshake(subject, 'ci'), signature }]));
    expect([overview?.path, overview?.lines[0], overview?.title]).toEqual([path, first, 'compliance: accept']);
  });
});

describe('a problem is annotated once', () => {
  const missing = finding('ready/rac-missing', 'error', SHIP.path, 40, { message: 'gone', help: 'add it' });
  const reason = 'host "ci" refuses "agents/rex": model.toolUse (offers none, asked asked for model.toolUse)';
  const floor = finding('handshake/refuse', 'error', 'agents/rex/cartridge.yaml', 9, { message: reason });
  const refused = onPackage(handshake('agents/rex', 'ci', ['model.toolUse']));

  test('the overview names it with its place and stands for it; of a package it is at it, too', () => {
    const commands = annotated(report([missing, floor], [SHIP], [refused]));
    expect(titles(commands)).toEqual([
      `error agents/rex/cartridge.yaml:9 compliance: refuse`,
      `error ${SHIP.path}:40 readiness: not ready`,
    ]);
    expect(commands.map(({ data }) => lastLines(data, 3))).toEqual([
      ['', 'Fix', `  agents/rex/cartridge.yaml:9:3  ${reason}  [handshake/refuse]`],
      ['Fix', `  ${SHIP.path}:40:3  gone  [ready/rac-missing]`, '    help: add it'],
    ]);
  });

  test('one at a place in another file keeps its annotation there, as does a fault that is not a mere answer', () => {
    const elsewhere = { ...floor, path: 'hosts/ci.host.yaml' };
    const fault = finding('rac/no-content', 'error', SHIP.path, 12);
    const commands = annotated(report([missing, elsewhere, fault], [SHIP], [refused]));
    expect(lastLines(commands.at(-1)?.data, 2)).toEqual([
      'Fix',
      `  hosts/ci.host.yaml:9:3  ${reason}  [handshake/refuse]`,
    ]);
    expect(titles(commands)).toEqual([
      `error ${SHIP.path}:12 rac/no-content`,
      `error ${SHIP.path}:40 readiness: not ready`,
      'error hosts/ci.host.yaml:9 handshake/refuse',
      'error agents/rex/cartridge.yaml: compliance: refuse',
    ]);
  });

  test('of a CAL it is at the item, and names the other side of what is fixed elsewhere', () => {
    const item = { ...missing, pointer: '/rac/2/id' };
    const related = [{ message: 'asks for it', path: SHIP.path, range: item.range }];
    const unstaffed = finding('ready/unstaffed', 'error', 'agents/rex/cartridge.yaml', 3, { message: 'none', related });
    const commands = annotated(report([unstaffed, item], [SHIP]));
    expect(titles(commands)).toEqual([
      'error agents/rex/cartridge.yaml:3 ready/unstaffed',
      `error ${SHIP.path}:40 readiness: not ready`,
    ]);
    expect(lastLines(commands[1]?.data, 5)).toEqual([
      'Fix',
      '  agents/rex/cartridge.yaml:3:3  none  [ready/unstaffed]',
      `    ↔ ${SHIP.path}:40:3  asks for it`,
      `  ${SHIP.path}:40:3  gone  [ready/rac-missing]`,
      '    help: add it',
    ]);
  });

  test('where the overview finds no place, neither does the problem, and both are counted as cut', () => {
    const faults = Array.from({ length: 11 }, (_, i) => finding(`a/${i}`, 'error', 'a.cal.yaml', 1));
    const made = report([...faults, { ...missing, path: 'z.cal.yaml' }], [{ ...SHIP, path: 'z.cal.yaml' }]);
    const plan = planAnnotations(made.diagnostics, { overviews: overviewsOf(made) });
    expect([plan.items.length, plan.shown, plan.cut, plan.cutWords]).toEqual([
      10,
      { errors: 10, warnings: 0, notes: 0 },
      { errors: 2, warnings: 0, notes: 0 },
      'cartwright found 12 errors, 0 warnings, 0 notes; 2 errors, 0 warnings, 0 notes are not annotated; left out 1 of 1 checklist: the job summary has all of them',
    ]);
  });
});

describe('which overviews are shown', () => {
  const cals = Array.from({ length: 12 }, (_, i) => ready(`cal/${String(i).padStart(2, '0')}.cal.yaml`));
  const verdicts = Array.from({ length: 4 }, (_, i) => onPackage(handshake(`agents/${i}`, 'ci')));
  const shown = (touched: Touched): string[] =>
    annotated(report([], cals, verdicts), touched).map(({ properties: { file = '' } }) => file.replace(/\..*$/, ''));

  test('a checklist and a verdict by turns where nothing is changed; two places are left to the step', () => {
    expect(shown({})).toEqual([
      'cal/00',
      'agents/0/cartridge',
      'cal/01',
      'agents/1/cartridge',
      'cal/02',
      'agents/2/cartridge',
      'cal/03',
      'agents/3/cartridge',
      '',
    ]);
  });

  test.each<[string, Touched, string]>([
    ['a file', { paths: new Set(['cal/09.cal.yaml']) }, 'cal/09'],
    ['a file of a package', { paths: new Set(['agents/3/rom/skill.md']) }, 'agents/3/cartridge'],
    ['a verdict', { changes: changes({ verdicts: [flip('cal/09.cal.yaml')] }) }, 'cal/09'],
    ['what a host says', { changes: changes({ hosts: [turn('agents/2')] }) }, 'agents/2/cartridge'],
  ])('%s that is changed comes first', (_name, touched, first) => {
    expect(shown(touched)[0]).toBe(first);
  });

  test('a changed host brings a package that other hosts judge, too; a changed cartridge itself', () => {
    const twice = [...verdicts, onPackage(handshake('agents/3', 'phone')), handshake('x.cart', 'ci')];
    const first = (path: string): string | undefined =>
      annotated(report([], cals, twice), { paths: new Set([path]) })[0]?.properties['file'];
    expect(
      ['hosts/phone.host.yaml', 'x.cart', 'agents/3/cartridge.yaml', 'agents/30/a', 'agents/3.md'].map(first),
    ).toEqual(['agents/3/cartridge.yaml', 'x.cart', 'agents/3/cartridge.yaml', 'cal/00.cal.yaml', 'cal/00.cal.yaml']);
  });

  test('a package that is the whole folder is changed by any file', () => {
    const whole = report([], [], [onPackage(handshake('.', 'ci'))]);
    const changed = (...paths: string[]): unknown =>
      overviewsOf(whole, { paths: new Set(paths) }).map((each) => [each.path, each.changed]);
    expect([changed('a/b.md'), changed()]).toEqual([[['cartridge.yaml', true]], [['cartridge.yaml', false]]]);
  });

  test('a changed host brings every package that it judges before the checklists', () => {
    expect(shown({ paths: new Set(['hosts/ci.host.yaml']) }).slice(0, 5)).toEqual([
      'agents/0/cartridge',
      'agents/1/cartridge',
      'agents/2/cartridge',
      'agents/3/cartridge',
      'cal/00',
    ]);
  });

  test('what the step has annotated already takes places', () => {
    const made = report([], cals, verdicts);
    const plan = (notes: number) =>
      planAnnotations([], { overviews: overviewsOf(made), made: { errors: 0, warnings: 0, notes } }).items.length;
    expect([0, 1, 8, 9, 10, 30].map(plan)).toEqual([8, 7, 0, 0, 0, 0]);
  });
});

function changes(some: object): NonNullable<Touched['changes']> {
  const none = { errors: 0, warnings: 0, notes: 0 };
  return { verdicts: [], hosts: [], rac: [], introduced: none, fixed: none, ...some };
}
function flip(path: string): object {
  return { path, before: 'pending', after: 'ready' };
}
function turn(subject: string): object {
  return {
    subject,
    host: 'ci',
    profile: 'hosts/ci.host.yaml',
    before: 'refuse',
    after: 'accept',
    broken: [],
    mended: [],
  };
}

test('a message that the runner would cut ends with a whole line and says how many more there are', () => {
  const rac = Array.from({ length: 100 }, (_, i) => ({ ...SHIP.rac[0], id: `item-${i}` }) as CalResult['rac'][number]);
  const [command] = annotated(report([], [{ ...SHIP, verdict: 'ready', rac }]));
  const lines = lastLines(command?.data, 1000);
  const whole = overviewsOf(report([], [{ ...SHIP, verdict: 'ready', rac }]))[0]?.lines ?? [];
  expect(command?.data.length).toBeLessThanOrEqual(4096);
  expect(command?.data.length).toBeGreaterThan(3700);
  expect(lines.slice(0, -1)).toEqual(whole.slice(0, lines.length - 1));
  expect(lines.at(-1)).toBe(`… and ${whole.length - lines.length + 1} more lines, which the report has`);
});

test('where to mend is not what is left out', () => {
  const rac = Array.from({ length: 100 }, (_, i) => ({ ...SHIP.rac[0], id: `item-${i}` }) as CalResult['rac'][number]);
  const missing = finding('ready/rac-missing', 'error', SHIP.path, 40, { message: 'gone', help: 'add it' });
  const [command] = annotated(report([missing], [{ ...SHIP, rac }]));
  expect(command?.data.length).toBeLessThanOrEqual(4096);
  expect(lastLines(command?.data, 5)).toEqual([
    expect.stringMatching(/^… and \d+ more lines, which the report has$/),
    '',
    'Fix',
    `  ${SHIP.path}:40:3  gone  [ready/rac-missing]`,
    '    help: add it',
  ]);
});

const hostile = fc.oneof(
  fc.string({ maxLength: 40, unit: anyCharacter }),
  fc.constantFrom(
    '\n::error::x',
    '\r\n::stop-commands::t',
    '##[error]x',
    '%0A::add-mask::y',
    '\u202e',
    'x'.repeat(5000),
  ),
);

test('attacks 131 to 148: hostile text in every field gives one annotation each, without a control character', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cal: CalResult = {
        ...SHIP,
        name: text,
        rac: SHIP.rac.map((item) => ({ ...item, id: text, kind: text, description: text, reason: text })),
        participants: SHIP.participants.map((each) => ({ ...each, alias: text, reason: text })),
        blocked: [text],
        todo: [text],
      };
      const verdicts = [handshake(text, text, [text]), unjudged(text, `${text}2`, text), reserved(text, 'h', [text])];
      const made = report(
        [finding('ready/rac-missing', 'error', SHIP.path, 1, { message: text, help: text })],
        [cal],
        verdicts,
      );
      const plan = planAnnotations(made.diagnostics, { overviews: overviewsOf(made) });
      const lines = annotationLines(plan);
      const commands = runnerCommands(lines.join('\n'));
      expect(commands.map(({ command }) => command)).toEqual(['error', 'error']);
      for (const line of lines) expect(line).not.toMatch(/##\[|[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    }),
    { seed: 11, numRuns: 200 },
  );
});
