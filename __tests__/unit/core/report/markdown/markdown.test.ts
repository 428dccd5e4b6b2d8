import { describe, expect, test } from '@jest/globals';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { code, element, fenced, prose, row, tableHead } from '../../../../../src/core/report/markdown/markdown.ts';

const ATTACKS = [
  '@octocat and @github/team',
  'fixes #1, closes GH-2, resolves octo/repo#3',
  'https://evil.example/x?a=b www.evil.example mailto:a@b.example a@b.example',
  '![beacon](https://evil.example/x.png) [link](javascript:alert(1)) [ref][1] <https://evil.example>',
  '<img src=x onerror=alert(1)> </details> <!-- cartwright-report --> <script>x</script> <b>bold</b>',
  '# heading',
  '- [ ] task',
  '| a | b |\n|---|---|\n| c | d |',
  'a | b \\| c \\\\| d || e',
  '```mermaid\ngraph TD\n```',
  '````suggestion\nrm -rf\n````',
  '`a` ``b`` ```c``` `',
  '$x^2$ $$y$$ $`z`$',
  ':octocat: :+1:',
  '**b** __i__ *e* _u_ ~~s~~ ^sup^',
  '&lt;img&gt; &#64;user \\@user',
  '\\',
  '- - + 1. 2) = === ! --- !x',
  '1. one',
  '12) two',
  '===',
  '+++ x',
  '-',
  'ends with a backslash\\',
  '1deadbeefcafe 0123456789abcdef0123456789abcdef01234567',
  '`" quote "` "@user" "a|b" ""',
  ' leading ` and trailing ` ',
  '\u202e\u200b\u0000',
  '',
];

function html(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
}

/** What GitHub looks at after rendering: text outside of code. */
function liveText(rendered: string): string {
  return rendered.replaceAll(/<code>[\s\S]*?<\/code>/g, '').replaceAll(/<[^>]*>/g, '');
}

const ALLOWED_TAGS = /^<\/?(?:p|code|table|thead|tbody|tr|th|td)>$/;

describe('attack 139: nothing from a repository comes alive', () => {
  test.each(ATTACKS)('%j', (text) => {
    const table = tableHead('a', 'b', 'c', 'd') + row(code(text), prose(text), element(text), 'end');
    for (const markdown of [table, `x ${code(text)} y`, `x ${prose(text)} y`, `x\n${prose(text)}\n`]) {
      const rendered = html(markdown);
      expect(rendered.match(/<[^>]*>/g)?.filter((tag) => !ALLOWED_TAGS.test(tag))).toEqual([]);
      expect(liveText(rendered)).not.toMatch(/@|#\d|GH-\d|:\/\/|www\.|\$|:\w+:|\b[0-9a-f]{7,40}\b/);
    }
    // A bar inside would make more cells, a line break more rows.
    expect(html(table).match(/<td>/g)).toHaveLength(4);
    expect(html(table)).toContain('<td>end</td>');
  });

  test.each(ATTACKS)('%j cannot leave a fence', (text) => {
    expect(html(`${fenced(text, 'suggestion')}\n\nafter`).endsWith('</code></pre>\n<p>after</p>')).toBe(true);
  });
});

test.each([
  ['plain', '`plain`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
  ['', '(empty)'],
  ['a|b', '<code>a&#124;b</code>'],
  ['\u001b[31m', '`\\u001b[31m`'],
  [`ghp_${'a'.repeat(36)}`, '`ghp_…`'],
])('code(%j) is %s', (text, expected) => expect(code(text)).toBe(expected));

test.each(['', ' and a|bar'])('a secret is cut in every form%s', (rest) => {
  const text = `ghp_${'a'.repeat(36)}${rest}`;
  const shown = `ghp_…${rest.replace('|', '&#124;')}`;
  const whole = `<code>${shown.replace('_', '&#95;')}</code>`;
  expect(element(text)).toBe(whole);
  expect(code(text)).toBe(rest === '' ? `\`${shown}\`` : whole);
  expect(prose(`"${text}"`)).toBe(code(text));
});

test('a message of ours reads well: values become code, the words stay words', () => {
  expect(prose('RAC item "code-wiki" must not carry "content" (see rule 3)')).toBe(
    'RAC item `code-wiki` must not carry `content` (see rule 3)',
  );
});

test('code spans that meet stay two', () => {
  expect(prose('"a""b" is "``"#1')).toBe('`a` `b` is ``` `` ``` `#1`');
});

test('a sentence that begins with a number is not a list', () => {
  expect(['1. x', '12) y', ' 3. z', 'a 1. b', '1.5 x', '7'].map((text) => prose(text))).toEqual([
    '1\\. x',
    '12\\) y',
    ' 3\\. z',
    'a 1. b',
    '1\\.5 x',
    '7',
  ]);
});

test('attack 148: tokens, keys and passwords are cut', () => {
  const key = '-----BEGIN PRIVATE KEY-----MC4CAQAwBQYDK2VwBCIEIA==-----END PRIVATE KEY-----';
  expect(prose(`a ${key} b postgres://u:secret1@h/d`)).not.toMatch(/MC4C|secret1/);
});

test('long text is cut, and not through a character', () => {
  expect(code('😀'.repeat(10), 6)).toBe('`😀😀…`');
});
