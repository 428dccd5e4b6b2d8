import type { RuleDeclaration } from '../result/rule.ts';
import { DONE, calExample, jsonExample, yamlExample } from '../result/rule-examples.ts';

/** Findings of the parser: they come with the document. */
const FOUND: readonly RuleDeclaration[] = [
  {
    id: 'source/alias',
    summary: 'a YAML alias cannot be resolved safely',
    what: 'An alias names no anchor, contains itself, or the aliases of the document repeat more values than the limit allows.',
    why: 'Nested aliases grow exponentially: a text of a few lines can fill the memory of every reader.',
    bad: calExample({ id: 'id: *missing' }),
  },
  {
    id: 'source/directive',
    summary: 'a YAML directive is used',
    what: 'The document starts with `%YAML` or `%TAG`.',
    why: 'A directive changes how everything after it is read; `%YAML 1.1` turns merge keys on.',
    bad: yamlExample(`%YAML 1.2
---
id: example`),
  },
  {
    id: 'source/documents',
    summary: 'the file holds more than one YAML document',
    what: 'A second document follows after `---` or `...`.',
    why: 'A reader that stops at the first document never sees what is in the second.',
    bad: yamlExample(`id: example
---
id: sample`),
  },
  {
    id: 'source/duplicate-key',
    summary: 'a key appears twice in one mapping',
    what: 'Two keys of one mapping are equal, however they are spelt: `"rac"` and `"r\\u0061c"` are the same key.',
    why: 'Some readers take the first value, some the last. A CAL whose two readings differ can hide what it holds.',
    bad: calExample({
      id: `id: example
id: sample`,
    }),
  },
  {
    id: 'source/encoding',
    summary: 'the file is not UTF-8',
    what: 'The bytes are UTF-16, UTF-32 or no valid UTF-8 at all.',
    why: 'A reader that guesses the encoding reads another text than the next one.',
    bad: yamlExample('# a file in UTF-16'),
  },
  {
    id: 'source/key',
    summary: 'a YAML key is not a plain string',
    what: 'A key is a collection, an alias, or carries a tag.',
    why: 'JSON has only string keys; readers turn other keys into strings in different ways, and some need exponential time for it.',
    bad: calExample({
      extra: `? [a, b]
: 1`,
    }),
  },
  {
    id: 'source/limit',
    summary: 'the document is nested too deep, or is too large',
    what: 'Collections are inside one another more than 100 levels deep, one of them has more than 50,000 entries, or the document holds more than 2,000,000 values or 20,000 findings.',
    why: 'Parsers fail unpredictably on deep nesting, and some abort as a whole. Every file is read and judged in 512 MiB of memory.',
    bad: jsonExample(
      '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
    ),
  },
  {
    id: 'source/merge-key',
    summary: 'a YAML merge key is used',
    what: 'A mapping has the key `<<`, in any spelling. Merge keys belong to YAML 1.1; YAML 1.2 has none.',
    why: 'Readers disagree on whether the key merges, so two of them see two documents.',
    bad: calExample({
      nodes: ['{ <<: { type: task }, id: work, agent: dev, completion: { type: artifact, produces: report } }', DONE],
    }),
  },
  {
    id: 'source/number',
    summary: 'a number is too large to be read',
    what: 'A number such as `1e999` lies outside what a double can hold; readers turn it into infinity, null or an error.',
    why: 'What two readers read must be the same, or a signature covers something else than what runs.',
    bad: jsonExample('{ "limits": { "maxSteps": 1e999 } }'),
  },
  {
    id: 'source/surrogate',
    summary: 'a string holds half of a surrogate pair',
    what: 'An escape such as `\\ud800` has no other half. It is not a character, and the text cannot be written as UTF-8.',
    why: 'Such a string has no canonical form: it can be neither signed nor compared.',
    bad: jsonExample(`{ "name": "\\ud800" }`),
  },
  {
    id: 'source/syntax',
    summary: 'the text is not valid JSON or YAML 1.2',
    what: 'The parser cannot read the file. JSON is strict (RFC 8259): comments, trailing commas, single quotes and numbers such as `01` are errors. YAML is version 1.2. An empty file is an error too.',
    why: 'A reader that guesses what was meant reads something else than the next reader. Nothing else is checked until the text can be read.',
    bad: jsonExample('{ "id": "example", }'),
  },
  {
    id: 'source/tag',
    summary: 'a YAML tag beyond the core schema is used',
    what: 'A value carries a tag such as `!!binary`, `!!set` or `!name`. Only the tags of the core schema, which change nothing that the text does not say, are read.',
    why: 'A tag lets a value mean something else than what it says, and each reader knows other tags.',
    bad: calExample({ id: 'id: !name example' }),
  },
  {
    id: 'source/too-large',
    summary: 'the file is larger than the limit',
    what: 'A YAML file has more than 2 MiB, or a JSON file more than 24 MiB.',
    why: 'A YAML parser needs about 70 times the memory of the text. A CAL of that size is better written as JSON, or split.',
    bad: yamlExample('# a file of more than 2 MiB'),
  },
];

export const rules: readonly RuleDeclaration[] = FOUND.map((rule) => ({ ...rule, always: true }));
