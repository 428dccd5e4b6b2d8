import { fileError } from '../result/diagnostic.ts';
import { unreadable, type SourceDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import { parseJson } from './parse-json.ts';

/** How a file is read. */
export interface ReadOptions {
  /** Default: by the name; `*.json` is JSON, any other is YAML. */
  readonly language?: 'json' | 'yaml';
  /** Nesting of collections. Default: `LIMITS.depth`. */
  readonly maxDepth?: number;
  /**
   * Set for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from its first brace to its
   * last is read as that, which is what YAML reads too.
   */
  readonly orJson?: boolean;
}

/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. A parser of YAML is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
export async function readDocument(
  path: string,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<SourceDocument> {
  const language = languageOf(path, options);
  if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
    const doc = await readDocument(path, bytes, { ...options, language: 'json' });
    if (doc.problems.length === 0) return doc;
  }
  const text = textOf(path, bytes, language);
  return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}

/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
export async function readText(path: string, text: string, options: ReadOptions = {}): Promise<SourceDocument> {
  const language = languageOf(path, options);
  const refuse = (message: string): SourceDocument =>
    unreadable(path, '', language, fileError('source/limit', path, message, 'split the file'));
  if (text.length > LIMITS.values && hasMore(text, ',', LIMITS.values))
    return refuse(`the file holds more than ${LIMITS.values} values`);
  const doc = await parsed(path, text, language, options);
  // A shorter text has no room for so many.
  if (text.length > 2 * LIMITS.entries && hasLongCollection(doc.value))
    return refuse(`a list or a mapping has more than ${LIMITS.entries} entries`);
  return doc;
}

/** Kept once it is loaded: asking for it again costs as much as a short text. */
let quick: typeof import('./yaml/quick-yaml.ts') | undefined;

async function parsed(
  path: string,
  text: string,
  language: 'json' | 'yaml',
  { maxDepth }: ReadOptions,
): Promise<SourceDocument> {
  if (language === 'json') return parseJson(path, text, maxDepth);
  quick ??= await import('./yaml/quick-yaml.ts');
  return (
    quick.quickYaml(path, text, maxDepth) ?? (await import('./yaml/parse-yaml.ts')).parseYaml(path, text, maxDepth)
  );
}

/** Whether a sign is in a text more than `limit` times. */
function hasMore(text: string, sign: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= limit; at = text.indexOf(sign, at + 1)) count++;
  return count > limit;
}

function hasLongCollection(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const children: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return children.length > LIMITS.entries || children.some(hasLongCollection);
}

function languageOf(path: string, { language }: ReadOptions): 'json' | 'yaml' {
  return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}

function textOf(path: string, bytes: Uint8Array, language: 'json' | 'yaml'): string | SourceDocument {
  const limit = language === 'json' ? LIMITS.jsonBytes : LIMITS.yamlBytes;
  if (bytes.length > limit) {
    const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
    return unreadable(path, '', language, fileError('source/too-large', path, message, 'split the file'));
  }
  const text = decode(bytes);
  if (typeof text === 'string') return text;
  return unreadable(path, '', language, fileError('source/encoding', path, text.problem, 'save the file as UTF-8'));
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string | { problem: string } {
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    return { problem: 'the file is UTF-16, not UTF-8' };
  }
  try {
    // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
    return UTF_8.decode(bytes);
  } catch {
    return { problem: 'the file is not valid UTF-8' };
  }
}
