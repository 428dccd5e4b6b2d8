import { OPERATORS } from '../../core/cal/shape/walk-condition.ts';
import { CHECK_TYPES, RAC_KINDS } from '../../core/cal/shape/cal-rac.ts';
import { completion } from '../../core/cal/shape/cal-node.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { buildManifest } from '../../core/manifest/build.ts';
import { TASK_TYPES } from '../../core/manifest/check-package.ts';
import type { ToolContract } from '../../core/manifest/types.ts';
import { CAREER_TIERS } from '../../core/cal/shape/cal-participant.ts';
import { PUBLISHED_REVISIONS } from '../../core/value/revision.ts';
import { PROFILES, PREFIXES, SCOPES } from '../../ids.ts';
import { pageOf, table } from '../readme.ts';
import { nodeKinds } from '../rules-page.ts';
import { code } from './value.ts';

const MANIFEST = buildManifest(undefined, PROFILES.cart);

/** What each word means; the compiler asks for the words of a new one. */
const SCOPE_MEANINGS: Readonly<Record<(typeof SCOPES)[number], string>> = {
  exec: 'runs commands or code',
  dispatch: 'starts other agents or gives them work',
  'memory.write': 'adds to what the agent remembers',
  'memory.read': 'reads what the agent remembers, and which agents there are',
  search: 'looks things up in memory and knowledge',
  'knowledge.write': 'changes the knowledge that others read',
  'fs.read': 'reads files',
  'fs.write': 'writes files',
  'net.fetch': 'fetches from the network',
};

const RAC_MEANINGS: Readonly<Record<(typeof RAC_KINDS)[number], string>> = {
  wiki: 'pages that explain a project',
  'code-map': 'a map of the code: modules, flows, conventions',
  infra: 'a description of machines, networks and services',
  terraform: 'infrastructure as Terraform modules',
  'api-spec': 'the contract of an interface, such as an OpenAPI document',
  dataset: 'the shape of data: tables, columns, owners; never the data',
  runbook: 'what to do when something happens',
  custom: 'anything else',
};

const CHECK_MEANINGS: Readonly<Record<(typeof CHECK_TYPES)[number], readonly [hint: string, when: string]>> = {
  'file-glob': ['a glob', 'files of the repository match it; what git ignores does not count'],
  url: ['a URL', 'it resolves; looked up only with `--check-urls`'],
  'mcp-resource': ['a resource URI', 'a host serves it: recorded under `resources`, or asked with `--live`'],
  manual: ['what a person should confirm', 'the confirmations file has an entry for it that has not expired'],
};

const OPERATOR_MEANINGS: Readonly<Record<(typeof OPERATORS)[number], string>> = {
  eq: 'equal',
  ne: 'not equal',
  lt: 'less',
  gt: 'greater',
  le: 'less or equal',
  ge: 'greater or equal',
  in: 'one of a list',
};

const codes = (list: readonly string[]): string => list.map(code).join(', ');
const rows = (meanings: Readonly<Record<string, string>>): string[][] =>
  Object.entries(meanings).map(([word, meaning]) => [code(word), meaning]);

/** The text of `docs/reference/vocabulary.md`: every word of a closed list, from the lists that the program checks against. */
export function vocabularyPage(): string {
  const { mcp, requiredTools, optionalTools } = MANIFEST;
  const revisions = PUBLISHED_REVISIONS.map((revision) => [
    code(revision),
    [
      revision === mcp.minProtocolRevision ? 'the floor of a package that states none' : '',
      revision === mcp.preferredProtocolRevision ? 'what a package that states none prefers' : '',
    ]
      .filter((each) => each !== '')
      .join(', '),
  ]);
  return pageOf([
    '<!-- Made from the lists of the program by npm run sync. -->',
    '# Vocabulary',
    'Every word that a file may choose from a closed list, and what it means. Anything else is an error, with the nearest word as a suggestion.',
    '## Scopes',
    'What a tool may do. A host grants scopes to each tool; a contract asks for them, and the bound tool must have all of them. A vendor adds words of its own as `x-NAME`.',
    table(['scope', 'a tool with it'], rows(SCOPE_MEANINGS)),
    '## Roles',
    `What an agent needs a tool for, whatever the tool is called. Each has a contract: what the agent sends, and the scopes that it needs. This is the reference contract; a package may ask for more under \`harness\`, never for less. The namespace is that of the format profile: ${PREFIXES.map((name) => code(PROFILES[name].roleNamespace)).join(' or ')}.`,
    table(
      ['role', 'tier', 'the tool', 'suggested name', 'arguments', 'scopes'],
      [...requiredTools, ...(optionalTools ?? [])].map(contractRow),
    ),
    '## Task types',
    `What an agent can do (\`capabilities\` of a package), and what a slot asks for. One of your own is \`reverse.dns:name\`: ${codes(TASK_TYPES)}.`,
    '## Kinds of nodes',
    nodeKinds(),
    '## Completions',
    `What shows that a task is done: ${codes([...completion.variants.keys()])}. Their members: [the reference](cal.md#nodes.task.completion).`,
    '## Kinds of RAC items',
    'The kind says what sort of knowledge must be there; it changes no verdict.',
    table(['kind', 'what it is'], rows(RAC_MEANINGS)),
    '## Checks of RAC items',
    'A check looks at presence, never at content.',
    table(
      ['check type', 'its hint', 'confirmed when'],
      Object.entries(CHECK_MEANINGS).map(([word, [hint, when]]) => [code(word), hint, when]),
    ),
    '## Operators of conditions',
    table(['operator', 'the variable is'], rows(OPERATOR_MEANINGS)),
    '## Career tiers',
    `The lowest first: ${codes(CAREER_TIERS)}.`,
    '## MCP revisions',
    'The revisions of the Model Context Protocol that were published. They are compared as dates: a host may always speak a newer one.',
    table(['revision', 'stands for'], revisions),
    '## Format profiles',
    'The same format under two names; `--prefix` or `prefix` in `cartwright.yaml` chooses, and nothing guesses.',
    table(
      ['profile', 'cartridges', 'CAL', 'roles'],
      PREFIXES.map((name) => {
        const { extension, calSchemaVersion, roleNamespace } = PROFILES[name];
        return [code(name), code(`*${extension}`), code(calSchemaVersion), code(`${roleNamespace}NAME`)];
      }),
    ),
    '## Clients',
    `What \`--host\` and \`hosts\` take as a name, beside files: ${codes(Object.keys(CLIENTS))}. Where their facts come from: [clients](../clients.md).`,
  ]);
}

function contractRow({ role, tier, description, name, inputSchema, capabilityScopes }: ToolContract): string[] {
  const { properties = {}, required = [] } = inputSchema as {
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
    readonly required?: readonly string[];
  };
  const given = Object.entries(properties).map(
    ([property, { type }]) => `${code(property)} (${type ?? 'any'}${required.includes(property) ? '' : ', optional'})`,
  );
  return [
    code(role),
    tier,
    description.replace(/\.$/, ''),
    code(name),
    given.length === 0 ? 'none' : given.join(', '),
    codes(capabilityScopes),
  ];
}
