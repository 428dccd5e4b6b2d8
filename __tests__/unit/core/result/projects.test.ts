import { expect, test } from '@jest/globals';
import { splitProjects } from '../../../../src/core/result/projects.ts';

test('each file belongs to the nearest project above it', () => {
  const files = [
    'a.cal.yaml',
    'apps/b.cal.yaml',
    'apps/cartwright.yaml',
    'apps/inner/cartwright.yaml',
    'apps/inner/deep/c.cal.yaml',
    'apps/innermost/d.cal.yaml',
    'apps.cal.yaml',
    'cartwright.yaml',
    'my-cartwright.yaml/e.cal.yaml',
    'other/xcartwright.yaml',
  ];
  expect(splitProjects(files)).toEqual([
    {
      root: '.',
      files: [
        'a.cal.yaml',
        'apps.cal.yaml',
        'cartwright.yaml',
        'my-cartwright.yaml/e.cal.yaml',
        'other/xcartwright.yaml',
      ],
    },
    { root: 'apps', files: ['b.cal.yaml', 'cartwright.yaml', 'innermost/d.cal.yaml'] },
    { root: 'apps/inner', files: ['cartwright.yaml', 'deep/c.cal.yaml'] },
  ]);
});

test('the top folder is a project as long as files are left for it', () => {
  expect(splitProjects([])).toEqual([]);
  expect(splitProjects(['z/cartwright.yaml', 'a/cartwright.yaml'])).toEqual([
    { root: 'a', files: ['cartwright.yaml'] },
    { root: 'z', files: ['cartwright.yaml'] },
  ]);
  expect(splitProjects(['z/cartwright.yaml', 'b.cal.yaml'])).toEqual([
    { root: '.', files: ['b.cal.yaml'] },
    { root: 'z', files: ['cartwright.yaml'] },
  ]);
});
