import { parseJsonLoosely } from '../parsers/json.ts';
import { parseToml, parseYamlLoosely } from '../parsers/large.ts';
import { keys } from '../parsers/values.ts';
import { member } from '../../value/mapping.ts';
import { lineOf } from '../detector.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';
import { folderFrom } from './said.ts';
import { parentOf, pathIn } from '../../value/path.ts';

/** Something that a file of the project gives a name, and by which it can be run. */
export interface Script {
  readonly runner: Runner;
  readonly name: string;
  /** Folder it is run in; `''` for the root. */
  readonly dir: string;
  /** What it runs, as a shell would read it; several lines stand for one after the other. */
  readonly body: string;
  readonly path: string;
  readonly line: number;
  /** How it is run from its folder. */
  readonly command: string;
}

export type Runner = 'package' | 'make' | 'just' | 'task' | 'composer' | 'poe';

/** How each runner is called; what is behind it are the names of scripts. */
const CALLS: Readonly<Record<Runner, RegExp>> = {
  package:
    /^(?:npm (?=run |(?:test|start)(?: |$))|pnpm |yarn |bun |run-[sp] |npm-run-all2? |node --run )(?:run(?:-script)? )?(?:-\S+ )*((?!-)[\w:./@ -]+)$/,
  make: /^make(?: -[^C ]\S*)* ((?!-)[\w./ -]+)$/,
  just: /^just(?: -\S+)* ([\w -]+)$/,
  task: /^task(?: -\S+)* ([\w:-]+)/,
  composer: /^composer(?: run(?:-script)?)?(?: -\S+)* ([\w:-]+)/,
  poe: /^poe ([\w:-]+)/,
};

type Named = Iterable<readonly [name: string, body: string, line: number | undefined]>;

/** Files that name scripts: which of them, what they name, also with what they take from others, and how one is run. */
const SOURCES: readonly (readonly [file: RegExp, runner: Runner, read: (text: string, included: string) => Named])[] = [
  [/^package\.json$/, 'package', (text) => members(text, parseJsonLoosely(text), 'scripts')],
  [/^composer\.json$/, 'composer', (text) => members(text, parseJsonLoosely(text), 'scripts')],
  [/^(?:GNU)?[Mm]akefile$/, 'make', rulesOf],
  [/^\.?[jJ]ustfile$/, 'just', rulesOf],
  [/^[Tt]askfile\.(?:dist\.)?ya?ml$/, 'task', (text) => members(text, parseYamlLoosely(text), 'tasks')],
  [
    /^pyproject\.toml$/,
    'poe',
    (text) => (text.includes('[tool.poe.') ? members(text, member(parseToml(text), 'tool', 'poe'), 'tasks') : []),
  ],
];

/** The scripts of a tree, and which of them a command calls. */
export class Scripts {
  readonly all: readonly Script[];
  readonly #byName = new Map<string, Script>();
  readonly #runners: readonly Runner[];

  constructor(tree: TreeView) {
    this.all = tree.files
      .filter(({ place, dir }) => place === 'project' || dir === '')
      .flatMap((file) => [...scriptsIn(file, tree)]);
    const used = new Set(this.all.map(({ runner }) => runner));
    this.#runners = (Object.keys(CALLS) as Runner[]).filter((runner) => used.has(runner));
    for (const script of this.all) {
      const anywhere = `${script.runner} ${script.name}`;
      this.#byName.set(`${anywhere} ${script.dir}`, script);
      if (!this.#byName.has(anywhere)) this.#byName.set(anywhere, script);
    }
  }

  /** A script with what a package manager runs before and after it. */
  around({ runner, name, dir }: Script): string[] {
    return ['pre', '', 'post'].flatMap((when) => this.#byName.get(`${runner} ${when}${name} ${dir}`)?.body ?? []);
  }

  /**
   * @returns the scripts that a command calls in a folder; undefined for a command that calls none. A member of a workspace is
   *   taken to have what any of them has
   */
  called(command: string, dir: string): readonly Script[] | undefined {
    const inMembers = /(?: -w | -r | -C | --(?:workspaces?|filter|prefix|cwd|recursive|parallel)\b| workspaces? )/.test(
      command,
    );
    const called = command
      .replace(/ workspaces? (?:foreach (?:-\S+ )*(?:run )?|@?[\w./-]+ )/, ' ')
      .replace(
        / (?:-w|-C|--(?:workspace|filter|prefix|cwd))[ =]\S+| (?:-r|--(?:workspaces|recursive|parallel|if-present|stream))\b/g,
        '',
      );
    const into = / (?:-C|--prefix|--cwd)[ =](\S+)/.exec(command)?.[1];
    const at = into === undefined ? dir : folderFrom(dir, into);
    for (const runner of this.#runners) {
      const names = CALLS[runner].exec(called)?.[1]?.split(' ') ?? [];
      const found = names
        .filter((name) => !name.startsWith('-'))
        .map((name) => this.#byName.get(`${runner} ${name}${inMembers && into === undefined ? '' : ` ${at}`}`));
      const known = found.filter((each) => each !== undefined);
      // Behind the names of others stands what is told to a script.
      if (known.length > 0 && (runner === 'package' ? found[0] !== undefined : known.length === found.length))
        return known;
    }
    return undefined;
  }
}

function* scriptsIn(file: TreeFile, tree: TreeView): Iterable<Script> {
  for (const [named, runner, read] of SOURCES) {
    const text = named.test(file.name) ? tree.text(file.path) : undefined;
    if (text === undefined) continue;
    const included = [...text.matchAll(/^[-s]?include[ \t]+([\w./-]+)/gm)].map(
      ([, name = '']) => tree.text(pathIn(file.dir, name.replace(/^\.\//, ''))) ?? '',
    );
    const manager = runner === 'package' ? managerOf(file.dir, tree) : '';
    for (const [name, body, line = 1] of read(text, included.join('\n'))) {
      const run = name === 'test' && manager !== 'bun' ? `${manager} test` : `${manager} run ${name}`;
      const command = runner === 'package' ? run : `${runner} ${name}`;
      yield { runner, name, dir: file.dir, body, path: file.path, line, command };
    }
  }
}

/** Members of a mapping as scripts: texts, lists of texts, and mappings that hold them. */
function* members(text: string, parsed: unknown, key: string): Named {
  const scripts = member(parsed, key);
  const start = Math.max(0, text.search(new RegExp(`["']?${key}\\b`)));
  const above = lineOf(text.slice(0, start + 1), /$/) ?? 1;
  for (const name of keys(scripts)) {
    const named = new RegExp(`(?:^|[\\s"'{.])${name.replace(/\W/g, '\\$&')}["']?\\s*[:=\\]]`, 'm');
    const at = lineOf(text.slice(start), named);
    yield [name, shellOf(member(scripts, name)), at === undefined ? undefined : above + at - 1];
  }
}

function shellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shellOf).join('\n');
  return ['cmd', 'cmds', 'shell', 'deps', 'sequence']
    .flatMap((key) => (member(value, key) === undefined ? [] : [shellOf(member(value, key))]))
    .join('\n');
}

const RULE = /^@?([A-Za-z][\w.-]*(?:[ \t]+[A-Za-z][\w.-]*)*)[ \t]*(?::|[ \t][^:=\n]*:)(?![=:])([^\n#]*)/;
const VARIABLE = /^(?:export )?([A-Za-z_]\w*)\s*[:?]?=\s*(.*)$/;

/** Rules of a makefile or recipes of a justfile; a variable is replaced by what it is set to, or by its name. */
function* rulesOf(text: string, included: string): Named {
  const lines = text.replace(/\\\n\s*/g, (joined) => ' '.padEnd(joined.length, '\u0000')).split('\n');
  const variables = new Map(
    [...included.split('\n'), ...lines].flatMap((line) => {
      const [, name, value] = VARIABLE.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
  const expand = (line: string, target: string): string =>
    line
      .replace(/\$@|\{\{\w+\}\}/g, target)
      .replace(/\$[({]([\w.-]+)[)}]/g, (_, name: string) => variables.get(name) ?? name.toLowerCase())
      .replace(/\$[({]([\w.-]+)[)}]/g, (_, name: string) => name.toLowerCase());
  let number = 0;
  const rules: { readonly names: readonly string[]; readonly body: string[]; readonly line: number }[] = [];
  let rule: (typeof rules)[number] | undefined;
  for (const line of lines) {
    number++;
    const match = RULE.exec(line);
    if (match !== null) {
      const needs = expand(match[2] as string, '')
        .trim()
        .split(/\s+/)
        .filter((each) => /^[\w./-]+$/.test(each));
      rule = {
        names: (match[1] as string).split(/\s+/),
        body: needs.flatMap((each) => [`make ${each}`, `just ${each}`]),
        line: number,
      };
      rules.push(rule);
    } else if (/^\s+\S/.test(line))
      rule?.body.push(
        line
          .replaceAll('\u0000', '')
          .trim()
          .replace(/^[@-]+/, ''),
      );
    // A condition of make stands between the lines of a recipe.
    else if (line.trim() !== '' && !/^(?:if(?:n?def|n?eq)|else|endif)\b/.test(line)) rule = undefined;
    number += (line.match(/ \u0000/g) ?? []).length;
  }
  for (const { names, body, line } of rules)
    for (const name of names) yield [name, body.map((each) => expand(each, name)).join('\n'), line];
}

// By the lock file, of the folder or of the nearest one above.
function managerOf(dir: string, { listing }: TreeView): string {
  for (let at = dir; ; at = parentOf(at)) {
    const names = listing.get(at)?.names ?? [];
    if (names.includes('pnpm-lock.yaml')) return 'pnpm';
    if (names.includes('yarn.lock')) return 'yarn';
    if (names.includes('bun.lock') || names.includes('bun.lockb')) return 'bun';
    if (names.includes('package-lock.json') || at === '') return 'npm';
  }
}
