import type { Secret } from './secret.ts';

/** Words of which every bare key holds one. */
export const BARE_WORDS: readonly string[] = [
  'BQYDK2V',
  'DANBgkqhkiG9w0BAQEFAASC',
  'AgEAMBMGByqGSM49',
  'RWRTY0Iy',
  'PrivateKey =',
  'PrivateKey=',
  '<RSAKeyValue',
];

const BARE: readonly RegExp[] = [
  // base64 of PKCS#8 without its PEM lines: Ed25519, X25519, Ed448, X448 (RFC 8410); RSA; EC.
  /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
  /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
  /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
  // A secret key of minisign or signify: two letters of algorithm, `SC` for scrypt, `B2`.
  /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
  // WireGuard.
  /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
  // .NET's XML.
  /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];

/** Finds private keys without any frame that names them, by what each kind begins with: for files, not for prose. */
export function findBareKeys(text: string): Secret[] {
  if (!BARE_WORDS.some((word) => text.includes(word))) return [];
  return BARE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
      kind: 'private-key',
      start: index,
      end: index + key.length,
    })),
  );
}

/**
 * DER from the first byte: PKCS#8 (RFC 5958), its encrypted form by PBES (RFC 8018), PKCS#1 and SEC 1, all of which hold a
 * version number or an algorithm where public keys and certificates do not.
 */
const DER = [
  /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
  /^30(?:82....|81..)0201000282/,
  /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
  /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];

/** @returns whether a file is a private key in DER */
export function isDerKey(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
  return DER.some((form) => form.test(head));
}
