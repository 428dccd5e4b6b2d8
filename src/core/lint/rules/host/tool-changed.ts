import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/tool-changed',
  level: 'warning',
  summary: 'a tool of a server is not what was recorded',
  what: 'The profile pins tools by `digest`, and a server says something else of one, offers one that was not recorded, or lists one twice in different words; or the words of one in the profile do not give its digest, so that somebody edited the record. It is not bound until it is recorded again; what was recorded and what is said stand beside the finding. A tool that the profile declares and no server offers counts for nothing.',
  why: 'A server that was looked at once may say something else to the model later.',
  apart: 'It is found by a live handshake; an edited record is found wherever the profile is read.',
  always: true,
  finder: 'core/handshake/',
  bad: textExample('desk.host.yaml pins the tool "run" by its digest;\nthe server describes it in other words.'),
  good: textExample('cartwright handshake agents/builder --host desk.host.yaml --live --record desk.host.yaml'),
});
