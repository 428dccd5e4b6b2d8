import type { Repository } from './repository.ts';
import { runGit, type GitAnswer } from './run-git.ts';

/** Objects that one process is asked for at most. */
const BATCH = 1_000;
/** Bytes that are kept; beyond, what was read is read once more when it is asked for again. */
const KEPT = 64 * 1024 * 1024;

/** The bytes of a blob, or why git did not give them. */
export type BlobAnswer = { readonly output: Uint8Array } | Exclude<GitAnswer, { readonly output: unknown }>;

/**
 * Blobs of a repository. A process of git costs more than the reading of a hundred files: with the blob that is asked for it brings
 * those that are expected to be asked for next.
 */
export class Blobs {
  readonly #repository: Repository;
  readonly #expected: () => Iterable<string>;
  #coming: Set<string> | undefined;
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param expected ids of the blobs that will probably be read, the likeliest first; asked once, when the first is read */
  constructor(repository: Repository, expected: () => Iterable<string>) {
    this.#repository = repository;
    this.#expected = expected;
  }

  read(oid: string): BlobAnswer {
    const kept = this.#kept.get(oid) ?? this.#bring(oid).get(oid);
    if (kept !== undefined) return { output: kept };
    // What did not come is asked for alone, so that git says why.
    const answer = runGit(this.#repository, ['cat-file', 'blob', oid]);
    if ('output' in answer) this.#keep(new Map([[oid, answer.output]]), answer.output.length);
    return answer;
  }

  #bring(oid: string): ReadonlyMap<string, Uint8Array> {
    const coming = (this.#coming ??= new Set(this.#expected()));
    coming.delete(oid);
    const batch = [oid, ...[...coming].slice(0, BATCH - 1)];
    // Nothing is expected twice: not what is missing, nor all of what was too much at once.
    for (const each of batch) coming.delete(each);
    if (batch.length === 1) return this.#kept;
    const answer = runGit(this.#repository, ['cat-file', '--batch', '--buffer'], { input: `${batch.join('\n')}\n` });
    if ('output' in answer) this.#keep(blobsIn(answer.output), answer.output.length);
    return this.#kept;
  }

  #keep(blobs: ReadonlyMap<string, Uint8Array>, bytes: number): void {
    if (this.#bytes + bytes > KEPT) {
      this.#kept.clear();
      this.#bytes = 0;
    }
    this.#bytes += bytes;
    for (const [id, each] of blobs) this.#kept.set(id, each);
  }
}

/** What `git cat-file --batch` prints: for each object a line with its id, type and size, its bytes, and a line end. */
const NEWLINE = 0x0a;

/**
 * Reads the answer to a list of ids.
 *
 * @returns the bytes of every blob; what is missing, or no blob, is not there. The bytes are views of the answer
 */
export function blobsIn(answer: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  const decoder = new TextDecoder();
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf(NEWLINE, at);
    if (end < 0) break;
    const [, oid = '', type, length] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(decoder.decode(answer.subarray(at, end))) ?? [];
    at = end + 1;
    // Of an object that is not there is nothing but the line.
    if (length === undefined) continue;
    const size = Number(length);
    if (at + size > answer.length) break;
    if (type === 'blob') blobs.set(oid, answer.subarray(at, at + size));
    at += size + 1;
  }
  return blobs;
}
