/** Records of SAVE that a gate writes and finds (docs/format.md 21). */
import { canonicalize } from '../value/canonical-json.ts';
import { sha256Digest } from '../value/digest.ts';
import { isMapping, member, type Mapping } from '../value/mapping.ts';
import { utf8Text } from '../value/utf8.ts';
import { parsedJson } from '../value/parsed-json.ts';

/** A row of `memory` in zone `save`. */
export interface SaveRecord {
  readonly id: string;
  /** RFC 8785 JSON. */
  readonly payload: string;
  /** Digest of {@link payload}. */
  readonly oid: string;
  /** RFC 3339, UTC. */
  readonly createdAt: string;
}

/** What a search finds. */
export interface Hit {
  readonly source: 'save' | 'rom';
  /** `memory:ID`, or `rom/PATH:LINE`. */
  readonly place: string;
  /** When it was written and by which client; only of a record that says so. */
  readonly at?: string;
  readonly by?: string;
  readonly text: string;
}

/** Bytes of a record, so that no single one makes a search slow. */
const MOST_BYTES = 1024 * 1024;

/**
 * Makes a record of what a client sent. The gate sets `at` and `by`, whatever was sent under these names.
 *
 * @param by name of the client
 * @returns why there is none, in words, for what cannot be kept
 */
export function saveRecord(args: Mapping, at: Date, by: string): SaveRecord | { readonly problem: string } {
  if (typeof args['summary'] !== 'string') return { problem: '"summary" is not text' };
  const createdAt = at.toISOString();
  let payload: string;
  try {
    payload = canonicalize({ ...args, at: createdAt, by });
  } catch (error) {
    if (error instanceof TypeError) return { problem: `it has no canonical form: ${error.message}` };
    throw error;
  }
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes > MOST_BYTES) return { problem: `it has ${bytes} bytes; at most ${MOST_BYTES} are kept` };
  const oid = sha256Digest(payload);
  const id = `${createdAt.replaceAll(/[-:.]/g, '')}-${oid.slice('sha256:'.length, 'sha256:'.length + 16)}`;
  return { id, payload, oid, createdAt };
}

/** A memory as a search gives it back: its summary, or all of it where it holds more. */
export function memoryHit(source: Hit['source'], id: string, payload: string): Hit {
  const value = parsedJson(payload);
  const [at, by] = [member(value, 'at'), member(value, 'by')];
  const rest = isMapping(value) ? Object.entries(value).filter(([name]) => name !== 'at' && name !== 'by') : [];
  const summary = rest.length === 1 ? member(value, 'summary') : undefined;
  return {
    source,
    place: `memory:${id}`,
    ...(typeof at === 'string' ? { at } : {}),
    ...(typeof by === 'string' ? { by } : {}),
    text: typeof summary === 'string' ? summary : rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : payload,
  };
}

/** Characters of a piece of a file. */
const PIECE = 1000;

/** A text file of ROM in pieces of whole lines; nothing of one that is not text. */
export function fileHits(name: string, bytes: Uint8Array): Hit[] {
  const text = utf8Text(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined || text.includes('\0')) return [];
  const hits: Hit[] = [];
  let [piece, first] = ['', 1];
  for (const [i, line] of text.split('\n').entries()) {
    if (piece !== '' && piece.length + line.length > PIECE) {
      hits.push({ source: 'rom', place: `${name}:${first}`, text: piece });
      [piece, first] = ['', i + 1];
    }
    piece += piece === '' ? line : `\n${line}`;
  }
  if (piece.trim() !== '') hits.push({ source: 'rom', place: `${name}:${first}`, text: piece });
  return hits;
}
