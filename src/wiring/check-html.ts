import type { PageInput } from '../core/report/html/outline.ts';
import type { Html } from '../core/text/outlet.ts';

/** A check as one HTML page. The page, the layout of its flows and the texts of the rules are loaded here and nowhere else. */
export async function checkHtml(input: Omit<PageInput, 'ruleOf'>): Promise<Html> {
  const [{ renderPage }, { RULES }] = await Promise.all([
    import('../core/report/html/page.ts'),
    import('../generated/rules.ts'),
  ]);
  const metas = new Map<string, (typeof RULES)[number]>(RULES.map((rule) => [rule.id, rule]));
  return renderPage({ ...input, ruleOf: (id) => metas.get(id) });
}
