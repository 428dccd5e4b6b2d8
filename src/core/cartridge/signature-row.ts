/** Rows of table `signatures` (docs/format.md 12, 14). */
import { parseEnvelope, type Envelope } from '../dsse/envelope.ts';
import { KeyProblem, parsePublicKeys, type PublicKey } from '../dsse/public-key.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { CartridgeFault } from '../result/fault.ts';
import { showName } from './names.ts';
import { rowsOf, type OpenCartridge } from './sqlite/read-card.ts';
import { optionalText, text } from './sqlite/values.ts';

export const SIGNATURE_TARGET = 'rom-manifest';

/** The one signature row of a signed cartridge. */
export interface SignatureRow {
  /** The manifest hash that the row states; not signed, so it must equal the recomputed one. */
  readonly manifestHash: string;
  readonly envelope: Envelope;
  /** Keys that are stored beside the envelope: they prove nothing about who signed. */
  readonly storedKeys: readonly PublicKey[];
  readonly createdAt: string;
}

/**
 * Reads the row of target `rom-manifest`.
 *
 * @returns undefined when there is none; `broken` when there is one that cannot be used, with a finding
 */
export function readSignatureRow(cartridge: OpenCartridge, checks: VerifyChecks): SignatureRow | 'broken' | undefined {
  const rows = checks.attempt(() => [...rowsOf(cartridge, 'signatures')]);
  if (rows === undefined) return 'broken';
  const found: SignatureRow[] = [];
  for (const row of rows) {
    const target = checks.attempt(() => text(row[1], 'signature-row', 'target of a signature'));
    if (target === undefined) return 'broken';
    if (target !== SIGNATURE_TARGET) {
      checks.warn('signature-row', `a signature of ${showName(target)} is not looked at`);
      continue;
    }
    const signature = checks.attempt(() => {
      const envelope = parseEnvelope(text(row[3], 'envelope', 'the envelope'));
      if ('problem' in envelope) throw new CartridgeFault('envelope', envelope.problem);
      const algorithm = text(row[6], 'signature-row', 'alg of the signature');
      if (algorithm !== 'ed25519')
        throw new CartridgeFault('signature-row', `alg of the signature is ${showName(algorithm)}`);
      const manifestHash = text(row[2], 'signature-row', 'manifest_hash of the signature');
      const pem = optionalText(row[5], 'signature-row', 'public_key_pem of the signature');
      return {
        manifestHash,
        envelope: envelope.envelope,
        storedKeys: storedKeys(pem),
        createdAt: text(row[7], 'signature-row', 'created_at of the signature'),
      };
    });
    if (signature === undefined) return 'broken';
    found.push(signature);
  }
  if (found.length > 1) {
    checks.fail('signature-row', `more than one ${SIGNATURE_TARGET} signature: ${found.length} rows`);
    return 'broken';
  }
  return found[0];
}

function storedKeys(pem: string | null): PublicKey[] {
  if (pem === null || pem === '') return [];
  try {
    return parsePublicKeys(pem);
  } catch (error) {
    if (error instanceof KeyProblem)
      throw new CartridgeFault('signature-row', `the stored public key cannot be used: ${error.message}`);
    throw error;
  }
}
