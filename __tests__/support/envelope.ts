import type { EnvelopeJson } from '../../src/core/dsse/envelope.ts';

/** The payload of a DSSE envelope, decoded by nothing of ours. */
export function readEnvelopePayload(envelope: EnvelopeJson): Buffer {
  return Buffer.from(envelope.payload, 'base64');
}
