import { choice, list, object, said, string, type ObjectShape } from './shape.ts';
import * as format from './formats.ts';

/** What a CAL was made from. */
export const lineage: ObjectShape = object(
  'the lineage',
  ['parents'],
  {
    parents: said(
      'The artifacts that it was made from.',
      list(
        object('a parent', ['artifactType', 'publisherId', 'id', 'digest', 'relation'], {
          artifactType: said(
            'What kind of artifact the parent is; a CAL is a workflow.',
            choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
          ),
          publisherId: said('The reverse-DNS id of who published the parent.', string(format.LINEAGE_PUBLISHER)),
          id: said('The id of the parent at its publisher.', string(format.ID)),
          version: said('The version of the parent, as SemVer writes it.', string(format.VERSION)),
          digest: said(
            'The digest of the parent: of a cartridge the ROM digest, of a CAL the digest that its signature names.',
            string(format.LINEAGE_DIGEST),
          ),
          relation: said(
            'What this CAL is to the parent.',
            choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
          ),
          source: said('Where the parent can be had.', { ...string(format.LINEAGE_SOURCE), maxLength: 2048 }),
        }),
        { minItems: 1, maxItems: 8 },
      ),
    ),
    note: { kind: 'string', maxLength: 1000, description: 'What a reader should know about where it comes from.' },
  },
  {
    description: 'What the CAL was made from, so that readers can follow it back.',
    area: 'cal/invalid-lineage',
  },
);

/** The signature of a CAL; its `schemaVersion` is one of `schemaVersions`. */
export const integrity = (schemaVersions: readonly string[]): ObjectShape =>
  object(
    'the integrity block',
    ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
    {
      schemaVersion: said(
        'The version of this block, with the prefix of the format profile.',
        choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
      ),
      digest: said('The sha256 of the RFC 8785 form of the CAL without this block.', string(format.SIGNED_DIGEST)),
      publisherId: said('The reverse-DNS id of the publisher who signed.', string(format.SIGNED_PUBLISHER)),
      keyid: said('The word ed25519, a colon and the sha256 of the public key in DER.', string(format.KEYID)),
      publicKeyPem: said('The public key as SPKI PEM; the receiver decides on its trust.', string(format.PUBLIC_KEY)),
      signedAt: said('When it was signed, as RFC 3339 writes it.', string(format.SIGNED_AT)),
      envelope: said(
        'The DSSE envelope with the signed in-toto statement.',
        object('the envelope', ['payloadType', 'payload', 'signatures'], {
          payloadType: said(
            'The media type of the payload, always the same.',
            choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
          ),
          payload: said('The signed statement, encoded as base64.', string(format.BASE64)),
          signatures: said(
            'The one signature over the payload.',
            list(
              object('the signature', ['keyid', 'sig'], {
                keyid: said('The id of the key, the same as that of the block.', string(format.KEYID)),
                sig: said('The ed25519 signature, encoded as base64.', string(format.BASE64)),
              }),
              { minItems: 1, maxItems: 1 },
            ),
          ),
        }),
      ),
    },
    {
      description: 'The signature of the CAL. cartwright sign writes it; any change of the CAL makes it invalid.',
      area: 'integrity/malformed',
    },
  );
