import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import { isDigest } from '../value/digest.ts';

/** A layout, and which of its manifests is meant. */
export interface Reference {
  readonly path: string;
  readonly tag?: string;
  readonly digest?: string;
}

/**
 * Takes `PATH`, `PATH:TAG`, `PATH@sha256:…` and `PATH:TAG@sha256:…` apart, as oras writes them. What is there under the whole text
 * is a path and has neither.
 *
 * @param isThere whether something stands at a path
 * @throws UserError `usage` for what follows an `@` and is no digest
 */
export function splitReference(text: string, isThere: (path: string) => boolean): Reference {
  if (isThere(text)) return { path: text };
  const [, before = text, digest] = /^(.+)@([^/@]*)$/.exec(text) ?? [];
  const [, path = before, tag] = isThere(before) ? [] : (/^(.+):([^/:]*)$/.exec(before) ?? []);
  if (path === text || !isThere(path)) return { path: text };
  if (digest !== undefined && !isDigest(digest)) {
    throw new UserError('usage', `${quote(digest)} is no digest`, {
      path: text,
      help: 'sha256: and 64 lower-case hex digits follow the @',
    });
  }
  return { path, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) };
}
