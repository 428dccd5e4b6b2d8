/** From a verified cartridge to an agent in a client (docs/format.md 9, Activation). */
import { readContent, readMember } from '../../core/cartridge/archive.ts';
import { metaValue } from '../../core/cartridge/meta.ts';
import { rowsOf } from '../../core/cartridge/sqlite/read-card.ts';
import { inspectCartridge } from '../../core/cartridge/verify.ts';
import { withCartridge, type CartridgeStore } from '../../core/cartridge/store.ts';
import { ACTIVATION, type ActivationFacts } from '../../core/clients/activation.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import type { KnownCartridge } from '../../core/cartridge/rollback.ts';
import { RECORD } from '../../core/activate/place.ts';
import { readRecord, recordText, type Activation } from '../../core/activate/record.ts';
import { entryName, frontMatter, skillFiles, skillName, type Agent } from '../../core/activate/skill.ts';
import { skillMarkdown, type SkillRow } from '../../core/report/markdown/pages/skill.ts';
import { refusalLines } from '../../core/gate/answers.ts';
import { preflight } from '../../core/handshake/preflight.ts';
import type { Manifest } from '../../core/manifest/types.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import type { Subject } from '../../core/handshake/negotiate.ts';
import { isGate } from '../../core/handshake/own-tools.ts';
import type { DiffSide } from '../../core/lint/fix/diff.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { jsonText } from '../../core/text/json-text.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import { fileName, joinPath, shortest } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, GateClient } from '../../ports.ts';
import { refuseSecrets } from '../committed.ts';
import { Gate, type GatePorts, type Judged } from '../gate/gate.ts';
import { clientKey } from '../handshake/clients.ts';
import { HOST_LIMIT, loadHosts } from '../handshake/hosts.ts';
import { holdFile } from '../trust/held-file.ts';
import { signatureState, type VerifyDemands } from '../trust/verify.ts';
import { bytesAt, type Change } from './changes.ts';
import { configure, type PlannedFile } from './configure.ts';

export interface ActivatePorts extends Pick<GatePorts, 'clock' | 'hold' | 'say'> {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
}

export interface ActivateInput {
  readonly cartridge: string;
  /** A host profile, or a client whose profile `host add` wrote. */
  readonly host: string;
  /** The client, where the profile does not say it. */
  readonly client: string | undefined;
  readonly profile: FormatProfile;
  readonly demands: VerifyDemands;
  /** Of trust, `--replace` and `--keep-save`, as the command line has them: whoever renews the activation gives them again. */
  readonly options: readonly string[];
  /** What this one takes the place of: it may not be older, nor of another signer. */
  readonly previous?: Activation | undefined;
}

/** What an activation writes, all of it or nothing. */
export interface Plan {
  readonly activation: Activation;
  readonly trust: VerifyOutcome['trust'];
  readonly client: ActivationFacts;
  readonly changes: readonly Change[];
  readonly shown: readonly PlannedFile[];
  readonly notes: readonly string[];
  readonly manifest: Manifest;
}

/** Why nothing is planned, a line each: another answer than accept. */
export interface Refused {
  readonly refused: readonly string[];
}

/** Bytes of all files of an agent. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Plans an activation; nothing is written.
 *
 * @param before what is activated already, as far as it stays
 * @throws UserError for a host, a client, a cartridge or a configuration that cannot be used
 */
export async function planActivation(
  ports: ActivatePorts,
  input: ActivateInput,
  before: readonly Activation[],
): Promise<Plan | Refused> {
  const { fs } = ports;
  const path = shortest(fs.cwd, input.cartridge);
  const { source, profileDigest, host } = await hostOf(fs, input.host);
  const key = clientOf(input.client ?? host.client, source);
  const client = ACTIVATION[key];
  if (client === undefined) throw new Error('a client was looked up');
  const held = holdFile({ fs, store: ports.store }, path);
  try {
    let outcome: VerifyOutcome | undefined;
    const gate = new Gate(
      {
        profile: input.profile,
        allowUnknownSigner: input.options.includes('--allow-unknown-signer'),
        allowUnsigned: input.options.includes('--allow-unsigned'),
        subject: path,
        host: source,
        strict: false,
        romDigest: undefined,
        profileDigest,
        descriptor: undefined,
        timeout: 60_000,
        signatureOf: async (file) => {
          const state = await signatureState(held.ports, file, input.profile, {
            ...input.demands,
            known: input.previous && knownOf(input.previous),
          });
          ({ outcome } = state);
          return state;
        },
      },
      ports,
    );
    await gate.start(NO_CLIENT);
    await gate.close();
    const { judged } = gate;
    if (judged === undefined || outcome === undefined)
      return { refused: judged === undefined ? [] : refusalLines(judged.verdict) };
    const refused = refusalOf(judged, input.profile, host);
    if (refused.length > 0) return { refused };
    const signer = signerFault(outcome, input.previous);
    if (signer !== undefined) return { refused: [signer] };
    const { saveRecords = 0 } = outcome;
    if ((saveRecords ?? 0) > 0 && !input.options.includes('--keep-save'))
      throw new UserError('not-whole', `it brings ${saveRecords} SAVE records, which no signature covers`, {
        path,
        help: 'ask its publisher for one without, or take them with --keep-save',
      });
    const agent = await agentOf(held.ports.store, path, input.profile, judged.subject.romDigest);
    return await composed(fs, {
      input,
      path,
      source,
      profileDigest,
      host,
      key,
      client,
      judged,
      outcome,
      agent,
      before,
    });
  } finally {
    held.close();
  }
}

function knownOf({ id, version, romDigest, signedAt }: Activation): KnownCartridge {
  return { artifactId: id, version, romDigest, ...(signedAt === null ? {} : { signedAt }) };
}

/** A signer is the same by a key, or where the trust in it comes from here. */
function signerFault({ trust, keyids }: VerifyOutcome, previous: Activation | undefined): string | undefined {
  if (previous === undefined || trust === 'trusted' || trust === 'local') return undefined;
  if (keyids.some((each) => previous.keyids.includes(each))) return undefined;
  return `another signer than before signed it, and is not trusted here: ${keyids.join(', ')}`;
}

/** Where the gate of an activated cartridge keeps what is learned: of another ROM it is another file. */
export function saveFile({ path, romDigest = '' }: Pick<Subject, 'path' | 'romDigest'>): string {
  const stem = fileName(path)
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w.-]+/g, '-');
  return `.cartwright/${stem}-${romDigest.slice('sha256:'.length).slice(0, 12)}.save`;
}

/** Starts a gate without being one: it hears nothing, and is asked nothing. */
const NO_CLIENT: GateClient = {
  name: '',
  modern: false,
  capabilities: {},
  notify: () => undefined,
  ask: () => Promise.reject(new Error('nobody is asked')),
};

async function hostOf(
  fs: FileSystem,
  named: string,
): Promise<{ readonly source: string; readonly profileDigest: string; readonly host: HostProfile }> {
  const written = `hosts/${clientKey(named)}.host.yaml`;
  const isClient = fs.kind(named) === 'none' && Object.hasOwn(CLIENTS, clientKey(named));
  if (isClient && fs.kind(written) !== 'file')
    throw new UserError('unknown-host', `there is no profile of ${quote(named)} yet`, {
      path: written,
      help: `cartwright host add ${clientKey(named)} --live records it; read what it says`,
    });
  const { all } = await loadHosts(fs, [isClient ? written : named]);
  const [only, ...others] = all;
  if (only === undefined || others.length > 0)
    throw new UserError('usage', `--host ${quote(named)} means ${all.length} profiles`, { help: 'name one' });
  if (only.host === undefined) throw new UserError('bad-file', only.reason, { path: only.source, help: only.help });
  const source = shortest(fs.cwd, only.source);
  return { source, host: only.host, profileDigest: sha256Digest(fs.readFile(source, HOST_LIMIT)) };
}

function clientOf(named: string | undefined, source: string): string {
  const clients = Object.keys(ACTIVATION);
  if (named === undefined)
    throw new UserError('usage', 'the profile does not say whose client it is', {
      path: source,
      help: `name it with --client: ${clients.join(', ')}`,
    });
  const key = clientKey(named);
  if (Object.hasOwn(ACTIVATION, key)) return key;
  throw new UserError('unknown-host', `it is not known where the client ${quote(named)} reads skills`, {
    help: `these are known: ${clients.join(', ')}; agents stands for any that reads .agents/skills`,
  });
}

function refusalOf({ verdict, subject }: Judged, profile: FormatProfile, host: HostProfile): string[] {
  if (verdict.verdict !== 'accept') return refusalLines(verdict);
  const { manifest } = subject;
  if (manifest === undefined) return ['there is no manifest'];
  return preflight(manifest, subject, verdict.descriptor, profile, host)
    .filter(({ ok }) => ok === false)
    .map(({ id, message }) => `preflight: ${id}: ${message}`);
}

/** @throws UserError `changed` for another cartridge than the one that was judged */
async function agentOf(
  store: CartridgeStore,
  path: string,
  profile: FormatProfile,
  romDigest: string | undefined,
): Promise<Agent & { readonly romDigest: string }> {
  return withCartridge(store, path, async (file) => {
    const { cartridge, meta, rom } = await inspectCartridge(file, profile, new VerifyChecks());
    if (cartridge === undefined || romDigest === undefined || rom?.digest !== romDigest)
      throw new UserError('changed', 'it is not the cartridge that was judged', {
        path,
        help: 'run the command again',
      });
    const files = new Map<string, Uint8Array>();
    let size = 0;
    for (const row of rowsOf(cartridge, 'sqlar')) {
      const member = readMember(row, profile);
      if (member.zone !== 'rom') continue;
      size += member.sz;
      if (size > MOST_BYTES)
        throw new UserError('bad-cartridge', `its files have more than ${MOST_BYTES} bytes`, { path });
      const chunks: Uint8Array[] = [];
      await readContent(member, profile, cartridge.inflate, (chunk) => void chunks.push(chunk.slice()));
      files.set(member.name, Buffer.concat(chunks));
    }
    const value = (key: Parameters<typeof metaValue>[1]): string => metaValue(meta, key, profile) ?? '';
    const id = `${value('publisher_id')}/${value('artifact_id')}`;
    const words = { name: value('agent_name'), role: value('role'), description: value('description') };
    return { id, version: value('artifact_version'), ...words, files, romDigest };
  });
}

interface Parts {
  readonly input: ActivateInput;
  readonly path: string;
  readonly source: string;
  readonly profileDigest: string;
  readonly host: HostProfile;
  readonly key: string;
  readonly client: ActivationFacts;
  readonly judged: Judged;
  readonly outcome: VerifyOutcome;
  readonly agent: Agent & { readonly romDigest: string };
  readonly before: readonly Activation[];
}

async function composed(fs: FileSystem, parts: Parts): Promise<Plan> {
  const { input, path, source, profileDigest, host, key, client, judged, outcome, agent, before } = parts;
  const { manifest } = judged.subject;
  if (manifest === undefined) throw new Error('an accepted cartridge has a manifest');
  const name = skillName(agent);
  const own = before.find((each) => each.name === name && each.client === key);
  if (own !== undefined && own.id !== agent.id)
    throw new UserError('same-name', `the name ${quote(name)} is taken by ${quote(own.id)}`, {
      help: `cartwright deactivate ${name} takes that one away`,
    });
  const entry = own?.entry?.name ?? entryName(name, agent.id);
  const roles = rolesOf(judged, host);
  const others = before.filter((each) => each !== own);
  const shared = others.find(
    (each) => each.id === agent.id && client.skills.some((skills) => each.folder === `${skills}/${name}`),
  );
  const folder = own?.folder ?? shared?.folder ?? joinPath(client.skills[0] ?? '', name);
  const readers = Object.entries(ACTIVATION).flatMap(([reader, { title, skills }]) => {
    const pattern = CLIENTS[reader]?.naming?.pattern;
    return pattern !== undefined && skills.some((each) => folder === `${each}/${name}`)
      ? [{ reader, title, pattern }]
      : [];
  });
  const rows = roles.map(({ role, tool, gated }): SkillRow => {
    const names = readers.map(({ reader, pattern }) =>
      gated ? pattern.replace('SERVER', entry).replace('TOOL', tool) : reader === key ? tool : undefined,
    );
    return { role, tool, gated, names };
  });
  const front = frontMatter(
    agent,
    name,
    roles.flatMap(({ role, tool }) => [role, tool]),
  );
  const titles = readers.map(({ title }) => title);
  const skill = skillFiles(
    agent,
    (instructions) => front + skillMarkdown({ name, instructions, server: entry }, titles, rows),
  );
  const descriptor = `.cartwright/${name}.${key}.compliance.json`;
  const files = new Map([...skill.files].map(([file, bytes]) => [`${folder}/${file}`, bytes]));
  refuseTaken(fs, folder, { own, others, files });
  files.set(descriptor, new TextEncoder().encode(jsonText(judged.verdict.descriptor, 2)));
  await refuseSecrets([...files].map(([file, text]) => ({ path: file, text })));

  const args = ['gate', path, '--host', source, '--rom-digest', agent.romDigest, '--profile-digest', profileDigest];
  const save = host.servers.some(isGate) ? saveFile({ path, romDigest: agent.romDigest }) : null;
  const value = entryValue(client, [
    ...args,
    ...(save === null ? [] : ['--save', save]),
    ...input.options.filter((each) => each !== '--replace' && each !== '--keep-save'),
  ]);
  const configured = await configure(fs, {
    key,
    entry,
    value,
    replace: input.options.includes('--replace'),
    host,
    own: own?.entry ?? null,
    made: others.flatMap((each) => (each.entry?.created === true ? [each.entry.path] : [])),
  });
  const activation: Activation = {
    name,
    client: key,
    cartridge: path,
    id: agent.id,
    version: agent.version,
    romDigest: agent.romDigest,
    requirementsHash: judged.subject.requirementsHash,
    keyids: outcome.keyids,
    signedAt: outcome.signedAt,
    host: source,
    profileDigest,
    options: input.options,
    folder,
    save,
    descriptor,
    files: Object.fromEntries([...files].map(([file, bytes]) => [file, sha256Digest(bytes)])),
    entry: configured?.recorded ?? null,
  };
  const gone = Object.entries(own?.files ?? {}).filter(([file]) => !files.has(file));
  const changes: Change[] = [...files].map(([file, after]) => ({ path: file, before: bytesAt(fs, file), after }));
  for (const [file, digest] of gone) {
    const there = bytesAt(fs, file);
    if (there !== undefined && sha256Digest(there) === digest)
      changes.push({ path: file, before: there, after: undefined });
  }
  const shown = changes.map(({ path: file, before: was, after: is }) => ({
    path: file,
    before: sideOf(was),
    after: is && (sideOf(is) ?? is.length),
  }));
  const record = new TextEncoder().encode(recordText([...others, activation]));
  changes.push({ path: RECORD, before: bytesAt(fs, RECORD), after: record });
  await refuseSecrets([{ path: RECORD, text: record }]);
  if (configured !== undefined) {
    changes.push(configured.change);
    shown.push(configured.shown);
  }
  for (const change of changes) fs.checkTarget(change.path);
  const memory = `what the agent learns goes to ${save ?? ''}, for you alone: keep it out of git`;
  const notes = [...skill.notes, ...(save === null ? [] : [memory]), ...(configured?.notes ?? [])];
  return { activation, trust: outcome.trust, client, changes, shown, notes, manifest };
}

type Role = Omit<SkillRow, 'names'>;

function rolesOf({ verdict, served }: Judged, host: HostProfile): Role[] {
  const byRole = new Map([...served.values()].map(({ contract }) => [contract.role, contract.name]));
  return verdict.roles.flatMap(({ role, boundTool }): Role[] => {
    const gated = byRole.get(role);
    if (gated !== undefined) return [{ role, tool: gated, gated: true }];
    const bound = host.tools.find((tool) => tool.name === boundTool);
    // Of a wrap of its own tool the client knows the tool, and no wrap.
    return boundTool === null ? [] : [{ role, tool: bound?.wraps ?? boundTool, gated: false }];
  });
}

/** @throws UserError `same-name` for a folder that somebody else made, or that only its case tells from another */
function refuseTaken(
  fs: FileSystem,
  folder: string,
  {
    own,
    others,
    files,
  }: { own: Activation | undefined; others: readonly Activation[]; files: ReadonlyMap<string, Uint8Array> },
): void {
  const taken = (path: string, why: string): UserError =>
    new UserError('same-name', why, { path, help: 'move it away, or deactivate what wrote it' });
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  fs.checkTarget(`${folder}/SKILL.md`);
  const there =
    fs.kind(parent) === 'directory' ? fs.list(parent, { ignored: true }).map((file) => `${parent}/${file}`) : [];
  const sharing = others.find((each) => each.folder === folder);
  if (sharing !== undefined) {
    const other = [...files].find(([file, bytes]) => sharing.files[file] !== sha256Digest(bytes));
    if (other !== undefined)
      throw taken(other[0], `the folder is written for ${sharing.client}, and says otherwise there`);
  }
  for (const file of there) {
    const [, inFolder = ''] = new RegExp(`^(.{${folder.length}})(?:/|$)`, 's').exec(file) ?? [];
    if (inFolder.toLowerCase() !== folder.toLowerCase()) continue;
    if (inFolder !== folder)
      throw taken(inFolder, `a folder is there whose name differs from ${quote(folder)} by case`);
    if (own?.files[file] === undefined && sharing?.files[file] === undefined)
      throw taken(file, 'the name is taken: a file is there that no activation wrote');
  }
  if (there.length === 0 && fs.kind(folder) !== 'none' && own === undefined && sharing === undefined)
    if (fs.kind(folder) !== 'directory') throw taken(folder, 'the name is taken');
}

function entryValue({ oneList, entry = {} }: ActivationFacts, args: readonly string[]): Mapping {
  if (oneList !== true) return { command: 'cartwright', args, ...entry };
  const { type, ...more } = entry;
  return { ...(type === undefined ? {} : { type }), command: ['cartwright', ...args], ...more };
}

/** A file as a diff shows it; undefined where there is none, or it is no text. */
function sideOf(bytes: Uint8Array | undefined): DiffSide | undefined {
  if (bytes === undefined) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : { text, hidden: [] };
  } catch {
    return undefined;
  }
}

/** What is activated in the project. @throws UserError `bad-file` */
export function activationsIn(fs: FileSystem): readonly Activation[] {
  return fs.kind(RECORD) === 'none' ? [] : readRecord(new TextDecoder().decode(fs.readFile(RECORD)));
}
