import { pathToFileURL } from 'node:url';
import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver';
import type { PagedDiagnostic } from '../../src/core/result/rule-page.ts';

const LEVELS = ['', 'error', 'warning', 'note'];

/** Diagnostics of an editor, one line each, with all that they say. */
export function printDiagnostics(diagnostics: readonly LspDiagnostic[], folder: string): string[] {
  return diagnostics.map(({ range: { start, end }, severity, code, codeDescription, message, relatedInformation }) =>
    JSON.stringify([
      [start.line + 1, start.character + 1, end.line + 1, end.character + 1],
      LEVELS[severity ?? 0],
      code,
      codeDescription?.href,
      message,
      (relatedInformation ?? []).map(({ location, message: what }) => [
        location.uri.replace(`${pathToFileURL(folder).href}/`, ''),
        location.range.start.line + 1,
        location.range.start.character + 1,
        what,
      ]),
    ]),
  );
}

/** Findings of the command line's JSON in the same form. */
export function printFindings(findings: readonly PagedDiagnostic[]): string[] {
  return findings.map(({ range: { start, end }, level, rule, url, message, related }) =>
    JSON.stringify([
      [start.line, start.column, end.line, end.column],
      level,
      rule,
      url,
      message,
      (related ?? []).map((each) => [each.path, each.range.start.line, each.range.start.column, each.message]),
    ]),
  );
}
