import { calExample, PUBLISHED } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { eachString } from '../../strings.ts';

/** A home folder by its usual places, or by the names that stand for it. */
const HOME =
  /(?<![\w./~-])(?:(?:file:\/\/)?\/(?:home|Users)\/[^/\s]+|(?:file:\/\/)?\/root(?=\/)|[A-Za-z]:[\\/]+Users[\\/]+[^\\/\s]+|~[\w-]{0,64}\/\S|\$(?:HOME\b|\{HOME\})|%USERPROFILE%)/;

export const rule: Rule = {
  meta: {
    id: 'publish/home-path',
    level: 'error',
    publish: true,
    summary: 'a published CAL names a path of a home folder',
    what: 'A text of the CAL holds a path below `/home/`, `/Users/`, `C:\\\\Users\\\\`, `/root/`, `~/` or `$HOME`.',
    why: 'The path exists on one machine only, and often tells who uses it.',
    bad: calExample({
      about: PUBLISHED,
      rac: ['{ id: wiki, kind: wiki, description: The notes in /home/sam/notes }'],
    }),
    good: calExample({
      about: PUBLISHED,
      rac: ['{ id: wiki, kind: wiki, description: The notes in docs/notes }'],
    }),
    sensitive: true,
  },
  check({ cal }, report) {
    eachString(cal.root, (text, path) => {
      if (!HOME.test(text)) return;
      report({
        message: 'a text names a path of a home folder',
        path,
        help: 'name the path relative to the repository',
      });
    });
  },
};
