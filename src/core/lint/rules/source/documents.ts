import { calExample, yamlExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/documents',
  summary: 'the file holds more than one YAML document',
  what: 'A second document follows after `---` or `...`.',
  why: 'A reader that stops at the first document never sees what stands in the second.',
  bad: yamlExample(`id: example
---
id: sample`),
  good: calExample(),
});
