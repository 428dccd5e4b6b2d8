import type { RuleId } from '../../../generated/rule-facts.ts';
import { quote } from '../../text/printable.ts';
import type { Part, Path } from '../../source/document.ts';
import { nearest } from '../../schema/suggest.ts';
import { claimsKey } from '../content-keys.ts';
import { own, type Mapping } from '../../value/mapping.ts';
import { once } from '../../value/once.ts';
import type { Remedy, RuleFinding } from '../rule-finding.ts';
import type { ObjectShape, VariantShape } from './shape.ts';
import { synonymOf } from './synonyms.ts';
import { kindOf, listed, quoteName } from './words.ts';
import { LIMITS } from '../../source/limits.ts';

/**
 * Unknown properties of one mapping that are reported one by one. More are not read, and a file of some megabytes can hold hundreds of
 * thousands; the rest is one finding of the whole mapping. It cannot be accepted for good: any addition changes its digest.
 */
const MOST_UNKNOWN = 10_000;

interface Extra {
  readonly help: string;
  readonly part?: Part;
  readonly at?: Path;
  readonly remedy?: Remedy;
}

/** What to do about a value that says nothing. */
export const EMPTY = 'write a value, or remove it';

/** A mapping that encloses the place of the walk. */
interface Frame {
  readonly shape: ObjectShape | VariantShape;
  readonly value: Mapping;
  /** Length of the path to it. */
  readonly depth: number;
}

/** Stands for each finding after the first {@link LIMITS.findings}: they are counted, and nothing is kept of them. */
export const UNTOLD: RuleFinding = { message: '', path: [], help: '' };

/** What a walk found: it knows the place of the walk and what encloses it, and has the words for what is wrong there. */
export class Faults {
  readonly findings = new Map<RuleId, RuleFinding[]>();
  readonly path: (string | number)[] = [];
  /** The rule that reports every fault in the part of the document that the walk is in, if there is one. */
  area: RuleId | undefined;
  readonly #frames: Frame[] = [];
  #count = 0;

  /** The walk looks into a mapping, until {@link leave}. */
  enter(shape: ObjectShape | VariantShape, value: Mapping): void {
    this.#frames.push({ shape, value, depth: this.path.length });
  }

  leave(): void {
    this.#frames.pop();
  }

  /** @param at keys below the place where the walk is */
  report(rule: RuleId, message: string, extra: Extra): void {
    const id = this.area ?? rule;
    const finding = this.#count++ < LIMITS.findings ? this.#finding(message, extra) : UNTOLD;
    once(this.findings, id, () => []).push(finding);
  }

  #finding(message: string, extra: Extra): RuleFinding {
    return {
      message,
      help: extra.help,
      path: [...this.path, ...(extra.at ?? [])],
      ...(extra.part === undefined ? {} : { part: extra.part }),
      ...(extra.remedy === undefined ? {} : { remedy: extra.remedy }),
    };
  }

  /** `the check of RAC item "wiki"`: the mapping that the walk is in, by what people call it. */
  where(): string {
    const inner = this.#frames.at(-1);
    if (inner === undefined) return 'the document';
    const named = this.#frames.findLast(({ shape }) => shape.label !== undefined);
    if (named === undefined) return inner.shape.noun;
    return named === inner ? this.#call(named) : `${inner.shape.noun} of ${this.#call(named)}`;
  }

  // By its id, or by its place where it has none.
  #call({ shape, value, depth }: Frame): string {
    const label = shape.label === undefined ? undefined : own(value, shape.label);
    if (typeof label === 'string' && label !== '') return `${shape.noun} ${quote(label)}`;
    return `${String(this.path[depth - 2])}[${String(this.path[depth - 1])}]`;
  }

  /** What the value at the place of the walk is called: its property, or the item of a list. */
  name(): string {
    const last = this.path.at(-1);
    if (last === undefined) return 'the document';
    if (typeof last === 'string') return this.path.length === 1 ? quote(last) : `${quote(last)} of ${this.where()}`;
    const list = this.path.at(-2);
    return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
  }

  /** Reports a value of the wrong type. */
  wrongType(wanted: string, value: unknown, help = value === null ? EMPTY : `write ${wanted}`): void {
    this.report('cal/wrong-type', `${this.name()} must be ${wanted}, not ${kindOf(value)}`, { help });
  }

  /** Reports a property that does not belong, with what was meant by it. */
  unknownProperty(
    name: string,
    allowed: readonly string[],
    noun = this.where(),
    meant = synonymOf(name, allowed),
  ): void {
    const help = meant === undefined ? `allowed: ${listed(allowed)}` : `did you mean ${quote(meant.word)}?`;
    this.report('cal/unknown-property', `unknown property ${quoteName(name)} in ${noun}`, {
      help,
      part: 'key',
      at: [name],
      ...(meant?.certain === true ? { remedy: { kind: 'rename', to: meant.word } as const } : {}),
    });
  }

  /**
   * Reports that nothing tells which variant a mapping is. A near miss of the tag's name is the fault itself; otherwise the
   * properties that are there tell which variant was meant.
   */
  missingTag(shape: VariantShape, value: Mapping): void {
    const names = [...shape.variants.keys()];
    const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
    const typo = Object.keys(value).find((name) => !allowed.has(name) && nearest(name, [...allowed]) === shape.tag);
    if (typo !== undefined) return this.unknownProperty(typo, [...allowed]);
    const own = (name: string): string[] =>
      [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
    const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
    const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
    this.report('cal/missing-property', `${this.where()} has no ${quote(shape.tag)}`, { help, at: [shape.tag] });
  }

  /**
   * Reports the properties that do not belong.
   *
   * @returns required properties that a near miss or a property of another variant stands for: they are not missed as well
   */
  unknownProperties(
    shape: ObjectShape,
    family: VariantShape | undefined,
    names: readonly string[],
    value: Mapping,
  ): Set<string> {
    const excused = new Set<string>();
    const allowed = [...shape.properties.keys()];
    const free = allowed.filter((name) => !Object.hasOwn(value, name));
    let told = 0;
    for (const name of names) {
      if (claimsKey(shape.noun, name)) continue;
      const owner =
        family === undefined ? undefined : [...family.variants].find(([, variant]) => variant.properties.has(name));
      if (owner !== undefined && family !== undefined) {
        const tag = `${family.tag}: ${String(value[family.tag])}`;
        this.report(
          family.mixed ?? 'cal/unknown-property',
          `${this.where()} has ${tag}, but ${quote(name)} belongs to ${family.tag}: ${owner[0]}`,
          {
            part: 'key',
            at: [name],
            help: `remove ${quote(name)}, or write ${family.tag}: ${owner[0]}`,
          },
        );
        // Where the other variant is whole, its name is what is wrong, and nothing is missing.
        const whole = family.mixed !== undefined || owner[1].required.every((other) => Object.hasOwn(value, other));
        if (whole) for (const required of shape.required) excused.add(required);
        continue;
      }
      if (++told > MOST_UNKNOWN) continue;
      const meant = synonymOf(name, free);
      if (meant !== undefined) excused.add(meant.word);
      this.unknownProperty(name, allowed, this.where(), meant);
    }
    if (told > MOST_UNKNOWN) {
      const rest = told - MOST_UNKNOWN;
      this.report(
        'cal/unknown-property',
        `${rest} more unknown propert${rest === 1 ? 'y' : 'ies'} in ${this.where()}`,
        {
          help: 'remove those that are named, and look again',
        },
      );
    }
    return excused;
  }
}
