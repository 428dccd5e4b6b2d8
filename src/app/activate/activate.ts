/** What activating writes: the agents as skills, and the gate in their clients' configurations (docs/format.md 9, Activation). */
import { ACTIVATION, type ActivationFacts } from '../../core/clients/activation.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { RECORD } from '../../core/activate/place.ts';
import { openConfiguration, givenSpans } from '../../core/activate/configuration.ts';
import { readRecord, recordText, type Activation } from '../../core/activate/record.ts';
import { entryName, frontMatter, skillFiles, skillName } from '../../core/activate/skill.ts';
import { skillMarkdown, type SkillRow } from '../../core/report/markdown/pages/skill.ts';
import type { ShownFile } from '../../core/report/text/activate.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import type { Subject } from '../../core/handshake/negotiate.ts';
import { isGate } from '../../core/handshake/own-tools.ts';
import type { DiffSide } from '../../core/lint/fix/diff.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import { jsonText } from '../../core/text/json-text.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import { fileName, joinPath, parentOf } from '../../core/value/path.ts';
import { utf8Text } from '../../core/value/utf8.ts';
import type { FileSystem } from '../../ports.ts';
import { refuseSecrets } from '../committed.ts';
import type { Judged } from '../gate/gate.ts';
import { bytesAt, filesBelow, inTurn, over, type Change } from './changes.ts';
import { configure, planDeactivation } from './configure.ts';
import { judgeActivation, type Accepted, type ActivateInput, type ActivatePorts, type Refused } from './judge.ts';
import { changedRequirements } from './together.ts';
import { markedText } from '../../core/value/utf8.ts';

/** An agent that is planned. */
export interface Planned {
  readonly activation: Activation;
  readonly trust: VerifyOutcome['trust'];
  readonly client: ActivationFacts;
  readonly notes: readonly string[];
}

/** What is planned, and what becomes of the files: all of it or nothing. */
export interface Plan {
  readonly planned: readonly Planned[];
  readonly changes: readonly Change[];
  readonly shown: readonly ShownFile[];
  readonly memories: readonly Memory[];
}

/** Memory of one version that continues in the file of another. */
export interface Memory {
  readonly from: { readonly save: string; readonly romDigest: string };
  readonly to: Pick<Activation, 'cartridge' | 'romDigest' | 'save'>;
}

/**
 * Plans activations, each over the files that the one before leaves; nothing is written. One that is refused refuses all. An existing activation is removed
 * first, whether it was edited or not.
 *
 * @throws UserError for a host, a client, a cartridge or a configuration that cannot be used
 */
export async function planAll(ports: ActivatePorts, inputs: readonly ActivateInput[]): Promise<Plan | Refused> {
  const { fs } = ports;
  const accepted: Accepted[] = [];
  for (const input of inputs) {
    const judged = await judgeActivation(ports, input);
    if ('refused' in judged) return { refused: judged.refused.map((why) => `${input.cartridge}: ${why}`) };
    accepted.push(judged);
  }
  const all = activationsIn(fs);
  const own = accepted.map((each) => ownOf(all, each));
  const gone = await planDeactivation(fs, all, (each) => own.includes(each), true);
  let { changes } = gone;
  const planned: Planned[] = [];
  const memories: Memory[] = [];
  for (const [i, each] of accepted.entries()) {
    const plan = await planOne(over(fs, changes), each);
    changes = inTurn(changes, plan.changes);
    const [from, to] = [own[i]?.save ?? null, plan.activation.save];
    const goesOn = from !== null && to !== null && from !== to && fs.kind(from) === 'file';
    if (goesOn) memories.push({ from: { save: from, romDigest: own[i]?.romDigest ?? '' }, to: plan.activation });
    const notes = [
      ...(i === 0 ? gone.left : []),
      ...plan.notes,
      ...(goesOn ? [`the agent's memory continues in ${to}; ${from} is unchanged`] : []),
      ...(await changedRequirements(fs, each)),
    ];
    planned.push({ ...plan, notes });
  }
  for (const { path } of changes) fs.checkTarget(path);
  const now = planned.map(({ activation }) => activation);
  const clients = new Map([...own, ...now].map((each) => [each?.entry?.path, each?.client]));
  const shown: ShownFile[] = [];
  for (const { path, before, after } of changes) {
    if (path === RECORD) continue;
    const side = (bytes: Uint8Array | undefined): Promise<DiffSide | undefined> =>
      sideOf(clients.get(path), path, bytes);
    shown.push({ path, before: await side(before), after: after && ((await side(after)) ?? after.length) });
  }
  return { planned, changes, shown, memories };
}

/** @throws UserError `same-name` where another agent has the name */
function ownOf(all: readonly Activation[], { agent, client }: Accepted): Activation | undefined {
  const name = skillName(agent);
  const own = all.find((each) => each.name === name && each.client === client.key);
  if (own === undefined || own.id === agent.id) return own;
  throw new UserError('same-name', `the name ${quote(name)} is taken by ${quote(own.id)}`, {
    help: `cartwright deactivate ${name} removes that one`,
  });
}

/** Where the gate of an activated cartridge keeps what is learned: of another ROM it is another file. */
export function saveFile({ path, romDigest = '' }: Pick<Subject, 'path' | 'romDigest'>): string {
  const stem = fileName(path)
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w.-]+/g, '-');
  return `.cartwright/${stem}-${romDigest.slice('sha256:'.length).slice(0, 12)}.save`;
}

async function planOne(
  fs: FileSystem,
  { input, host: { source, profileDigest, profile }, client: { key, facts }, judged, outcome, agent }: Accepted,
): Promise<Planned & { readonly changes: readonly Change[] }> {
  const path = input.cartridge;
  const name = skillName(agent);
  const entry = entryName(name, agent.id);
  const others = activationsIn(fs);
  const shared = others.find(
    (each) => each.id === agent.id && facts.skills.some((skills) => each.folder === `${skills}/${name}`),
  );
  const folder = shared?.folder ?? joinPath(facts.skills[0] ?? '', name);
  const readers = Object.entries(ACTIVATION).flatMap(([reader, { title, skills }]) => {
    const pattern = CLIENTS[reader]?.naming?.pattern;
    return pattern !== undefined && skills.some((each) => folder === `${each}/${name}`)
      ? [{ reader, title, pattern }]
      : [];
  });
  const roles = rolesOf(judged, profile);
  const rows = roles.map(({ role, tool, gated }): SkillRow => {
    const names = readers.map(({ reader, pattern }) =>
      gated ? pattern.replace('SERVER', entry).replace('TOOL', tool) : reader === key ? tool : undefined,
    );
    return { role, tool, gated, names };
  });
  const words = roles.flatMap(({ role, tool }) => [role, tool]);
  const front = frontMatter(agent, name, words);
  const titles = readers.map(({ title }) => title);
  const skill = skillFiles(
    agent,
    (instructions) => front + skillMarkdown({ name, instructions, server: entry }, titles, rows),
  );
  const descriptor = `.cartwright/${name}.${key}.compliance.json`;
  const files = new Map([...skill.files].map(([file, bytes]) => [`${folder}/${file}`, bytes]));
  const sharing = others.find((each) => each.folder === folder);
  refuseTaken(fs, folder, files, sharing);
  files.set(descriptor, new TextEncoder().encode(jsonText(judged.verdict.descriptor, 2)));
  const args = ['gate', path, '--host', source, '--rom-digest', agent.romDigest, '--profile-digest', profileDigest];
  const save = profile.servers.some(isGate) ? saveFile({ path, romDigest: agent.romDigest }) : null;
  const value = entryValue(facts, [
    ...args,
    ...(save === null ? [] : ['--save', save]),
    ...input.options.filter((each) => each !== '--replace' && each !== '--keep-save'),
  ]);
  const configured = await configure(fs, key, {
    entry,
    value,
    replace: input.options.includes('--replace'),
    behind: profile.servers.map((server) => server.name),
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
  files.set(RECORD, new TextEncoder().encode(recordText([...others, activation])));
  await refuseSecrets([...files].map(([file, text]) => ({ path: file, text })));
  const changes = [...files].map(([file, after]) => ({ path: file, before: bytesAt(fs, file), after }));
  if (configured !== undefined) changes.push(configured.change);
  const memory = `the agent's memory is saved in ${save ?? ''}, for you only: keep it out of git`;
  const notes = [...skill.notes, ...(save === null ? [] : [memory]), ...(configured?.notes ?? [])];
  return { activation, trust: outcome.trust, client: facts, changes, notes };
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

/** @throws UserError `same-name` for a folder that cartwright did not make, or that differs from another only in case */
function refuseTaken(
  fs: FileSystem,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  sharing: Activation | undefined,
): void {
  const taken = (path: string, why: string): UserError =>
    new UserError('same-name', why, { path, help: 'move it away, or deactivate what wrote it' });
  fs.checkTarget(`${folder}/SKILL.md`);
  const other = sharing && [...files].find(([file, bytes]) => sharing.files[file] !== sha256Digest(bytes));
  if (other !== undefined)
    throw taken(other[0], `the folder is written for ${sharing?.client}, and has other content there`);
  const there = filesBelow(fs, parentOf(folder));
  for (const file of there) {
    const inFolder = file.slice(0, folder.length);
    if (inFolder.toLowerCase() !== folder.toLowerCase() || !/^(?:\/|$)/.test(file.slice(folder.length))) continue;
    if (inFolder !== folder)
      throw taken(inFolder, `a folder is there whose name differs from ${quote(folder)} by case`);
    if (sharing?.files[file] === undefined)
      throw taken(file, 'the name is taken: a file is there that no activation wrote');
  }
  if (!['none', 'directory'].includes(fs.kind(folder))) throw taken(folder, 'the name is taken');
}

function entryValue({ oneList, entry = {} }: ActivationFacts, args: readonly string[]): Mapping {
  if (oneList !== true) return { command: 'cartwright', args, ...entry };
  const { type, ...more } = entry;
  return { ...(type === undefined ? {} : { type }), command: ['cartwright', ...args], ...more };
}

/** A file as a diff shows it; undefined where there is none, or it is not text. @param client whose configuration it is */
async function sideOf(
  client: string | undefined,
  path: string,
  bytes: Uint8Array | undefined,
): Promise<DiffSide | undefined> {
  if (bytes !== undefined && client !== undefined) {
    const opened = await openConfiguration(client, path, markedText(bytes));
    return { text: opened.text, hidden: givenSpans(opened).map((span) => opened.doc.range(span)) };
  }
  const text = bytes && utf8Text(bytes);
  return text === undefined || text.includes('\0') ? undefined : { text, hidden: [] };
}

/** What is activated in the project. @throws UserError `bad-file` */
export function activationsIn(fs: FileSystem, record = RECORD): readonly Activation[] {
  return fs.kind(record) === 'none' ? [] : readRecord(new TextDecoder().decode(fs.readFile(record)));
}
