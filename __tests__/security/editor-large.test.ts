/** A language server that is fed what no person writes: others are answered first, and what is published has an end (attack 274). */
import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import { Editor } from '../support/editor.ts';
import { scratch } from '../support/scratch.ts';

const HEAD = 'schemaVersion: cart.cal/1\nid: big\n';
const anchors = `${HEAD}rac:\n${Array.from({ length: 60_000 }, (_, i) => `  - &a${i} {id: x${i}}\n`).join('')}`;
const faults = JSON.stringify({
  schemaVersion: 'cart.cal/1',
  id: 'big',
  rac: Array.from({ length: 2_500 }, () => ({ a: 1, b: 1, c: 1, d: 1, e: 1 })),
});
const long = JSON.stringify({ schemaVersion: 'cart.cal/1', id: 'big', description: 'lorem '.repeat(50_000_000 / 6) });
const small = 'schemaVersion: cart.cal/1\nid: small\n';

test.each([
  ['60,000 anchors', 'big.cal.yaml', anchors],
  ['20,000 findings', 'big.cal.json', faults],
  ['50 MB', 'big.cal.json', long],
])(
  'attack 274: %s keep no other document waiting',
  async (_, path, text) => {
    const folder = scratch();
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, 'cartwright.yaml'), '');
    const editor = new Editor(folder);
    const said: string[] = [];
    const big = new Promise<PublishDiagnosticsParams>((resolve) => {
      editor.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
        const name = params.uri.slice(editor.uri('').length);
        said.push(`findings of ${name}`);
        if (name === path) resolve(params);
      });
    });
    await editor.initialized;
    // All of it is there before the first is judged.
    const opened = [editor.open(path, text), editor.open('small.cal.yaml', small)];
    await Promise.resolve();
    const hover = editor.ask('textDocument/hover', 'small.cal.yaml', 'id: sm').then(() => said.push('hover'));
    const judged = editor.judged('small.cal.yaml').then(() => said.push('judged'));
    await Promise.all([...opened, hover, judged]);
    const { diagnostics } = await big;
    await editor.judged(path);
    for (const first of ['findings of small.cal.yaml', 'hover', 'judged'])
      expect([first, said.indexOf(first) < said.indexOf(`findings of ${path}`)]).toEqual([first, true]);
    expect(diagnostics.length).toBeLessThanOrEqual(1_001);
    await editor.end();
  },
  240_000,
);

test('attack 274: more findings than an editor shows end with one that counts the rest', async () => {
  const folder = scratch();
  const editor = new Editor(folder);
  await editor.open('big.cal.json', faults);
  const diagnostics = await editor.diagnostics('big.cal.json');
  expect(diagnostics).toHaveLength(1_001);
  expect(diagnostics.at(-1)?.message).toMatch(/^\d+ more findings in this file; cartwright check shows them$/);
  expect(diagnostics.at(-1)?.severity).toBe(1);
  await editor.end();
}, 240_000);
