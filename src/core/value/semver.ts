const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

/** @returns whether `text` is a version of SemVer 2.0. */
export function isVersion(text: string): boolean {
  return SEMVER.test(text);
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
 * @returns below 0 when `a` is older, 0 when they are equal; undefined when one is no version
 */
export function compareVersions(a: string, b: string): number | undefined {
  const [left, right] = [SEMVER.exec(a), SEMVER.exec(b)];
  if (left === null || right === null) return undefined;
  for (const i of [1, 2, 3]) {
    const order = compareNumbers(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return comparePrereleases(left[4], right[4]);
}

// Digits without leading zeros compare by length first, so that no number is too long.
function compareNumbers(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function comparePrereleases(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x, y] = [left[i], right[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    const [numericX, numericY] = [/^\d+$/.test(x), /^\d+$/.test(y)];
    const order =
      numericX && numericY
        ? compareNumbers(x, y)
        : numericX !== numericY
          ? numericX
            ? -1
            : 1
          : x < y
            ? -1
            : x > y
              ? 1
              : 0;
    if (order !== 0) return order;
  }
  return 0;
}
