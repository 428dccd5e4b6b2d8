import { pathIn, shortest } from '../../value/path.ts';
import { saysHow } from '../pages.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';

/** A line that may be a command, where it stands. */
export interface Said {
  readonly text: string;
  readonly path: string;
  readonly line: number;
  /** Folder it is said for; `''` for the root. */
  readonly dir: string;
  /** Lower is better: who writes for agents and contributors says more than who writes for users. */
  readonly rank: number;
}

/** Pages that say how a change is verified, the most telling first. */
const PAGES: readonly RegExp[] = [
  /^agents\.md$/i,
  /^(?:claude|gemini|copilot-instructions)\.md$/i,
  /^(?:contributing|development|developing|developers?|hacking|testing)(?:\.(?:md|rst|adoc|markdown|txt))?$/i,
  /^readme(?:\.(?:md|rst|adoc|markdown|txt))?$/i,
];
const PLACES = /^(?:\.github|\.gitlab|docs?|documentation|\.claude)$/;
const WORKFLOW =
  /^(?:\.github\/(?:workflows\/(?!codeql)[^/]+|actions\/(?!perf|bench)[^/]+\/action)\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|\.travis\.yml|\.forgejo\/workflows\/[^/]+\.ya?ml|azure-pipelines[^/]*\.ya?ml)$/;
/** The rank of what a page says not to run, or whose errors it says to ignore. */
export const REFUSED = Infinity;
const FAILS =
  /\b(?:do(?:n['’]t| not) run|never run|ignore (?:it|them|these|the errors)|currently fails|silently skips)\b/i;
/** What later steps of a job cannot do without: a program that goes on beside them, tools in folders of their own, settings. */
const NEEDED = /[^&|>\s]\s*&$|\bcomposer bin \S+ (?:install|update)\b|^ +\w+_SETTINGS_MODULE:/m;
/** The rank of what is in no page and no workflow: scripts that no one names. */
export const UNSAID = PAGES.length + 1;

/** Lines of pages and workflows that may be commands, in the order in which they are to be believed. */
export function saidIn(tree: TreeView): Said[] {
  const found = tree.files.flatMap((file) => {
    const rank = PAGES.findIndex((name) => name.test(file.name));
    const text = rank < 0 && !WORKFLOW.test(file.path) ? undefined : tree.text(file.path);
    // Beside workflows of GitHub a pipeline of Travis is one of before.
    const isOld = file.path === '.travis.yml' && tree.listing.has('.github/workflows');
    if (text === undefined || isOld) return [];
    if (WORKFLOW.test(file.path)) return [...steps(file, text)];
    if (file.place === 'example' || file.place === 'test') return [];
    const near = PLACES.test(file.dir);
    // What is among the documents of a library is written for its users.
    if (rank === PAGES.length - 1 ? /^(?:doc|guide|book|site)/.test(file.dir) : !saysHow(file)) return [];
    if (file.place === 'docs' && !near) return [];
    const inFolder = near ? '' : file.dir;
    // What a README says of the program that it introduces is how others use it.
    const isOwn = ({ text: said }: Said): boolean => rank === PAGES.length - 1 && said.split(' ', 1)[0] === tree.name;
    return [...lines(file, text, inFolder, rank, tree.name)].filter((each) => !isOwn(each));
  });
  return found.sort((a, b) => a.rank - b.rank || a.dir.length - b.dir.length);
}

/** Commands of a page: lines of blocks, and words set as code. */
function* lines({ path }: TreeFile, text: string, top: string, rank: number, name: string): Iterable<Said> {
  let fence: string | undefined;
  let dir = top;
  let cloned = false;
  for (const [i, line] of text.split('\n').entries()) {
    const believed = FAILS.test(line) ? REFUSED : rank;
    const said = (each: string): Iterable<Said> => commandsIn(each, { path, line: i + 1, dir, rank: believed });
    const mark = /^\s*(?:`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (mark !== null) {
      fence = fence === undefined ? (mark[1] as string).toLowerCase() : undefined;
      dir = top;
      cloned = false;
    } else if (fence !== undefined || /^(?: {2,}|\t)\S|^\$ /.test(line)) {
      if (fence !== undefined && !/^(?:|sh|bash|shell|console|zsh|text|shell-session|terminal|cmd)$/.test(fence))
        continue;
      const command = line
        .trim()
        .replace(/^[$>%] ?/, '')
        .replace(/\s+#.*$/, '');
      cloned ||= /^git clone\b/.test(command);
      const into = /^cd (\S+?)\/?$/.exec(command)?.[1];
      if (into === undefined) yield* said(command);
      // What was cloned is the repository itself.
      else if (!cloned && into.replace(/^\.\//, '') !== name) dir = folderFrom(dir, into);
    }
    if (fence === undefined && line.includes('`'))
      for (const [, before = '', code = ''] of line.matchAll(/(?<![^`\n])([^`\n]*)`{1,2}([^`\n]+)`{1,2}/g)) {
        // A word alone is the name of a program more often than a command.
        if (code.includes(' ') || /\b(?:run|runs|running|execute|type|invoke|call)\b[^.]{0,24}$/i.test(before))
          yield* said(code.replace(/^\$ /, ''));
      }
  }
}

/** The commands of a line, each for the folder into which those before it go; returns the last one. */
function* commandsIn(text: string, at: Omit<Said, 'text'>): Generator<Said, string> {
  let { dir } = at;
  for (const each of text.split(/ && | ; /)) {
    // What is done where it fails does not belong to it.
    const command = each.replace(/ \|\| .*/, '').trim();
    const into = /^cd ["']?([^\s"']+?)\/?["']?$/.exec(command)?.[1];
    if (into === undefined) yield { ...at, text: command, dir };
    else dir = folderFrom(dir, into);
  }
  return dir;
}

/** @returns a folder seen from another, `..` included; outside the tree it begins with `..`, and is not there */
export function folderFrom(dir: string, to: string): string {
  const path = shortest('/top', pathIn(dir, to.replace(/^\/+/, '')));
  return path === '.' ? '' : path;
}

/** What the steps of a pipeline run; of a workflow only where it runs for changes, each step in its folder. */
function* steps({ path }: TreeFile, text: string): Iterable<Said> {
  if (path.includes('/workflows/') && !/pull_request|^[ \t]*push\s*:|\bpush\b/m.test(text)) return;
  // A variable that is set to nothing does not belong to a command.
  const all = text
    .replace(/ \$\{\{ *env\.(\w+) *\}\}/g, (used, name: string) =>
      new RegExp(`^ +${name}: *(?:""|'')? *$`, 'm').test(text) ? '' : used,
    )
    .split('\n');
  const indentOf = (line: string): number => /^[\s-]*/.exec(line)?.[0].length ?? 0;
  const whole = /^defaults:\n\s+run:\n\s+working-directory:\s*(.+)/m.exec(text)?.[1];
  const rank = PAGES.length + (/pull_request/.test(text) ? 0 : 0.5);
  for (const [i, line] of all.entries()) {
    const [, key, value = ''] = /^[ \t-]*(run|script|commands?)\s*:\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) continue;
    const indent = indentOf(line);
    const isBelow = (below: string): boolean =>
      below.trim() === '' ||
      indentOf(below) > indent ||
      (value === '' && below.trimStart().startsWith('- ') && indentOf(below) >= indent + 2);
    let end = i + 1;
    while (end < all.length && isBelow(all[end] as string)) end++;
    // A step goes from its dash to the next one.
    const isOther = (each: string): boolean => each.trim() !== '' && indentOf(each) < indent;
    const begins = (each: string): boolean => /^\s*- /.test(each) && indentOf(each) === indent;
    let from = i;
    while (from > 0 && !begins(all[from] as string) && !isOther(all[from] as string)) from--;
    let to = end;
    while (to < all.length && !begins(all[to] as string) && !isOther(all[to] as string)) to++;
    const step = all.slice(from, to);
    // A variable that differs between runs has to be set first; tox runs all of its environments without one, and coverage has a name.
    if (/^( +)env:\n(?:\1 .*\n)*?\1 +(?! |TOX_?ENV:|COVERAGE_FILE:|CONTEXT:).*\$\{\{ *matrix\b/m.test(step.join('\n')))
      continue;
    const ofStep = step.filter((each) => indentOf(each) === indent).join('\n');
    const own = /working-directory\s*:\s*(.+)/.exec(ofStep)?.[1];
    const job = all.findLastIndex((each, at) => at < i && /^ {2}\S/.test(each));
    const before = all.slice(job, i).join('\n');
    if (NEEDED.test(before)) continue;
    const ofJob = /^ {4}defaults:\n\s+run:\n\s+working-directory:\s*(.+)/m.exec(before)?.[1];
    // A folder that the pipeline sets is not in the tree, except for its top.
    const stated = own ?? ofJob ?? whole ?? '';
    const folder = stated.replace(/\$\{\{ *github\.workspace *\}\}/, '.').replace(/^["']|["'\s]+$/g, '');
    let dir = folderFrom('', folder);
    // An environment of tox is as good as any other one of the matrix.
    const isTox = /\btox /.test(value);
    const chosen = value.replace(/\$\{\{ *matrix\.([\w-]+) *\}\}/, (all, name: string) => {
      return (isTox && new RegExp(`\\b${name}:\\s*(?:\\[|- )?["']?([\\w.-]+)(?![\\w.-]*:)`).exec(before)?.[1]) || all;
    });
    if (!/^[|>]?[+-]?$/.test(value))
      yield* commandsIn(chosen.replace(/^["']|["']$/g, ''), { path, line: i + 1, dir, rank });
    else
      for (let at = i + 1; at < end; at++) {
        const first = at + 1;
        let each = (all[at] as string).trim();
        while ((each.endsWith('\\') || value.startsWith('>')) && at + 1 < end)
          each = `${each.replace(/\s*\\$/, '')} ${(all[++at] as string).trim()}`.trim();
        const text = each.replace(/^- /, '').replace(/^["']|["']$/g, '');
        // The lines of a block are run by one shell.
        dir = yield* commandsIn(text, { path, line: first, dir, rank });
        if (NEEDED.test(text)) break;
      }
  }
}
