/** Statements about a released file: what stock verifiers hash is first, what the format digests beside it (docs/format.md 14). */
import { utf8Text } from '../value/utf8.ts';
import type { FormatProfile } from '../../ids.ts';
import { isMapping, member } from '../value/mapping.ts';
import { quote } from '../text/printable.ts';
import { readStrictJson } from './strict-json.ts';
import { STATEMENT_TYPE, type Statement, type Subject } from './statement.ts';

/** A file by what a person and a verifier know of it. */
export interface FileFacts {
  /** Without folders. */
  readonly name: string;
  /** 64 lower-case hex digits, over its bytes. */
  readonly sha256: string;
}

/** A cartridge as a subject. */
export function cartridgeSubject(
  { cartridgeId, romDigest }: { readonly cartridgeId: string; readonly romDigest: string },
  profile: FormatProfile,
): Subject {
  return { name: cartridgeId, digest: { [profile.romDigestName]: romDigest.slice('sha256:'.length) } };
}

/** Of which release a file is. */
export interface ReleaseFacts {
  /** What is in the file, or what it belongs to: cartridges and CALs by their digests. */
  readonly contents: readonly Subject[];
  readonly publisherId: string;
  /** RFC 3339 time of the statement. */
  readonly signedAt: string;
}

/** The statement "this file is of this release", which a bundle beside the file carries. */
export function releaseStatement(
  file: FileFacts,
  { contents, publisherId, signedAt }: ReleaseFacts,
  profile: FormatProfile,
): Statement {
  const predicateType = profile.releasePredicateType;
  return {
    subjectName: file.name,
    sha256: file.sha256,
    contents,
    predicateType,
    predicate: { publisherId, signedAt },
  };
}

/** A statement about any number of things. */
export interface ForeignStatement {
  readonly subjects: readonly Subject[];
  readonly predicateType: string;
  readonly predicate: unknown;
}

/** More subjects are refused before any is compared. */
const MAX_SUBJECTS = 10_000;

/**
 * Reads a verified payload as an in-toto statement v1 of any predicate. Nothing but its shape is judged: callers
 * compare predicate type and subjects with what is asked for.
 */
export function readForeignStatement(
  payload: Uint8Array,
): { readonly statement: ForeignStatement } | { readonly problem: string } {
  const text = utf8Text(payload);
  if (text === undefined) return { problem: 'payload is not valid UTF-8' };
  const json = readStrictJson(text);
  if ('problem' in json) return { problem: `payload ${json.problem}` };
  const { value } = json;
  const type = member(value, '_type');
  if (type !== STATEMENT_TYPE) {
    return { problem: `_type of the statement is ${typeof type === 'string' ? quote(type) : 'missing'}` };
  }
  const predicateType = member(value, 'predicateType');
  if (typeof predicateType !== 'string' || predicateType === '')
    return { problem: 'the statement has no predicateType' };
  const list = member(value, 'subject');
  if (!Array.isArray(list) || list.length === 0) return { problem: 'the statement has no subject' };
  if (list.length > MAX_SUBJECTS)
    return { problem: `the statement has ${list.length} subjects, more than ${MAX_SUBJECTS}` };
  const subjects: Subject[] = [];
  for (const [i, entry] of list.entries()) {
    const [name, digest] = [member(entry, 'name'), member(entry, 'digest')];
    if (!isMapping(digest) || !Object.values(digest).every((each) => typeof each === 'string')) {
      return { problem: `subject ${i + 1} of the statement has no digests` };
    }
    subjects.push({ name: typeof name === 'string' ? name : '', digest: digest as Record<string, string> });
  }
  return { statement: { subjects, predicateType, predicate: member(value, 'predicate') } };
}
