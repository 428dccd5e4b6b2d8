import type { Lock, LockedHost, LockedSlot } from '../../lock/lock.ts';
import { sorted } from '../../lock/write.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { folderOf, joinPath } from '../../value/path.ts';
import { VERSION } from '../../../version.ts';

/** A lock, and where it lies. */
export interface NamedLock {
  readonly path: string;
  readonly lock: Lock;
}

type Component = Readonly<Record<'type' | 'bom-ref' | 'name', string>> & Readonly<Record<string, unknown>>;

/**
 * A CycloneDX 1.6 bill of materials of what locks name (docs/lock.md): cartridges, packages and host profiles as components, each CAL
 * with what it depends on. It has neither a serial number nor a time, so that the same locks give the same bytes.
 */
export function cycloneDx(locks: readonly NamedLock[]): Json {
  const components = new Map<string, Component>();
  const add = (component: Component): string => {
    components.set(component['bom-ref'], component);
    return component['bom-ref'];
  };
  const dependencies = locks.flatMap(({ path, lock }) => {
    const at = (file: string): string => joinPath(folderOf(path), file);
    for (const [file, host] of sorted(lock.hosts)) add(hostComponent(at(file), host));
    return sorted(lock.cals).map(([file, slots]) => {
      const staff = sorted(slots).flatMap(([, slot]) => (slot.kind === 'none' ? [] : [add(agentComponent(slot, at))]));
      return { ref: add({ type: 'file', 'bom-ref': at(file), name: at(file) }), dependsOn: [...new Set(staff)].sort() };
    });
  });
  const tool = { type: 'application', name: 'cartwright', version: VERSION };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { tools: { components: [tool] } },
    components: sorted(components).map(([, component]) => component),
    dependencies,
  };
  return resultJson(bom, 2);
}

function agentComponent(slot: Exclude<LockedSlot, { readonly kind: 'none' }>, at: (file: string) => string): Component {
  const { id, version } = slot;
  const [group, name = id] = id.split('/');
  const agent = { type: 'application', group, name, version };
  if (slot.kind === 'package') {
    const folder = at(slot.package);
    return { ...agent, 'bom-ref': `${id}@${version} ${folder}`, properties: [property('package', folder)] };
  }
  const properties = [property('romDigest', slot.romDigest), ...slot.signedBy.map((key) => property('signedBy', key))];
  return { ...agent, 'bom-ref': `${id}@${version} ${slot.fileDigest}`, hashes: hashes(slot.fileDigest), properties };
}

function hostComponent(name: string, { digest, pins }: LockedHost): Component {
  const properties = sorted(pins).map(([tool, pin]) => property(`pin:${tool}`, pin));
  return { type: 'platform', 'bom-ref': name, name, hashes: hashes(digest), properties };
}

function hashes(digest: string) {
  return [{ alg: 'SHA-256', content: digest.replace('sha256:', '') }];
}

function property(name: string, value: string) {
  return { name: `cartwright:${name}`, value };
}
