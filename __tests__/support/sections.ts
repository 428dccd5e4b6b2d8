/** Sections of a report as the Markdown of a report without a limit. */
import type { Section } from '../../src/core/report/blocks.ts';
import type { ReportInput } from '../../src/core/report/layout.ts';
import { laidOut } from '../../src/core/report/markdown/document.ts';
import { sectionMarkdown } from '../../src/core/report/markdown/write.ts';
import { gfm } from '../../src/core/text/outlet.ts';

export function asMarkdown(sections: readonly Section[], links: Pick<ReportInput, 'target' | 'rulesUrl'> = {}): string {
  const limit = { limit: Number.POSITIVE_INFINITY, size: (text: string) => text.length, rest: '' } as const;
  const written = sections.map((section) => sectionMarkdown(section, links));
  return laidOut(gfm``, written, limit).text;
}

/** The rows of lists and tables among them, each a line with its end. */
export function rowsOf(sections: readonly Section[], links: Pick<ReportInput, 'target' | 'rulesUrl'> = {}): string[] {
  return sections.flatMap((section) =>
    sectionMarkdown(section, links).parts.flatMap(({ rows }) => rows.map(({ text }) => text())),
  );
}
