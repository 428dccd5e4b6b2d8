import { setImmediate as turn } from 'node:timers/promises';
import type { Connection } from 'vscode-languageserver';

import { isOf } from '../../app/check/files.ts';
import { CHECK_PARTS, type CheckPart } from '../../app/check/options.ts';
import type { OpenDocuments, OpenDocument, Place } from './open-documents.ts';
import { lspDiagnostics, published } from './places.ts';

/** What a check is divided into. Comparing the CALs with all the code reads most: it is done when a file is opened, saved or closed. */
const STAGES = {
  typed: new Set<CheckPart>(CHECK_PARTS.filter((part) => part !== 'propose')),
  saved: new Set<CheckPart>(CHECK_PARTS),
} as const;

/** A check that took longer than this many milliseconds waits for a pause in the typing. */
const QUICK = 15;
const PAUSE = 250;
const LONGEST_PAUSE = 2000;
/** How many messages may be there before a large document is judged: one is read in a turn. */
const TURNS = 20;

interface Due {
  readonly place: Place;
  readonly root: string;
  readonly stage: keyof typeof STAGES;
  readonly isLarge: boolean;
  /** Where only some of the open files can have another answer. */
  only: ReadonlySet<string> | undefined;
}

/**
 * Judges what is open, one thing after the other: first each document that is typed in by itself, which answers the keystroke, then
 * what else may have changed with it, when the editor leaves time for it. Large documents come last, so that no other waits for them.
 */
export class Judging {
  readonly #documents: OpenDocuments;
  readonly #connection: Connection;
  readonly #failed: (error: unknown) => void;
  /** Documents that were typed in, and those whose surroundings changed. */
  readonly #typed = new Set<string>();
  readonly #stale = new Set<string>();
  readonly #due = new Map<string, Due>();
  /** Milliseconds that a check took last. */
  readonly #costs = new Map<string, number>();
  readonly #shown = new Map<string, string>();
  #waiting: { readonly isLarge: boolean; readonly resolve: () => void }[] = [];
  #lastTyped = 0;
  #running = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param failed gets a bug of ours */
  constructor(documents: OpenDocuments, connection: Connection, failed: (error: unknown) => void) {
    this.#documents = documents;
    this.#connection = connection;
    this.#failed = failed;
  }

  /** A document has another text: one that was typed, or that of a document which was only opened. */
  changed(uri: string, isTyped: boolean): void {
    this.#typed.add(uri);
    if (isTyped) this.#lastTyped = performance.now();
    const open = this.#documents.get(uri);
    // A CAL says nothing of other files; by anything else they may be judged.
    if (open !== undefined && !isOf('cals', open.path)) this.#markStale(open.place);
    this.#start();
  }

  /** Something was opened, saved or closed, or changed on the disk: all that is open is judged anew, with the code. */
  surroundingsChanged(): void {
    for (const { place } of this.#documents.all) this.#markStale(place);
    for (const open of this.#documents.all) this.#schedule(open, 'saved');
    this.#start();
  }

  closed(uri: string): void {
    for (const waiting of [this.#typed, this.#stale]) waiting.delete(uri);
    this.#send(uri, { uri, diagnostics: [] });
    this.#shown.delete(uri);
    this.surroundingsChanged();
  }

  /**
   * Settles when nothing is left to judge; what is typed meanwhile puts it off.
   *
   * @param uri the document that is asked about: large ones are only waited for if it is one itself
   */
  settled(uri?: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isLarge: uri === undefined || this.#isLarge(uri), resolve });
      this.#start();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const waiting of [this.#typed, this.#stale, this.#due]) waiting.clear();
    for (const isLarge of [false, true]) this.#settle(isLarge);
  }

  #settle(isLarge: boolean): void {
    const done = this.#waiting.filter((each) => each.isLarge === isLarge);
    this.#waiting = this.#waiting.filter((each) => each.isLarge !== isLarge);
    for (const { resolve } of done) resolve();
  }

  #isLarge(uri: string): boolean {
    const open = this.#documents.get(uri);
    return open?.place.workspace.isLarge(open.path) === true;
  }

  #markStale(place: Place): void {
    place.workspace.forget();
    for (const open of this.#documents.all) if (open.place === place) this.#stale.add(open.document.uri);
  }

  #schedule({ place, path }: OpenDocument, stage: Due['stage']): void {
    if (!place.whole) return;
    const root = place.workspace.root(path);
    const isLarge = isOf('cals', path) && place.workspace.isLarge(path);
    const key = `${place.cwd}\n${root}\n${stage}\n${isLarge}`;
    const known = this.#due.get(key);
    const narrow =
      isLarge || (stage === 'typed' && isOf('cals', path) && (known === undefined || known.only !== undefined));
    const only = narrow ? new Set([...(known?.only ?? []), path]) : undefined;
    this.#due.set(key, { place, root, stage, isLarge, only });
  }

  #start(): void {
    clearTimeout(this.#timer);
    if (this.#running) return;
    this.#running = true;
    this.#run().catch((error: unknown) => {
      // What failed waits no more, and the rest goes on.
      this.#failed(error);
      this.#start();
    });
  }

  // A caller that is told that all is settled may start again at once, so the flag is reset first.
  async #run(): Promise<void> {
    try {
      while (await this.#next());
    } finally {
      this.#running = false;
    }
  }

  /** Judges one thing; false when nothing is left, or nothing yet. */
  async #next(): Promise<boolean> {
    // What else was typed meanwhile is read first: only the last text of a document is judged.
    await turn();
    for (const isLarge of [false, true]) {
      const uri = [...this.#typed, ...this.#stale].find((each) => this.#isLarge(each) === isLarge);
      const due = [...this.#due].filter(([, each]) => each.isLarge === isLarge);
      if (isLarge && (uri !== undefined || due.length > 0) && (await this.#isAskedOtherwise())) return true;
      if (uri !== undefined) {
        await this.#judgeAlone(uri);
        return true;
      }
      const waits = due.map(([key, each]) => ({ key, due: each, wait: this.#waitOf(key) }));
      const [next] = waits.sort((a, b) => a.wait - b.wait);
      if (next !== undefined && next.wait > 0) {
        this.#timer = setTimeout(() => this.#start(), next.wait);
        return false;
      }
      if (next !== undefined) {
        this.#due.delete(next.key);
        await this.#judgeProject(next.key, next.due);
        return true;
      }
      this.#settle(isLarge);
    }
    return false;
  }

  /** Whether anything but large documents is to be judged, or is waited for, once all messages that are there are read. */
  async #isAskedOtherwise(): Promise<boolean> {
    for (let i = 0; i < TURNS; i++) {
      await turn();
      const documents = [...this.#typed, ...this.#stale].some((each) => !this.#isLarge(each));
      if (documents || [...this.#due.values(), ...this.#waiting].some((each) => !each.isLarge)) return true;
    }
    return false;
  }

  #waitOf(key: string): number {
    const cost = this.#costs.get(key) ?? 0;
    const pause = cost <= QUICK ? 0 : Math.min(Math.max(PAUSE, 2 * cost), LONGEST_PAUSE);
    return Math.max(0, this.#lastTyped + pause - performance.now());
  }

  async #judgeAlone(uri: string): Promise<void> {
    for (const waiting of [this.#typed, this.#stale]) waiting.delete(uri);
    const open = this.#documents.get(uri);
    if (open === undefined) return;
    await open.place.workspace.judgeAlone(open.path);
    this.#show(open);
    this.#schedule(open, 'typed');
  }

  async #judgeProject(key: string, { place, root, stage, only }: Due): Promise<void> {
    const start = performance.now();
    await place.workspace.judgeProject(root, STAGES[stage], only);
    this.#costs.set(key, performance.now() - start);
    for (const open of this.#documents.all)
      if (open.place === place && place.workspace.root(open.path) === root) this.#show(open);
  }

  #show({ document: { uri, version }, place, path, mark }: OpenDocument): void {
    if (!place.workspace.isJudged(path)) return;
    const diagnostics = lspDiagnostics(published(path, place.workspace.findings(path)), place.cwd, mark);
    this.#send(uri, { uri, version, diagnostics });
  }

  #send(uri: string, params: Parameters<Connection['sendDiagnostics']>[0]): void {
    const text = JSON.stringify(params);
    if (this.#shown.get(uri) === text) return;
    this.#shown.set(uri, text);
    // An editor that is gone reads none.
    this.#connection.sendDiagnostics(params).catch(() => undefined);
  }
}
