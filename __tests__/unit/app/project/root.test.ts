import { expect, test } from '@jest/globals';
import { rootOf } from '../../../../src/app/project/root.ts';

/** A machine with these files, seen from `/a/b`. */
const seen = (...files: readonly string[]) => ({
  cwd: '/a/b',
  isLink: () => false,
  kind: (path: string): 'file' | 'directory' | 'none' =>
    files.includes(path) ? 'file' : files.some((file) => file.startsWith(`${path}/`)) ? 'directory' : 'none',
});

test.each([
  ['../../x/flow.cal.yaml', '../../x', ['../../x/cartwright.yaml', '../../cartwright.yaml']],
  ['../../x/flow.cal.yaml', '../..', ['../../cartwright.yaml']],
  ['../../x', '../..', ['../../x/flow.cal.yaml', '../../cartwright.yaml']],
  ['../../x', '../../x', ['../../x/flow.cal.yaml']],
  ['../..', '../..', ['../../x/flow.cal.yaml']],
  ['../../x/y/flow.cal.yaml', '../..', ['../../cartwright.yaml']],
  ['flow.cal.yaml', '../..', ['../../cartwright.yaml']],
  ['../../x/flow.cal.yaml', '.', []],
])('%s belongs to the project %s', (path, root, files) => {
  expect(rootOf(seen(...files, ...(path.endsWith('.yaml') ? [path] : [])), path)).toBe(root);
});
