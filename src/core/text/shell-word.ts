/** A path in a command that is shown to be pasted: quoted where a shell would read more than one plain word, and never read as an option. */
export function shellWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
