import { DiagnosticSeverity, type Diagnostic as LspDiagnostic } from 'vscode-languageserver';
import type { Diagnostic, Level } from '../../core/result/diagnostic.ts';
import { rulePage } from '../../core/result/rule-page.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { lspRange, uriOf } from './places.ts';

const SEVERITY: Readonly<Record<Level, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/**
 * Findings of one file as an editor shows them.
 *
 * @param cwd what their paths are relative to
 * @param mark how many characters of the editor's text stand before ours
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

/** Findings as `--format json` shows them: what is secret is cut, and a fix that would write such a cut is left out. */
export function asShown(findings: readonly Diagnostic[]): Diagnostic[] {
  return JSON.parse(resultJson(findings)) as Diagnostic[];
}
