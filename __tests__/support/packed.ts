import { createHash, createPrivateKey } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROM_FILES, signerOf, PACKAGE, writePackage } from './cartridges.ts';
import { copyOf } from './cli.ts';
import { runMain, type MainRun } from './main.ts';

/** A release as it lies in a folder: two signed cartridges, one with what is beside it. */
export interface Released {
  readonly folder: string;
  run(...args: string[]): Promise<MainRun>;
}

/** Makes `rel/agent-1.2.0.cart` (with a descriptor and a bundle), `rel/other-2.0.0.cart`, `key.pem` and `key.pub.pem`. */
export async function released(): Promise<Released> {
  const folder = copyOf('examples/data-pipeline');
  const { privatePem, publicPem } = sameKey();
  writeFileSync(join(folder, 'key.pem'), privatePem, { mode: 0o600 });
  writeFileSync(join(folder, 'key.pub.pem'), publicPem);
  const run = (...args: string[]): Promise<MainRun> => runMain(args, folder, '', { SOURCE_DATE_EPOCH: '1780000000' });
  const agent = PACKAGE.replace('pkg:pypi/dbt-core, pkg:generic/snowflake', 'airflow');
  writePackage(join(folder, 'agent'), agent, ROM_FILES);
  writePackage(join(folder, 'other'), agent.replace('demo/agent', 'demo/other').replace('1.2.0', '2.0.0'), {
    'rom/a.md': 'another',
  });
  mkdirSync(join(folder, 'rel'));
  for (const [name, file] of [
    ['agent', 'rel/agent-1.2.0.cart'],
    ['other', 'rel/other-2.0.0.cart'],
  ] as const) {
    await done(run('build', name, '--out', file));
    await done(run('sign', file, '--key', 'key.pem'));
  }
  const host = ['--host', 'hosts/workbench.host.yaml', '--out', 'rel/agent-1.2.0.workbench.compliance.json'];
  await done(run('handshake', 'rel/agent-1.2.0.cart', ...host));
  writeFileSync(join(folder, 'rel/agent-1.2.0.cart.sigstore.json'), bundleOver(join(folder, 'rel/agent-1.2.0.cart')));
  return { folder, run };
}

/** One key for all runs, so that a seed makes the same changes in each. */
function sameKey(): { readonly privatePem: string; readonly publicPem: string } {
  const seed = createHash('sha256').update('the key of a test').digest();
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return {
    privatePem: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: signerOf(key).publicKey.pem,
  };
}

async function done(run: Promise<MainRun>): Promise<void> {
  const { code, out, err } = await run;
  if (code !== 0) throw new Error(out + err);
}

/** A bundle by its form: an envelope over a statement about a file. */
export function bundleOver(path: string): string {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const statement = { _type: 'https://in-toto.io/Statement/v1', subject: [{ name: 'x', digest: { sha256 } }] };
  return JSON.stringify({
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: { publicKey: { hint: 'x' } },
    dsseEnvelope: {
      payloadType: 'application/vnd.in-toto+json',
      payload: Buffer.from(JSON.stringify(statement)).toString('base64'),
      signatures: [{ sig: 'AA==' }],
    },
  });
}
