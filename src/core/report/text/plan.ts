import { padded, plain, type Plain, printable, printableLines, quote } from '../../text/printable.ts';
import type { InitPlan, ScanEvidence, SkillPlan } from '../../result/init-results.ts';
import { type DiffSide, unifiedDiff } from '../../lint/fix/diff.ts';
import { shellWord } from '../../text/shell-word.ts';
import { groupBy } from '../../value/group-by.ts';
import { staleHelp, type Proposal } from '../../scan/propose.ts';

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
    lines.push(...fileLines(files, dryRun));
  }
  const readme = files.find(({ path, action }) => path.endsWith('README.md') && action === 'create')?.path;
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

/** The files of a plan, each with what happens to it. */
function fileLines(files: InitPlan['files'], dryRun: boolean): Plain[] {
  const words = {
    create: '',
    skip: '  (unchanged)',
    overwrite: dryRun ? '  (exists with other content)' : '  (overwritten)',
  } as const;
  return files.map(({ path, action }) => plain`  ${printable(path)}${words[action]}`);
}

/** A unified diff of everything that would change; empty where nothing does. */
export function diffText(
  files: InitPlan['files'],
  texts: readonly { readonly path: string; readonly text: string }[],
  before: (path: string) => string,
): Plain {
  const shown = (text: string): DiffSide => ({ text, hidden: [] });
  const parts = files.map(({ path, action }, i) => {
    if (action === 'skip') return plain``;
    return unifiedDiff(path, action === 'create' ? undefined : shown(before(path)), shown(texts[i]?.text ?? ''));
  });
  const diff = plain.join('')(parts);
  return diff === '' ? diff : plain`\n${diff}`;
}

/**
 * The package that `init --from-skill` makes: who it is, what it asks for and why, its files, what to do next.
 *
 * @param extension of a cartridge, with its dot
 */
export function skillPlanText(plan: SkillPlan, target: string, dryRun: boolean, extension: string): Plain {
  const { kind, id, publisher, name, tools, toolRoles, files, notes, roles } = plan;
  const from = roles[0]?.evidence[0]?.path ?? '';
  const lines: Plain[] = [
    plain`Package of the ${printable(kind)} ${printable(name)} (${printable(from)})`,
    plain`  id         ${printable(id)}`,
    plain`  publisher  ${publisher === null ? 'TODO' : printable(publisher)}`,
    plain`  declares   ${tools.length === 0 ? 'no tools' : printable(tools.join(', '))}`,
    ...toolRoles.map(({ role, tools: by }) => plain`  ${padded(printable(role), 17)}  for ${printable(by.join(', '))}`),
    plain``,
    plain`Files ${dryRun ? 'that would be written' : 'written'} below ${printable(target)}; those below rom/ are copies`,
    ...fileLines(files, dryRun),
  ];
  if (notes.length > 0) lines.push(plain``, plain`Notes`, ...notes.map((note) => plain`  ${printable(note)}`));
  if (!dryRun) lines.push(plain``, ...nextLines(plan, target, extension));
  return plain`${plain.join('\n')(lines)}\n`;
}

function nextLines({ id, publisher, next = [] }: SkillPlan, target: string, extension: string): Plain[] {
  const file = `${id}${extension}`;
  const folder = target.replace(/\/+$/, '');
  return [
    plain`Next`,
    ...(publisher === null
      ? [plain`  put your reverse-DNS id (io.github.you) in the place of TODO in ${printable(folder)}/cartridge.yaml`]
      : []),
    ...next.map((command) => plain`  ${printable(command)}`),
    plain`  cartwright build ${printable(shellWord(target))} --out ${printable(file)}`,
    plain`  cartwright keygen --out KEY_FOLDER, where there is no key yet`,
    plain`  cartwright sign ${printable(file)} --key KEY_FILE`,
  ];
}

/** What is missing, ready to paste, and what is stale. Ends with a line end. */
export function proposalText({
  cals,
  unread,
  missing,
  stale,
  pastes,
}: Proposal & { readonly cals: readonly unknown[]; readonly unread: readonly unknown[] }): Plain {
  if (cals.length === 0 && unread.length > 0) return plain`No CAL can be compared with the code.\n`;
  if (cals.length === 0)
    return plain`There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n`;
  if (missing.length + stale.length === 0)
    return plain`Nothing is missing: ${cals.length === 1 ? '1 CAL covers' : plain`${cals.length} CALs cover`} what the code calls for.\n`;
  const parts: Plain[] = [];
  if (missing.length > 0) {
    const lines = missing.map(({ item }) => {
      const seen = item.evidence.slice(0, 3).map(({ path, line, why }) => {
        return plain`${printable(path)}${line === undefined ? '' : plain`:${line}`} (${printable(why)})`;
      });
      return plain`  ${printable(item.kind)}: ${plain.join(', ')(seen)}\n`;
    });
    const what = missing.length === 1 ? 'an item' : plain`${missing.length} items`;
    parts.push(plain`The code calls for ${what} of required context that no CAL has:\n${plain.join('')(lines)}`);
  }
  for (const [cal, own] of groupBy(missing, (each) => each.cal)) {
    const paste = pastes.find((each) => each.cal === cal);
    const [head, text] =
      paste === undefined
        ? [plain`Put into "rac" of ${printable(cal)}, which is not a list now:`, own.map((each) => each.text).join('')]
        : [plain`Paste into ${printable(cal)}, ${printable(paste.place)}:`, paste.text.replace(/^\n|\r/g, '')];
    parts.push(plain`${head}\n\n${printableLines(text.trimEnd())}\n`);
  }
  for (const { cal, id, hint, suggestion } of stale) {
    parts.push(
      plain`${printable(cal)}: the check of ${quote(id)} matches no file any more: ${quote(hint)}\n  ${printable(staleHelp(suggestion === undefined ? {} : { suggestion }))}\n`,
    );
  }
  return plain.join('\n')(parts);
}
