import { PREFIXES, PROFILES, type FormatProfile } from '../../../ids.ts';
import { CAREER_TIERS } from '../../career-tiers.ts';
import * as format from './formats.ts';
import type { EnumShape, Format, ListShape, ObjectShape, Shape, StringShape, VariantShape } from './shape.ts';

export const RAC_KINDS = [
  'wiki',
  'code-map',
  'infra',
  'terraform',
  'api-spec',
  'dataset',
  'runbook',
  'custom',
] as const;
export const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'] as const;
export const OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'] as const;

const any: Shape = { kind: 'any' };
const text: StringShape = { kind: 'string' };
const properties = (shapes: Readonly<Record<string, Shape>>): ReadonlyMap<string, Shape> =>
  new Map(Object.entries(shapes));
const string = (of: Format, description?: string): StringShape => ({
  kind: 'string',
  format: of,
  ...(description === undefined ? {} : { description }),
});
const list = (items: Shape, limits: Omit<ListShape, 'kind' | 'items'> = {}): ListShape => ({
  kind: 'list',
  items,
  ...limits,
});
const choice = (was: string, values: readonly string[], rule: string, description?: string): EnumShape => ({
  kind: 'enum',
  was,
  values,
  rule,
  ...(description === undefined ? {} : { description }),
});

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

const participant = (levelFields: readonly string[]): VariantShape => {
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

const racItem: ObjectShape = {
  kind: 'object',
  noun: 'RAC item',
  label: 'id',
  description:
    'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
  required: ['id', 'kind', 'description'],
  properties: properties({
    id: string(format.ID),
    kind: choice('kind', RAC_KINDS, 'rac/unknown-kind'),
    description: {
      kind: 'string',
      maxLength: 2000,
      lengthRule: 'rac/description-length',
      description: 'What must be known; never the knowledge itself.',
    },
    required: { kind: 'boolean', default: true, description: 'Whether the CAL must wait for it.' },
    check: {
      kind: 'object',
      noun: 'the check',
      description: 'How to confirm that it is present.',
      required: ['type'],
      properties: properties({
        type: choice('check type', CHECK_TYPES, 'rac/unknown-check-type'),
        hint: {
          kind: 'string',
          minLength: 0,
          maxLength: 1000,
          lengthRule: 'rac/hint-too-long',
          description: 'A glob, a URL, a resource URI, or what a person should confirm.',
        },
      }),
    },
    okf: { kind: 'map', noun: 'okf', description: 'Description of the knowledge artifact; metadata only.' },
  }),
};

const completion: VariantShape = {
  kind: 'variant',
  noun: 'the completion',
  tag: 'type',
  rule: 'completion/unknown-type',
  description: 'What counts as done.',
  variants: new Map<string, ObjectShape>(
    Object.entries({
      'skill-scripts': { scripts: list(text, { minItems: 1 }) },
      verification: { commands: list(text, { minItems: 1 }), passIntent: text },
      guardrail: { kind: text },
      artifact: { produces: text },
    }).map(([type, own]: [string, Record<string, Shape>]) => [
      type,
      {
        kind: 'object',
        noun: 'the completion',
        required: ['type', ...Object.keys(own)],
        properties: properties({ type: any, ...own }),
      },
    ]),
  ),
};

const node: VariantShape = {
  kind: 'variant',
  noun: 'node',
  label: 'id',
  tag: 'type',
  rule: 'node/unknown-type',
  variants: new Map<string, ObjectShape>([
    [
      'task',
      {
        kind: 'object',
        noun: 'task',
        label: 'id',
        required: ['id', 'type', 'agent', 'completion'],
        properties: properties({
          id: string(format.ID),
          type: any,
          agent: { ...text, description: 'Alias of the participant who does it.' },
          action: { kind: 'string', minLength: 0, maxLength: 4000 },
          requires: {
            kind: 'object',
            noun: 'requires',
            required: [],
            properties: properties({
              skills: list(text, { unique: true }),
              capabilities: list(text, { unique: true }),
              rac: { ...list(text, { unique: true }), description: 'Ids of RAC items.' },
            }),
          },
          completion,
          sideEffects: choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
          approval: choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
          budget: { kind: 'map', noun: 'the budget' },
          guardrails: list(text),
        }),
      },
    ],
    [
      'gateway',
      {
        kind: 'object',
        noun: 'gateway',
        label: 'id',
        required: ['id', 'type', 'gateway'],
        properties: properties({
          id: string(format.ID),
          type: any,
          gateway: choice('gateway', ['exclusive', 'parallel', 'inclusive'], 'node/unknown-gateway'),
        }),
      },
    ],
    [
      'event',
      {
        kind: 'object',
        noun: 'event',
        label: 'id',
        required: ['id', 'type', 'event'],
        properties: properties({
          id: string(format.ID),
          type: any,
          event: choice('event', ['start', 'end', 'stop', 'handoff', 'timer'], 'node/unknown-event'),
          afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
        }),
      },
    ],
  ]),
};

const lineage: ObjectShape = {
  kind: 'object',
  noun: 'the lineage',
  area: 'cal/invalid-lineage',
  required: ['parents'],
  properties: properties({
    parents: list(
      {
        kind: 'object',
        noun: 'a parent',
        required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
        properties: properties({
          artifactType: choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
          publisherId: string(format.LINEAGE_PUBLISHER),
          id: string(format.ID),
          version: string(format.VERSION),
          digest: string(format.LINEAGE_DIGEST),
          relation: choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
          source: { ...string(format.LINEAGE_SOURCE), maxLength: 2048 },
        }),
      },
      { minItems: 1, maxItems: 8 },
    ),
    note: { kind: 'string', maxLength: 1000 },
  }),
};

const integrity = (schemaVersions: readonly string[]): ObjectShape => ({
  kind: 'object',
  noun: 'the integrity block',
  description: 'Signature of the CAL; written by cartwright sign.',
  area: 'integrity/malformed',
  required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
  properties: properties({
    schemaVersion: choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
    digest: string(format.SIGNED_DIGEST),
    publisherId: string(format.SIGNED_PUBLISHER),
    keyid: string(format.KEYID),
    publicKeyPem: string(format.PUBLIC_KEY),
    signedAt: string(format.SIGNED_AT),
    envelope: {
      kind: 'object',
      noun: 'the envelope',
      required: ['payloadType', 'payload', 'signatures'],
      properties: properties({
        payloadType: choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
        payload: string(format.BASE64),
        signatures: list(
          {
            kind: 'object',
            noun: 'the signature',
            required: ['keyid', 'sig'],
            properties: properties({ keyid: string(format.KEYID), sig: string(format.BASE64) }),
          },
          { minItems: 1, maxItems: 1 },
        ),
      }),
    },
  }),
});

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

/** The shape of a CAL in one format profile (format.md, 6; specification 2.4). */
export function calShape(profile: FormatProfile): ObjectShape {
  let shape = shapes.get(profile);
  if (shape === undefined) shapes.set(profile, (shape = root([profile])));
  return shape;
}

/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
export function anyCalShape(): ObjectShape {
  return root(PREFIXES.map((name) => PROFILES[name]));
}
