import type { RuleDeclaration } from '../result/rule.ts';
import { yamlExample } from '../result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'check/relaxed',
    level: 'warning',
    summary: 'a change relaxes what its base checks',
    what: 'Compared with the base, a rule is switched off or lowered, findings are ignored or accepted, something is no longer judged, an item is confirmed, a key is trusted, a host offers or grants more, or a package asks less. The message says what, at its place; what was taken away has the place that it had in the base.',
    why: 'The same change may contain the fault that it hides. An owner of these files should review it first.',
    apart:
      'It is found by `check --base` and by the Action on a pull request. It cannot be silenced: that would be a relaxation itself. With `--config-from`, or the input `config-from: base`, the fault is found as before.',
    always: true,
    bad: yamlExample('rules: { graph/unreachable-node: off }'),
    good: yamlExample('rules: { graph/unreachable-node: error }'),
  },
];
