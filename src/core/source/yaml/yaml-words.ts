/** What a parser's error code means, in words that hold nothing of the text (attack 135). */
interface Words {
  readonly message: string;
  readonly help?: string;
}

const BY_CODE: Readonly<Record<string, Words>> = {
  ALIAS_PROPS: { message: 'an alias has a tag or an anchor of its own', help: 'write the alias alone' },
  BAD_ALIAS: { message: 'an anchor or an alias has no usable name' },
  BAD_DIRECTIVE: { message: 'a directive is malformed', help: 'remove the line that starts with %' },
  BAD_DQ_ESCAPE: { message: 'a string in double quotes holds an unknown escape', help: 'write \\\\ for a backslash' },
  BAD_INDENT: { message: 'the indentation does not fit', help: 'what belongs together starts at the same column' },
  BAD_PROP_ORDER: { message: 'an anchor or a tag stands before the indicator', help: 'write it after -, ? or :' },
  BAD_SCALAR_START: { message: 'a plain text cannot start with this character', help: 'put the text in quotes' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a value on this line would start another mapping or list',
    help: 'put a text that holds ": " in quotes',
  },
  BLOCK_IN_FLOW: {
    message: 'a block collection stands inside brackets or braces',
    help: 'use brackets and braces inside',
  },
  KEY_OVER_1024_CHARS: { message: 'a key is longer than 1024 characters' },
  MISSING_CHAR: { message: 'something is missing here' },
  MULTILINE_IMPLICIT_KEY: { message: 'a key spans several lines', help: 'is a quote not closed, or a colon missing?' },
  MULTIPLE_ANCHORS: { message: 'a value has two anchors' },
  MULTIPLE_TAGS: { message: 'a value has two tags' },
  RESOURCE_EXHAUSTION: { message: 'the document nests too deep', help: 'flatten the document' },
  TAB_AS_INDENT: { message: 'a tab is used for indentation', help: 'indent with spaces' },
  UNEXPECTED_TOKEN: {
    message: 'this does not belong here',
    help: 'is a quote, a bracket or a comma missing before it?',
  },
};

/** The parser has few codes; its fixed sentences tell more. */
const SENTENCES: readonly (readonly [RegExp, Words])[] = [
  [/closing .?quote/, { message: 'a quote is not closed' }],
  [/followed by map values/, { message: 'a key is not followed by a colon', help: 'write "key: value"' }],
  [/end with a [\]})]/, { message: 'a bracket or brace is not closed' }],
  [/^Missing , /, { message: 'a comma is missing' }],
  [/space after :/, { message: 'a space is missing after a colon' }],
  [/Sequence item without -/, { message: 'an item of a list does not start with "- "' }],
  [/separated .*white space/, { message: 'a space is missing' }],
];

/** @returns what an error of the YAML parser means, without anything from the text. */
export function wordsFor(code: string, sentence: string): Words {
  const special = ['MISSING_CHAR', 'BAD_INDENT'].includes(code)
    ? SENTENCES.find(([pattern]) => pattern.test(sentence))
    : undefined;
  return special?.[1] ?? BY_CODE[code] ?? { message: 'this cannot be read' };
}
