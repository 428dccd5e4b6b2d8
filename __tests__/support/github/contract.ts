import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';

/** What GitHub's description says of one operation, as far as requests are concerned. */
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
  };
  readonly servers?: readonly object[];
  readonly 'x-status': number;
  readonly 'x-example'?: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}
interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const spec = JSON.parse(
  readFileSync(new URL('../../fixtures/github/openapi-subset.json', import.meta.url), 'utf8'),
) as Spec;
const ajv = new Ajv.default({ strict: false, allErrors: true, logger: false });
addFormats.default(ajv);
ajv.addSchema({ ...spec, $id: 'github' });

/** How a request is against the description. */
export interface Checked {
  readonly operationId: string;
  readonly status: number;
  readonly parameters: Readonly<Record<string, string>>;
  /** An answer that GitHub gives as an example. */
  readonly example: unknown;
  readonly faults: readonly string[];
}

const routes = Object.keys(spec.paths)
  .map((path) => ({
    path,
    // Fixed segments win over parameters.
    weight: path.split('/').filter((segment) => !segment.startsWith('{')).length,
    pattern: new RegExp(
      `^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'ref' ? '.+' : '[^/]+'})`)}$`,
    ),
  }))
  .sort((a, b) => b.weight - a.weight);

/** Compares a request with GitHub's own description; undefined when there is no such operation. */
export function checkRequest(method: string, url: URL, body: unknown, isJson: boolean): Checked | undefined {
  const path = decodeURIComponent(url.pathname);
  const route = routes.find((each) => each.pattern.test(path) && spec.paths[each.path]?.[method] !== undefined);
  const operation = route === undefined ? undefined : spec.paths[route.path]?.[method];
  if (route === undefined || operation === undefined) return undefined;
  const values: Record<string, string> = { ...route.pattern.exec(path)?.groups };
  const faults: string[] = [];
  const parameters = operation.parameters.map(dereference);
  const known = new Set(parameters.filter((p) => p.in === 'query').map((p) => p.name));
  for (const name of url.searchParams.keys()) if (!known.has(name)) faults.push(`unknown query parameter ${name}`);
  for (const parameter of parameters) {
    const raw = parameter.in === 'query' ? url.searchParams.get(parameter.name) : (values[parameter.name] ?? null);
    if (raw === null) {
      if (parameter.required === true) faults.push(`missing ${parameter.in} parameter ${parameter.name}`);
    } else faults.push(...valueFaults(parameter, raw));
  }
  faults.push(...bodyFaults(operation, body, isJson));
  return {
    operationId: operation.operationId,
    status: operation['x-status'],
    parameters: values,
    example: operation['x-example'],
    faults,
  };
}

function dereference(parameter: { readonly $ref?: string }): Parameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name === undefined ? parameter : spec.components['parameters']?.[name]) as Parameter;
}

function valueFaults({ name, schema }: Parameter, raw: string): string[] {
  const value = schema.type === 'integer' ? Number(raw) : schema.type === 'boolean' ? raw === 'true' : raw;
  return ajv.validate(absolute(schema), value) ? [] : [`parameter ${name}: ${ajv.errorsText()}`];
}

function bodyFaults({ requestBody }: Operation, body: unknown, isJson: boolean): string[] {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (schema === undefined) return isJson && body !== undefined ? ['a body where none is expected'] : [];
  if (body === undefined) return requestBody?.required === true ? ['missing body'] : [];
  const faults = ajv.validate(absolute(schema), body) ? [] : [`body: ${ajv.errorsText()}`];
  return [...faults, ...unknownProperties(schema, body, '')];
}

// The description leaves objects open; a property that it does not name is a mistake all the same.
function unknownProperties(schema: object, value: unknown, where: string): string[] {
  const { properties, items } = schema as { properties?: Record<string, object>; items?: object };
  if (Array.isArray(value))
    return items === undefined ? [] : value.flatMap((item) => unknownProperties(items, item, `${where}[]`));
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = properties[key];
    return own === undefined ? [`unknown property ${where}.${key}`] : unknownProperties(own, inner, `${where}.${key}`);
  });
}

/** What each schema of the description is made into: ajv knows by the object what it has compiled. */
const absolutes = new WeakMap<object, object>();

function absolute(schema: object): object {
  const made =
    absolutes.get(schema) ??
    (JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"github#/components')) as object);
  absolutes.set(schema, made);
  return made;
}
