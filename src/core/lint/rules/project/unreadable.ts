import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'project/unreadable',
  level: 'error',
  always: true,
  summary: 'a project cannot be judged',
  what: 'One of several projects cannot be judged: its configuration cannot be read, or names what is not there. The finding stands where the mistake is.',
  why: 'Nobody can tell how the project stands, and the answer of the others is no answer for it.',
  apart:
    'It is found by `check` and the Action, where there are several projects, and by `lsp`; for a command, a single one that cannot be judged is no run at all.',
  finder: 'core/report/projects.ts',
  bad: { language: 'yaml', text: 'prefixes: cart\n' },
  good: { language: 'yaml', text: 'prefix: cart\n' },
});
