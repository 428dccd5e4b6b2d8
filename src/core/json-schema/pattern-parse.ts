/** A set of code points: ranges, both ends included. */
export type CharSet = readonly (readonly [number, number])[];

/** A regular expression as far as it is understood here. */
export type Pattern =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'start' | 'end' | 'empty' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number };

const MAX_CODE = 0x10ffff;
const DIGIT: CharSet = [[48, 57]];
const WORD: CharSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const SPACE: CharSet = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_END: CharSet = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const MAX_DEPTH = 100;
const MAX_REPEAT = 1000;

class NotUnderstood extends Error {}

/**
 * Parses an ECMA-262 pattern (unicode mode) without look-around, back references, word boundaries and property classes.
 *
 * Made here: `@eslint-community/regexpp` reads all of the language, but it adds 111 kB and 6 ms to the start of every check with
 * hosts (most of it tables of property classes, which are not judged), and what it reads would still have to become the sets and
 * refusals below.
 *
 * @returns undefined when it is not understood: then nothing may be concluded from it
 */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > 2000) return undefined;
  try {
    return new PatternParser(source).whole();
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

/** Every code point that is not in the set. */
export function complement(set: CharSet): CharSet {
  const sorted = [...set].sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  let from = 0;
  for (const [low, high] of sorted) {
    if (low > from) result.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= MAX_CODE) result.push([from, MAX_CODE]);
  return result;
}

class PatternParser {
  readonly #units: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#units = [...source];
  }

  whole(): Pattern {
    const pattern = this.#choice();
    if (this.#at < this.#units.length) throw new NotUnderstood();
    return pattern;
  }

  #choice(): Pattern {
    if (++this.#depth > MAX_DEPTH) throw new NotUnderstood();
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    this.#depth--;
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'choice', parts };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    for (;;) {
      const unit = this.#peek();
      if (unit === undefined || unit === '|' || unit === ')') break;
      parts.push(this.#quantified());
    }
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'sequence', parts };
  }

  #quantified(): Pattern {
    const part = this.#atom();
    const range = this.#quantifier();
    if (range === undefined) return part;
    if (part.kind === 'start' || part.kind === 'end') throw new NotUnderstood();
    // A lazy quantifier matches the same strings.
    this.#take('?');
    const again = this.#peek();
    if (again === '*' || again === '+' || again === '?' || again === '{') throw new NotUnderstood();
    return { kind: 'repeat', part, min: range[0], max: range[1] };
  }

  #quantifier(): readonly [number, number] | undefined {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    if (!this.#take('{')) return undefined;
    const min = this.#number();
    let max = min;
    if (this.#take(',')) max = this.#peek() === '}' ? Infinity : this.#number();
    this.#expect('}');
    if (max < min || min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT)) throw new NotUnderstood();
    return [min, max];
  }

  #number(): number {
    let digits = '';
    for (let unit = this.#peek(); unit !== undefined && /^[0-9]$/.test(unit); unit = this.#peek())
      digits += this.#next();
    if (digits === '' || digits.length > 6) throw new NotUnderstood();
    return Number(digits);
  }

  #atom(): Pattern {
    const unit = this.#next();
    switch (unit) {
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '.':
        return { kind: 'set', set: complement(LINE_END) };
      case '(':
        return this.#group();
      case '[':
        return { kind: 'set', set: this.#class() };
      case '\\':
        return { kind: 'set', set: this.#escape() };
      case '*':
      case '+':
      case '?':
      case '{':
      case '}':
      case ']':
        throw new NotUnderstood();
    }
    return { kind: 'set', set: single(unit) };
  }

  #group(): Pattern {
    if (this.#take('?')) {
      if (this.#take('<')) {
        let name = '';
        while (this.#peek() !== '>') name += this.#next();
        this.#next();
        // `(?<=` and `(?<!` look behind.
        if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new NotUnderstood();
      } else this.#expect(':');
    }
    const inner = this.#choice();
    this.#expect(')');
    return inner;
  }

  #class(): CharSet {
    const negated = this.#take('^');
    const set: (readonly [number, number])[] = [];
    while (!this.#take(']')) {
      const low = this.#classUnit();
      if (this.#peek() !== '-' || this.#units[this.#at + 1] === ']') {
        set.push(...low);
        continue;
      }
      this.#next();
      const high = this.#classUnit();
      const [from, to] = [low[0]?.[0], high[0]?.[1]];
      if (low.length !== 1 || high.length !== 1 || from === undefined || to === undefined) throw new NotUnderstood();
      if (low[0]?.[1] !== from || high[0]?.[0] !== to || to < from) throw new NotUnderstood();
      set.push([from, to]);
    }
    return negated ? complement(set) : set;
  }

  #classUnit(): CharSet {
    const unit = this.#next();
    return unit === '\\' ? this.#escape(true) : single(unit);
  }

  #escape(inClass = false): CharSet {
    const unit = this.#next();
    const control = Object.hasOwn(CONTROLS, unit) ? CONTROLS[unit] : undefined;
    if (control !== undefined) {
      if (unit === '0' && /^[0-9]$/.test(this.#peek() ?? '')) throw new NotUnderstood();
      return [[control, control]];
    }
    switch (unit) {
      case 'd':
        return DIGIT;
      case 'D':
        return complement(DIGIT);
      case 'w':
        return WORD;
      case 'W':
        return complement(WORD);
      case 's':
        return SPACE;
      case 'S':
        return complement(SPACE);
      case 'x':
        return this.#hex(2);
      case 'u':
        return this.#take('{') ? this.#bracedHex() : this.#hex(4);
    }
    if (/^[\^$\\.*+?()[\]{}|/]$/.test(unit) || (inClass && unit === '-')) return single(unit);
    throw new NotUnderstood();
  }

  #hex(length: number): CharSet {
    let digits = '';
    for (let i = 0; i < length; i++) digits += this.#next();
    return codeOf(digits);
  }

  #bracedHex(): CharSet {
    let digits = '';
    while (!this.#take('}')) digits += this.#next();
    return codeOf(digits);
  }

  #peek(): string | undefined {
    return this.#units[this.#at];
  }

  #next(): string {
    const unit = this.#units[this.#at++];
    if (unit === undefined) throw new NotUnderstood();
    return unit;
  }

  #take(unit: string): boolean {
    if (this.#units[this.#at] !== unit) return false;
    this.#at++;
    return true;
  }

  #expect(unit: string): void {
    if (!this.#take(unit)) throw new NotUnderstood();
  }
}

function single(unit: string): CharSet {
  const code = unit.codePointAt(0) as number;
  return [[code, code]];
}

function codeOf(digits: string): CharSet {
  const code = /^[0-9a-f]{1,6}$/i.test(digits) ? parseInt(digits, 16) : Infinity;
  // Half of a surrogate pair could join the next escape.
  if (code > MAX_CODE || (code >= 0xd800 && code <= 0xdfff)) throw new NotUnderstood();
  return [[code, code]];
}
