import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Diagnostic, Level } from '../../../../../src/core/result/diagnostic.ts';
import { annotationLines } from '../../../../../src/core/report/github/annotations.ts';
import { COMMENT_LIMIT } from '../../../../../src/core/report/markdown/comment.ts';
import { allCounts, countLevels, total, type Counts } from '../../../../../src/core/report/counts.ts';
import { overviewsOf } from '../../../../../src/core/report/overviews.ts';
import { planReport, type Plan } from '../../../../../src/core/report/github/plan.ts';
import { SUMMARY_LIMIT, utf8Length } from '../../../../../src/core/report/markdown/document.ts';
import { writeReport } from '../../../../../src/core/report/json/report-file.ts';
import { sarifLog } from '../../../../../src/core/report/sarif/sarif.ts';
import type { CalResult, CheckReport } from '../../../../../src/core/result/results.ts';
import { runnerCommands } from '../../../../support/github/runner-commands.ts';
import { anyCharacter } from '../../../../support/any-character.ts';
import { finding, handshake, reportOf, SHIP } from '../../../../support/reports.ts';

const OPTIONS = { key: 'ci/check', origin: { sha: 'c'.repeat(40), runId: 5, runAttempt: 1 } };
const TARGET = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: 'c'.repeat(40), prefix: '' };

/** By hand: `CARTWRIGHT_ROUNDS=200 npm test -- github/plan`. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 5);

type Planned = Plan & { readonly report: CheckReport; readonly totals: Counts };

function plan(diagnostics: readonly Diagnostic[], cals: readonly CalResult[] = [], hosts = 0): Planned {
  const handshakes = Array.from({ length: hosts }, (_, i) =>
    handshake(
      `agents/${i % 40}.cart`,
      `host ${Math.floor(i / 40)}`,
      i % 3 === 0 ? ['model.toolUse', 'tool:search'] : [],
    ),
  );
  const report = reportOf(diagnostics, { cals, handshakes });
  return { ...planReport({ report, target: TARGET }, OPTIONS), report, totals: countLevels(diagnostics) };
}

/** What a file that is not Markdown counts. */
function counted(levels: Iterable<Level>): Counts {
  const counts = { errors: 0, warnings: 0, notes: 0 };
  for (const level of levels) counts[`${level}s`]++;
  return counts;
}

function agree(made: Planned): void {
  const json = JSON.parse(writeReport({ ...made.report, origin: { job: '', directory: '', sha: '' } })) as CheckReport;
  expect(counted(json.diagnostics.map(({ level }) => level))).toEqual(made.totals);
  expect(json.summary).toMatchObject(made.totals);
  const sarif = JSON.parse(
    JSON.stringify(sarifLog(made.sarif, { id: 'cartwright/check/', toolVersion: '1.0.0', ruleOf: () => undefined })),
  ) as { runs: { results: { level: Level }[] }[] };
  expect(counted(sarif.runs[0]?.results.map(({ level }) => level) ?? [])).toEqual(countLevels(made.sarif));

  const { totals } = made;
  const sum = (a: Counts, b: Counts): Counts => ({
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    notes: a.notes + b.notes,
  });
  for (const outlet of [made.annotations, made.summary, made.comment]) {
    expect(sum(outlet.shown, outlet.cut)).toEqual(totals);
  }
  for (const [document, limit] of [
    [made.summary, SUMMARY_LIMIT],
    [made.comment, COMMENT_LIMIT],
  ] as const) {
    // Nothing is cut while there is room.
    if (total(document.cut) > 0) expect(utf8Length(document.text)).toBeGreaterThan(limit / 2);
    expect(document.text).toContain(`: ${allCounts(totals)}`);
    expect(document.text.match(/🔎|\| (?:❌|⚠️|ℹ️) \| \[?`?\[?`\d+:\d+/gu)?.length ?? 0).toBe(total(document.shown));
    expect(document.text.includes('Not listed one by one here')).toBe(total(document.cut) > 0);
    if (total(document.cut) > 0) expect(document.text).toContain(`here: ${allCounts(document.cut)}**`);
  }
  const commands = runnerCommands(annotationLines(made.annotations).join('\n'));
  const annotated = (kind: string): number => commands.filter(({ command }) => command === kind).length;
  const overviews = made.annotations.items.filter((item) => 'lines' in item);
  const wanted = overviewsOf(made.report);
  const of = (items: readonly { readonly level: Level }[], level: Level): number =>
    items.filter((item) => item.level === level).length;
  const said = commands.filter(({ properties }) => properties['title'] === 'cartwright');
  // No place of GitHub's ten is left empty while a finding has none; overviews leave some to what the step says of itself.
  for (const [level, kind, left] of [
    ['error', 'error', 9],
    ['warning', 'warning', 8],
    ['note', 'notice', 8],
  ] as const) {
    const found = totals[`${level}s`];
    const sentence = level === 'note' ? said.length : 0;
    const shown = Math.min(10 - sentence, found);
    expect(annotated(kind)).toBe(shown + of(overviews, level) + sentence);
    expect(of(overviews, level)).toBe(Math.min(of(wanted, level), Math.max(0, left - shown)));
  }
  const cut = total(made.annotations.cut);
  expect(said.map(({ data }) => data)).toEqual(
    cut === 0 && overviews.length === wanted.length
      ? []
      : [
          expect.stringContaining(
            cut === 0
              ? 'cartwright left out '
              : `found ${allCounts(totals)}; ${allCounts(made.annotations.cut)} are not annotated`,
          ),
        ],
  );
  expect(made.comment.text.length).toBeLessThan(COMMENT_LIMIT);
  expect(utf8Length(made.summary.text)).toBeLessThan(SUMMARY_LIMIT);
  expect(utf8Length(made.summary.text)).toBe(Buffer.byteLength(made.summary.text));
}

const level = fc.constantFrom<Level[]>('error', 'warning', 'note');
const word = fc.oneof(
  fc.string({ maxLength: 60, unit: anyCharacter }),
  fc.constantFrom('|', '`'.repeat(30), '@team', '</details>', '\n::error::x', 'x'.repeat(3000), '😀'.repeat(500)),
);
const someFindings = fc
  .tuple(
    fc.integer({ min: 0, max: 5000 }),
    fc.array(
      fc.record({ rule: fc.integer({ max: 40, min: 0 }), level, file: fc.integer({ min: 0, max: 700 }), text: word }),
      {
        minLength: 1,
        maxLength: 60,
      },
    ),
  )
  .map(([n, seeds]) =>
    Array.from({ length: n }, (_, i) => {
      const seed = seeds[i % seeds.length] as (typeof seeds)[number];
      return finding(
        `g/rule-${seed.rule}`,
        seed.level,
        `p${seed.file % 30}/f${(seed.file + i) % 900}.cal.json`,
        (i % 5000) + 1,
        {
          message: seed.text,
          help: seed.text,
          pointer: `/${i}`,
        },
      );
    }),
  );

test('for 0 to 5,000 mixed findings the totals of all outlets agree and no limit is passed (attacks 141 to 143)', () => {
  fc.assert(
    fc.property(
      someFindings,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 400 }),
      (findings, cals, hosts) => {
        agree(
          plan(
            findings,
            Array.from({ length: cals }, (_, i) => ({ ...SHIP, path: `f${i}.cal.yaml` })),
            hosts,
          ),
        );
      },
    ),
    { seed: 7, numRuns: ROUNDS },
  );
});

test.each([0, 1, 10, 11, 5000])('%d findings of one kind', (n) => {
  agree(plan(Array.from({ length: n }, (_, i) => finding('a/b', 'error', 'x.cal.json', i + 1))));
});

test('a thousand workflows do not push the findings out of the comment', () => {
  const cals = Array.from({ length: 1000 }, (_, i) => ({ ...SHIP, path: `f${i}.cal.yaml` }));
  const made = plan([finding('a/b', 'error', 'x.cal.json', 1)], cals);
  agree(made);
  expect(made.comment.shown).toEqual({ errors: 1, warnings: 0, notes: 0 });
  expect(made.comment.text).toContain('… and ');
  expect(made.comment.text).toMatch(/Left out for length: \d+ checklists; the job summary has more/);
});

test('a report beyond the limit of SARIF keeps the worst', () => {
  const notes = Array.from({ length: 25_010 }, (_, i) => finding('a/b', 'note', 'x.cal.json', i + 1));
  const { sarif, totals } = plan([...notes, finding('z/z', 'error', 'z.cal.json', 1)]);
  expect(countLevels(sarif)).toEqual({ errors: 1, warnings: 0, notes: 24_999 });
  expect(totals).toEqual({ errors: 1, warnings: 0, notes: 25_010 });
});
