import { isMapping, type Mapping } from '../value/mapping.ts';
import type { FormatProfile } from '../../ids.ts';
import { CAREER_TIERS } from '../value/career-tiers.ts';
import { quote } from '../text/printable.ts';
import type { ParticipantResult } from '../result/results.ts';
import { timeOf, type Card, type Facts, type LevelProof } from './facts.ts';

/**
 * Finds the cartridge for one participant (docs/promises.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level that nobody proved never staffs a slot.
 */
export function resolveParticipant(participant: Mapping, facts: Facts, profile: FormatProfile): ParticipantResult {
  const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
  const found =
    bind === 'hash' ? byDigest(participant['romDigest'], facts) : bySlot(mapping(participant['slot']), facts, profile);
  const { card, reason } = found;
  return {
    alias: String(participant['alias'] ?? ''),
    bind,
    required: participant['required'] !== false,
    resolved:
      card === undefined ? null : { path: card.path, name: card.name, role: card.role, romDigest: card.romDigest },
    reason,
  };
}

interface Found {
  readonly card?: Card;
  readonly reason: string;
}

const NONE_GIVEN = 'no cartridges were given (--cartridges DIR)';

function byDigest(digest: unknown, { cards }: Facts): Found {
  if (cards === undefined) return { reason: NONE_GIVEN };
  const matches = cards.filter((card) => card.romDigest === digest);
  const [card] = matches;
  if (card === undefined) return { reason: `no cartridge has the ROM digest ${short(String(digest))}` };
  return {
    card,
    reason: matches.length === 1 ? 'ROM digest matches' : `ROM digest matches; ${matches.length} equal cartridges`,
  };
}

function bySlot(slot: Mapping, facts: Facts, profile: FormatProfile): Found {
  if (facts.cards === undefined) return { reason: NONE_GIVEN };
  const role = slot['role'];
  const inRole = role === undefined ? facts.cards : facts.cards.filter((card) => card.role === role);
  if (inRole.length === 0) {
    return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
  }
  const wanted = list(slot['capabilities']).map(mapping);
  const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
  if (able.length === 0) return { reason: `${describe(inRole)} lacks ${lacking(inRole[0] as Card, wanted)}` };
  const minimum = slot['minLevel'] === undefined ? undefined : mapping(slot['minLevel']);
  const proven = able
    .map((card) => ({ card, proof: bestProof(card, facts) }))
    .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
  if (proven.length === 0)
    return {
      reason: `${describe(able)} fits, but nobody has proved ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
    };
  // The highest proven level is the best; equal ones are told apart by path, so that the answer is stable.
  proven.sort((a, b) => (b.proof?.level ?? -1) - (a.proof?.level ?? -1) || (a.card.path < b.card.path ? -1 : 1));
  return { card: (proven[0] as { card: Card }).card, reason: `best of ${proven.length}` };
}

function hasCapability(card: Card, need: Mapping): boolean {
  const stack = list(need['stack']);
  return card.capabilities.some(
    (capability) =>
      capability.taskType === need['taskType'] && stack.every((part) => capability.stack.includes(String(part))),
  );
}

function lacking(card: Card, wanted: readonly Mapping[]): string {
  const missing = wanted.find((need) => !hasCapability(card, need)) ?? {};
  const stack = list(missing['stack']);
  const type = missing['taskType'];
  const name = type === undefined ? 'a capability' : `capability ${word(type)}`;
  return `${name}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}

function bestProof(card: Card, facts: Facts): LevelProof | undefined {
  return facts.proofs
    .filter(
      (proof) =>
        proof.romDigest === card.romDigest && !(proof.expires !== undefined && timeOf(proof.expires, true) < facts.now),
    )
    .sort((a, b) => (b.level ?? -1) - (a.level ?? -1) || tier(b.careerTier) - tier(a.careerTier))[0];
}

function reaches(proof: LevelProof | undefined, minimum: Mapping, profile: FormatProfile): boolean {
  if (proof === undefined) return false;
  const level = minimum[profile.levelField];
  if (typeof level === 'number' && (proof.level ?? -1) < level) return false;
  return minimum['careerTier'] === undefined || tier(proof.careerTier) >= tier(minimum['careerTier']);
}

function tier(name: unknown): number {
  return (CAREER_TIERS as readonly unknown[]).indexOf(name);
}

function levelText(minimum: Mapping, profile: FormatProfile): string {
  const parts = [
    ...(minimum[profile.levelField] === undefined ? [] : [`level ${word(minimum[profile.levelField])}`]),
    ...(minimum['careerTier'] === undefined ? [] : [`tier ${word(minimum['careerTier'])}`]),
  ];
  return parts.join(' and ') || 'the level';
}

function describe(cards: readonly Card[]): string {
  const [first] = cards as [Card];
  return cards.length === 1 ? `${word(first.name)} (${word(first.role)})` : `each of ${cards.length} cartridges`;
}

function short(digest: string): string {
  return word(digest.length > 26 ? `${digest.slice(0, 19)}…` : digest);
}

// Plain words are shown bare, anything else quoted and escaped.
function word(value: unknown): string {
  const text = String(value);
  return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : quote(text);
}

function mapping(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
