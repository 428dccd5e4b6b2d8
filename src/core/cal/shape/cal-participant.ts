import {
  any,
  choice,
  integer,
  list,
  object,
  said,
  string,
  text,
  type ObjectShape,
  type Shape,
  type VariantShape,
} from './shape.ts';
import * as format from './formats.ts';

/** Career tiers of the published format, lowest first (docs/format.md 15: `minLevel`). */
export const CAREER_TIERS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'distinguished',
  'legend',
] as const;

/** A mapping with at least one of its properties. */
const some = (noun: string, description: string, properties: Readonly<Record<string, Shape>>): ObjectShape =>
  object(noun, [], properties, {
    description,
    oneOf: { names: Object.keys(properties), rule: 'participant/unconstrained-slot' },
  });

const slot = (levelFields: readonly string[]): ObjectShape =>
  some('the slot', 'What a cartridge must offer to staff this participant; at least one of the three.', {
    role: said('The role that the card of the cartridge names.', text),
    minLevel: some('minLevel', 'A level that the roster of the receiver must prove: a tier, a level, or both.', {
      careerTier: said(
        'The lowest career tier that is enough.',
        choice('career tier', CAREER_TIERS, 'participant/unknown-career-tier'),
      ),
      ...Object.fromEntries(
        levelFields.map((name) => [
          name,
          said('The lowest level that is enough, a whole number.', integer(0, 'participant/invalid-level')),
        ]),
      ),
    }),
    capabilities: said(
      'Capabilities that the cartridge must have, all of them.',
      list(
        object('a capability', ['taskType'], {
          taskType: said('The task type that the cartridge must name among its capabilities.', text),
          stack: said('Technologies that the capability must name, all of them.', list(text, { unique: true })),
        }),
        { minItems: 1 },
      ),
    ),
  });

/** Who takes part: one cartridge by its digest, or a slot that the receiving roster staffs (docs/format.md 2.4). */
export const participant = (levelFields: readonly string[]): VariantShape => {
  const common = {
    alias: said('The name by which tasks refer to the participant; unique in the CAL.', string(format.ID)),
    bind: any,
    required: {
      kind: 'boolean',
      default: true,
      description: 'Whether the CAL needs a cartridge for this participant to be ready.',
    } as const,
  };
  const variant = (required: string[], own: Record<string, Shape>): ObjectShape =>
    object('participant', ['alias', 'bind', ...required], { ...common, ...own }, { label: 'alias' });
  return {
    kind: 'variant',
    noun: 'participant',
    label: 'alias',
    tag: 'bind',
    tagDescription:
      'How the participant is found: one cartridge by its digest, or a slot that the receiving roster staffs.',
    rule: 'participant/unknown-bind',
    mixed: 'participant/mixed-bindings',
    variants: new Map([
      [
        'hash',
        variant(['romDigest'], {
          romDigest: said(
            'The ROM digest of the one cartridge that may take part, as cartwright digest prints it.',
            string(format.ROM_DIGEST),
          ),
          cartridgeId: said('The id of that cartridge, for people; it is not compared with anything.', text),
        }),
      ],
      ['slot', variant(['slot'], { slot: slot(levelFields) })],
    ]),
  };
};
