/** in-toto Statement v1 (https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md), as docs/format.md 14 and 15 use it. */
import { isMapping, member } from '../value/mapping.ts';
import { canonicalize } from '../value/canonical-json.ts';
import { printable, quote } from '../text/printable.ts';
import { readCanonicalJson } from './strict-json.ts';

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';

/** What a statement is about, as in-toto writes it. */
export interface Subject {
  readonly name: string;
  /** Digests in hex by the name of their algorithm. */
  readonly digest: Readonly<Record<string, string>>;
}

/** A statement about one thing that has a sha256, and about what is in it. */
export interface Statement {
  readonly subjectName: string;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
  /** Further subjects; cartridges and CALs state none of themselves. */
  readonly contents?: readonly Subject[];
  readonly predicateType: string;
  readonly predicate: Readonly<Record<string, unknown>>;
}

export type StatementResult = { readonly statement: Statement } | { readonly problem: string };

const HEX = /^[0-9a-f]{64}$/;

/** Reads the payload of an envelope: the very bytes that a signature was verified over. */
export type ReadStatement<T> = (payload: Uint8Array) => { readonly statement: T } | { readonly problem: string };

/** The reader of a statement with one subject and this predicate type. */
export function statementOf(predicateType: string): ReadStatement<Statement> {
  return (payload) => readStatement(payload, predicateType);
}

/**
 * Reads a verified payload as a statement.
 *
 * @param payload the very bytes that the signature was verified over
 * @param predicateType the only one that is accepted: one key may sign for several formats
 */
export function readStatement(payload: Uint8Array, predicateType: string): StatementResult {
  const json = readCanonicalJson(payload);
  if ('problem' in json) return { problem: `payload ${json.problem}` };
  const { value } = json;
  const type = member(value, '_type');
  if (type !== STATEMENT_TYPE) return { problem: `_type of the statement is ${show(type)}` };
  const predicate = member(value, 'predicate');
  const found = member(value, 'predicateType');
  if (found !== predicateType) return { problem: `predicateType is ${show(found)}, not ${quote(predicateType)}` };
  const subjects = member(value, 'subject');
  if (!Array.isArray(subjects) || subjects.length !== 1) return { problem: 'exactly one subject is allowed' };
  const subjectName = member(subjects[0], 'name');
  if (typeof subjectName !== 'string' || subjectName === '') return { problem: 'the subject has no name' };
  const sha256 = member(member(subjects[0], 'digest'), 'sha256');
  if (typeof sha256 !== 'string' || !HEX.test(sha256))
    return { problem: 'subject digest is not 64 lower-case hex digits of sha256' };
  if (!isMapping(predicate)) return { problem: 'predicate is not an object' };
  return { statement: { subjectName, sha256, predicateType, predicate } };
}

/**
 * Whether a statement is about `digest`, in its subject and in every digest that its predicate repeats.
 *
 * @param digest hex sha256
 * @param repeated predicate members that hold the same digest, when present, with or without `sha256:`
 * @returns what differs, or undefined
 */
export function digestProblem(statement: Statement, digest: string, repeated: readonly string[]): string | undefined {
  if (statement.sha256 !== digest) return `subject digest ${statement.sha256} is not ${digest}, which the content has`;
  for (const name of repeated) {
    const value = member(statement.predicate, name);
    if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
      return `predicate ${name} is not the subject digest`;
  }
  return undefined;
}

/** The payload of a statement: its RFC 8785 form in UTF-8. */
export function statementPayload(statement: Statement): Uint8Array {
  return new TextEncoder().encode(
    canonicalize({
      _type: STATEMENT_TYPE,
      subject: [
        { name: statement.subjectName, digest: { sha256: statement.sha256 } },
        ...(statement.contents ?? []).map(({ name, digest }) => ({ name, digest: { ...digest } })),
      ],
      predicateType: statement.predicateType,
      predicate: statement.predicate,
    }),
  );
}

const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of an RFC 3339 time; undefined for anything else, the 31st of February included. */
export function parseTime(value: unknown): number | undefined {
  const match = typeof value === 'string' ? RFC3339.exec(value) : null;
  if (match === null) return undefined;
  const [, year, month, day] = match.map(Number) as number[];
  const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  const time = Date.parse(value as string);
  return Number.isNaN(time) || (day ?? 0) > days || day === 0 ? undefined : time;
}

/** A clock may be this far ahead of ours. */
const SKEW = 10 * 60 * 1000;

/** What is wrong with a stated signing time, or undefined. It is a claim of the signer and proves nothing. */
export function signedAtProblem(value: unknown, now: Date): string | undefined {
  const time = parseTime(value);
  if (time === undefined) return `signedAt is ${show(value)}, not an RFC 3339 time`;
  if (time > now.getTime() + SKEW) return `signedAt ${printable(String(value))} is in the future`;
  return time < 0 ? `signedAt ${printable(String(value))} is before 1970` : undefined;
}

function show(value: unknown): string {
  return typeof value === 'string' ? quote(value) : value === undefined ? 'missing' : 'not a string';
}
