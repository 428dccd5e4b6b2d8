import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Door, type ProvenanceOf } from '../../../../src/app/policy/door.ts';
import { loadPolicyFile } from '../../../../src/app/policy/load.ts';
import { plainDemands } from '../../../../src/app/trust/verify.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { freshSigner, NOW, ports, signedCartridge } from '../../../support/cartridges.ts';
import { scratch } from '../../../support/scratch.ts';

test('provenance is asked of the file, with the trusted root beside the policy', async () => {
  const folder = scratch();
  await signedCartridge(folder, freshSigner());
  mkdirSync(join(folder, 'gate'));
  const provenance = {
    certificateIdentity: 'https://github.com/demo/agents/.github/workflows/release.yml@refs/tags/v1.2.0',
    certificateOidcIssuer: 'https://token.actions.githubusercontent.com',
    trustedRoot: 'root.jsonl',
  };
  const text = JSON.stringify({ schemaVersion: 'cart.policy.v1', trust: 'portable', provenance });
  writeFileSync(join(folder, 'gate/p.policy.yaml'), text);
  const own = ports(folder);
  const loaded = await loadPolicyFile(own.fs, 'gate/p.policy.yaml');
  const asked: unknown[] = [];
  const decide = async (answer: Awaited<ReturnType<ProvenanceOf>>): Promise<[string, readonly object[]]> => {
    const door = new Door(loaded, {
      profile: PROFILES.cart,
      provenanceOf: (...args) => {
        asked.push(args);
        return Promise.resolve(answer);
      },
    });
    const { decision, reasons } = await door.decide(() => own, 'base.cart', door.demands(plainDemands(NOW)));
    return [decision, reasons];
  };
  expect(await decide({ proven: true })).toEqual(['allow', []]);
  expect(await decide({ proven: false, reason: 'there is no bundle' })).toEqual([
    'deny',
    [
      {
        id: 'provenance',
        message: `provenance of "${provenance.certificateIdentity}" is demanded: there is no bundle`,
      },
    ],
  ]);
  const placed = ['base.cart', { ...provenance, trustedRoot: 'gate/root.jsonl' }];
  expect(asked).toEqual([placed, placed]);
});
