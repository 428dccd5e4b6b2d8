import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'handshake/not-judged',
  level: 'warning',
  summary: 'a host could not be judged',
  what: 'Nobody can tell whether the host accepts: its tools are known to its servers only and those were not asked, or one of them did not answer. The message says which, and the help says what to do. A profile that cannot be read is not judged either; then its own findings say why.',
  why: 'A host that gave no answer did not accept. It is never counted as if it had, and a release needs the acceptance of every host.',
  apart:
    'It is found by `handshake`, `check` and the Action, at the servers of the host profile. Its level decides how it is shown; the verdict stays what it is.',
  finder: 'app/handshake/findings.ts',
  bad: {
    language: 'yaml',
    get text() {
      return hostExample().text.replace(/tools:\n[^]*/, 'servers:\n  - { name: files, command: files-server }\n');
    },
  },
  good: hostExample(),
});
