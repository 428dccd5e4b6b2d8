import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';

/** @returns whether `text` is a version of SemVer 2.0, with nothing around it and no number of more than 15 digits. */
export function isVersion(text: string): boolean {
  const [release = ''] = text.split('+');
  // The library does not compare longer numbers exactly: an older version could pass for the same one.
  const exact = release
    .replace('-', '.')
    .split('.')
    .every((part) => !/^\d{16,}$/.test(part));
  return exact && /^\d\S*$/.test(text) && parse(text) !== null;
}

/**
 * The version that a tag ends with: `v1.2.0`, `1.2.0`, `builder-v1.2.0`, `org.example/builder@1.2.0`.
 *
 * @returns undefined when it names none
 */
export function versionOfTag(tag: string): string | undefined {
  const [, version] = /(?:^|[^0-9A-Za-z.])v?((?:0|[1-9]\d*)\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(tag) ?? [];
  return version !== undefined && isVersion(version) ? version : undefined;
}

/**
 * Precedence of two versions (https://semver.org, 11); build metadata is left aside.
 *
 * @returns below 0 when `a` is older, 0 when they are equal; undefined when one is not a version
 */
export function compareVersions(a: string, b: string): number | undefined {
  return isVersion(a) && isVersion(b) ? compare(a, b) : undefined;
}
