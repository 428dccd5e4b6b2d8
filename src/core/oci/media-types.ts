import { PREFIXES, PROFILES } from '../../ids.ts';

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

/** Whether an artifact of this type is a cartridge, of whichever profile. */
export function isCartridgeType(artifactType: string): boolean {
  return PREFIXES.some((name) => PROFILES[name].cartridgeMediaType === artifactType);
}

/** The path of a blob in a layout. */
export function blobName(digest: string): string {
  return `blobs/${digest.replace(':', '/')}`;
}

const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** The tag of a file by its name without the ending; SemVer's `+`, which no tag may have, is written `_`. */
export function tagOf(stem: string): string | undefined {
  const tag = stem.replaceAll('+', '_');
  return TAG.test(tag) ? tag : undefined;
}
