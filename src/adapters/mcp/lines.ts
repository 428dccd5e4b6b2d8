import type { Writable } from 'node:stream';

type Id = string | number;

/** Bytes of each end of a line over the limit that are kept, to tell whose answer it is. */
const ENDS = 256;
const NEWLINE = 10;

/** What a {@link LineReader} hands on. */
export interface LineEvents {
  line(text: string): void;
  /** A line has passed the limit, before its end is seen. @returns whether the lines after it are still read */
  exceeded(): boolean;
  /** The end of such a line. @param id of the message that it was; undefined when neither end tells it */
  skipped(id: Id | undefined, head: string): void;
}

/** Splits a stream into lines; of a line over the limit no more is kept than its ends. */
export class LineReader {
  readonly #limit: number;
  readonly #events: LineEvents;
  #pending: Buffer[] = [];
  #bytes = 0;
  /** The ends of a line that is being skipped. */
  #long: { readonly head: Buffer; tail: Buffer } | undefined;
  #over = false;

  /** @param limit bytes of a line */
  constructor(limit: number, events: LineEvents) {
    this.#limit = limit;
    this.#events = events;
  }

  push(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1 && !this.#over; at = chunk.indexOf(NEWLINE, from)) {
      this.#take(chunk.subarray(from, at));
      from = at + 1;
      this.#end();
    }
    if (from < chunk.length && !this.#over) this.#take(chunk.subarray(from));
  }

  /** Ends the reading: what comes is not looked at. */
  stop(): void {
    this.#over = true;
    this.#pending = [];
    this.#long = undefined;
  }

  #take(part: Buffer): void {
    if (this.#long !== undefined) {
      this.#long.tail = lastOf([this.#long.tail, part]);
      return;
    }
    this.#pending.push(part);
    this.#bytes += part.length;
    if (this.#bytes <= this.#limit) return;
    const head = Buffer.concat(this.#pending.slice(0, ENDS)).subarray(0, ENDS);
    this.#long = { head, tail: lastOf(this.#pending.slice(-ENDS)) };
    this.#pending = [];
    if (!this.#events.exceeded()) this.stop();
  }

  #end(): void {
    const [long, pending] = [this.#long, this.#pending];
    this.#long = undefined;
    this.#pending = [];
    this.#bytes = 0;
    if (this.#over) return;
    if (long === undefined) {
      const [first, ...others] = pending;
      const whole = first === undefined || others.length > 0 ? Buffer.concat(pending) : first;
      return this.#events.line(whole.toString('utf8'));
    }
    const head = long.head.toString('utf8');
    const [, id] = FIRST.exec(head) ?? LAST.exec(long.tail.toString('utf8')) ?? [];
    this.#events.skipped(id === undefined ? undefined : (JSON.parse(id) as Id), head);
  }
}

/** Writes messages as lines, and tells when the stream takes more: one listener serves all that wait. */
export class LineWriter {
  readonly #stream: Writable;
  /** Resolves once the stream takes more, or has ended; undefined where it takes more now. */
  full: Promise<void> | undefined;
  #release: () => void = () => undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    const release = (): void => {
      this.full = undefined;
      this.#release();
    };
    for (const event of ['drain', 'close', 'error']) stream.on(event, release);
  }

  write(line: string): Promise<void> {
    if (!this.#stream.write(line)) this.full ??= new Promise((resolve) => (this.#release = resolve));
    return this.full ?? Promise.resolve();
  }
}

/** A message as a line; undefined for one that nests deeper than JSON is written here. */
export function lineOf(message: object): string | undefined {
  try {
    return `${JSON.stringify(message)}\n`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function lastOf(parts: readonly Buffer[]): Buffer {
  return Buffer.from(Buffer.concat(parts).subarray(-ENDS));
}

const ID = String.raw`"id"\s*:\s*(-?\d{1,15}|"[^"\\]{0,100}")`;
/** Before the first value that may hold anything. */
const FIRST = new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${ID}\s*,`);
/** The last brace closes the message itself, so that what is before it is its own. */
const LAST = new RegExp(String.raw`,\s*${ID}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`);
