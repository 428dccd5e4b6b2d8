import { rulePage, wordPage } from '../../../../../src/core/result/rule-page.ts';
import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, Level } from '../../../../../src/core/result/diagnostic.ts';
import { annotationLines, workflowCommand } from '../../../../../src/core/report/github/annotations.ts';
import {
  planAnnotations,
  type AnnotationOptions,
  type AnnotationPlan,
} from '../../../../../src/core/report/github/annotation-plan.ts';
import { runnerCommands } from '../../../../support/github/runner-commands.ts';
import { finding } from '../../../../support/reports.ts';

function annotate(
  found: readonly Diagnostic[],
  options: AnnotationOptions & Parameters<typeof annotationLines>[1] = {},
): AnnotationPlan & { readonly lines: ReturnType<typeof annotationLines> } {
  const plan = planAnnotations(found, options);
  return { ...plan, lines: annotationLines(plan, options) };
}

const annotation = (found: Diagnostic, options: Parameters<typeof annotate>[1] = {}): string =>
  annotate([found], options).lines[0] ?? '';

const COMMANDS = [
  'set-env name=A',
  'add-path',
  'stop-commands',
  'add-mask',
  'add-matcher',
  'save-state name=a',
  'set-output name=a',
  'echo',
];

const PAGE = rulePage('a/b');

describe('annotation', () => {
  test('is at the exact place', () => {
    const d = finding('rac/no-content', 'error', 'a/b.cal.json', 7, { message: 'wrong', help: 'remove it' });
    expect(annotation(d)).toBe(
      `::error file=a/b.cal.json,line=7,endLine=7,col=3,endColumn=11,title=rac/no-content::wrong%0Ahelp: remove it%0A${rulePage('rac/no-content')}`,
    );
  });

  test('has lines only when it spans several, and ends on the last line it touches', () => {
    const range = { start: { line: 2, column: 5 }, end: { line: 4, column: 1 } };
    expect(annotation(finding('a/b', 'note', 'x.yaml', 2, { range, message: 'm' }))).toBe(
      `::notice file=x.yaml,line=2,endLine=3,title=a/b::m%0A${PAGE}`,
    );
  });

  test.each([
    ['flows/x.yaml', 'packages/a', 'packages/a/flows/x.yaml'],
    ['./x.yaml', '', 'x.yaml'],
    ['..\\b\\x.yaml', 'packages/a', 'packages/b/x.yaml'],
  ])('attack 144: path %s under %s is %s', (path, prefix, file) => {
    expect(runnerCommands(annotation(finding('a/b', 'error', path, 1), { prefix }))[0]?.properties['file']).toBe(file);
  });

  test.each(['/etc/passwd', '../../x', 'C:\\x', ''])('attack 144: path %j names no file', (path) => {
    expect(annotation(finding('a/b', 'error', path, 1, { message: 'm' }))).toBe(
      `::error title=a/b::${path === 'C:\\x' ? 'C:\\x' : path}: m%0A${PAGE}`,
    );
  });

  test.each([0, -1, 1e9])('attack 145: line %d is left out', (line) => {
    expect(Object.keys(runnerCommands(annotation(finding('a/b', 'error', 'x', line)))[0]?.properties ?? {})).toEqual([
      'file',
      'title',
    ]);
  });

  test.each(
    COMMANDS.flatMap((command) => ['\n', '\r\n', '\r', '\u00a0', '\u3000', ''].map((lead) => `${lead}::${command}::v`)),
  )('attack 131: %j in every text field gives one annotation', (text) => {
    const output = annotation(finding(text, 'error', `a${text}`, 1, { message: text, help: text }));
    expect(runnerCommands(output).map(({ command }) => command)).toEqual(['error']);
  });

  test.each(['##[error]x', 'a ##[set-env name=x]y', '##[group]'])('attack 132: %j is escaped', (text) => {
    for (const line of annotation(finding(text, 'warning', text, 1, { message: text, help: text })).split(
      /\r\n|\r|\n/,
    )) {
      expect(line).not.toContain('##[');
    }
  });

  test.each(['a,b.yaml', 'a:b.yaml', '100%.yaml', 'a\nb.yaml', 'a,line=9,title=x::y', '%0A::error::.yaml'])(
    'attacks 133 and 134: the runner reads back the name %j',
    (path) => {
      const [command, ...more] = runnerCommands(
        annotation(finding('a/b', 'error', path, 4, { message: '%0A::error::%250A' })),
      );
      expect(more).toEqual([]);
      expect(command?.properties['file']).toBe(path);
      expect(command?.properties['line']).toBe('4');
      expect(command?.data).toBe(`%0A::error::%250A\n${PAGE}`);
    },
  );

  test('attack 146: no control or bidirectional character reaches the log', () => {
    const text = '\u001b[31mred\u0007\b\u202eevil\u200b\u0000\u009b';
    const line = annotation(finding(text, 'error', `x${text}`, 1, { message: text, help: text }));
    expect(line).toMatch(/^[ -~]+$/);
    expect(line).toContain('\\u001b[31mred\\u0007');
  });

  test('attack 148: a token is cut to its first characters', () => {
    const line = annotation(finding('a/b', 'error', 'x', 1, { message: `found ghp_${'a1'.repeat(18)} here` }));
    expect(line).toContain('found ghp_… here');
  });
});

describe('annotate', () => {
  test('attack 143: at most ten of a kind, and the cut is said in one of the notices', () => {
    const many = ['error', 'warning', 'note'] as const;
    const diagnostics = many.flatMap((level) =>
      Array.from({ length: 25 }, (_, i) => finding('a/b', level, 'x', i + 1)),
    );
    const { lines, shown, cut } = annotate(diagnostics);
    const kinds = runnerCommands(lines.join('\n')).map(({ command }) => command);
    expect(['error', 'warning', 'notice'].map((kind) => kinds.filter((k) => k === kind).length)).toEqual([10, 10, 10]);
    expect(shown).toEqual({ errors: 10, warnings: 10, notes: 9 });
    expect(cut).toEqual({ errors: 15, warnings: 15, notes: 16 });
    expect(lines.at(-1)).toBe(
      '::notice title=cartwright::cartwright found 25 errors, 25 warnings, 25 notes; 15 errors, 15 warnings, 16 notes are not annotated: the job summary has all of them',
    );
  });

  // The sentence takes the place of a notice only where something is cut.
  test.each([0, 1].flatMap((e) => [0, 1].flatMap((w) => [0, 1].map((n) => [e, w, n] as const))))(
    'two of a kind have a place left, and %i errors, %i warnings, %i notes are too many',
    (e, w, n) => {
      const levels = { error: 2 + e, warning: 2 + w, note: 2 + n };
      const found = Object.entries(levels).flatMap(([level, count]) =>
        Array.from({ length: count }, (_, i) => finding('a/b', level as Level, 'x', i + 1)),
      );
      const over = e + w + n > 0;
      const { lines, shown, cut } = annotate(found, { made: { errors: 8, warnings: 8, notes: 8 }, rest: 'see there' });
      expect({ shown, cut }).toEqual({
        shown: { errors: 2, warnings: 2, notes: over ? 1 : 2 },
        cut: { errors: e, warnings: w, notes: over ? n + 1 : 0 },
      });
      const kinds = runnerCommands(lines.join('\n')).map(({ command }) => command);
      expect(kinds).toEqual(['error', 'error', 'warning', 'warning', 'notice', 'notice']);
      expect(lines.some((line) => line.endsWith('not annotated: see there'))).toBe(over);
    },
  );

  test('the first finding of every rule and file comes before any second one', () => {
    const loud = Array.from({ length: 30 }, (_, i) => finding('loud/rule', 'error', 'a.yaml', i + 1));
    const { lines } = annotate([
      ...loud,
      finding('quiet/rule', 'error', 'z.yaml', 1),
      finding('a/warning', 'warning', 'a.yaml', 1),
    ]);
    expect(runnerCommands(lines.join('\n')).map(({ properties }) => properties['title'])).toEqual([
      'loud/rule',
      'quiet/rule',
      ...Array.from({ length: 8 }, () => 'loud/rule'),
      'a/warning',
      'cartwright',
    ]);
  });
});

test('escapes as @actions/core does', async () => {
  const core = await import('@actions/core');
  const written: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const text = '100%\r\n::error::a,b:c';
  try {
    core.error(text, { file: text, title: text, startLine: 3 });
  } finally {
    process.stdout.write = write;
  }
  expect(runnerCommands(written.join(''))).toEqual(
    runnerCommands(workflowCommand('error', { title: text, file: text, line: 3 }, text)),
  );
});

describe('the text of an overview', () => {
  const message = (lines: readonly string[], fixes: readonly string[] = []): string => {
    const overview = {
      kind: 'verdict',
      title: 't',
      level: 'note',
      path: 'x',
      at: [],
      lines,
      fixes,
      findings: [],
      changed: false,
    } as const;
    return runnerCommands(annotationLines(planAnnotations([], { overviews: [overview] })).join('\n'))[0]?.data ?? '';
  };
  const rows = (count: number, size: number, letter: string): string[] =>
    Array.from({ length: count }, () => letter.repeat(size));
  const more = (count: number): string => `… and ${count} more lines, which the report has`;

  test.each([
    ['a line of a thousand characters', rows(1, 1000, 'a'), [], rows(1, 1000, 'a')],
    ['a longer line', rows(1, 1001, 'a'), [], [`${'a'.repeat(999)}…`]],
    ['as many lines as there is room for', rows(40, 98, 'a'), ['b'.repeat(39)], [...rows(40, 98, 'a'), 'b'.repeat(39)]],
    ['one character more', rows(40, 98, 'a'), ['b'.repeat(40)], [...rows(39, 98, 'a'), more(1), 'b'.repeat(40)]],
    ['the fix takes half at most', [], rows(20, 99, 'b'), rows(20, 99, 'b')],
    ['one line more to fix', [], rows(21, 99, 'b'), [...rows(19, 99, 'b'), more(2)]],
  ])('%s', (_name, lines, fixes, shown) => {
    const text = message(lines, fixes);
    expect([text.split('\n'), text.length <= 4096]).toEqual([[...shown, wordPage('handshake')], true]);
  });
});
