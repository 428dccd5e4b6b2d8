import { RULES } from '../generated/rules.ts';
import { rulesMarkdown } from '../core/report/markdown/pages/rule.ts';
import { NODE_TYPE_NAMES, NODE_TYPES, type NodeType } from '../core/value/node-kinds.ts';
import { pageOf, table } from './readme.ts';

/** The text of docs/rules.md, made from the rules. */
export function rulesPage(): string {
  return pageOf([
    '<!-- Made from the rules by npm run sync. -->',
    '# Rules',
    'Every rule in one line. `cartwright explain RULE` says what it finds, why it matters and what to do, with a bad and a good example, which tests run. Most rules are about the text of a CAL; where another command finds something, `explain` says so. A level can be set, or a rule switched off, under `rules` in `cartwright.yaml`, and findings of some files accepted under `ignore`; rules marked *always* are faults of integrity, which nothing changes. *fix* means that `cartwright lint --fix` fixes what has one safe answer.',
    rulesMarkdown(RULES),
    '## Nodes',
    'The kinds of nodes of a CAL, which the rules `node/…` and `graph/…` are about.',
    nodeKinds(),
  ]);
}

/** Every kind of node as a table. */
function nodeKinds(): string {
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
  return table(['node', 'what happens there', 'needs, in addition to `id`', 'may have', 'edges that leave it'], rows);
}
