/** Runs what a page shows as typed at a prompt (CONTRIBUTING.md, A page). */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { CLI, ROOT } from './cli.ts';
import { LACKING } from './counterparts.mjs';
import { fencesOf, type Fence } from './fences.ts';
import { runMain } from './main.ts';
import { scratch } from './scratch.ts';

/** A page's commands, after they were run. */
export interface Played {
  /** The page with what its commands print: the same page when it shows just that. */
  readonly text: string;
  /** `page:line: command` of all that were run. */
  readonly ran: readonly string[];
  /** `page:line: command (why)` of all that were not. */
  readonly left: readonly string[];
  /** The repository that they left behind. */
  readonly top: string;
}

export interface Typed {
  readonly line: number;
  readonly command: string;
  /** What the page shows below it. */
  readonly shown: readonly string[];
}

/** The commands of a console block. @throws Error for a line before the first */
export function typedIn({ line, lines }: Fence): Typed[] {
  const typed: { line: number; command: string; shown: string[] }[] = [];
  for (const [index, each] of lines.entries()) {
    const last = typed.at(-1);
    if (each.startsWith('$ ')) typed.push({ line: line + 1 + index, command: each.slice(2), shown: [] });
    else if (last === undefined) throw new Error(`line ${line + 1 + index}: a console block starts with "$ COMMAND"`);
    else if (last.shown.length === 0 && last.command.endsWith('\\')) last.command += `\n${each}`;
    else last.shown.push(each);
  }
  return typed;
}

/**
 * Runs the commands of one page, in order, in a repository of its own that holds the shipped example under `examples/`.
 *
 * @param name what the page is called in the lists
 * @throws Error for a block that is wrong in itself, with its line
 */
export async function play(name: string, text: string): Promise<Played> {
  const fences = fencesOf(text);
  const here = lacking(fences);
  const session = new Session();
  const lines = text.split('\n');
  const [ran, left]: [string[], string[]] = [[], []];
  let shift = 0;
  for (const fence of fences) {
    const file = fence.info.get('file');
    if (file !== undefined && here === undefined) session.write(file, fence);
    const why = fence.info.get('needs') ?? fence.info.get('test') ?? here;
    const typed = fence.language === 'console' ? typedIn(fence) : [];
    if (fence.language === 'sh' && file === undefined) left.push(`${name}:${fence.line}: the script (${why})`);
    for (const [index, { line, command, shown }] of typed.entries()) {
      const place = `${name}:${line}: ${command.replaceAll(/\\\n\s*/g, '')}`;
      if (why !== undefined) {
        left.push(`${place} (${why})`);
        continue;
      }
      const printed = await session.run(command);
      const code = session.code === 0 || typed[index + 1]?.command === ASK ? [] : [`$ ${ASK}`, `${session.code}`];
      const found = matches(printed, shown) && code.length === 0 ? shown : [...printed.map(steady), ...code];
      lines.splice(line - 1 + command.split('\n').length + shift, shown.length, ...found);
      shift += found.length - shown.length;
      ran.push(place);
    }
  }
  return { text: lines.join('\n'), ran, left, top: session.top };
}

/** A line without what is another each time, a key of one's own and the time of day, to be written into a page. */
const steady = (line: string): string =>
  line.replaceAll(/(?<=ed25519:)[0-9a-f]{64}|\b\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z/g, '…');

/** The counterparts that the commands of a page call and this machine lacks: without them nothing of the page is run. */
function lacking(fences: readonly Fence[]): string | undefined {
  const run = fences.filter(({ language, info }) => language === 'console' && !info.has('needs') && !info.has('test'));
  const words = new Set(run.flatMap(typedIn).flatMap(({ command }) => command.split(/[\s|;&()]+/)));
  const names = LACKING.filter((name) => words.has(name));
  return names.length === 0 ? undefined : `no ${names.join(', ')} here`;
}

/** How the pages call the home of their reader. The scratch repository is `project` in it. */
const HOME = '/home/you';

/** What shows the exit code of the command before; without it a command of a page is one that exits 0. */
const ASK = 'echo $?';

/** Whether a page shows what was printed: `…` alone stands for any lines, within a line for any text. */
export function matches(printed: readonly string[], shown: readonly string[]): boolean {
  const pattern = shown
    .map((line) =>
      line === '…'
        ? '(?:.*\n)*?'
        : `${line
            .split('…')
            .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
            .join('.*?')}\n`,
    )
    .join('');
  return new RegExp(`^${pattern}$`).test(printed.map((line) => `${line}\n`).join(''));
}

class Session {
  code = 0;
  readonly #home = scratch();
  readonly top = join(this.#home, 'project');
  #folder = this.top;
  readonly #env: Readonly<Record<string, string>> = {
    PATH: `${this.#home}/.local/bin:${process.env['PATH'] ?? ''}`,
    HOME: this.#home,
    TMPDIR: tmpdir(),
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada Ridge',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada Ridge',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
  };

  constructor() {
    cpSync(join(ROOT, 'examples'), join(this.top, 'examples'), { recursive: true });
    mkdirSync(join(this.#home, '.local/bin'), { recursive: true });
    // For what only a shell can do, such as a pipe; everything else runs from source.
    const built = `#!/bin/sh\nexec '${process.execPath}' '${CLI}' "$@"\n`;
    writeFileSync(join(this.#home, '.local/bin/cartwright'), built, { mode: 0o755 });
    const printed = this.#shell('git init -q -b main . && git add . && git commit -q -m Start');
    if (this.code !== 0) throw new Error(printed);
  }

  /** Writes a file of the page, or changes the one that is there where the block is a diff. */
  write(path: string, { language, lines, line }: Fence): void {
    const file = resolve(this.#folder, path);
    if (relative(this.top, file).startsWith('..'))
      throw new Error(`line ${line}: ${path} lies outside of the repository`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      language === 'diff' ? changed(readFileSync(file, 'utf8'), lines, line) : `${lines.join('\n')}\n`,
    );
  }

  /** Runs one command and gives what a terminal would show, by lines. Its exit code stays for {@link ASK}. */
  async run(command: string): Promise<readonly string[]> {
    const printed = command === ASK ? this.#asked() : await this.#start(command);
    return printed === '' ? [] : printed.replaceAll(this.#home, HOME).replace(/\n$/, '').split('\n');
  }

  #asked(): string {
    const { code } = this;
    this.code = 0;
    return `${code}\n`;
  }

  async #start(command: string): Promise<string> {
    const own = ownCommand(command, this.#home);
    if (own === undefined) return this.#shell(command);
    let shown = '';
    const { code, out, err } = await runMain(
      own.args,
      this.#folder,
      '',
      { ...this.#env, ...own.env },
      (text) => (shown += text),
    );
    this.code = code;
    if (own.file === undefined) return shown;
    writeFileSync(resolve(this.#folder, own.file), out);
    return err;
  }

  #shell(command: string): string {
    const end = join(this.#home, 'cwd');
    rmSync(end, { force: true });
    const script = `exec 2>&1\n${command}\ncode=$?\npwd > '${end}'\nexit $code`;
    const { status, stdout } = spawnSync('bash', ['-c', script], {
      cwd: this.#folder,
      env: this.#env,
      input: '',
      encoding: 'utf8',
    });
    this.code = status ?? 1;
    this.#folder = readFileSync(end, 'utf8').trimEnd();
    return stdout;
  }
}

/** A plain call of the program: its arguments, what it finds in its environment, and the file that its output goes to. */
export interface OwnCommand {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly file?: string;
}

/** The plain call that a line is; undefined for what needs a shell. */
export function ownCommand(command: string, home = HOME): OwnCommand | undefined {
  const words = shellWords(command.replaceAll('\\\n', ' '))?.map((word) => word.replace(/^~(?=\/)/, home)) ?? [];
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const [first, second] = words.slice(Math.max(0, start));
  const skip = first === 'cartwright' ? 1 : first === 'node' && second === 'dist/cli/index.js' ? 2 : 0;
  if (skip === 0) return undefined;
  const env = words.slice(0, start).map((word) => [word.split('=')[0], word.replace(/^[A-Z_]+=/, '')]);
  const file = words.at(-2) === '>' ? words.at(-1) : undefined;
  return {
    args: words.slice(start + skip, file === undefined ? undefined : -2),
    ...(env.length === 0 ? {} : { env: Object.fromEntries(env) as Record<string, string> }),
    ...(file === undefined ? {} : { file }),
  };
}

/** The words of a line without anything that a shell would expand or connect, but for one `> FILE` at its end. */
function shellWords(line: string): string[] | undefined {
  const pattern = /\s*(?:(>)|((?:'[^']*'|"[^"$`\\]*"|[\w@%+=:,./^-]|(?<=\s)~(?=\/))+))(?=\s|$)/gy;
  const words: string[] = [];
  let end = 0;
  for (const [all, redirect, word = ''] of line.matchAll(pattern)) {
    end += all.length;
    words.push(redirect ?? word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  }
  const redirects = words.filter((word) => word === '>').length;
  return line.slice(end).trim() === '' && (redirects === 0 || (redirects === 1 && words.at(-2) === '>'))
    ? words
    : undefined;
}

/** A file after a diff without places: what it takes away is there exactly once. @throws Error where it does not */
export function changed(text: string, diff: readonly string[], line: number): string {
  const side = (mark: string): string =>
    diff.flatMap((each) => (each.startsWith(mark) ? [] : [`${each.slice(1)}\n`])).join('');
  const [before, after, more] = text.split(side('+'));
  if (before === undefined || after === undefined || more !== undefined)
    throw new Error(`line ${line}: what this diff is to change is not once in the file`);
  return before + side('-') + after;
}
