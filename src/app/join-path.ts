/** Joins a folder and a relative path with `/`; `.` adds nothing. */
export function joinPath(folder: string, file: string): string {
  const base = folder.replace(/\/+$/, '');
  return base === '' || base === '.' ? file : `${base}/${file}`;
}
