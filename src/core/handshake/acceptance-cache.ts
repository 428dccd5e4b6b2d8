import { accepts } from './accept/accepts.ts';
import type { Acceptance } from './accept/acceptance.ts';
import type { HostProfile, HostTool } from './host.ts';

/**
 * Remembers which tool accepts which contract: most cartridges ask for the same contracts, and a hundred of them against
 * twenty hosts would decide each pair a hundred times.
 */
export class AcceptanceCache {
  readonly #keys = new WeakMap<object, string>();
  readonly #answers = new Map<string, WeakMap<HostTool, Acceptance>>();

  /** {@link accepts} for a tool of a host. */
  accepts(contract: object, tool: HostTool, _host: HostProfile): Acceptance {
    const answers = this.#answersFor(contract);
    const known = answers.get(tool);
    if (known !== undefined) return known;
    const answer = accepts(contract, tool.inputSchema);
    answers.set(tool, answer);
    return answer;
  }

  #answersFor(contract: object): WeakMap<HostTool, Acceptance> {
    let key = this.#keys.get(contract);
    if (key === undefined) {
      key = JSON.stringify(contract);
      this.#keys.set(contract, key);
    }
    let answers = this.#answers.get(key);
    if (answers === undefined) {
      answers = new WeakMap();
      this.#answers.set(key, answers);
    }
    return answers;
  }
}
