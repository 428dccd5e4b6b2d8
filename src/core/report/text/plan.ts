import { printable } from '../../text/printable.ts';
import type { InitPlan, ScanEvidence } from '../../result/results.ts';

const SHOWN = 3;

/** The plan as `init` prints it: roles with reasons, then the RAC list, then the files. */
export function planText({ roles, rac, files, notes, reason }: InitPlan, target: string, dryRun: boolean): string {
  const lines: string[] = [];
  const nothing = reason === undefined ? '' : `: ${printable(reason)}`;
  if (roles.length === 0) lines.push(rac.length === 0 ? `Nothing to propose${nothing}` : `No role${nothing}`);
  else lines.push('Roles');
  for (const { role, capabilities, confidence, evidence } of roles) {
    lines.push(
      `  ${printable(role)}  [${printable(capabilities.join(', '))}]  confidence ${confidence.toFixed(2)}`,
      ...reasons(evidence),
    );
  }
  if (rac.length > 0) lines.push('', 'Required available context (descriptions only)');
  for (const { id, kind, description, required, check, evidence } of rac) {
    const mark = required ? '□' : '·';
    lines.push(
      `  ${mark} ${printable(id)}  [${printable(kind)}] ${printable(description)}  (check: ${printable(check.type)} ${printable(check.hint)})`,
      ...reasons(evidence),
    );
  }
  if (files.length > 0) {
    lines.push('', `Files ${dryRun ? 'that would be written' : 'written'} below ${printable(target)}`);
    lines.push(...treeLines(files, dryRun));
  }
  const readme = files.find(({ path }) => path.endsWith('README.md'))?.path;
  if (readme !== undefined && !dryRun) {
    const file = target === '.' ? readme : `${target.replace(/\/+$/, '')}/${readme}`;
    lines.push('', `Next: replace every TODO; ${printable(file)} has the steps.`);
  }
  if (notes.length > 0) lines.push('', 'Notes', ...notes.map((note) => `  ${printable(note)}`));
  return `${lines.join('\n')}\n`;
}

function reasons(evidence: readonly ScanEvidence[]): string[] {
  return evidence
    .slice(0, SHOWN)
    .map(({ path, line, why }) => `      ${printable(path)}${line === undefined ? '' : `:${line}`}: ${printable(why)}`);
}

function treeLines(files: InitPlan['files'], dryRun: boolean): string[] {
  const lines: string[] = [];
  let shown: string[] = [];
  const words = {
    create: '',
    skip: '  (unchanged)',
    overwrite: dryRun ? '  (exists with other content)' : '  (overwritten)',
  };
  for (const { path, action } of files) {
    const segments = printable(path).split('/');
    const name = segments.pop() as string;
    for (const [depth, segment] of segments.entries()) {
      if (shown[depth] === segment && shown.slice(0, depth).every((each, i) => each === segments[i])) continue;
      lines.push(`${'  '.repeat(depth + 1)}${segment}/`);
    }
    shown = segments;
    lines.push(`${'  '.repeat(segments.length + 1)}${name}${words[action]}`);
  }
  return lines;
}

/** A unified diff of everything that would change; what is the same at the start and at the end is left out. */
export function diffText(
  files: InitPlan['files'],
  texts: readonly { readonly path: string; readonly text: string }[],
  before: (path: string) => string,
): string {
  const parts: string[] = [];
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
      `--- ${action === 'create' ? '/dev/null' : `a/${printable(path)}`}`,
      `+++ b/${printable(path)}`,
      `@@ -${place(start, removed.length)} +${place(start, added.length)} @@`,
      ...removed.map((line) => `-${printable(line)}`),
      ...added.map((line) => `+${printable(line)}`),
    );
  }
  return parts.length === 0 ? '' : `\n${parts.join('\n')}\n`;
}

function place(start: number, length: number): string {
  return `${length === 0 ? start : start + 1},${length}`;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
