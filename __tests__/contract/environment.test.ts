/** What `support/environment.mjs` puts in another's place for the sake of time is not seen by tests. */
import { expect, test } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { scratch } from '../support/scratch.ts';

test('a store belongs to what was started with it, however the starts interleave', async () => {
  const store = new AsyncLocalStorage<string>();
  const later = async (): Promise<string | undefined> => {
    await setImmediate();
    return store.getStore();
  };
  expect(await Promise.all(['one', 'two'].map((name) => store.run(name, later)))).toEqual(['one', 'two']);
});

test('a CommonJS module has its names and its places, and may import at run time', async () => {
  const folder = scratch();
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const late = write('late.cjs', "exports.late = () => import('node:path');\n");
  const { late: load } = (await import(pathToFileURL(late).href)) as { late: () => Promise<object> };
  expect(await load()).toHaveProperty('join', join);
  const plain = write(
    'plain.cjs',
    "'use strict'; exports.stack = () => new Error().stack.split('\\n')[1]; exports.at = [module.filename, __dirname, this === exports, (function () { return this; })()] // the end",
  );
  const { at, stack } = (await import(pathToFileURL(plain).href)) as { at: unknown[]; stack: () => string };
  expect(at).toEqual([plain, folder, true, undefined]);
  expect(stack()).toContain(`${plain}:1:37`);
});
