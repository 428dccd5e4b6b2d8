import { calExample, yamlExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/directive',
  summary: 'a YAML directive is used',
  what: 'The document starts with `%YAML` or `%TAG`.',
  why: 'A directive changes how everything after it is read; `%YAML 1.1` turns merge keys on.',
  bad: yamlExample(`%YAML 1.2
---
id: example`),
  good: calExample(),
});
