import { replaceFileIn } from '../../adapters/fs/replace-file.ts';
import { buildEpoch } from '../../app/package/build.ts';
import {
  signCartridge,
  type Receipt,
  type SignOptions,
  type SignPorts,
  type SignResult,
} from '../../app/trust/sign.ts';
import { digestOfFile } from '../../app/trust/files.ts';
import { isCalPath } from '../../app/trust/verify.ts';
import { BUNDLE_SUFFIX } from '../../core/bundle/names.ts';
import { releaseBundle } from '../../core/bundle/write.ts';
import type { Signer } from '../../core/dsse/sign.ts';
import { MAX_BUNDLE, readBundle } from '../../core/bundle/read.ts';
import { UserError } from '../../core/result/errors.ts';
import { refusedText, signedText } from '../../core/report/text/receipts.ts';
import { aboutFirst, EXIT, flagOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { KEY_OPTIONS, loadSigner } from '../signing-key.ts';
import { absolutePath, fileName } from '../../core/value/path.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { buildPorts } from '../../wiring/build-ports.ts';

const OPTIONS = [
  ...KEY_OPTIONS,
  valueOption('out', 'FILE', 'where the signed file is written (default: in place)'),
  valueOption('publisher', 'ID', 'publisher that signs a CAL; a cartridge names its own'),
  flagOption('replace', 'drop the signatures that are there'),
  valueOption(
    'bundle',
    'FILE',
    `also write a Sigstore bundle over the signed file (without a value: FILE${BUNDLE_SUFFIX})`,
    {
      bare: BUNDLE_SUFFIX,
    },
  ),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'sign',
  summary: 'signs a cartridge or a CAL',
  example: 'sign reviewer.cart --key ~/keys/release-2026.key.pem',
  usage: ['sign FILE --key KEY.pem', 'sign FILE --key KEY.pem --out SIGNED', 'sign FILE --key KEY.pem --bundle'],
  options: OPTIONS,
  formats: ['text', 'json'],
  details: [
    'A key is an ed25519 private key in PKCS#8 PEM: as it is, with CRLF, with escaped newlines, or as base64 of the whole.',
    'Signing again with the same key changes nothing; another key adds its signature to a cartridge (16 at most). The file',
    'is only replaced when it was read back, verified, and its signature was found by node:crypto as well.',
    'A cartridge is signed when its ROM holds no private key, no token and no value of a .env file, as with build.',
    'A CAL is signed when lint finds no error in it and every reader of YAML reads its plain scalars alike.',
    'The time of the statement is now, or SOURCE_DATE_EPOCH.',
    'A bundle is for tools that know no cartridge: they hash the file and ask for its sha256. Any change of the file, of SAVE,',
    'too, needs a new one.',
  ].join('\n'),
  usesConfig: aboutFirst,
  async run(context) {
    const { fs, io, positionals } = context;
    const [path] = positionals;
    if (path === undefined) throw new UserError('usage', 'sign takes exactly one file');
    const signer = loadSigner(context);
    const ports: SignPorts = { ...buildPorts(fs), replaceFile: replaceFileIn(fs) };
    const options = optionsOf(context, path, signer);
    const bundle = bundlePath(context, [path, options.out]);
    const result = isCalPath(path)
      ? await signCal(ports, path, options, context)
      : await signCartridge(ports, path, options);
    if ('receipt' in result) {
      if (bundle !== undefined) writeBundle(context, ports, bundle, result.receipt, signer);
      if (context.format === 'json') io.out(resultJson({ version: 1, ...result.receipt }, 2));
      else if (!context.quiet) io.out(signedText(result.receipt));
      return EXIT.ok;
    }
    if ('diagnostics' in result) {
      const { printDiagnostics } = await import('../diagnostics.ts');
      await printDiagnostics(context, result.diagnostics, 1);
      return EXIT.no;
    }
    if (context.format === 'json') io.out(resultJson({ version: 1, path, changed: false, faults: result.faults }, 2));
    else io.out(refusedText(path, 'not signed', result.faults));
    return EXIT.no;
  },
};

// Its time is that of the signature in the file: signing again gives the same bytes.
function writeBundle(
  { profile }: Context,
  { fs, store }: SignPorts,
  bundle: string,
  receipt: Receipt,
  signer: Signer,
): void {
  const { path, subject, digest, publisherId, signedAt } = receipt;
  const algorithm = isCalPath(path) ? profile.calDigestName : profile.romDigestName;
  const contents = [{ name: subject, digest: { [algorithm]: digest.slice('sha256:'.length) } }];
  const file = { name: fileName(path), sha256: digestOfFile(store, path).sha256 };
  const text = releaseBundle(file, { contents, publisherId, signedAt }, signer, profile);
  fs.writeFile(bundle, text);
}

/**
 * Where the bundle goes; undefined without one.
 *
 * @throws UserError `usage` for what is there and is not a bundle, the key above all
 */
function bundlePath({ fs, value }: Context, files: readonly [string, string]): string | undefined {
  const named = value('bundle');
  const beside = files[1] + BUNDLE_SUFFIX;
  const isSame = (one: string, other: string): boolean => absolutePath(fs.cwd, one) === absolutePath(fs.cwd, other);
  const key = (['key', 'passphrase-file'] as const).find((option) => isSame(value(option) ?? '', files[1]));
  if (key !== undefined)
    throw new UserError('usage', `--out names the file of --${key}`, { help: 'give another file' });
  if (named === undefined) return undefined;
  const path = named === BUNDLE_SUFFIX ? beside : named;
  const help = `give another file${path === beside ? '' : `, or --bundle alone for ${beside}`}`;
  if (files.some((file) => isSame(path, file)))
    throw new UserError('usage', '--bundle names the signed file itself', { help });
  if (fs.kind(path) === 'file' && !holdsBundle(fs.readFile(path, MAX_BUNDLE, true)))
    throw new UserError('usage', '--bundle names a file that is not a bundle, and would be lost', { path, help });
  return path;
}

function holdsBundle(bytes: Uint8Array): boolean {
  return bytes.length === 0 || 'bundle' in readBundle(new TextDecoder().decode(bytes));
}

// The linter is loaded for a CAL alone.
async function signCal(
  ports: SignPorts,
  path: string,
  options: SignOptions,
  { config, fs }: Context,
): Promise<SignResult> {
  const { signCalFile } = await import('../../app/trust/sign-cal.ts');
  const { factsFrom } = await import('../../app/lint/facts.ts');
  const rules = { levels: config.rules, facts: factsFrom(fs) };
  return signCalFile(ports, path, { ...options, rules });
}

function optionsOf(context: Context, path: string, signer: Signer): SignOptions {
  const now = context.clock.now();
  const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
  return {
    profile: context.profile,
    signer,
    out: context.value('out') ?? path,
    now,
    signedAt: (epoch === '' ? now : new Date(buildEpoch(epoch) * 1000)).toISOString(),
    replace: context.flag('replace'),
    publisher: context.value('publisher') ?? context.config.publisher,
  };
}
