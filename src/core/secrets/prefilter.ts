/** What every secret that {@link findSecrets} knows holds, in one pass: almost no other text does. */
const MARKER = new RegExp(
  [
    'PRIVATE KEY',
    'LS0tLS1CRUdJTi',
    'PuTTY-User-Key-File',
    'AGE-SECRET-KEY',
    '"kty"',
    '(?:A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}',
    '(?:[Aa][Cc][Cc][Ee][Ss][Ss])_?(?:[Kk][Ee][Yy])',
    'AIza|GOCSPX-',
    '(?:sk|rk)_(?:live|test)_|whsec_',
    'sk-(?:proj|svcacct|admin|ant)-|T3BlbkFJ',
    'pypi-AgEI',
    'hf_[A-Za-z0-9]{30}',
    'eyJ[\\w-]{10}',
    'AccountKey=',
    '://[^\\s/@]{1,400}@',
    '_authToken=',
    'npm_\\w{30}',
    'xox[bpaor]-|xapp-|hooks\\.slack\\.com',
    'SG\\.\\w',
    'shp(?:pa|ca|at|ss)_',
    'gh[pousr]_|github_pat_|glpat-|gl(?:c|sa)_',
    'gsk_|lin_api_|ntn_\\d|ops_ey|hv[sbr]\\.|vc[piark]_|dapi[A-Fa-f0-9]{30}|dckr_pat_|figd_',
  ].join('|'),
);

/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
export function mayHoldSecret(text: string): boolean {
  return MARKER.test(text);
}
