import { replaceFileIn, replaceWithin } from '../../adapters/fs/replace-file.ts';
import { cartridgeStore } from '../../adapters/sqlite/store.ts';
import { cartridgeWriter } from '../../adapters/sqlite/write.ts';
import { buildEpoch } from '../../app/package/build.ts';
import {
  signCartridge,
  type Receipt,
  type SignOptions,
  type SignPorts,
  type SignResult,
} from '../../app/trust/sign.ts';
import { isCalPath } from '../../app/trust/verify.ts';
import type { Signer } from '../../core/dsse/sign.ts';
import { UserError } from '../../core/result/errors.ts';
import { notSignedText, signedText } from '../../core/report/text/receipts.ts';
import { EXIT, MIN_LEVEL, flagOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { KEY_OPTIONS, loadSigner } from '../signing-key.ts';
import { resultJson } from '../../core/text/json-text.ts';

export const command: Command<'text' | 'json'> = {
  name: 'sign',
  summary: 'signs a cartridge or a CAL',
  usage: ['sign FILE --key KEY.pem', 'sign FILE --key KEY.pem --out SIGNED'],
  options: [
    ...KEY_OPTIONS,
    valueOption('out', 'FILE', 'where the signed file is written (default: in place)'),
    valueOption('publisher', 'ID', 'publisher that signs a CAL; a cartridge names its own'),
    flagOption('replace', 'drop the signatures that are there'),
    MIN_LEVEL,
  ],
  formats: ['text', 'json'],
  details: [
    'A key is an ed25519 private key in PKCS#8 PEM: as it is, with CRLF, with escaped newlines, or as base64 of the whole.',
    'Signing again with the same key changes nothing; another key adds its signature to a cartridge (16 at most). The file',
    'is only replaced when it was read back, verified, and its signature was found by node:crypto as well.',
    'A cartridge is signed when its ROM holds no private key, no token and no value of a .env file, as with build.',
    'A CAL is signed when lint finds no error in it and every reader of YAML reads its plain scalars alike.',
    'The time of the statement is now, or SOURCE_DATE_EPOCH.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, io, positionals, profile } = context;
    const [path, second] = positionals;
    if (path === undefined || second !== undefined) throw new UserError('usage', 'sign takes exactly one file');
    const signer = loadSigner(context);
    const ports: SignPorts = {
      fs,
      store: cartridgeStore(fs.cwd),
      writer: cartridgeWriter(fs.cwd, replaceWithin(fs)),
      replaceFile: replaceFileIn(fs.cwd, replaceWithin(fs)),
    };
    const options = optionsOf(context, path);
    const result = isCalPath(path)
      ? await signCal(ports, path, signer, options, context)
      : await signCartridge(ports, path, signer, options, profile);
    if ('receipt' in result) {
      print(context, result.receipt);
      return EXIT.ok;
    }
    if ('diagnostics' in result) {
      const { printDiagnostics } = await import('../diagnostics.ts');
      await printDiagnostics(context, result.diagnostics, 1);
      return EXIT.no;
    }
    if (context.format === 'json') io.out(resultJson({ version: 1, path, changed: false, faults: result.faults }, 2));
    else io.out(notSignedText(path, result.faults));
    return EXIT.no;
  },
};

// The linter is loaded for a CAL alone.
async function signCal(
  ports: SignPorts,
  path: string,
  signer: Signer,
  options: SignOptions,
  { config, fs, profile }: CommandContext,
): Promise<SignResult> {
  const { signCalFile } = await import('../../app/trust/sign-cal.ts');
  const { factsFrom } = await import('../../app/lint/facts.ts');
  const rules = { levels: config.rules, facts: factsFrom(fs) };
  return signCalFile(ports, path, signer, { ...options, rules }, profile);
}

function optionsOf(context: CommandContext, path: string): SignOptions {
  const now = context.clock.now();
  const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
  return {
    out: context.value('out') ?? path,
    now,
    signedAt: (epoch === '' ? now : new Date(buildEpoch(epoch) * 1000)).toISOString(),
    replace: context.flag('replace'),
    publisher: context.value('publisher') ?? context.config.publisher,
  };
}

function print({ io, format, quiet }: CommandContext<'text' | 'json'>, receipt: Receipt): void {
  if (format === 'json') io.out(resultJson({ version: 1, ...receipt }, 2));
  else if (!quiet) io.out(signedText(receipt));
}
