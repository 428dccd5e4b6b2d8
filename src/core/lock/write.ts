import { LOCK_SCHEMA_VERSION } from '../../ids.ts';
import { jsonString } from '../text/json-text.ts';
import { factsOfSlot, type Lock, type LockedHost, type LockedSlot } from './lock.ts';

export const HEAD = '# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, and do not edit it.';

/** What stands without quotes: nothing in it that YAML of any version gives a meaning to. */
const PLAIN = /^(?:[A-Za-z_][\w./@+-]*|\d+\.\d+\.\d+|(?:sha256|ed25519):[0-9a-f]{64})$/;
const WORD = /^(?:true|false|null|yes|no|on|off|y|n|none)$/i;

/**
 * The bytes of a lock: sorted, one line a fact, the same for the same lock on every machine. It is YAML, of which it takes block
 * mappings, quotes as in JSON, and one flow sequence for the signers.
 */
export function writeLock({ cals, hosts }: Lock): string {
  return [
    HEAD,
    `schemaVersion: ${LOCK_SCHEMA_VERSION}`,
    ...mapping(0, 'cals', sorted(cals), ([path, slots]) => mapping(1, path, sorted(slots), slotLines)),
    ...mapping(0, 'hosts', sorted(hosts), hostLines),
    '',
  ].join('\n');
}

/** The keys of the mapping that a lock is, in their order. */
export function sorted<T>(map: ReadonlyMap<string, T>): [key: string, value: T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function mapping<T>(
  depth: number,
  key: string,
  entries: readonly T[],
  lines: (entry: T) => readonly string[],
): string[] {
  if (entries.length === 0) return [line(depth, key, '{}')];
  return [line(depth, key), ...entries.flatMap(lines)];
}

function slotLines([alias, slot]: [string, LockedSlot]): readonly string[] {
  if (slot.kind === 'none') return [line(2, alias, 'none')];
  return mapping(2, alias, factsOfSlot(slot), ([name, value]) => [
    line(3, name, name === 'signedBy' ? value : scalar(value)),
  ]);
}

function hostLines([path, { digest, pins }]: [string, LockedHost]): readonly string[] {
  return [
    line(1, path),
    line(2, 'digest', digest),
    ...mapping(2, 'pins', sorted(pins), ([tool, pin]) => [line(3, tool, scalar(pin))]),
  ];
}

function line(depth: number, key: string, value?: string): string {
  return `${'  '.repeat(depth)}${scalar(key)}:${value === undefined ? '' : ` ${value}`}`;
}

// What no reader sees is an escape, so that nothing can be in a lock unseen.
function scalar(text: string): string {
  return PLAIN.test(text) && !WORD.test(text) ? text : jsonString(text);
}
