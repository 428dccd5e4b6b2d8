import { count } from '../counts.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import type { PolicyResult, TrustState, VerifyOutcome } from '../../result/verify-results.ts';

/** Text of `verify`: one head line for each file, its identity, and every check that did not pass cleanly. */
export function verifyText(outcome: VerifyOutcome): Plain {
  const lines = [plain`${outcome.ok ? '✓' : '✗'} ${printable(outcome.path)}: ${outcome.trust}`];
  const fact = (name: Plain, value: string | null): void => {
    if (value !== null) lines.push(plain`  ${padded(name, 10)} ${printable(value)}`);
  };
  fact(plain`cartridge`, outcome.cartridgeId);
  fact(plain`ROM digest`, outcome.romDigest);
  fact(plain`file`, outcome.fileDigest);
  fact(plain`publisher`, outcome.publisherId);
  fact(plain`signed at`, outcome.signedAt);
  for (const keyid of outcome.keyids) fact(plain`key`, keyid);
  const { saveRecords: saved } = outcome;
  if (saved !== null && saved > 0) lines.push(plain`  ${count(saved, 'SAVE record')}, not signed`);
  for (const { path, trust } of outcome.bundles ?? []) fact(plain`bundle`, `${path}: ${trust}`);
  for (const { id, ok, message, warning } of outcome.checks) {
    if (!ok || warning === true) lines.push(plain`  ${ok ? '!' : '✗'} ${printable(id)}: ${printable(message)}`);
  }
  const help = HELP[outcome.trust];
  if (!outcome.ok && help !== undefined) lines.push(plain`  help: ${help}`);
  return plain`${plain.join('\n')(lines)}\n`;
}

/** The fix where the trust itself is the cause; only `verify` says it, whose options these are. */
const HELP = {
  tampered: undefined,
  unsigned: 'sign it, or accept it with --allow-unsigned',
  untrusted: 'give the key of its signer with --public-key, if you trust it',
  portable: undefined,
  trusted: undefined,
  local: undefined,
} as const satisfies Readonly<Record<TrustState, string | undefined>>;

/**
 * Text of `verify --policy`: one line for each file, and below a denied one why.
 *
 * @param quiet leaves out what is let in
 */
export function policyText({ policy, trustRegistry, results }: PolicyResult, quiet: boolean): Plain {
  const shown = quiet ? results.filter(({ decision }) => decision === 'deny') : results;
  const lines = shown.flatMap(({ path, decision, reasons }) => [
    plain`${decision === 'allow' ? '✓ allow' : '✗ deny '} ${printable(path)}`,
    ...reasons.map(({ id, message }) => plain`  ✗ ${printable(id)}: ${printable(message)}`),
  ]);
  const registry =
    trustRegistry === null ? plain`no trust registry` : plain`the trust registry ${printable(trustRegistry)}`;
  if (!quiet) lines.push(plain`by ${printable(policy)} and ${registry}`);
  return plain`${plain.join('')(lines.map((line) => plain`${line}\n`))}`;
}
