import { expect, test } from '@jest/globals';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { lookOutside } from '../../../../src/app/readiness/look-outside.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

test('only the hints of url checks are looked up, each once', async () => {
  const item = (id: string, type: string, hint: string): string =>
    JSON.stringify({ id, kind: 'wiki', description: 'What it is.', check: { type, hint } });
  const doc = await readText(
    'a.cal.yaml',
    calExample({
      rac: [
        item('a', 'url', 'https://example.org/a'),
        item('b', 'file-glob', 'docs/**/*.md'),
        item('c', 'manual', 'https://example.org/private'),
        item('d', 'mcp-resource', 'https://example.org/resource'),
        item('e', 'url', 'https://example.org/a'),
      ],
    }).text,
  );
  const asked: (readonly string[])[] = [];
  const urls = {
    check: async (given: readonly string[]) => {
      asked.push(given);
      return new Map();
    },
  };
  expect(await lookOutside({ fs: nodeFileSystem(scratch(), untracked), urls }, [doc], [])).toEqual({
    probes: new Map(),
    notes: [],
  });
  expect(asked).toEqual([['https://example.org/a']]);
});
