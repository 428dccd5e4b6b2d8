import { KEY_VARIABLE, PASSPHRASE_VARIABLE } from '../app/trust/key-variables.ts';
import type { OptionSpec } from './command.ts';

/** Options that name a signing key. */
export const KEY_OPTIONS: readonly OptionSpec[] = [
  { name: 'key', kind: 'value', value: 'FILE', summary: `signing key in PEM (default: $${KEY_VARIABLE})` },
  {
    name: 'passphrase-file',
    kind: 'value',
    value: 'FILE',
    summary: `passphrase of the key (default: $${PASSPHRASE_VARIABLE})`,
  },
];
