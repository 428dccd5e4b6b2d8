import { gfm, type Markdown, type Plain } from '../../../text/outlet.ts';
import type { HandshakeResult } from '../../../result/results.ts';
import { hostDetails, hostTable } from '../../sections/hosts.ts';
import { laidOut } from '../document.ts';
import { fenced } from '../markdown.ts';
import { sectionMarkdown } from '../write.ts';

/** The verdicts in GitHub's Markdown, as the report of a check has them. */
export function handshakeMarkdown({ results }: HandshakeResult): Markdown {
  const sections = [...hostTable(results), ...hostDetails(results)].map((section) => sectionMarkdown(section, {}));
  const limit = Number.POSITIVE_INFINITY;
  return laidOut(gfm`## Handshake\n`, sections, { limit, size: (text) => text.length, rest: '' }).text;
}

/** What `--suggest` prints, as GitHub's Markdown. */
export function suggestionsMarkdown(text: Plain): Markdown {
  return gfm`${fenced(text, 'diff')}\n`;
}
