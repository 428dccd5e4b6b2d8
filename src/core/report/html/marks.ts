import { html, type Html, type Words } from '../../text/outlet.ts';
import type { Level } from '../../result/diagnostic.ts';
import type { markOf } from '../../result/reservations.ts';
import type { RacResult, ReadyVerdict } from '../../result/results.ts';
import type { Mood } from '../markdown/sections/headline.ts';

/** How something stands: its colour. What it means is always said in words, too. */
export type Tone = 'good' | 'open' | 'bad' | 'quiet';

const SIGN = { good: '✓', open: '!', bad: '✗', quiet: '·' } as const satisfies Readonly<Record<Tone, string>>;

export const TONE_OF_MOOD = { good: 'good', open: 'open', bad: 'bad' } as const satisfies Record<Mood, Tone>;
export const TONE_OF_LEVEL = { error: 'bad', warning: 'open', note: 'quiet' } as const satisfies Record<Level, Tone>;
export const TONE_OF_VERDICT = {
  ready: 'good',
  pending: 'open',
  'not ready': 'bad',
} as const satisfies Record<ReadyVerdict, Tone>;
export const TONE_OF_STATE = {
  confirmed: 'good',
  unconfirmed: 'open',
  failed: 'bad',
  optional: 'quiet',
} as const satisfies Record<RacResult['state'], Tone>;
export const TONE_OF_HOST = {
  accept: 'good',
  reserved: 'open',
  refuse: 'bad',
  'not judged': 'open',
} as const satisfies Record<ReturnType<typeof markOf>, Tone>;

/** The sign alone, for the eye: the words stand beside it. */
export function sign(tone: Tone, shown: '✓' | '!' | '✗' | '·' | '?' | '□' = SIGN[tone]): Html {
  return html`<span class="s ${tone}" aria-hidden="true">${shown}</span>`;
}

/** A word in its colour. */
export function pill(tone: Tone, word: Words): Html {
  return html`<span class="pill ${tone}">${word}</span>`;
}
