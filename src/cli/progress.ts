import { clearedText, folderProgress } from '../core/report/text/receipts.ts';
import type { CommandContext } from './command.ts';

const EVERY_MS = 100;

/** A line on a terminal that says how far a long run is, and leaves nothing behind. */
export interface Progress {
  /** @param before how many were before it */
  show(name: string, before: number): void;
  /** Takes the line away: before anything else is written, and in the end. */
  clear(): void;
}

/**
 * The progress of a run over several folders on standard error; nothing where that is no terminal or a dumb one, in CI, with `--quiet`.
 * Without colour it is the same: it has none.
 *
 * @param now milliseconds
 */
export function progressOn(
  { io, quiet }: Pick<CommandContext, 'io' | 'quiet'>,
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  const isShown = total > 1 && !quiet && (io.env['CI'] ?? '') === '' && io.env['TERM'] !== 'dumb' && io.errIsTerminal;
  let last = -EVERY_MS;
  let width = 0;
  return {
    show(name, before) {
      const time = now();
      if (!isShown || time - last < EVERY_MS) return;
      last = time;
      const text = folderProgress(name, before, total, width);
      width = text.length - 1;
      io.err(text);
    },
    clear() {
      if (width > 0) io.err(clearedText(width));
      width = 0;
    },
  };
}
