import { expect, test } from '@jest/globals';
import { ROOT } from '../../../support/cli.ts';
import { runMain } from '../../../support/main.ts';

const manifest = (path: string) => runMain(['manifest', path], `${ROOT}examples/data-pipeline`);

test('a package is named by its folder or by its file', async () => {
  const byFolder = await manifest('agents/builder');
  expect([byFolder.code, byFolder.err, JSON.parse(byFolder.out)]).toEqual([0, '', expect.any(Object)]);
  expect(await manifest('agents/builder/cartridge.yaml')).toEqual(byFolder);
  expect(await manifest('./agents/builder/cartridge.yaml')).toEqual(byFolder);
});

test.each(['cartwright.yaml', 'hosts/laptop.host.yaml'])('%s is neither', async (path) => {
  expect(await manifest(path)).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ${path}: neither a package folder, its cartridge.yaml, nor a manifest (*.json)\n  help: name a package folder or a manifest; a cartridge is read by verify, handshake and diff\n`,
  });
});
