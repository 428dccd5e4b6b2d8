import type { Schema } from './schema.ts';
import { code, valueText } from './value.ts';

/** One object of a file: its members as a table. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly said: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The sections of a page: the file itself, the objects in it, and then the definitions that several places use. */
export function sectionsOf(schema: Schema): readonly Section[] {
  return new Walk(schema).all();
}

/** Definitions whose values the page of words explains. */
const VOCABULARY: Readonly<Record<string, string>> = { scope: 'vocabulary.md#scopes' };

/** Walks a schema, object by object. */
class Walk {
  readonly #root: Schema;
  readonly #uses = new Map<string, number>();
  readonly #sections: Section[] = [];
  /** Definitions that stand for themselves, because several places use them; the walk over them finds more. */
  readonly #shared: string[] = [];

  constructor(root: Schema) {
    this.#root = root;
    this.#count(root);
  }

  all(): readonly Section[] {
    this.#object(this.#root, { id: '', path: '', label: '' });
    for (const name of this.#shared) this.#object(this.#definition(name), { id: name, path: name, label: '' });
    return this.#sections;
  }

  #count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const name = nameOf(value);
    if (name !== undefined) this.#use(name);
    for (const each of Object.values(value)) this.#count(each);
    // One place that takes one definition or another would otherwise have both sections under its own name.
    const choices = ((value as Schema).anyOf ?? []).map(nameOf).filter((each) => each !== undefined);
    if (choices.length > 1) for (const each of choices) this.#use(each);
  }

  #use(name: string): void {
    this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1);
  }

  #definition(name: string): Schema {
    const found = this.#root.$defs?.[name];
    if (found === undefined) throw new Error(`there is no definition ${name}`);
    return found;
  }

  /** The link to a definition that has a section of its own. */
  #link(schema: Schema): string | undefined {
    const name = nameOf(schema);
    if (name === undefined || (this.#uses.get(name) ?? 0) < 2 || !hasMembers(this.#definition(name))) return undefined;
    if (!this.#shared.includes(name)) this.#shared.push(name);
    return `[${name}](#${name})`;
  }

  /** What a reference stands for, with the description of the place where it stands. */
  #resolved(schema: Schema): Schema {
    const name = nameOf(schema);
    if (name === undefined || this.#link(schema) !== undefined) return schema;
    const { description } = schema;
    return { ...this.#definition(name), ...(description === undefined ? {} : { description }) };
  }

  /** The section of an object or of the objects of a list, then those of the objects in it. */
  #object(schema: Schema, place: Place): void {
    if (schema.type === 'array' && schema.items !== undefined)
      return this.#object(
        { ...this.#resolved(schema.items), description: schema.description },
        { ...place, path: `${place.path}[]` },
      );
    const { id, path, label } = place;
    const link = this.#link(schema);
    const later: (() => void)[] = [];
    const variants = variantsOf(schema);
    // With variants, each of them has the whole table.
    const members = variants.length > 0 ? [] : Object.entries(schema.properties ?? {});
    const rows = members.map(([name, given]) => {
      const member = this.#resolved(given);
      const inner = this.#inside(member, { id: dotted(id, name), path: dotted(path, name), label: '' }, later);
      const needed = schema.required?.includes(name) === true;
      return [
        later.length > inner.before ? `\`${name}\`` : `<a id="${dotted(id, name)}"></a>\`${name}\``,
        inner.text,
        needed ? 'yes' : member.default === undefined ? '' : `default ${code(member.default)}`,
        member.description ?? '',
      ];
    });
    const description = id === '' && label === '' ? undefined : schema.description;
    const said = [description, link && `It is a ${link}.`, ...rulesOf(schema)].filter((each) => each !== undefined);
    const heading = label === '' ? path : `${path} ${label}`.trim();
    // Shapes that are told apart by their members share the place of all of them.
    const anchor = this.#sections.some((other) => other.id === id) ? '' : id;
    if (rows.length > 0 || said.length > 0 || variants.length > 0)
      this.#sections.push({ id: anchor, heading, said, rows });
    for (const each of later) each();
    for (const variant of variants)
      this.#object(this.#resolved(variant.schema), { id: dotted(id, variant.key), path, label: variant.label });
  }

  /** What the row of a member says; the sections that it needs come later. */
  #inside(member: Schema, place: Place, later: (() => void)[]): { text: string; before: number } {
    const before = later.length;
    const isMap = typeof member.additionalProperties === 'object' && member.properties === undefined;
    const text = valueText(member, (schema) => {
      const link = this.#link(schema);
      if (link !== undefined) return link;
      const found = this.#resolved(schema);
      const explained = VOCABULARY[nameOf(schema) ?? ''];
      if (explained !== undefined) return `[${nameOf(schema)}](${explained})`;
      if (!hasMembers(found)) return found === schema ? undefined : valueText(found, () => undefined);
      if (found.type === 'array') return undefined;
      const path = member.type === 'array' ? `${place.path}[]` : isMap ? `${place.path}.NAME` : place.path;
      // What the row says of the member needs no second time.
      const own = schema === member ? { ...found, description: undefined } : found;
      later.push(() => this.#object(own, { ...place, path }));
      return `[object](#${place.id})`;
    });
    return { text, before };
  }
}

/** Where an object stands in the file. */
interface Place {
  /** Its anchor. */
  readonly id: string;
  readonly path: string;
  /** Which of several shapes it is. */
  readonly label: string;
}

const dotted = (...names: readonly string[]): string => names.filter((name) => name !== '').join('.');

const nameOf = (schema: unknown): string | undefined => {
  const { $ref } = schema as Schema;
  return typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined;
};

const hasMembers = (schema: Schema): boolean =>
  schema.properties !== undefined ||
  variantsOf(schema).length > 0 ||
  (schema.items !== undefined && hasMembers(schema.items));

interface Variant {
  /** How headings call it. */
  readonly label: string;
  /** How anchors call it. */
  readonly key: string;
  readonly schema: Schema;
}

/** The shapes of an object that has several: by the value of a member, or by the member that is there. */
function variantsOf({ allOf = [], oneOf = [], if: condition, then, else: otherwise }: Schema): Variant[] {
  const whole = (schema: Schema | undefined): schema is Schema =>
    schema?.properties !== undefined || nameOf(schema ?? {}) !== undefined;
  if (condition?.type !== undefined && then !== undefined && otherwise !== undefined)
    return [
      { label: 'as a list', key: 'as-list', schema: then },
      { label: 'as a mapping', key: 'as-mapping', schema: otherwise },
    ];
  const chosen = allOf.flatMap(({ if: when, then: schema }) => {
    const [tag] = constantsOf(when);
    return tag === undefined || !whole(schema)
      ? []
      : [{ label: `with ${tag[0]}: ${String(tag[1])}`, key: String(tag[1]), schema }];
  });
  if (chosen.length > 0) return chosen;
  return oneOf.filter(whole).map((schema) => {
    const [tag] = constantsOf(schema).filter(([, value]) => typeof value === 'string');
    const names = (schema.required ?? []).join(', ');
    return tag === undefined
      ? { label: `with ${names}`, key: '', schema }
      : { label: `with ${tag[0]}: ${String(tag[1])}`, key: String(tag[1]), schema };
  });
}

const constantsOf = (schema: Schema | undefined): (readonly [string, unknown])[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, member]) =>
    member.const === undefined ? [] : [[name, member.const] as const],
  );

/** What holds between the members of an object, in sentences. */
function rulesOf(schema: Schema): string[] {
  const codes = (names: readonly string[] = []): string => names.map(code).join(', ');
  const only = (all: readonly Schema[] = []): readonly string[] =>
    all.flatMap(({ required, properties }) => (properties === undefined ? [(required ?? []).join(' ')] : []));
  const [most, exactly] = [only(schema.anyOf), only(schema.oneOf)];
  const conditions =
    schema.if === undefined
      ? []
      : constantsOf(schema.if).flatMap(([name, value]) => [
          ...constraint(`Where \`${name}\` is \`${String(value)}\``, schema.then),
          ...constraint(`Otherwise`, schema.else),
        ]);
  return [
    ...(most.length > 0 ? [`At least one of ${codes(most)}.`] : []),
    ...(exactly.length > 0 ? [`Exactly one of ${codes(exactly)}.`] : []),
    ...conditions,
  ];
  function constraint(when: string, then: Schema | undefined): string[] {
    if (then === undefined) return [];
    const members = Object.entries(then.properties ?? {}).map(
      ([name, member]) => `\`${name}\` is ${member.maxItems === 0 ? 'empty' : valueText(member, () => undefined)}`,
    );
    const needed =
      then.required === undefined
        ? []
        : [`${codes(then.required)} ${then.required.length > 1 ? 'are' : 'is'} required`];
    return [`${when}: ${[...needed, ...members].join('; ')}.`];
  }
}
