import { expect, test } from '@jest/globals';
import { openSchema, isFault } from '../../../../../src/core/json-schema/open-schema.ts';
import { defineClient, inProject } from '../../../../../src/core/clients/catalog/define.ts';
import { CLIENTS } from '../../../../../src/core/clients/catalog/index.ts';
import { readHostProfile } from '../../../../../src/core/handshake/read-host.ts';
import { validators } from '../../../../../src/core/schema/validators.ts';
import { readText } from '../../../../../src/core/source/read.ts';
import { HOST_SCHEMA_VERSION } from '../../../../../src/ids.ts';
import { expectGolden } from '../../../../support/golden.ts';

const requiredOf = (schema: unknown): readonly string[] => (schema as { required: readonly string[] }).required;

test.each(Object.entries(CLIENTS))(
  '%s is a valid profile whose every fact has a source',
  async (name, { profile: shipped }) => {
    const text = JSON.stringify({ schemaVersion: HOST_SCHEMA_VERSION, ...shipped });
    const reading = readHostProfile(await readText(`${name}.host.json`, text), await validators.host());
    expect(reading).toEqual({ host: shipped, diagnostics: [] });
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(shipped.sources.length).toBeGreaterThan(0);
    for (const tool of shipped.tools)
      if (tool.wraps === undefined) expect(isFault(openSchema(tool.inputSchema))).toBe(false);
  },
);

test.each(Object.entries(CLIENTS))(
  'what %s states of itself is in the facts that have a source',
  (_name, { profile: host }) => {
    const facts = host.sources.map(({ fact }) => fact).join('\n');
    const tokens = host.model?.contextWindowTokens?.toLocaleString('en-US');
    const stated = [
      host.protocolRevision,
      tokens === undefined ? undefined : `${tokens} tokens`,
      ...host.tools.flatMap(({ name, inputSchema }) =>
        (inputSchema === undefined ? [] : requiredOf(inputSchema)).map(
          (argument) => `${name} takes ${argument} (a required `,
        ),
      ),
    ];
    expect(stated.filter((fact) => fact !== undefined && !facts.includes(fact))).toEqual([]);
  },
);

test.each(Object.entries(CLIENTS))('every fact of %s is as it was reviewed', (name, shipped) => {
  expectGolden(`hosts/${name}.json`, `${JSON.stringify(shipped, null, 2)}\n`);
});

test('a client that states something without a source does not compile', () => {
  const files = { project: [inProject('.mcp.json')], user: [], substitutes: [] } as const;
  const about = { name: 'x', description: 'x' };
  // @ts-expect-error its file has no source
  defineClient({ ...files, profile: { ...about, sources: {} } });
  const sources = { '2026-11-21 example.org': { 'project user': 'the servers are in .mcp.json' } } as const;
  defineClient({ ...files, user: [inProject('.mcp.json')], profile: { ...about, sources } });
  // @ts-expect-error its revision has none
  defineClient({ ...files, profile: { ...about, protocolRevision: '2025-06-18', sources } });
  const tools = [{ name: 'search', scopes: ['search'], inputSchema: undefined }] as const;
  // @ts-expect-error its tool has none
  const client = defineClient({ ...files, profile: { ...about, tools, sources } });
  expect(client.profile.sources).toEqual([
    { fact: 'the servers are in .mcp.json', source: 'example.org', date: '2026-11-21' },
  ]);
});
