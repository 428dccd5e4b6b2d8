import type { RuleDeclaration } from '../result/rule.ts';
import { textExample } from '../result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'client/secret',
    owasp: ['MCP01:2025', 'ASI03:2026'],
    summary: "a secret is written into a client's configuration",
    what: 'The environment, a header, an argument or the address of an MCP server in a configuration such as `.mcp.json` holds a token, a key or a password as it is. The value is never printed and never copied into a host profile.',
    why: 'Everyone who can read the repository can read the secret, and so can every server and model that reads the file.',
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
    summary: 'a client does not read a part of its configuration',
    what: 'An entry of a configuration such as `.mcp.json` makes no server: a name is misspelt, a value has another type, there is neither a command nor an address, or both; or it is under a key, or in a member, that another client reads; or a client reads no such file, as Windsurf does not read `.windsurf/mcp.json` (a warning). Members that do not say how to reach a server, such as a time limit, are ignored.',
    why: 'The client leaves such a server out, usually without a message, and so does the host made from the file.',
    apart: 'It is found where a host is made from the configuration: by `host add`, `handshake` and `check`.',
    bad: textExample('{ "mcpServers": { "tickets": { "comand": "tickets-mcp" } } }'),
    good: textExample('{ "mcpServers": { "tickets": { "command": "tickets-mcp" } } }'),
  },
];
