/** What `support/environment.mjs` puts in another's place for the sake of time is not seen by tests. */
import { expect, jest, test } from '@jest/globals';
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

test('an ES module that is loaded again has a state of its own, its place, and may import at run time', async () => {
  const file = join(scratch(), 'again.mjs');
  const text =
    'let calls = 0; export const count = () => ++calls; export const at = () => import.meta.filename; export const late = () => import("node:path"); export const stack = () => new Error().stack.split("\\n")[1];';
  writeFileSync(file, text);
  interface Again {
    readonly count: () => number;
    readonly at: () => string;
    readonly late: () => Promise<object>;
    readonly stack: () => string;
  }
  const load = (): Promise<Again> => import(pathToFileURL(file).href) as Promise<Again>;
  const first = await load();
  expect([first.count(), first.count()]).toEqual([1, 2]);
  jest.resetModules();
  const second = await load();
  expect([second.count(), first.count(), first.at(), second.at()]).toEqual([1, 3, file, file]);
  expect([await first.late(), await second.late()]).toEqual([
    expect.objectContaining({ join }),
    expect.objectContaining({ join }),
  ]);
  expect(second.stack()).toContain(`${file}:1:${text.indexOf('new Error') + 1}`);
});
