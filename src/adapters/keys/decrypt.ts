import type { DecryptPem } from '../../core/dsse/private-key.ts';
import { KeyProblem } from '../../core/dsse/public-key.ts';
import { nodeCrypto } from '../../core/value/node-crypto.ts';

/** Opens an encrypted PKCS#8 key by node:crypto. The passphrase is always given, so nothing is ever asked for. */
export const decryptPem: DecryptPem = (pem, passphrase) => {
  try {
    return nodeCrypto()
      .createPrivateKey({ key: pem, format: 'pem', passphrase })
      .export({ type: 'pkcs8', format: 'der' });
  } catch {
    throw new KeyProblem('the passphrase does not open it');
  }
};

/** A fresh ed25519 key pair from the system's randomness, as PEM: PKCS#8 and SPKI. */
export function generateKeyPair() {
  const { publicKey, privateKey } = nodeCrypto().generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
