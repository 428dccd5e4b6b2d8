import { PREFIXES, PROFILES, type FormatProfile } from '../../../ids.ts';
import { node } from './cal-node.ts';
import { integrity, lineage } from './cal-origin.ts';
import { participant } from './cal-participant.ts';
import { racItem } from './cal-rac.ts';
import { any, choice, list, properties, string, text } from './declare.ts';
import * as format from './formats.ts';
import type { ObjectShape, Shape } from './shape.ts';

function root(profiles: readonly FormatProfile[]): ObjectShape {
  const limit: Shape = { kind: 'integer', minimum: 1, rule: 'limits/not-positive' };
  return {
    kind: 'object',
    noun: 'the CAL',
    required: ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
    properties: properties({
      schemaVersion: choice(
        'schemaVersion',
        profiles.map((profile) => profile.calSchemaVersion),
        'cal/unrecognized-schema-version',
      ),
      id: string(format.ID),
      version: string(format.VERSION),
      name: text,
      description: text,
      license: string(format.LICENSE),
      homepage: string(format.HOMEPAGE),
      authors: list({
        kind: 'object',
        noun: 'an author',
        required: ['name'],
        properties: properties({ name: text, url: string(format.HOMEPAGE) }),
      }),
      tags: list(string(format.TAG), { unique: true }),
      lineage,
      participants: list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 }),
      rac: list(racItem),
      variables: list({
        kind: 'object',
        noun: 'variable',
        label: 'name',
        required: ['name', 'type'],
        properties: properties({
          name: string(format.ID),
          type: choice(
            'variable type',
            ['string', 'number', 'integer', 'boolean', 'object', 'array'],
            'variable/unknown-type',
          ),
          init: any,
        }),
      }),
      limits: {
        kind: 'object',
        noun: 'the limits',
        required: [],
        properties: properties({ maxSteps: limit, maxDurationMs: limit, maxParallel: limit }),
      },
      start: { ...text, description: 'Id of the first node.' },
      nodes: list(node, { minItems: 1 }),
      edges: list({
        kind: 'object',
        noun: 'edge',
        label: 'id',
        required: ['from', 'to'],
        properties: properties({ from: text, to: text, when: { kind: 'condition' } }),
      }),
      extensions: { kind: 'map', noun: 'the extensions', keys: format.EXTENSION_KEY },
      integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
    }),
  };
}

const shapes = new Map<FormatProfile, ObjectShape>();

/** The shape of a CAL in one format profile (docs/format.md 2.4, 15). */
export function calShape(profile: FormatProfile): ObjectShape {
  let shape = shapes.get(profile);
  if (shape === undefined) shapes.set(profile, (shape = root([profile])));
  return shape;
}

/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
export function anyCalShape(): ObjectShape {
  return root(PREFIXES.map((name) => PROFILES[name]));
}
