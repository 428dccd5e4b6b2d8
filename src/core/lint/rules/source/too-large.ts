import { calExample, yamlExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/too-large',
  summary: 'the file is larger than what is read',
  what: 'A YAML file has more than 2 MiB, or a JSON file more than 64 MiB.',
  why: 'A YAML parser needs about 70 times the memory of the text. A CAL of that size is better written as JSON, or split.',
  bad: yamlExample('# a file of more than 2 MiB'),
  good: calExample(),
});
