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
  bad: textExample('agents/reviewer/rom/knowledge/deploy.md quotes the value of API_TOKEN from .env.\n'),
  good: textExample('agents/reviewer/rom/knowledge/deploy.md names the variable API_TOKEN.\n'),
});
