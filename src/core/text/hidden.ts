// Expressions of Unicode's classes are dear to make, and few texts need them: each call makes its own.
/** Tags, zero-width characters, variation selectors, bidirectional controls and fillers. */
const invisible = (): RegExp => /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Honest uses: the flag of a region (tags after a black flag), a selector after a symbol, a joiner between letters of a script
 * that joins or inside an emoji.
 */
const honest = (): RegExp =>
  /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
/** Scripts whose spelling needs direction marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text of one line without what {@link findHidden} finds, and without control characters. */
export function withoutHidden(text: string): string {
  const either = new RegExp(`(${honest().source})|${invisible().source}|\\p{Cc}`, 'gu');
  return text
    .replace(/\s+/g, ' ')
    .replace(either, (_sign, kept?: string) => kept ?? '')
    .trim();
}

/**
 * Finds the characters of a text that a reader cannot see and a program can; honest uses in emoji and right-to-left scripts are not.
 *
 * @returns how many, and the code points of the first few, as `U+E0041`
 */
export function findHidden(text: string) {
  if (!/[^\n\r\t\x20-\x7e]/.test(text)) return undefined;
  const rest = text.replace(honest(), '');
  const found = [...rest.matchAll(invisible())].map(([character]) => character.codePointAt(0) ?? 0);
  const marks = (point: number): boolean => point === 0x200e || point === 0x200f || point === 0x61c;
  const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
  if (counted.length === 0) return undefined;
  const shown = [...new Set(counted)].slice(0, 4);
  return {
    count: counted.length,
    points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
  };
}
