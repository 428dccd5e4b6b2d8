import { hostLabels } from '../../core/result/host-labels.ts';
import type { HostVerdict } from '../../core/result/results.ts';

/** Where each descriptor goes: `out` itself for one, otherwise `SUBJECT.HOST.descriptor.json` in the folder `out`. */
export function descriptorPaths(verdicts: readonly HostVerdict[], out: string): string[] {
  if (verdicts.length === 1 && !out.endsWith('/')) return [out];
  const taken = new Set<string>();
  const label = hostLabels(verdicts);
  return verdicts.map((verdict) => {
    const subject = verdict.subject.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const base = `${slug(subject)}.${slug(label(verdict))}`;
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
    taken.add(name);
    return `${out.replace(/\/+$/, '')}/${name}.descriptor.json`;
  });
}

function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return plain === '' ? 'unnamed' : plain;
}
