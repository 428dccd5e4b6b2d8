import { findAssignments } from './assignments.ts';
import { findPrivateKeys } from './private-keys.ts';
import { mayHoldSecret } from './prefilter.ts';
import { distinct, type Secret } from './secret.ts';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintSourceCode } from '@secretlint/types';

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

/** Values that are where a secret would: templates, examples, names of variables. */
const PLACEHOLDER =
  /^(?:pass(?:word|wd)?|pwd|secret|token|changeme|user(?:name)?|hunter2|x{3,}|\*{3,}|\.{3,})$|[{}<>$%]|^(?:your|my|some|the)[-_ ]?|(?:example|placeholder|dummy|redacted)/i;
const RUN = /(.)\1{7,}/;

/** Finds tokens with a form of their own. Placeholders, as documentation uses them, are not. */
function findTokens(text: string): Secret[] {
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
function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || RUN.test(value);
}

/** Names of secretlint's rules that are called differently here; the rest is the rule's name and `-token`. */
const KINDS: Readonly<Record<string, string>> = {
  aws: 'aws-key',
  privatekey: 'private-key',
  basicauth: 'url-password',
  'database-connection-string': 'database-password',
  openai: 'openai-key',
  anthropic: 'anthropic-key',
  huggingface: 'hugging-face-token',
  gcp: 'private-key',
};

type Context = Parameters<(typeof rules)[number]['create']>[0];

/** Comments that switch secretlint off: a file that is scanned must not decide what is looked for in it. */
const SWITCHES = '@secretlint/secretlint-rule-filter-comments';
/** Ids of accounts are not secrets. */
const HARMLESS = new Set(['AWSAccountID', 'AWSAccessKeyID']);

// Only the id of a message is used: the message itself may quote the secret.
const createTranslator: Context['createTranslator'] = () => (id, data) => ({
  message: String(id),
  messageId: String(id),
  data,
});

/** A text as a secretlint rule sees it. Its rules report offsets, so nothing here converts places. */
function sourceOf(text: string): SecretLintSourceCode {
  const unused = (): never => {
    throw new Error('secretlint asked for lines and columns');
  };
  return {
    content: text,
    contentType: 'text',
    filePath: 'text',
    physicalFilePath: undefined,
    ext: '',
    hasBOM: false,
    getFilePath: () => 'text',
    getPhysicalFilePath: () => undefined,
    locationToRange: unused,
    rangeToLocation: unused,
    positionToIndex: unused,
    indexToPosition: unused,
  };
}

/** Finds what the rules of secretlint's recommended preset find (MIT). */
function findPublished(text: string): Secret[] {
  const found: Secret[] = [];
  const source = sourceOf(text);
  for (const rule of rules) {
    if (rule.meta.id === SWITCHES) continue;
    const name = rule.meta.id.replace('@secretlint/secretlint-rule-', '');
    const kind = KINDS[name] ?? `${name}-token`;
    const visitor = rule.create(
      {
        sharedOptions: {},
        createTranslator,
        ignore: () => undefined,
        report: ({ range, message: { messageId } }) => {
          const [start, end] = range;
          if (!HARMLESS.has(messageId) && !isPlaceholder(text.slice(start, end))) found.push({ kind, start, end });
        },
      },
      {},
    );
    void visitor.file?.(source);
  }
  return found;
}

/**
 * Finds secrets in a text: private keys, tokens of well-known services, passwords in URLs and connection strings, random values
 * that are given to a password, a key or a token. Randomness alone is never enough, so hashes, ids and digests are not taken for one.
 *
 * Load this module with `await import()`: it brings secretlint's rules along. {@link mayHoldSecret} says when that is needed.
 *
 * @returns places in text order that do not overlap; the secret itself is not part of them
 */
export function findSecrets(text: string): Secret[] {
  if (!mayHoldSecret(text)) return [];
  return distinct([...findPrivateKeys(text), ...findTokens(text), ...findPublished(text), ...findAssignments(text)]);
}

/** {@link findSecrets} as a value, for code that gets it handed over. */
export type FindSecrets = typeof findSecrets;
