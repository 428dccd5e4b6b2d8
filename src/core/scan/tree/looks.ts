import type { Look } from './tree.ts';

/** What is to be read of a file, if anything. */
export interface ReadOrder {
  readonly bytes: number;
  readonly start: boolean;
}

/** A look, with how many files were read by it. */
export interface Counted {
  readonly look: Look;
  read: number;
}

/** Looks by what they hold: a name or an extension. */
export interface LookIndex {
  readonly names: ReadonlyMap<string, readonly Counted[]>;
  readonly extensions: ReadonlyMap<string, readonly Counted[]>;
}

const NONE: readonly Counted[] = [];

export function indexOf(looks: readonly Look[]): LookIndex {
  const names = new Map<string, Counted[]>();
  const extensions = new Map<string, Counted[]>();
  for (const look of looks) {
    const counted: Counted = { look, read: 0 };
    for (const name of look.names ?? []) push(names, name, counted);
    for (const extension of look.extensions ?? []) push(extensions, extension, counted);
  }
  return { names, extensions };
}

/**
 * The looks that a folder does not rule out.
 *
 * @param folder relative to the root, with a slash at its end; the root is the empty text
 */
export function openIn(looks: readonly Counted[] | undefined, folder: string): readonly Counted[] {
  if (looks === undefined) return NONE;
  const open = looks.filter(({ look }) => look.folder === undefined || look.folder.test(folder));
  return open.length === 0 ? NONE : open;
}

/** Whether a look that its folder does not rule out means a file. */
export function means({ name, path }: Look, fileName: string, filePath: () => string): boolean {
  return (name === undefined || name.test(fileName)) && (path === undefined || path.test(filePath()));
}

function push(map: Map<string, Counted[]>, key: string, look: Counted): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [look]);
  else list.push(look);
}
