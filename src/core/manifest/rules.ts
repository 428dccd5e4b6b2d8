import type { RuleDeclaration } from '../result/rule.ts';
import { PROFILES } from '../../ids.ts';
import { jsonExample, packageExample } from '../result/rule-examples.ts';

const OF_MANIFESTS: readonly RuleDeclaration[] = [
  {
    id: 'manifest/contract',
    summary: 'a contract cannot be met, or asks less than its role does',
    what: 'The `inputSchema` of a contract is not a JSON Schema of its dialect, refers to something outside of itself, has another type than `object`, or no call meets it. Or one of the four required roles lacks a scope of its own, or its `inputSchema` does not require its property as a string (docs/format.md 2.2). More scopes and more properties are allowed.',
    why: 'No tool can serve a contract that no call meets. Authored content calls tools by these roles: a host could bind a tool that may not do, or does not take, what is called.',
    always: true,
    bad: packageExample(`harness:
  requiredTools:
    - { role: '${PROFILES.cart.roleNamespace}execute', capabilityScopes: [fs.read] }`),
    good: packageExample(`harness:
  requiredTools:
    - { role: '${PROFILES.cart.roleNamespace}execute', capabilityScopes: [exec, fs.write] }`),
  },
  {
    id: 'manifest/duplicate-role',
    summary: 'a role appears twice in a manifest',
    what: 'Two contracts name the same role.',
    why: 'A host may bind either of them.',
    always: true,
    bad: jsonExample(
      `{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }, { "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }`,
    ),
    good: jsonExample(
      `{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }`,
    ),
  },
  {
    id: 'manifest/required-roles',
    summary: 'a manifest does not require exactly the four required roles',
    what: 'One of the four is missing or optional, or another role claims to be required (docs/format.md 2.2).',
    why: 'Authored content calls tools by these roles; a host must refuse a cartridge whose contract it cannot tell.',
    always: true,
    bad: jsonExample(
      `{ "requiredTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "required" }] }`,
    ),
    good: jsonExample(`{ "requiredTools": [{ "role": "${PROFILES.cart.roleNamespace}execute", "tier": "required" }] }`),
  },
  {
    id: 'manifest/revision',
    summary: 'an MCP revision is not a date',
    what: 'A floor or a preferred revision has the form of a date and is not one.',
    why: 'Revisions compare as dates; compared as text, a revision of a 13th month would be above every real one.',
    always: true,
    bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-13-18 } }'),
    good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }'),
  },
  {
    id: 'manifest/role-namespace',
    summary: 'a role is outside of the namespace of the profile',
    what: 'A role does not begin with the namespace of the chosen format profile.',
    why: 'A host looks for roles by their full id and would never bind this one.',
    always: true,
    bad: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.acx.roleNamespace}list_agents', tier: optional, capabilityScopes: [memory.read], name: list, description: Lists, inputSchema: { type: object } }`),
    good: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', tier: optional, capabilityScopes: [memory.read], name: list, description: Lists, inputSchema: { type: object } }`),
  },
  {
    id: 'manifest/schema',
    summary: 'a manifest does not match its schema',
    what: 'A member is missing, has the wrong type, or a scope is not one of the vocabulary.',
    why: 'A host that cannot read the requirements must refuse to boot the cartridge.',
    always: true,
    bad: jsonExample('{ "filesystem": ["fs.erase"] }'),
    good: jsonExample('{ "filesystem": ["fs.read"] }'),
  },
  {
    id: 'manifest/schema-version',
    summary: 'a manifest has a schemaVersion that is unknown to the chosen profile',
    what: 'The `schemaVersion` belongs to another format profile, to a later version, or to nothing at all. The message names the setting that would read it, where there is one.',
    why: 'Hosts refuse what they do not recognize, and the profile is never guessed from a document.',
    always: true,
    bad: jsonExample(`{ "schemaVersion": "${PROFILES.acx.manifestSchemaVersion}" }`),
    good: jsonExample(`{ "schemaVersion": "${PROFILES.cart.manifestSchemaVersion}" }`),
  },
  {
    id: 'manifest/unknown-member',
    level: 'warning',
    summary: 'a manifest has a member that hosts ignore',
    what: 'The root of the manifest holds a member that the format does not have.',
    why: 'Hosts ignore it, so a misspelt requirement has no effect.',
    bad: jsonExample('{ "netwrok": ["net.fetch"] }'),
    good: jsonExample('{ "network": ["net.fetch"] }'),
  },
  {
    id: 'manifest/unknown-revision',
    level: 'warning',
    summary: 'a manifest names an unknown MCP revision',
    what: 'A floor or a preferred revision is a real date, and no published revision of the Model Context Protocol has it.',
    why: 'A floor one day too late excludes the hosts that speak the intended revision.',
    bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-19 } }'),
    good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }'),
  },
  {
    id: 'package/publisher',
    summary: 'the id of a package does not belong to its publisher',
    what: 'An id is PUBLISHER/NAME, and its PUBLISHER is another one than `publisher` names.',
    why: 'A signature is trusted for a publisher. Under the id of another one the same key would speak for both.',
    apart: 'It is found by `check`, `build`, `manifest` and the Action.',
    always: true,
    bad: packageExample('', 'org.elsewhere'),
    good: packageExample(),
  },
  {
    id: 'package/task-type',
    summary: 'a task type is neither known nor private',
    what: 'A capability names a task type that the format does not have, and that is not a private one (`reverse.dns:name`).',
    why: 'A slot asks for a task type by its exact name, so a misspelt one is never found, and a signed one cannot be corrected.',
    apart: 'It is found by `check`, `build`, `manifest` and the Action.',
    always: true,
    bad: packageExample('capabilities:\n  - taskType: code-review'),
    good: packageExample('capabilities:\n  - taskType: review'),
  },
  {
    id: 'manifest/unusual-contract',
    level: 'warning',
    summary: 'a contract asks for something unusual',
    what: 'An optional role asks for a scope that writes (`exec`, `dispatch`, `memory.write`, `knowledge.write`, `fs.write`), a contract has a name outside of `[A-Za-z0-9_-]{1,40}`, or whether any call meets a contract hangs on a pattern that cannot be judged.',
    why: 'Optional roles are inventory tools that only read: a host may grant them without a second look. Clients shorten or refuse other names of tools.',
    bad: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', capabilityScopes: [memory.write] }`),
    good: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', capabilityScopes: [memory.read] }`),
  },
];

export const rules: readonly RuleDeclaration[] = OF_MANIFESTS.map((rule) => ({
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  ...rule,
}));
