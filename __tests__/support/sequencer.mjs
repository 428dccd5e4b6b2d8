import { existsSync } from 'node:fs';
import { join } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** What takes ten seconds of processor and more, the longest first. */
const LONG = [
  'e2e/activate',
  'e2e/hooks-attacks',
  'e2e/outlets',
  'security/cartridge-flips',
  'e2e/interrupted',
  'e2e/hooks',
  'e2e/tarball',
  'e2e/mcp-gate-memory',
  'unit/core/handshake/accept/oracle',
  'e2e/activate-page',
  'security/file-attacks',
  'security/editor-large',
  'unit/core/handshake/pins',
  'e2e/release',
  'security/large-documents',
  'unit/core/report/renderers',
  'e2e/relaxed',
].map((name) => join(import.meta.dirname, '..', `${name}.test.ts`));

/**
 * Starts what takes longest first, and leaves the rest to jest: without times of a run before it goes by the size of files, and what is
 * short and slow would run at the end, alone, while the other cores wait.
 */
export default class extends TestSequencer {
  sort(tests) {
    for (const path of LONG) if (!existsSync(path)) throw new Error(`${import.meta.filename}: there is no ${path}`);
    const place = ({ path }) => (LONG.includes(path) ? LONG.indexOf(path) : LONG.length);
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
