const TOKEN = /\s*(\(|\)|[A-Za-z0-9][A-Za-z0-9.+:-]*)/y;
const LONGEST = 200;

/**
 * Whether a text is an SPDX license expression by its grammar: ids and `LicenseRef-…` joined by AND, OR, WITH and brackets.
 * The list of ids is SPDX's to extend, so any well-formed id is taken.
 */
export function isSpdxExpression(text: string): boolean {
  if (text.length > LONGEST) return false;
  let depth = 0;
  let needsLicense = true;
  let afterLicense = false;
  let needsException = false;
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) return false;
    const operator = token === 'AND' || token === 'OR';
    if (needsException) {
      if (token === '(' || token === ')' || token === 'WITH' || operator) return false;
      needsException = false;
    } else if (needsLicense) {
      if (token === '(') depth++;
      else if (token === ')' || token === 'WITH' || operator) return false;
      else {
        needsLicense = false;
        afterLicense = true;
      }
    } else if (token === ')') {
      if (--depth < 0) return false;
      afterLicense = false;
    } else if (operator) needsLicense = true;
    else if (token === 'WITH' && afterLicense) {
      needsException = true;
      afterLicense = false;
    } else return false;
  }
  return depth === 0 && !needsLicense && !needsException;
}
