import { findAssignments } from './assignments.ts';
import { findPrivateKeys } from './private-keys.ts';
import { mayHoldSecret } from './prefilter.ts';
import { distinct, type Secret } from './secret.ts';
import { findTokens, isPlaceholder } from './tokens.ts';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintSourceCode } from '@secretlint/types';

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
/** Ids of accounts are no secrets. */
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
