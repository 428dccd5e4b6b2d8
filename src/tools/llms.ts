import { readdirSync, readFileSync } from 'node:fs';
import { pageOf } from './readme.ts';

/** Pages that an agent reads first, in this order; the others follow by name. */
const FIRST = ['commands', 'answers', 'coding-agents', 'recipes', 'json-output'];
/** Pages about how cartwright is made, which a user can do without. */
const OPTIONAL = ['architecture', 'performance', 'threats', 'threat-model', 'promises'];

/**
 * The text of `llms.txt`: every page with its first sentence, in the form of llmstxt.org.
 *
 * @param root absolute, with its slash
 * @throws Error for a page that does not begin with a heading and a sentence
 */
export function llmsText(root: string): string {
  const pages = (folder: string): string[] =>
    readdirSync(root + folder).flatMap((file) => (file.endsWith('.md') ? [folder + file] : []));
  const rank = (path: string): number => (FIRST.indexOf(nameOf(path)) + FIRST.length + 1) % (FIRST.length + 1);
  const manual = pages('docs/').sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const list = (paths: readonly string[]): string =>
    paths.map((path) => entryOf(path, readFileSync(root + path, 'utf8'))).join('\n');
  const description = (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly description: string })
    .description;
  return pageOf([
    '# cartwright',
    `> ${description}. A command line, a GitHub Action and pre-commit hooks over one engine.`,
    'Exit codes: 0 nothing wrong; 1 the answer is no; 2 it could not run; 3 a bug. Results go to standard output, everything else to standard error; `--format json` gives one document. A skill for coding agents: [SKILL.md](skills/cartwright/SKILL.md).',
    '## Manual',
    list(manual.filter((path) => !OPTIONAL.includes(nameOf(path)))),
    '## Reference',
    list(pages('docs/reference/').sort()),
    '## Optional',
    list(['README.md', ...manual.filter((path) => OPTIONAL.includes(nameOf(path)))]),
  ]);
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

/** One line: the title as a link, and the first sentence of the page that is prose. */
function entryOf(path: string, text: string): string {
  const [, title = '', rest = ''] = /^(?:<!--.*-->\s*)?# (.*)\n([^]*)$/.exec(text) ?? [];
  const paragraphs = rest.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').split(/\n\s*\n/);
  const [sentence] = paragraphs.flatMap((paragraph) => {
    // Links lead from the page, not from here.
    const plain = paragraph.replaceAll(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
    return /^[A-Za-z`*][^]*?[.!?](?= |$)/.exec(plain.trim()) ?? [];
  });
  if (title === '' || sentence === undefined) throw new Error(`${path} does not begin with a heading and a sentence`);
  return `- [${title}](${path}): ${sentence}`;
}
