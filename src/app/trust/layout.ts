import { metaValue } from '../../core/cartridge/meta.ts';
import type { CartridgeVerdict } from '../../core/cartridge/verify.ts';
import { BUNDLE_MEDIA_TYPE } from '../../ids.ts';
import type { ReferrerKind } from '../../core/oci/media-types.ts';
import type { LayoutOrigin, Referrer } from '../../core/oci/read-layout.ts';
import type { VerifyChecks } from '../../core/result/verify-checks.ts';
import { parseJson } from '../../core/source/parse-json.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { member } from '../../core/value/mapping.ts';
import { versionOfTag } from '../../core/value/semver.ts';
import type { FormatProfile } from '../../ids.ts';

type Verified = Pick<CartridgeVerdict, 'meta' | 'manifestBytes' | 'rom'>;

/**
 * Checks what an OCI layout says of the cartridge in it. That is not signed: a tag that names a version must name the cartridge's
 * own, what refers to it must be about it, and what was packed with it, or is demanded, must be there.
 */
export function checkLayout(
  origin: LayoutOrigin | undefined,
  cartridge: Verified,
  demanded: readonly ReferrerKind[],
  profile: FormatProfile,
  checks: VerifyChecks,
): void {
  if (origin === undefined) {
    requireLayout(demanded, checks);
    return;
  }
  const { tag, digest, referrers, packedWith } = origin;
  // What could not be read as far as its ROM has failed already, and nothing could be about it.
  if (cartridge.rom === undefined) return;
  const version = metaValue(cartridge.meta, 'artifact_version', profile);
  const named = tag === undefined ? undefined : versionOfTag(tag.replaceAll('_', '+'));
  if (named !== undefined && named !== version)
    checks.fail(
      'layout',
      `the tag ${quote(tag ?? '')} names version ${named}, the cartridge is ${quote(version ?? '')}`,
    );
  for (const each of referrers) {
    const fault = FAULTS[each.kind](each, origin, cartridge);
    if (fault !== undefined) checks.fail('layout', `the ${each.kind} ${quote(each.name)} beside it ${fault}`);
  }
  for (const kind of demanded)
    if (!referrers.some((each) => each.kind === kind)) checks.fail('layout', `no ${kind} refers to it`);
  const there = new Set(referrers.map((each) => each.digest));
  const missing = packedWith.filter((each) => !there.has(each));
  if (missing.length > 0)
    checks.warn(
      'layout',
      `it was packed with ${packedWith.length} files that refer to it; not here: ${missing.join(', ')}`,
    );
  const list = referrers.map(({ kind, name }) => `${kind} ${quote(name)}`);
  checks.pass('layout', `manifest ${digest}${list.length === 0 ? '' : `, with ${list.join(', ')}`}`);
}

/** Fails for what is demanded to refer to a file that lies in no layout. */
export function requireLayout(demanded: readonly ReferrerKind[], checks: VerifyChecks): void {
  if (demanded.length > 0)
    checks.fail('layout', `nothing refers to a file: ${demanded.join(' and ')} can only be demanded in an OCI layout`);
}

type Fault = (referrer: Referrer, origin: LayoutOrigin, cartridge: Verified) => string | undefined;

/** Why a referrer is not about the cartridge that it refers to, after its name; undefined where it is. */
const FAULTS: Readonly<Record<ReferrerKind, Fault>> = {
  manifest({ bytes }, _, { manifestBytes }) {
    const same = manifestBytes !== undefined && sha256Digest(bytes) === sha256Digest(manifestBytes);
    return same ? undefined : 'is not the one in the cartridge';
  },
  descriptor({ bytes }, _, { manifestBytes, rom }) {
    const value = jsonOf(bytes);
    const hash = member(value, 'requirementsHash');
    if (manifestBytes === undefined || hash !== sha256Digest(manifestBytes)) return 'is of another manifest';
    const romDigest = member(value, 'romDigest');
    return romDigest === undefined || romDigest === rom?.digest ? undefined : 'is of another cartridge';
  },
  bundle({ bytes }, { digest, fileDigest }, { rom }) {
    const value = jsonOf(bytes);
    if (member(value, 'mediaType') !== BUNDLE_MEDIA_TYPE) return `is no bundle of type ${quote(BUNDLE_MEDIA_TYPE)}`;
    const about = subjectsOf(value);
    return [digest, fileDigest, rom?.digest].some((each) => each != null && about.includes(each))
      ? undefined
      : 'is about something else';
  },
};

/** Digests of what a bundle is about, as its envelope or its message signature states them; nothing is verified. */
function subjectsOf(bundle: unknown): string[] {
  const payload = member(member(bundle, 'dsseEnvelope'), 'payload');
  const subjects = typeof payload === 'string' ? member(jsonOf(Buffer.from(payload, 'base64')), 'subject') : undefined;
  const hex = Array.isArray(subjects) ? subjects.map((each) => member(member(each, 'digest'), 'sha256')) : [];
  const message = member(member(member(bundle, 'messageSignature'), 'messageDigest'), 'digest');
  if (typeof message === 'string') hex.push(Buffer.from(message, 'base64').toString('hex'));
  return hex.map((each) => `sha256:${String(each)}`);
}

function jsonOf(bytes: Uint8Array): unknown {
  const { value, problems } = parseJson('', new TextDecoder().decode(bytes));
  return problems.length > 0 ? undefined : value;
}
