import type { HostSource } from '../../handshake/host.ts';
import type { AddOption } from '../../result/results.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { count } from '../counts.ts';

/** A client as `host list` shows it. */
export interface ListedClient {
  readonly name: string;
  readonly title: string;
  /** Its files in a project. */
  readonly files: readonly string[];
  /** Those that are here. */
  readonly here: readonly string[];
  readonly tools: readonly string[];
  readonly protocolRevision: string | null;
  readonly naming: { readonly pattern: string; readonly limit?: number } | null;
  readonly dialect: string | null;
  readonly facts: {
    readonly count: number;
    readonly oldest: string;
    readonly inferred: number;
    readonly sources: readonly HostSource[];
  };
}

/** A host as `host add` made it. */
export interface AddedHost {
  readonly client: string;
  readonly file: string;
  readonly state: 'written' | 'unchanged' | 'not written';
  /** Why it was not written. */
  readonly reason?: string;
  /** The configurations that it was made from. */
  readonly madeFrom: readonly string[];
  readonly servers: readonly string[];
  /** Switched off in the configuration, and left out. */
  readonly disabled: readonly string[];
  /** Tools of servers that were recorded. */
  readonly recorded: number;
  /** Tools that are not, or no more, what the profile that was there had recorded. */
  readonly changed: number;
  /** Wraps that nothing applies, each as `NAME wraps TOOL`. */
  readonly promises: readonly string[];
  /** Variables and inputs that a person must supply. */
  readonly needsInput: readonly string[];
  /** Options for facts that were not stated. */
  readonly unstated: readonly AddOption[];
  /** Whether the tools of its servers are not known yet. */
  readonly unasked: boolean;
}

const MARK = { here: '✓', not: '·' } as const;

/** Every known client: those that are configured here first. */
export function clientsText(clients: readonly ListedClient[]): Plain {
  const width = Math.max(...clients.map(({ name }) => name.length));
  const rows = [...clients].sort((a, b) => Number(b.here.length > 0) - Number(a.here.length > 0));
  const lines = rows.map(({ name, title, files, here }) => {
    const mark = here.length > 0 ? MARK.here : MARK.not;
    const [paths = []] = [here, files, ['no file of a project']].filter((each) => each.length > 0);
    return plain`${mark} ${padded(printable(name), width)}  ${printable(title)}: ${plain.join(', ')(paths.map((path) => printable(path)))}`;
  });
  const found = clients.filter(({ here }) => here.length > 0).length;
  const next =
    found === 0
      ? plain`none is configured here; next: cartwright host add CLIENT`
      : plain`${count(found, 'client')} configured here; next: cartwright host add`;
  return plain`${plain.join('\n')([...lines, plain``, next])}\n`;
}

/** What was made of each client, and what to do next. */
export function addedText(hosts: readonly AddedHost[], notes: readonly string[], next: readonly string[]): Plain {
  const lines = hosts.flatMap((host) => [
    plain`${host.state === 'not written' ? '✗' : '✓'} ${printable(host.file)}: ${printable(host.state)}${host.reason === undefined ? '' : plain`, ${printable(host.reason)}`}`,
    row('made from', host.madeFrom, "the client's facts alone"),
    ...(host.servers.length === 0 ? [] : [row('servers', host.servers)]),
    ...(host.disabled.length === 0 ? [] : [row('off', host.disabled)]),
    ...(host.recorded === 0 || host.state === 'not written'
      ? []
      : [plain`  recorded   ${count(host.recorded, 'tool')} of servers, with digests`]),
    ...(host.promises.length === 0 ? [] : [row('promises', host.promises)]),
    ...(host.needsInput.length === 0 ? [] : [row('needs', host.needsInput)]),
    ...(host.unstated.length === 0 ? [] : [row('not stated', host.unstated)]),
  ]);
  const more = [
    ...notes.map((note) => plain`note: ${printable(note)}`),
    ...next.map(
      (line) =>
        plain`next: ${printable(line)}${line.includes(' TOKENS') ? '  (TOKENS: the context window of your model)' : ''}`,
    ),
  ];
  return plain`${plain.join('\n')([...lines, ...more])}\n`;
}

function row(label: string, values: readonly string[], otherwise = ''): Plain {
  const shown = values.length === 0 ? [printable(otherwise)] : values.map((value) => printable(value));
  return plain`  ${padded(printable(label), 10)} ${plain.join(', ')(shown)}`;
}
