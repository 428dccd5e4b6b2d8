import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/revision',
  level: 'error',
  summary: 'the MCP revision of a host profile is no date',
  what: 'The revision has the form of a date and is none.',
  why: 'Floors compare as dates.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'core/handshake/read-host.ts',
  bad: hostExample({ revision: '2025-13-18' }),
  good: hostExample(),
});
