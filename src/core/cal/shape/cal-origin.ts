import { choice, list, properties, string } from './declare.ts';
import * as format from './formats.ts';
import type { ObjectShape } from './shape.ts';

/** What a CAL was made from. */
export const lineage: ObjectShape = {
  kind: 'object',
  noun: 'the lineage',
  area: 'cal/invalid-lineage',
  required: ['parents'],
  properties: properties({
    parents: list(
      {
        kind: 'object',
        noun: 'a parent',
        required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
        properties: properties({
          artifactType: choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
          publisherId: string(format.LINEAGE_PUBLISHER),
          id: string(format.ID),
          version: string(format.VERSION),
          digest: string(format.LINEAGE_DIGEST),
          relation: choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
          source: { ...string(format.LINEAGE_SOURCE), maxLength: 2048 },
        }),
      },
      { minItems: 1, maxItems: 8 },
    ),
    note: { kind: 'string', maxLength: 1000 },
  }),
};

/** The signature of a CAL; its `schemaVersion` is one of `schemaVersions`. */
export const integrity = (schemaVersions: readonly string[]): ObjectShape => ({
  kind: 'object',
  noun: 'the integrity block',
  description: 'Signature of the CAL; written by cartwright sign.',
  area: 'integrity/malformed',
  required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
  properties: properties({
    schemaVersion: choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
    digest: string(format.SIGNED_DIGEST),
    publisherId: string(format.SIGNED_PUBLISHER),
    keyid: string(format.KEYID),
    publicKeyPem: string(format.PUBLIC_KEY),
    signedAt: string(format.SIGNED_AT),
    envelope: {
      kind: 'object',
      noun: 'the envelope',
      required: ['payloadType', 'payload', 'signatures'],
      properties: properties({
        payloadType: choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
        payload: string(format.BASE64),
        signatures: list(
          {
            kind: 'object',
            noun: 'the signature',
            required: ['keyid', 'sig'],
            properties: properties({ keyid: string(format.KEYID), sig: string(format.BASE64) }),
          },
          { minItems: 1, maxItems: 1 },
        ),
      }),
    },
  }),
});
