/**
 * DSSE v1 pre-authentication encoding (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md): what is signed
 * binds the payload to its type.
 */
export function preAuthEncode(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = Buffer.from(payloadType, 'utf8');
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${type.length} `, 'utf8'),
    type,
    Buffer.from(` ${payload.length} `, 'utf8'),
    payload,
  ]);
}
