import { expect, test } from '@jest/globals';
import { RULES } from '../../../../src/generated/rules.ts';
import { runMain } from '../../../support/main.ts';

const explain = (...args: string[]) => runMain(['explain', ...args]);

test('a rule is explained with its examples', async () => {
  const { code, out } = await explain('edge/duplicate');
  expect(code).toBe(0);
  expect(out).toMatch(/^# edge\/duplicate\n\n\*\*error\*\* · /);
  expect(out).toContain('`cartwright lint --fix` fixes it');
  expect(out).toContain('\nBad:\n\n````yaml\nschemaVersion:');
  expect(out).toContain('\nGood:\n\n````yaml\nschemaVersion:');
  expect(out).toBe((await explain('edge/duplicate', '--format', 'markdown')).out);
});

test('a name without its group is enough where it is unique', async () => {
  expect((await explain('no-content')).out).toMatch(/^# rac\/no-content\n/);
});

test.each([
  ['rac/no-contnet', 'did you mean rac/no-content?'],
  ['no-contnet', 'did you mean rac/no-content?'],
  ['unknown-type', 'run cartwright explain for the list of rules'],
  ['\u001b[31mx', 'run cartwright explain for the list of rules'],
])('%j is unknown: %s', async (name, help) => {
  const { code, out, err } = await explain(name);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(help);
  expect(err).not.toContain('\u001b');
});

test('JSON has every rule in one shape', async () => {
  const { out } = await explain('--format', 'json');
  const { version, rules } = JSON.parse(out) as { version: number; rules: Record<string, unknown>[] };
  expect(version).toBe(1);
  expect(rules.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
  const always = ['id', 'level', 'summary', 'url', 'what', 'why', 'fixable', 'always', 'bad', 'good'];
  for (const rule of rules) expect(Object.keys(rule).filter((key) => key !== 'falseAlarms')).toEqual(always);
  expect(JSON.parse((await explain('edge/duplicate', '--format', 'json')).out)).toEqual({
    version: 1,
    rules: [expect.objectContaining({ id: 'edge/duplicate', level: 'error', fixable: true })],
  });
});

test('Markdown is a section with fenced examples; without a rule, a table', async () => {
  expect((await explain('edge/duplicate', '--format', 'markdown')).out).toMatch(
    /^# edge\/duplicate\n\n\*\*error\*\* · /,
  );
  expect((await explain('--format', 'markdown')).out.split('\n')).toHaveLength(RULES.length + 3);
  expect((await explain()).out.split('\n')).toHaveLength(RULES.length + 1);
});

test('without a rule all are listed, in columns', async () => {
  const { code, out } = await explain();
  const width = Math.max(...RULES.map(({ id }) => id.length));
  expect([code, out]).toEqual([
    0,
    RULES.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}\n`).join(''),
  ]);
});
