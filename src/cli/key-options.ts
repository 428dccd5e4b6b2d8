import { KEY_VARIABLE, PASSPHRASE_VARIABLE } from '../app/trust/key-variables.ts';
import { valueOption } from './command.ts';

/** Options that name a signing key. */
export const KEY_OPTIONS = [
  valueOption('key', 'FILE', `signing key in PEM (default: $${KEY_VARIABLE})`),
  valueOption('passphrase-file', 'FILE', `passphrase of the key (default: $${PASSPHRASE_VARIABLE})`),
];
export type KeyOption = (typeof KEY_OPTIONS)[number];
