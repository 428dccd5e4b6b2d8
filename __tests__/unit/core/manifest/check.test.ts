import { expect, test } from '@jest/globals';
import { buildManifest, serializeManifest } from '../../../../src/core/manifest/build.ts';
import { checkManifest } from '../../../../src/core/manifest/check.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

const reference = buildManifest(undefined, PROFILES.cart);

async function check(manifest: object): Promise<string[]> {
  const doc = await readText('m.json', JSON.stringify(manifest, null, 2));
  const { diagnostics } = checkManifest(doc, await validators.manifest(), PROFILES.cart);
  return diagnostics
    .map((d) => `${d.range.start.line}:${d.range.start.column} ${d.level} ${d.rule} ${d.message}`)
    .sort();
}

test('the reference manifest is valid, and so is its text', async () => {
  expect(await check(reference)).toEqual([]);
  const doc = await readText('m.json', serializeManifest(reference));
  expect(checkManifest(doc, await validators.manifest(), PROFILES.cart).manifest).toEqual(reference);
});

const tools = reference.requiredTools;

test.each<[string, object, string[]]>([
  [
    'unknown schemaVersion',
    { schemaVersion: 'cart.harness.v2' },
    ['2:20 error manifest/schema-version unrecognized schemaVersion: "cart.harness.v2"'],
  ],
  [
    'a role missing',
    { requiredTools: tools.slice(0, 3) },
    ['12:20 error manifest/schema "requiredTools" has 3 items; it needs at least 4'],
  ],
  [
    'a role twice',
    { requiredTools: [...tools.slice(0, 3), tools[0]] },
    [
      '12:20 error manifest/required-roles required role "cart:search" is missing',
      '75:15 error manifest/duplicate-role role "cart:execute" stands twice',
    ],
  ],
  [
    'a required role among the optional ones',
    { optionalTools: [{ ...tools[0], tier: 'optional' }] },
    ['98:15 error manifest/duplicate-role role "cart:execute" stands twice'],
  ],
  [
    'no date',
    { mcp: { minProtocolRevision: '2024-13-99' } },
    ['4:28 error manifest/revision minProtocolRevision is "2024-13-99", which is no date'],
  ],
  [
    'a scope outside the vocabulary',
    { network: ['internet'] },
    ['115:5 error manifest/schema "network[0]" is "internet", which is not a capability scope'],
  ],
  ['a vendor scope', { network: ['x-acme.vpn'] }, []],
  [
    'an unknown member of the root',
    { externalTools: [] },
    ['115:3 warning manifest/unknown-member unknown member "externalTools", which a host ignores'],
  ],
  [
    'a model id for a floor',
    { model: { toolUse: true, minContextWindowTokens: 'claude' } },
    ['9:31 error manifest/schema "model.minContextWindowTokens" must be an integer, not a string'],
  ],
])('%s', async (_name, change, expected) => {
  expect(await check({ ...reference, ...change })).toEqual(expected);
});

test('a manifest of another profile names the setting that reads it', async () => {
  const doc = await readText('m.json', JSON.stringify(buildManifest(undefined, PROFILES.acx)));
  const { manifest, diagnostics } = checkManifest(doc, await validators.manifest(), PROFILES.cart);
  expect(manifest).toBeUndefined();
  expect(diagnostics.map((d) => d.help)).toEqual(['use --prefix acx, or prefix: acx in cartwright.yaml, to read it']);
});
