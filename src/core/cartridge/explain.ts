/** How to repeat a verification without cartwright: a shell script that needs `sqlite3` and `openssl`, nothing else. */
import { PAYLOAD_TYPE } from '../dsse/envelope.ts';
import type { FormatProfile } from '../../ids.ts';

/**
 * A POSIX shell script that ends with status 0 only when every step holds. It repeats what the format promises (format.md 4
 * and 5): every ROM object has the digest that is listed, nothing else is in the ROM zone, the list has the signed digest,
 * and the signature is one of the stored key. It does not say who that key belongs to.
 *
 * @param path of the cartridge
 * @param index which signature of the envelope, from 0
 * @param publicKey PEM of the key that verified
 */
export function repeatScript(path: string, profile: FormatProfile, index: number, publicKey: string): string {
  const file = shellQuote(path.startsWith('-') ? `./${path}` : path);
  const extract = profile.prefix === 'acx' ? RAW_DEFLATE : FILES;
  return [
    '#!/bin/sh',
    '# Needs sqlite3 and openssl. Every step must hold; the script stops at the first that does not.',
    'set -eu',
    `cart=${file}`,
    'work=$(mktemp -d) && trap \'rm -rf "$work"\' EXIT',
    'query() { sqlite3 -readonly -batch "$cart" "$1"; }',
    'sha256() { openssl dgst -sha256 -r | cut -d" " -f1; }',
    '',
    '# 1. The structure is sound.',
    'test "$(query \'PRAGMA integrity_check\')" = ok',
    '',
    ...extract,
    '',
    '# 3. Meta values and capabilities have the listed digests.',
    `query "SELECT source_ref || ' ' || oid FROM objects WHERE zone = 'rom' AND kind = 'cartridge'" |`,
    'while read -r ref oid; do',
    '  case $ref in',
    `    cartridge:*) text=$(query "SELECT json_object('key', key, 'value', value) FROM cartridge WHERE key = '\${ref#*:}'") ;;`,
    `    *) text=$(query "SELECT json FROM capabilities WHERE id = '\${ref#*:}'") ;;`,
    '  esac',
    '  test "sha256:$(printf %s "$text" | sha256)" = "$oid"',
    'done',
    '',
    '# 4. The list itself has the signed digest.',
    `query "SELECT '[' || group_concat(json_object('canon', canon, 'oid', oid, 'sourceRef', source_ref, 'sz', sz)) || ']'`,
    `  FROM (SELECT * FROM objects NOT INDEXED WHERE zone = 'rom' ORDER BY kind, source_ref)" | tr -d '\\n' > "$work/manifest"`,
    'digest=$(sha256 < "$work/manifest")',
    `query "SELECT json_extract(envelope, '$.payload') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/payload"`,
    `test "$(sqlite3 -batch :memory: "SELECT json_extract(CAST(readfile('$work/payload') AS TEXT), '$.subject[0].digest.sha256')")" = "$digest"`,
    '',
    '# 5. The signature is one of this key over the payload (DSSE v1).',
    `{ printf 'DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} %d ' "$(wc -c < "$work/payload")"; cat "$work/payload"; } > "$work/signed"`,
    `query "SELECT json_extract(envelope, '$.signatures[${index}].sig') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/signature"`,
    'cat > "$work/key.pem" <<\'END\'',
    publicKey.trimEnd(),
    'END',
    'openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/signed" -sigfile "$work/signature"',
    'echo "ROM digest sha256:$digest"',
    '',
  ].join('\n');
}

const FILES = [
  '# 2. The ROM files are exactly the listed ones and have the listed digests.',
  'case $cart in /*) archive=$cart ;; *) archive=$PWD/$cart ;; esac',
  'mkdir "$work/files" && (cd "$work/files" && sqlite3 "$archive" -Ax)',
  `query "SELECT source_ref || ' ' || oid FROM objects WHERE zone = 'rom' AND kind = 'sqlar'" |`,
  'while read -r ref oid; do test "sha256:$(sha256 < "$work/files/$ref")" = "$oid"; done',
  `test "$(query "SELECT count(*) FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*'")" = \\`,
  `  "$(query "SELECT count(*) FROM objects WHERE zone = 'rom' AND kind = 'sqlar'")"`,
];

const RAW_DEFLATE = [
  '# 2. The files of this profile hold raw deflate streams, which stock sqlite3 cannot extract: their digests are not repeated here.',
];

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
