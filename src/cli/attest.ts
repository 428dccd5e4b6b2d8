import { refuseSecrets, writeCommitted, type Committed } from '../app/committed.ts';
import { attestVerdict, outputPaths } from '../app/trust/attest.ts';
import { digestOfFile } from '../app/trust/files.ts';
import { buildEpoch } from '../app/package/build.ts';
import { UserError } from '../core/result/errors.ts';
import type { HostVerdict } from '../core/result/results.ts';
import { fileName } from '../core/value/path.ts';
import type { FormatProfile } from '../ids.ts';
import type { CommandContext, Format } from './command.ts';
import type { KeyOption } from './key-options.ts';
import { loadSigner } from './signing-key.ts';

/**
 * Signs every verdict (a host that is not judged has none) and writes the envelopes.
 *
 * @throws UserError for a subject without a ROM digest, or without a usable key: then nothing is written
 */
export async function attestAll(
  context: CommandContext<Format, KeyOption>,
  verdicts: readonly HostVerdict[],
  romDigests: ReadonlyMap<string, string>,
  out: string,
  profile: FormatProfile,
): Promise<void> {
  const { fs } = context;
  const signer = loadSigner(context);
  const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
  const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
  const store = cartridgeStore(fs.cwd);
  const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
  const attestedAt = (epoch === '' ? context.clock.now() : new Date(buildEpoch(epoch) * 1000)).toISOString();
  const paths = outputPaths(verdicts, out, 'intoto.json');
  const files: Committed[] = [];
  for (const [i, verdict] of verdicts.entries()) {
    if (verdict.verdict === 'not judged') continue;
    const romDigest = romDigests.get(verdict.subject);
    if (romDigest === undefined)
      throw new UserError('no-rom-digest', 'nothing to attest: only a whole cartridge has a ROM digest', {
        path: verdict.subject,
        help: 'build and sign the cartridge, then attest it',
      });
    const { cartridgeId } = await readCartridgeCard(store, verdict.subject, profile);
    const file = { name: fileName(verdict.subject), sha256: digestOfFile(store, verdict.subject).sha256 };
    const envelope = attestVerdict(verdict, { cartridgeId, file, romDigest, attestedAt }, signer, profile);
    const path = paths[i] ?? out;
    // What is signed stands in base64, which no finder reads.
    await refuseSecrets([{ path, text: JSON.stringify(verdict.descriptor) }]);
    files.push({ path, text: `${JSON.stringify(envelope)}\n` });
  }
  await writeCommitted(fs, files);
}
