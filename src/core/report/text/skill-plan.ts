import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { shellWord } from '../../text/shell-word.ts';
import type { SkillPlan } from '../../result/init-results.ts';
import { treeLines } from './plan.ts';

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
    ...treeLines(files, dryRun),
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
