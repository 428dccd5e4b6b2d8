/** Lists of a server, page after page, from one that is only pretended. */
import { expect, test } from '@jest/globals';
import { MCP_LIMITS } from '../../../../src/adapters/mcp/limits.ts';
import { headerFault, listAll, textsOf, toolsOf } from '../../../../src/adapters/mcp/lists.ts';

type Client = Parameters<typeof listAll>[0];

/** The names that are listed, or why they are not; and the cursors that were asked for. */
async function listed(...pages: readonly unknown[]): Promise<readonly [unknown, readonly unknown[]]> {
  const asked: unknown[] = [];
  const request = ({ params }: { readonly params: { readonly cursor?: string } }): Promise<unknown> => {
    asked.push(params.cursor);
    return Promise.resolve(pages[asked.length - 1]);
  };
  const limits = { ...MCP_LIMITS, pages: 3, entries: 4, cursor: 50 };
  const client = { request } as unknown as Client;
  try {
    const all = await listAll(client, 'tools/list', 'tools', limits, new AbortController().signal);
    return [all.map(({ name }) => name), asked];
  } catch (error) {
    return [(error as Error).message, asked];
  }
}

const page = (count: number, nextCursor?: unknown): object => ({
  tools: Array.from({ length: count }, (_, i) => ({ name: i })),
  ...(nextCursor === undefined ? {} : { nextCursor }),
});
const [forty, more] = ['c'.repeat(40), 'c'.repeat(41)];

test.each<[string, readonly unknown[], unknown, readonly unknown[]]>([
  ['one page', [page(2)], [0, 1], [undefined]],
  ['an empty cursor ends it', [page(1, '')], [0], [undefined]],
  ['null in its place, too', [page(1, null)], [0], [undefined]],
  ['as many pages as there may be', [page(1, 'a'), page(1, 'b'), page(2)], [0, 0, 0, 1], [undefined, 'a', 'b']],
  [
    'one more',
    [page(1, 'a'), page(1, 'b'), page(1, 'c')],
    'answers tools/list with more than 3 pages',
    [undefined, 'a', 'b'],
  ],
  ['as many entries as there may be', [page(4)], [0, 1, 2, 3], [undefined]],
  ['one entry more', [page(5)], 'answers tools/list with more than 4 entries', [undefined]],
  ['a cursor as long as it may be', [page(1, 'c'.repeat(50)), page(0)], [0], [undefined, 'c'.repeat(50)]],
  [
    'a longer one',
    [page(1, 'c'.repeat(51))],
    'answers tools/list with a cursor that is not text of at most 50 characters',
    [undefined],
  ],
  ['a number', [page(1, 7)], 'answers tools/list with a cursor that is not text of at most 50 characters', [undefined]],
  [
    'the same cursor, in short',
    [page(1, more), page(1, more)],
    `answers tools/list with the same cursor again ("${forty}…")`,
    [undefined, more],
  ],
  [
    'the same cursor, whole',
    [page(1, forty), page(1, forty)],
    `answers tools/list with the same cursor again ("${forty}")`,
    [undefined, forty],
  ],
  ['no list', [{}], 'answers tools/list without a list of tools', [undefined]],
  ...[7, null, []].map((entry): [string, readonly unknown[], unknown, readonly unknown[]] => [
    `${JSON.stringify(entry)} in the list`,
    [{ tools: [entry] }],
    'answers tools/list with an entry that is not an object',
    [undefined],
  ]),
])('%s', async (_name, pages, result, asked) => {
  expect(await listed(...pages)).toEqual([result, asked]);
});

test('a tool counts once; one without a schema is kept, and both are said', () => {
  const tools = [{ name: 'a', inputSchema: {}, title: 't' }, { name: 'a', inputSchema: [] }, { name: 'b' }];
  const { tools: kept, notes } = toolsOf(tools);
  expect([kept.map(({ digest: _digest, ...tool }) => tool), notes]).toEqual([
    [
      { name: 'a', title: 't', inputSchema: {}, ambiguous: true },
      { name: 'b', inputSchema: undefined },
    ],
    ['lists tool "a" twice; the first is used', 'tool "b" has an inputSchema that is not an object'],
  ]);
  expect(() => toolsOf([{ name: '' }])).toThrow('answers tools/list with a tool without a name');
});

test('of two tools of one name that differ the first is marked, and one without a canonical form is left out', () => {
  const tools = [
    { name: 'a', inputSchema: {} },
    { inputSchema: {}, name: 'a' },
    { name: 'b', inputSchema: {} },
    { name: 'b', inputSchema: {}, description: 'other' },
    { name: 'c', inputSchema: {}, description: 'half \ud800' },
    { name: 'd', inputSchema: { maximum: JSON.parse('1e999') as number } },
  ];
  const { tools: kept, notes } = toolsOf(tools);
  expect([kept.map(({ name, ambiguous }) => [name, ambiguous]), notes]).toEqual([
    [
      ['a', undefined],
      ['b', true],
    ],
    [
      'lists tool "a" twice; the first is used',
      'lists tool "b" twice; the first is used',
      'tool "c" has no canonical form (half of a character, or a number too large), and is left out',
      'tool "d" has no canonical form (half of a character, or a number too large), and is left out',
    ],
  ]);
});

const hideHunter = (text: string): string => text.replaceAll('hunter2', '***');

test('what a tool repeats of its environment is blotted out, and its digest is of what it said', () => {
  const inputSchema = { enum: ['hunter2'], maximum: 7, properties: { hunter2: {} } };
  const said = { name: 'a', description: 'with key hunter2', inputSchema };
  const { tools, notes } = toolsOf([{ name: 'is-hunter2', inputSchema }, said], hideHunter);
  expect([tools, notes]).toEqual([
    [
      {
        name: 'a',
        description: 'with key ***',
        inputSchema: { enum: ['***'], maximum: 7, properties: { '***': {} } },
        digest: toolsOf([said]).tools[0]?.digest,
      },
    ],
    [
      'a tool whose name repeats a value of its environment or headers is left out',
      'tool "a" repeats a value of its environment or headers, which is written as ***',
    ],
  ]);
});

test('a number that is a value of its environment is blotted out, too', () => {
  const hide = (text: string): string => text.replaceAll('4711471147', '***');
  const { tools } = toolsOf([{ name: 'a', inputSchema: { const: 4711471147, maximum: 7 } }], hide);
  expect(tools.map(({ inputSchema }) => inputSchema)).toEqual([{ const: '***', maximum: 7 }]);
});

test('texts of a list, each once', () => {
  const entries = [{ uri: 'b' }, { uri: 'a?hunter2' }, { uri: 7 }, {}, { uri: 'b' }];
  expect(textsOf(entries, 'uri', hideHunter)).toEqual(['a?***', 'b']);
});

const property = (more: object): object => ({ type: 'object', properties: { a: { type: 'string', ...more } } });
const header = { 'x-mcp-header': 'A' };

test.each<[string, unknown, string | undefined]>([
  ['none', property({}), undefined],
  ['one', property(header), undefined],
  ['one deep inside', { properties: { b: property(header) } }, undefined],
  ['a value that looks like one', property({ default: header }), undefined],
  ['of the arguments themselves', { type: 'object', ...header }, 'x-mcp-header is where no chain of properties leads'],
  [
    'in items',
    property({ type: 'array', items: { type: 'string', ...header } }),
    'x-mcp-header is where no chain of properties leads',
  ],
  ['in a branch', { anyOf: [property(header)] }, 'x-mcp-header is where no chain of properties leads'],
  ['a name with a blank', property({ 'x-mcp-header': 'a b' }), 'x-mcp-header is not a name of a header'],
  ['no text', property({ 'x-mcp-header': 7 }), 'x-mcp-header is not a name of a header'],
  [
    'of a number',
    property({ ...header, type: 'number' }),
    'x-mcp-header "A" is of a property that is not a string, integer or boolean',
  ],
  [
    'twice',
    { properties: { a: { type: 'string', ...header }, b: { type: 'string', 'x-mcp-header': 'a' } } },
    'x-mcp-header "A" is declared twice',
  ],
])('headers that a schema declares: %s', (_, schema, expected) => {
  expect(headerFault(schema)).toBe(expected);
});
