import { printable, quote } from '../../text/printable.ts';
import type { CalResult, ParticipantResult, RacResult } from '../../result/results.ts';

/** Marks of RAC items (docs/promises.md, Readiness). */
export const MARKS: Readonly<Record<RacResult['state'], string>> = {
  unconfirmed: '□',
  confirmed: '☑',
  failed: '✗',
  optional: '·',
};

/** The readiness of one CAL as text, in the form of docs/promises.md, Readiness; ends with a line end. */
export function renderReadiness(cal: CalResult): string {
  const lines = [
    `CAL: ${line(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
  ];
  const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
  if (broken.length > 0) {
    lines.push('', 'Structure');
    for (const d of broken)
      lines.push(
        `  ✗ ${printable(d.path)}:${d.range.start.line}:${d.range.start.column}  ${line(d.message)}  [${line(d.rule)}]`,
      );
  }
  if (cal.participants.length > 0) {
    lines.push('', 'Participants', ...participantLines(cal.participants));
  }
  if (cal.rac.length > 0) {
    const width = Math.max(...cal.rac.map((item) => item.id.length));
    lines.push('', 'Required available context (descriptions only)');
    for (const item of cal.rac)
      lines.push(
        `  ${MARKS[item.state]} ${line(item.id).padEnd(width)} [${line(item.kind)}] ${line(item.description)}${checkText(item)}`,
      );
  }
  if (cal.blocked !== undefined && cal.blocked.length > 0) {
    lines.push('', 'Cannot run', ...cal.blocked.map((entry) => `  ✗ ${line(entry)}`));
  }
  if (cal.todo !== undefined && cal.todo.length > 0) {
    lines.push('', 'Still to write', ...cal.todo.map((id) => `  □ the action of task ${quote(line(id))} is a TODO`));
  }
  lines.push('', `verdict: ${cal.verdict}`, '');
  return lines.join('\n');
}

function participantLines(participants: readonly ParticipantResult[]): string[] {
  const width = Math.max(...participants.map((participant) => participant.alias.length));
  return participants.map((participant) => {
    const { alias, bind, required, resolved, reason } = participant;
    const mark = resolved !== null ? '✓' : required ? '✗' : '·';
    const who = resolved === null ? line(reason) : `${line(resolved.name)} (${line(resolved.role)})  ${line(reason)}`;
    return `  ${mark} ${line(alias).padEnd(width)}  ${bind}  ${who}`;
  });
}

function checkText(item: RacResult): string {
  if (item.check === null) return item.reason === undefined ? '' : `  (${line(item.reason)})`;
  const hint = item.check.hint === '' ? '' : ` ${line(item.check.hint)}`;
  return `  (check: ${line(item.check.type)}${hint}${item.reason === undefined ? '' : ` → ${line(item.reason)}`})`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

// A description may hold line breaks; the checklist has one line an item.
function line(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}
