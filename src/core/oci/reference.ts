import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import { isDigest } from '../value/digest.ts';

/** A layout, and which of its manifests is meant. */
export interface Reference {
  readonly path: string;
  readonly tag?: string;
  readonly digest?: string;
}

const WITH_DIGEST = /^(.+)@([^/@]*)$/;
const WITH_TAG = /^(.+):([^/:]*)$/;

/** Whether a tag of a layout can be told from what is around it in a reference; the specification lets in more. */
export function isPlainTag(tag: string): boolean {
  return /^[^/:@]+$/.test(tag);
}

/**
 * Takes `PATH`, `PATH:TAG`, `PATH@sha256:…` and `PATH:TAG@sha256:…` apart, as oras writes them. What is there under the whole text
 * is a path and has neither, unless a layout is meant as well: then the text means both, and neither is judged.
 *
 * @param isThere whether something is at a path
 * @param isLayout whether it is a layout
 * @throws UserError `usage` for what follows an `@` and is not a digest; `bad-layout` for a text that means two things
 */
export function splitReference(
  text: string,
  isThere: (path: string) => boolean,
  isLayout: (path: string) => boolean,
): Reference {
  const [, before = text, digest] = WITH_DIGEST.exec(text) ?? [];
  if (isThere(text)) {
    const layout = [before, WITH_TAG.exec(before)?.[1]].find(
      (path) => path !== undefined && path !== text && isLayout(path),
    );
    if (layout === undefined) return { path: text };
    throw new UserError('bad-layout', `it is there, and names a cartridge in the layout ${quote(layout, 200)}, too`, {
      path: text,
      help: 'move one of them away',
    });
  }
  const [, path = before, tag] = isThere(before) ? [] : (WITH_TAG.exec(before) ?? []);
  if (path === text || !isThere(path)) return { path: text };
  if (digest !== undefined && !isDigest(digest)) {
    throw new UserError('usage', `${quote(digest)} is not a digest`, {
      path: text,
      help: 'sha256: and 64 lower-case hex digits follow the @',
    });
  }
  return { path, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) };
}
