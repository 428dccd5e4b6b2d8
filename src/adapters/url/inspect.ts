const LONGEST = 2048;
const PORTS = new Set(['', '443', '8443', '80', '8080']);

export type Inspected = { readonly url: URL } | { readonly refused: string } | { readonly unknown: string };

/**
 * Judges the text of a URL before anything is looked up (attacks 173, 176, 177): what is plainly no address of knowledge on
 * the web is refused; http is no error, but is not asked.
 *
 * @param options.http also take http
 * @param options.anyPort for servers of tests
 */
export function inspectUrl(
  text: string,
  options: { readonly http?: boolean; readonly anyPort?: boolean } = {},
): Inspected {
  if (text.length > LONGEST) return { refused: `a URL has at most ${LONGEST} characters` };
  // The parser would drop line breaks and fold other alphabets to something that looks different from what was read.
  if (/[\u0000-\u0020\u007f]/.test(text)) return { refused: 'the URL holds a space or a control character' };
  if (!URL.canParse(text)) return { refused: 'not a URL' };
  const url = new URL(text);
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { refused: `only https URLs are checked, not ${url.protocol}` };
  if (url.username !== '' || url.password !== '' || authority.includes('@'))
    return { refused: 'the URL holds a user name or password' };
  if (!/^[\u0021-\u007e]*$/.test(authority) || /(?:^|\.)xn--/i.test(url.hostname))
    return { refused: 'the host name is not plain ASCII' };
  if (options.anyPort !== true && !PORTS.has(url.port)) return { refused: `port ${url.port} is not a web port` };
  if (url.protocol === 'http:' && options.http !== true) return { unknown: 'only https URLs are checked' };
  url.hash = '';
  return { url };
}
