import { calExample, WORK } from '../../examples.ts';
import { oneOf, shapeRule } from '../../rule.ts';
import { kindsOf } from '../../../value/node-kinds.ts';

export const rule = shapeRule({
  id: 'node/unknown-event',
  level: 'error',
  summary: 'an event is of a kind that does not exist',
  what: `The property \`event\` must be ${oneOf(kindsOf('event'))}.`,
  why: 'A host cannot tell where the run starts, waits or ends.',
  bad: calExample({ nodes: [WORK, '{ id: done, type: event, event: finish }'] }),
  good: calExample(),
});
