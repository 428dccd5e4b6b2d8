import { calExample, yamlExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/encoding',
  summary: 'the file is not UTF-8',
  what: 'The bytes are UTF-16, UTF-32 or no valid UTF-8 at all.',
  why: 'A reader that guesses the encoding reads another text than the next one.',
  bad: yamlExample('# a file in UTF-16'),
  good: calExample(),
});
