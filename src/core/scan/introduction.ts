/** READMEs that introduce a project; looked at in the root only. */
export const README_NAMES: readonly string[] = [
  'readme.md',
  'readme.rst',
  'readme.adoc',
  'readme',
  'readme.markdown',
  'readme.txt',
];

/** @returns the title and first sentences of a README; badges, links' targets, tables of contents and HTML left out. */
export function introduction(text: string): string {
  const prose = text
    .replace(/data:image\/[\w.+-]+;base64,[\w+/=]*/g, '')
    .slice(0, 12_000)
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[^\]\n]*\]\(#[^)\n]*\).*$/gm, '')
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/^\s*\[[^\]\n]*\]:.*$/gm, '')
    .replace(/<[^>\n]{0,300}>/g, ' ')
    .replace(/[[\]*_`]/g, '');
  const lines: string[] = [];
  let length = 0;
  let sections = 0;
  for (const line of prose.split('\n')) {
    if (/^#{2,}\s/.test(line)) {
      if (++sections > 1 && length > 200) break;
      continue;
    }
    if (/report\w*|sponsor|contribut|vulnerabilit\w+ (?:to|in this)/i.test(line)) continue;
    lines.push(line.trim());
    length += line.trim().length;
    if (length > 700) break;
  }
  return lines.join(' ');
}
