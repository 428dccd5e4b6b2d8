import { setImmediate as turn } from 'node:timers/promises';
import type { Connection } from 'vscode-languageserver';
import { CHECK_PARTS, type CheckPart } from '../../app/check/check.ts';
import type { Desk, Desked, Place } from './desk.ts';
import { lspDiagnostics } from './diagnostics.ts';

/** What a check of a project is divided into: comparing the CALs with all the code comes last, since it reads most. */
const STAGES: readonly ReadonlySet<CheckPart>[] = [
  new Set(CHECK_PARTS.filter((part) => part !== 'propose')),
  new Set(CHECK_PARTS),
];

/** A check that took longer than this many milliseconds waits until nothing was typed for twice its time. */
const QUICK = 15;
const LONGEST_WAIT = 2000;

interface Due {
  readonly place: Place;
  readonly root: string;
  stage: number;
}

/**
 * Judges what is open, one after the other: first each changed document by itself, which answers a keystroke, then the projects that
 * it belongs to, when the editor leaves time for it.
 */
export class Judging {
  readonly #desk: Desk;
  readonly #connection: Connection;
  readonly #failed: (error: unknown) => void;
  readonly #changed = new Set<string>();
  readonly #due = new Map<string, Due>();
  readonly #costs = new Map<string, number>();
  readonly #shown = new Map<string, string>();
  readonly #onJudged: () => void;
  #lastChange = 0;
  #running = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param failed gets a bug of ours
   * @param onJudged is called when a check of a project may have changed more than diagnostics
   */
  constructor(desk: Desk, connection: Connection, failed: (error: unknown) => void, onJudged: () => void) {
    this.#desk = desk;
    this.#connection = connection;
    this.#failed = failed;
    this.#onJudged = onJudged;
  }

  changed(uri: string): void {
    this.#changed.add(uri);
    this.#lastChange = performance.now();
    this.#start();
  }

  /** Something beside the open documents changed: all that is open is judged anew. */
  surroundingsChanged(): void {
    for (const desked of this.#desk.all) this.#isDue(desked);
    this.#start();
  }

  closed(uri: string): void {
    this.#changed.delete(uri);
    this.#shown.delete(uri);
    this.#send(uri, { uri, diagnostics: [] });
    this.surroundingsChanged();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#changed.clear();
    this.#due.clear();
  }

  #isDue({ place, path }: Desked): void {
    const root = place.workspace.root(path);
    if (place.whole) this.#due.set(`${place.cwd}\n${root}`, { place, root, stage: 0 });
  }

  #start(): void {
    clearTimeout(this.#timer);
    if (this.#running) return;
    this.#running = true;
    void this.#run()
      .catch(this.#failed)
      .finally(() => {
        this.#running = false;
      });
  }

  async #run(): Promise<void> {
    for (;;) {
      // What else was typed meanwhile is read first: only the last text of a document is judged.
      await turn();
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const uri of changed) await this.#judgeAlone(uri);
      if (this.#changed.size > 0) continue;
      const [next] = this.#due;
      if (next === undefined) return;
      const [key, due] = next;
      const wait = this.#waitOf(`${key}\n${due.stage}`);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#start(), wait);
        return;
      }
      this.#due.delete(key);
      await this.#judgeProject(key, due);
    }
  }

  #waitOf(key: string): number {
    const cost = this.#costs.get(key) ?? 0;
    const quiet = cost <= QUICK ? 0 : Math.min(2 * cost, LONGEST_WAIT);
    return Math.max(0, this.#lastChange + quiet - performance.now());
  }

  async #judgeAlone(uri: string): Promise<void> {
    const desked = this.#desk.get(uri);
    if (desked === undefined) return;
    await desked.place.workspace.judgeAlone(desked.path);
    this.#show(desked);
    this.#isDue(desked);
  }

  async #judgeProject(key: string, { place, root, stage }: Due): Promise<void> {
    const start = performance.now();
    const parts = STAGES[stage];
    if (parts === undefined) return;
    await place.workspace.judgeProject(root, parts);
    this.#costs.set(`${key}\n${stage}`, performance.now() - start);
    for (const desked of this.#desk.all)
      if (desked.place === place && place.workspace.root(desked.path) === root) this.#show(desked);
    this.#onJudged();
    if (stage + 1 < STAGES.length && !this.#due.has(key)) this.#due.set(key, { place, root, stage: stage + 1 });
  }

  #show({ document: { uri, version }, place, path, mark }: Desked): void {
    const diagnostics = lspDiagnostics(place.workspace.findings(path), place.cwd, mark);
    this.#send(uri, { uri, version, diagnostics });
  }

  #send(uri: string, params: Parameters<Connection['sendDiagnostics']>[0]): void {
    const text = JSON.stringify(params);
    if (this.#shown.get(uri) === text) return;
    if (this.#desk.get(uri) !== undefined) this.#shown.set(uri, text);
    void this.#connection.sendDiagnostics(params);
  }
}
