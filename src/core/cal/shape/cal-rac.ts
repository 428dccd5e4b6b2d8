import { choice, object, said, string, type ObjectShape } from './shape.ts';
import * as format from './formats.ts';

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
/** An item of the required available context. */
export const racItem: ObjectShape = object(
  'RAC item',
  ['id', 'kind', 'description'],
  {
    id: said(
      'The id of the item, by which tasks and conditions name it; no other item of the CAL has it.',
      string(format.ID),
    ),
    kind: said(
      'What kind of knowledge it is, for readers and for proposals.',
      choice('kind', RAC_KINDS, 'rac/unknown-kind'),
    ),
    description: {
      kind: 'string',
      maxLength: 2000,
      lengthRule: 'rac/description-length',
      description: 'What must be known, in words; never the knowledge itself.',
    },
    required: {
      kind: 'boolean',
      default: true,
      description: 'Whether the CAL must wait for it; an optional item blocks nothing.',
    },
    check: said(
      'How it is confirmed that the knowledge is there; its content is never looked at. Without a check it stays unconfirmed.',
      object('the check', ['type'], {
        type: said(
          'What is looked for: files, a URL, a resource of an MCP server, or the word of a person.',
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
      'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
  },
);
