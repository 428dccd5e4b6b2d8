/** Name of the variable that holds a signing key, and of the one with its passphrase. */
export const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
export const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';
