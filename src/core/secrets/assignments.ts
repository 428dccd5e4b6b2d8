/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */
import { looksRandom } from './random.ts';
import type { Secret } from './secret.ts';

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw`passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean something public: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS =
  /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;

const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value, the start of a list. */
const BEFORE = String.raw`[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}(?:\[\s{0,99}|-[ \t]{1,9})?`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const SIGN = String.raw`[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))`;
// Nearly every text that is shown has none, and asking that costs a tenth of an empty list of matches.
const HAS_SIGN = new RegExp(SIGN, 'i');
const ASSIGNMENT = new RegExp(
  `${SIGN}${BEFORE}` +
    String.raw`(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`,
  'gi',
);
const NAME = new RegExp(`(?:${WORDS})$`, 'i');

/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
export function findAssignments(text: string): Secret[] {
  const found: Secret[] = [];
  if (!HAS_SIGN.test(text)) return found;
  for (const match of text.matchAll(ASSIGNMENT)) {
    const secret = judge(text, match);
    if (secret !== undefined) found.push(secret);
  }
  return found;
}

/** Whether {@link findAssignments} finds any. */
export function holdsAssignment(text: string): boolean {
  if (!HAS_SIGN.test(text)) return false;
  for (const match of text.matchAll(ASSIGNMENT)) if (judge(text, match) !== undefined) return true;
  return false;
}

/** Names whose value is a secret, however it looks. */
const SECRET_NAME =
  /(?:passw(?:or)?d|passphrase|secret|token|(?:api|access|secret|private|auth)[-_]?key|credentials?|cookie|authorization|(?:^|[-_])pat)$/i;
/** Whether the name of a variable, header, option or parameter says that its value is a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Whether a member of a document is such a value: the name and the value stand apart there. */
export function isAssignedSecret(name: string, value: string): boolean {
  return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}

function judge(text: string, { index, groups, 0: all }: RegExpExecArray | RegExpMatchArray): Secret | undefined {
  const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
  if (index === undefined || !looksRandom(value)) return undefined;
  if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, ''))) return undefined;
  const start = index + all.lastIndexOf(value);
  return { kind: 'assigned-secret', start, end: start + value.length };
}
