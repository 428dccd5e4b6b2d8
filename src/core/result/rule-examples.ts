import { HOST_SCHEMA_VERSION, LOCK_SCHEMA_VERSION, PACKAGE_SCHEMA_VERSION, PROFILES } from '../../ids.ts';
import type { RuleDeclaration, RuleExample, RuleMeta } from './rule.ts';

/** A whole task of the smallest valid CAL's participant. */
export const task = (id: string): string =>
  `{ id: ${id}, type: task, agent: dev, completion: { type: artifact, produces: report } }`;

/** The task and the end of the smallest valid CAL. */
export const WORK = task('work');
export const DONE = '{ id: done, type: event, event: end }';

/** A section as YAML text, key included, or the items of its list, each on a line. */
type Section = string | readonly string[];
type Sections = Readonly<Partial<Record<string, Section>>>;

/** The sections of the smallest valid CAL, in the order in which they are usually written. */
const SECTIONS: Sections = {
  schemaVersion: `schemaVersion: ${PROFILES.cart.calSchemaVersion}`,
  id: 'id: example',
  about: '',
  participants: ['{ alias: dev, bind: slot, slot: { role: developer } }'],
  rac: '',
  variables: '',
  limits: '',
  start: 'start: work',
  nodes: [WORK, DONE],
  edges: ['{ from: work, to: done }'],
  extra: '',
};

/**
 * A whole CAL in YAML for a rule's documentation: the smallest valid one with some sections replaced.
 *
 * @param changes what is in a section instead; an empty text leaves it out; `about` and `extra` are free
 */
export function calExample(changes: Sections = {}): RuleExample {
  return {
    language: 'yaml',
    // Built on demand: a lint loads every rule and reads no example.
    get text() {
      const texts = Object.entries(SECTIONS).map(([name, usual]) => {
        const section = changes[name] ?? usual ?? '';
        return typeof section === 'string'
          ? section.replace(/\n+$/, '')
          : [`${name}:`, ...section.map((item) => `  - ${item}`)].join('\n');
      });
      return `${texts.filter((text) => text !== '').join('\n')}\n`;
    },
  };
}

/** A CAL whose one RAC item has more properties, and perhaps a comment above it. */
export const itemExample = (more = '', comment = ''): RuleExample =>
  calExample({
    rac: `rac:${comment && `\n  # ${comment}`}
  - { id: wiki, kind: wiki, description: A map of the code base${more && `, ${more}`} }`,
  });

/** A CAL whose task has other properties than its completion. */
export const workExample = (properties: string): RuleExample =>
  calExample({ nodes: [`{ id: work, type: task, agent: dev, ${properties} }`, DONE] });

/**
 * A CAL with these nodes and edges.
 *
 * @param edges `a → b` for an edge, `a → b always` for one with a condition, with commas between them
 */
export function flowExample(nodes: readonly string[], edges: string, more: Sections = {}): RuleExample {
  const item = (edge: string): string => {
    const [from, , to, when] = edge.split(' ');
    return `{ from: ${from}, to: ${to}${when === undefined ? '' : ', when: { always: true }'} }`;
  };
  return calExample({ nodes, edges: edges.split(', ').map(item), ...more });
}

/** A CAL with a condition on its edge, and the variable `outcome`. */
export const conditionExample = (when: string): RuleExample =>
  calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: [`{ from: work, to: done, when: ${when} }`],
  });

/** A declared rule with what it leaves out. */
export function wholeRule<R extends RuleDeclaration>(rule: R): R & RuleMeta {
  return { level: 'error', good: calExample(), ...rule };
}

/** A text as a file holds it: its last line ends, too. */
function whole(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

const exampleIn =
  (language: RuleExample['language']) =>
  (text: string): RuleExample => ({ language, text: whole(text) });

/** Any other YAML text. */
export const yamlExample = exampleIn('yaml');

export const markdownExample = exampleIn('markdown');

export const jsonExample = exampleIn('json');

/** What no format describes. */
export const textExample = exampleIn('text');

/** A whole concept of an OKF bundle. */
export const CONCEPT = markdownExample(`---
type: Runbook
title: Restart the gateway
---

# Restart

See the [alerts](/alerts/gateway.md).`);

/** The smallest package, with more below it. */
export function packageExample(more = '', publisher = 'org.example'): RuleExample {
  return {
    language: 'yaml',
    get text() {
      return `schemaVersion: ${PACKAGE_SCHEMA_VERSION}
id: org.example/reviewer
version: 1.0.0
publisher: ${publisher}
name: Robin
role: reviewer
${whole(more)}`;
    },
  };
}

/** The smallest host profile that offers every required role, with more below it. */
export function hostExample(more = '', { revision = '2025-11-25', tokens = 200_000 } = {}): RuleExample {
  const tool = (name: string, property: string, scopes: string): string =>
    `  - { name: ${name}, scopes: [${scopes}], inputSchema: { properties: { ${property}: { type: string } } } }`;
  return {
    language: 'yaml',
    get text() {
      return `schemaVersion: ${HOST_SCHEMA_VERSION}
name: workbench
protocolRevision: ${revision}
model: { toolUse: true, contextWindowTokens: ${tokens} }
filesystem: [fs.read]
tools:
${tool('execute', 'command', 'exec, fs.read')}
${tool('dispatch', 'task', 'dispatch')}
${tool('add_memory', 'summary', 'memory.write')}
${tool('search_memory', 'query', 'search, memory.read')}
${whole(more)}`;
    },
  };
}

/** The lock of a project whose CAL has one slot, which a package staffs. */
export function lockExample({ version = '1.0.0', more = '' } = {}): RuleExample {
  return {
    language: 'yaml',
    get text() {
      return `schemaVersion: ${LOCK_SCHEMA_VERSION}
cals:
  flow.cal.yaml:
    dev:
      id: org.example/reviewer
      version: ${version}
      package: agents/reviewer
${whole(more)}hosts: {}
`;
    },
  };
}

/** A CAL with a signature block of the right form (its signature proves nothing). */
export function signedExample(wrong: { readonly digest?: string; readonly signatureKey?: string } = {}): RuleExample {
  const key = '0'.repeat(64);
  return calExample({
    extra: `integrity:
  schemaVersion: ${PROFILES.cart.calSignatureSchemaVersion}
  digest: sha256:${wrong.digest ?? '0'.repeat(64)}
  publisherId: org.example
  keyid: ed25519:${key}
  publicKeyPem: "-----BEGIN PUBLIC KEY-----\\n${'A'.repeat(60)}\\n-----END PUBLIC KEY-----\\n"
  signedAt: '2026-07-18T15:27:27Z'
  envelope:
    payloadType: application/vnd.in-toto+json
    payload: e30=
    signatures:
      - { keyid: 'ed25519:${wrong.signatureKey ?? key}', sig: AAAA }`,
  });
}
