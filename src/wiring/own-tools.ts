import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CartridgeMemory, takeOver } from '../adapters/sqlite/gate-memory.ts';
import { nodeSqlite } from '../adapters/sqlite/search-index.ts';
import { cartridgeStore } from '../adapters/sqlite/store.ts';
import type { ListedAgent, OwnTools } from '../app/gate/own-tools.ts';
import type { Memory } from '../app/activate/activate.ts';
import { buildEpoch, buildPackage } from '../app/package/build.ts';
import type { Project } from '../app/project/projects.ts';
import { staffOf } from '../app/readiness/staff.ts';
import type { CartridgeFile } from '../core/cartridge/store.ts';
import type { Subject } from '../core/handshake/negotiate.ts';
import { UserError } from '../core/result/errors.ts';
import { absolutePath } from '../core/value/path.ts';
import type { FormatProfile } from '../ids.ts';
import { forward, type Clock, type FileSystem } from '../ports.ts';
import { buildPorts } from './build-ports.ts';
import { cardReader } from './read-card.ts';

/** What the tools of a gate itself need. */
export interface OwnToolsInput {
  readonly fs: FileSystem;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of the subject. */
  readonly project: Project;
  readonly save: string | undefined;
}

const NO_SQLITE = `Node ${process.versions.node} has no SQLite that searches texts; 22.16 has`;

/** What a gate can serve itself here: all of it where Node has SQLite, and memory where `--save` names a file. */
export function ownTools(input: OwnToolsInput, subject: Subject, by: string): OwnTools {
  const { fs, clock, project, save } = input;
  const sqlite = nodeSqlite();
  const none = { clock, by, memory: undefined, agents: undefined };
  if (sqlite === undefined) return { ...none, notes: [`none of its tools is offered: ${NO_SQLITE}`] };
  const agents = (): Promise<readonly ListedAgent[]> => agentsOf(input);
  if (save === undefined)
    return { ...none, agents, notes: ['add_memory and search_memory are not offered: name a file with --save'] };
  const { profile } = project;
  const store = cartridgeStore(fs.cwd);
  const { path, signature, romDigest } = subject;
  const base = signature === 'not applicable' ? () => built(input, path) : () => Promise.resolve(store.open(path));
  return {
    clock,
    by,
    agents,
    memory: new CartridgeMemory({ fs, store, sqlite, profile, base, subject: path, romDigest, save }),
    notes: [],
  };
}

/** Takes what was learned with one version over into the file of another, which is made where there is none. */
export async function takeOverMemory(fs: FileSystem, profile: FormatProfile, { from, to }: Memory): Promise<void> {
  const [sqlite, store] = [nodeSqlite(), cartridgeStore(fs.cwd)];
  const { cartridge: subject, romDigest, save } = to;
  if (sqlite === undefined || save === null)
    throw new UserError('unwritable-file', `what is learned cannot be taken over: ${NO_SQLITE}`, { path: from.save });
  const base = (): Promise<CartridgeFile> => Promise.resolve(store.open(subject));
  await takeOver({ fs, store, sqlite, profile, base, subject, romDigest, save }, from);
}

/** A package folder as a cartridge, in memory. */
async function built({ fs, env, project: { profile } }: OwnToolsInput, folder: string): Promise<CartridgeFile> {
  const temporary = mkdtempSync(join(tmpdir(), 'cartwright-'));
  try {
    const out = join(temporary, `built${profile.extension}`);
    const ports = { ...buildPorts(forward(fs, { checkTarget: () => undefined })), fs };
    const epoch = buildEpoch(env['SOURCE_DATE_EPOCH']);
    const result = await buildPackage(ports, folder, { profile, out, epoch, force: true });
    if ('diagnostics' in result)
      throw new UserError('not-whole', `it cannot be built: ${result.diagnostics[0]?.message ?? ''}`, { path: folder });
    const bytes = readFileSync(out);
    return cartridgeStore(fs.cwd, () => bytes).open(out);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The agents of the project; a copy that holds memory is the agent that it was copied from. */
async function agentsOf({ fs, clock, project, save }: OwnToolsInput): Promise<ListedAgent[]> {
  const { staff } = await staffOf({ fs, clock, cardReader: cardReader(fs) }, project, {});
  const copy = save === undefined ? undefined : absolutePath(fs.cwd, save);
  return staff.cards
    .filter(({ path }) => absolutePath(fs.cwd, path) !== copy)
    .map(({ path, id = '', name, role, romDigest }) => ({ path, id, name, role, romDigest }));
}
