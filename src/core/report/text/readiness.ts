import { MARK_OF_STATE, MARKS } from '../blocks.ts';
import { count } from '../counts.ts';
import { closingLines, excerptLines, type TextOptions } from './diagnostics.ts';
import { oneLine, padded, placeText, plain, type Plain, quote } from '../../text/printable.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import type { CalResult, ParticipantResult, RacResult } from '../../result/results.ts';

/** How findings of structure are shown. */
type Shown = Pick<TextOptions, 'excerpts'> & { readonly quiet?: boolean };

/** The readiness of CALs as text, one below the other. */
export function readinessText(cals: readonly CalResult[], { excerpts, quiet = false }: Shown = {}): Plain {
  const first = cals.findIndex((cal) => errorsIn(cal.diagnostics).length > 0);
  return plain.join('\n')(cals.map((cal, i) => renderReadiness(cal, { excerpts, quiet: quiet || i !== first })));
}

/** The readiness of one CAL as text, in the form of docs/promises.md, Readiness; ends with a line end. */
export function renderReadiness(cal: CalResult, { excerpts, quiet = true }: Shown = {}): Plain {
  const lines = [
    plain`CAL: ${oneLine(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
  ];
  const isOfLock = ({ rule }: Diagnostic): boolean => rule.startsWith('lock/');
  const shown = (each: Diagnostic): Plain[] => [
    findingLine(each),
    ...excerptLines(each, excerpts).map((line) => plain`    ${line}`),
  ];
  const broken = errorsIn(cal.diagnostics).filter((each) => !isOfLock(each));
  if (broken.length > 0) {
    lines.push(plain``, plain`Structure`, ...broken.flatMap(shown));
    lines.push(...closingLines(broken, quiet).map((line) => plain`  ${line}`));
  }
  const list = (title: Plain, entries: readonly Plain[]): Plain[] =>
    entries.length === 0 ? [] : [plain``, title, ...entries];
  lines.push(...list(plain`Participants`, participantLines(cal.participants)));
  const held = cal.diagnostics.filter(isOfLock);
  lines.push(...list(plain`Lock`, held.flatMap(shown)));
  if (cal.rac.length > 0) {
    const width = Math.max(...cal.rac.map((item) => item.id.length));
    lines.push(plain``, plain`Required available context (descriptions only)`);
    for (const item of cal.rac)
      lines.push(
        plain`  ${MARKS[MARK_OF_STATE[item.state]].sign} ${padded(oneLine(item.id), width)} [${oneLine(item.kind)}] ${oneLine(item.description)}${checkText(item)}`,
      );
  }
  const { blocked = [], todo = [] } = cal;
  const unwritten = todo.map((id) => plain`  □ the action of task ${quote(oneLine(id))} is a TODO`);
  const waiting = blocked.map((entry) => plain`  ✗ ${oneLine(entry)}`);
  lines.push(...list(plain`Cannot run`, waiting), ...list(plain`Still to write`, unwritten));
  const unheld = errorsIn(held).length;
  const lock = unheld === 0 ? '' : plain`; the lock fails: ${count(unheld, 'error')}`;
  lines.push(plain``, plain`verdict: ${cal.verdict}${lock}`, plain``);
  return plain.join('\n')(lines);
}

function findingLine({ level, message, rule, ...at }: Diagnostic): Plain {
  return plain`  ${level === 'error' ? '✗' : '!'} ${placeText(at)}  ${oneLine(message)}  [${oneLine(rule)}]`;
}

function participantLines(participants: readonly ParticipantResult[]): Plain[] {
  const width = Math.max(...participants.map((participant) => participant.alias.length));
  return participants.map((participant) => {
    const { alias, bind, required, resolved, reason } = participant;
    const mark = resolved !== null ? '✓' : required ? '✗' : '·';
    const who =
      resolved === null
        ? plain`${required ? '' : 'optional: '}${oneLine(reason)}`
        : plain`${oneLine(resolved.name)} (${oneLine(resolved.role)})  ${oneLine(reason)}`;
    return plain`  ${mark} ${padded(oneLine(alias), width)}  ${bind}  ${who}`;
  });
}

function checkText({ check, reason }: RacResult): Plain {
  const hint = check === null || check.hint === '' ? '' : plain` ${oneLine(check.hint)}`;
  const how = check === null ? [] : [plain`check: ${oneLine(check.type)}${hint}`];
  const told = plain.join(' → ')([...how, ...(reason === undefined ? [] : [oneLine(reason)])]);
  return told === '' ? told : plain`  (${told})`;
}

function errorsIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ level }) => level === 'error');
}
