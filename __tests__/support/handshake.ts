import type { HostProfile, HostTool } from '../../src/core/handshake/host.ts';
import type { Subject } from '../../src/core/handshake/negotiate.ts';
import { buildManifest } from '../../src/core/manifest/build.ts';
import type { Manifest } from '../../src/core/manifest/types.ts';
import type { HostVerdict, JudgedHost } from '../../src/core/result/results.ts';
import { PROFILES } from '../../src/ids.ts';

/** A string property, required: the shape of the four reference contracts. */
export const takes = (property: string): Record<string, unknown> => ({
  type: 'object',
  required: [property],
  properties: { [property]: { type: 'string' } },
});

export const tool = (name: string, scopes: string[], inputSchema: unknown, more: Partial<HostTool> = {}): HostTool => ({
  name,
  scopes,
  inputSchema,
  ...more,
});

/** A host that offers exactly what the reference manifest asks. */
export const REFERENCE_HOST: HostProfile = {
  name: 'Reference host',
  protocolRevision: '2024-11-05',
  model: { toolUse: true, contextWindowTokens: 100_000, structuredOutput: false },
  tools: [
    tool('execute', ['exec', 'fs.read'], takes('command')),
    tool('dispatch', ['dispatch'], takes('task')),
    tool('add_memory', ['memory.write'], takes('summary')),
    tool('search_memory', ['search', 'memory.read'], takes('query')),
    tool('list_agents', ['memory.read'], { type: 'object', properties: {} }),
  ],
  filesystem: ['fs.read'],
  network: [],
  bindings: {},
  resources: [],
  servers: [],
  sources: [],
};

export const REFERENCE_MANIFEST: Manifest = buildManifest(undefined, PROFILES.cart);
export const REFERENCE_HASH = `sha256:${'ab'.repeat(32)}`;

export const subjectOf = (manifest: Manifest = REFERENCE_MANIFEST, more: Partial<Subject> = {}): Subject => ({
  path: 'agents/builder',
  signature: 'not applicable',
  requirementsHash: REFERENCE_HASH,
  manifest,
  refused: [],
  ...more,
});

/** A verdict of a host that was judged. */
export function judged(verdict: HostVerdict): JudgedHost {
  if (verdict.verdict === 'not judged') throw new Error(`not judged: ${verdict.reason}`);
  return verdict;
}

/** The host without one tool, or with one replaced. */
export const withTool = (host: HostProfile, name: string, replacement?: HostTool): HostProfile => ({
  ...host,
  tools: host.tools.flatMap((t) => (t.name === name ? (replacement === undefined ? [] : [replacement]) : [t])),
});
