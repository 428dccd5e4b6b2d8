import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import type { InitPlan, ScanEvidence } from '../../result/init-results.ts';

const SHOWN = 3;

/** The plan as `init` prints it: roles with reasons, then the RAC list, then the files. */
export function planText(
  { roles, rac, files, notes, reason, next = [] }: InitPlan,
  target: string,
  dryRun: boolean,
): Plain {
  const lines: Plain[] = [];
  const nothing = reason === undefined ? '' : plain`: ${printable(reason)}`;
  if (roles.length === 0)
    lines.push(rac.length + files.length === 0 ? plain`Nothing to propose${nothing}` : plain`No role${nothing}`);
  else lines.push(plain`Roles`);
  for (const { role, capabilities, confidence, evidence } of roles) {
    lines.push(
      plain`  ${printable(role)}  [${printable(capabilities.join(', '))}]  confidence ${printable(confidence.toFixed(2))}`,
      ...reasons(evidence),
    );
  }
  if (rac.length > 0) lines.push(plain``, plain`Required available context (descriptions only)`);
  for (const { id, kind, description, required, check, evidence } of rac) {
    const mark = required ? '□' : '·';
    lines.push(
      plain`  ${mark} ${printable(id)}  [${printable(kind)}] ${printable(description)}  (check: ${printable(check.type)} ${printable(check.hint)})`,
      ...reasons(evidence),
    );
  }
  if (files.length > 0) {
    lines.push(plain``, plain`Files ${dryRun ? 'that would be written' : 'written'} below ${printable(target)}`);
    lines.push(...treeLines(files, dryRun));
  }
  const readme = files.find(({ path }) => path.endsWith('README.md'))?.path;
  if (readme !== undefined && !dryRun) {
    const file = target === '.' ? readme : `${target.replace(/\/+$/, '')}/${readme}`;
    lines.push(plain``, plain`Next: replace every TODO; ${printable(file)} has the steps.`);
  }
  if (next.length > 0 && !dryRun) lines.push(plain``, ...next.map((command) => plain`next: ${printable(command)}`));
  if (notes.length > 0) lines.push(plain``, plain`Notes`, ...notes.map((note) => plain`  ${printable(note)}`));
  return plain`${plain.join('\n')(lines)}\n`;
}

function reasons(evidence: readonly ScanEvidence[]): Plain[] {
  return evidence
    .slice(0, SHOWN)
    .map(
      ({ path, line, why }) =>
        plain`      ${printable(path)}${line === undefined ? '' : plain`:${line}`}: ${printable(why)}`,
    );
}

/** The files of a plan as a tree, each with what happens to it. */
export function treeLines(files: InitPlan['files'], dryRun: boolean): Plain[] {
  const lines: Plain[] = [];
  let shown: string[] = [];
  const words = {
    create: '',
    skip: '  (unchanged)',
    overwrite: dryRun ? '  (exists with other content)' : '  (overwritten)',
  } as const;
  for (const { path, action } of files) {
    const segments = printable(path).split('/');
    const name = segments.pop() as string;
    for (const [depth, segment] of segments.entries()) {
      if (shown[depth] === segment && shown.slice(0, depth).every((each, i) => each === segments[i])) continue;
      lines.push(plain`${padded('', 2 * depth + 2)}${printable(segment)}/`);
    }
    shown = segments;
    lines.push(plain`${padded('', 2 * segments.length + 2)}${printable(name)}${words[action]}`);
  }
  return lines;
}

/** A unified diff of everything that would change; what is the same at the start and at the end is left out. */
export function diffText(
  files: InitPlan['files'],
  texts: readonly { readonly path: string; readonly text: string }[],
  before: (path: string) => string,
): Plain {
  const parts: Plain[] = [];
  for (const [i, { path, action }] of files.entries()) {
    if (action === 'skip') continue;
    const old = action === 'create' ? [] : linesOf(before(path));
    const fresh = linesOf(texts[i]?.text ?? '');
    let start = 0;
    while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
    let end = 0;
    while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
    const removed = old.slice(start, old.length - end);
    const added = fresh.slice(start, fresh.length - end);
    parts.push(
      plain`--- ${action === 'create' ? '/dev/null' : plain`a/${printable(path)}`}`,
      plain`+++ b/${printable(path)}`,
      plain`@@ -${place(start, removed.length)} +${place(start, added.length)} @@`,
      ...removed.map((line) => plain`-${printable(line)}`),
      ...added.map((line) => plain`+${printable(line)}`),
    );
  }
  return parts.length === 0 ? plain`` : plain`\n${plain.join('\n')(parts)}\n`;
}

function place(start: number, length: number): Plain {
  return plain`${length === 0 ? start : start + 1},${length}`;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
