import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'smol-toml';
import {
  entriesOf,
  entryAdded,
  entryTaken,
  openConfiguration,
  saysTheSame,
  spliced,
  unspliced,
  type Configuration,
  type Splice,
} from '../../../../src/core/activate/configuration.ts';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';
import type { ConfigurationFile } from '../../../../src/core/clients/client.ts';

const CLIENT_NAMES = ['claude-code', 'codex-cli', 'gemini-cli', 'opencode', 'vscode'];
const ENTRY = { command: 'cartwright', args: ['gate', 'a.cart'], startup_timeout_sec: 60 };

const fileOf = (client: string): ConfigurationFile => CLIENTS[client]?.project[0] as ConfigurationFile;

function open(text: string, client = 'claude-code'): Promise<Configuration> {
  return openConfiguration(client, fileOf(client).path, text);
}

async function added(text: string, client?: string): Promise<string> {
  return spliced(text, entryAdded(await open(text, client), 'gate', ENTRY));
}

test.each([
  ['', '{\n  "mcpServers": {\n    "gate": GATE\n  }\n}\n'],
  ['{}', '{\n  "mcpServers": {\n    "gate": GATE\n  }\n}'],
  ['{\n}\n', '{\n  "mcpServers": {\n    "gate": GATE\n  }\n}\n'],
  ['{ // mine\n\t"a": 1, // one\n}\n', '{ // mine\n\t"mcpServers": {\n\t\t"gate": GATE\n\t},\n\t"a": 1, // one\n}\n'],
  ['{"mcpServers":{"b":{"command":"x"}}}', '{"mcpServers":{"gate": GATE, "b":{"command":"x"}}}'],
  [
    '{\r\n    "mcpServers": {\r\n        "b": {"command": "x"} // last\r\n    }\r\n}',
    '{\r\n    "mcpServers": {\r\n        "gate": GATE,\r\n        "b": {"command": "x"} // last\r\n    }\r\n}',
  ],
])('the entry is put into %j', async (text, after) => {
  const own = /"gate": (\{[^]*?\}(?= \}|,\r?\n|, |\r?\n))/;
  const result = await added(text);
  const [, entry = ''] = /"gate": (\{[^]*?\n?\s*"startup_timeout_sec": 60\s*\}|\{.*?60\})/.exec(result) ?? [];
  expect([result.replace(entry, 'GATE'), own.test(result)]).toEqual([after, true]);
  expect(saysTheSame(JSON.parse(entry), ENTRY)).toBe(true);
});

test('the entry is put into TOML as a table of its own at the end', async () => {
  const gate = '[mcp_servers.gate]\ncommand = "cartwright"\nargs = ["gate", "a.cart"]\nstartup_timeout_sec = 60\n';
  expect(await added('', 'codex-cli')).toBe(gate);
  expect(await added('# mine\nmodel = "x"', 'codex-cli')).toBe(`# mine\nmodel = "x"\n\n${gate}`);
});

test.each([
  ['\ufeff{}', 'claude-code', 'it begins with a byte order mark'],
  ['{"mcpServers": []}', 'claude-code', 'mcpServers is not a table of servers'],
  ['[]', 'claude-code', 'it holds no mapping'],
  ['{"mcpServers": {"a": {}, "a": {}}}', 'claude-code', expect.stringContaining('"a"')],
  ['{"mcpServers": {', 'claude-code', 'not valid JSON: the document ends inside an object'],
  ['a = [', 'codex-cli', expect.stringContaining('the file is not TOML')],
])('%j is not edited', async (text, client, message) => {
  await expect(open(text, client)).rejects.toMatchObject({ code: 'bad-file', message });
});

test('the table within the table of the second opencode takes the entry', async () => {
  const text = '{"mcp": {"servers": {"a": {"type": "local", "command": ["x"]}}}}';
  const after = await added(text, 'opencode');
  expect(JSON.parse(after)).toEqual({
    mcp: { servers: { gate: ENTRY, a: { type: 'local', command: ['x'] } } },
  });
});

const NAME = fc.constantFrom('a', 'memory', 'x-1', 'gate2', 'Two words', 'é"\\');
const BLANK = fc.constantFrom(
  '',
  ' ',
  '\n',
  '\n  ',
  '\t',
  '\r\n    ',
  ' // a "remark" {\n',
  ' // b\n  ',
  '/* x, } */',
  '\n// gate\n  ',
);
const SERVER = fc.record({ command: fc.constantFrom('x', 'npx') }, { requiredKeys: ['command'] });

/** Configurations in JSON with blanks, comments and trailing commas wherever they may stand. */
const JSON_STATE = fc
  .record({
    servers: fc.option(fc.uniqueArray(fc.tuple(NAME, SERVER), { selector: ([name]) => name, maxLength: 4 }), {
      nil: null,
    }),
    others: fc.uniqueArray(
      fc.tuple(fc.constantFrom('$schema', 'inputs', 'theme'), fc.constantFrom('1', '"x"', '[ ]')),
      {
        selector: ([name]) => name,
      },
    ),
    blanks: fc.array(BLANK, { minLength: 40, maxLength: 40 }),
    comma: fc.boolean(),
    at: fc.nat(3),
    end: fc.constantFrom('', '\n', '\r\n', ' // end'),
  })
  .map(({ servers, others, blanks, comma, at, end }) => (key: string) => {
    let next = 0;
    const blank = (): string => blanks[next++ % blanks.length] ?? '';
    const object = (members: readonly (readonly [string, string])[]): string => {
      const parts = members.map(
        ([name, value]) => `${blank()}${JSON.stringify(name)}${blank()}:${blank()}${value}${blank()}`,
      );
      return `{${parts.join(',')}${comma && parts.length > 0 ? `,${blank()}` : blank()}}`;
    };
    const members = [...others] as [string, string][];
    const table = servers?.map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
    if (table !== undefined) members.splice(at, 0, [key, object(table)]);
    return { text: `${object(members)}${end}`, names: servers?.map(([name]) => name) ?? [] };
  });

const TOML_STATE = fc
  .record({
    servers: fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'memory', 'x-1'), fc.boolean()), {
      selector: ([name]) => name,
    }),
    head: fc.constantFrom('', 'model = "x"\n', '# a remark [mcp_servers.gate]\n', 'text = """\n[not.a.table]\n"""\n'),
    tail: fc.constantFrom('', '\n[profiles.x]\na = 1\n', '\n# end'),
    gap: fc.constantFrom('', '\n', '\n# about the next\n'),
  })
  .map(({ servers, head, tail, gap }) => {
    const tables = servers.map(
      ([name, env]) =>
        `[mcp_servers.${name}]\ncommand = "x"\n${env ? `[mcp_servers.${name}.env]\nA = "1"\n` : ''}${gap}`,
    );
    return { text: head + tables.join('') + tail, names: servers.map(([name]) => name) };
  });

const rounds = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 60);

/** Takes servers out, puts the entry in, and takes all of it back. */
async function there(text: string, names: readonly string[], client: string): Promise<void> {
  const before = entriesOf(await open(text, client));
  const splices: Splice[] = [];
  let now = text;
  const expected: Record<string, unknown> = { ...before };
  for (const name of names) {
    const taken = entryTaken(await open(now, client), name) ?? [];
    for (const each of taken) {
      splices.push(each);
      now = spliced(now, each);
    }
    delete expected[name];
    expect([now, entriesOf(await open(now, client))]).toEqual([now, expected]);
  }
  const splice = entryAdded(await open(now, client), 'gate', ENTRY);
  splices.push(splice);
  now = spliced(now, splice);
  expect([now, entriesOf(await open(now, client))]).toEqual([now, { ...expected, gate: ENTRY }]);
  expect(unspliced(now, splices)).toBe(text);
  // Also where something else was edited since: the entry goes, the rest stays.
  const taken = entryTaken(await open(now, client), 'gate') ?? [];
  const without = taken.reduce(spliced, now);
  expect([without, entriesOf(await open(without, client))]).toEqual([without, expected]);
}

test('activating and deactivating leaves the bytes as they were: JSON with comments, trailing commas, other servers', async () => {
  await fc.assert(
    fc.asyncProperty(
      JSON_STATE,
      fc.constantFrom(...CLIENT_NAMES.filter((name) => fileOf(name).format !== 'toml')),
      fc.nat(4),
      async (make, client, count) => {
        const { text, names } = make(fileOf(client).keys[0] ?? '');
        await there(text, names.slice(0, count), client);
      },
    ),
    { numRuns: rounds * 4 },
  );
});

test('activating and deactivating leaves the bytes as they were: TOML', async () => {
  await fc.assert(
    fc.asyncProperty(TOML_STATE, fc.nat(3), async ({ text, names }, count) => {
      expect(parse(text)).toBeDefined();
      await there(text, names.slice(0, count), 'codex-cli');
    }),
    { numRuns: rounds },
  );
});
