import { sha256Hex } from '../value/digest.ts';
import { compileGlob } from '../value/glob.ts';
import { isMapping, own, textOf, type Mapping } from '../cal/mapping.ts';
import { printable, quote } from '../text/printable.ts';
import type { Evidence, RacResult } from '../result/results.ts';
import { probeKey, timeOf, type Confirmation, type Facts } from './facts.ts';

interface Checked {
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
  const checked = runCheck(type, hint, id, calId, facts);
  return {
    id,
    kind: textOf(item, 'kind'),
    description: textOf(item, 'description'),
    required,
    state: required ? checked.state : 'optional',
    check: check === undefined ? null : { type, hint },
    ...(checked.evidence === undefined ? {} : { evidence: checked.evidence }),
    reason: checked.reason,
    ...(checked.state === 'unconfirmed' ? {} : { available: checked.state === 'confirmed' }),
  };
}

function runCheck(type: string, hint: string, id: string, calId: string, facts: Facts): Checked {
  switch (type) {
    case 'file-glob':
      return checkGlob(hint, facts.files);
    case 'manual':
      return checkConfirmation(id, calId, facts);
    case 'url':
    case 'mcp-resource':
      return checkProbe(type, hint, facts);
  }
  return { state: 'unconfirmed', reason: `no check is called ${quote(type)}` };
}

function checkGlob(hint: string, files: readonly string[]): Checked {
  if (hint === '') return { state: 'unconfirmed', reason: 'the check names no glob' };
  const glob = compileGlob(hint);
  if ('problem' in glob) return { state: 'failed', reason: glob.problem };
  const matches = files.filter((file) => glob.matches(file));
  if (matches.length === 0) return { state: 'failed', reason: 'no file matches' };
  const evidence = { count: matches.length, digest: `sha256:${sha256Hex(matches.join('\n'))}` };
  return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}

function checkConfirmation(id: string, calId: string, { confirmations, now }: Facts): Checked {
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
    reason: own.length > 0 ? 'the confirmation is dated in the future' : 'nobody has confirmed it',
  };
}

function expired(entry: Confirmation, now: number): boolean {
  return entry.expires !== undefined && timeOf(entry.expires, true) < now;
}

function checkProbe(type: 'url' | 'mcp-resource', hint: string, facts: Facts): Checked {
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
