import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PolicyGate, type ProvenanceOf } from '../../../../src/app/policy/gate.ts';
import { loadPolicyFile } from '../../../../src/app/policy/load.ts';
import { digestOfFile } from '../../../../src/app/trust/files.ts';
import { plainDemands } from '../../../../src/app/trust/verify.ts';
import { sha256Hex } from '../../../../src/core/value/digest.ts';
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
    const gate = new PolicyGate(loaded, {
      profile: PROFILES.cart,
      provenanceOf: (path, demanded) => {
        asked.push([path, demanded]);
        return Promise.resolve(answer);
      },
    });
    const { decision, reasons } = await gate.decide(() => own, 'base.cart', plainDemands(NOW));
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

const CHANGED =
  'the file changed while it was read: another process is writing it (run again when nothing writes to it)';

test('what is verified and whose provenance is asked are the same bytes, whatever is put in their place', async () => {
  const folder = scratch();
  await signedCartridge(folder, freshSigner());
  const path = join(folder, 'base.cart');
  const sha256 = sha256Hex(readFileSync(path));
  const provenance = { certificateIdentity: 'https://a.example/w', certificateOidcIssuer: 'https://b.example' };
  const text = JSON.stringify({ schemaVersion: 'cart.policy.v1', trust: 'portable', provenance });
  writeFileSync(join(folder, 'p.policy.yaml'), text);
  const own = ports(folder);
  const gate = new PolicyGate(await loadPolicyFile(own.fs, 'p.policy.yaml'), {
    profile: PROFILES.cart,
    provenanceOf: (file, _, store = own.store) => {
      renameSync(path, join(folder, 'judged.cart'));
      writeFileSync(path, 'another file');
      const answer = digestOfFile(store, file).sha256 === sha256;
      return Promise.resolve(answer ? { proven: true } : { proven: false, reason: 'it is another file' });
    },
  });
  const { decision, reasons } = await gate.decide(() => own, 'base.cart', plainDemands(NOW));
  expect([decision, reasons]).toEqual(['deny', [{ id: 'readable', message: CHANGED }]]);
});
