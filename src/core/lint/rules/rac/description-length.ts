import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'rac/description-length',
  level: 'error',
  summary: 'the description of a RAC item is blank or too long',
  what: 'A description has 1 to 2,000 characters and says something.',
  why: 'It states which knowledge must be present. A blank one states nothing; a longer one carries the knowledge itself.',
  bad: calExample({ rac: ['{ id: wiki, kind: wiki, description: " " }'] }),
  good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
});
