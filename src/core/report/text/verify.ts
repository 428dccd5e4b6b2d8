import { printable } from '../../text/printable.ts';
import type { TrustState, VerifyOutcome } from '../../result/results.ts';
import { code } from '../markdown/markdown.ts';

/**
 * Text of `verify`: one head line for each file, its identity, and every check that did not pass cleanly.
 *
 * @param all also the checks that passed (`--explain`)
 */
export function verifyText(outcome: VerifyOutcome, all: boolean): string {
  const lines = [`${outcome.ok ? '✓' : '✗'} ${printable(outcome.path)}: ${outcome.trust}`];
  const fact = (name: string, value: string | null): void => {
    if (value !== null) lines.push(`  ${name.padEnd(10)} ${printable(value)}`);
  };
  fact('cartridge', outcome.cartridgeId);
  fact('ROM digest', outcome.romDigest);
  fact('publisher', outcome.publisherId);
  fact('signed at', outcome.signedAt);
  for (const keyid of outcome.keyids) fact('key', keyid);
  for (const { id, ok, message, warning } of outcome.checks) {
    const mark = ok ? (warning === true ? '!' : '✓') : '✗';
    if (all || mark !== '✓') lines.push(`  ${mark} ${id}: ${printable(message)}`);
  }
  const help = HELP[outcome.trust];
  if (!outcome.ok && help !== undefined) lines.push(`  help: ${help}`);
  return `${lines.join('\n')}\n`;
}

/** The way out where the trust itself is what stops; said by `verify` alone, whose options these are. */
const HELP: Readonly<Record<TrustState, string | undefined>> = {
  tampered: undefined,
  unsigned: 'sign it, or let it pass with --allow-unsigned',
  untrusted: 'give the key of its signer with --public-key, if you trust it',
  portable: undefined,
  trusted: undefined,
  local: undefined,
};

/** Markdown of `verify`: a table of files, then what is wrong with each. Untrusted text stands in code spans only. */
export function verifyMarkdown(outcomes: readonly VerifyOutcome[]): string {
  const rows = outcomes.map(
    ({ path, ok, trust, romDigest }) =>
      `| ${ok ? '✅' : '❌'} | ${code(path)} | ${trust} | ${romDigest === null ? '' : code(romDigest)} |`,
  );
  const notes = outcomes.flatMap(({ path, checks }) =>
    checks
      .filter(({ ok, warning }) => !ok || warning === true)
      .map(({ id, ok, message }) => `- ${ok ? '⚠️' : '❌'} ${code(path)} **${id}**: ${code(message, 600)}`),
  );
  const table = ['|  | file | trust | ROM digest |', '|---|---|---|---|', ...rows];
  return `${[...table, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n')}\n`;
}
