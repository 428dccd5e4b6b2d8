import { expect, test } from '@jest/globals';
import { publishedDocuments } from '../../../../src/core/cartridge/published.ts';
import { PROFILES } from '../../../../src/ids.ts';

test('the package specification of the published format lists each artifact with its schema', () => {
  const documents = publishedDocuments('an-id', { skills: 2, capabilities: 3 }, PROFILES.acx);
  const [spec] = [...documents.values()].map((text) => JSON.parse(text) as { artifacts?: readonly object[] });
  expect(spec?.artifacts).toEqual([
    { role: 'identity', kind: 'meta', schema: 'acx.cartridge-meta/1', required: true },
    {
      role: 'memory-baseline',
      kind: 'table',
      table: 'memory',
      mediaType: 'application/json',
      schema: 'acx.memory-record.v1',
      required: true,
      count: 0,
    },
    {
      role: 'memory-vectors',
      kind: 'lance',
      path: 'vectors/memories.lance',
      signed: false,
      reindexOnImport: true,
      schema: 'acx.lance-memory/1',
      required: false,
      descriptor: expect.any(String),
    },
    { role: 'skills', kind: 'sqlar', path: 'rom/skills/', schema: 'acx.skill/1', required: false, count: 2 },
    {
      role: 'capabilities',
      kind: 'table',
      table: 'capabilities',
      schema: 'acx.capability/1',
      required: false,
      count: 3,
    },
    {
      role: 'harness',
      kind: 'sqlar',
      path: 'rom/manifest/harness-requirements.json',
      schema: 'acx.harness.v1',
      required: true,
    },
    {
      role: 'loop-context',
      kind: 'sqlar',
      path: expect.any(String),
      schema: 'acx.loop-context-policy/1.1',
      required: true,
    },
    { role: 'level', kind: 'attestation', schema: 'acx.level-credential.v1', required: false, count: 0 },
  ]);
});
