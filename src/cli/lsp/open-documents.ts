import { once } from '../../core/value/once.ts';
import { dirname } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type WorkspacePorts, Workspace } from '../../app/language/workspace.ts';
import { makesProject, rootOf } from '../../app/project/root.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { absolutePath, isWithin, shortest } from '../../core/value/path.ts';
import { checkPorts } from '../../wiring/check-ports.ts';
import { commandFiles } from '../../wiring/workspace.ts';
import { pathOf } from './places.ts';

/** The working directory of files, with what is known of them. */
export interface Place {
  /** Absolute; paths of its files are relative to it. */
  readonly cwd: string;
  readonly workspace: Workspace;
  /** Whether all below it belongs together, so that it is judged as a whole: not so for a folder that only holds an open file. */
  readonly whole: boolean;
}

/** A document that an editor has open, and that a file holds. */
export interface OpenDocument {
  readonly document: TextDocument;
  readonly place: Place;
  /** Relative to the working directory of its place. */
  readonly path: string;
  /** How many characters are before our text: a byte order mark is not one of it. */
  readonly mark: number;
  /** Whether a save writes a byte order mark. */
  readonly isMarked: boolean;
}

/** The open documents by their addresses, each in the place where the command line would judge it. */
export class OpenDocuments {
  #folders: readonly string[] = [];
  readonly #places = new Map<string, Place>();
  readonly #open = new Map<string, OpenDocument>();

  /** The folders that the editor works in; absolute. Documents that are open move to theirs. */
  setFolders(folders: readonly string[]): void {
    this.#folders = folders;
    for (const { document } of this.all) {
      this.close(document.uri);
      this.put(document);
    }
  }

  /** @returns undefined for a text that no file holds */
  put(document: TextDocument): OpenDocument | undefined {
    const absolute = pathOf(document.uri);
    if (absolute === undefined) return undefined;
    const place = this.#open.get(document.uri)?.place ?? this.#placeOf(absolute);
    const path = shortest(place.cwd, absolute);
    const known = this.#open.get(document.uri);
    const written = document.getText();
    const disk =
      known === undefined || UNCLEAR.test(written) ? diskBytes(place.cwd, path, absolute, written) : undefined;
    // Most editors take the mark for none of the text, and write it again; for others it is the first character.
    const isShown = known === undefined ? disk === undefined : known.mark === 1;
    const mark = isShown && written.startsWith(MARK) ? 1 : 0;
    const isMarked = known?.isMarked ?? (mark === 1 || (disk !== undefined && startsWithMark(disk)));
    const text = written.slice(mark);
    if (place.workspace.file(path)?.text !== text) {
      // A reader takes away one mark, whatever follows it.
      const bytes = disk ?? Buffer.from(isMarked || text.startsWith(MARK) ? MARK + text : text);
      place.workspace.put({ path, text, bytes });
    }
    const open = { document, place, path, mark, isMarked };
    this.#open.set(document.uri, open);
    return open;
  }

  close(uri: string): void {
    const open = this.#open.get(uri);
    open?.place.workspace.close(open.path);
    this.#open.delete(uri);
  }

  get(uri: string): OpenDocument | undefined {
    return this.#open.get(uri);
  }

  get all(): readonly OpenDocument[] {
    return [...this.#open.values()];
  }

  #placeOf(absolute: string): Place {
    const folder = this.#folders
      .filter((each) => isWithin(each, absolute))
      .reduce<string | undefined>(
        (deepest, each) => (each.length > (deepest ?? '').length ? each : deepest),
        undefined,
      );
    const [cwd, whole] = folder === undefined ? aroundFile(dirname(absolute)) : [folder, true];
    return once(this.#places, cwd, () => ({ cwd, whole, workspace: new Workspace(portsFor(cwd)) }));
  }
}

/** Where a file that no folder of the editor holds is judged: in its project, its repository, or else by itself in its folder. */
function aroundFile(folder: string): [cwd: string, whole: boolean] {
  try {
    const fs = commandFiles(folder, []);
    const root = rootOf(fs, '.');
    return [absolutePath(folder, root), makesProject(fs, root) === true];
  } catch (error) {
    if (!(asRefusal(error) instanceof UserError)) throw error;
    return [folder, false];
  }
}

function portsFor(cwd: string): WorkspacePorts {
  const clock = { now: () => new Date() };
  const wishes = { checkUrls: false, live: false, path: undefined, timeout: undefined };
  return {
    files: (open) => commandFiles(cwd, open),
    ports: (files) => checkPorts(files, clock, wishes),
  };
}

/** The bytes of the disk, where an editor could only show them as this text; a reader of the bytes reports what is wrong with them. */
function diskBytes(cwd: string, path: string, absolute: string, text: string): Uint8Array | undefined {
  try {
    const bytes = commandFiles(cwd, [absolute]).readFile(path, LIMITS.jsonBytes);
    return new TextDecoder().decode(bytes) === text ? bytes : undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

const MARK = '\ufeff';
/** A text that says less than its bytes: a mark in front, or a character that stands for what is not one. */
const UNCLEAR = /^\ufeff|\ufffd/;

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
