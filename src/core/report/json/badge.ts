import type { Policy } from '../../result/answer.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { conclusion, moodOf, type Mood } from '../markdown/sections/headline.ts';

const COLOR: Readonly<Record<Mood, string>> = { good: 'brightgreen', open: 'yellow', bad: 'red' };

/** A badge in the endpoint format of shields: JSON with a line break at its end. */
export function badge(report: Parameters<typeof moodOf>[0], policy?: Policy): Json {
  return resultJson({
    schemaVersion: 1,
    label: 'cartwright',
    message: conclusion(report),
    color: COLOR[moodOf(report, policy)],
  });
}
