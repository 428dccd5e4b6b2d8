import { oneLine, padded, plain, type Plain, printable } from '../../text/printable.ts';
import type { FileDigests } from '../../result/verify-results.ts';
import { count } from '../counts.ts';
import type { ListedRepository } from '../../value/repositories.ts';

type Named<T extends string> = Readonly<Record<T, string>>;

/** What a command says beside its result, each on a line of its own. */
export function notesText(notes: readonly string[]): Plain {
  return lined(notes.map((note) => plain`cartwright: ${printable(note)}`));
}

/** JSON for a program that reads standard error, on a line of its own. */
export function dataText(json: string): Plain {
  return lined([printable(json)]);
}

/**
 * The answer of a run, which is its last line.
 *
 * @param gap whether a blank line is before it all
 */
export function answerText({ line }: Named<'line'>, before: readonly Plain[] = [], gap = false): Plain {
  return plain`${gap ? '\n' : ''}${lined([...before, printable(line)])}`;
}

/** What was signed, by whom. */
export function signedText(
  receipt: Named<'path' | 'digest' | 'publisherId' | 'keyid' | 'signedAt'> & {
    readonly signatures: number;
    readonly changed: boolean;
  },
): Plain {
  const { path, digest, publisherId, keyid, signedAt, signatures, changed } = receipt;
  return lined([
    plain`${changed ? 'signed' : 'already signed'} ${printable(path)}`,
    plain`  digest     ${printable(digest)}`,
    plain`  publisher  ${printable(publisherId)}`,
    plain`  key        ${printable(keyid)}${signatures > 1 ? plain`, one of ${signatures} signatures` : ''}`,
    plain`  signed at  ${printable(signedAt)}`,
    ...(changed ? [plain`  read back  verified, and by node:crypto as well`] : []),
  ]);
}

/** Why a file was not signed, or not packed. */
export function refusedText(
  path: string,
  what: 'not signed' | 'not packed',
  faults: readonly Named<'id' | 'message'>[],
): Plain {
  const lines = faults.map(({ id, message }) => plain`  ✗ ${printable(id)}: ${printable(message)}`);
  return lined([plain`✗ ${printable(path)}: ${what}`, ...lines]);
}

/** What was built. */
export function builtText(
  out: string,
  built: Named<'cartridgeId' | 'romDigest'> & {
    readonly files: number;
    readonly size: number;
    readonly notes: readonly string[];
  },
): Plain {
  return lined([
    plain`built ${printable(out)}: ${printable(built.cartridgeId)}, ${count(built.files, 'file')}, ${built.size} bytes`,
    plain`  ROM digest ${printable(built.romDigest)}`,
    ...built.notes.map((note) => plain`  note: ${printable(note)}`),
  ]);
}

/** The digests of files, one a line with its kind and its file. */
export function digestsText(results: readonly FileDigests[]): Plain {
  const line = (digest: string | null, kind: 'rom ' | 'cal ' | 'file', path: string): Plain[] =>
    digest === null ? [] : [plain`${printable(digest)}  ${kind}  ${printable(path)}`];
  const lines = results.flatMap(({ path, romDigest, calDigest, fileDigest }) => [
    ...line(romDigest, 'rom ', path),
    ...line(calDigest, 'cal ', path),
    ...line(fileDigest, 'file', path),
  ]);
  return lined(lines);
}

/** What was packed, each cartridge with its digest. */
export function packedText(out: string, packed: readonly Named<'reference' | 'digest'>[]): Plain {
  return lined([
    plain`packed ${printable(out)}: ${count(packed.length, 'cartridge')}`,
    ...packed.flatMap(({ reference, digest }) => [
      plain`  ${printable(reference)}`,
      plain`    digest      ${printable(digest)}`,
    ]),
  ]);
}

/** Which key pair was made, and where. */
export function keyPairText({ keyid, privateKey, publicKey }: Named<'keyid' | 'privateKey' | 'publicKey'>): Plain {
  return lined([
    plain`made ${printable(keyid)}`,
    plain`  private  ${printable(privateKey)} (mode 0600; never commit it)`,
    plain`  public   ${printable(publicKey)}`,
  ]);
}

/** That others may read a private key. */
export function openKeyText(path: string, mode: string): Plain {
  return plain`cartwright: ${printable(path)}: warning: others may read this key (mode ${printable(mode)})\n  help: chmod 600 it\n`;
}

/** Each check of a cartridge on itself, and whether it may start. */
export function preflightText({
  path,
  ok,
  checks,
}: {
  readonly path: string;
  readonly ok: boolean;
  readonly checks: readonly (Named<'id' | 'message'> & { readonly ok: boolean | null })[];
}): Plain {
  const width = Math.max(0, ...checks.map(({ id }) => id.length));
  const lines = checks.map(
    ({ id, ok: held, message }) =>
      plain`  ${held === null ? '?' : held ? '✓' : '✗'} ${padded(printable(id), width)}  ${printable(message)}`,
  );
  const untold = checks.filter((each) => each.ok === null).map(({ id }) => printable(id));
  const open = untold.length === 0 ? '' : plain`  (not checked: ${plain.join(', ')(untold)})`;
  return lined([...lines, plain`preflight: ${ok ? 'activate' : 'abort'}  ${printable(path)}${open}`]);
}

/**
 * A committed manifest beside that of its package.
 *
 * @param stale where they differ; `in step`, `written` or `missing` where nothing does
 */
export function manifestText(
  file: string,
  source: string,
  stale: (Named<'found' | 'expected'> & { readonly line: number }) | 'in step' | 'written' | 'missing',
): Plain {
  const name = printable(file);
  if (stale === 'in step') return plain`${name}: in step with its package\n`;
  if (stale === 'written') return plain`${name}: written anew\n`;
  const help = plain`  help: run cartwright manifest${source === '.' ? '' : plain` ${printable(source)}`} --out ${name}\n`;
  if (stale === 'missing') return plain`${name}: missing\n${help}`;
  const [found, expected] = [printable(stale.found), printable(stale.expected)];
  return plain`${name}:${stale.line}:1: out of date\n  committed: ${found}\n  package:   ${expected}\n${help}`;
}

/** What was fixed in which file, or why it was not; nothing of a file whose changes are shown. */
export function fixedText(
  fixed: readonly {
    readonly path: string;
    readonly made: readonly unknown[];
    readonly diff?: string;
    readonly skipped?: string;
  }[],
): Plain {
  return lined(
    fixed
      .filter(({ diff, skipped }) => skipped !== undefined || diff === undefined)
      .map(({ path, made, skipped }) =>
        skipped === undefined
          ? plain`${printable(path)}: ${made.length} fixed`
          : plain`${printable(path)} is not fixed: ${oneLine(skipped)}`,
      ),
  );
}

/** How many findings a baseline accepts, and until when those that are new in it. */
export function baselineText(path: string, entries: number, expires: string | undefined): Plain {
  const until = expires === undefined ? '' : plain`, new ones until ${printable(expires)}`;
  return lined([plain`${printable(path)}: ${count(entries, 'finding')} accepted${until}`]);
}

/** That a mistake of ours ended the run. Of the stack only the frames are shown: the rest may quote input. */
export function bugText(kind: string, stack: string): Plain {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lined([
    plain`cartwright: this is a bug in cartwright (${printable(kind)})`,
    plain.join('\n')(frames.slice(0, 8).map(printable)),
    plain`  help: please report it with the command, the version and these lines (see SECURITY.md for private reports)`,
  ]);
}

export function lined(lines: readonly Plain[]): Plain {
  return plain.join('')(lines.map((line) => plain`${line}\n`));
}

/** The names of repositories, one a line. */
export function repositoryLines(repositories: readonly ListedRepository[]): Plain {
  return plain.join('')(repositories.map(({ name }) => plain`${printable(name)}\n`));
}
