/** A CAL as it is signed and verified: its text has one reading, and keeps the rules that it is signed under. */
import type { Diagnostic, Level } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { documentKind, HEAD_BYTES, otherPrefix } from '../../core/source/file-kind.ts';
import { lintDocument } from '../../core/lint/engine.ts';
import { withLevels } from '../../core/result/known-rules.ts';
import type { Suppressed } from '../../core/lint/suppress/apply.ts';
import { quote } from '../../core/text/printable.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import { member } from '../../core/value/mapping.ts';
import { otherProfileWith, type FormatProfile } from '../../ids.ts';
import { factsFrom, type Facts } from '../lint/facts.ts';

/**
 * Reads a CAL of `profile`. A text that cannot be read is given back with its problems.
 *
 * @throws UserError `not-a-cal` for a document of another kind, prefix or version
 */
export async function readCal(path: string, bytes: Uint8Array, profile: FormatProfile): Promise<SourceDocument> {
  const doc = await readDocument(path, bytes);
  const { value } = doc;
  if (value === undefined) return doc;
  const version = member(value, 'schemaVersion');
  if (version === profile.calSchemaVersion) return doc;
  const other = otherProfileWith(profile, 'calSchemaVersion', version);
  if (other !== undefined) {
    const message = `it is a CAL of prefix ${other.prefix}, not of ${profile.prefix}`;
    throw new UserError('not-a-cal', message, { path, help: otherPrefix(other) });
  }
  const family = profile.calSchemaVersion.replace(/[0-9]+$/, '');
  if (typeof version === 'string' && version.startsWith(family)) {
    const message = `it is a CAL of schemaVersion ${quote(version)}; ${profile.calSchemaVersion} is known`;
    throw new UserError('not-a-cal', message, { path, help: 'use a newer cartwright' });
  }
  const { what, help } = documentKind(bytes.subarray(0, HEAD_BYTES));
  throw new UserError('not-a-cal', `it is ${what}, not a CAL`, {
    path,
    help: help ?? `a CAL says schemaVersion: ${profile.calSchemaVersion}`,
  });
}

/**
 * Where the text of a CAL means different things to different readers; one line for each place (attack 234). JSON has one
 * reading.
 */
export async function ambiguities(doc: SourceDocument): Promise<string[]> {
  if (doc.language === 'json') return [];
  const { ambiguousScalars } = await import('../../core/source/yaml/ambiguous-scalars.ts');
  return ambiguousScalars(doc.text).map(({ span, as }) => {
    const { line, column } = doc.range(span).start;
    const way = as === 'key' ? 'put it in quotes' : 'put a text in quotes, and write anything else as JSON does';
    return `ambiguous scalar at ${line}:${column}: readers of YAML 1.1 and 1.2 take this ${as} for different ones; ${way}`;
  });
}

/** What the repository adds to the rules of the format. */
export interface OwnRules {
  readonly levels: Readonly<Record<string, Level | 'off'>>;
  readonly facts: Facts;
}

/**
 * The errors that `lint` finds in a CAL, one line each (attack 243). The rules are those of the format, and no comment in the
 * text silences any: comments are not signed, so that anyone with the file could add one.
 *
 * @param own the signer's rules, which may add errors and take none away
 */
export async function structureFaults(doc: SourceDocument, profile: FormatProfile, own?: OwnRules): Promise<string[]> {
  const facts = await (own?.facts ?? factsFrom())(doc);
  const silenced: Diagnostic[] = [];
  const onSuppressed = (all: readonly Suppressed[]): void =>
    void silenced.push(...all.map(({ diagnostic }) => diagnostic));
  const found = lintDocument(doc, { profile, ...facts, onSuppressed });
  const errors = [...found, ...silenced, ...withLevels(found, own?.levels ?? {})].filter(
    ({ level }) => level === 'error',
  );
  const lines = errors.map(
    ({ rule, message, range: { start } }) => `invalid: ${start.line}:${start.column} ${rule}: ${message}`,
  );
  return [...new Set(lines)];
}
