import type { SkillResult } from '../../../result/skills.ts';
import { gfm, type Markdown } from '../../../text/outlet.ts';
import { skillItems } from '../../sections/skills.ts';
import { itemMarkdown } from '../write.ts';

/** Skills with the answer of each client, as GitHub's Markdown. */
export function skillsMarkdown(skills: readonly SkillResult[]): Markdown {
  return gfm.join('')(skillItems(skills).map((item) => gfm`- ${itemMarkdown(item)}\n`));
}
