import type { SkillResult } from '../../result/skills.ts';
import { plain, type Plain } from '../../text/outlet.ts';
import { printable } from '../../text/printable.ts';
import { nextItems, skillItems } from '../sections/skills.ts';
import { itemLines } from './write.ts';

/** Skills with the answer of each client, what to do about those that are not told, and the answer of the run as the last line. */
export function skillsText(skills: readonly SkillResult[], answer: string): Plain {
  return plain.join('\n')([...itemLines([...skillItems(skills), ...nextItems({ skills })]), printable(answer), '']);
}
