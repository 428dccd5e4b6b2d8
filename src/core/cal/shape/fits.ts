import { isMapping } from '../mapping.ts';
import type { EnumShape, ListShape, MapShape, ObjectShape, Shape, StringShape, VariantShape } from './shape.ts';
import { walkShape } from './walk.ts';

/** Whether a value fits. True only when the walk over the same shape finds nothing; after false the walk has to tell. */
export type Fits = (value: unknown) => boolean;

const compiled = new WeakMap<Shape, Fits>();

/**
 * Compiles a shape into a test. Nearly every part of every document fits: the test keeps no path and no names, and takes a
 * third of the time of the walk that would report what is wrong.
 */
export function fitsShape(shape: Shape): Fits {
  let fits = compiled.get(shape);
  if (fits === undefined) compiled.set(shape, (fits = compile(shape)));
  return fits;
}

function compile(shape: Shape): Fits {
  switch (shape.kind) {
    case 'any':
      return () => true;
    case 'string':
      return string(shape);
    case 'enum':
      return choice(shape);
    case 'integer':
      return (value) => typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'list':
      return list(shape);
    case 'map':
      return map(shape);
    case 'object':
      return object(shape);
    case 'variant':
      return variant(shape);
    case 'condition':
      return (value) => walkShape(shape, value).size === 0;
  }
}

function string({ format, minLength = 1, maxLength = Infinity }: StringShape): Fits {
  if (format !== undefined)
    return (value) => typeof value === 'string' && value !== '' && value.length <= maxLength && format.test(value);
  if (minLength === 0) return (value) => typeof value === 'string' && value.length <= maxLength;
  return (value) => typeof value === 'string' && value.length <= maxLength && value.trim() !== '';
}

function choice({ values }: EnumShape): Fits {
  return (value) => typeof value === 'string' && values.includes(value);
}

function list({ items, minItems = 0, maxItems = Infinity, unique = false }: ListShape): Fits {
  const fits = fitsShape(items);
  return (value) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    for (let i = 0; i < value.length; i++) if (!fits(value[i])) return false;
    return !unique || value.length < 2 || new Set(value).size === value.length;
  };
}

function map({ keys }: MapShape): Fits {
  if (keys === undefined) return isMapping;
  return (value) => isMapping(value) && Object.keys(value).every((key) => keys.test(key));
}

function object({ properties, required, oneOf }: ObjectShape): Fits {
  const members = new Map(
    [...properties].map(([name, shape]) => [name, { fits: fitsShape(shape), required: required.includes(name) }]),
  );
  return (value) => {
    if (!isMapping(value)) return false;
    let there = 0;
    for (const key in value) {
      const member = members.get(key);
      if (member === undefined || !member.fits(value[key])) return false;
      if (member.required) there++;
    }
    if (there < required.length) return false;
    return oneOf === undefined || oneOf.names.some((name) => Object.hasOwn(value, name));
  };
}

function variant({ tag, variants }: VariantShape): Fits {
  const tests = new Map([...variants].map(([name, shape]) => [name, fitsShape(shape)]));
  return (value) => {
    if (!isMapping(value) || !Object.hasOwn(value, tag)) return false;
    const name = value[tag];
    return typeof name === 'string' && tests.get(name)?.(value) === true;
  };
}
