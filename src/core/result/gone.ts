const SWEEP = 'it is gone: run the whole sweep again';
const RUN = 'it is gone: check the whole repository in one run';
const PARTS = 'sweep its folders with --roots and --format ndjson, and make one report of the sweeps with --merge';
const CHANGED = 'take changed-only where only what a pull request changes counts';
const LEVEL = 'it is gone: rules of cartwright.yaml switches a rule off, and jq picks from --format json';
const KEYLESS = 'it is gone: check a keyless bundle with gh attestation verify or cosign verify-blob-attestation';

/** What to use instead of options and inputs that are gone. */
export const GONE: {
  /** By command and option. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the Action. */
  readonly inputs: Readonly<Record<string, string>>;
} = {
  options: {
    check: { 'since-report': SWEEP, 'print-inputs': SWEEP, shard: `${RUN}, or ${PARTS}`, 'min-level': LEVEL },
    lint: {
      publish: 'it is gone: say version, name, description, license, authors and tags as docs/write-a-cal.md shows',
      'min-level': LEVEL,
    },
    keygen: { 'passphrase-file': 'it is gone: encrypt the key with openssl pkcs8 -topk8 -v2 aes256 -iter 600000' },
    handshake: {
      attest: 'it is gone: write the descriptor with --out, and sign that file with cosign attest-blob or openssl',
    },
    verify: {
      explain: 'it is gone: --format json has every check, and docs/verify-without-us.md the commands that repeat them',
      'trusted-root': KEYLESS,
      'certificate-identity': KEYLESS,
      'certificate-oidc-issuer': KEYLESS,
      'require-provenance': KEYLESS,
    },
  },
  inputs: { shard: `${RUN}, or ${CHANGED}`, merge: `${RUN}, or ${PARTS}` },
};
