import { unjudgedFinding } from '../../core/report/projects.ts';
import { sortDiagnostics, START_OF_FILE, type Diagnostic } from '../../core/result/diagnostic.ts';
import { tooLarge, UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { absolutePath, shortest } from '../../core/value/path.ts';
import { type FileSystem, forward, listedOnce } from '../../ports.ts';
import { isOf } from '../check/files.ts';
import type { CheckPart, CheckPorts } from '../check/options.ts';
import { rootOf } from '../project/root.ts';
import { judgeAlone, judgeProject } from './judge.ts';
import { LineIndex } from '../../core/source/line-index.ts';

/** More bytes make a document large: it is judged when nothing else is left to judge. */
const LARGE = 64 * 1024;

/** A file as an editor has it. */
export interface OpenFile {
  /** Relative to the working directory. */
  readonly path: string;
  readonly text: string;
  /** What a save would write; what the disk has, where the text is that. */
  readonly bytes: Uint8Array;
}

/** Findings, and the text that they were made in. */
interface Made {
  readonly text: string;
  readonly findings: readonly Diagnostic[];
}

interface Known {
  file: OpenFile;
  /** Folder of its project, relative to the working directory, as it was at the last question. */
  root: string | undefined;
  /** What the file says by itself. */
  alone: Made | undefined;
  /** What a check of its project says of it beside that. */
  beside: Made | undefined;
  /** The text as it was read. */
  doc?: SourceDocument;
}

export interface WorkspacePorts {
  /** The files of the working directory, read anew. */
  readonly files: (open: readonly string[]) => FileSystem;
  readonly ports: (files: FileSystem) => Promise<CheckPorts>;
}

/**
 * The open files of one working directory, and what is known of them. Their texts are before what the disk has, in every answer.
 * Nothing of the disk is remembered from one answer to the next.
 */
export class Workspace {
  readonly #outside: WorkspacePorts;
  readonly #known = new Map<string, Known>();

  constructor(outside: WorkspacePorts) {
    this.#outside = outside;
  }

  put(file: OpenFile): void {
    const known = this.#known.get(file.path);
    if (known === undefined) this.#known.set(file.path, { file, root: undefined, alone: undefined, beside: undefined });
    else known.file = file;
  }

  close(path: string): void {
    this.#known.delete(path);
  }

  file(path: string): OpenFile | undefined {
    return this.#known.get(path)?.file;
  }

  /** Whether judging an open file may take so long that others must not wait for it. */
  isLarge(path: string): boolean {
    return (this.file(path)?.bytes.length ?? 0) > LARGE;
  }

  get paths(): readonly string[] {
    return [...this.#known.keys()];
  }

  /**
   * Folder of the project of an open file, relative to the working directory.
   *
   * @throws UserError when it cannot be determined
   */
  root(path: string): string {
    const known = this.#known.get(path);
    if (known === undefined) return '.';
    return (known.root ??= rootOf(this.files(), path));
  }

  /** The files as they are: open texts before the disk. */
  files(): FileSystem {
    const fs = this.#outside.files(this.paths);
    const texts = [...this.#known.values()].map(
      ({ file: { path, bytes } }) => [absolutePath(fs.cwd, path), bytes] as const,
    );
    return withOpenTexts(fs, new Map(texts));
  }

  /** An open file as it is read; undefined for one that is not open. */
  async document(path: string): Promise<SourceDocument | undefined> {
    const known = this.#known.get(path);
    if (known === undefined || known.doc?.text === known.file.text) return known?.doc;
    const doc = await readDocument(path, known.file.bytes, { maxDepth: LIMITS.schemaDepth });
    known.doc = doc;
    return doc;
  }

  /** Judges an open file by itself, unless that is known. */
  async judgeAlone(path: string): Promise<void> {
    const known = this.#known.get(path);
    if (known === undefined || known.alone?.text === known.file.text) return;
    const { text } = known.file;
    const files = this.files();
    try {
      known.root = rootOf(files, path);
      known.alone = { text, findings: await judgeAlone(await this.#outside.ports(files), path) };
    } catch (error) {
      known.alone = { text, findings: [problemIn(path, error)] };
    }
  }

  /** Lets what open files say by themselves be judged anew: what they are judged by may have changed. */
  forget(): void {
    for (const known of this.#known.values()) known.alone = undefined;
  }

  /**
   * Judges open files of a project by a check of it, as they are when it begins.
   *
   * @param parts without `propose` what the code calls for is as it was found last
   * @param only the files that are asked for; without it all that are open, large CALs aside
   */
  async judgeProject(root: string, parts: ReadonlySet<CheckPart>, only?: ReadonlySet<string>): Promise<void> {
    const isAsked = (path: string): boolean => only?.has(path) ?? !(isOf('cals', path) && this.isLarge(path));
    const open = [...this.#known].filter(([path, known]) => known.root === root && isAsked(path));
    for (const [path] of open) await this.judgeAlone(path);
    const made = open.map(([, { file, alone }]) => ({ text: file.text, alone }));
    const judged = await this.#judge(root, new Set(open.map(([path]) => path)), parts);
    for (const [i, [path, known]] of open.entries()) {
      const { text = '', alone } = made[i] ?? {};
      // What was typed before the check began, and not judged by itself, is still to come.
      if (alone?.text !== text) continue;
      const own = new Set(alone.findings.map(keyOf));
      const beside = judged(path).filter((each) => !own.has(keyOf(each)));
      const kept = parts.has('propose') ? [] : proposals(known.beside, text);
      known.beside = { text, findings: [...beside, ...kept] };
    }
  }

  async #judge(
    root: string,
    paths: ReadonlySet<string>,
    parts: ReadonlySet<CheckPart>,
  ): Promise<(path: string) => readonly Diagnostic[]> {
    try {
      const findings = await judgeProject(await this.#outside.ports(this.files()), root, paths, parts);
      return (path) => findings.filter((each) => each.path === path);
    } catch (error) {
      return (path) => [problemIn(path, error)];
    }
  }

  /** Whether what a file says by itself is known: until it is, having no findings means nothing. */
  isJudged(path: string): boolean {
    return this.#known.get(path)?.alone !== undefined;
  }

  /** What is known of an open file, at its place in the text that the file has. */
  findings(path: string): readonly Diagnostic[] {
    const known = this.#known.get(path);
    if (known === undefined) return [];
    const now = ({ text, findings }: Made): readonly Diagnostic[] => shifted(findings, text, known.file.text);
    const [alone, beside] = [known.alone, known.beside].map((made) => (made === undefined ? [] : now(made)));
    return sortDiagnostics([...(alone ?? []), ...(beside ?? [])]);
  }
}

/** What tells findings apart, as in their order. */
function keyOf({ path, range, rule, message }: Diagnostic): string {
  return JSON.stringify([path, range, rule, message]);
}

/** What the code calls for, as it was found last, at its place in a text. */
function proposals(made: Made | undefined, text: string): readonly Diagnostic[] {
  const found = made?.findings.filter(({ rule }) => rule.startsWith('propose/')) ?? [];
  return made === undefined ? [] : shifted(found, made.text, text);
}

/**
 * What keeps an open file from being judged, in that file: at its place where it is the file's own mistake.
 *
 * @throws what is not an UserError: a bug is not a finding
 */
function problemIn(path: string, error: unknown): Diagnostic {
  if (!(error instanceof UserError)) throw error;
  const found = unjudgedFinding(error.path ?? path, error.message, error.help, error.range);
  if (found.path === path) return found;
  const related = [{ message: error.message, path: found.path, range: found.range }];
  return { ...found, path, range: START_OF_FILE, related };
}

/**
 * Findings in a text that has changed since, as far as what they are about is still there: what is before the change stays, what
 * is behind it moves with its text, and what reaches into it ends at its borders. Its fix was for another text, and is left out.
 *
 * @param before the text that the findings were made in
 */
export function shifted(findings: readonly Diagnostic[], before: string, after: string): readonly Diagnostic[] {
  if (before === after || findings.length === 0) return findings;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  const [from, to] = [new LineIndex(before), new LineIndex(after)];
  const behind = (at: number): boolean => at >= before.length - tail;
  const startOf = (at: number): number => (at < head ? at : behind(at) ? at + after.length - before.length : head);
  const endOf = (at: number): number =>
    at <= head ? at : behind(at) ? at + after.length - before.length : after.length - tail;
  return findings.map((found) => {
    const { range, fix: _, ...rest } = found;
    const [start, end] = [from.offset(range.start), from.offset(range.end)];
    // A place without length stays with what is before it.
    const place = start === end ? { start: endOf(start), end: endOf(end) } : { start: startOf(start), end: endOf(end) };
    return { ...rest, range: to.range(place) };
  });
}

/**
 * A tree of files in which some are open in an editor: what is there is their text, saved or not. What git ignores on the disk
 * stays ignored; a file that is on no disk yet is listed. Each folder is listed once, and nothing is ever written.
 *
 * @param texts bytes of the open files, by absolute path
 */
export function withOpenTexts(fs: FileSystem, texts: ReadonlyMap<string, Uint8Array>): FileSystem {
  const textAt = (path: string): Uint8Array | undefined => texts.get(absolutePath(fs.cwd, path));
  const refuse = (path: string): never => {
    throw new Error(`the language server writes nothing, and was to write ${path}`);
  };
  const opened = forward(fs, {
    readFile(path, maxBytes = Infinity, start = false) {
      const bytes = textAt(path);
      if (bytes === undefined) return fs.readFile(path, Number.isFinite(maxBytes) ? maxBytes : undefined, start);
      if (bytes.length <= maxBytes) return bytes;
      if (start) return bytes.subarray(0, maxBytes);
      throw tooLarge(path, bytes.length, maxBytes);
    },
    kind: (path) => (textAt(path) === undefined ? fs.kind(path) : 'file'),
    list(directory, options) {
      const files = fs.list(directory, options);
      const folder = absolutePath(fs.cwd, directory);
      const fresh = [...texts.keys()]
        .filter((path) => path.startsWith(`${folder === '/' ? '' : folder}/`) && fs.kind(path) === 'none')
        .map((path) => shortest(folder, path));
      return fresh.length === 0 ? files : [...new Set([...files, ...fresh])].sort();
    },
    checkTarget: refuse,
    writeFile: refuse,
  });
  return listedOnce(opened);
}
