import type { Runner } from '../../../src/adapters/github/runner.ts';

/** A runner that writes nothing: what it was told, one entry a call, in order. */
export function keptRunner(inputs: Readonly<Record<string, string>> = {}): Runner & { readonly told: string[] } {
  const told: string[] = [];
  const made = { error: 0, warning: 0, notice: 0 };
  const kept = {
    told,
    made,
    input: (name: string) => inputs[name] ?? '',
    mask: (secret: string) => void told.push(`mask ${secret}`),
    setOutput: (name: string, value: string) => void told.push(`output ${name}=${value}`),
    addSummary(text: string) {
      told.push(`summary ${text}`);
      return Promise.resolve();
    },
    annotate: (kind: string, text: string) => void told.push(`${kind} ${text}`),
    log: (text: string) => void told.push(`log ${text}`),
  };
  return kept as unknown as ReturnType<typeof keptRunner>;
}
