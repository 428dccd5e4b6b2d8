import type { Rule } from '../rule.ts';
import {
  DONE,
  WORK,
  calExample,
  flowExample,
  itemExample,
  conditionExample,
  signedExample,
  jsonExample,
} from '../../result/rule-examples.ts';
import { EdgeSet } from '../../cal/graph.ts';
import { KEYID } from '../../cal/shape/formats.ts';
import { NODE_TYPES, nodeKind } from '../../value/node-kinds.ts';
import { isMapping, list, member, own } from '../../value/mapping.ts';
import { kindOf, nameOf, quoteName } from '../../cal/shape/words.ts';
import { rangeOf } from '../../source/document.ts';
import { secretName } from '../../secrets/secret.ts';
import { secretTexts } from '../document-secrets.ts';

// A misspelt afterMs is reported as the unknown property that it is.
const KNOWN_OF_EVENTS = new Set(Object.keys(NODE_TYPES.event.properties));

export const rules: readonly Rule[] = [
  {
    id: 'cal/duplicate-id',
    fixable: true,
    summary: 'an id appears twice in its list',
    what: 'Two participants, RAC items, variables or nodes have the same id. Two entries that are the same in everything are one too many; of others a person must say which is meant.',
    why: 'What refers to the id can mean either of them.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base }',
        '{ id: wiki, kind: wiki, description: A map of the code base }',
      ],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base }',
        '{ id: runbook, kind: runbook, description: What to do when the queue is full }',
      ],
    }),
    check({ cal, doc }, report) {
      const lists = [
        ['participant alias', 'alias', cal.participants, cal.aliases],
        ['RAC id', 'id', cal.rac, cal.racIds],
        ['variable name', 'name', cal.variables, cal.variableNames],
        ['node id', 'id', cal.nodes, cal.nodeIds],
      ] as const;
      for (const [noun, key, entries, names] of lists) {
        if (names.whole) continue;
        for (const entry of entries) {
          const name = own(entry.value, key);
          if (typeof name !== 'string') continue;
          const first = names.byName.get(name);
          if (first === undefined || first === entry) continue;
          const line = rangeOf(doc, [...first.path, key]).start.line;
          report({
            message: `duplicate ${noun} ${quoteName(name)}, first on line ${line}`,
            path: [...entry.path, key],
            help: 'give each a unique id',
            // The same entry twice is one too many; two entries of one id are for a person to sort out.
            ...(JSON.stringify(first.value) === JSON.stringify(entry.value)
              ? { remedy: { kind: 'remove', path: entry.path } as const }
              : {}),
          });
        }
      }
    },
  },
  {
    id: 'cal/ambiguous-scalar',
    level: 'warning',
    summary: 'readers of YAML take a scalar for different values',
    what: 'A plain scalar is one value to YAML 1.2 and another to 1.1 or to a reader that goes its own way: `on`, `no`, `012`, `1:30`, a date, nothing behind a colon. `--fix` writes it so that all of them read what cartwright reads.',
    why: 'A signature covers the value that cartwright read, so `sign` refuses such a CAL, and `verify` does not take one.',
    fixable: true,
    bad: calExample({ rac: ['{ id: wiki, kind: wiki, description: on, required: true }'] }),
    good: calExample({ rac: ["{ id: wiki, kind: wiki, description: 'on', required: true }"] }),
    check({ doc, facts: { ambiguous = [] } }, report) {
      for (const { span, as, instead } of ambiguous) {
        // That is `source/merge-key`.
        if (as === 'key' && doc.text.slice(span.start, span.end) === '<<') continue;
        report({
          message: `readers of YAML 1.1 and 1.2 take this ${as} for different ones`,
          path: [],
          span,
          help:
            as === 'key'
              ? 'put it in quotes: such a CAL is not signed'
              : 'put a text in quotes, and write anything else as JSON does: such a CAL is not signed',
          ...(instead === undefined ? {} : { remedy: { kind: 'write', span, text: instead } }),
        });
      }
    },
  },
  {
    id: 'cal/not-a-mapping',
    summary: 'the document is not a mapping',
    what: 'The document is a list, a string, a number or null.',
    why: 'A CAL is one mapping with `schemaVersion`, `id`, `participants`, `start`, `nodes` and `edges`.',
    bad: jsonExample('["example"]'),
  },
  {
    id: 'cal/secret',
    owasp: ['MCP01:2025', 'ASI03:2026'],
    summary: 'the CAL holds a secret',
    what: 'A text anywhere in the CAL holds a private key, a token of a well-known service, a password in a URL or a connection string, or a value that looks random and is given to a password, a key or a token (`password=…`, `"apiKey": "…"`). Placeholders, references to variables, digests that name themselves and UUIDs are not.',
    why: 'A CAL is committed, signed and shared. A secret in it is published, and stays in the history after it was removed.',
    bad: itemExample("check: { type: url, hint: 'https://deploy:q8Rt2mXw9@wiki.acme.dev/start' }"),
    good: itemExample("check: { type: url, hint: 'https://wiki.acme.dev/start' }"),
    falseAlarms:
      'Known forms: of 878,139 one-line descriptions and 226,975 names of packages, and 11,841 paragraphs of prose in the documentation of packages, it named none. Digests, ids and placeholders such as `user:password` are not taken for secrets. Random values that are given to a secret name: in 97,464 text files (810 MB) of 71 public repositories 164 values were named, in 98 files, and each was read: 5 were not a secret (four times the token of one link in a test, and a token that a test broke), 13 are keys that are published on purpose (maps, search, telemetry), 77 are made for tests, and the others stand as examples or for real in documentation and source. In the 5,873 files of 12 of them, which were not looked at while the measure was made, it first named 10, 3 of them wrongly; then it was narrowed so that it names none of the 3.',
    sensitive: true,
    check({ doc, facts: { findSecrets } }, report) {
      if (findSecrets === undefined) return;
      for (const { path, isKey, secrets, shadowed } of secretTexts(doc, findSecrets)) {
        for (const { kind, start, end } of secrets) {
          report({
            message: `a ${isKey ? 'key' : 'text'} holds ${secretName(kind)} (${end - start} characters)`,
            path,
            part: isKey ? 'key' : 'value',
            ...(shadowed === undefined ? {} : { span: shadowed.value }),
            help: 'remove it, and replace it wherever it is used: treat it as published',
          });
        }
      }
    },
  },
  {
    id: 'cal/unrecognized-schema-version',
    summary: 'the schemaVersion does not belong to the chosen format profile',
    what: 'The property `schemaVersion` names no version that is read, or one of another format profile. The document is refused: nothing else is checked.',
    why: 'The profile is never guessed from a document. Where the version belongs to another profile, the message names the setting that reads it.',
    bad: calExample({ schemaVersion: 'schemaVersion: loop/1' }),
  },
  {
    id: 'condition/in-without-list',
    level: 'warning',
    summary: 'the operator "in" has no list to look in',
    what: 'The value of a condition with `op: in` must be a list.',
    why: 'Nothing is in a value that is not a list, so the condition can never hold.',
    bad: conditionExample('{ var: outcome, op: in, value: passed }'),
    good: conditionExample('{ var: outcome, op: in, value: [passed, skipped] }'),
    check({ cal }, report) {
      for (const { path, value } of cal.conditions) {
        if (own(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value'])) continue;
        report({
          message: `the operator "in" needs a list, not ${kindOf(value['value'])}`,
          path: [...path, 'value'],
          help: 'put the value in brackets, or write op: eq',
        });
      }
    },
  },
  {
    id: 'edge/duplicate',
    fixable: true,
    summary: 'an edge appears twice',
    what: 'Two edges have the same ends and the same condition.',
    why: 'The second one is without effect; often another node or condition was meant.',
    bad: flowExample([WORK, DONE], 'work → done, work → done'),
    check({ cal, doc }, report) {
      const edges = new EdgeSet();
      for (const edge of cal.edges) {
        const earlier = edges.add(edge);
        if (earlier === undefined) continue;
        const ends = `${quoteName(String(edge.value['from']))} to ${quoteName(String(edge.value['to']))}`;
        const line = rangeOf(doc, earlier.path).start.line;
        report({
          message: `duplicate edge from ${ends}, first on line ${line}`,
          path: edge.path,
          help: 'remove one of them',
          remedy: { kind: 'remove' },
        });
      }
    },
  },
  {
    id: 'integrity/other-key',
    owasp: ['MCP04:2025', 'ASI04:2026'],
    summary: 'the envelope was signed with another key',
    what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
    why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
    bad: signedExample({ signatureKey: '1'.repeat(64) }),
    good: signedExample(),
    always: true,
    check({ cal }, report) {
      const block = own(cal.root, 'integrity');
      const [signature] = list(member(block, 'envelope', 'signatures'));
      if (!isMapping(block) || !isMapping(signature)) return;
      const [outer, inner] = [own(block, 'keyid'), own(signature, 'keyid')];
      if (
        typeof outer !== 'string' ||
        typeof inner !== 'string' ||
        outer === inner ||
        !KEYID.test(outer) ||
        !KEYID.test(inner)
      )
        return;
      report({
        message: 'the keyid of the envelope’s signature differs from that of the integrity block',
        path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
        help: 'sign the CAL again',
      });
    },
  },
  {
    id: 'node/timer-without-delay',
    summary: 'a timer has no delay',
    what: 'An event of kind `timer` needs `afterMs`.',
    why: 'Without it, whether and when the timer fires depends on the host.',
    bad: flowExample([WORK, '{ id: wait, type: event, event: timer }', DONE], 'work → wait, wait → done'),
    good: flowExample(
      [WORK, '{ id: wait, type: event, event: timer, afterMs: 60000 }', DONE],
      'work → wait, wait → done',
    ),
    check({ cal }, report) {
      for (const entry of cal.nodes) {
        const { path, value } = entry;
        if (nodeKind(value) !== 'timer' || Object.hasOwn(value, 'afterMs')) continue;
        if (Object.keys(value).some((name) => !KNOWN_OF_EVENTS.has(name))) continue;
        report({
          message: `timer ${nameOf(entry, 'id')} has no "afterMs"`,
          path: [...path, 'event'],
          help: 'add "afterMs" with the delay in milliseconds',
        });
      }
    },
  },
  {
    id: 'variable/init-of-other-type',
    level: 'warning',
    summary: 'the initial value does not have the variable’s type',
    what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
    why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
    bad: calExample({ variables: ['{ name: attempts, type: integer, init: none }'] }),
    good: calExample({ variables: ['{ name: attempts, type: integer, init: 0 }'] }),
    check({ cal }, report) {
      for (const entry of cal.variables) {
        const { path, value } = entry;
        const init = own(value, 'init');
        const type = own(value, 'type');
        if (init === undefined || init === null || typeof type !== 'string' || fits(type, init)) continue;
        report({
          message: `variable ${nameOf(entry, 'name')} is of type ${type}, but its init is ${kindOf(init)}`,
          path: [...path, 'init'],
          help:
            fits(type, Number(init)) || /^(?:true|false)$/.test(String(init))
              ? 'remove the quotes'
              : `write a value of type ${type}, or change the type`,
        });
      }
    },
  },
];

function fits(type: string, init: unknown): boolean {
  if (type === 'integer') return Number.isInteger(init);
  if (type === 'array') return Array.isArray(init);
  if (type === 'object') return isMapping(init);
  return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}
