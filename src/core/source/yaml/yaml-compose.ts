import type { RuleId } from '../../../generated/rule-facts.ts';
import { Composer, type CST, type Document, type Node, Parser } from 'yaml';
import type { Span } from '../line-index.ts';

/** Why a text is not read. */
export interface YamlProblem {
  readonly rule: RuleId;
  readonly message: string;
  readonly span: Span;
  readonly help: string;
}

/** What YAML forbids in a text, however it is quoted. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
/**
 * Line breaks on which readers disagree: a carriage return alone is one to YAML 1.2 and none to this parser, and the others are
 * ones to YAML 1.1. What one reader takes for the rest of a comment is a key to another.
 */
const DISPUTED_BREAK = /\r(?!\n)|[\u0085\u2028\u2029]/;

/**
 * Composes the one document of a text into nodes with their ranges, or says what is wrong first. Tags and aliases are not
 * looked at yet.
 */
export function composeYaml(text: string, maxDepth: number): { readonly root: Node } | YamlProblem {
  const forbidden = text.search(FORBIDDEN);
  if (forbidden >= 0) {
    const help = 'remove it, or write it as an escape in double quotes';
    return syntax('a control character is in the text', pointAt(forbidden), help);
  }
  const disputed = text.search(DISPUTED_BREAK);
  if (disputed >= 0) {
    const code = text.charCodeAt(disputed).toString(16).toUpperCase().padStart(4, '0');
    const message = `a line break that readers disagree on is in the text (U+${code})`;
    const help = 'break the line with LF or CRLF, or write the character as an escape in double quotes';
    return syntax(message, pointAt(disputed), help);
  }
  const { tokens, problem } = tokensOf(text, maxDepth);
  if (problem !== undefined) return problem;
  const documents = compose(text, tokens);
  const [first, second] = documents;
  const directive = first === undefined ? -1 : directiveOf(text, first);
  if (directive >= 0) {
    const span = lineAt(text, directive);
    return { rule: 'source/directive', message: 'a YAML directive is not allowed', span, help: 'remove the line' };
  }
  const error = firstError(documents);
  if (error !== undefined) return error;
  if (second !== undefined) {
    const message = 'the file holds more than one YAML document';
    const span = pointAt(second.range[0]);
    return { rule: 'source/documents', message, span, help: 'keep one document in a file' };
  }
  if (first === undefined || first.contents === null)
    return syntax('the document is empty', { start: 0, end: 0 }, 'write its content, or delete the file');
  return { root: first.contents };
}

function compose(text: string, tokens: readonly CST.Token[]): Document.Parsed[] {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    keepSourceTokens: false,
  });
  return [...composer.compose(tokens, true, text.length)];
}

function directiveOf(text: string, document: Document.Parsed): number {
  if (!text.includes('%')) return -1;
  return text.slice(0, document.contents?.range?.[0] ?? text.length).search(/^%/m);
}

// Only the first is reported: what follows a mistake is read in its light. A tag that is not known is found later.
function firstError(documents: readonly Document.Parsed[]): YamlProblem | undefined {
  const [error] = documents
    .flatMap((document) => [...document.errors, ...document.warnings])
    .filter(({ message }) => !message.startsWith('Unresolved tag'))
    .sort((a, b) => a.pos[0] - b.pos[0]);
  if (error === undefined) return undefined;
  const span = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
  if (error.code === 'TAG_RESOLVE_FAILED' || error.code === 'BAD_COLLECTION_TYPE')
    return { rule: 'source/tag', message: 'a value does not fit its tag', span, help: 'remove the tag' };
  const { message, help } = wordsFor(error.code, error.message);
  return syntax(message, span, help);
}

function syntax(what: string, span: Span, help: string): YamlProblem {
  return { rule: 'source/syntax', message: `not valid YAML: ${what}`, span, help };
}

export function pointAt(offset: number): Span {
  return { start: offset, end: offset + 1 };
}

function lineAt(text: string, offset: number): Span {
  const end = text.slice(offset).search(/[\r\n]|$/);
  return { start: offset, end: offset + end };
}

/** What a parser's error code means, in words that hold nothing of the text (attack 135). */
interface Words {
  readonly message: string;
  readonly help: string;
}

const BY_CODE: Readonly<Record<string, Words>> = {
  ALIAS_PROPS: { message: 'an alias has a tag or an anchor of its own', help: 'write the alias alone' },
  BAD_ALIAS: { message: 'an anchor or an alias has no usable name', help: 'write the value out' },
  BAD_DIRECTIVE: { message: 'a directive is malformed', help: 'remove the line that starts with %' },
  BAD_DQ_ESCAPE: { message: 'a string in double quotes holds an unknown escape', help: 'write \\\\ for a backslash' },
  BAD_INDENT: { message: 'the indentation does not fit', help: 'what belongs together starts at the same column' },
  BAD_PROP_ORDER: { message: 'an anchor or a tag is before the indicator', help: 'write it after -, ? or :' },
  BAD_SCALAR_START: { message: 'a plain text cannot start with this character', help: 'put the text in quotes' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a value on this line would start another mapping or list',
    help: 'start every key at the column of its neighbours, in the next line too; put a text that holds ": " in quotes',
  },
  BLOCK_IN_FLOW: {
    message: 'a block collection is inside brackets or braces',
    help: 'is a comma or a closing bracket missing before it? Inside, write lists and mappings with [] and {}',
  },
  KEY_OVER_1024_CHARS: { message: 'a key is longer than 1024 characters', help: 'shorten it' },
  MISSING_CHAR: { message: 'something is missing here', help: 'is a quote, a bracket or a colon missing?' },
  MULTILINE_IMPLICIT_KEY: { message: 'a key spans several lines', help: 'is a quote, a comma or a colon missing?' },
  MULTIPLE_ANCHORS: { message: 'a value has two anchors', help: 'remove one of them' },
  MULTIPLE_TAGS: { message: 'a value has two tags', help: 'remove both' },
  RESOURCE_EXHAUSTION: { message: 'the document nests too deep', help: 'flatten the document' },
  TAB_AS_INDENT: { message: 'a tab is used for indentation', help: 'indent with spaces' },
  UNEXPECTED_TOKEN: {
    message: 'unexpected text here',
    help: 'is a quote, a bracket or a comma missing before it?',
  },
};

/** The parser has few codes; its fixed sentences tell more. */
const SENTENCES: readonly (readonly [RegExp, Words])[] = [
  [/closing .?quote/, { message: 'a quote is not closed', help: 'close it, or remove the opening one' }],
  [/followed by map values/, { message: 'a key is not followed by a colon', help: 'write "key: value"' }],
  [/end with a [\]})]/, { message: 'a bracket or brace is not closed', help: 'close it with ] or }' }],
  [/^Missing , /, { message: 'a comma is missing', help: 'write a comma between two items' }],
  [/space after :/, { message: 'a space is missing after a colon', help: 'write "key: value"' }],
  [/Sequence item without -/, { message: 'an item of a list does not start with "- "', help: 'start it with "- "' }],
  [/separated .*white space/, { message: 'a space is missing', help: 'write a space here' }],
];

/** @returns what an error of the YAML parser means, without anything from the text. */
function wordsFor(code: string, sentence: string): Words {
  const special = ['MISSING_CHAR', 'BAD_INDENT'].includes(code)
    ? SENTENCES.find(([pattern]) => pattern.test(sentence))
    : undefined;
  return (
    special?.[1] ??
    BY_CODE[code] ?? { message: 'this cannot be read', help: 'put a text with special characters in quotes' }
  );
}

/**
 * Half of where composing meets the end of the stack (800 levels of flow collections on Node 20 and 24), whatever else a caller
 * allows.
 */
const COMPOSED_DEPTH = 400;

/**
 * Splits a text into tokens and looks for what must not be composed: composing deep trees, or collections used as keys, can
 * abort the whole process, which no `try` can catch.
 */
function tokensOf(text: string, maxDepth: number): { tokens: CST.Token[]; problem: YamlProblem | undefined } {
  const limit = Math.min(maxDepth, COMPOSED_DEPTH);
  const tokens = firstDocuments(text);
  const stack: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  let problem: YamlProblem | undefined;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { token, depth } = top;
    if (depth > limit) {
      const message = `nesting is deeper than ${limit} levels`;
      const way = limit < maxDepth ? `, or write it as JSON, which is read to ${maxDepth} levels` : '';
      const help = `flatten the document${way}`;
      return { tokens, problem: { rule: 'source/limit', message, span: pointAt(token.offset), help } };
    }
    if (token.type === 'document' && token.value !== undefined) stack.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      if (item.key !== undefined && item.key !== null) {
        if ('items' in item.key || item.key.type === 'alias') {
          const what = item.key.type === 'alias' ? 'an alias' : 'a collection';
          const found = {
            rule: 'source/key',
            message: `${what} is used as a key`,
            span: pointAt(item.key.offset),
            help: 'write the key as text, or the comma that is missing before it',
          } as const;
          if (problem === undefined || found.span.start < problem.span.start) problem = found;
        } else stack.push({ token: item.key, depth: depth + 1 });
      }
      if (item.value !== undefined) stack.push({ token: item.value, depth: depth + 1 });
    }
  }
  return { tokens, problem };
}

/** The tokens of a text down to its third document, if there is one: no file has more than one, and the second shows that this has. */
function firstDocuments(text: string): CST.Token[] {
  const tokens: CST.Token[] = [];
  let documents = 0;
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document' && ++documents > 2) break;
    tokens.push(token);
  }
  return tokens;
}
