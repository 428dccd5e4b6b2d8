import { calExample, WORK } from '../../examples.ts';
import { oneOf, shapeRule } from '../../rule.ts';
import { NODE_TYPE_NAMES } from '../../../value/node-kinds.ts';

export const rule = shapeRule({
  id: 'node/unknown-type',
  level: 'error',
  summary: 'a node is of a type that does not exist',
  what: `The property \`type\` of a node must be ${oneOf(NODE_TYPE_NAMES)}.`,
  why: 'A host cannot run the node.',
  bad: calExample({ nodes: [WORK, '{ id: done, type: evnt, event: end }'] }),
  good: calExample(),
});
