import type { RuleId } from '../../../generated/rule-facts.ts';
import { unreachable } from '../../value/unreachable.ts';
import { quote } from '../../text/printable.ts';
import { isMapping } from '../../value/mapping.ts';
import type { RuleFinding } from '../rule-finding.ts';
import { EMPTY, Faults } from './faults.ts';
import type { EnumShape, Format, ListShape, MapShape, ObjectShape, Shape, StringShape, VariantShape } from './shape.ts';
import { synonymOf } from './synonyms.ts';
import { walkCondition } from './walk-condition.ts';
import { listed, quoteName, show } from './words.ts';

/**
 * Compares a value with a shape. Each fault is found once, where it stands, and nothing that only follows from it.
 *
 * @returns the findings by rule id; empty when the value fits
 */
export function walkShape(shape: Shape, value: unknown): Map<RuleId, RuleFinding[]> {
  const walk = new Walk();
  walk.value(shape, value);
  return walk.faults.findings;
}

class Walk {
  readonly faults = new Faults();

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
        return this.faults.report(
          shape.rule,
          `${this.faults.name()} is ${show(value)}; it must be an integer of at least ${shape.minimum}`,
          {
            help:
              typeof value === 'string' && /^[0-9]{1,15}$/.test(value)
                ? 'remove the quotes'
                : `write ${shape.minimum} or more`,
          },
        );
      case 'boolean':
        if (typeof value === 'boolean') return;
        return this.faults.wrongType('true or false', value, truthHelp(value));
      case 'list':
        return this.#list(shape, value);
      case 'map':
        return this.#map(shape, value);
      case 'object':
        return this.#object(shape, value, undefined);
      case 'variant':
        return this.#variant(shape, value);
      case 'condition':
        return walkCondition(this.faults, value, (key, inner, child) => this.#child(key, inner, child));
    }
    return unreachable(shape);
  }

  #child(key: string | number, shape: Shape, value: unknown): void {
    this.faults.path.push(key);
    this.value(shape, value);
    this.faults.path.pop();
  }

  #string(shape: StringShape, value: unknown): void {
    if (typeof value !== 'string') {
      const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
      return this.faults.wrongType('a string', value, quotes);
    }
    const { format, minLength = 1, maxLength, lengthRule } = shape;
    if (format !== undefined) {
      if (value === '' || !format.test(value)) {
        const is = format.secret === true ? '' : `is ${show(value)}; it `;
        return this.faults.report(
          format.rule,
          `${this.faults.name()} ${is}must be ${format.words}`,
          suggestion(format, value),
        );
      }
    } else if (minLength > 0 && value.trim() === '') {
      return this.faults.report(
        lengthRule ?? 'cal/empty-value',
        `${this.faults.name()} is ${value === '' ? 'empty' : 'blank'}`,
        { help: EMPTY },
      );
    }
    if (maxLength !== undefined && value.length > maxLength) {
      let length = 0;
      for (const _ of value) length++;
      if (length > maxLength) {
        this.faults.report(
          lengthRule ?? 'cal/too-long',
          `${this.faults.name()} has ${length} characters; at most ${maxLength} are allowed`,
          { help: 'shorten it' },
        );
      }
    }
  }

  #enum(shape: EnumShape, value: unknown): void {
    if (typeof value !== 'string')
      return this.faults.wrongType('a string', value, `write ${shape.values.join(' or ')}`);
    if (shape.values.includes(value)) return;
    const near = synonymOf(value, shape.values);
    this.faults.report(
      shape.rule,
      `unknown ${shape.was} ${quoteName(value)} in ${this.faults.where()}; allowed: ${listed(shape.values)}`,
      { help: near === undefined ? `write ${shape.values.join(' or ')}` : `did you mean ${quote(near.word)}?` },
    );
  }

  #list(shape: ListShape, value: unknown): void {
    if (!Array.isArray(value)) return this.faults.wrongType('a list', value);
    const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
    if (value.length < minItems)
      this.faults.report('cal/empty-value', `${this.faults.name()} is empty; at least one item is needed`, {
        help: 'add an item',
      });
    if (value.length > maxItems) {
      this.faults.report(
        'cal/too-long',
        `${this.faults.name()} has ${value.length} items; at most ${maxItems} are allowed`,
        { help: 'remove some of them' },
      );
    }
    for (let i = 0; i < value.length; i++) this.#child(i, items, value[i]);
    if (unique && value.length > 1 && new Set(value).size < value.length) this.#duplicates(value);
  }

  #duplicates(list: readonly unknown[]): void {
    const seen = new Set<unknown>();
    list.forEach((item, i) => {
      if (seen.has(item) && typeof item === 'string') {
        const message = `${show(item)} appears twice in ${quote(String(this.faults.path.at(-1)))}`;
        this.faults.report('cal/duplicate-item', message, {
          at: [i],
          help: 'remove one of them',
          remedy: { kind: 'remove' },
        });
      }
      seen.add(item);
    });
  }

  #map(shape: MapShape, value: unknown): void {
    if (!isMapping(value)) return this.faults.wrongType('a mapping', value);
    if (shape.keys === undefined) return;
    for (const key of Object.keys(value)) {
      if (!shape.keys.test(key)) {
        this.faults.report(shape.keys.rule, `${quoteName(key)} in ${shape.noun} must be ${shape.keys.words}`, {
          part: 'key',
          at: [key],
          help: `write ${shape.keys.words}`,
        });
      }
    }
  }

  #variant(shape: VariantShape, value: unknown): void {
    if (!isMapping(value)) return this.faults.wrongType('a mapping', value);
    const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
    const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
    if (variant !== undefined) return this.#object(variant, value, shape);
    this.faults.enter(shape, value);
    if (tag === undefined) this.faults.missingTag(shape, value);
    else if (typeof tag === 'string') {
      const values = [...shape.variants.keys()];
      this.#child(shape.tag, { kind: 'enum', was: shape.tag, values, rule: shape.rule }, tag);
    } else this.#child(shape.tag, { kind: 'string' }, tag);
    this.faults.leave();
  }

  #object(shape: ObjectShape, value: unknown, family: VariantShape | undefined): void {
    const outer = this.faults.area;
    if (shape.area !== undefined) this.faults.area = shape.area;
    if (!isMapping(value)) {
      this.faults.wrongType('a mapping', value);
      this.faults.area = outer;
      return;
    }
    this.faults.enter(shape, value);
    let unknown: string[] | undefined;
    for (const key in value) {
      const property = shape.properties.get(key);
      if (property === undefined) (unknown ??= []).push(key);
      else this.#child(key, property, value[key]);
    }
    const excused = unknown === undefined ? undefined : this.faults.unknownProperties(shape, family, unknown, value);
    for (const name of shape.required) {
      if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
        const only = shape.properties.get(name);
        this.faults.report('cal/missing-property', `${this.faults.where()} has no ${quote(name)}`, {
          at: [name],
          help: only?.kind === 'enum' ? `add ${name}: ${only.values.join(' or ')}` : `add ${quote(name)}`,
        });
      }
    }
    const { oneOf } = shape;
    if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
      this.faults.report(oneOf.rule, `${this.faults.where()} asks for nothing`, {
        help: `add at least one of ${listed(oneOf.names)}`,
      });
    }
    this.faults.leave();
    this.faults.area = outer;
  }
}

/** YAML 1.1 reads more words as truth values than YAML 1.2 does. */
function truthHelp(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:true|false)$/.test(value)) return 'remove the quotes';
  return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}

function suggestion({ suggest, test, words }: Format, value: string): { help: string } {
  const better = value.length > 200 ? undefined : suggest?.(value);
  return better === undefined || !test(better)
    ? { help: `write ${words}` }
    : { help: `did you mean ${quote(better)}?` };
}
