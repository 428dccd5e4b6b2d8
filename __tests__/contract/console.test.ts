/** What the pages show as typed at a prompt is run, and prints what they show. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { changed, matches, ownCommand, play } from '../support/console.ts';
import { fencesOf, PAGES, pageText, type Fence } from '../support/fences.ts';

/** Why a block of commands is not run, in the words of the list. */
const NEEDS: Readonly<Record<string, string>> = {
  server: 'a server, or a program that asks one',
  browser: 'a browser or an editor',
  github: 'GitHub',
  network: 'the network',
  program: 'a program that neither this repository nor its CI installs',
};

const INFO: Readonly<Record<string, (value: string) => boolean>> = {
  file: (path) => /^[\w.-]+(?:\/[\w.-]+)*$/.test(path) && !path.split('/').includes('..'),
  needs: (why) => Object.hasOwn(NEEDS, why),
  test: (file) => existsSync(join(ROOT, file)),
};

/** Written by `npm run sync`: what they show are patterns of use, and what they show of runs is held by tests of their own. */
const GENERATED = /^docs\/(?:commands|rules|reference\/.*)\.md$/;

/** What is wrong with a block, whatever its commands print. */
function faults(page: string, { language, info, lines, line }: Fence): string[] {
  const place = `${page}:${line}`;
  const script = ['sh', 'bash', 'shell'].includes(language);
  const other = info.get('test');
  return [
    ...[...info]
      .filter(([key, value]) => !(Object.hasOwn(INFO, key) && INFO[key]!(value)))
      .map(([key, value]) => `${place}: ${key}=${value} means nothing`),
    ...(script && !['needs', 'test', 'file'].some((key) => info.has(key))
      ? [`${place}: a script says what it needs (needs=…), which test runs it (test=…) or that it is a file (file=…)`]
      : []),
    ...(other !== undefined && existsSync(join(ROOT, other)) && !readFileSync(join(ROOT, other), 'utf8').includes(page)
      ? [`${place}: ${other} does not read ${page}`]
      : []),
    ...(language === '' && !GENERATED.test(page) && lines.some((each) => /^(?:\$ |cartwright )/.test(each))
      ? [`${place}: commands are in a console block`]
      : []),
  ];
}

describe('the blocks of the pages', () => {
  test.each(PAGES)('%s', (page) => {
    const text = pageText(page);
    const indented = [...text.matchAll(/^ +(?:`{3,}|~{3,})(?:console|sh|bash)\b/gm)].map(([found]) => found);
    expect([...fencesOf(text).flatMap((fence) => faults(page, fence)), ...indented]).toEqual([]);
  });

  test('a wrong one is told', () => {
    const page = '```sh\ncartwright check\n```\n```console needs=luck file=../x\n$ true\n```\n```\n$ true\n```\n';
    expect(fencesOf(page).flatMap((fence) => faults('x.md', fence))).toEqual([
      'x.md:1: a script says what it needs (needs=…), which test runs it (test=…) or that it is a file (file=…)',
      'x.md:4: needs=luck means nothing',
      'x.md:4: file=../x means nothing',
      'x.md:7: commands are in a console block',
    ]);
  });
});

describe('the commands of the pages', () => {
  const ran: string[] = [];
  const left: string[] = [];

  afterAll(() => {
    const list = (title: string, lines: readonly string[]): string =>
      [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
    process.stdout.write(list('documented commands that were run', ran) + list('not run', left));
  });

  const pages = PAGES.filter((page) => /^`{3,}(?:console|sh)\b/m.test(pageText(page)));

  test.each(pages)('%s shows what they print (UPDATE_GOLDEN=1 writes it)', async (page) => {
    const text = pageText(page);
    const played = await play(page, text);
    ran.push(...played.ran);
    left.push(...played.left);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(join(ROOT, page), played.text);
    expect(played.text).toBe(text);
  });
});

describe('a page', () => {
  test('is given what its commands print, in one session', async () => {
    const page = `\`\`\`yaml file=x.txt
# one
two
\`\`\`

\`\`\`console
$ cat x.txt
# one
two
$ mkdir -p d && cd d
$ pwd
…/d
$ cartwright lint gone.cal.yaml
something else
\`\`\`

\`\`\`diff file=../x.txt
 # one
-two
+three
\`\`\`

\`\`\`console
$ cat ../x.txt \\
  | tail -n 1
three
$ cartwright --version > v; tail -c 1 v | wc -l
one line
$ cartwright explain gone/gone
…
$ echo $?
2
\`\`\`

\`\`\`console needs=network
$ curl x
\`\`\`
`;
    const { text, ran, left } = await play('p.md', page);
    const right = `cartwright: gone.cal.yaml: there is no such file or directory\n  help: check the path; it is relative to the working directory\n$ echo $?\n2\n`;
    expect(text).toBe(page.replace('something else\n', right).replace('one line\n', '1\n'));
    expect(ran.slice(0, 4)).toEqual([
      'p.md:7: cat x.txt',
      'p.md:10: mkdir -p d && cd d',
      'p.md:11: pwd',
      'p.md:13: cartwright lint gone.cal.yaml',
    ]);
    expect([ran.length, left]).toEqual([8, ['p.md:36: curl x (network)']]);
  });

  test('may be run by another test as a whole', async () => {
    const page = '<!-- console test=other.test.ts -->\n\n```console\n$ false\n```\n';
    const { text, ran, left } = await play('p.md', page);
    expect({ text, ran, left }).toEqual({ text: page, ran: [], left: ['p.md:4: false (other.test.ts)'] });
  });

  test('says which of its blocks is wrong', async () => {
    await expect(play('p.md', '```console\nnothing\n```\n')).rejects.toThrow(
      'line 2: a console block starts with "$ COMMAND"',
    );
    await expect(play('p.md', '```console\n$ true\n')).rejects.toThrow('line 1: nothing closes this block');
    await expect(play('p.md', '```yaml file=../../x\na\n```\n')).rejects.toThrow('line 1: ../../x lies outside');
  });

  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['a'], false],
    [['a', 'b', 'c'], ['a', '…', 'c'], true],
    [['a', 'c'], ['a', '…', 'c'], true],
    [['key 12ab of x'], ['key … of x'], true],
    [['key 12ab of y'], ['key … of x'], false],
    [['a.b'], ['axb'], false],
    [[], ['…'], true],
    [[], [], true],
  ])('%j is shown by %j: %s', (printed, shown, expected) => {
    expect(matches(printed, shown)).toBe(expected);
  });

  test.each([
    ['cartwright check a --only lint', { args: ['check', 'a', '--only', 'lint'] }],
    ['node dist/cli/index.js check', { args: ['check'] }],
    [`cartwright verify 'a b' --x="c d"`, { args: ['verify', 'a b', '--x=c d'] }],
    ['cartwright init \\\n  --dry-run > plan.txt', { args: ['init', '--dry-run'], file: 'plan.txt' }],
    ['SOURCE_DATE_EPOCH=5 cartwright build', { args: ['build'], env: { SOURCE_DATE_EPOCH: '5' } }],
    ['cartwright check | head -1', undefined],
    ['TZ=UTC', undefined],
    ['cartwright check *.yaml', undefined],
    ['cartwright sign --key $KEY', undefined],
    ['cartwright keygen --out ~/keys', { args: ['keygen', '--out', '/home/you/keys'] }],
    ['git status', undefined],
  ])('%s', (line, expected) => {
    expect(ownCommand(line)).toEqual(expected);
  });

  test('is changed by a diff whose lines are there once', () => {
    expect(changed('a\nb\nc\n', [' a', '-b', '+x'], 1)).toBe('a\nx\nc\n');
    expect(() => changed('a\na\n', ['-a'], 7)).toThrow('line 7: what this diff is to change is not once in the file');
    expect(() => changed('a\n', ['-b'], 7)).toThrow('line 7');
  });
});
