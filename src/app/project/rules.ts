import type { RuleDeclaration } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'source/symlink',
    summary: 'a file to check is a symbolic link',
    what: 'Something with the name of a CAL, a package, a cartridge or a host profile is staged as a symbolic link.',
    why: 'Links are not followed, because they may lead out of the repository. A link that is skipped silently would be an unchecked file.',
    apart: 'It is found by `check --staged` and the hooks.',
    always: true,
    bad: textExample('cal/ship.cal.yaml -> ../../elsewhere/ship.cal.yaml'),
    good: textExample('cal/ship.cal.yaml'),
  },
];
