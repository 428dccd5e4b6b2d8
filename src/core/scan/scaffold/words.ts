import { isSpeakable, speakablePath } from './speakable.ts';

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** A number and what it counts; the second form where it is not one. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A folder as sentences name it, with its slash; undefined when it may not be repeated. */
export function folderName(path: string): string | undefined {
  const shown = path === '' ? 'the top folder' : speakablePath(path);
  return shown === undefined ? undefined : path === '' ? shown : `${shown}/`;
}

/** The folders that hold most of some files: one where that holds nearly all, else up to three at the top. */
export function placesOf(paths: readonly string[]): string {
  const common = commonFolder(paths);
  if (common !== '') return folderName(common) ?? '';
  const counts = new Map<string, number>();
  for (const path of paths) {
    const top = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : 'the top folder';
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  const sayable = [...counts].filter(([top]) => top.length <= 36 && isSpeakable(top));
  const most = sayable.sort((a, b) => b[1] - a[1]).map(([top]) => top);
  const more = most.length - 3;
  return more > 0 ? `${most.slice(0, 3).join(', ')} and ${counted(more, 'more place')}` : listed(most);
}

/** The deepest folder that holds all of some files; `''` for the root. */
export function commonFolder(paths: readonly string[]): string {
  let common = (paths[0] ?? '').split('/').slice(0, -1);
  for (const path of paths) {
    const segments = path.split('/').slice(0, -1);
    let length = 0;
    while (length < common.length && common[length] === segments[length]) length++;
    common = common.slice(0, length);
  }
  return common.join('/');
}

/** A tag of letters, digits and dashes; languages keep what tells them from others. */
export function tag(text: string): string {
  return text
    .toLowerCase()
    .replace(/c#/g, 'csharp')
    .replace(/f#/g, 'fsharp')
    .replace(/c\+\+/g, 'cpp')
    .replace(/^\.net/, 'dotnet')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
