import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey } from '../../src/core/dsse/public-key.ts';
import type { RegistryEntry } from '../../src/core/dsse/trust-registry.ts';

/** An entry of a trust registry for an active key of the packages in tests (io.github.demo), with changes. */
export function registryEntry(key: PublicKey, change: Partial<Record<keyof RegistryEntry, unknown>> = {}): object {
  return {
    keyid: key.keyid,
    publisherId: 'io.github.demo',
    algorithm: 'ed25519',
    publicKeyPem: key.pem,
    status: 'active',
    notBefore: '2024-01-01T00:00:00Z',
    notAfter: '2099-01-01T00:00:00Z',
    namespaceProof: {
      method: 'github-oidc',
      oidcSubject: 'repo:demo/agents:ref:refs/heads/main',
      oidcIssuer: 'https://token.actions.githubusercontent.com',
      verifiedAt: '2024-01-01T00:00:00Z',
    },
    ...change,
  };
}

/** The text of a trust registry for keys of `com.example`, as {@link registryEntry} makes them. */
export function exampleRegistry(keys: readonly PublicKey[], change: Parameters<typeof registryEntry>[1] = {}): string {
  const own = {
    publisherId: 'com.example',
    namespaceProof: {
      method: 'dns-txt',
      txtRecord: '_cart-challenge.example.com',
      verifiedAt: '2024-01-01T00:00:00Z',
    },
  };
  const entries = keys.map((key) => registryEntry(key, { ...own, ...change }));
  return `${JSON.stringify({ schemaVersion: 'cart.trust-registry/1', keys: entries }, null, 2)}\n`;
}

/** A change of an entry: nothing that the key signed is believed. */
export const COMPROMISED = {
  status: 'revoked',
  revokedAt: '2025-01-01T00:00:00Z',
  revocationReason: 'key-compromise',
} as const;

/** Writes a trust registry and gives the arguments that use it. */
export function registryArgs(folder: string, entries: readonly object[], change: object = {}): string[] {
  const registry = { schemaVersion: 'cart.trust-registry/1', keys: entries, ...change };
  writeFileSync(join(folder, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return ['--trust-registry', 'registry.json'];
}
