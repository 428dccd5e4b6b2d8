import { isDigest, runningSha256, sha256Digest } from '../../core/value/digest.ts';
import { UserError } from '../../core/result/errors.ts';
import type { Ask, Inputs, Look } from '../../core/result/looks.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import type { ListFolder, PackageFile } from '../package/package-content.ts';
import type { FoundProject } from '../project/projects.ts';

/** What a check asks. */
export interface LookPorts {
  readonly fs: FileSystem;
  readonly clock: Clock;
  /** What stands in the place of a cartridge, which is not read through `fs`: its kind, its bytes and what SQLite keeps beside it. */
  readonly cartridgeAt: (path: string) => string;
  /** Lists what a package packs; missing where it does not stand on a disk, and `fs` knows all. */
  readonly listFolder?: ListFolder;
}

/** A digit or a hyphen that JSON or YAML writes by its number, or a line of YAML that goes on in the next: any day may be written so. */
const HIDDEN_DAY = /\\(?:(?:u00|x|U000000)(?:2d|3\d)|\r?\n)/i;
const DAY = 24 * 60 * 60 * 1000;

/** Hands everything on to the files and the clock of a check, and writes down what it asked and what it was told. */
export class Looks {
  readonly #ports: LookPorts;
  readonly #project: FoundProject;
  readonly #seen = new Map<string, Look>();
  readonly #days: readonly Buffer[];
  #steady = true;
  #dated = false;
  #asked = false;

  constructor(ports: LookPorts, project: FoundProject) {
    this.#ports = ports;
    this.#project = project;
    const now = ports.clock.now().getTime();
    // As any time zone calls the day.
    this.#days = [-DAY, 0, DAY].map((shift) => Buffer.from(dayOf(new Date(now + shift))));
    this.#note({ ask: 'project', path: project.root }, projectAnswer(project));
  }

  readonly clock: Clock = {
    now: () => {
      this.#asked = true;
      return this.#ports.clock.now();
    },
  };

  readonly fs: FileSystem = this.#recording();

  /** As the port of that name; missing where that is. */
  get listFolder(): ListFolder | undefined {
    const list = this.#ports.listFolder;
    if (list === undefined) return undefined;
    return (path, limit, onFault) => {
      const { files, faults } = folderContent(list, path, limit);
      this.#note({ ask: 'folder', path, limit }, folderAnswer(files, faults));
      for (const fault of faults) {
        if (onFault === undefined) throw fault;
        onFault(fault);
      }
      return files.map((file) => this.#noted(file, `${path}/${file.path}`));
    };
  }

  /** A file whose content is written down when it is read. */
  #noted(file: PackageFile, path: string): PackageFile {
    return {
      path: file.path,
      size: file.size,
      read: (sink) => {
        const digest = runningSha256();
        try {
          file.read((bytes) => {
            this.#date(bytes);
            digest.update(bytes);
            sink(bytes);
          });
        } catch (error) {
          this.#note({ ask: 'read', path }, refusal(error));
          throw error;
        }
        this.#note({ ask: 'read', path }, digest.finish());
      },
    };
  }

  /** A text that names a day may be judged otherwise on another one. */
  #date(bytes: Uint8Array): void {
    if (this.#dated) return;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#dated =
      this.#days.some((day) => text.includes(day)) || (text.includes('\\') && HIDDEN_DAY.test(text.toString('latin1')));
  }

  cartridge(path: string): void {
    this.#note({ ask: 'cartridge', path }, this.#ports.cartridgeAt(path));
  }

  /**
   * What the check has asked.
   *
   * @param options what was asked of the program, as data
   * @returns undefined when something changed meanwhile, so that nobody can say what was judged
   */
  inputs(options: unknown): Inputs | undefined {
    if (!this.#steady) return undefined;
    const moment = this.#ports.clock.now();
    const looks = essential([...this.#seen.values()]).sort(byPlace);
    const today = this.#asked ? (this.#dated ? moment.toISOString() : dayOf(moment)) : null;
    return { digest: inputsDigest({ today, looks }, this.#project, options), today, looks };
  }

  #recording(): FileSystem {
    const files = (): FileSystem => this.#ports.fs;
    const told = <T>(question: Omit<Look, 'is'>, ask: () => T, answer: (value: T) => string): T => {
      try {
        const value = ask();
        this.#note(question, answer(value));
        return value;
      } catch (error) {
        this.#note(question, refusal(error));
        throw error;
      }
    };
    return {
      get cwd() {
        return files().cwd;
      },
      readFile: (path, maxBytes, start = false) => {
        const ask: Ask = start ? 'start' : 'read';
        return told(
          { ask, path, ...(maxBytes === undefined ? {} : { limit: maxBytes }) },
          () => files().readFile(path, maxBytes, start),
          (bytes) => {
            this.#date(bytes);
            return sha256Digest(bytes);
          },
        );
      },
      kind: (path) => told({ ask: 'kind', path }, () => files().kind(path), String),
      isLink: (path) => told({ ask: 'link', path }, () => files().isLink(path), linkAnswer),
      list: (path, { ignored = false, onLink } = {}) => {
        const links: string[] = [];
        const list = (): string[] => files().list(path, { ignored, onLink: (link) => links.push(link) });
        const found = told({ ask: ignored ? 'list-all' : 'list', path }, list, (paths) => listAnswer(paths, links));
        if (onLink !== undefined) links.forEach(onLink);
        return found;
      },
      checkTarget: (path) => files().checkTarget(path),
      writeFile: (...args) => files().writeFile(...args),
    };
  }

  #note(question: Omit<Look, 'is'>, is: string): void {
    const key = `${question.ask}\0${question.limit ?? ''}\0${question.path}`;
    const known = this.#seen.get(key);
    if (known !== undefined) this.#steady &&= known.is === is;
    else this.#seen.set(key, { ...question, is });
  }
}

/**
 * Whether a check that was made before would be told the same, so that its report is the one that a new check would give.
 *
 * @param options as {@link Looks.inputs} got them
 */
export function isUnchanged(ports: LookPorts, project: FoundProject, before: Inputs, options: unknown): boolean {
  const moment = ports.clock.now();
  if (before.today !== null && ![dayOf(moment), moment.toISOString()].includes(before.today)) return false;
  if (before.digest !== inputsDigest(before, project, options)) return false;
  return before.looks.every((look) => look.is === answerTo(ports, project, look));
}

function answerTo(
  { fs, cartridgeAt, listFolder }: LookPorts,
  project: FoundProject,
  { ask, path, limit }: Look,
): string {
  try {
    switch (ask) {
      case 'read':
      case 'start':
        return sha256Digest(fs.readFile(path, limit, ask === 'start'));
      case 'kind':
        return fs.kind(path);
      case 'link':
        return linkAnswer(fs.isLink(path));
      case 'list':
      case 'list-all': {
        const links: string[] = [];
        return listAnswer(fs.list(path, { ignored: ask === 'list-all', onLink: (link) => links.push(link) }), links);
      }
      case 'folder': {
        if (listFolder === undefined) return 'no folder';
        const { files, faults } = folderContent(listFolder, path, limit ?? 0);
        return folderAnswer(files, faults);
      }
      case 'project':
        return path === project.root ? projectAnswer(project) : 'another';
      case 'cartridge':
        return cartridgeAt(path);
    }
  } catch (error) {
    return refusal(error);
  }
  return unreachable(ask);
}

/** The digest of all that decides: it is the same wherever the working directory lies. */
function inputsDigest(
  { today, looks }: Pick<Inputs, 'today' | 'looks'>,
  { root, within }: FoundProject,
  options: unknown,
): string {
  const told = looks.map(({ ask, path, limit, is }) => [ask, path, limit ?? null, is]);
  return sha256Digest(JSON.stringify([options, root, within ?? null, today, told]));
}

function projectAnswer({ files, links }: FoundProject): string {
  return listAnswer(files, links);
}

function listAnswer(paths: readonly string[], links: readonly string[]): string {
  return sha256Digest(JSON.stringify([paths, [...links].sort()]));
}

function folderContent(list: ListFolder, path: string, limit: number) {
  const faults: UserError[] = [];
  return { files: list(path, limit, (fault) => faults.push(fault)), faults };
}

function folderAnswer(files: readonly PackageFile[], faults: readonly UserError[]): string {
  return sha256Digest(
    JSON.stringify([files.map(({ path }) => path), faults.map((fault) => [fault.path, refusal(fault)])]),
  );
}

/** Without what follows from the bytes of a whole file: that it is one, and how it begins. */
function essential(looks: readonly Look[]): Look[] {
  const whole = new Map<string, Look>();
  for (const look of looks)
    if (look.ask === 'read' && isDigest(look.is)) whole.set(look.path, whole.get(look.path) ?? look);
  return looks.filter((look) => {
    const { ask, path, is } = look;
    const read = whole.get(path);
    if (read === undefined || read === look) return true;
    return !((ask === 'kind' && is === 'file') || ((ask === 'read' || ask === 'start') && isDigest(is)));
  });
}

function linkAnswer(isLink: boolean): string {
  return isLink ? 'link' : 'no link';
}

function refusal(error: unknown): string {
  if (!(error instanceof UserError)) throw error;
  // Of what lies outside nothing but the path is said.
  if (error.code === 'outside-workspace') return 'outside';
  return `refused ${sha256Digest(JSON.stringify([error.code, error.message]))}`;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const ASKS: Readonly<Record<Ask, number>> = {
  project: 0,
  kind: 1,
  link: 2,
  start: 3,
  read: 4,
  cartridge: 5,
  list: 6,
  'list-all': 7,
  folder: 8,
};

function byPlace(a: Look, b: Look): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return ASKS[a.ask] - ASKS[b.ask] || (a.limit ?? 0) - (b.limit ?? 0);
}
