import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'client/composed',
  level: 'note',
  summary: "a host was made from this client's configuration",
  what: "A host was named by a client's name, as in `--host claude-code`, and was made of the client's facts and the servers that this file names. The note lists them.",
  why: 'What the file says decides the answer: a change of it is a change of the host.',
  apart: 'It is said by `handshake` and `check`.',
  finder: 'app/handshake/clients.ts',
  bad: textExample('{ "mcpServers": { "memory": { "command": "memory-mcp" } } }'),
  good: textExample('cartwright handshake agents/reviewer --host hosts/claude-code.host.yaml'),
});
