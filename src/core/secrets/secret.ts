/** A place in a text that holds a secret; half-open UTF-16 offsets. The secret itself is never part of a result. */
export interface Secret {
  /** Stable, kebab case: `private-key`, `github-token`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
export const KEY_KINDS: readonly string[] = ['private-key', 'encrypted-private-key'];

/** What a kind is called in a message: `a GitHub token`. */
export function secretName(kind: string): string {
  return NAMES[kind] ?? `a secret (${kind})`;
}

const NAMES: Readonly<Record<string, string>> = {
  'private-key': 'a private key',
  'encrypted-private-key': 'an encrypted private key',
  'aws-key': 'an AWS access key',
  'google-key': 'a Google API key',
  'stripe-key': 'a Stripe key',
  'pypi-token': 'a PyPI token',
  'json-web-token': 'a JSON web token',
  'azure-key': 'an Azure account key',
  'hugging-face-token': 'a Hugging Face token',
  'openai-key': 'an OpenAI key',
  'anthropic-key': 'an Anthropic key',
  'github-token': 'a GitHub token',
  'gitlab-token': 'a GitLab token',
  'npm-token': 'an npm token',
  'slack-token': 'a Slack token',
  'url-password': 'a password in a URL',
  'assigned-secret': 'a random value given to a password, a key or a token',
  'database-password': 'a password in a connection string',
};

/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
export function distinct(secrets: readonly Secret[]): Secret[] {
  const joined: Secret[] = [];
  for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || secret.start >= last.end) joined.push(secret);
    else {
      const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
      joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
    }
  }
  return joined;
}
