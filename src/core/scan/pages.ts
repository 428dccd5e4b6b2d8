import { remembered } from '../value/lazily.ts';
import { pathIn } from '../value/path.ts';
import { codeFiles, lineOf } from './detector.ts';
import type { Look, TreeFile, TreeView } from './tree/tree.ts';

/** What pages are written in. */
export const PAGE = /\.(?:mdx?|rst|adoc|markdown|qmd|rmd)(?:\.erb)?$/i;
/** Pages that every project has, or that are made by tools. */
const ROUTINE =
  /licen[cs]e[^/]*$|(?:^|\/)(?:404|readme|copy(?:ing|right)|(?:\w+[_-])?changelog|changes|history|news|contributing|contributors|code[_-]of[_-]conduct|security|authors|maintainers|notice|claude|agents|gemini|copilot-instructions|codeowners|pull_request_template|issue_template|support|governance|releasing?|release-?notes|credits|third[-_]?party[-_]\w+|todo|summary|sponsors|backers|adopters|translators|acknowledge?ments|thanks)(?:[._-][^/]*)?\.(?:mdx?|rst|adoc|markdown|rmd)$/i;
export const SKIPPED =
  /(?:^|\/)(?:\.github|\.gitlab|\.changeset|\.claude|\.cursor|\.agents?|changelogs?|changelog\.d|newsfragments|i18n|locales?|translations?|licenses?|changes|release-?notes|[\w-]*templates?|partials|archetypes|prompts?|skills)\//i;
const DOCS_FOLDER =
  /(?:^|\/)(?:(?:[\w.]+-)?docs?|documentation|website|site|guides?|manual|handbook|wiki|content|book|pages|source|articles|chapters|adrs?|adr|architecture[_-]decision[_-]records?|cheatsheets|knowledge|howto|vignettes)\//i;
/** Pages in the root that introduce a project to those who work on it; a README with more in its name is a translation or a part. */
const INTRODUCES =
  /^(?:readme|contributing|agents|claude|developing|development|hacking|testing|architecture|design|building|conventions|guidelines|style[-_]?guide|deployment|deploying|install|usage|operations|faq|roadmap|profiling|benchmarks?)(?:\.(?:mdx?|rst|adoc|markdown|txt))?$/i;

/** Pages on how work on a project is done. */
const SAYS_HOW =
  /^(?:contributing|agents|claude|gemini|copilot-instructions|ai[-_]policy|developing|development|developers?|hacking|testing|building|conventions|guidelines|style[-_]?guide|(?:development|contribut(?:ing|ion|ors?))[-_]guide)(?:\.(?:mdx?|rst|adoc|markdown|txt))?$/i;

/** Among the documents of a project such a page is for those who use it. */
const FOR_USERS = /^(?:testing|building|conventions)\b/i;

/** Whether a page says how work on the project is done. */
export function saysHow({ dir, name }: Pick<TreeFile, 'dir' | 'name'>): boolean {
  // At the top such a page names people.
  if (dir !== '' && /^contributors\.\w+$/i.test(name)) return true;
  return SAYS_HOW.test(name) && (dir === '' || dir.startsWith('.') || !FOR_USERS.test(name));
}

/** Pages that people wrote: in folders for documents, and elsewhere. */
interface Pages {
  readonly pages: TreeFile[];
  readonly loose: TreeFile[];
}

/** What programs say at the top of a page that they write: a remark, or where the definition is that it describes. */
const MADE =
  /^(?:<!--|\.\.|\[\/\/\]:)[^\n]{0,200}\b(?:(?:auto-?)?generated (?:by|with|from|using)|do not edit)\b|^Defined in: \[|^\[?\*\*[^\n]{1,200} • \*\*Docs\*\*$/im;
const HEAD = 2048;
/** Lines with words of a README in a folder, at least. */
const LEAST = 5;

/** A line that takes in another page, or says which part of it. */
const INCLUDE =
  /^[ \t]*(?:\.\. (?:md)?include::|\{\{#include |-{1,2}8<-{1,2} ?["']|\{%-?\s*include|`{3,}\s*\{include\}|:{3,}\s*\{include\}).*(?:\n[ \t]*(?::[\w-]+:|(?:start|end)=|`{3,}|:{3,}|%\}).*)*/gm;

function onlyIncludes(text: string): boolean {
  const rest = text.replace(INCLUDE, '');
  // A page of its own has more than a title.
  return rest !== text && rest.split('\n').filter((line) => /\w/.test(line)).length < 4;
}

/** Whether a README in a folder has hardly more than a title. */
export function isStub(path: string, { text }: Pick<TreeView, 'text'>): boolean {
  const written = text(path);
  return written !== undefined && written.split('\n').filter((line) => /\w/.test(line)).length < LEAST;
}

/** Whether a README is about the site that it stands in: some publish none, or none in Markdown unless they say so. */
function isAside({ dir, name }: TreeFile, { listing, text }: Pick<TreeView, 'listing' | 'text'>): boolean {
  const beside = listing.get(dir)?.names ?? [];
  if (beside.includes('docs.json') || beside.includes('mint.json')) return true;
  const isSphinx = name.endsWith('.md') && beside.includes('conf.py');
  return isSphinx && !/myst|recommonmark|m2r/.test(text(pathIn(dir, 'conf.py')) ?? 'myst');
}

/** A folder of pages in another language. */
const LANGUAGE =
  /^.*?\/(?:ar|az|bg|bn|ca|cs|da|de|el|es|et|fa|fi|fr|he|hi|hr|hu|id|it|ja|ko|ms|nb|nl|no|pl|pt|ro|ru|sk|sl|sr|sv|ta|th|tr|uk|ur|uz|vi|zh)(?:[-_][A-Za-z]{2,4})?\//;

/** @returns which pages of a tree people wrote; several parts of a proposal ask for them, and they may be many */
export const pagesOf = remembered((tree: Pick<TreeView, 'files' | 'text' | 'listing'>): Pages => {
  const found = tree.files.filter((file) => {
    const lower = file.name.toLowerCase();
    if (file.place === 'example' || file.place === 'test' || !PAGE.test(lower) || SKIPPED.test(file.path)) return false;
    return (
      !ROUTINE.test(file.path) ||
      (file.place === 'docs' &&
        (saysHow(file) || (/^readme\.\w+$/.test(lower) && !isAside(file, tree) && !isStub(file.path, tree))))
    );
  });
  const written = found.filter(({ path }) => {
    const text = tree.text(path) ?? '';
    return !MADE.test(text.slice(0, HEAD)) && !onlyIncludes(text);
  });
  // Where the same page is there without that folder, or in English beside it, all of the folder are translations.
  const paths = new Set(written.map(({ path }) => `/${path}`));
  const folderOf = ({ path }: TreeFile): string => LANGUAGE.exec(`/${path}`)?.[0] ?? '';
  const isTranslation = (page: TreeFile): boolean => {
    const mains = ['', 'en/', 'en-US/'].map((main) => folderOf(page).replace(/[^/]*\/$/, main));
    return folderOf(page) !== '' && mains.some((main) => paths.has(`/${page.path}`.replace(folderOf(page), main)));
  };
  const translated = new Set(written.filter(isTranslation).map(folderOf));
  const told = written.filter((page) => !translated.has(folderOf(page)));
  const isPage = ({ place, path }: TreeFile): boolean => place === 'docs' || DOCS_FOLDER.test(path);
  return { pages: told.filter(isPage), loose: told.filter((file) => !isPage(file)) };
});

/** The pages that a proposal tells: those in folders for documents, or all, where there is hardly anything else. */
export function pagesTold(tree: TreeView): readonly TreeFile[] {
  const { pages, loose } = pagesOf(tree);
  const isProse = codeFiles(tree) * 2 <= pages.length + loose.length;
  // What is beside source may be a part of it.
  return isProse ? [...pages, ...loose] : pages.length > 0 ? pages : loose.filter(({ dir }) => dir === '');
}

/** @returns pages in the root, or below `.github`, that introduce the project and the work on it; READMEs first. */
export function introducing(files: readonly TreeFile[]): TreeFile[] {
  // What a README is made from is not a page.
  const isPage = (name: string): boolean => PAGE.test(name) || /^[^.]+(?:\.txt)?$/.test(name);
  const found = files.filter(
    ({ dir, name }) => (dir === '' || dir === '.github') && INTRODUCES.test(name) && isPage(name),
  );
  const rank = ({ name }: TreeFile): number =>
    /^readme/i.test(name) ? 0 : /^(?:contributing|agents)/i.test(name) ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** READMEs that introduce a project; looked at in the root only. */
export const README_NAMES = ['md', 'rst', 'adoc', 'markdown', 'txt'].map((each) => `readme.${each}`).concat('readme');

/** A look at them. */
export const README_LOOK: Look = { names: README_NAMES, folder: /^$/, bytes: 64 * 1024 };

/** The README of the root that introduces its project by some words, these words and their line; none where it does not. */
export function introducedAs(
  product: RegExp,
  { files, text }: Pick<TreeView, 'files' | 'text'>,
): { readonly path: string; readonly words: string; readonly line: number | undefined }[] {
  const readmes = files.filter(({ name, dir }) => dir === '' && README_NAMES.includes(name.toLowerCase()));
  return readmes.flatMap(({ path }) => {
    const said = text(path) ?? '';
    const words = product.exec(introduction(said))?.[0];
    return words === undefined ? [] : [{ path, words, line: lineOf(said, words) }];
  });
}

/** @returns the title and first sentences of a README; badges, links' targets, tables of contents and HTML left out. */
export function introduction(text: string): string {
  const prose = text
    .replace(/data:image\/[\w.+-]+;base64,[\w+/=]*/g, '')
    .slice(0, 12_000)
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[^\]\n]*\]\((?:#|https?:)[^)\n]*\).*$/gm, '')
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/^[ \t]*\[[^\]\n]*\]:.*$/gm, '')
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
