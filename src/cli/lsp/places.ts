import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type Position as LspPosition,
  type Range as LspRange,
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
} from 'vscode-languageserver';
import { fileError, type Position, type Range, type Diagnostic, type Level } from '../../core/result/diagnostic.ts';
import { absolutePath } from '../../core/value/path.ts';
import { rulePage } from '../../core/result/rule-page.ts';
import { resultJson } from '../../core/text/json-text.ts';

/** The absolute path of a `file:` address; undefined for any other, such as that of a text that no file holds. */
export function pathOf(uri: string): string | undefined {
  try {
    const path = uri.startsWith('file:') ? fileURLToPath(uri).replaceAll('\\', '/') : undefined;
    // No system has a file of such a name.
    return path?.includes('\0') === true ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The address of a path, which is relative to `cwd` or absolute. */
export function uriOf(cwd: string, path: string): string {
  return pathToFileURL(absolutePath(cwd, path)).href;
}

/**
 * Places as the protocol counts them, from zero, in UTF-16 units, as ours are.
 *
 * @param mark how many characters of the editor's text are before ours: a byte order mark is not one of the text for us
 */
export function lspRange({ start, end }: Range, mark: number): LspRange {
  return { start: lspPosition(start, mark), end: lspPosition(end, mark) };
}

function lspPosition({ line, column }: Position, mark: number): LspPosition {
  return { line: line - 1, character: column - 1 + (line === 1 ? mark : 0) };
}

/** A place of the protocol as one of ours. */
export function ourPosition({ line, character }: LspPosition, mark: number): Position {
  return { line: line + 1, column: Math.max(1, character + 1 - (line === 0 ? mark : 0)) };
}

const SEVERITY: Readonly<Record<Level, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/**
 * Findings of one file as an editor shows them.
 *
 * @param cwd what their paths are relative to
 * @param mark how many characters of the editor's text are before ours
 */
export function lspDiagnostics(findings: readonly Diagnostic[], cwd: string, mark: number): LspDiagnostic[] {
  return asShown(findings).map(({ rule, level, message, range, related }) => ({
    range: lspRange(range, mark),
    severity: SEVERITY[level],
    code: rule,
    codeDescription: { href: rulePage(rule) },
    source: 'cartwright',
    message,
    ...(related === undefined
      ? {}
      : {
          relatedInformation: related.map((each) => ({
            location: { uri: uriOf(cwd, each.path), range: lspRange(each.range, 0) },
            message: each.message,
          })),
        }),
  }));
}

/** Findings of one document that are published, at most. */
const PUBLISHED = 1_000;

/** The worst findings of a document, as many as an editor can show, and a last one that says how many more there are. */
export function published(path: string, findings: readonly Diagnostic[]): readonly Diagnostic[] {
  if (findings.length <= PUBLISHED) return findings;
  const levels = Object.keys(SEVERITY);
  const sorted = findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  const rest = sorted.slice(PUBLISHED);
  const message = `${rest.length} more findings in this file; cartwright check shows them`;
  return [
    ...sorted.slice(0, PUBLISHED),
    {
      ...fileError('source/limit', path, message, 'run cartwright check, which shows all'),
      level: rest[0]?.level ?? 'note',
    },
  ];
}

/** Findings as `--format json` shows them: what is secret is cut, and a fix that would write such a cut is left out. */
export function asShown(findings: readonly Diagnostic[]): Diagnostic[] {
  return JSON.parse(resultJson(findings)) as Diagnostic[];
}
