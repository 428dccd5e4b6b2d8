import type { VerifyCheck } from './verify-results.ts';
import { CartridgeFault, type CheckId } from './fault.ts';

/** Most faults of one check that are listed; the rest are counted. */
const MAX_LISTED = 20;

/** Collects what the checks find, in order. A check that raised nothing is listed once, as passed. */
export class VerifyChecks {
  readonly #checks: VerifyCheck[] = [];
  readonly #failures = new Map<CheckId, number>();

  fail(check: CheckId, message: string): void {
    const count = (this.#failures.get(check) ?? 0) + 1;
    this.#failures.set(check, count);
    if (count <= MAX_LISTED) this.#checks.push({ id: check, ok: false, message });
  }

  /** Something that is not a fault by itself; `--strict` makes one of it. */
  warn(check: CheckId, message: string): void {
    this.#checks.push({ id: check, ok: true, message, warning: true });
  }

  /** Lists a check as passed, unless it failed. */
  pass(check: CheckId, message: string): void {
    if (!this.#failures.has(check)) this.#checks.push({ id: check, ok: true, message });
  }

  /** Runs `body`; a fault becomes a failed check and gives undefined. */
  attempt<T>(body: () => T): T | undefined {
    try {
      return body();
    } catch (error) {
      return this.#failed(error);
    }
  }

  attemptAsync<T>(body: () => Promise<T>): Promise<T | undefined> {
    return body().catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): undefined {
    if (!(error instanceof CartridgeFault)) throw error;
    this.fail(error.check, error.message);
  }

  failed(...checks: readonly CheckId[]): boolean {
    return checks.length === 0 ? this.#failures.size > 0 : checks.some((check) => this.#failures.has(check));
  }

  /** All checks in the order in which they were made; a warning says so. */
  list(): VerifyCheck[] {
    const cut = [...this.#failures].filter(([, count]) => count > MAX_LISTED);
    const more = cut.map(([id, count]) => ({
      id,
      ok: false,
      message: `${count - MAX_LISTED} more of this kind`,
    }));
    return [...this.#checks, ...more];
  }
}
