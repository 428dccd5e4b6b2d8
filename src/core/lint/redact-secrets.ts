import type { Diagnostic } from '../diagnostic.ts';
import { printable } from '../printable.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { mayHoldSecret } from '../secrets/prefilter.ts';
import type { Mapping } from './mapping.ts';
import { eachString } from './strings.ts';

/** Messages quote values and cut long ones; a shorter rest of a secret tells nothing. */
const TELLING = 8;

/**
 * Takes secrets of the document out of what findings say: any rule may quote the value or the key that it is about.
 *
 * @param found findings whose messages may hold text of the document
 */
export function redactSecrets(root: Mapping, findSecrets: FindSecrets, found: readonly Diagnostic[]): Diagnostic[] {
  const secrets = new Set<string>();
  eachString(root, (text) => {
    if (!mayHoldSecret(text)) return;
    for (const { start, end } of findSecrets(text)) secrets.add(printable(text.slice(start, end)));
  });
  if (secrets.size === 0) return [...found];
  const hide = (text: string): string => [...secrets].reduce(without, text);
  return found.map((finding) => ({
    ...finding,
    message: hide(finding.message),
    pointer: hide(finding.pointer),
    ...(finding.help === undefined ? {} : { help: hide(finding.help) }),
  }));
}

function without(text: string, secret: string): string {
  const head = secret.slice(0, TELLING);
  let result = text;
  for (let at = result.indexOf(head); at >= 0; at = result.indexOf(head, at + 1)) {
    let end = at + head.length;
    while (end < result.length && result[end] === secret[end - at]) end++;
    const whole = end - at === secret.length;
    if (whole || result[end] === '…') result = `${result.slice(0, at)}…${result.slice(whole ? end : end + 1)}`;
  }
  return result;
}
