import { renderCheck } from '../core/report/check-text.ts';
import type { CheckReport } from '../core/results.ts';
import type { CommandContext } from './command.ts';

/** A check in the format that was asked for. */
export function renderReport(report: CheckReport, { format }: CommandContext): Promise<string> {
  if (format === 'json') return Promise.resolve(`${JSON.stringify(report, null, 2)}\n`);
  return Promise.resolve(renderCheck(report, (d) => d.map((x) => x.message + '\n').join('')));
}
