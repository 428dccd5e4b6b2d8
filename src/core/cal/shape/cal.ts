import { PREFIXES, PROFILES, type FormatProfile } from '../../../ids.ts';
import { once } from '../../value/once.ts';
import { node } from './cal-node.ts';
import { integrity, lineage } from './cal-origin.ts';
import { participant } from './cal-participant.ts';
import { any, choice, integer, list, object, said, string, text, type ObjectShape, type Shape } from './shape.ts';
import * as format from './formats.ts';

const RAC_KINDS = ['wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'] as const;
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'] as const;
/** An item of the required available context. */
const racItem: ObjectShape = object(
  'RAC item',
  ['id', 'kind', 'description'],
  {
    id: said('The id of the item, by which tasks and conditions refer to it; unique in the CAL.', string(format.ID)),
    kind: said('The kind of knowledge, for readers and for proposals.', choice('kind', RAC_KINDS, 'rac/unknown-kind')),
    description: {
      kind: 'string',
      maxLength: 2000,
      lengthRule: 'rac/description-length',
      description: 'What must be known, in words; never the knowledge itself.',
    },
    required: {
      kind: 'boolean',
      default: true,
      description: 'Whether the CAL needs it to be ready.',
    },
    check: said(
      'How to confirm that the knowledge is there; its content is never read. Without a check it stays unconfirmed.',
      object('the check', ['type'], {
        type: said(
          'What to check: files, a URL, a resource of an MCP server, or the confirmation of a person.',
          choice('check type', CHECK_TYPES, 'rac/unknown-check-type'),
        ),
        hint: {
          kind: 'string',
          minLength: 0,
          maxLength: 1000,
          lengthRule: 'rac/hint-too-long',
          description:
            'What the check needs, by its type: a glob, a URL, a resource URI, or what a person should confirm.',
        },
      }),
    ),
    okf: {
      kind: 'map',
      noun: 'okf',
      description: 'A description of the knowledge artifact for readers of OKF; metadata only.',
    },
  },
  {
    label: 'id',
    description:
      'Knowledge that must be present, by description only. The knowledge itself is never here: a content property is not allowed.',
  },
);

function root(profiles: readonly FormatProfile[]): ObjectShape {
  const limit = (description: string): Shape => said(description, integer(1, 'limits/not-positive'));
  return object(
    'the CAL',
    ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
    {
      schemaVersion: said(
        'The version of the format, with the prefix of the format profile.',
        choice(
          'schemaVersion',
          profiles.map((profile) => profile.calSchemaVersion),
          'cal/unrecognized-schema-version',
        ),
      ),
      id: said('The id of the CAL at its publisher.', string(format.ID)),
      version: said('The version of the CAL, as SemVer writes it.', string(format.VERSION)),
      name: said('The name of the CAL, for people.', text),
      description: said('What the loop is for, for people.', text),
      license: said('The license of the CAL as an SPDX expression.', string(format.LICENSE)),
      homepage: said('The address of a page about the CAL.', string(format.HOMEPAGE)),
      authors: said(
        'Who wrote the CAL, each with a name.',
        list(
          object('an author', ['name'], {
            name: said('The name of the author or team.', text),
            url: said('The address of a page about the author.', string(format.HOMEPAGE)),
          }),
        ),
      ),
      tags: said('Keywords to find the CAL by, each once.', list(string(format.TAG), { unique: true })),
      lineage,
      participants: said(
        'Who takes part; tasks name them by their alias.',
        list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 }),
      ),
      rac: said(
        'The required available context: knowledge that must be there before the agents run, described and never included.',
        list(racItem),
      ),
      variables: said(
        'The values that conditions compare; the steps of the run set them.',
        list(
          object(
            'variable',
            ['name', 'type'],
            {
              name: said('The name by which conditions refer to it; unique in the CAL.', string(format.ID)),
              type: said(
                'The type of every value that the variable takes.',
                choice(
                  'variable type',
                  ['string', 'number', 'integer', 'boolean', 'object', 'array'],
                  'variable/unknown-type',
                ),
              ),
              init: said('The value at the start of the run, of the declared type.', any),
            },
            { label: 'name' },
          ),
        ),
      ),
      limits: said(
        'The limits that end a run.',
        object('the limits', [], {
          maxSteps: limit('How many steps a run may take; a CAL with a cycle must have it.'),
          maxDurationMs: limit('How long a run may take, in milliseconds.'),
          maxParallel: limit('How many tasks may run at the same time.'),
        }),
      ),
      start: said('The id of the node at which the run begins.', text),
      nodes: said('The steps of the run, in any order; at least one is an end or a stop.', list(node, { minItems: 1 })),
      edges: said(
        'Which step follows which; every node must be reached from the start and reach an end.',
        list(
          object(
            'edge',
            ['from', 'to'],
            {
              from: said('The id of the node that the edge leaves.', text),
              to: said('The id of the node that the edge leads to.', text),
              when: {
                kind: 'condition',
                description: 'When the edge is taken; without it, always.',
              },
            },
            { label: 'id' },
          ),
        ),
      ),
      extensions: {
        kind: 'map',
        noun: 'the extensions',
        keys: format.EXTENSION_KEY,
        description: 'What other programs want to keep in the file, each under a reverse-DNS name of its own.',
      },
      integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
    },
    {
      description:
        'A workflow of agents: who takes part, what they must find around them, and which step follows which. cartwright judges whether it may start; it never runs it.',
    },
  );
}

const shapes = new Map<FormatProfile, ObjectShape>();

/** The shape of a CAL in one format profile (docs/format.md 2.4, 15). */
export function calShape(profile: FormatProfile): ObjectShape {
  return once(shapes, profile, () => root([profile]));
}

/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
export function anyCalShape(): ObjectShape {
  return root(PREFIXES.map((name) => PROFILES[name]));
}
