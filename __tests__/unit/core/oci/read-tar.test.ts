/** What is read of a tar is what every reader reads: the rest is refused by name. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { isTar, readTar } from '../../../../src/core/oci/read-tar.ts';
import { writeTar } from '../../../../src/core/oci/write-tar.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { scratch } from '../../../support/scratch.ts';
import { describeTool } from '../../../support/tools.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const files = (entries: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(entries).map(([name, text]) => [name, bytes(text)]));

function read(tar: Uint8Array): Record<string, string> {
  const source = { size: tar.length, read: (at: number, length: number) => tar.subarray(at, at + length) };
  return Object.fromEntries(
    [...readTar(source, 'x.tar')].map(([name, { offset, size }]) => [
      name,
      Buffer.from(tar.subarray(offset, offset + size)).toString('latin1'),
    ]),
  );
}

function refusal(tar: Uint8Array): readonly unknown[] {
  try {
    return ['read', read(tar)];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect([error.code, error.path]).toEqual(['bad-layout', 'x.tar']);
    return error.help === undefined ? [error.message] : [error.message, error.help];
  }
}

interface Field {
  readonly at: number;
  readonly text: string;
}

/** One member with fields of its header overwritten, its checksum made anew. */
function member(name: string, content: string, ...fields: readonly Field[]): Buffer {
  const whole = Buffer.from(writeTar(files({ [name]: content })));
  const part = whole.subarray(0, 512 + Math.ceil(content.length / 512) * 512);
  for (const { at, text } of fields) part.write(text, at, 'latin1');
  part.write(' '.repeat(8), 148);
  const sum = part.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  part.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return part;
}

const type = (letter: string): Field => ({ at: 156, text: letter });
const FOLDER = member('./', '', type('5'));
const END = Buffer.alloc(1024);
const tarOf = (...members: readonly Buffer[]): Buffer => Buffer.concat([...members, END]);
const pax = (text: string, letter = 'x'): Buffer => member('PaxHeaders/x', text, type(letter));
/** A record of an extended header, with its length before it. */
function record(pair: string): string {
  const rest = ` ${pair}\n`;
  const guess = rest.length + 1;
  return `${guess + String(guess).length - 1}${rest}`;
}

test('what we write is read again, byte for byte', () => {
  const entries = { 'oci-layout': '{}', 'index.json': '', 'blobs/sha256/aa': 'x'.repeat(513), big: 'y'.repeat(512) };
  const tar = writeTar(files(entries));
  expect([tar.length % 10_240, isTar(tar), read(tar)]).toEqual([0, true, entries]);
});

test.each<[string, Buffer, Record<string, string>]>([
  ['names that begin with ./', tarOf(member('./', '', type('5')), member('./a', '1')), { a: '1' }],
  ['folders', tarOf(member('blobs/', '', type('5')), member('blobs/a', '1')), { 'blobs/a': '1' }],
  ['the old mark of a file', tarOf(member('a', '1', type('\0'))), { a: '1' }],
  ['the mark of GNU tar', tarOf(member('a', '1', { at: 257, text: 'ustar  \0' })), { a: '1' }],
  ['extended headers with times', tarOf(pax(record('mtime=1700000000.5')), member('a', '1')), { a: '1' }],
  ['a comment for all', tarOf(pax(record('comment=ab'), 'g'), member('a', '1')), { a: '1' }],
  ['no record', Buffer.concat([member('a', '1'), Buffer.alloc(512)]), { a: '1' }],
])('%s are read', (_, tar, expected) => {
  expect(refusal(tar)).toEqual(['read', expected]);
});

const USTAR = 'make it with --format=ustar';
const AGAIN = 'fetch it again';
const OUT = (name: string): string[] => [`the name "${name}" may lead out of its folder`];
const EXTENSION = (key: string): string[] => [`an extended header sets "${key}", which readers do not agree on`, USTAR];

test.each<[string, Buffer, readonly string[]]>([
  ['a way up', tarOf(member('../a', '1')), OUT('../a')],
  ['a way up within', tarOf(member('blobs/../../a', '1')), OUT('blobs/../../a')],
  ['a way up that ends it', tarOf(member('blobs/..', '1')), OUT('blobs/..')],
  ['an absolute name', tarOf(member('/etc/a', '1')), OUT('/etc/a')],
  ['a drive', tarOf(member('C:a', '1')), OUT('C:a')],
  ['a backslash', tarOf(member('..\\a', '1')), OUT('..\\a')],
  ['a line break', tarOf(member('a\nb', '1')), OUT('a\\u000ab')],
  ['an empty name', tarOf(member('', '1')), OUT('')],
  ['an empty segment', tarOf(member('a//b', '1')), OUT('a//b')],
  ['./ before a way up', tarOf(member('./../a', '1')), OUT('./../a')],
  ['a name twice', tarOf(member('index.json', '1'), member('index.json', '2')), ['"index.json" stands in it twice']],
  ['with and without ./', tarOf(member('a', '1'), member('./a', '2')), ['"a" stands in it twice']],
  ['in capitals', tarOf(member('index.json', '1'), member('INDEX.json', '2')), ['"INDEX.json" stands in it twice']],
  ['a file and a folder', tarOf(member('a', '1'), member('a/', '', type('5'))), ['"a" stands in it twice']],
  ['a hard link', tarOf(member('a', '', type('1'))), ['"a" is a link', 'put the file itself there']],
  ['a symbolic link', tarOf(member('a', '', type('2'))), ['"a" is a link', 'put the file itself there']],
  ['a device', tarOf(member('a', '', type('3'))), ['"a" is neither a file nor a folder (type "3")']],
  ['a FIFO', tarOf(member('a', '', type('6'))), ['"a" is neither a file nor a folder (type "6")']],
  ['a contiguous file', tarOf(member('a', '', type('7'))), ['"a" is neither a file nor a folder (type "7")']],
  ['a folder with content', tarOf(member('a/', '1', type('5'))), ['the folder "a/" has content']],
  [
    'a long name of GNU',
    tarOf(member('././@LongLink', 'x', type('L'))),
    ['"././@LongLink" uses an extension of GNU tar (type L)', USTAR],
  ],
  ['a sparse file of GNU', tarOf(member('a', '', type('S'))), ['"a" uses an extension of GNU tar (type S)', USTAR]],
  ['another name by an extension', tarOf(pax(record('path=b')), member('a', '1')), EXTENSION('path')],
  ['another size by an extension', tarOf(pax(record('size=9')), member('a', '1')), EXTENSION('size')],
  ['another name for all', tarOf(pax(record('path=b'), 'g'), member('a', '1')), EXTENSION('path')],
  [
    'a sparse file by an extension',
    tarOf(pax(record('GNU.sparse.major=1')), member('a', '1')),
    EXTENSION('GNU.sparse.major'),
  ],
  ['behind a harmless one', tarOf(pax(record('mtime=1') + record('path=b')), member('a', '1')), EXTENSION('path')],
  ['an extension of a false length', tarOf(pax('99 mtime=1\n'), member('a', '1')), ['an extended header is broken']],
  ['an extension of no length', tarOf(pax('0 mtime=1\n'), member('a', '1')), ['an extended header is broken']],
  ['an extension in words', tarOf(pax('path=b\n'), member('a', '1')), ['an extended header is broken']],
  [
    'a size in base 256',
    tarOf(member('a', '1', { at: 124, text: '\x80\0\0\0\0\0\0\0\0\0\0\x01' })),
    ['the size of "a" is not plain octal'],
  ],
  [
    'a negative size',
    tarOf(member('a', '1', { at: 124, text: '-0000000001\0' })),
    ['the size of "a" is not plain octal'],
  ],
  [
    'a size without digits',
    tarOf(member('a', '1', { at: 124, text: '\0'.repeat(12) })),
    ['the size of "a" is not plain octal'],
  ],
  ['an absurd size', tarOf(member('a', '1', { at: 124, text: '77777777777\0' })), ['"a" is cut off', AGAIN]],
  [
    'a false checksum',
    tarOf(Buffer.from(member('a', '1').toString('latin1').replace('a', 'b'), 'latin1')),
    ['the checksum of "b" is wrong', AGAIN],
  ],
  [
    'no mark',
    tarOf(member('a', '1'), member('b', '1', { at: 257, text: '\0'.repeat(8) })),
    ['a header is not one of ustar', USTAR],
  ],
  [
    'a prefix',
    tarOf(member('a', '1', { at: 345, text: 'blobs' })),
    ['"a" has a prefix: no name in a layout is that long', USTAR],
  ],
  ['no end', member('a', '1'), ['it is cut off', AGAIN]],
  [
    'something behind its end',
    Buffer.concat([tarOf(member('a', '1')), member('index.json', '2'), END]),
    ['something follows its end'],
  ],
  ['a long end', Buffer.concat([member('a', '1'), Buffer.alloc(2 * 1024 * 1024)]), ['something follows its end']],
  ['too many members', tarOf(...Array.from({ length: 10_001 }, () => FOLDER)), ['it has more than 10000 members']],
])('%s is refused', (_, tar, [what = '', ...help]) => {
  expect(refusal(tar)).toEqual([`the tar is not read: ${what}`, ...help]);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['SQLite', bytes('SQLite format 3\0'.padEnd(512, '\0'))],
  ['gzip', bytes('\x1f\x8b'.padEnd(512, '\0'))],
  ['ustar elsewhere', bytes('ustar'.padEnd(512, '\0'))],
])('%s is no tar', (_, head) => {
  expect(isTar(head)).toBe(false);
});

const PYTHON = `
import io, json, sys, tarfile
folder = sys.argv[1]
with tarfile.open(folder + "/ours.tar", "r:") as ours:
    print(json.dumps([[m.name, m.size, m.mode, m.mtime, m.uid, m.isfile(), ours.extractfile(m).read().decode()] for m in ours]))
for name in ["USTAR_FORMAT", "GNU_FORMAT", "PAX_FORMAT"]:
    for case, path, time in [["plain", "blobs/sha256/aa", 1], ["fraction", "a", 1.5], ["long", "d" * 90 + "/" + "f" * 90, 1]]:
        with tarfile.open(folder + "/" + name + "-" + case, "w:", format=getattr(tarfile, name)) as made:
            member = tarfile.TarInfo(path)
            member.size, member.mtime = 3, time
            made.addfile(member, io.BytesIO(b"abc"))
`;

describeTool('python3', "beside Python's tarfile", () => {
  test('it reads what we write, and what it writes is read where its formats agree', () => {
    const folder = scratch();
    writeFileSync(
      join(folder, 'ours.tar'),
      writeTar(files({ 'oci-layout': '{}', 'blobs/sha256/aa': 'x'.repeat(600) })),
    );
    expect(JSON.parse(execFileSync('python3', ['-c', PYTHON, folder]).toString())).toEqual([
      ['oci-layout', 2, 0o644, 0, 0, true, '{}'],
      ['blobs/sha256/aa', 600, 0o644, 0, 0, true, 'x'.repeat(600)],
    ]);
    const answers = ['USTAR_FORMAT', 'GNU_FORMAT', 'PAX_FORMAT'].map((format) =>
      ['plain', 'fraction', 'long'].map((name) => refusal(readFileSync(join(folder, `${format}-${name}`)))),
    );
    const both = [
      ['read', { 'blobs/sha256/aa': 'abc' }],
      ['read', { a: 'abc' }],
    ];
    const long = (what: string): string[] => [`the tar is not read: ${what}`, USTAR];
    expect(answers).toEqual([
      [...both, long(`"${'f'.repeat(80)}…" has a prefix: no name in a layout is that long`)],
      [...both, long('"././@LongLink" uses an extension of GNU tar (type L)')],
      [...both, long('an extended header sets "path", which readers do not agree on')],
    ]);
  });
});
