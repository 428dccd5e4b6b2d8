/** The first of some names, and how many more there are: `a, b and 3 more`. */
export function few(names: readonly string[], most: number): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return `${names.slice(0, most).join(', ')}${more}`;
}
