import { expect, test } from '@jest/globals';
import { History } from '../../../../src/core/scan/history.ts';

test('a change touches its files, the folders above them, and the top where it touches source there', () => {
  const files = [['main.ts'], ['README.md'], ['a/b/c.ts', 'a/b/d.ts', 'a/e.ts'], ['a/b/c.test.ts', 'a/b'], []];
  const fill = Array.from({ length: 15 }, () => ({ files: ['z/z.md'] }));
  const history = new History([...files.map((each) => ({ files: each })), ...fill]);
  const counts = ['', 'main.ts', 'README.md', 'a', 'a/b', 'a/b/c.ts', 'a/e.ts', 'z', 'b'].map((place) => [
    place,
    history.touched([place]),
    history.touched([place], true),
  ]);
  expect(counts).toEqual([
    ['', 1, 0],
    ['main.ts', 1, 0],
    ['README.md', 1, 0],
    ['a', 2, 1],
    ['a/b', 2, 1],
    ['a/b/c.ts', 1, 0],
    ['a/e.ts', 1, 0],
    ['z', 15, 0],
    ['b', 0, 0],
  ]);
  expect(history.touched(['', 'a', 'a/b', 'z'])).toBe(18);
});

test('folders whose names are as long as the one before count, too', () => {
  const changes = Array.from({ length: 20 }, () => ({
    subject: 'x',
    files: ['ab/x.ts', 'ab/y.ts', 'ac/x.ts'],
  }));
  const history = new History(changes);
  expect(['ab', 'ac', 'ad'].map((place) => history.touched([place]))).toEqual([20, 20, 0]);
});
