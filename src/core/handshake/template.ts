import { isMapping, own, type Mapping } from '../value/mapping.ts';
import type { HostTool } from './host.ts';

/** The one member of a place in a template that a property of the contract fills (docs/format.md 17). */
export const FROM = '$from';

/** A place of a template, from its top: names of members and indexes of items. */
export type TemplatePath = readonly (string | number)[];

/**
 * The property of the contract that fills a place of a template; undefined where the place is part of the template itself.
 *
 * @throws Error for a place that {@link templateFaults} tells
 */
export function filledFrom(place: unknown): string | undefined {
  if (!isMapping(place) || !Object.hasOwn(place, FROM)) return undefined;
  const name = own(place, FROM);
  if (typeof name !== 'string') throw new Error('a template with faults is used');
  return name;
}

/** What is wrong with a template, with each place. */
export function* templateFaults(
  template: unknown,
): Generator<{ readonly path: TemplatePath; readonly message: string }> {
  const open: { readonly value: unknown; readonly path: TemplatePath }[] = [{ value: template, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (Array.isArray(value))
      open.push(...value.map((item: unknown, i) => ({ value: item, path: [...path, i] })).toReversed());
    if (!isMapping(value)) continue;
    const names = Object.keys(value);
    if (!names.includes(FROM)) {
      open.push(...names.map((name) => ({ value: value[name], path: [...path, name] })).toReversed());
    } else if (path.length === 0)
      yield { path: [FROM], message: `the arguments themselves cannot be ${FROM} one property` };
    else if (typeof value[FROM] !== 'string')
      yield { path: [...path, FROM], message: `${FROM} must be the name of a property of the contract` };
    else if (names.length > 1)
      yield {
        path: [...path, names.find((name) => name !== FROM) ?? FROM],
        message: `${FROM} must be the only key`,
      };
  }
}

/**
 * The arguments that a wrapped tool is called with (docs/format.md 17). With a template: the template, in which the call's
 * values stand; a member or an item whose property the call does not have is left out. Else the call's own with their
 * properties renamed, and the constants.
 */
export function wireArguments({ template, rename = {}, constants = {} }: Partial<HostTool>, args: Mapping): Mapping {
  if (template !== undefined) {
    const filled = fill(template, args);
    return isMapping(filled) ? filled : {};
  }
  const renamed = Object.entries(args).map(([name, value]) => [own(rename, name) ?? name, value] as const);
  return Object.fromEntries([...renamed, ...Object.entries(constants)]);
}

function fill(place: unknown, args: Mapping): unknown {
  const name = filledFrom(place);
  if (name !== undefined) return own(args, name);
  if (Array.isArray(place)) return place.map((item) => fill(item, args)).filter((item) => item !== undefined);
  if (!isMapping(place)) return place;
  const members = Object.entries(place).map(([key, value]) => [key, fill(value, args)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/**
 * The call of the contract that a wrap turns into these arguments: {@link wireArguments} backwards, without what the wrap does
 * not send. Undefined where no call becomes them.
 *
 * @param isEqual equality of two JSON values
 */
export function callBehind(
  wrap: Pick<HostTool, 'template' | 'rename' | 'constants'>,
  wire: unknown,
  isEqual: (a: unknown, b: unknown) => boolean,
): Mapping | undefined {
  const call = wrap.template === undefined ? callRenamed(wrap, wire) : callFilled(wrap.template, wire);
  return isEqual(wireArguments(wrap, call), wire) ? call : undefined;
}

function callRenamed({ rename = {}, constants = {} }: Partial<HostTool>, wire: unknown): Mapping {
  const back = new Map(Object.entries(rename).map(([name, to]) => [to, name]));
  const sent = Object.entries(isMapping(wire) ? wire : {}).filter(([name]) => !Object.hasOwn(constants, name));
  return Object.fromEntries(sent.map(([name, value]) => [back.get(name) ?? name, value]));
}

function callFilled(template: Mapping, wire: unknown): Mapping {
  const args = new Map<string, unknown>();
  const open: { readonly place: unknown; readonly value: unknown }[] = [{ place: template, value: wire }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, value } = next;
    const name = filledFrom(place);
    if (name !== undefined) {
      if (value !== undefined && !args.has(name)) args.set(name, value);
    } else if (Array.isArray(place) && Array.isArray(value))
      for (const [i, item] of place.entries()) open.push({ place: item, value: value[i] });
    else if (isMapping(place) && isMapping(value))
      for (const key of Object.keys(place)) open.push({ place: place[key], value: own(value, key) });
  }
  return Object.fromEntries(args);
}
