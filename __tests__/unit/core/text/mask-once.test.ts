/** Thousands of findings may be in one line of megabytes: it is looked through for secrets once, whichever outlet shows it. */
import { expect, jest, test } from '@jest/globals';

const looked: string[] = [];
/** What is shown of it is looked through as well. */
const isLine = (text: string): boolean => text.length > 9_000;
jest.unstable_mockModule('../../../../src/core/secrets/assignments.ts', () => ({
  findAssignments: (text: string) => (looked.push(text), []),
}));
const { maskSecrets } = await import('../../../../src/core/text/redact.ts');
const { excerptLines } = await import('../../../../src/core/report/text/diagnostics.ts');

test('a line is masked once for all findings in it', () => {
  const line = `token: ghp_${'a'.repeat(36)} ${'x'.repeat(10_000)}`;
  const place = (column: number) => ({ line: 1, column });
  const findings = [1, 50, 9_000].map(
    (at) =>
      ({
        rule: 'cal/wrong-type',
        level: 'error',
        message: 'm',
        help: 'h',
        path: 'a',
        pointer: '',
        range: { start: place(at), end: place(at + 1) },
      }) as const,
  );
  const shown = findings.flatMap((finding) => excerptLines(finding, new Map([['a', new Map([[1, line]])]])));
  expect(shown.join('\n')).not.toContain('ghp_a');
  expect(looked.filter(isLine)).toHaveLength(1);
  expect(maskSecrets('other')).toBe('other');
  expect(maskSecrets(line)).toBe(line.replace(`ghp_${'a'.repeat(36)}`, '*'.repeat(40)));
  expect(looked.filter(isLine)).toHaveLength(2);
});
