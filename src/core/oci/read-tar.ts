import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import type { ByteSource } from '../value/byte-source.ts';

const BLOCK = 512;
const MAX_MEMBERS = 10_000;
const MAX_EXTENSION = 64 * 1024;
/** What may stand behind the end: the rest of a record, however large somebody made it. */
const MAX_TAIL = 1024 * 1024;
const MAGIC = /^ustar(?:\x0000|  \0)$/;

/** What every reader of tar skips, or that says nothing of names, sizes and contents. */
const HARMLESS = /^(?:[acm]time|comment|[ug]id|[ug]name|charset|hdrcharset|(?:LIBARCHIVE|SCHILY)\.[\w.:-]+)$/;

type Kind = 'file' | 'folder' | 'extension' | 'link' | 'GNU' | 'other';

/** Kinds of members by the letter in their header. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['0', 'file'],
  ['\0', 'file'],
  ['5', 'folder'],
  ['x', 'extension'],
  ['g', 'extension'],
  ['1', 'link'],
  ['2', 'link'],
  ['L', 'GNU'],
  ['K', 'GNU'],
  ['S', 'GNU'],
]);

/** Where the bytes of a member are. */
interface Member {
  readonly offset: number;
  readonly size: number;
}

/** @param head the first 512 bytes of a file */
export function isTar(head: Uint8Array): boolean {
  return MAGIC.test(latin1(head.subarray(257, 265)));
}

/**
 * The files of a tar by their names, without a leading `./`. Only what each reader of tar reads in one way is read: a member that
 * is no file and no folder, whose name leads out or stands there twice, whose size is not plain octal, or that an extension renames
 * or resizes, refuses the whole. Contents are not looked at.
 *
 * @param path of the tar in messages
 * @throws UserError `bad-layout`
 */
export function readTar(source: ByteSource, path: string): ReadonlyMap<string, Member> {
  const files = new Map<string, Member>();
  const seen = new Set<string>();
  const refuse = (what: string, help?: string): never => {
    const details = help === undefined ? { path } : { path, help };
    throw new UserError('bad-layout', `the tar is not read: ${what}`, details);
  };
  let at = 0;
  for (let count = 0; ; count++) {
    // A copy: what a source gives is valid until the next call.
    const block = source.read(at, BLOCK).slice();
    if (block.length < BLOCK) refuse('it is cut off', 'fetch it again');
    if (block.every((byte) => byte === 0)) break;
    if (count === MAX_MEMBERS) refuse(`it has more than ${MAX_MEMBERS} members`);
    const { name, size, type } = headerOf(block, refuse);
    at += BLOCK;
    if (at + size > source.size) refuse(`${quote(name)} is cut off`, 'fetch it again');
    const kind = KINDS.get(type) ?? 'other';
    switch (kind) {
      case 'file':
      case 'folder': {
        const plain = plainName(name, kind === 'folder', refuse);
        if (kind === 'folder' && size !== 0) refuse(`the folder ${quote(name)} has content`);
        // The folder itself, as `tar -C DIR .` names it.
        if (plain === '') break;
        // On a disk without upper and lower case the second would take the place of the first.
        const key = plain.toLowerCase();
        if (seen.has(key)) refuse(`${quote(plain)} stands in it twice`);
        seen.add(key);
        if (kind === 'file') files.set(plain, { offset: at, size });
        break;
      }
      case 'extension': {
        if (size > MAX_EXTENSION) refuse(`an extended header has ${size} bytes`);
        const key = extensionKeys(source.read(at, size).slice(), refuse).find((each) => !HARMLESS.test(each));
        if (key !== undefined)
          refuse(`an extended header sets ${quote(key)}, which readers do not agree on`, 'make it with --format=ustar');
        break;
      }
      case 'link':
        return refuse(`${quote(name)} is a link`, 'put the file itself there');
      case 'GNU':
        return refuse(`${quote(name)} uses an extension of GNU tar (type ${type})`, 'make it with --format=ustar');
      case 'other':
        return refuse(`${quote(name)} is neither a file nor a folder (type ${quote(type)})`);
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  const tail = source.size - at;
  if (tail > MAX_TAIL || source.read(at, tail).some((byte) => byte !== 0)) refuse('something follows its end');
  return files;
}

type Refuse = (what: string, help?: string) => never;

function headerOf(block: Uint8Array, refuse: Refuse): { name: string; size: number; type: string } {
  const field = (start: number, length: number): string => latin1(block.subarray(start, start + length));
  const name = field(0, 100).replace(/\0[^]*$/, '');
  if (!MAGIC.test(field(257, 8))) refuse('a header is not one of ustar', 'make it with --format=ustar');
  const sum = block.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 0x20 : byte), 0);
  if (octal(field(148, 8)) !== sum) refuse(`the checksum of ${quote(name)} is wrong`, 'fetch it again');
  const size = octal(field(124, 12));
  if (size === undefined) return refuse(`the size of ${quote(name)} is not plain octal`);
  // The rest of a long name for one reader, times or nothing for another; names of a layout are short.
  if (block.subarray(345, 500).some((byte) => byte !== 0))
    refuse(`${quote(name)} has a prefix: no name in a layout is that long`, 'make it with --format=ustar');
  return { name, size, type: field(156, 1) };
}

function plainName(name: string, isFolder: boolean, refuse: Refuse): string {
  const plain = (isFolder ? name.replace(/\/$/, '') : name).replace(/^\.(?:\/|$)/, '');
  const odd = plain.split('/').some((segment) => /^\.{0,2}$|[\\:]|[^ -~]/.test(segment));
  if (odd && !(isFolder && plain === '')) refuse(`the name ${quote(name)} may lead out of its folder`);
  return plain;
}

function octal(field: string): number | undefined {
  const [, digits] = /^ *([0-7]+)[\0 ]*$/.exec(field) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

/** The keys of `LENGTH KEY=VALUE` lines. */
function extensionKeys(bytes: Uint8Array, refuse: Refuse): string[] {
  const text = latin1(bytes);
  const keys: string[] = [];
  for (let at = 0; at < text.length;) {
    const [start = '', length = '', key = ''] = /^(\d{1,5}) ([^=\n]+)=/.exec(text.slice(at, at + 300)) ?? [];
    const end = at + Number(length);
    if (key === '' || end < at + start.length + 1 || text[end - 1] !== '\n')
      return refuse('an extended header is broken');
    keys.push(key);
    at = end;
  }
  return keys;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
