import { CAREER_TIERS } from '../../value/career-tiers.ts';
import { any, choice, list, properties, string, text } from './declare.ts';
import * as format from './formats.ts';
import type { ObjectShape, Shape, VariantShape } from './shape.ts';

const slot = (levelFields: readonly string[]): ObjectShape => ({
  kind: 'object',
  noun: 'the slot',
  description: 'What a cartridge must offer to staff this participant; at least one of the three.',
  required: [],
  oneOf: {
    names: ['role', 'minLevel', 'capabilities'],
    rule: 'participant/unconstrained-slot',
  },
  properties: properties({
    role: { ...text, description: 'Role on the cartridge’s card.' },
    minLevel: {
      kind: 'object',
      noun: 'minLevel',
      description: 'A level that the receiving roster must prove.',
      required: [],
      oneOf: {
        names: ['careerTier', ...levelFields],
        rule: 'participant/unconstrained-slot',
      },
      properties: properties({
        careerTier: choice('career tier', CAREER_TIERS, 'participant/unknown-career-tier'),
        ...Object.fromEntries(
          levelFields.map((name) => [name, { kind: 'integer', minimum: 0, rule: 'participant/invalid-level' }]),
        ),
      }),
    },
    capabilities: list(
      {
        kind: 'object',
        noun: 'a capability',
        required: ['taskType'],
        properties: properties({ taskType: text, stack: list(text, { unique: true }) }),
      },
      { minItems: 1 },
    ),
  }),
});

/** Who takes part: one cartridge by its digest, or a slot that the receiving roster staffs (docs/format.md 2.4). */
export const participant = (levelFields: readonly string[]): VariantShape => {
  const common = {
    alias: string(format.ID, 'Name of the participant in this CAL.'),
    bind: any,
    required: { kind: 'boolean', default: true } as const,
  };
  const variant = (required: string[], own: Record<string, Shape>): ObjectShape => ({
    kind: 'object',
    noun: 'participant',
    label: 'alias',
    required: ['alias', 'bind', ...required],
    properties: properties({ ...common, ...own }),
  });
  return {
    kind: 'variant',
    noun: 'participant',
    label: 'alias',
    tag: 'bind',
    rule: 'participant/unknown-bind',
    mixed: 'participant/mixed-bindings',
    variants: new Map([
      [
        'hash',
        variant(['romDigest'], {
          romDigest: string(format.ROM_DIGEST, 'ROM digest of the one cartridge that may take part.'),
          cartridgeId: { ...text, description: 'Id of that cartridge, for people.' },
        }),
      ],
      ['slot', variant(['slot'], { slot: slot(levelFields) })],
    ]),
  };
};
