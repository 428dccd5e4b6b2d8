declare const outlet: unique symbol;

/**
 * Text that is safe where it goes: on a terminal (`plain`), in Markdown, in a Mermaid diagram, in HTML, as a workflow command, as JSON. Only the escapers of an outlet
 * make it from any text, and only its {@link Tag} puts such texts together; what is cut or joined otherwise is a string again, which no
 * door prints. `words` are ours and numbers, and safe everywhere.
 */
export type Safe<Outlet extends 'words' | 'plain' | 'markdown' | 'mermaid' | 'html' | 'command' | 'json'> = string & {
  readonly [outlet]: Outlet;
};
export type Words = Safe<'words'>;
export type Plain = Safe<'plain' | 'words'>;
export type Markdown = Safe<'markdown' | 'words'>;
export type Mermaid = Safe<'mermaid' | 'words'>;
export type Html = Safe<'html' | 'words'>;
export type Command = Safe<'command'>;
export type Json = Safe<'json'>;

/** What may be in a text of `S`: such a text, a number, or a literal of the source; any other string is not a type at all. */
export type Fitting<S, T> = T extends number | S
  ? T
  : T extends { readonly [outlet]: string }
    ? never
    : T extends string
      ? Record<never, never> extends Record<T, 1>
        ? never
        : T
      : never;
export type AllFitting<S, T extends readonly unknown[]> = { readonly [K in keyof T]: Fitting<S, T[K]> };

/** Puts texts of one outlet together: the only way that leaves them safe. */
export interface Tag<S extends string> {
  <const T extends readonly unknown[]>(literals: TemplateStringsArray, ...values: AllFitting<S, T>): S;
  join<const B extends string>(
    between: Fitting<S, B>,
  ): <const T extends readonly unknown[]>(texts: AllFitting<S, T>) => S;
}

function tag<S extends string>(): Tag<S> {
  // String.raw does the same, at six times the cost.
  const put = (literals: TemplateStringsArray, ...values: readonly unknown[]): S => {
    let text = literals[0] ?? '';
    for (let i = 1; i < literals.length; i++) text += String(values[i - 1]) + (literals[i] ?? '');
    return text as S;
  };
  const join = (between: string) => (texts: readonly unknown[]) => texts.join(between) as S;
  return Object.assign(put, { join }) as Tag<S>;
}

export const words = tag<Words>();
export const plain = tag<Plain>();
export const gfm = tag<Markdown>();
export const mermaid = tag<Mermaid>();
export const html = tag<Html>();
