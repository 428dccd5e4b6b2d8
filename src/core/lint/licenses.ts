import parse from 'spdx-expression-parse';

/**
 * Whether every license and exception of an SPDX expression is on SPDX's list, as of the version of spdx-license-ids that is
 * bundled. Load this module with `await import()`: it brings the list along.
 */
export function isKnownLicense(expression: string): boolean {
  try {
    parse(expression);
    return true;
  } catch {
    return false;
  }
}
