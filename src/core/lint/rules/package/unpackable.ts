import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/unpackable',
  level: 'error',
  summary: 'a file under rom/ cannot be packed',
  what: 'What stands under `rom/` of a package is a link, a device or larger than a cartridge takes, has a name that is not the same everywhere or belongs to keys, differs from another only by case, or cannot be read.',
  why: '`build` refuses the package, so that a release of it fails.',
  apart: 'It is found by `check` and the Action; `build` refuses the package.',
  always: true,
  finder: 'app/package/package-content.ts',
  bad: textExample('agents/reviewer/rom/knowledge/deploy.md is a symbolic link to ../../../../docs/deploy.md.'),
  good: textExample('agents/reviewer/rom/knowledge/deploy.md is the file itself.'),
});
