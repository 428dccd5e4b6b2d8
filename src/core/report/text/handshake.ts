import { hostLabels, pairKey } from '../../result/host-labels.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { markOf, verdictWords } from '../../result/reservations.ts';
import type { HandshakeResult, HostVerdict } from '../../result/results.ts';
import { MARK_OF_HOST, MARKS } from '../blocks.ts';
import { groupBy } from '../../value/group-by.ts';
import { answerItems, answerKey } from '../sections/hosts.ts';
import { itemLines, signText } from './write.ts';

/** Hosts of one group that are listed. */
const HOSTS_SHOWN = 20;

/** The verdicts as text: for each subject, the hosts with what stands behind their answers. Hosts that answer the same are one group. */
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
  const words = plain`${signText(MARK_OF_HOST[markOf(first)], color)} ${verdictWords(first)}`;
  const hosts = group.map((verdict) => plain`${printable(label(verdict))}${revisionOf(verdict)}`);
  const items = itemLines(answerItems(first), color);
  if (hosts.length === 1) return [plain`${words}  ${plain.join('')(hosts)}`, ...items];
  const left = hosts.length - HOSTS_SHOWN;
  return [
    plain`${words}  ${hosts.length} hosts`,
    ...hosts.slice(0, HOSTS_SHOWN).map((host) => plain`    ${host}`),
    ...(left > 0 ? [plain`    and ${left} more, which --format json shows`] : []),
    ...items,
  ];
}

function revisionOf({ descriptor }: HostVerdict): Plain {
  if (descriptor === undefined) return plain``;
  return descriptor.protocolRevision === ''
    ? plain`  (no MCP revision)`
    : plain`  (MCP ${printable(descriptor.protocolRevision)})`;
}

const LEGEND = plain`✓ accept   ! accept with reservations   ✗ refuse   ? not judged`;
/** Stands where the two do not meet. */
const APART = '–';
const LEGEND_APART = plain`${APART} they do not meet`;
const PROMISED = 'p';
const LEGEND_PROMISED = plain`${PROMISED} accept, with a promise that nothing keeps`;

/** The verdicts as a table, cartridges down, hosts across. Hosts are numbered, so that long names do not push it off the screen. */
export function matrixText({ results }: HandshakeResult): Plain {
  const label = hostLabels(results);
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
  const byPair = new Map(results.map((verdict) => [pairKey(verdict), verdict]));
  const width = Math.max(...subjects.map((subject) => printable(subject).length));
  const lines = [...profiles.values()].map(
    (host, i) => plain`  ${padded(i + 1, String(profiles.size).length, 'start')}  ${printable(host)}`,
  );
  const columns = [...profiles].map((_, i) => i + 1);
  lines.push(plain``, plain`${padded('', width)}  ${plain.join('  ')(columns)}`);
  const shown = new Set<ReturnType<typeof signOf>>();
  for (const subject of subjects) {
    const signs = [...profiles.keys()].map((profile, j) => {
      const sign = signOf(byPair.get(pairKey({ subject, profile })));
      shown.add(sign);
      return padded(sign, String(j + 1).length, 'start');
    });
    lines.push(plain`${padded(printable(subject), width)}  ${plain.join('  ')(signs)}`);
  }
  const legend = [
    ...(shown.has(MARKS.open.sign) || shown.has(MARKS.unknown.sign) ? [LEGEND] : []),
    ...(shown.has(PROMISED) ? [LEGEND_PROMISED] : []),
    ...(shown.has(APART) ? [LEGEND_APART] : []),
  ];
  if (legend.length > 0) lines.push(plain``, plain.join('   ')(legend));
  return plain`${plain.join('\n')(lines)}\n`;
}

// A column has room for one sign, so that a promise has its own; reservations matter more.
function signOf(
  verdict: HostVerdict | undefined,
): (typeof MARKS)[(typeof MARK_OF_HOST)[keyof typeof MARK_OF_HOST]]['sign'] | typeof APART | typeof PROMISED {
  if (verdict === undefined) return APART;
  const mark = MARK_OF_HOST[markOf(verdict)];
  return mark === 'good' && verdict.promises !== undefined ? PROMISED : MARKS[mark].sign;
}
