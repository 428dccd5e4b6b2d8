import { acceptedCount, count, countLevels, mostTellingFirst, someCounts, total } from '../counts.ts';
import type { Diagnostic, Related, Summary } from '../../result/diagnostic.ts';
import { padded, painted, placeText, plain, type Plain, printable, trimmed } from '../../text/printable.ts';
import { maskSecrets } from '../../text/redact.ts';
import { shellWord } from '../../text/shell-word.ts';
import { groupBy } from '../../value/group-by.ts';
import { aroundPlace, type Excerpt } from './excerpt.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Source lines by path; a diagnostic without one is printed without an excerpt. */
  readonly excerpts?: ReadonlyMap<string, Excerpt> | undefined;
  /** How many are shown, the worst of them; the others are counted. */
  readonly max?: number | undefined;
}

const MOST = 200;

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

type Paint = (text: Plain, color: Parameters<typeof painted>[1]) => Plain;
/** At most so many other places of a finding are shown. */
const RELATED = 10;
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;

/** Diagnostics for people: place, level, rule and message on one line, then the source line and the fix. */
export function diagnosticsText(diagnostics: readonly Diagnostic[], options: TextOptions): Plain {
  const { max = MOST } = options;
  const kept = new Set(diagnostics.length > max ? mostTellingFirst(diagnostics).slice(0, max) : diagnostics);
  const shown = diagnostics.filter((each) => kept.has(each)).map((diagnostic) => block(diagnostic, options));
  const rest = diagnostics.length - shown.length;
  const more = plain`… and ${count(rest, 'more finding')}: --format json has all of them\n`;
  return plain.join('\n')(rest > 0 ? [...shown, more] : shown);
}

/** The command that shows a finding which a check of one part only counts. */
const SHOWN_BY: Readonly<Record<string, (finding: Diagnostic) => string | undefined>> = {
  ready: ({ rule, path }) =>
    rule.startsWith('ready/') || !/\.cal\.(?:json|ya?ml)$/i.test(path) ? undefined : `lint ${shellWord(path)}`,
  handshake: ({ rule }) => (/^(?:package|manifest)\//.test(rule) ? 'check --only manifest' : undefined),
};

/** The findings of a check of one part: those of another part are a line for each file, so that several hooks do not print the same one. */
export function partText(found: readonly Diagnostic[], part: string | undefined, options: TextOptions): Plain {
  const commandOf = (each: Diagnostic): string => SHOWN_BY[part ?? '']?.(each) ?? '';
  const own = found.filter((each) => commandOf(each) === '');
  const others = groupBy(found, (each) => (commandOf(each) === '' ? '' : each.path));
  others.delete('');
  const lines = [...others].map(([path, [first, ...more]]) => {
    const counts = someCounts(countLevels([first, ...more]));
    return plain`${printable(path)}: ${counts}; run cartwright ${printable(commandOf(first))}\n`;
  });
  return plain.join('\n')([...(own.length > 0 ? [diagnosticsText(own, options)] : []), ...lines]);
}

/** What is once behind all findings: where more about the worst of them is said. */
export function closingLines(diagnostics: readonly Diagnostic[], quiet = false): Plain[] {
  const [first] = mostTellingFirst(diagnostics);
  return first === undefined || quiet ? [] : [plain`more about a rule: cartwright explain ${printable(first.rule)}`];
}

/** Findings, and {@link closingLines} behind a blank line. */
export function findingsText(
  diagnostics: readonly Diagnostic[],
  options: TextOptions & { readonly quiet?: boolean },
): Plain {
  return lintText(diagnostics, [], closingLines(diagnostics, options.quiet), options);
}

/** What `lint` prints: changes that were not made, findings, and last lines behind a blank one. */
export function lintText(
  diagnostics: readonly Diagnostic[],
  diffs: readonly Plain[],
  last: readonly Plain[],
  options: TextOptions,
): Plain {
  const text = plain`${plain.join('')(diffs)}${diagnosticsText(diagnostics, options)}`;
  const lines = last.map((line) => plain`${line}\n`);
  return plain`${text}${text === '' || last.length === 0 ? '' : '\n'}${plain.join('')(lines)}`;
}

/** How many of the findings `--fix` takes away. */
export function fixableLines(diagnostics: readonly Diagnostic[]): Plain[] {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  return fixable === 0 ? [] : [plain`${fixable} fixable with --fix`];
}

/** `path:line:column: level[rule] message`. */
export function diagnosticLine({ level, rule, message, ...at }: Diagnostic): Plain {
  return plain`${placeText(at)}: ${level}[${printable(rule)}] ${printable(message)}`;
}

/** `2 errors, 1 warning, 3 accepted in 4 files`. */
export function summaryLine(summary: Summary): Plain {
  const found = total(summary) === 0 ? 'no problems' : someCounts(summary);
  return plain`${found}${acceptedCount(summary)} in ${count(summary.files, 'file')}`;
}

function block(diagnostic: Diagnostic, { color, excerpts }: TextOptions): Plain {
  const paint: Paint = (text, style) => (color ? painted(text, style) : text);
  const { path, range, level, rule, message, help, related = [] } = diagnostic;
  const place = plain`${placeText(diagnostic)}:`;
  const lines = [
    plain`${paint(place, 'bold')} ${paint(plain`${level}[${printable(rule)}]`, COLORS[level])} ${printable(message)}`,
  ];
  const source = excerpts?.get(path)?.get(range.start.line);
  const gutter = String(range.start.line).length;
  if (source !== undefined) lines.push(...excerpt(maskSecrets(source), diagnostic, gutter, paint));
  const margin = padded('', source === undefined ? 2 : gutter + 1);
  lines.push(...related.slice(0, RELATED).map((each) => plain`${margin}${relatedLine(each, paint)}`));
  if (help !== undefined) {
    lines.push(
      plain`${margin}${source === undefined ? '' : plain`${paint(plain`=`, 'dim')} `}${paint(plain`help:`, 'green')} ${printable(help)}`,
    );
  }
  return plain`${plain.join('\n')(lines)}\n`;
}

function relatedLine(related: Related, paint: Paint): Plain {
  return plain`${paint(plain`↔`, 'dim')} ${placeText(related)}: ${printable(related.message)}`;
}

/** The source line of a finding with carets below its place; nothing where the line is not known. */
export function excerptLines(diagnostic: Diagnostic, excerpts: TextOptions['excerpts']): Plain[] {
  const { path, range } = diagnostic;
  const source = excerpts?.get(path)?.get(range.start.line);
  const gutter = String(range.start.line).length;
  return source === undefined ? [] : excerpt(maskSecrets(source), diagnostic, gutter, (text) => text);
}

function excerpt(source: string, { range, level }: Diagnostic, gutter: number, paint: Paint): Plain[] {
  const [before, place, after] = aroundPlace(source, range, WIDTH);
  const [head, marked, tail] = [shown(before), shown(place), shown(after)];
  // What was harmless in parts need not be so as a whole.
  const line = printable(`${head}${marked}${tail}`);
  const carets = printable('^'.repeat(Math.max(1, width(marked))));
  const bar = paint(plain`|`, 'dim');
  return [
    plain`${padded('', gutter)} ${bar}`,
    trimmed(plain`${paint(plain`${range.start.line}`, 'dim')} ${bar} ${line}`),
    plain`${padded('', gutter)} ${bar} ${padded('', width(head))}${paint(carets, COLORS[level])}`,
  ];
}

function shown(text: string): Plain {
  return printable(text.replaceAll('\t', ' '));
}

// East Asian wide characters and emoji take two columns on a terminal, combining marks none.
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return columns;
}
