import type { Activation } from '../../core/activate/record.ts';
import { activatedText, activationsText, planText } from '../../core/report/text/activate.ts';
import { dataText, notesText } from '../../core/report/text/receipts.ts';
import { UserError } from '../../core/result/errors.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { EXIT, flagOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { clockOf, demandsOf, TRUST_OPTIONS } from '../trust-options.ts';
import { handshakeInProjects } from '../../app/handshake/projects.ts';
import { serverTimeout } from '../../app/handshake/server-timeout.ts';
import { gateServers } from '../../wiring/gate-servers.ts';
import { signatureOf } from '../../wiring/signature-of.ts';

const OPTIONS = [
  valueOption('host', 'PROFILE', 'host profile that accepts it, or a client whose profile host add wrote'),
  valueOption('client', 'CLIENT', 'the client that gets it, where the profile does not say whose it is'),
  valueOption('policy', 'FILE', 'activate only what this policy allows'),
  flagOption('allow-unknown-signer', 'take a cartridge whose valid signature is of a signer that is not known here'),
  ...TRUST_OPTIONS,
  flagOption('keep-save', 'take a cartridge that brings SAVE records, which no signature covers'),
  flagOption('replace', "take the servers out of the client's configuration that the gate stands for"),
  valueOption(
    'server-timeout',
    'SECONDS',
    'time for each server to start and answer, before what its profile says (default: 7)',
  ),
  flagOption('check', 'say of each activation whether it still is what was accepted; nothing is started'),
  flagOption('write', 'write what the plan shows, all of it or nothing'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'activate',
  summary: 'puts an accepted cartridge where a client finds it, and says whether it still is what was accepted',
  example: 'activate builder.cart --host hosts/claude-code.host.yaml --public-key release.pub.pem',
  usage: ['activate CARTRIDGE --host PROFILE|CLIENT', 'activate CARTRIDGE --host PROFILE --write', 'activate --check'],
  options: OPTIONS,
  formats: ['text', 'json'],
  details: [
    'It verifies CARTRIDGE, starts the servers of the profile, which run with your rights, and holds them to their pins. Only on accept it',
    'plans what to write: a skill folder, and the gate in the configuration of the client. Nothing is written without --write. Exit code 1',
    'is another answer than accept, or with --check an activation that no longer holds.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const [cartridge, ...others] = context.positionals;
    const host = context.value('host');
    const { removeFile } = await import('../../adapters/fs/remove-file.ts');
    const { activationsIn, planActivation, saveFile } = await import('../../app/activate/activate.ts');
    const { finishPending, makeChanges } = await import('../../app/activate/changes.ts');
    const { cartridgeStore } = await import('../../adapters/sqlite/store.ts');
    const { fs, io, profile, asked } = context;
    const ports = { fs, removeFile: (path: string) => removeFile(fs.cwd, path) };
    if (context.flag('check')) {
      if (cartridge !== undefined)
        throw new UserError('usage', '--check looks at every activation', { help: 'name no cartridge' });
      const finished = finishPending(ports);
      if (finished > 0) io.err(notesText([`finished a change that was interrupted: ${finished} files`]));
      return check(context, activationsIn(fs));
    }
    if (cartridge === undefined || others.length > 0 || host === undefined)
      throw new UserError('usage', 'activate needs one cartridge and its host');
    const policy = context.value('policy');
    const own = policy === undefined ? context : { ...context, config: { ...context.config, policy } };
    const store = cartridgeStore(fs.cwd);
    const demands = await demandsOf(own);
    if (policy !== undefined) {
      const { PolicyGate } = await import('../../app/policy/gate.ts');
      const { loadPolicyFile } = await import('../../app/policy/load.ts');
      const decided = await new PolicyGate(await loadPolicyFile(fs, policy), profile).decide(
        () => ({ fs, store }),
        cartridge,
        demands,
      );
      if (decided.decision === 'deny')
        return refuse(
          context,
          decided.reasons.map(({ message }) => `${policy} denies it: ${message}`),
        );
    }
    if (context.flag('write')) finishPending(ports);
    const clock = clockOf(context);
    const { projectOf } = await handshakeInProjects(fs, [cartridge], [host], asked);
    const timeout = serverTimeout(context.value('server-timeout'), '--server-timeout');
    const plan = await planActivation(
      {
        fs,
        store,
        clock,
        hold: gateServers({ fs, clock, env: io.env, project: projectOf(cartridge) }, saveFile, timeout),
        say: (line, data) => io.err(data === true ? dataText(line) : notesText([line])),
      },
      {
        cartridge,
        host,
        client: context.value('client'),
        profile,
        demands,
        allowUnknownSigner: context.flag('allow-unknown-signer'),
        allowUnsigned: context.flag('allow-unsigned'),
        trust: trustWords(context),
        replace: context.flag('replace'),
        keepSave: context.flag('keep-save'),
      },
      activationsIn(fs),
    );
    if ('refused' in plan) return refuse(context, plan.refused);
    const { activation, client, changes, shown, notes, trust } = plan;
    io.out(planText(activation, trust, client, shown, notes));
    if (context.flag('write')) {
      makeChanges(ports, changes);
      io.out(activatedText(`activated ${activation.name} in ${client.title}`, []));
    } else io.out(activatedText('nothing is written yet: --write writes it', []));
    return EXIT.ok;
  },
};

function refuse({ io }: Context, why: readonly string[]): number {
  io.out(activatedText('not activated', why));
  return EXIT.no;
}

async function check(context: Context, activations: readonly Activation[]): Promise<number> {
  const { fs, io, config, profile, format } = context;
  const { checkActivations } = await import('../../app/activate/check.ts');
  const { demandsIn } = await import('../../app/policy/demands.ts');
  const clock = clockOf(context);
  const states = await checkActivations(
    {
      fs,
      profile,
      signatureFor: (given, policy) => {
        const own = policy === undefined ? config : { ...config, policy };
        return signatureOf(fs, profile, () => demandsIn({ fs, clock }, { config: own, profile, given }));
      },
    },
    activations,
  );
  if (format === 'json') io.out(resultJson({ version: 1, activations: states }, 2));
  else io.out(activationsText(states));
  return states.every(({ faults }) => faults.length === 0) ? EXIT.ok : EXIT.no;
}

/** The options of trust as they were given, for whoever starts the gate. */
function trustWords({ value, list, flag }: Context): string[] {
  const values = ['trust-registry', 'threshold', 'publisher', 'require', 'policy'] as const;
  const lists = ['public-key', 'require-referrer'] as const;
  const flags = ['allow-unknown-signer', 'allow-unsigned'] as const;
  return [
    ...values.flatMap((name) => (value(name) === undefined ? [] : [`--${name}`, value(name) ?? ''])),
    ...lists.flatMap((name) => list(name).flatMap((each) => [`--${name}`, each])),
    ...flags.flatMap((name) => (flag(name) ? [`--${name}`] : [])),
  ];
}
