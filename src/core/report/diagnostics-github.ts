import type { Diagnostic, Level } from '../diagnostic.ts';
import { printable } from '../printable.ts';
import { diagnosticLine } from './diagnostics-text.ts';

const COMMANDS: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };
/** The runner keeps ten annotations of a kind in a step and drops the rest silently. */
const SHOWN = 10;

/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines: ten of each level, errors first. What
 * is left is printed as ordinary lines, so that nothing is lost.
 */
export function diagnosticsGithub(diagnostics: readonly Diagnostic[]): string {
  const lines: string[] = [];
  const left: string[] = [];
  for (const level of ['error', 'warning', 'note'] as const) {
    diagnostics
      .filter((diagnostic) => diagnostic.level === level)
      .forEach((diagnostic, i) =>
        i < SHOWN ? lines.push(workflowCommand(diagnostic)) : left.push(diagnosticLine(diagnostic)),
      );
  }
  if (left.length > 0) lines.push(`${left.length} more without an annotation:`, ...left);
  return lines.map((line) => `${line}\n`).join('');
}

/** One annotation. A path that GitHub cannot show is left out of the properties and put into the message. */
export function workflowCommand({ level, rule, message, path, range, help }: Diagnostic): string {
  const text = `${printable(message)}${help === undefined ? '' : `\nhelp: ${printable(help)}`}`;
  const oneLine = range.start.line === range.end.line;
  const inside =
    !/^(?:\/|[A-Za-z]:|\.\.(?:\/|$))|\\|##\[/.test(path) &&
    path !== '' &&
    printable(path.replace(/[\r\n]/g, '')) === path.replace(/[\r\n]/g, '');
  const place: Record<string, string | number> = inside
    ? {
        file: path,
        line: range.start.line,
        endLine: range.end.line,
        // GitHub ignores columns of a place that spans lines.
        ...(oneLine ? { col: range.start.column, endColumn: range.end.column } : {}),
      }
    : {};
  const properties = Object.entries({ ...place, title: rule }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  const where = inside ? '' : `${printable(path)}:${range.start.line}:${range.start.column}: `;
  return `::${COMMANDS[level]} ${properties.join(',')}::${escapeData(where + text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
