import { parsePattern, type CharSet, type Pattern } from './pattern-parse.ts';

/**
 * Patterns of a stranger's schema, matched in time that grows with pattern times text and never more: no pattern is ever
 * given to the engine's own regular expressions, which a few characters can keep busy for years.
 */
export interface CompiledPattern {
  /** Whether the pattern is found anywhere in `text`; undefined when that would take too long. */
  matches(text: string): boolean | undefined;
  /** A shortest text that matches; undefined when there is none. */
  shortest(): string | undefined;
}

type Step =
  | { readonly op: 'char'; readonly set: CharSet; readonly to: number }
  | { readonly op: 'split'; readonly to: readonly number[] }
  | { readonly op: 'start' | 'end'; readonly to: number }
  | { readonly op: 'match' };

const MAX_STEPS = 5000;
const MAX_WORK = 4_000_000;
const compiled = new Map<string, CompiledPattern | undefined>();

/** Compiles a pattern; undefined when it is not understood or too large: then nothing may be concluded from it. */
export function compilePattern(source: string): CompiledPattern | undefined {
  if (compiled.has(source)) return compiled.get(source);
  if (compiled.size > 1000) compiled.clear();
  const parsed = parsePattern(source);
  const program = parsed === undefined ? undefined : new Program(parsed);
  const result = program?.tooLarge === false ? program : undefined;
  compiled.set(source, result);
  return result;
}

class Program implements CompiledPattern {
  readonly #steps: Step[] = [];
  readonly #start: number;

  constructor(pattern: Pattern) {
    this.#start = this.#compile(pattern, this.#add({ op: 'match' }));
  }

  get tooLarge(): boolean {
    return this.#steps.length > MAX_STEPS;
  }

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
        if (step?.op === 'char' && includes(step.set, code)) {
          if (this.#close(step.to, false, i + 1 === units.length, next)) return true;
        }
      }
      current = next;
    }
    return false;
  }

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
      case 'empty':
        return to;
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

function includes(set: CharSet, code: number): boolean {
  return set.some(([low, high]) => code >= low && code <= high);
}

/** A readable member of a set. */
function example(set: CharSet): string | undefined {
  for (const unit of 'a0A_-/') if (includes(set, unit.codePointAt(0) as number)) return unit;
  for (let code = 33; code < 127; code++) if (includes(set, code)) return String.fromCodePoint(code);
  const first = set.find(([low, high]) => low > 0xdfff || high < 0xd800)?.[0];
  return first === undefined ? undefined : String.fromCodePoint(first);
}
