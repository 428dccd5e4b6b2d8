/** What a text may have been meant to be. Whether it fits then is for the format to say (shape.ts). */

export function id(text: string): string {
  return slug(text)
    .replace(/^[^a-z]+/, '')
    .slice(0, 128);
}

export function tag(text: string): string {
  return slug(text)
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 64);
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-+$/, '');
}

/** `v1.2` and `1.02` are meant to be versions. */
export function version(text: string): string | undefined {
  const match = /^\s*[vV=]{0,2}\s?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?([-+][0-9A-Za-z.+-]+)?\s*$/.exec(text);
  if (match === null) return undefined;
  const [, major, minor = '0', patch = '0', rest = ''] = match;
  return `${Number(major)}.${Number(minor)}.${Number(patch)}${rest}`;
}

export function digest(text: string): string | undefined {
  const hex = /^\s*(?:sha-?256[:=-])?([0-9A-Fa-f]{64})\s*$/i.exec(text)?.[1];
  return hex === undefined ? undefined : `sha256:${hex.toLowerCase()}`;
}

export function uri(text: string): string | undefined {
  return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}
