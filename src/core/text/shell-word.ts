/** A word of a command that is shown to be pasted: quoted where a shell would read more than one plain word. */
export function shellWord(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
