import type { Runner } from '../../adapters/github/runner.ts';

/**
 * Masks a signing key in every form in which it could come back: as it is, unwrapped from base64, its body in one line, its
 * seed. The runner masks text, so that a key that was written differently would pass.
 */
export function maskKey(runner: Runner, text: string): void {
  if (text.trim() === '') return;
  runner.mask(text);
  const plain = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');
  if (!plain.includes('-----BEGIN')) return;
  const lines = plain
    .replaceAll(String.raw`\r`, '')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll('\r', '')
    .split('\n');
  if (plain !== text) runner.mask(lines.join('\n'));
  const body = lines
    .filter((line) => /^\s*[A-Za-z0-9+/=]+\s*$/.test(line))
    .join('')
    .replaceAll(/\s/g, '');
  const seed = Buffer.from(body, 'base64').subarray(16, 48);
  const forms = [body, ...(['hex', 'base64', 'base64url'] as const).map((form) => seed.toString(form))];
  for (const form of forms) if (form.length >= 32) runner.mask(form);
}
