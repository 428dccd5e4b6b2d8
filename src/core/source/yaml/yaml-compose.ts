import type { RuleId } from '../../../generated/rule-facts.ts';
import { Composer, type CST, type Document, type Node } from 'yaml';
import type { Span } from '../line-index.ts';
import { tokensOf } from './yaml-tokens.ts';
import { wordsFor } from './yaml-words.ts';

/** Why a text is not read. */
export interface YamlProblem {
  readonly rule: RuleId;
  readonly message: string;
  readonly span: Span;
  readonly help: string | undefined;
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
    return syntax('a control character stands in the text', pointAt(forbidden), help);
  }
  const disputed = text.search(DISPUTED_BREAK);
  if (disputed >= 0) {
    const code = text.charCodeAt(disputed).toString(16).toUpperCase().padStart(4, '0');
    const message = `a line break that readers disagree on stands in the text (U+${code})`;
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
  if (first === undefined || first.contents === null) return syntax('the document is empty', { start: 0, end: 0 });
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

function syntax(what: string, span: Span, help?: string): YamlProblem {
  return { rule: 'source/syntax', message: `not valid YAML: ${what}`, span, help };
}

function pointAt(offset: number): Span {
  return { start: offset, end: offset + 1 };
}

function lineAt(text: string, offset: number): Span {
  const end = text.slice(offset).search(/[\r\n]|$/);
  return { start: offset, end: offset + end };
}
