import { hostLabels } from '../../result/host-labels.ts';
import { plain, type Plain, printable } from '../../text/printable.ts';
import { markOf, verdictWords } from '../../result/reservations.ts';
import type { HandshakeResult, HostVerdict } from '../../result/results.ts';
import { MARK_OF_HOST } from '../blocks.ts';
import { groupBy } from '../../value/group-by.ts';
import { answerItems, answerKey } from '../sections/hosts.ts';
import { itemLines, signText } from './write.ts';

/** Hosts of one group that are listed. */
const HOSTS_SHOWN = 20;

/** The verdicts as text: for each subject, the hosts with what is behind their answers. Hosts that answer the same are one group. */
export function handshakeText({ results }: HandshakeResult, color = false): Plain {
  const label = hostLabels(results);
  const lines = [...groupBy(results, ({ subject }) => subject)].flatMap(([subject, verdicts]) => [
    plain`${printable(subject)}  (signature: ${verdicts[0].signature})`,
    plain``,
    ...[...groupBy(verdicts, answerKey).values()].flatMap((group) => [...groupLines(group, label, color), plain``]),
  ]);
  return plain.join('')(lines.map((line) => plain`${line}\n`));
}

function groupLines(
  group: readonly [HostVerdict, ...HostVerdict[]],
  label: (verdict: HostVerdict) => string,
  color: boolean,
): Plain[] {
  const [first] = group;
  const hosts = group.map((verdict) => plain`${printable(label(verdict))}${revisionOf(verdict)}`);
  const left = hosts.length - HOSTS_SHOWN;
  const more = left > 0 ? plain` and ${left} more` : '';
  const words = plain`${signText(MARK_OF_HOST[markOf(first)], color)} ${verdictWords(first)}`;
  return [
    plain`${words}  ${plain.join(', ')(hosts.slice(0, HOSTS_SHOWN))}${more}`,
    ...itemLines(answerItems(first), color),
  ];
}

function revisionOf({ descriptor }: HostVerdict): Plain {
  if (descriptor === undefined) return plain``;
  return descriptor.protocolRevision === ''
    ? plain`  (no MCP revision)`
    : plain`  (MCP ${printable(descriptor.protocolRevision)})`;
}

/** How to let something apply the wraps on which a yes rests. */
export const TO_ACTIVATE = plain`next: the gate applies the wraps of servers' tools: name it in the profile, and install the agent with cartwright activate (docs/activate.md)`;
