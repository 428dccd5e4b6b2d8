import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-extension-key',
  level: 'error',
  summary: 'a key of extensions is no reverse-DNS name',
  what: 'Each key of `extensions` must be a reverse-DNS name of whoever defines it.',
  why: 'Two vendors that pick the same short name break each other’s files.',
  bad: calExample({ extra: 'extensions: { priority: high }' }),
  good: calExample({ extra: 'extensions: { org.example.tracker: { priority: high } }' }),
});
