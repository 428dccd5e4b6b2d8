import { describe, expect, test } from '@jest/globals';
import { checkBundleFile } from '../../../../src/core/okf/check.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import { readText } from '../../../../src/core/source/read.ts';

async function check(text: string, name = 'a/one.md'): Promise<string[]> {
  const found = await checkBundleFile({ path: `bundle/${name}`, name, text }, readText);
  return found.map(
    ({ rule, range: { start, end }, message }) =>
      `${rule} ${start.line}:${start.column}-${end.line}:${end.column} ${message}`,
  );
}
const concept = (front: string, body = ''): string => `---\n${front}\n---\n\n${body}`;

describe('frontmatter', () => {
  test.each([
    ['# Title\n', ['okf/missing-frontmatter 1:1-1:8 the concept has no frontmatter']],
    ['', ['okf/missing-frontmatter 1:1-1:1 the concept has no frontmatter']],
    ['---\ntype: Runbook\n', ['okf/bad-frontmatter 1:1-1:4 the frontmatter is not closed']],
    [concept('type: "a'), [expect.stringMatching(/^okf\/bad-frontmatter \d:\d+-\d:\d+ not valid YAML/)]],
    [concept('- type'), [expect.stringMatching(/^okf\/bad-frontmatter 2:1-\d:\d the frontmatter is not a mapping/)]],
    [concept('a: 1\na: 2\ntype: x'), [expect.stringMatching(/^okf\/bad-frontmatter 3:1-3:2 duplicate key "a"/)]],
    ['---\n---\n', ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
    [concept('title: x'), ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
    [concept('type: " "'), ['okf/missing-type 2:7-2:10 "type" is not a string, or blank']],
    [concept('type: [a]'), ['okf/missing-type 2:7-2:10 "type" is not a string, or blank']],
    // What is optional is free (docs/format.md 2.6).
    [concept('type: Runbook\ntitle: 1\ntags: a\ntimestamp: 2026-07-18T15:27:27Z\nowner: { any: 1 }'), []],
    ['\ufeff---\r\ntype: Runbook\r\n---\r\n', []],
    [concept('__proto__: { type: x }'), ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
  ])('%j', async (text, expected) => {
    expect(await check(text)).toEqual(expected);
  });

  test('index.md and log.md are not concepts, anywhere', async () => {
    for (const name of ['index.md', 'log.md', 'a/index.md', 'a/log.md'])
      expect(await check('# List\n', name)).toEqual([]);
    expect(await check('---\nokf_version: "0.2"\n---\n', 'index.md')).toEqual([]);
    expect(await check('# x\n', 'a/myindex.md')).toHaveLength(1);
  });
});

test('a link that leads nowhere is tolerated (docs/format.md 2.6)', async () => {
  expect(await check(concept('type: x', '[a](nowhere.md)'))).toEqual([]);
});

test('the examples of the rules of a bundle raise exactly their rule, at its level', async () => {
  const bundleRules = RULES.filter(({ bad }) => bad.language === 'markdown');
  expect(bundleRules).toHaveLength(3);
  for (const { id, level, bad, good } of bundleRules) {
    const raised = await checkBundleFile({ path: 'x.md', name: 'x.md', text: bad.text }, readText);
    expect(raised.map(({ rule, level }) => [rule, level])).toEqual([[id, level]]);
    expect(await checkBundleFile({ path: 'x.md', name: 'x.md', text: good.text }, readText)).toEqual([]);
  }
});
