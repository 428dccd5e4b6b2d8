import type { SkillResult } from '../../../result/skills.ts';
import { gfm, type Markdown } from '../../../text/outlet.ts';
import { nextItems, skillItems } from '../../sections/skills.ts';
import { itemMarkdown } from '../write.ts';

/** Skills with the answer of each client, and what to do about those that are not told, as GitHub's Markdown. */
export function skillsMarkdown(skills: readonly SkillResult[]): Markdown {
  const items = [...skillItems(skills), ...nextItems({ skills })];
  return gfm.join('')(items.map((item) => gfm`- ${itemMarkdown(item)}\n`));
}
