import { sha256Hex } from '../value/digest.ts';
import { compileGlob } from '../value/glob.ts';
import { isMapping, own, textOf, type Mapping } from '../value/mapping.ts';
import { printable, quote } from '../text/printable.ts';
import type { Evidence, RacResult } from '../result/results.ts';
import { probeKey, timeOf, type Confirmation, type Facts } from './facts.ts';

interface Proof {
  readonly state: 'confirmed' | 'unconfirmed' | 'failed';
  readonly reason: string;
  readonly evidence?: Evidence;
}

/**
 * Judges one RAC item (docs/format.md 2.4; docs/promises.md, Readiness). Checks look at presence, never at content: the evidence is
 * a count and a digest of the matching paths.
 *
 * @param calId id of the CAL, for confirmations that name it
 */
export function assessRacItem(item: Mapping, calId: string, facts: Facts): RacResult {
  const given = own(item, 'check');
  const check = isMapping(given) ? given : undefined;
  const type = textOf(check ?? {}, 'type') || 'manual';
  const hint = textOf(check ?? {}, 'hint');
  const required = item['required'] !== false;
  const id = textOf(item, 'id');
  const proof = prove(type, hint, id, calId, facts);
  return {
    id,
    kind: textOf(item, 'kind'),
    description: textOf(item, 'description'),
    required,
    state: required ? proof.state : 'optional',
    check: check === undefined ? null : { type, hint },
    ...(proof.evidence === undefined ? {} : { evidence: proof.evidence }),
    reason: proof.reason,
    ...(proof.state === 'unconfirmed' ? {} : { available: proof.state === 'confirmed' }),
  };
}

function prove(type: string, hint: string, id: string, calId: string, facts: Facts): Proof {
  switch (type) {
    case 'file-glob':
      return byGlob(hint, facts.files);
    case 'manual':
      return byConfirmation(id, calId, facts);
    case 'url':
    case 'mcp-resource':
      return byProbe(type, hint, facts);
  }
  return { state: 'unconfirmed', reason: `no check is called ${quote(type)}` };
}

function byGlob(hint: string, files: readonly string[]): Proof {
  if (hint === '') return { state: 'unconfirmed', reason: 'the check names no glob' };
  const glob = compileGlob(hint);
  if ('problem' in glob) return { state: 'failed', reason: glob.problem };
  const matches = files.filter((file) => glob.matches(file));
  if (matches.length === 0) return { state: 'failed', reason: 'no file matches' };
  const evidence = { count: matches.length, digest: `sha256:${sha256Hex(matches.join('\n'))}` };
  return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}

function byConfirmation(id: string, calId: string, { confirmations, now }: Facts): Proof {
  const own = confirmations.filter((entry) => entry.id === id && (entry.cal === undefined || entry.cal === calId));
  const good = own.find((entry) => timeOf(entry.at) <= now && !expired(entry, now));
  if (good !== undefined) {
    const { by, at, expires } = good;
    return {
      state: 'confirmed',
      reason: `confirmed by ${printable(by)} on ${at.slice(0, 10)}`,
      evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
    };
  }
  const stale = own.find((entry) => expired(entry, now));
  if (stale !== undefined)
    return {
      state: 'unconfirmed',
      reason: `the confirmation by ${printable(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
    };
  return {
    state: 'unconfirmed',
    reason: own.length > 0 ? 'the confirmation is dated in the future' : 'not confirmed yet',
  };
}

function expired(entry: Confirmation, now: number): boolean {
  return entry.expires !== undefined && timeOf(entry.expires, true) < now;
}

function byProbe(type: 'url' | 'mcp-resource', hint: string, facts: Facts): Proof {
  const probe = facts.probes.get(probeKey(type, hint));
  if (probe === undefined)
    return {
      state: 'unconfirmed',
      reason: type === 'url' ? 'not looked up (--check-urls)' : 'no host profile names a server',
    };
  if (probe.answer === 'present')
    return { state: 'confirmed', reason: probe.reason, evidence: probe.evidence ?? { count: 1 } };
  return { state: probe.answer === 'absent' ? 'failed' : 'unconfirmed', reason: probe.reason };
}
