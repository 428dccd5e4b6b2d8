import type { RuleId } from '../generated/rule-facts.ts';
import { RULES } from '../generated/rules.ts';
import { ruleMarkdown, rulesMarkdown } from '../core/report/markdown/pages/rule.ts';
import { NODE_TYPE_NAMES, NODE_TYPES, type NodeType } from '../core/value/node-kinds.ts';
import { pageOf, table } from './readme.ts';

/** Names of the groups of rules, by the first part of their ids. */
type Group = RuleId extends `${infer G}/${string}` ? G : never;
const GROUPS: Readonly<Record<Group, string>> = {
  baseline: 'The baseline',
  cal: 'Any value of a CAL',
  check: 'Against a base',
  client: 'Configurations of clients',
  cartridge: 'Rebuilding',
  completion: 'Completions of tasks',
  condition: 'Conditions of edges',
  descriptor: 'Compliance descriptors',
  edge: 'Edges',
  graph: 'The graph',
  handshake: 'The handshake',
  host: 'Host profiles',
  integrity: 'The signature block',
  limits: 'Limits',
  lock: 'The lock',
  manifest: 'The harness-requirements manifest',
  node: 'Nodes',
  okf: 'OKF',
  package: 'Packages',
  participant: 'Participants',
  policy: 'Policies',
  project: 'Projects',
  propose: 'What the code calls for',
  publish: 'The publishing profile',
  rac: 'Required available context',
  ready: 'Readiness',
  release: 'Releases',
  secret: 'Private keys',
  signature: 'Signatures',
  skill: 'Skills, plugins and agent files',
  source: 'Reading the file',
  suppression: 'Suppressions',
  variable: 'Variables',
};

/** The text of docs/rules.md, made from the rules. */
export function rulesPage(): string {
  const groups = [...new Set(RULES.map(({ id }) => id.split('/')[0] as Group))];
  return pageOf([
    '<!-- Made from the rules by npm run sync. -->',
    '# Rules',
    'What each rule finds, why it matters and what to do, with a bad and a good example. This page and `cartwright explain RULE` are made from the rules, and tests run the examples. Most rules are about the text of a CAL; where another command finds something, the section says so. A level can be set, or a rule switched off, under `rules` in `cartwright.yaml`, and findings of some files accepted under `ignore`; rules marked *always* are faults of integrity, which nothing changes. *fix* means that `cartwright lint --fix` mends what has one safe answer; *publish* that the rule runs only with `--publish`.',
    rulesMarkdown(RULES),
    ...groups.flatMap((group) => [
      `## ${GROUPS[group]}`,
      ...(group === 'node' ? [nodeKinds()] : []),
      ...RULES.filter(({ id }) => id.startsWith(`${group}/`)).map((meta) => ruleMarkdown(meta, '###')),
    ]),
  ]);
}

/** Every kind of node as a table. */
export function nodeKinds(): string {
  const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  const rows = NODE_TYPE_NAMES.flatMap((type) => {
    const { properties, kindProperty, kinds }: NodeType = NODE_TYPES[type];
    const own = Object.keys(properties).filter((name) => !['id', 'type', kindProperty].includes(name));
    return Object.entries(kinds).map(([name, { begins, ends, branches, needs, what }]) => {
      const required = own.filter((each) => properties[each] === 'required' || needs.includes(each));
      const edges = ends ? 'none' : branches ? 'one or more' : 'one, or several with a condition each';
      return [
        kindProperty === undefined ? `\`type: ${type}\`` : `\`type: ${type}\`, \`${kindProperty}: ${name}\``,
        begins ? `${what}: \`start\` names it` : what,
        code(required),
        code(own.filter((each) => !required.includes(each))),
        edges,
      ];
    });
  });
  return table(['node', 'what happens there', 'needs, beside `id`', 'may have', 'edges that leave it'], rows);
}
