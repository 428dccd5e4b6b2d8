import type { RuleId } from '../../generated/rule-facts.ts';
import { quote } from '../text/printable.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import {
  fromPointer,
  locateFault,
  locateFinding,
  type Finding,
  type Path,
  type SourceDocument,
} from '../source/document.ts';
import { didYouMean, nearest } from './suggest.ts';

/** One error of a compiled ajv validator, as far as it is used. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly data?: unknown;
  readonly schema?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** A compiled standalone validator. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

type Fault = Omit<Finding, 'rule'>;

/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);

/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule of the diagnostics; without it the faults are those of no rule
 */
export function checkSchema(doc: SourceDocument, validator: Validator, rule: RuleId): Diagnostic[];
export function checkSchema(doc: SourceDocument, validator: Validator): Omit<Diagnostic, 'rule'>[];
export function checkSchema(doc: SourceDocument, validator: Validator, rule?: RuleId): Omit<Diagnostic, 'rule'>[] {
  if (validator(doc.value)) return [];
  const errors = [...(validator.errors ?? [])];
  const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
  const seen = new Set<string>();
  const diagnostics: Omit<Diagnostic, 'rule'>[] = [];
  for (const error of specific.length > 0 ? specific : errors) {
    if (error.keyword === 'required' && isMisspelt(error, specific)) continue;
    const finding = explain(error, doc.value);
    const key = JSON.stringify(finding.path);
    if (seen.has(key)) continue;
    seen.add(key);
    diagnostics.push(rule === undefined ? locateFault(doc, finding) : locateFinding(doc, { rule, ...finding }));
  }
  return diagnostics;
}

/** Whether the property that lacks is there under a name close to its own, which is reported by itself. */
function isMisspelt({ instancePath, params }: SchemaError, errors: readonly SchemaError[]): boolean {
  return errors.some((other) => {
    if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath) return false;
    const known = Object.keys((other.parentSchema?.['properties'] as object | undefined) ?? {});
    return nearest(String(other.params['additionalProperty']), known) === params['missingProperty'];
  });
}

function explain(error: SchemaError, root: unknown): Fault {
  const path = fromPointer(root, error.instancePath);
  const where = describe(path);
  const finding = (message: string, extra: Partial<Fault> & Pick<Fault, 'help'>): Fault => ({
    level: 'error',
    message,
    path,
    ...extra,
  });
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
      const known = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});
      const otherwise = known.length === 0 ? 'remove it' : `allowed here: ${known.join(', ')}`;
      const help = didYouMean(name, known, otherwise, quote);
      return finding(`unknown property ${quote(name)}`, { path: [...path, name], part: 'key', help });
    }
    case 'required':
      return finding(`${where} has no ${quote(String(error.params['missingProperty']))}`, {
        path: [...path, String(error.params['missingProperty'])],
        help: 'add it',
      });
    case 'enum':
    case 'const': {
      const allowed =
        error.keyword === 'const' ? [error.params['allowedValue']] : (error.params['allowedValues'] as unknown[]);
      const list = allowed.map((v) => JSON.stringify(v)).join(', ');
      const help = meantBy(error.data, allowed, `write ${list}`);
      return finding(`${where} is ${show(error.data)}; allowed: ${list}`, { help });
    }
    case 'type':
      return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`, {
        help: `write ${article(error.params['type'])}`,
      });
    case 'pattern': {
      const meant = error.parentSchema?.['$comment'];
      if (typeof meant !== 'string') break;
      const help = meantBy(error.data, error.parentSchema?.['examples'], `write ${meant}`);
      return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, { help });
    }
    case 'minItems':
    case 'maxItems': {
      const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
      return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`, {
        help: error.keyword === 'minItems' ? 'add an item' : 'remove some, or split them',
      });
    }
    case 'minLength':
      return finding(`${where} is empty`, { help: 'write something, or remove it' });
    case 'uniqueItems':
      return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
  }
  const value = isShort(error.data) ? ` (${show(error.data)})` : '';
  return finding(`${where} ${error.message ?? 'is not valid'}${value}`, {
    help: 'write what the reference allows here (docs/reference)',
  });
}

/** The text among `candidates` that a value may stand for. */
function meantBy(value: unknown, candidates: unknown, otherwise: string): string {
  const texts = Array.isArray(candidates) ? candidates.filter((each) => typeof each === 'string') : [];
  return typeof value === 'string' ? didYouMean(value, texts, otherwise, quote) : otherwise;
}

/** A path in the words of messages. */
export function describe(path: Path): string {
  if (path.length === 0) return 'the document';
  return quote(
    path
      .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
      .join(''),
  );
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}

function show(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return isShort(value) || value === null ? String(value) : kindOf(value);
}

/** What a value is, in the words of messages. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return article(typeof value);
}

function article(type: unknown): string {
  if (Array.isArray(type)) return type.map(article).join(' or ');
  const names: Record<string, string> = {
    object: 'a mapping',
    array: 'a list',
    string: 'a string',
    number: 'a number',
    integer: 'an integer',
    boolean: 'true or false',
    null: 'null',
  };
  return names[String(type)] ?? String(type);
}
