import { calExample, jsonExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/syntax',
  summary: 'the text is not valid JSON or YAML 1.2',
  what: 'The parser cannot read the file. JSON is strict (RFC 8259): comments, trailing commas, single quotes and numbers such as `01` are errors. YAML is version 1.2. An empty file is an error too.',
  why: 'A reader that guesses what was meant reads something else than the next reader. Nothing else is checked until the text can be read.',
  bad: jsonExample('{ "id": "example", }'),
  good: calExample(),
});
