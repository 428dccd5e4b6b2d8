/** What a tool says to the model that it should not: attack 242. */
import { findHidden } from '../text/hidden.ts';
import { quote } from '../text/printable.ts';
import type { Path } from '../source/document.ts';
import { isObject } from './accept/schema/json.ts';
import { below, pathOf, type Where } from './accept/schema/where.ts';

/** Members whose texts a host hands to the model. */
const SPOKEN = ['name', 'title', 'description', 'annotations', 'inputSchema', 'outputSchema'] as const;

/** The first text of a tool that is not what it seems. */
export interface ToolText {
  /** Below the tool. */
  readonly path: Path;
  /** Whether it is the key at the path, not its value. */
  readonly part: 'key' | 'value';
  /** Goes on a sentence about the text. */
  readonly what: string;
  /** How many further texts of the tool are like it. */
  readonly more: number;
}

/** Longer texts are cut: the rest of a text of a megabyte is not read by anybody either. */
const LONGEST = 100_000;

/** Looks through all texts of a tool for what speaks to the model, or is hidden. */
export function suspectText(tool: object): ToolText | undefined {
  const members = Object.entries(tool).filter(([name]) => (SPOKEN as readonly string[]).includes(name));
  const open: { readonly value: unknown; readonly where: Where | undefined }[] = members
    .map(([name, value]) => ({ value, where: below(undefined, name) }))
    .toReversed();
  let first: Omit<ToolText, 'more'> | undefined;
  let more = 0;
  const look = (text: string, where: Where | undefined, part: 'key' | 'value'): void => {
    const what = suspicion(text.slice(0, LONGEST));
    if (what === undefined) return;
    if (first === undefined) first = { path: pathOf(where), part, what };
    else more++;
  };
  // Without recursion: schemas nest hundreds of levels deep.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, where } = next;
    if (typeof value === 'string') look(value, where, 'value');
    else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) open.push({ value: value[i], where: below(where, i) });
    } else if (isObject(value)) {
      const entries = Object.entries(value);
      for (const [key] of entries) look(key, below(where, key), 'key');
      for (const [key, child] of entries.toReversed()) open.push({ value: child, where: below(where, key) });
    }
  }
  return first === undefined ? undefined : { ...first, more };
}

/** Words that order a model about, or hide from the user what it does; each in lower case and with single spaces. */
const ORDERS: readonly (readonly [pattern: RegExp, what: string])[] = [
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
    'is marked up as if it were the system, not a tool, that speaks',
  ],
  [
    /\b(?:you are now|from now on,? (?:you|always|never)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt):)/,
    'gives the model another role',
  ],
  [
    /\b(?:read|send|include|pass|paste|copy|append|attach|upload|cat|provide)\b.{0,80}(?:~\/\.ssh|\bid_rsa\b|\bid_ed25519\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bsystem prompt\b|\b(?:conversation|chat) history\b|~\/\.env\b)/,
    'asks the model for what is private',
  ],
];

function suspicion(text: string): string | undefined {
  const hidden = findHidden(text);
  if (hidden !== undefined) {
    const { count, points } = hidden;
    return `holds ${count} character${count === 1 ? '' : 's'} that nobody sees (${points.join(', ')})`;
  }
  // White space and letters of other widths are no disguise.
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const [pattern, what] of ORDERS) {
    const match = pattern.exec(plain);
    if (match !== null) return `${what} (${quote(match[0])})`;
  }
  return undefined;
}
