import { member } from '../../core/value/mapping.ts';
import { sha256Hex } from '../../core/value/digest.ts';
import { probeKey, type Probe } from '../../core/readiness/facts.ts';
import { probeResource, type ServedResources } from '../../core/readiness/resources.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import type { FileSystem, McpPeer, UrlChecker } from '../../ports.ts';
import { loadHosts } from '../handshake/hosts.ts';
import { lookAtHosts } from '../handshake/live.ts';

export interface OutsidePorts {
  readonly fs: FileSystem;
  /** Looks up `url` checks; absent unless the user asked for that. */
  readonly urls?: UrlChecker | undefined;
  /** Asks the servers of host profiles; absent unless the user asked for that. */
  readonly peer?: McpPeer | undefined;
}

/**
 * Looks up the `url` and `mcp-resource` checks of CALs (docs/promises.md, Readiness): URLs only with a checker, resources only
 * where a host profile records them or, with a peer, names servers.
 *
 * @param hosts host profiles, as `--host` takes them
 */
export async function lookOutside(ports: OutsidePorts, docs: readonly SourceDocument[], hosts: readonly string[]) {
  const probes = new Map<string, Probe>();
  const urls = hintsOf(docs, 'url');
  if (ports.urls !== undefined && urls.length > 0) {
    for (const [url, probe] of await ports.urls.check(urls)) {
      const evidence = { count: 1, digest: `sha256:${sha256Hex(url)}` };
      probes.set(probeKey('url', url), probe.answer === 'present' ? { ...probe, evidence } : probe);
    }
  }
  const uris = hintsOf(docs, 'mcp-resource');
  if (uris.length === 0 || hosts.length === 0) return { probes, notes: [] };
  const { served, notes } = await servedBy(ports, hosts);
  if (served.length > 0) for (const uri of uris) probes.set(probeKey('mcp-resource', uri), probeResource(uri, served));
  return { probes, notes };
}

async function servedBy(
  { fs, peer }: OutsidePorts,
  specs: readonly string[],
): Promise<{ readonly served: readonly ServedResources[]; readonly notes: readonly string[] }> {
  const { hosts, diagnostics } = await loadHosts(fs, specs);
  const broken = diagnostics.filter(({ level }) => level === 'error');
  const notes = broken.map(({ path, message }) => `${path}: ${message}`);
  const live = peer === undefined ? undefined : await lookAtHosts(peer, hosts);
  const served = (live?.hosts ?? hosts)
    .filter(({ source, host }) => host.resources.length > 0 || live?.bySource.has(source) === true)
    .map(({ host: { name, resources, failure } }) => ({
      host: name,
      resources,
      ...(failure === undefined ? {} : { failure }),
    }));
  return { served, notes: [...notes, ...(live?.notes ?? [])] };
}

function hintsOf(docs: readonly SourceDocument[], type: string): string[] {
  const hints = docs.flatMap(({ value }) => {
    const rac = member(value, 'rac');
    return (Array.isArray(rac) ? (rac as readonly unknown[]) : [])
      .map((item) => member(item, 'check'))
      .filter((check) => member(check, 'type') === type)
      .map((check) => member(check, 'hint'));
  });
  return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}
