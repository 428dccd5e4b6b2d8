import { Gate } from '../../app/gate/gate.ts';
import { handshakeInProjects } from '../../app/handshake/projects.ts';
import { serverTimeout, wholeNumber } from '../../app/whole-number.ts';
import { UserError } from '../../core/result/errors.ts';
import { dataText, notesText } from '../../core/report/text/receipts.ts';
import { quote } from '../../core/text/printable.ts';
import { gateServers } from '../../wiring/gate-servers.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { absolutePath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { EXIT, flagOption, START_TIMEOUT, valueOption, type Command } from '../command.ts';
import { demandsOf, namesTrust, TRUST_OPTIONS } from '../trust-options.ts';

const OPTIONS = [
  valueOption('host', 'PROFILE', 'host profile whose servers are behind the gate'),
  valueOption('rom-digest', 'DIGEST', 'serve only if SUBJECT has this ROM digest'),
  valueOption('profile-digest', 'DIGEST', 'serve only if the file of the profile has this digest (sha256:…)'),
  valueOption('descriptor', 'FILE', 'write the compliance descriptor to this file'),
  valueOption('save', 'FILE', 'keep memory in this file, a copy of SUBJECT that is made with the first record'),
  valueOption('timeout', 'SECONDS', 'time for a call (default: 600)'),
  START_TIMEOUT,
  flagOption('allow-unknown-signer', 'serve a cartridge with a valid signature by an unknown signer'),
  ...TRUST_OPTIONS,
  valueOption('policy', 'FILE', 'apply this policy to the signature'),
  flagOption('strict', 'bind no tool with a reservation, not even a named one'),
];
type Option = (typeof OPTIONS)[number];

/** What digests of files and of ROMs look like. */
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const CALL_SECONDS = 600;
const LONGEST_CALL = 86_400;

export const command: Command<'text', Option> = {
  name: 'gate',
  summary: 'runs an MCP server between a client and its servers, which enforces what was accepted',
  example: 'gate builder.cart --host hosts/laptop.host.yaml',
  usage: ['gate SUBJECT --host PROFILE'],
  options: OPTIONS,
  formats: ['text'],
  details: [
    'A client starts it: docs/gate.md has the settings of each. It speaks MCP on standard input and output, and writes everything else to',
    'standard error. SUBJECT is a cartridge or, with --allow-unsigned, a package folder. It starts the servers of the profile at the first',
    'request, which run with your rights, and holds each to what the profile recorded of it. It never writes to SUBJECT.',
    'It exits 0 when its client is gone, and 1 when it had to refuse.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, io, clock, positionals, value, flag, asked } = context;
    const [subject] = positionals;
    const host = value('host');
    if (subject === undefined || host === undefined)
      throw new UserError('usage', 'gate needs one cartridge and its host');
    const { projectOf, profile } = await handshakeInProjects(fs, [subject], [host], asked);
    const policy = value('policy');
    const own = {
      ...context,
      profile,
      config: { ...projectOf(subject).config, ...(policy === undefined ? {} : { policy }) },
    };
    const timeout = wholeNumber(value('timeout'), '--timeout', [1, LONGEST_CALL], ' of seconds') ?? CALL_SECONDS;
    for (const name of ['rom-digest', 'profile-digest'] as const) {
      const digest = value(name);
      if (digest !== undefined && !DIGEST.test(digest))
        throw new UserError('usage', `--${name} is not a digest: ${quote(digest, 100)}`, {
          help: 'write sha256: and 64 lower-case hex digits, as `cartwright digest` prints them',
        });
    }
    const save = value('save');
    if (save !== undefined) checkSave(fs, save, subject);
    if (policy !== undefined || namesTrust(own)) await demandsOf(own);
    const startTimeout = serverTimeout(value('server-timeout'), '--server-timeout');
    const gate = new Gate(
      {
        subject,
        host,
        profile,
        // Asked for anew with each look: a key may be revoked, or expire, while the gate runs.
        signatureOf: (path) => signatureOf(fs, () => demandsOf(own))(path),
        allowUnknownSigner: flag('allow-unknown-signer'),
        allowUnsigned: flag('allow-unsigned'),
        strict: flag('strict'),
        romDigest: value('rom-digest'),
        profileDigest: value('profile-digest'),
        descriptor: value('descriptor'),
        timeout: timeout * 1000,
      },
      {
        fs,
        clock,
        hold: gateServers({ fs, clock, env: io.env, project: projectOf(subject) }, () => save, startTimeout),
        say(line, data) {
          try {
            io.err(data === true ? dataText(line) : notesText([line]));
          } catch (error) {
            // A client that does not read standard error is served all the same.
            if (!(error instanceof UserError)) throw error;
          }
        },
      },
    );
    const { serveGate } = await import('../../adapters/mcp/serve-gate.ts');
    await serveGate(gate, process.stdin, process.stdout);
    await gate.close();
    process.stdin.destroy();
    return gate.refused ? EXIT.no : EXIT.ok;
  },
};

/** @throws UserError for a file that may not be written, or is the subject itself, or among the files of its package */
function checkSave(fs: FileSystem, save: string, subject: string): void {
  fs.checkTarget(save);
  const [kept, served] = [save, subject].map((path) => absolutePath(fs.cwd, path));
  if (kept === served || kept?.startsWith(`${served}/rom/`) === true)
    throw new UserError('usage', '--save names SUBJECT, which is never written', { help: 'name another file' });
}
