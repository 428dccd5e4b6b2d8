import { choice, properties, string } from './declare.ts';
import * as format from './formats.ts';
import type { ObjectShape } from './shape.ts';

const RAC_KINDS = ['wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'] as const;
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'] as const;
/** An item of the required available context. */
export const racItem: ObjectShape = {
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
