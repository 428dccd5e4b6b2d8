import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONFIRMATIONS_SCHEMA_VERSION,
  HOST_SCHEMA_VERSION,
  PACKAGE_SCHEMA_VERSION,
  POLICY_SCHEMA_VERSION,
  PROFILES,
  ROSTER_SCHEMA_VERSION,
} from '../../src/ids.ts';
import { ROOT, sources } from './sources.ts';

/** What only src/ids.ts may spell: the identifiers of either profile, and anything that is built like one. */
const STRAY =
  /(['"`])(?:(?:cart|acx)(?::|\.(?:harness|cal|trust|workflow|package|host|spec|rom|cartridge)\b)|application\/vnd\.|urn:(?:cart|acx)|https:\/\/acx\.dev|(?:cart|acx)(?:Level|SchemaVersion)\b)/;

test('identifiers of the format are spelt in src/ids.ts alone', () => {
  const stray = sources()
    .filter(({ file }) => file !== 'ids.ts')
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          STRAY.test(line) && !/application\/vnd\.(?:in-toto|github|oci\.|dev\.sigstore)/.test(line)
            ? [`src/${file}:${i + 1}: ${line.trim()}`]
            : [],
        ),
    );
  expect(stray).toEqual([]);
});

test('the profiles are those of docs/format.md 10', () => {
  expect(PROFILES.cart).toEqual({
    prefix: 'cart',
    roleNamespace: 'cart:',
    manifestSchemaVersion: 'cart.harness.v1',
    descriptorSchemaVersion: 'cart.harness.compliance.v1',
    calSchemaVersion: 'cart.cal/1',
    trustRegistrySchemaVersion: 'cart.trust-registry/1',
    calSignatureSchemaVersion: 'cart.workflow-signature/1',
    cartridgeMediaType: 'application/vnd.cart.cartridge.v1+sqlite3',
    metaPrefix: 'cart.',
    cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
    calPredicateType: 'urn:cart:attestation:workflow:v1',
    releasePredicateType: 'urn:cart:attestation:release:v1',
    predicateVersionField: 'cartSchemaVersion',
    levelField: 'cartLevel',
    extension: '.cart',
    applicationId: 0x43525431,
    userVersion: 0x01000000,
    calSubjectPrefix: 'urn:cart:workflow:',
    romDigestName: 'cartRom',
    calDigestName: 'cartWorkflow',
  });
  expect(PROFILES.acx).toMatchObject({
    manifestSchemaVersion: 'acx.harness.v1',
    cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
    calPredicateType: 'https://acx.dev/attestation/workflow/v1',
    levelField: 'acxLevel',
    applicationId: 0x41435831,
    userVersion: 0x01000100,
  });
});

test.each([
  ['cartridge', PACKAGE_SCHEMA_VERSION],
  ['host', HOST_SCHEMA_VERSION],
  ['rac-confirmations', CONFIRMATIONS_SCHEMA_VERSION],
  ['roster', ROSTER_SCHEMA_VERSION],
  ['policy', POLICY_SCHEMA_VERSION],
])('the schema of %s files spells its version as the identifiers do', (name, version) => {
  const schema = readFileSync(join(ROOT, `schemas/${name}.schema.json`), 'utf8');
  expect(schema.match(/"cart\.[a-z.-]+\.v1"/g)).toEqual([`"${version}"`]);
});
