import { createRequire } from 'node:module';

let loaded: typeof import('node:crypto') | undefined;

/** `node:crypto`, loaded by the first call: loading it costs as much as linting a file, and most starts need no digest. */
export function nodeCrypto(): typeof import('node:crypto') {
  return (loaded ??= createRequire(import.meta.url)('node:crypto') as typeof import('node:crypto'));
}
