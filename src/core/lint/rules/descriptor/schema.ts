import { jsonExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'descriptor/schema',
  level: 'error',
  summary: 'a compliance descriptor does not have the shape of one',
  what: 'A member is missing, has the wrong type, or the file holds something else, such as the whole result of a handshake.',
  why: 'The self-check of a cartridge rests on what its host promised; a promise that cannot be read is none.',
  apart: 'It is found by `preflight`.',
  always: true,
  finder: 'app/handshake/preflight.ts',
  bad: jsonExample('{ "verdict": "maybe" }'),
  good: jsonExample('{ "verdict": "accept" }'),
});
