import type { RuleDeclaration } from '../result/rule.ts';
import { textExample } from '../result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'package/small-step',
    level: 'warning',
    summary: 'the version takes a smaller step than the requirements need',
    what: 'Compared with the base, a package or a cartridge asks something else of hosts, and its version does not say so: more is asked without a major step, less without a minor one, or other words without a patch.',
    why: 'People who update within a major version expect every host that accepted the previous version to accept this one.',
    apart:
      'It is found by `check --base` and by the Action on a pull request. It cannot be silenced, since `strict` fails on it.',
    always: true,
    bad: textExample('minContextWindowTokens goes from 100000 to 150000, and the version from 1.2.0 to 1.2.1.'),
    good: textExample('minContextWindowTokens goes from 100000 to 150000, and the version from 1.2.0 to 2.0.0.'),
  },
  {
    id: 'project/unreadable',
    always: true,
    summary: 'a project cannot be judged',
    what: 'One of several projects cannot be judged: its configuration cannot be read, or names what is not there. The finding is where the mistake is.',
    why: 'The state of the project is unknown, and the answers of the other projects do not cover it.',
    apart:
      'It is found by `check` and the Action, where there are several projects, and by `lsp`; for a command, a single one that cannot be judged is not a run at all.',
    bad: { language: 'yaml', text: 'prefixes: cart\n' },
    good: { language: 'yaml', text: 'prefix: cart\n' },
  },
];
