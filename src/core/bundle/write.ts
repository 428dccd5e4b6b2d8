/** Sigstore bundles v0.3 (https://github.com/sigstore/protobuf-specs) around our own envelopes, for tools that know no cartridge. */
import { releaseStatement, type FileFacts, type ReleaseFacts } from '../dsse/file-statement.ts';
import { envelopeJson, type Envelope } from '../dsse/envelope.ts';
import { nodeVerifies, signStatement, type Signer } from '../dsse/sign.ts';
import { BUNDLE_MEDIA_TYPE, type FormatProfile } from '../../ids.ts';

/**
 * The bundle of a released file: the one place that makes it, wherever it is written. The same file, facts and key give the same
 * bytes.
 *
 * @param file `name` without folders, as it is called in the release
 * @returns JSON with a final newline
 */
export function releaseBundle(file: FileFacts, release: ReleaseFacts, signer: Signer, profile: FormatProfile): string {
  const envelope = signStatement(releaseStatement(file, release, profile), signer);
  if (!nodeVerifies(envelope, signer.publicKey)) throw new Error('node:crypto does not verify the bundle');
  return bundleText(envelope, signer.publicKey.keyid);
}

/** @param hint which key to look for; proves nothing */
function bundleText(envelope: Envelope, hint: string): string {
  const bundle = {
    mediaType: BUNDLE_MEDIA_TYPE,
    verificationMaterial: { publicKey: { hint } },
    dsseEnvelope: envelopeJson(envelope),
  };
  return `${JSON.stringify(bundle)}\n`;
}
