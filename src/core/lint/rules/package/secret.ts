import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/secret',
  level: 'error',
  summary: 'a packed file holds a secret',
  what: 'A file or a text that would travel in the cartridge holds a private key, a token of a known form, a value that looks random and is given to a password, a key or a token, or the value of a variable of an environment file beside the package.',
  why: 'A signed cartridge is copied to every host and never taken back.',
  apart: 'It is found by `check`, `build` and the Action.',
  always: true,
  falseAlarms:
    'Random values that are given to a secret name: in 97,464 text files (810 MB) of 71 public repositories 164 values were named, in 98 files, and each was read: 5 were no secret (four times the token of one link in a test, and a token that a test broke), 13 are keys that are published on purpose (maps, search, telemetry), 77 are made for tests, and the others stand as examples or for real in documentation and source. In the 5,873 files of 12 of them, which were not looked at while the measure was made, it first named 10, 3 of them wrongly; then it was narrowed so that it names none of the 3.',
  finder: 'app/package/travel.ts',
  bad: textExample('agents/reviewer/rom/knowledge/deploy.md quotes the value of API_TOKEN from .env.'),
  good: textExample('agents/reviewer/rom/knowledge/deploy.md names the variable API_TOKEN.'),
});
