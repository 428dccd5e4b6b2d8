/** How to repeat a verification without cartwright: a shell script that needs `sqlite3` and `openssl`, nothing else. */
import { PAYLOAD_TYPE } from '../dsse/envelope.ts';
import { STATEMENT_TYPE } from '../dsse/statement.ts';
import type { FormatProfile } from '../../ids.ts';

/** What the script is about: a cartridge that was verified. */
export interface Repeatable {
  /** Path of the cartridge. */
  readonly path: string;
  readonly profile: FormatProfile;
  /** Which signature of the envelope, from 0. */
  readonly signature: number;
  /** PEM of the key that made it. */
  readonly publicKey: string;
  /** Whether the cartridge has the optional table `memory`. */
  readonly memory: boolean;
}

/**
 * A POSIX shell script that ends with status 0 only when every step holds, and names the step that does not. It repeats what
 * the format promises (docs/format.md 13 and 14): every ROM object has the digest that is listed, nothing else is in the ROM zone,
 * the list has the signed digest, and the signature is one of the given key. It does not say who that key belongs to.
 *
 * No text of the cartridge becomes part of a command, and nothing is extracted before names, modes and schema were checked:
 * `sqlite3 -Ax` follows links and absolute names (attack 24).
 */
export function repeatScript(about: Repeatable): string {
  const { path, profile, signature, publicKey } = about;
  return [
    '#!/bin/sh',
    '# Needs sqlite3 and openssl. Every step must hold; the script stops at the first that does not.',
    'set -eu',
    `cart=${shellQuote(path.startsWith('-') ? `./${path}` : path)}`,
    'work=$(mktemp -d) && trap \'rm -rf "$work"\' EXIT',
    'query() { sqlite3 -readonly -batch "$cart" "$1"; }',
    'sha256() { openssl dgst -sha256 -r | cut -d" " -f1; }',
    'same() { test "$1" = "$2" || { echo "does not hold: $3" >&2; exit 1; }; }',
    'none() { same "$(query "SELECT count(*) FROM ($1)")" 0 "$2"; }',
    '',
    '# 1. The structure is sound: tables only, no view, trigger or virtual table.',
    `none "SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'" 'tables only'`,
    'same "$(query \'PRAGMA integrity_check\')" ok integrity_check',
    '',
    ...(profile.prefix === 'acx' ? RAW_DEFLATE : FILES),
    '',
    ...texts(about),
    '',
    '# 4. The list itself has the signed digest, and the statement is about this cartridge.',
    `query "SELECT '[' || group_concat(json_object('canon', canon, 'oid', oid, 'sourceRef', source_ref, 'sz', sz)) || ']'`,
    `  FROM (SELECT * FROM objects NOT INDEXED WHERE zone = 'rom' ORDER BY kind, source_ref)" | tr -d '\\n' > "$work/manifest"`,
    'digest=$(sha256 < "$work/manifest")',
    `query "SELECT json_extract(envelope, '$.payload') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/payload"`,
    `claim() { sqlite3 -batch :memory: "SELECT json_extract(CAST(readfile('$work/payload') AS TEXT), '$1')"; }`,
    `same "$(claim '$.subject[0].digest.sha256')" "$digest" 'signed digest'`,
    `same "$(claim '$._type')" ${STATEMENT_TYPE} _type`,
    `same "$(claim '$.predicateType')" ${profile.cartridgePredicateType} predicateType`,
    `same "$(claim '$.subject[0].name')" "$(query "SELECT value FROM cartridge WHERE key = '${profile.metaPrefix}cartridge_id'")" 'name of the subject'`,
    '',
    '# 5. The signature is one of this key over the payload (DSSE v1).',
    `{ printf 'DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} %d ' "$(wc -c < "$work/payload")"; cat "$work/payload"; } > "$work/signed"`,
    `query "SELECT json_extract(envelope, '$.signatures[${signature}].sig') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/signature"`,
    'cat > "$work/key.pem" <<\'END\'',
    publicKey.trimEnd(),
    'END',
    'openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/signed" -sigfile "$work/signature"',
    'echo "ROM digest sha256:$digest"',
    '',
  ].join('\n');
}

const LISTED = "SELECT source_ref FROM objects WHERE zone = 'rom'";
const ODD_NAME =
  "typeof(name) <> 'text' OR name GLOB '*[^A-Za-z0-9._/-]*' OR name GLOB '*/[^A-Za-z0-9]*' OR name GLOB '*/' OR (name NOT GLOB 'rom/*' AND name NOT GLOB 'save/*')";

const FILES = [
  '# 2. The ROM files are exactly the listed ones and have the listed digests.',
  `none "SELECT 1 FROM sqlar NOT INDEXED WHERE ${ODD_NAME}" 'names of files'`,
  `none "SELECT 1 FROM sqlar NOT INDEXED WHERE typeof(mode) <> 'integer' OR mode NOT IN (33188, 420)" 'modes of files'`,
  `none "SELECT name FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*' EXCEPT ${LISTED}" 'every ROM file is listed'`,
  'case $cart in /*) archive=$cart ;; *) archive=$PWD/$cart ;; esac',
  'mkdir "$work/files" && (cd "$work/files" && sqlite3 "$archive" -Ax)',
  `query "SELECT oid || ' ' || source_ref FROM objects WHERE zone = 'rom' AND kind = 'sqlar'" > "$work/list"`,
  'while read -r oid ref; do same "sha256:$(sha256 < "$work/files/$ref")" "$oid" "$ref"; done < "$work/list"',
];

const RAW_DEFLATE = [
  '# 2. The files of this profile hold raw deflate streams, which stock sqlite3 cannot extract: their digests are not repeated here.',
  `none "SELECT name FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*' EXCEPT ${LISTED}" 'every ROM file is listed'`,
];

/** Meta values, capabilities and memory rows: each listed one has its digest, and there is no other. */
function texts({ profile, memory }: Repeatable): string[] {
  const meta = `'cartridge:' || key`;
  const kinds = [
    { ref: meta, text: "json_object('key', key, 'value', value)", from: 'cartridge' },
    { ref: `'capability:' || id`, text: 'json', from: 'capabilities' },
    ...(memory ? [{ ref: `'memory:' || id`, text: 'payload', from: `(SELECT * FROM memory WHERE zone = 'rom')` }] : []),
  ];
  const all = kinds.map(({ ref, text, from }) => `SELECT ${ref} AS ref, ${text} AS text FROM ${from}`);
  // The published files have unsigned meta keys; these are a warning there, not a fault.
  const free =
    profile.prefix === 'acx' ? `ref LIKE 'cartridge:%'` : `ref = 'cartridge:${profile.metaPrefix}rom_manifest_hash'`;
  return [
    `# 3. So are the meta values, capabilities and memories: exactly the listed ones, with the listed digests.`,
    `texts="${all.join(' UNION ALL ')}"`,
    `none "SELECT ref FROM ($texts) WHERE NOT ${free} EXCEPT ${LISTED}" 'everything in the ROM is listed'`,
    `query "SELECT oid || ' ' || coalesce(text, '') FROM objects LEFT JOIN ($texts) ON ref = source_ref WHERE zone = 'rom' AND kind <> 'sqlar'" > "$work/list"`,
    'while read -r oid text; do same "sha256:$(printf %s "$text" | sha256)" "$oid" "$text"; done < "$work/list"',
  ];
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
