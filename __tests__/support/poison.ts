import { expect } from '@jest/globals';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Values of closed lists, which code switches on; everything else is anybody's text. */
const CLOSED = new Set(
  'error warning note slot hash ready pending confirmed unconfirmed failed optional accept refuse verified required accepts refuses task exclusive end 2.0 cartwright'
    .split(' ')
    .concat('breaking', 'major', 'patch', 'create', 'tampered', 'file-glob', 'trust', 'meta')
    .concat('not ready', 'not applicable', 'Unsupported harness', '9.9.9'),
);
/** Texts that try to leave the place that they are in. */
export const EVIL = [
  '@octocat fixes #1 octo/repo#2 https://evil.example www.evil.example a@b.example',
  '</code></details></summary><img src=x onerror=alert(1)><!-- cartwright-report -->',
  '![x](https://evil.example/x.png) [x](javascript:alert(1)) <https://evil.example>',
  '| x | y |\n\n# heading\n\n- [ ] task\n\n```mermaid\ngraph TD\n```\n~~~',
  '`|` ``@team`` | \\| `\\',
  '**b** __i__ ~~s~~ $x$ :octocat: &lt;img&gt; 1deadbeef',
  '\u202e\u200b\u0000\u001b[31m::error::x ##[error]x',
  '"@quoted" "a|b" "`"',
  ' ',
];
const ALLOWED =
  /^<\/?(?:p|h2|h3|strong|em|ul|li|table|thead|tbody|tr|th|td|th align="center"|td align="center"|code|pre|sub|summary)>$|^<details(?: open(?:="")?)?>$|^<\/details>$|^<br ?\/?>$|^<code class="language-(?:mermaid|yaml|suggestion)">$|^<!-- (?:cartwright-report|origin) [^<>\s]+(?: [\d.]+)? -->$|^<!-- cartwright-cause(?: [0-9a-f]{16}){3} -->$/;
const LINK =
  /^<a href="https:\/\/github\.com\/(?:octo\/repo\/blob\/a{40}\/[\w%./-]*(?:#L\d+(?:-L\d+)?)?|[\w-]+\/cartwright\/blob\/v[\d.]+\/(?:README\.md#[a-z-]+|docs\/(?:rules\.md#[a-z-]+|verify-without-us\.md)))">$|^<\/a>$/;

/** The value with every text in it that is anybody's replaced by one. */
export function poison<T>(value: T, text: string, key = ''): T {
  if (typeof value === 'string') return (CLOSED.has(value) && key !== 'alias' ? value : text) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => poison(item, text)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, inner]: [string, unknown]) => [k, poison(inner, text, k)]),
  ) as T;
}

/** The extensions of GitHub, put together once: each call would build the tables of all constructs anew. */
const GITHUB = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true };

/**
 * Fails when Markdown holds anything that is not ours and lives on GitHub: a tag, a link, a mention, a reference, a control character.
 * One assertion for all: campaigns call it ten thousand times.
 */
export function expectDead(markdown: string): void {
  const html = micromark(markdown, GITHUB);
  const tags = html.match(/<!--[^]*?-->|<[^>]*>/g) ?? [];
  const live = html.replaceAll(/<pre>[^]*?<\/pre>|<code>[^]*?<\/code>|<[^>]*>/g, '');
  const found = {
    tags: tags.filter((tag) => !ALLOWED.test(tag) && !LINK.test(tag)),
    references: live.match(/@|#\d|(?<![A-Za-z0-9])GH-\d|:\/\/|www\.|\$|:octocat:|\b1deadbeef\b/g) ?? [],
    characters: markdown.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e]/g) ?? [],
  };
  expect({ markdown, ...found }).toEqual({ markdown, tags: [], references: [], characters: [] });
}
