import * as core from '@actions/core';
import { check, CHECK_PARTS, isBad } from '../app/check.ts';
import { loadConfig } from '../app/config.ts';
import type { Inputs } from '../app/inputs.ts';
import { joinPath } from '../app/ready.ts';
import { readCard } from '../cli/wiring/read-card.ts';
import { printable } from '../core/printable.ts';
import { summaryLine } from '../core/report/check-text.ts';
import type { CheckReport } from '../core/results.ts';
import { PROFILES } from '../ids.ts';
import type { FileSystem } from '../ports.ts';

/** `command: check`: annotations, job summary, outputs; the verdict sets the exit code. */
export async function runCheck(inputs: Inputs, fs: FileSystem): Promise<void> {
  const root = inputs.text('working-directory');
  const config = await loadConfig(fs, inputs.text('config') || undefined, root);
  const lists = Object.fromEntries(
    (['cals', 'packages', 'cartridges', 'hosts'] as const).flatMap((name) => {
      const list = inputs.list(name);
      return list === undefined ? [] : [[name, list]];
    }),
  );
  const { report, notes } = await check(
    { fs, clock: { now: () => new Date() }, readCard: readCard(fs) },
    { profile: PROFILES[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...lists },
  );
  for (const note of notes) core.notice(printable(note));
  if (inputs.flag('annotations')) annotate(report);
  const path = joinPath(inputs.text('out') || process.env['RUNNER_TEMP'] || '.', 'cartwright-report.json');
  fs.writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  setOutputs(report, path);
  const strict = inputs.flag('strict') || inputs.text('fail-on') === 'warning';
  if (inputs.text('fail-on') !== 'never' && isBad(report, strict)) core.setFailed(summaryLine(report));
  else core.info(summaryLine(report));
}

function annotate(report: CheckReport): void {
  for (const d of report.diagnostics) {
    const properties = {
      file: d.path,
      startLine: d.range.start.line,
      startColumn: d.range.start.column,
      endLine: d.range.end.line,
      endColumn: d.range.end.column,
      title: d.rule,
    };
    const text = d.help === undefined ? d.message : `${d.message}\n${d.help}`;
    if (d.level === 'error') core.error(text, properties);
    else if (d.level === 'warning') core.warning(text, properties);
    else core.notice(text, properties);
  }
}

function setOutputs(report: CheckReport, path: string): void {
  core.setOutput('verdict', report.verdict ?? '');
  core.setOutput('compliance', report.compliance ?? '');
  core.setOutput('errors', report.summary.errors);
  core.setOutput('warnings', report.summary.warnings);
  core.setOutput('report', path);
}
