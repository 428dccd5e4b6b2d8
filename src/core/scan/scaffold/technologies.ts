import type { ScanEvidence } from '../../result/init-results.ts';
import type { Claim } from '../detector.ts';
import { isSpeakable } from './speakable.ts';

const MOST_EVIDENCE = 8;
const MOST_TECHNOLOGIES = 4;

/** Up to eight reasons, the one that says most first, each file once; names that may not be repeated are left out. */
export function evidenceOf(claims: readonly Claim[]): ScanEvidence[] {
  const seen = new Set<string>();
  const found: ScanEvidence[] = [];
  for (const { evidence } of claims) {
    if (found.length >= MOST_EVIDENCE || seen.has(evidence.path) || !isSpeakable(evidence.path)) continue;
    seen.add(evidence.path);
    found.push(evidence);
  }
  return found;
}

/** Technologies in the order of what they carry, each once. */
export function technologiesOf(claims: readonly Claim[]): string[] {
  const names = new Set<string>();
  for (const { technology } of claims) if (technology !== undefined) names.add(technology);
  return [...names].filter(isSpeakable).slice(0, MOST_TECHNOLOGIES);
}
