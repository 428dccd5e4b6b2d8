/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
export function markdownText(text: string): string {
  return text
    .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
    .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
