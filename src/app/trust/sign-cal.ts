/** Signing a CAL: its member `integrity` (docs/format.md 15). */
import { member } from '../../core/value/mapping.ts';
import { signCal, verifyCal, type CalIntegrity, type CalVerdict } from '../../core/dsse/cal.ts';
import { withIntegrity } from '../../core/dsse/cal-edit.ts';
import { envelopeOf } from '../../core/dsse/envelope.ts';
import { nodeVerifies } from '../../core/dsse/sign.ts';
import { UserError } from '../../core/result/errors.ts';
import { SIGNED_PUBLISHER } from '../../core/cal/shape/formats.ts';
import { quote } from '../../core/text/printable.ts';
import type { VerifyCheck } from '../../core/result/verify-results.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readText } from '../../core/source/read.ts';
import { LIMITS } from '../../core/source/limits.ts';
import type { FormatProfile } from '../../ids.ts';
import { ambiguities, readCal, structureFaults, type OwnRules } from './cal-document.ts';
import { policyOf, type Receipt, type SignOptions, type SignPorts, type SignResult } from './sign.ts';

export interface SignCalOptions extends SignOptions {
  /** Rules of the repository that the CAL must keep beside those of the format. */
  readonly rules: OwnRules | undefined;
}

/**
 * Signs a CAL; the rest of its text stays as it is written. Again the file is only replaced by one that was read back.
 *
 * @returns faults instead when its text has more than one reading, or breaks a rule
 * @throws UserError `bad-cal`, `not-a-cal`, `already-signed`, or `usage` when no publisher is given, or none that is one
 */
export async function signCalFile(
  ports: Pick<SignPorts, 'fs' | 'replaceFile'>,
  path: string,
  options: SignCalOptions,
): Promise<SignResult> {
  const { publisher, profile } = options;
  if (publisher !== undefined && !SIGNED_PUBLISHER.test(publisher)) {
    throw new UserError('usage', `the publisher is ${quote(publisher)}; allowed: ${SIGNED_PUBLISHER.words}`, {
      help: 'correct --publisher, or publisher: in cartwright.yaml',
    });
  }
  const doc = await readSound(path, ports.fs.readFile(path, LIMITS.jsonBytes), profile);
  const old = member(doc.value, 'integrity');
  if (old !== undefined && !options.replace) {
    const checks = new VerifyChecks();
    const verdict = verifyCal(doc.value as object, policyOf(options), checks);
    const same = verdict.trust === 'trusted' && (publisher ?? verdict.publisherId) === verdict.publisherId;
    if (!same) {
      throw new UserError('already-signed', 'it has a signature that is not of this key, or does not verify', {
        path,
        help: 'a CAL has one signature; --replace drops it and signs anew',
      });
    }
    const faults = await faultsOf(doc, options);
    if (faults.length > 0) return { faults };
    if (options.out !== path) ports.fs.writeFile(options.out, doc.text);
    return { receipt: calReceipt(verdict, options, false) };
  }
  if (publisher === undefined) {
    throw new UserError('usage', 'a CAL does not name its publisher', {
      path,
      help: 'give --publisher ID, or publisher: in cartwright.yaml',
    });
  }
  const text = withIntegrity(doc, integrityOf(doc, publisher, options));
  // Judged as it will be read, so that a block that is replaced is not one of its faults.
  const faults = await faultsOf(await readText(path, text), options);
  if (faults.length > 0) return { faults };
  let verdict: CalVerdict | undefined;
  await ports.replaceFile(options.out, text, async (temporary) => {
    verdict = await proveCal(ports.fs.readFile(temporary, LIMITS.jsonBytes), path, options);
  });
  if (verdict === undefined) throw new Error('the signed CAL was not read back');
  return { receipt: calReceipt(verdict, options, true) };
}

function integrityOf(
  doc: SourceDocument,
  publisherId: string,
  { signer, signedAt, profile }: SignCalOptions,
): CalIntegrity {
  try {
    return signCal(doc.value as object, signer, { publisherId, signedAt }, profile);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError('bad-cal', `it has no RFC 8785 form: ${error.message}`, { path: doc.path });
  }
}

async function readSound(path: string, bytes: Uint8Array, profile: FormatProfile): Promise<SourceDocument> {
  const doc = await readCal(path, bytes, profile);
  const [problem] = doc.problems;
  if (problem !== undefined) throw new UserError('bad-cal', problem.message, { path, range: problem.range });
  return doc;
}

async function faultsOf(doc: SourceDocument, { profile, rules }: SignCalOptions): Promise<VerifyCheck[]> {
  const readings = (await ambiguities(doc)).map((message): VerifyCheck => ({ id: 'cal', ok: false, message }));
  const broken = (await structureFaults(doc, profile, rules)).map((message): VerifyCheck => ({
    id: 'structure',
    ok: false,
    message,
  }));
  return [...readings, ...broken];
}

/** @param path of the CAL, as the user named it: its name says which language it is in */
async function proveCal(written: Uint8Array, path: string, options: SignCalOptions): Promise<CalVerdict> {
  const { profile, signer } = options;
  const doc = await readSound(path, written, profile);
  const checks = new VerifyChecks();
  const verdict = verifyCal(doc.value as object, policyOf(options), checks);
  const envelope = envelopeOf(member(member(doc.value, 'integrity'), 'envelope'));
  if (verdict.trust !== 'trusted' || !('envelope' in envelope) || !nodeVerifies(envelope.envelope, signer.publicKey)) {
    const fault = checks.list().find(({ ok }) => !ok);
    throw new UserError('bad-cal', `the signature block cannot be put in: ${fault?.message ?? verdict.trust}`, {
      path,
    });
  }
  return verdict;
}

function calReceipt(verdict: CalVerdict, { out, signer }: SignCalOptions, changed: boolean): Receipt {
  return {
    path: out,
    subject: verdict.content?.name ?? '',
    digest: verdict.digest ?? '',
    publisherId: verdict.publisherId ?? '',
    keyid: signer.publicKey.keyid,
    signedAt: verdict.signedAt ?? '',
    signatures: 1,
    changed,
  };
}
