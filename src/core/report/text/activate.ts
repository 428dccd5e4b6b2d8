import { unifiedDiff, type DiffSide } from '../../lint/fix/diff.ts';
import { plain, printable, type Plain } from '../../text/printable.ts';
import { count } from '../counts.ts';
import { lined } from './receipts.ts';

type Named<T extends string> = Readonly<Record<T, string>>;

/** A file of a plan; its text is shown as a whole where it is new. */
export interface ShownFile {
  readonly path: string;
  readonly before: DiffSide | undefined;
  /** Undefined where it is taken away; a number of bytes for what is not text. */
  readonly after: DiffSide | number | undefined;
}

/** An agent of a plan: who it is, where it goes, and what its client asks for. */
interface PlannedAgent {
  readonly activation: Named<'name' | 'id' | 'version' | 'host'>;
  readonly trust: string;
  readonly client: Named<'title' | 'approval'> & { readonly sessionStart?: Named<'file' | 'text'> };
  readonly notes: readonly string[];
}

/** What activations write, and what their clients ask for. */
export function planText(shown: readonly ShownFile[], planned: readonly PlannedAgent[]): Plain {
  return plain`${plain.join('')(shown.map(fileText))}${lined(planned.flatMap(agentLines))}`;
}

function agentLines({ activation: { name, id, version, host }, trust, client, notes }: PlannedAgent): Plain[] {
  const { sessionStart } = client;
  const lines = [
    plain`${printable(name)} in ${printable(client.title)}: ${printable(id)} ${printable(version)}, ${printable(trust)}, accepted by ${printable(host)}`,
    ...notes.map((note) => plain`  note: ${printable(note)}`),
    plain`  ${printable(client.title)}: ${printable(client.approval)}`,
  ];
  if (sessionStart !== undefined)
    lines.push(
      plain`  to check it whenever a session starts, put this into ${printable(sessionStart.file)}:`,
      plain`    ${printable(sessionStart.text)}`,
    );
  return lines;
}

function fileText({ path, before, after }: ShownFile): Plain {
  if (typeof after === 'number') return plain`+++ b/${printable(path)}: ${after} bytes, no text\n`;
  if (after?.text === '') return plain`+++ b/${printable(path)}: empty\n`;
  if (after !== undefined) return unifiedDiff(path, before, after);
  return plain`--- a/${printable(path)}: taken away\n`;
}

/** The one line of each activation, and below one that no longer holds the command that renews it. */
export function activationsText(
  states: readonly (Named<'name' | 'client' | 'renew'> & { readonly faults: readonly string[] })[],
): Plain {
  const broken = states.filter(({ faults }) => faults.length > 0).length;
  const answer =
    broken === 0
      ? plain`ok: ${count(states.length, 'activation')} as accepted`
      : plain`not ok: ${broken} of ${count(states.length, 'activation')} no longer holds`;
  return lined([
    ...states.flatMap(({ name, client, faults, renew }) =>
      faults.length === 0
        ? [plain`✓ ${printable(name)} in ${printable(client)}: as accepted`]
        : [
            plain`✗ ${printable(name)} in ${printable(client)}: ${printable(faults.join('; '))}`,
            plain`  → review what changed, then ${printable(renew)}`,
          ],
    ),
    answer,
  ]);
}

/** What was activated or taken away, and what stays. */
export function activatedText(done: string, left: readonly string[]): Plain {
  return lined([printable(done), ...left.map((each) => plain`  ${printable(each)}`)]);
}
