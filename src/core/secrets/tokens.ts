import type { Secret } from './secret.ts';

interface Token {
  readonly kind: string;
  readonly pattern: RegExp;
}

/**
 * Tokens that the published rule set leaves out (published.ts) or takes only together with a second value. Each has a prefix
 * or a form of its own, so that no ordinary id is one. Patterns without a fixed start have bounded parts.
 */
const TOKENS: readonly Token[] = [
  { kind: 'aws-key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])/g },
  {
    kind: 'aws-key',
    pattern: /(?<=secret_?access_?key["']?\s{0,9}[:=]\s{0,9}["']?)[A-Za-z0-9/+=]{40}(?![A-Za-z0-9/+=])/gi,
  },
  { kind: 'google-key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { kind: 'google-key', pattern: /(?<![\w-])GOCSPX-[\w-]{28}(?![\w-])/g },
  { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,247}(?![A-Za-z0-9])/g },
  { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9]{32,64}(?![A-Za-z0-9])/g },
  { kind: 'openai-key', pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{40,200}(?![\w-])/g },
  { kind: 'pypi-token', pattern: /(?<![\w-])pypi-AgEI[\w-]{50,250}(?![\w-])/g },
  { kind: 'hugging-face-token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34}(?![A-Za-z0-9])/g },
  { kind: 'json-web-token', pattern: /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{20,2000}(?![\w-])/g },
  { kind: 'azure-key', pattern: /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g },
  {
    kind: 'url-password',
    pattern: /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,100}:)[^\s/@"'<>]{6,200}(?=@[\w.-])/g,
  },
];

/** Values that stand where a secret would: templates, examples, names of variables. */
const PLACEHOLDER =
  /^(?:pass(?:word|wd)?|pwd|secret|token|changeme|user(?:name)?|hunter2|x{3,}|\*{3,}|\.{3,})$|[{}<>$%]|^(?:your|my|some|the)[-_ ]?|(?:example|placeholder|dummy|redacted)/i;
const RUN = /(.)\1{7,}/;

/** Finds tokens with a form of their own. Placeholders, as documentation uses them, are none. */
export function findTokens(text: string): Secret[] {
  const found: Secret[] = [];
  for (const { kind, pattern } of TOKENS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      if (!isPlaceholder(match[0])) found.push({ kind, start, end: start + match[0].length });
    }
  }
  return found;
}

/** @returns whether a value that has the form of a secret is one that an example made up. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || RUN.test(value);
}
