/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
export function joinPath(folder: string, file: string): string {
  if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file)) return file;
  const base = folder.replace(/\/+$/, '');
  return base === '' || base === '.' ? file : `${base}/${file}`;
}
