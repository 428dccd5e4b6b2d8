import type { RuleMeta } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleMeta[] = [
  {
    id: 'source/file-name',
    level: 'warning',
    summary: 'the name of a file is nearly one that is looked for',
    what: 'A file is called nearly like a configuration, a package, a CAL, a host profile, a lock, a baseline or the confirmations: `cartwright.yml`, `desk.host.toml`.',
    why: 'Such files are found by their names: under another name the file decides nothing.',
    apart: 'It is found by `check`, `lock`, a release and in an editor.',
    bad: textExample('cartwright.yml'),
    good: textExample('cartwright.yaml'),
  },
  {
    id: 'source/symlink',
    level: 'error',
    summary: 'a file to check is a symbolic link',
    what: 'Something with the name of a CAL, a package, a cartridge or a host profile is staged as a symbolic link.',
    why: 'Links are not followed, as they may lead out of the repository; passed over in silence it would be a file that nobody checked.',
    apart: 'It is found by `check --staged` and the hooks.',
    always: true,
    bad: textExample('cal/ship.cal.yaml -> ../../elsewhere/ship.cal.yaml'),
    good: textExample('cal/ship.cal.yaml'),
  },
];
