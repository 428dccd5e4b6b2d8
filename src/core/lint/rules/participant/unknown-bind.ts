import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/unknown-bind',
  level: 'error',
  summary: 'a participant binds in a way that does not exist',
  what: 'The property `bind` must be `hash` (one exact cartridge) or `slot` (any cartridge that fits).',
  why: 'A host cannot tell who should take part.',
  bad: calExample({ participants: ['{ alias: dev, bind: role, slot: { role: developer } }'] }),
  good: calExample(),
});
