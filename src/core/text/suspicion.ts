import { findHidden } from './hidden.ts';
import { quote } from './printable.ts';
import { steering } from './steering.ts';

/** Words that order a model about, or hide from the user what it does; each in lower case and with single spaces. */
const ORDERS: readonly (readonly [pattern: RegExp, what: string, whose?: 'tool'])[] = [
  [
    /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|every|of|the|your|these|those|my|and))* (?:previous|prior|earlier|above|preceding|existing|original|other|system|safety)(?: (?:and|or|of|the|previous|prior|earlier|above|system|safety|user))* (?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/,
    'tells the model to forget its instructions',
  ],
  [
    /\b(?:do not|don't|never|must not|should not|without)(?: (?:ever|you|even|directly))* (?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|show|showing|notify|notifying|alert|alerting|warn|warning|let|letting|say|saying)\b.{0,40}\b(?:the )?user\b/,
    'tells the model to hide something from the user',
  ],
  [
    /\b(?:hide|conceal|keep)\b.{0,30}\b(?:from|secret from|hidden from) the user\b|\bthe user (?:must|should|may) (?:not|never) (?:know|see|notice|be told)\b/,
    'tells the model to hide something from the user',
  ],
  [
    /<\/?(?:system|important|instructions?|secret|admin|assistant|critical)\s*>|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|(?:^|[.!:] )(?:system|assistant): /,
    'is marked up as a message of the system',
    'tool',
  ],
  [
    /\b(?:you are now|from now on,? (?:you|always|never)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt):)/,
    'gives the model another role',
    'tool',
  ],
  [
    /\b(?:read|send|include|pass|paste|copy|append|attach|upload|cat|provide)\b.{0,80}(?:~\/\.ssh|\bid_rsa\b|\bid_ed25519\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bsystem prompt\b|\b(?:conversation|chat) history\b|~\/\.env\b)/,
    'asks the model for private data',
  ],
];

/** With these a terminal colours, moves or hides what it shows; no text has a use for them. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;

/**
 * What a text that a model will read does that it should not, or hides.
 *
 * @param speaker of what is meant to instruct the model, its role and its markup are not a suspicion
 * @returns the rest of a sentence about the text, or undefined
 */
export function suspicion(text: string, speaker: 'tool' | 'instructions'): string | undefined {
  const hidden = findHidden(text);
  if (hidden !== undefined) {
    const { count, points } = hidden;
    return `holds ${count} invisible character${count === 1 ? '' : 's'} (${points.join(', ')})`;
  }
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined)
    return `holds a control character, with which a terminal may hide the rest (${quote(control)})`;
  // White space and letters of other widths are not a disguise.
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const [pattern, what, whose] of ORDERS) {
    if (whose === 'tool' && speaker !== 'tool') continue;
    const match = pattern.exec(plain);
    if (match !== null) return `${what} (${quote(match[0])})`;
  }
  const steered = speaker === 'tool' ? steering(text) : undefined;
  return steered === undefined ? undefined : `${steered.what} (${quote(steered.words, 80)})`;
}
