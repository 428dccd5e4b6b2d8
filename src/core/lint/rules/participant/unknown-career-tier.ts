import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/unknown-career-tier',
  level: 'error',
  summary: 'a career tier does not exist',
  what: 'The property `careerTier` must be one of the tiers of the format.',
  why: 'No cartridge can prove a tier that does not exist.',
  bad: calExample({ participants: ['{ alias: dev, bind: slot, slot: { minLevel: { careerTier: expert } } }'] }),
  good: calExample({ participants: ['{ alias: dev, bind: slot, slot: { minLevel: { careerTier: senior } } }'] }),
});
