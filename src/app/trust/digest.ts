import { inspectCartridge } from '../../core/cartridge/verify.ts';
import { withCartridge } from '../../core/cartridge/store.ts';
import { calDigest } from '../../core/dsse/cal.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { digestOfSource } from '../../core/value/byte-source.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { FileDigests } from '../../core/result/verify-results.ts';
import { LIMITS } from '../../core/source/limits.ts';
import type { FormatProfile } from '../../ids.ts';
import { refuseForeign } from './files.ts';
import { isCalPath, type VerifyPorts } from './verify.ts';

/**
 * The digests of a cartridge, or of a CAL by its name. They say which one it is, and nothing of who made it.
 *
 * @throws UserError when the file cannot be read at all, or is neither of the profile: `not-a-cartridge`, `not-a-cal`
 */
export async function digestsOf(ports: VerifyPorts, path: string, profile: FormatProfile): Promise<FileDigests> {
  if (isCalPath(path)) return digestsOfCal(ports, path, profile);
  return withCartridge(ports.store, path, async (file) => {
    refuseForeign(file, path, profile);
    const checks = new VerifyChecks();
    const { rom } = await inspectCartridge(file, profile, checks);
    const fileDigest = digestOfSource(file.source);
    file.assertUnchanged();
    const problems = checks.list().flatMap(({ id, ok, message }) => (ok ? [] : [`${id}: ${message}`]));
    return {
      path,
      romDigest: problems.length === 0 ? (rom?.digest ?? null) : null,
      calDigest: null,
      fileDigest,
      problems,
    };
  });
}

async function digestsOfCal({ fs }: VerifyPorts, path: string, profile: FormatProfile): Promise<FileDigests> {
  const { ambiguities, readCal } = await import('./cal-document.ts');
  const bytes = fs.readFile(path, LIMITS.jsonBytes);
  const fileDigest = sha256Digest(bytes);
  const doc = await readCal(path, bytes, profile);
  const problems = doc.problems.map(({ message, range }) => `line ${range.start.line}: ${message}`);
  if (problems.length === 0) problems.push(...(await ambiguities(doc)));
  let digest: string | null = null;
  try {
    if (problems.length === 0) digest = calDigest(doc.value as object);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    problems.push(`it has no canonical form: ${error.message}`);
  }
  return { path, romDigest: null, calDigest: digest, fileDigest, problems };
}
