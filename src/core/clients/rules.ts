import type { RuleMeta } from '../result/rule.ts';
import { textExample } from '../result/rule-examples.ts';

export const rules: readonly RuleMeta[] = [
  {
    id: 'client/secret',
    level: 'error',
    summary: "a secret is written into a client's configuration",
    what: 'The environment, a header, an argument or the address of an MCP server in a configuration such as `.mcp.json` holds a token, a key or a password as it is. The value is never printed and never copied into a host profile.',
    why: 'Everybody who has the repository has it, and so has every server and model that reads the file.',
    apart: 'It is found where a host is made from the configuration: by `host add`, `handshake` and `check`.',
    always: true,
    bad: textExample(
      '{ "mcpServers": { "tickets": { "command": "tickets-mcp", "env": { "TICKETS_TOKEN": "correct horse" } } } }',
    ),
    good: textExample(
      '{ "mcpServers": { "tickets": { "command": "tickets-mcp", "env": { "TICKETS_TOKEN": "${TICKETS_TOKEN}" } } } }',
    ),
  },
  {
    id: 'client/unread',
    level: 'error',
    summary: "something in a client's configuration is read by no client, or not by this one",
    what: 'An entry of a configuration such as `.mcp.json` makes no server: a name is misspelt, a value has another type, there is neither a command nor an address, or both; or it stands under a key, or in a member, that another client reads. Members that say nothing of how a server is reached, such as a time limit, are not looked at.',
    why: 'The client leaves such a server out, most often without a word, and so does the host that is made of it.',
    apart: 'It is found where a host is made from the configuration: by `host add`, `handshake` and `check`.',
    bad: textExample('{ "mcpServers": { "tickets": { "comand": "tickets-mcp" } } }'),
    good: textExample('{ "mcpServers": { "tickets": { "command": "tickets-mcp" } } }'),
  },
];
