/**
 * Mock authorities of sigstore (`@sigstore/mock`): a certificate authority, its log, a log of signatures and a timestamp
 * authority, without a network. What they issue is what the real ones issue, under keys that are made from a seed.
 */
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock';
import { createECDH, createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { preAuthEncode } from '../../src/core/dsse/sign.ts';

type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
export type Json = Record<string, unknown>;

/** A P-256 key pair, the same for the same seed. */
export function seededKey(seed: string): KeyPair {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(sha256(Buffer.from(seed)));
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const d = ecdh.getPrivateKey().toString('base64url').padStart(43, 'A');
  const privateKey = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d } as Json, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

const OIDC_ISSUER = '1.3.6.1.4.1.57264.1.8';
const SHA256_OID = '2.16.840.1.101.3.4.2.1';
const LOG_URL = 'https://rekor.sigstore.dev';

export const IDENTITY = 'https://github.com/demo/agents/.github/workflows/release.yml@refs/tags/v1.2.0';
export const ISSUER = 'https://token.actions.githubusercontent.com';
export const PROVENANCE = 'https://slsa.dev/provenance/v1';

/** How a keyless signature is made; everything has a usual value. */
export interface Keyless {
  readonly identity?: string;
  readonly issuer?: string;
  /** When the log took it, in seconds after the certificate was issued: it is valid for 600. */
  readonly late?: number;
  /** By an entry of the log, by a signed timestamp, or both. */
  readonly proof?: readonly ('log' | 'timestamp')[];
  readonly payloadType?: string;
  /** Seeds of the keys of a log, and of a timestamp authority, that nobody knows. */
  readonly strangeLog?: string;
  readonly strangeStamp?: string;
}

/** The authorities of one instance. */
export interface Authorities {
  /** Its trusted root, as JSON. */
  readonly root: Json;
  /** Signs an in-toto statement; gives a bundle. */
  attest(statement: object, how?: Keyless): Promise<Json>;
  /** Signs bytes as they are; gives a bundle. */
  signBytes(bytes: Uint8Array, how?: Keyless): Promise<Json>;
}

/**
 * @param name seed of its keys: instances of two names do not know each other
 * @param logs whether it has logs, as the public instance, or timestamps alone, as GitHub's for private repositories
 */
export async function authorities(name: string, logs = true): Promise<Authorities> {
  const keys = {
    ca: seededKey(`${name} ca`),
    ct: seededKey(`${name} ct`),
    log: seededKey(`${name} log`),
    tsa: seededKey(`${name} tsa`),
  };
  // The mock's root certificates are valid from the moment in which they are made.
  const issued = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60_000);
  const at = (seconds: number): Date => new Date(issued.getTime() + seconds * 1000);
  const ca = await initializeCA(keys.ca, logs ? await initializeCTLog(keys.ct, issued) : undefined, issued);
  const anyTsa = await initializeTSA(keys.tsa, issued);

  const sealed = async (entry: object, signature: Buffer, how: Keyless): Promise<Json> => {
    const signer = leafOf(name);
    const { identity = IDENTITY, issuer = ISSUER, late = 1, proof = [logs ? 'log' : 'timestamp'] } = how;
    const extensions = [{ oid: OIDC_ISSUER, value: issuer }];
    const publicKey = signer.publicKey.export({ type: 'spki', format: 'der' });
    const certificate = await ca.issueCertificate({ publicKey, subjectAltName: identity, extensions });
    const material: Json = { certificate: { rawBytes: certificate.toString('base64') }, tlogEntries: [] };
    if (proof.includes('log')) {
      const pem = Buffer.from(pemOf(certificate)).toString('base64');
      const log = await initializeTLog(
        LOG_URL,
        how.strangeLog === undefined ? keys.log : seededKey(how.strangeLog),
        at(late),
      );
      material['tlogEntries'] = [
        logEntry(await log.log(JSON.parse(JSON.stringify(entry).replaceAll('CERTIFICATE', pem)) as object)),
      ];
    }
    if (proof.includes('timestamp')) {
      const stranger =
        how.strangeStamp === undefined ? undefined : await initializeTSA(seededKey(how.strangeStamp), issued);
      // Of one instance all have the same certificates: those of another instance of the mock would be others.
      const prototype = Object.getPrototypeOf(anyTsa) as object;
      const tsa = Object.assign(Object.create(prototype) as typeof anyTsa, stranger ?? anyTsa, {
        getCurrentTime: () => at(late),
      });
      const hashed = sha256(signature);
      const stamp = await tsa.timestamp({
        artifactHash: hashed,
        hashAlgorithmOID: SHA256_OID,
        nonce: 1,
        policyOID: '1.2.3.4',
      });
      material['timestampVerificationData'] = { rfc3161Timestamps: [{ signedTimestamp: stamp.toString('base64') }] };
    }
    return material;
  };

  return {
    root: trustedRoot(),
    async attest(statement, how = {}) {
      const { payloadType = 'application/vnd.in-toto+json' } = how;
      const payload = Buffer.from(JSON.stringify(statement));
      const signature = sign('sha256', preAuthEncode(payloadType, payload), leafOf(name).privateKey);
      const sig = signature.toString('base64');
      const digest = sha256(payload);
      const spec = {
        payloadHash: { algorithm: 'sha256', value: digest.toString('hex') },
        signatures: [{ signature: sig, verifier: 'CERTIFICATE' }],
      };
      const material = await sealed({ apiVersion: '0.0.1', kind: 'dsse', spec }, signature, how);
      const envelope = { payloadType, payload: payload.toString('base64'), signatures: [{ sig }] };
      return { mediaType: BUNDLE, verificationMaterial: material, dsseEnvelope: envelope };
    },
    async signBytes(bytes, how = {}) {
      const digest = sha256(bytes);
      const signature = sign('sha256', bytes, leafOf(name).privateKey);
      const content = signature.toString('base64');
      const spec = {
        data: { hash: { algorithm: 'sha256', value: digest.toString('hex') } },
        signature: { content, publicKey: { content: 'CERTIFICATE' } },
      };
      const material = await sealed({ apiVersion: '0.0.1', kind: 'hashedrekord', spec }, signature, how);
      const messageDigest = { algorithm: 'SHA2_256', digest: digest.toString('base64') };
      return {
        mediaType: BUNDLE,
        verificationMaterial: material,
        messageSignature: { messageDigest, signature: content },
      };
    },
  };

  function trustedRoot(): Json {
    const validFor = { start: new Date(issued.getTime() - 120_000).toISOString() };
    const log = (url: string, { publicKey }: KeyPair): Json => {
      const der = publicKey.export({ type: 'spki', format: 'der' });
      return {
        baseUrl: url,
        hashAlgorithm: 'SHA2_256',
        publicKey: { rawBytes: der.toString('base64'), keyDetails: 'PKIX_ECDSA_P256_SHA_256', validFor },
        logId: { keyId: sha256(der).toString('base64') },
      };
    };
    const authority = (...certificates: Buffer[]): Json => ({
      subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
      uri: 'https://fulcio.sigstore.dev',
      certChain: { certificates: certificates.map((each) => ({ rawBytes: each.toString('base64') })) },
      validFor,
    });
    return {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: logs ? [log(LOG_URL, keys.log)] : [],
      certificateAuthorities: [authority(ca.rootCertificate)],
      ctlogs: logs ? [log('https://ctfe.sigstore.dev', keys.ct)] : [],
      timestampAuthorities: [authority(anyTsa.intCertificate, anyTsa.rootCertificate)],
    };
  }
}

const BUNDLE = 'application/vnd.dev.sigstore.bundle.v0.3+json';

/** The key of a minute: whose it is says the certificate, so that one for all signatures does. */
function leafOf(name: string): KeyPair {
  return seededKey(`${name} leaf`);
}

/** SLSA provenance of files, as `actions/attest-build-provenance` states it. */
export function provenanceOf(...files: { readonly name: string; readonly bytes: Uint8Array }[]): Json {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map(({ name, bytes }) => ({ name, digest: { sha256: sha256(bytes).toString('hex') } })),
    predicateType: PROVENANCE,
    predicate: {
      buildDefinition: { buildType: 'https://actions.github.io/buildtypes/workflow/v1', externalParameters: {} },
      runDetails: { builder: { id: 'https://github.com/actions/runner/github-hosted' } },
    },
  };
}

function logEntry(answer: object): Json {
  const [entry] = Object.values(answer) as [
    {
      body: string;
      integratedTime: number;
      logID: string;
      logIndex: number;
      verification: {
        signedEntryTimestamp: string;
        inclusionProof: { logIndex: number; treeSize: number; checkpoint: string; rootHash: string };
      };
    },
  ];
  const { body, integratedTime, logID, logIndex, verification } = entry;
  const { kind, apiVersion } = JSON.parse(Buffer.from(body, 'base64').toString()) as {
    kind: string;
    apiVersion: string;
  };
  const { inclusionProof: proof } = verification;
  return {
    logIndex: `${logIndex}`,
    logId: { keyId: Buffer.from(logID, 'hex').toString('base64') },
    kindVersion: { kind, version: apiVersion },
    integratedTime: `${integratedTime}`,
    inclusionPromise: { signedEntryTimestamp: verification.signedEntryTimestamp },
    inclusionProof: {
      logIndex: `${proof.logIndex}`,
      rootHash: Buffer.from(proof.rootHash, 'hex').toString('base64'),
      treeSize: `${proof.treeSize}`,
      hashes: [],
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: body,
  };
}

function pemOf(der: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
