import { metaValue } from '../../core/cartridge/meta.ts';
import type { CartridgeVerdict } from '../../core/cartridge/verify.ts';
import type { LayoutOrigin } from '../../core/oci/read-layout.ts';
import type { VerifyChecks } from '../../core/result/verify-checks.ts';
import { quote } from '../../core/text/printable.ts';
import { versionOfTag } from '../../core/value/semver.ts';
import type { FormatProfile } from '../../ids.ts';

/** Checks the tag by which a cartridge is named in an OCI layout. It is not signed: a version that it names must be the cartridge's. */
export function checkLayout(
  { tag, digest }: Pick<LayoutOrigin, 'tag' | 'digest'>,
  { meta, rom }: Pick<CartridgeVerdict, 'meta' | 'rom'>,
  profile: FormatProfile,
  checks: VerifyChecks,
): void {
  // What could not be read as far as its ROM has failed already.
  if (rom === undefined) return;
  const version = metaValue(meta, 'artifact_version', profile);
  const named = tag === undefined ? undefined : versionOfTag(tag.replaceAll('_', '+'));
  if (named !== undefined && named !== version)
    checks.fail(
      'layout',
      `the tag ${quote(tag ?? '')} names version ${named}, the cartridge is ${quote(version ?? '')}`,
    );
  checks.pass('layout', `manifest ${digest}`);
}
