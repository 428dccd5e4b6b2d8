import type { RuleId } from '../../../generated/rule-facts.ts';
import { unreachable } from '../../value/unreachable.ts';
import { quote } from '../../text/printable.ts';
import type { Part, Path } from '../../source/document.ts';
import { nearest } from '../../schema/suggest.ts';
import { claimsKey } from '../content-keys.ts';
import { isMapping, own, type Mapping } from '../mapping.ts';
import type { Remedy, RuleFinding } from '../rule-finding.ts';
import { walkCondition } from './walk-condition.ts';
import type { EnumShape, Format, ListShape, MapShape, ObjectShape, Shape, StringShape, VariantShape } from './shape.ts';
import { meantBy, type Meant } from './synonyms.ts';
import { kindOf, listed, quoteName, show } from './words.ts';

/**
 * Compares a value with a shape. Each fault is found once, where it stands, and nothing that only follows from it.
 *
 * @returns the findings by rule id; empty when the value fits
 */
export function walkShape(shape: Shape, value: unknown): Map<RuleId, RuleFinding[]> {
  const walk = new Walk();
  walk.value(shape, value);
  return walk.findings;
}

/**
 * Unknown properties of one mapping that are told one by one. Nobody reads more, and a file of some megabytes can hold hundreds of
 * thousands; the rest is one finding of the whole mapping, which nobody can accept for good: whatever is added changes its digest.
 */
const MOST_UNKNOWN = 10_000;

/** A mapping that encloses the place of the walk. */
interface Frame {
  readonly shape: ObjectShape | VariantShape;
  readonly value: Mapping;
  /** Length of the path to it. */
  readonly depth: number;
}

/** One walk: where it is, what encloses it, and what it found. */
export class Walk {
  readonly findings = new Map<RuleId, RuleFinding[]>();
  readonly path: (string | number)[] = [];
  readonly #frames: Frame[] = [];
  #area: RuleId | undefined;

  /** @param at keys below the place where the walk is */
  report(rule: RuleId, message: string, extra: { help?: string; part?: Part; at?: Path; remedy?: Remedy } = {}): void {
    const id = this.#area ?? rule;
    const finding: RuleFinding = {
      message,
      path: [...this.path, ...(extra.at ?? [])],
      ...(extra.part === undefined ? {} : { part: extra.part }),
      ...(extra.help === undefined ? {} : { help: extra.help }),
      ...(extra.remedy === undefined ? {} : { remedy: extra.remedy }),
    };
    const list = this.findings.get(id);
    if (list === undefined) this.findings.set(id, [finding]);
    else list.push(finding);
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

  value(shape: Shape, value: unknown): void {
    switch (shape.kind) {
      case 'any':
        return;
      case 'string':
        return this.#string(shape, value);
      case 'enum':
        return this.#enum(shape, value);
      case 'integer':
        if (typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum) return;
        return this.report(
          shape.rule,
          `${this.#name()} is ${show(value)}; it must be an integer of at least ${shape.minimum}`,
          typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? { help: 'remove the quotes' } : {},
        );
      case 'boolean':
        if (typeof value === 'boolean') return;
        return this.#wrongType('true or false', value, truthHelp(value));
      case 'list':
        return this.#list(shape, value);
      case 'map':
        return this.#map(shape, value);
      case 'object':
        return this.#object(shape, value, undefined);
      case 'variant':
        return this.#variant(shape, value);
      case 'condition':
        return walkCondition(this, value);
    }
    return unreachable(shape);
  }

  /** Walks one property or item. */
  child(key: string | number, shape: Shape, value: unknown): void {
    this.path.push(key);
    this.value(shape, value);
    this.path.pop();
  }

  /** Reports a value of the wrong type; for a wrong property, at the place of the walk. */
  wrongType(wanted: string, value: unknown): void {
    this.#wrongType(wanted, value);
  }

  /** Reports a property that does not belong, with the nearest that does. */
  unknownProperty(name: string, allowed: readonly string[], noun = this.where()): void {
    this.#unknownProperty(name, allowed, meantBy(name, allowed), noun);
  }

  #unknownProperty(name: string, allowed: readonly string[], meant: Meant | undefined, noun = this.where()): void {
    const help = meant === undefined ? `allowed: ${listed(allowed)}` : `did you mean ${quote(meant.word)}?`;
    this.report('cal/unknown-property', `unknown property ${quoteName(name)} in ${noun}`, {
      help,
      part: 'key',
      at: [name],
      ...(meant?.certain === true ? { remedy: { kind: 'rename', to: meant.word } as const } : {}),
    });
  }

  #wrongType(wanted: string, value: unknown, help?: string): void {
    const way = help ?? (value === null ? 'write a value, or remove it' : undefined);
    this.report(
      'cal/wrong-type',
      `${this.#name()} must be ${wanted}, not ${kindOf(value)}`,
      way === undefined ? {} : { help: way },
    );
  }

  // What the value at the place of the walk is called: its property, or the item of a list.
  #name(): string {
    const last = this.path.at(-1);
    if (last === undefined) return 'the document';
    if (typeof last === 'string') return this.path.length === 1 ? quote(last) : `${quote(last)} of ${this.where()}`;
    const list = this.path.at(-2);
    return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
  }

  #string(shape: StringShape, value: unknown): void {
    if (typeof value !== 'string') {
      const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
      return this.#wrongType('a string', value, quotes);
    }
    const { format, minLength = 1, maxLength, lengthRule } = shape;
    if (format !== undefined) {
      if (value === '' || !format.test(value)) {
        const is = format.secret === true ? '' : `is ${show(value)}; it `;
        return this.report(format.rule, `${this.#name()} ${is}must be ${format.words}`, suggestion(format, value));
      }
    } else if (minLength > 0 && value.trim() === '') {
      return this.report(lengthRule ?? 'cal/empty-value', `${this.#name()} is ${value === '' ? 'empty' : 'blank'}`);
    }
    if (maxLength !== undefined && value.length > maxLength) {
      const length = [...value].length;
      if (length > maxLength) {
        this.report(
          lengthRule ?? 'cal/too-long',
          `${this.#name()} has ${length} characters; at most ${maxLength} are allowed`,
        );
      }
    }
  }

  #enum(shape: EnumShape, value: unknown): void {
    if (typeof value !== 'string') return this.#wrongType('a string', value);
    if (shape.values.includes(value)) return;
    const near = meantBy(value, shape.values);
    this.report(
      shape.rule,
      `unknown ${shape.was} ${quoteName(value)} in ${this.where()}; allowed: ${listed(shape.values)}`,
      near === undefined ? {} : { help: `did you mean ${quote(near.word)}?` },
    );
  }

  #list(shape: ListShape, value: unknown): void {
    if (!Array.isArray(value)) return this.#wrongType('a list', value);
    const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
    if (value.length < minItems)
      this.report('cal/empty-value', `${this.#name()} is empty; at least one item is needed`);
    if (value.length > maxItems) {
      this.report('cal/too-long', `${this.#name()} has ${value.length} items; at most ${maxItems} are allowed`);
    }
    for (let i = 0; i < value.length; i++) {
      this.path.push(i);
      this.value(items, value[i]);
      this.path.pop();
    }
    if (unique && value.length > 1 && new Set(value).size < value.length) this.#duplicates(value);
  }

  #duplicates(list: readonly unknown[]): void {
    const seen = new Set<unknown>();
    list.forEach((item, i) => {
      if (seen.has(item) && typeof item === 'string') {
        const message = `${show(item)} stands twice in ${quote(String(this.path.at(-1)))}`;
        this.report('cal/duplicate-item', message, {
          at: [i],
          help: 'remove one of them',
          remedy: { kind: 'remove' },
        });
      }
      seen.add(item);
    });
  }

  #map(shape: MapShape, value: unknown): void {
    if (!isMapping(value)) return this.#wrongType('a mapping', value);
    if (shape.keys === undefined) return;
    for (const key of Object.keys(value)) {
      if (!shape.keys.test(key)) {
        this.report(shape.keys.rule, `${quoteName(key)} in ${shape.noun} must be ${shape.keys.words}`, {
          part: 'key',
          at: [key],
        });
      }
    }
  }

  #variant(shape: VariantShape, value: unknown): void {
    if (!isMapping(value)) return this.#wrongType('a mapping', value);
    const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
    const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
    if (variant !== undefined) return this.#object(variant, value, shape);
    this.#frames.push({ shape, value, depth: this.path.length });
    const names = [...shape.variants.keys()];
    if (tag === undefined) this.#missingTag(shape, value, names);
    else if (typeof tag === 'string') {
      this.child(shape.tag, { kind: 'enum', was: shape.tag, values: names, rule: shape.rule }, tag);
    } else this.child(shape.tag, { kind: 'string' }, tag);
    this.#frames.pop();
  }

  // A near miss of the tag's name is the fault itself; otherwise the properties that are there tell which variant was meant.
  #missingTag(shape: VariantShape, value: Mapping, names: readonly string[]): void {
    const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
    const typo = Object.keys(value).find((name) => !allowed.has(name) && nearest(name, [...allowed]) === shape.tag);
    if (typo !== undefined) return this.unknownProperty(typo, [...allowed]);
    const own = (name: string): string[] =>
      [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
    const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
    const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
    this.report('cal/missing-property', `${this.where()} lacks ${quote(shape.tag)}`, { help, at: [shape.tag] });
  }

  #object(shape: ObjectShape, value: unknown, family: VariantShape | undefined): void {
    const outer = this.#area;
    if (shape.area !== undefined) this.#area = shape.area;
    if (!isMapping(value)) {
      this.#wrongType('a mapping', value);
      this.#area = outer;
      return;
    }
    this.#frames.push({ shape, value, depth: this.path.length });
    let unknown: string[] | undefined;
    for (const key in value) {
      const property = shape.properties.get(key);
      if (property === undefined) (unknown ??= []).push(key);
      else {
        this.child(key, property, value[key]);
      }
    }
    const excused = unknown === undefined ? undefined : this.#unknown(shape, family, unknown, value);
    for (const name of shape.required) {
      if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
        this.report('cal/missing-property', `${this.where()} lacks ${quote(name)}`, {
          at: [name],
          help: `add ${quote(name)}`,
        });
      }
    }
    const { oneOf } = shape;
    if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
      this.report(oneOf.rule, `${this.where()} asks for nothing`, {
        help: `add at least one of ${listed(oneOf.names)}`,
      });
    }
    this.#frames.pop();
    this.#area = outer;
  }

  /**
   * Reports the properties that do not belong.
   *
   * @returns required properties that a near miss or a property of another variant stands for: they are not missed as well
   */
  #unknown(
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
      const meant = meantBy(name, free);
      if (meant !== undefined) excused.add(meant.word);
      this.#unknownProperty(name, allowed, meant ?? meantBy(name, allowed));
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

/** YAML 1.1 reads more words as truth values than YAML 1.2 does. */
function truthHelp(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:true|false)$/.test(value)) return 'remove the quotes';
  return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}

function suggestion({ suggest, test }: Format, value: string): { help?: string } {
  const better = value.length > 200 ? undefined : suggest?.(value);
  return better === undefined || !test(better) ? {} : { help: `did you mean ${quote(better)}?` };
}
