import { describe, expect, test } from '@jest/globals';
import { checkBundleFile } from '../../../../src/core/okf/check.ts';
import { fileLinks, resolveLink } from '../../../../src/core/okf/links.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import { readText } from '../../../../src/core/source/read.ts';

const facts = {
  files: new Set(['index.md', 'a/one.md', 'a/two.md', 'alerts/gateway.md', 'images/map.png']),
  folders: new Set(['a', 'alerts', 'images']),
  parse: readText,
};

async function check(text: string, name = 'a/one.md'): Promise<string[]> {
  const found = await checkBundleFile({ path: `bundle/${name}`, name, text }, facts);
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
    [concept('- type'), [expect.stringMatching(/^okf\/bad-frontmatter 2:1-\d:\d the frontmatter is no mapping/)]],
    [concept('a: 1\na: 2\ntype: x'), [expect.stringMatching(/^okf\/bad-frontmatter 3:1-3:2 duplicate key "a"/)]],
    ['---\n---\n', ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
    [concept('title: x'), ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
    [concept('type: " "'), ['okf/missing-type 2:7-2:10 "type" is no string, or blank']],
    [concept('type: [a]'), ['okf/missing-type 2:7-2:10 "type" is no string, or blank']],
    [
      concept('type: x\ntitle: 1\ntags: [a, 2]\ntimestamp: soon'),
      [
        'okf/wrong-field 3:8-3:9 "title" is no string',
        'okf/wrong-field 4:7-4:13 "tags" is no list of strings',
        'okf/wrong-field 5:12-5:16 "timestamp" is no date or time of ISO 8601',
      ],
    ],
    [concept('type: Runbook\ntitle: A\ntags: [a]\ntimestamp: 2026-07-18T15:27:27Z\nowner: { any: 1 }'), []],
    ['\ufeff---\r\ntype: Runbook\r\n---\r\n', []],
    [concept('__proto__: { type: x }'), ['okf/missing-type 1:1-1:4 the frontmatter has no "type"']],
  ])('%j', async (text, expected) => {
    expect(await check(text)).toEqual(expected);
  });

  test('index.md and log.md are no concepts, anywhere', async () => {
    for (const name of ['index.md', 'log.md', 'a/index.md', 'a/log.md'])
      expect(await check('# List\n', name)).toEqual([]);
    expect(await check('---\nokf_version: "0.2"\n---\n', 'index.md')).toEqual([]);
    expect(await check('# x\n', 'a/myindex.md')).toHaveLength(1);
  });
});

describe('links', () => {
  const links = async (body: string): Promise<string[]> => check(concept('type: x', body));

  test('those that lead somewhere are silent', async () => {
    const body = [
      '[a](two.md) [b](/alerts/gateway.md#top) [c](../alerts/) [d](/a/two) [e](<two.md>) ![f](../images/map.png)',
      '[g](https://example.com/x.md) [h](#here) [i](mailto:x@example.com) [j](//example.com/x) [k](two.md "title") [l](/)',
      '',
      '[m]: two.md',
      '`[n](nowhere.md)` ``a ` [o](nowhere.md)``',
      '```',
      '[p](nowhere.md)',
      '```',
    ].join('\n');
    expect(await links(body)).toEqual([]);
  });

  test('a broken one is noted at its target', async () => {
    expect(await links('See [a](twoo.md) and [b](../../out.md).\n\n[c]: <gone file.md>')).toEqual([
      'okf/broken-link 5:9-5:16 the link "twoo.md" leads to no file of the bundle',
      'okf/broken-link 5:26-5:38 the link "../../out.md" leads out of the bundle',
      'okf/broken-link 7:6-7:20 the link "gone file.md" leads to no file of the bundle',
    ]);
  });

  test('the way out names the nearest file', async () => {
    const text = concept('type: x', '[a](twoo.md)');
    const [found] = await checkBundleFile({ path: 'a/one.md', name: 'a/one.md', text }, facts);
    expect(found).toMatchObject({ level: 'note', help: 'did you mean "/a/two.md"?' });
  });

  test('escapes and hostile targets', () => {
    expect(fileLinks('[a](a%20b.md?x=1) [b](%zz.md)').map(({ target }) => target)).toEqual(['a b.md', '%zz.md']);
    expect(resolveLink('a/b/c.md', '../d.md')).toBe('a/d.md');
    expect(resolveLink('c.md', '../d.md')).toBeUndefined();
    for (const unit of ['[', '](', '](<', '`', '```\n', '[a]: ', '](('])
      expect(fileLinks(unit.repeat(100_000 / unit.length)).length).toBeLessThan(100_000);
  });
});

test('the examples of the rules of a bundle raise exactly their rule, at its level', async () => {
  const bundleRules = RULES.filter(({ bad }) => bad.language === 'markdown');
  expect(bundleRules).toHaveLength(5);
  for (const { id, level, bad, good } of bundleRules) {
    const raised = await checkBundleFile({ path: 'x.md', name: 'x.md', text: bad.text }, facts);
    expect(raised.map(({ rule, level }) => [rule, level])).toEqual([[id, level]]);
    expect(await checkBundleFile({ path: 'x.md', name: 'x.md', text: good.text }, facts)).toEqual([]);
  }
});
