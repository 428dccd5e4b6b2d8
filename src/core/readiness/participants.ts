import { list, mapping, type Mapping } from '../value/mapping.ts';
import type { FormatProfile } from '../../ids.ts';
import { CAREER_TIERS } from '../cal/shape/cal-participant.ts';
import { quote } from '../text/printable.ts';
import type { ParticipantResult, ResolvedParticipant } from '../result/results.ts';
import { timeOf, type Card, type LevelProof, type Staff } from './facts.ts';

/**
 * Finds the cartridge for one participant (docs/promises.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level without proof never staffs a slot.
 */
export function resolveParticipant(participant: Mapping, staff: Staff, profile: FormatProfile): ParticipantResult {
  const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
  const found =
    bind === 'hash' ? byDigest(participant['romDigest'], staff) : bySlot(mapping(participant['slot']), staff, profile);
  const { card, reason, equalTo } = found;
  const role = mapping(participant['slot'])['role'];
  const unusable =
    card !== undefined || bind === 'hash'
      ? undefined
      : staff.unusable?.find((each) => role === undefined || each.role === undefined || each.role === role);
  return {
    alias: String(participant['alias'] ?? ''),
    bind,
    required: participant['required'] !== false,
    resolved: card === undefined ? null : facts(card),
    reason: unusable === undefined ? reason : `${word(unusable.path)} is not valid`,
    ...(unusable === undefined ? {} : { unusable: unusable.path }),
    ...(equalTo === undefined ? {} : { equalTo: equalTo.path }),
  };
}

function facts({ path, name, role, romDigest, trust }: Card): ResolvedParticipant {
  return { path, name, role, romDigest, ...(trust === undefined ? {} : { trust }) };
}

interface Found {
  readonly card?: Card;
  readonly reason: string;
  /** The next that could be there with the same right. */
  readonly equalTo?: Card | undefined;
}

function byDigest(digest: unknown, { cards }: Staff): Found {
  const [card, ...equal] = cards.filter((each) => each.romDigest === digest);
  if (card === undefined) return { reason: `no cartridge has the ROM digest ${short(String(digest))}` };
  return { card, reason: `ROM digest matches${trustOf(card)}${tie(card, equal, '')}`, equalTo: equal[0] };
}

function bySlot(slot: Mapping, staff: Staff, profile: FormatProfile): Found {
  const role = slot['role'];
  const inRole = role === undefined ? staff.cards : staff.cards.filter((card) => card.role === role);
  if (inRole.length === 0) {
    return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
  }
  const wanted = list(slot['capabilities']).map(mapping);
  const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
  if (able.length === 0) return { reason: `${describe(inRole)} lacks ${lacking(inRole[0] as Card, wanted)}` };
  const minimum = slot['minLevel'] === undefined ? undefined : mapping(slot['minLevel']);
  const proven = able
    .map((card) => ({ card, proof: bestProof(card, staff) }))
    .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
  if (proven.length === 0)
    return {
      reason: `${describe(able)} fits, but has no proof of ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
    };
  // The highest proven level is the best; equal ones stay in their order, which is that of their paths.
  const levelOf = ({ proof }: { readonly proof: LevelProof | undefined }): number => proof?.level ?? -1;
  proven.sort((a, b) => levelOf(b) - levelOf(a));
  const [best, ...others] = proven as [(typeof proven)[number], ...typeof proven];
  const equal = others.filter((other) => levelOf(other) === levelOf(best)).map((other) => other.card);
  const why = levelOf(best) < 0 ? 'both fit, and neither has a proven level' : `both proved level ${levelOf(best)}`;
  return {
    card: best.card,
    reason: `best of ${proven.length}${trustOf(best.card)}${tie(best.card, equal, why)}`,
    equalTo: equal[0],
  };
}

/** What the signature of a cartridge is worth; nothing of a package, which has none yet. */
function trustOf({ trust }: Card): string {
  return trust === undefined ? '' : `, ${trust}`;
}

/** Others that could staff the slot equally well, why, and what decides; empty where there are none. */
function tie(card: Card, equal: readonly Card[], why: string): string {
  const [first, ...more] = equal;
  if (first === undefined) return '';
  const others = more.length === 0 ? word(first.path) : `${word(first.path)} and ${more.length} more`;
  const same = card.romDigest !== null && first.romDigest === card.romDigest;
  return `; ${word(card.path)} is equal to ${others} (${same ? 'the same ROM digest' : why}), the path decides`;
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

function bestProof(card: Card, staff: Staff): LevelProof | undefined {
  return staff.proofs
    .filter(
      (proof) =>
        proof.romDigest === card.romDigest && !(proof.expires !== undefined && timeOf(proof.expires, true) < staff.now),
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
