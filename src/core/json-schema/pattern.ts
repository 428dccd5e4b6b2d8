import { once } from '../value/once.ts';
import { parsePattern, type CharSet, type Pattern } from './pattern-parse.ts';

/** How far a pattern has read a text. */
export interface Reading {
  /** Whether it is found in the text as it is now. */
  readonly found: boolean;
  /** Equal for readings that go on alike. */
  readonly key: string;
  readonly steps: ReadonlySet<number>;
}

type Step =
  | { readonly op: 'char'; readonly set: CharSet; readonly to: number }
  | { readonly op: 'split'; readonly to: readonly number[] }
  | { readonly op: 'start' | 'end'; readonly to: number }
  | { readonly op: 'match' };

const MAX_STEPS = 5000;
const START = 'start';
const FOUND = 'found';
const MAX_WORK = 4_000_000;
const compiled = new Map<string, CompiledPattern | undefined>();

/** Compiles a pattern; undefined when it is not understood or too large: then nothing may be concluded from it. */
export function compilePattern(source: string): CompiledPattern | undefined {
  if (compiled.has(source)) return compiled.get(source);
  if (compiled.size > 1000) compiled.clear();
  const parsed = parsePattern(source);
  const program = parsed === undefined ? undefined : new CompiledPattern(parsed);
  const result = program?.tooLarge === false ? program : undefined;
  compiled.set(source, result);
  return result;
}

/**
 * Patterns of a stranger's schema, matched in time that grows with pattern times text and never more: no text is ever given to
 * the engine's own regular expressions but one sign after the other, for a few characters can keep them busy for years.
 */
export class CompiledPattern {
  readonly #steps: Step[] = [];
  readonly #start: number;

  constructor(pattern: Pattern) {
    this.#start = this.#compile(pattern, this.#add({ op: 'match' }));
  }

  get tooLarge(): boolean {
    return this.#steps.length > MAX_STEPS;
  }

  /** Whether the pattern is found anywhere in `text`; undefined when that would take too long. */
  matches(text: string): boolean | undefined {
    const units = [...text];
    if (units.length * this.#steps.length > MAX_WORK) return undefined;
    let current = new Set<number>();
    for (let i = 0; i <= units.length; i++) {
      // Starting anew at every place is what makes the search unanchored.
      if (this.#close(this.#start, i === 0, i === units.length, current)) return true;
      const code = units[i]?.codePointAt(0);
      if (code === undefined) return false;
      const next = new Set<number>();
      for (const at of current) {
        const step = this.#steps[at];
        if (step?.op === 'char' && step.set.has(code)) {
          if (this.#close(step.to, false, i + 1 === units.length, next)) return true;
        }
      }
      current = next;
    }
    return false;
  }

  /** A shortest text that matches; undefined when there is none. */
  shortest(): string | undefined {
    let frontier = new Map<number, string>();
    const seen = new Set<number>();
    let reached = new Set<number>();
    if (this.#close(this.#start, true, true, new Set())) return '';
    this.#close(this.#start, true, false, reached);
    for (const at of reached) frontier.set(at, '');
    while (frontier.size > 0) {
      const next = new Map<number, string>();
      for (const [at, text] of frontier) {
        const step = this.#steps[at];
        if (step?.op !== 'char' || seen.has(at)) continue;
        seen.add(at);
        const unit = example(step.set);
        if (unit === undefined) continue;
        if (this.#close(step.to, false, true, new Set())) return text + unit;
        reached = new Set();
        this.#close(step.to, false, false, reached);
        for (const to of reached) if (!next.has(to)) next.set(to, text + unit);
      }
      frontier = next;
    }
    return undefined;
  }

  /** The sets of characters that it tells apart. */
  get sets(): readonly CharSet[] {
    return this.#steps.flatMap((step) => (step.op === 'char' ? [step.set] : []));
  }

  /** Reads a text one code point after the other. @param before undefined at the start */
  read(before: Reading | undefined, code: number | undefined): Reading {
    if (before?.key === FOUND) return before;
    const [passed, next] = [new Set<number>(), new Set([this.#start])];
    if (before !== undefined && code !== undefined) {
      for (const at of before.steps)
        if (this.#close(at, before.key === START, false, passed)) return { found: true, key: FOUND, steps: passed };
      for (const at of passed) {
        const step = this.#steps[at];
        if (step?.op === 'char' && step.set.has(code)) next.add(step.to);
      }
    }
    const atStart = before === undefined;
    const ends = [...next].some((at) => this.#close(at, atStart, true, new Set()));
    const key = atStart ? START : [...next].sort((a, b) => a - b).join(' ');
    return { found: ends, key, steps: next };
  }

  /** Follows every step that consumes nothing; @returns whether the pattern has matched. */
  #close(from: number, atStart: boolean, atEnd: boolean, into: Set<number>): boolean {
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (into.has(at)) continue;
      into.add(at);
      const step = this.#steps[at] as Step;
      if (step.op === 'match') return true;
      if (step.op === 'split') open.push(...step.to);
      else if ((step.op === 'start' && atStart) || (step.op === 'end' && atEnd)) open.push(step.to);
    }
    return false;
  }

  #add(step: Step): number {
    if (this.#steps.length <= MAX_STEPS) this.#steps.push(step);
    return this.#steps.length - 1;
  }

  #compile(pattern: Pattern, to: number): number {
    if (this.tooLarge) return to;
    switch (pattern.kind) {
      case 'set':
        return this.#add({ op: 'char', set: pattern.set, to });
      case 'start':
      case 'end':
        return this.#add({ op: pattern.kind, to });
      case 'sequence':
        return pattern.parts.reduceRight((next, part) => this.#compile(part, next), to);
      case 'choice':
        return this.#add({ op: 'split', to: pattern.parts.map((part) => this.#compile(part, to)) });
      case 'repeat':
        return this.#repeat(pattern.part, pattern.min, pattern.max, to);
    }
  }

  #repeat(part: Pattern, min: number, max: number, to: number): number {
    let next = to;
    if (max === Infinity) {
      const targets: number[] = [];
      next = this.#add({ op: 'split', to: targets });
      targets.push(this.#compile(part, next), to);
    } else {
      for (let i = min; i < max && !this.tooLarge; i++)
        next = this.#add({ op: 'split', to: [this.#compile(part, next), to] });
    }
    for (let i = 0; i < min && !this.tooLarge; i++) next = this.#compile(part, next);
    return next;
  }
}

/** A readable member of a set. */
function example(set: CharSet): string | undefined {
  for (const unit of 'a0A_-/') if (set.has(unit.codePointAt(0) as number)) return unit;
  for (let code = 33; code < 127; code++) if (set.has(code)) return String.fromCodePoint(code);
  const first = [...set.edges, 0xe000].sort((a, b) => a - b).find((code) => isSign(code) && set.has(code));
  return first === undefined ? undefined : String.fromCodePoint(first);
}

/** Whether a text is a regular expression of ECMA-262, in either of its modes. The engine reads it and is given no text. */
export function isPattern(source: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(source, flags) instanceof RegExp;
    } catch {
      return false;
    }
  });
}

/** Texts that are looked through for those that differ. */
const MOST_TEXTS = 4000;
/** Longer texts are not built up one character after the other. */
const LONGEST_BUILT = 80;
const QUIET = 24;
const LONGEST_TEXT = 100_000;

/**
 * Texts that differ in which of some patterns they match and in how they stand to some lengths, those that match most first; some of
 * each kind.
 *
 * @param lengths bounds that tell lengths apart
 * @param kept how many of a kind
 */
export function findTexts(
  patterns: readonly string[],
  lengths: readonly number[],
  kept: number,
  budget: { spend(depth: number): void },
): readonly string[] {
  const programs = [...new Set(patterns)].map(compilePattern).filter((program) => program !== undefined);
  const bounds = [...new Set(lengths.flatMap((length) => [length, length + 1]))].filter((each) => each < LONGEST_TEXT);
  // A pattern that says nothing new for some lengths says nothing new at all.
  const cap = Math.min(LONGEST_BUILT, Math.max(2, ...bounds));
  let quiet = 0;
  const letters = alphabet(
    programs.flatMap(({ sets }) => sets),
    Math.min(kept, 3),
  );
  const kinds = new Map<string, string[]>();
  const keep = (text: string, length: number, found: string): void => {
    const kind = `${found} ${bounds.map((bound) => length >= bound).join()}`;
    const texts = once(kinds, kind, () => []);
    if (texts.length < kept) texts.push(text);
  };
  let open = [{ text: '', readings: programs.map((program) => program.read(undefined, undefined)) }];
  const seen = new Map<string, number>();
  for (let length = 0, left = MOST_TEXTS; open.length > 0 && left > 0; length++) {
    if (length > cap && (programs.length === 0 || length > LONGEST_BUILT || quiet > QUIET)) break;
    const next: typeof open = [];
    const before = kinds.size;
    for (const { text, readings } of open) {
      keep(text, length, readings.map(({ found }) => found).join());
      for (const code of letters) {
        if (--left < 0) break;
        budget.spend(0);
        const read = programs.map((program, i) => program.read(readings[i], code));
        const key = `${length} ${read.map(({ key: each, found }) => `${each} ${found}`).join('|')}`;
        const met = seen.get(key) ?? 0;
        if (met >= kept) continue;
        seen.set(key, met + 1);
        next.push({ text: text + String.fromCodePoint(code), readings: read });
      }
    }
    open = next;
    quiet = kinds.size > before ? 0 : quiet + 1;
  }
  // What is longer than that is made of what was found, by repeating its ends.
  const matched = (kind: string): number => kind.split('true').length;
  const built = [...kinds].sort(([a], [b]) => matched(b) - matched(a)).flatMap(([, texts]) => texts);
  const padded = bounds
    .filter((bound) => bound > cap)
    .flatMap((bound) =>
      built.flatMap((text) => [
        text + (text.slice(-1) || 'a').repeat(Math.max(0, bound - text.length)),
        (text.slice(0, 1) || 'a').repeat(Math.max(0, bound - text.length)) + text,
      ]),
    );
  return [...built, ...padded];
}

/** Some code points for each way in which some sets hold them or not, readable ones first. */
function alphabet(sets: readonly CharSet[], some: number): readonly number[] {
  const edges = sets.flatMap((set) => set.edges);
  const readable = [...'ab0A_-/. @'].map((unit) => unit.codePointAt(0) ?? 0);
  const found = new Map<string, Set<number>>();
  for (const code of [...readable, ...edges]) {
    if (!isSign(code)) continue;
    const kind = sets.map((set) => set.has(code)).join();
    const codes = once(found, kind, () => new Set());
    if (codes.size < some) codes.add(code);
  }
  // Without a pattern two letters make different texts.
  return sets.length === 0 ? readable.slice(0, 4) : [...found.values()].flatMap((codes) => [...codes]);
}

/** Whether a number is a code point, and no half of a surrogate pair. */
function isSign(code: number): boolean {
  return (code >= 0 && code < 0xd800) || (code > 0xdfff && code <= 0x10_ffff);
}
