import { BUNDLE_MEDIA_TYPE, PREFIXES, PROFILES, type FormatProfile } from '../../ids.ts';

/** Names of the OCI image specification 1.1, and of what a layout of ours holds by them. */
export const OCI = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  empty: 'application/vnd.oci.empty.v1+json',
  layoutVersion: '1.0.0',
  /** Annotation of an entry of `index.json`: its tag. */
  refName: 'org.opencontainers.image.ref.name',
  /** Annotation of a layer: the name of its file, which `oras pull` gives it. */
  title: 'org.opencontainers.image.title',
} as const;

/** The file by which a folder is a layout. */
export const LAYOUT_FILE = 'oci-layout';

/** The content of the config that an artifact does not have. */
export const EMPTY_CONFIG = new TextEncoder().encode('{}');

/** What refers to a cartridge in a layout and is judged with it. */
export const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'] as const;
export type ReferrerKind = (typeof REFERRER_KINDS)[number];

/** The media type of a referrer, which is its artifact type, too. */
export function referrerType(kind: ReferrerKind, profile: FormatProfile): string {
  switch (kind) {
    case 'manifest':
      return profile.manifestMediaType;
    case 'descriptor':
      return profile.descriptorMediaType;
    case 'bundle':
      return BUNDLE_MEDIA_TYPE;
  }
}

/** What an artifact type says of a referrer to a cartridge of `profile`; undefined for what others attached. */
export function referrerKind(artifactType: string, profile: FormatProfile): ReferrerKind | undefined {
  return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}

/** The profile whose cartridges have this artifact type. */
export function profileOfArtifact(artifactType: string): FormatProfile | undefined {
  return PREFIXES.map((name) => PROFILES[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}

/** Annotation of a cartridge's manifest: digests of the contents that were packed with it, sorted, with commas between. */
export function referrersAnnotation({ metaPrefix }: FormatProfile): string {
  return `${metaPrefix}referrers`;
}

/** The path of a blob in a layout. */
export function blobName(digest: string): string {
  return `blobs/${digest.replace(':', '/')}`;
}

/** The tag under which a registry without the referrers API keeps what refers to a manifest. */
export function fallbackTag(digest: string): string {
  return digest.replace(':', '-');
}

const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** The tag of a file by its name without the ending; SemVer's `+`, which no tag may have, is written `_`. */
export function tagOf(stem: string): string | undefined {
  const tag = stem.replaceAll('+', '_');
  return TAG.test(tag) ? tag : undefined;
}
