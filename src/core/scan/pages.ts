import { remembered } from '../value/lazily.ts';
import { lineOf } from './detector.ts';
import type { Look, TreeFile } from './tree/tree.ts';

/** What pages are written in. */
export const PAGE = /\.(?:mdx?|rst|adoc|markdown|qmd)(?:\.erb)?$/i;
/** Pages that every project has, or that are made by tools. */
const ROUTINE =
  /(?:^|\/)(?:readme|changelog|changes|history|news|license|licence|contributing|contributors|code[_-]of[_-]conduct|security|authors|maintainers|notice|claude|agents|gemini|copilot-instructions|codeowners|pull_request_template|issue_template|support|governance|releasing?|credits|todo|summary|index)(?:[._-][\w-]*)?\.(?:mdx?|rst|adoc|markdown)$/i;
const SKIPPED =
  /(?:^|\/)(?:\.github|\.gitlab|\.changeset|\.claude|\.cursor|\.agents?|changelogs?|changelog\.d|newsfragments|i18n|locales?|licenses?|changes|templates?|archetypes|prompts?|skills)\//i;
const DOCS_FOLDER =
  /(?:^|\/)(?:docs?|documentation|website|site|guides?|manual|handbook|wiki|content|book|pages|source|articles|chapters|adrs?|adr|architecture[_-]decision[_-]records?|cheatsheets|knowledge|howto)\//i;
/** Pages in the root that introduce a project to those who work on it. */
const INTRODUCES =
  /^(?:readme(?!.*(?:[._-][a-z]{2}(?:-\w+)?\.\w+$)).*|contributing|agents|claude|developing|development|hacking|testing|architecture|design|building|conventions|style[-_]?guide|deployment|deploying|install|usage|operations|faq|roadmap|profiling|benchmarks?)(?:\.(?:mdx?|rst|adoc|markdown|txt))?$/i;

/** Pages on how work on a project is done. */
export const SAYS_HOW =
  /^(?:contributing|agents|claude|gemini|copilot-instructions|developing|development|hacking|testing|building|conventions|style[-_]?guide)(?:\.(?:mdx?|rst|adoc|markdown|txt))?$/i;

/** Pages that people wrote: in folders for documents, and elsewhere. */
interface Pages {
  readonly pages: TreeFile[];
  readonly loose: TreeFile[];
}

/** @returns which pages of a tree people wrote; several parts of a proposal ask for them, and they may be many */
export const pagesOf = remembered((files: readonly TreeFile[]): Pages => {
  const pages: TreeFile[] = [];
  const loose: TreeFile[] = [];
  for (const file of files) {
    if (file.place === 'example' || file.place === 'test') continue;
    const lower = file.name.toLowerCase();
    if (!PAGE.test(lower) || SKIPPED.test(file.path)) continue;
    if (ROUTINE.test(file.path) && !(lower.startsWith('index') && file.place === 'docs')) continue;
    (file.place === 'docs' || DOCS_FOLDER.test(file.path) ? pages : loose).push(file);
  }
  return { pages, loose };
});

/** @returns pages in the root, or below `.github`, that introduce the project and the work on it; READMEs first. */
export function introducing(files: readonly TreeFile[]): TreeFile[] {
  const found = files.filter(({ dir, name }) => (dir === '' || dir === '.github') && INTRODUCES.test(name));
  const rank = ({ name }: TreeFile): number =>
    /^readme/i.test(name) ? 0 : /^(?:contributing|agents)/i.test(name) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** READMEs that introduce a project; looked at in the root only. */
export const README_NAMES = ['md', 'rst', 'adoc', 'markdown', 'txt'].map((each) => `readme.${each}`).concat('readme');

/** A look at them. */
export const README_LOOK: Look = { names: README_NAMES, folder: /^$/, bytes: 64 * 1024 };

/** @returns the words by which a README introduces its project, where it does so by such words, and their line. */
export function introducedAs(
  product: RegExp,
  text: string | undefined,
): { readonly words: string; readonly line: number | undefined } | undefined {
  const words = text === undefined ? undefined : product.exec(introduction(text))?.[0];
  return text === undefined || words === undefined ? undefined : { words, line: lineOf(text, words) };
}

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
