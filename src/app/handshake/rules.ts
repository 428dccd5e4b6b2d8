import type { RuleDeclaration } from '../../core/result/rule.ts';
import { hostExample, jsonExample, textExample } from '../../core/result/rule-examples.ts';

const OPEN = '{ properties: { command: { type: string } } }';
const NARROW = '{ properties: { command: { type: string, minLength: 1 } }, required: [command] }';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'client/composed',
    level: 'note',
    summary: "a host was made from this client's configuration",
    what: "A host was named by a client's name, as in `--host claude-code`, and was made of the client's facts and the servers that this file names. The note lists them.",
    why: 'What the file says decides the answer: a change of it is a change of the host.',
    apart: 'It is said by `handshake` and `check`.',
    bad: textExample('{ "mcpServers": { "memory": { "command": "memory-mcp" } } }'),
    good: textExample('cartwright handshake agents/reviewer --host hosts/claude-code.host.yaml'),
  },
  {
    id: 'descriptor/schema',
    summary: 'a compliance descriptor does not match its schema',
    what: 'A member is missing, has the wrong type, or the file holds something else, such as the whole result of a handshake.',
    why: 'The self-check of a cartridge compares it with its descriptor, and needs one that it can read.',
    apart: 'It is found by `preflight`.',
    always: true,
    bad: jsonExample('{ "verdict": "maybe" }'),
    good: jsonExample('{ "verdict": "accept" }'),
  },
  {
    id: 'handshake/not-judged',
    level: 'warning',
    summary: 'a host could not be judged',
    what: 'It is unknown whether the host accepts: only its servers know its tools, and they were not asked, or one of them did not answer. The message says which, and the help says what to do. A profile that cannot be read is not judged either; then its own findings say why.',
    why: 'A host without an answer is not counted as accepting, and a release needs the acceptance of every host.',
    apart:
      'It is found by `handshake`, `check` and the Action, at the servers of the host profile. Its level decides how it is shown; the verdict does not change.',
    bad: {
      language: 'yaml',
      get text() {
        return hostExample().text.replace(/tools:\n[^]*/, 'servers:\n  - { name: files, command: files-server }\n');
      },
    },
    good: hostExample(),
  },
  {
    id: 'handshake/reservation',
    level: 'warning',
    summary: 'a bound tool rejects some calls that the contract allows',
    what: 'The tool has every property that the contract requires, each of a type that fits, so that it is bound. It rejects calls that the contract allows all the same: it requires a property that is never sent, or narrows a value by a range, a pattern, a length or a condition. The message gives such a call where there is one, and says so where it cannot be determined. A tool that was found by search is never bound with a reservation.',
    why: 'The cartridge boots on that host and fails later, in the middle of its work, with the first call that the tool rejects.',
    apart:
      'It is found by `handshake`, `check` and the Action, at the tool in the host profile. With `handshake --strict`, and in a release with `strict`, such a tool is not bound.',
    bad: {
      language: 'yaml',
      get text() {
        return hostExample().text.replace(OPEN, NARROW);
      },
    },
    good: hostExample(),
  },
  {
    id: 'host/secret',
    owasp: ['MCP01:2025', 'ASI03:2026'],
    summary: 'a host profile holds a secret',
    what: 'A text of the profile is a token or a key, a random value is given to a password, or the environment, a header, an argument or the address of a server holds one as it is. The value is never printed.',
    why: 'A profile is meant to be committed, and everyone with access to the repository can read the secret.',
    apart:
      'It is found by `check`, `handshake` and the Action. `host add` and `handshake --record` write no such profile.',
    always: true,
    sensitive: true,
    bad: hostExample("servers: [{ name: tickets, command: tickets-mcp, env: { TICKETS_TOKEN: 'correct horse' } }]"),
    good: hostExample('servers: [{ name: tickets, command: tickets-mcp, envVars: [TICKETS_TOKEN] }]'),
  },
];
