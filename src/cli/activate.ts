import { type Activation, optionValues } from '../core/activate/record.ts';
import { activatedText, activationsText, planText } from '../core/report/text/activate.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { UserError } from '../core/result/errors.ts';
import type { ActivateOption } from './activate-options.ts';
import { EXIT, type CommandContext } from './command.ts';
import { quote } from '../core/text/printable.ts';
import type { ActivateInput } from '../app/activate/judge.ts';
import { demandsIn } from '../app/policy/demands.ts';
import type { VerifyDemands, VerifyPorts } from '../app/trust/verify.ts';
import { handshakeInProjects } from '../app/handshake/projects.ts';
import { serverTimeout } from '../app/whole-number.ts';
import { gateServers } from '../wiring/gate-servers.ts';
import { signatureOf } from '../wiring/signature-of.ts';

type Context = CommandContext<'text', ActivateOption>;

/**
 * Runs `activate`.
 *
 * @returns the exit code
 * @throws UserError when it could not run
 */
export async function activate(context: Context): Promise<number> {
  const [cartridge] = context.positionals;
  const { removeFile } = await import('../adapters/fs/remove-file.ts');
  const { activationsIn, planAll, saveFile } = await import('../app/activate/activate.ts');
  const { trustOf } = await import('../app/activate/check.ts');
  const { finishPending, makeChanges } = await import('../app/activate/changes.ts');
  const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
  const { fs, io, clock, profile, asked } = context;
  const ports = { fs, removeFile: (path: string) => removeFile(fs.cwd, path) };
  if (context.flag('check')) {
    if (cartridge !== undefined)
      throw new UserError('usage', '--check looks at every activation', { help: 'name no cartridge' });
    const finished = finishPending(ports);
    if (finished > 0) io.err(notesText([`finished a change that was interrupted: ${finished} files`]));
    return check(context, activationsIn(fs));
  }
  if (context.flag('write')) finishPending(ports);
  const wishes = await wishesOf(context, activationsIn(fs), cartridge);
  const store = cartridgeStore(fs.cwd);
  const inputs: ActivateInput[] = [];
  for (const wish of wishes) {
    const [policy] = optionValues(wish, '--policy');
    const config = policy === undefined ? context.config : { ...context.config, policy };
    const demands = await demandsIn({ fs, clock }, { config, profile, given: trustOf(wish) });
    const denied = policy === undefined ? [] : await deniedBy(policy, { fs, store }, wish.cartridge, demands);
    if (denied.length > 0) return refuse(context, denied);
    inputs.push({ ...wish, profile, demands });
  }
  const [first] = inputs;
  if (first === undefined) throw new UserError('usage', 'there is nothing to activate');
  const { projectOf } = await handshakeInProjects(fs, [first.cartridge], [first.host], asked);
  const timeout = serverTimeout(context.value('server-timeout'), '--server-timeout');
  const planned = await planAll(
    {
      fs,
      store,
      clock,
      hold: gateServers({ fs, clock, env: io.env, project: projectOf(first.cartridge) }, saveFile, timeout),
      // Why it is refused is the answer, and is said once.
      say(line, data) {
        if (data !== true && !/^(?:unmet|not judged): /.test(line)) io.err(notesText([line]));
      },
    },
    inputs,
  );
  if ('refused' in planned) return refuse(context, planned.refused);
  io.out(planText(planned.shown, planned.planned));
  if (context.flag('write')) {
    // First what is harmless alone: a record that is written again is the same record.
    for (const memory of planned.memories) {
      const { takeOverMemory } = await import('../wiring/own-tools.ts');
      await takeOverMemory(fs, profile, memory);
    }
    makeChanges(ports, planned.changes);
    for (const { activation, client } of planned.planned)
      io.out(activatedText(`activated ${activation.name} in ${client.title}`, []));
  } else io.out(activatedText('nothing is written yet: --write writes it', []));
  return EXIT.ok;
}

type Wish = Pick<ActivateInput, 'cartridge' | 'host' | 'client' | 'options' | 'previous'>;

/** What is to be activated: a cartridge, what the lock names for a CAL, or the newer version of what is activated. */
async function wishesOf(context: Context, all: readonly Activation[], cartridge: string | undefined): Promise<Wish[]> {
  const { lockedCartridges } = await import('../app/activate/together.ts');
  const { cardReader } = await import('../wiring/read-card.ts');
  const { fs, clock, config, profile, root } = context;
  const [update, cal, host, client] = (['update', 'cal', 'host', 'client'] as const).map((name) => context.value(name));
  const staff = { fs, clock, cardReader: cardReader(fs) };
  if (update !== undefined) {
    const { id } = await (await staff.cardReader(() => demandsIn(staff, { config, profile })))(update);
    const own = all.filter((each) => each.id === id && (client === undefined || each.client === client));
    if (own.length === 0)
      throw new UserError('no-file', `no version of ${quote(id ?? '')} is activated`, {
        path: update,
        help: 'activate it without --update',
      });
    const given = optionsOf(context);
    return own.map((each) => ({
      cartridge: update,
      host: host ?? each.host,
      client: each.client,
      options: given.length === 0 ? each.options : given,
      previous: each,
    }));
  }
  if (host === undefined || (cartridge === undefined) === (cal === undefined))
    throw new UserError('usage', 'activate needs one cartridge, or --cal CAL, and its host');
  const { openProject } = await import('../app/project/projects.ts');
  const paths =
    cal === undefined
      ? [cartridge ?? '']
      : await lockedCartridges(staff, await openProject(fs, root, context.asked), cal);
  return paths.map((path) => ({ cartridge: path, host, client, options: optionsOf(context) }));
}

/** Why a policy denies a cartridge. */
async function deniedBy(policy: string, ports: VerifyPorts, path: string, demands: VerifyDemands): Promise<string[]> {
  const { decide } = await import('../app/policy/gate.ts');
  const { loadPolicyFile } = await import('../app/policy/load.ts');
  const loaded = await loadPolicyFile(ports.fs, policy, demands.policy.profile);
  const { decision, reasons } = await decide(loaded, () => ports, path, demands);
  return decision === 'deny' ? reasons.map(({ message }) => `${policy} denies it: ${message}`) : [];
}

function refuse({ io }: Context, why: readonly string[]): number {
  io.out(activatedText('not activated', why));
  return EXIT.no;
}

async function check(context: Context, activations: readonly Activation[]): Promise<number> {
  const { fs, io, clock, config, profile } = context;
  const { checkActivations } = await import('../app/activate/check.ts');
  const states = await checkActivations(
    {
      fs,
      profile,
      signatureFor: (given, policy) => {
        const own = policy === undefined ? config : { ...config, policy };
        return signatureOf(fs, () => demandsIn({ fs, clock }, { config: own, profile, given }));
      },
    },
    activations,
  );
  io.out(activationsText(states));
  return states.every(({ faults }) => faults.length === 0) ? EXIT.ok : EXIT.no;
}

/** The options that the record keeps, as they were given. */
function optionsOf(context: Context): string[] {
  const { value, list, flag } = context;
  const values = ['trust-registry', 'policy'] as const;
  const flags = ['allow-unknown-signer', 'allow-unsigned', 'replace', 'keep-save'] as const;
  return [
    ...values.flatMap((name) => (value(name) === undefined ? [] : [`--${name}`, value(name) ?? ''])),
    ...list('public-key').flatMap((each) => ['--public-key', each]),
    ...flags.flatMap((name) => (flag(name) ? [`--${name}`] : [])),
  ];
}
