import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/tool-changed',
  level: 'warning',
  summary: 'a server describes a tool differently from what was recorded',
  what: 'The profile pins the tool by `digest`, and what the server says of it gives another one. The message names what changed. The tool is not bound until it is recorded again.',
  why: 'A server that was looked at once may say something else to the model later.',
  apart: 'It is found by a live handshake.',
  always: true,
  finder: 'core/handshake/live.ts',
  bad: textExample('desk.host.yaml pins the tool "run" by its digest;\nthe server describes it in other words.'),
  good: textExample('cartwright handshake agents/builder --host desk.host.yaml --live --record desk.host.yaml'),
});
