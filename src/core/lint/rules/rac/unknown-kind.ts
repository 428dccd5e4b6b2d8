import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'rac/unknown-kind',
  level: 'error',
  summary: 'a RAC item is of a kind that does not exist',
  what: 'The property `kind` must be one of `wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook` and `custom`.',
  why: 'Hosts look for knowledge by its kind; `custom` is there for anything else.',
  bad: calExample({ rac: ['{ id: wiki, kind: wikki, description: A map of the code base }'] }),
  good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
});
