import { printable } from '../text/printable.ts';

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/**
 * Judges the name of an archive member (docs/format.md 12): at least two segments, the first exactly `rom` or `save`, every one
 * safe to write on any file system.
 *
 * @returns what is wrong with it, or undefined
 */
export function nameProblem(name: string): string | undefined {
  const segments = name.split('/');
  if (segments[0] !== 'rom' && segments[0] !== 'save') return 'it does not start with rom/ or save/';
  if (segments.length < 2) return 'it has one segment, at least two are needed';
  for (const segment of segments) {
    if (!SEGMENT.test(segment)) return `${segmentProblem(segment)}`;
    if (segment.endsWith('.')) return `segment ${showName(segment)} ends in a dot`;
    if (DEVICE.test(segment)) return `segment ${showName(segment)} is a device name on Windows`;
  }
  return undefined;
}

function segmentProblem(segment: string): string {
  if (segment === '') return 'a segment is empty';
  if (segment.length > 128)
    return `segment ${showName(segment)} has ${segment.length} characters, at most 128 are allowed`;
  const odd = [...segment].find((character) => !/[A-Za-z0-9._-]/.test(character));
  if (odd === undefined) return `segment ${showName(segment)} does not start with a letter or digit`;
  const code = (odd.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return `segment ${showName(segment)} holds ${/[!-~]/.test(odd) ? showName(odd) : `U+${code}`}; only A-Z a-z 0-9 . _ - are allowed`;
}

/** A name in a message: quoted, with everything beyond printable ASCII as `\u` escapes, so that look-alikes show. */
export function showName(name: string): string {
  const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
  const ascii = printable(cut).replace(
    /[^\u0020-\u007e…]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${ascii}"`;
}

/** How two names would meet on a case-insensitive file system. */
function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Names that are together in one archive, and so become files beside each other on any file system. */
export class NameSet {
  readonly #files = new Map<string, string>();
  /** Folders that the names imply, each with a file in it. */
  readonly #folders = new Map<string, string>();

  /**
   * @param name one that {@link nameProblem} allows
   * @returns why it cannot be beside those that were added before, or undefined
   */
  add(name: string): string | undefined {
    const folded = foldName(name);
    const twin = this.#files.get(folded);
    this.#files.set(folded, twin ?? name);
    if (twin === name) return `name ${showName(name)} appears twice`;
    if (twin !== undefined) return `names ${showName(twin)} and ${showName(name)} differ only by case`;
    const inside = this.#folders.get(folded);
    if (inside !== undefined) return bothKinds(name, inside);
    for (let end = folded.lastIndexOf('/'); end > 0; end = folded.lastIndexOf('/', end - 1)) {
      const folder = folded.slice(0, end);
      // The folders above it are known with it.
      if (this.#folders.has(folder)) return undefined;
      this.#folders.set(folder, name);
      const file = this.#files.get(folder);
      if (file !== undefined) return bothKinds(file, name);
    }
    return undefined;
  }
}

function bothKinds(file: string, inside: string): string {
  return `name ${showName(file)} is a file and a folder: ${showName(inside)} would be in it`;
}
