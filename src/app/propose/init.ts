import { lintDocument } from '../../core/lint/engine.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import type { Change } from '../../core/scan/history.ts';
import { readText } from '../../core/source/read.ts';
import { loadPackage } from '../package/package.ts';
import { ROLES } from '../../core/scan/detector.ts';
import { allLooks, scan } from '../../core/scan/scan.ts';
import { scaffold, type Scaffold, type ScaffoldFile } from '../../core/scan/scaffold/files.ts';
import { OPEN } from '../../core/scan/scaffold/cal.ts';
import { withoutOkf } from '../../core/scan/scaffold/items.ts';
import type { Look, TreeView } from '../../core/scan/tree/tree.ts';
import { handshakeCommand } from '../../core/handshake/commands.ts';
import { UserError } from '../../core/result/errors.ts';
import type { InitPlan } from '../../core/result/init-results.ts';
import type { FormatProfile } from '../../ids.ts';
import { absolutePath, folderOf, joinPath, leadsOut, shortest } from '../../core/value/path.ts';
import { shellWord } from '../../core/text/shell-word.ts';
import { refuseSecrets } from '../committed.ts';
import { PACKAGE_FILE } from '../project/root.ts';

/** What init needs from outside. */
export interface InitPorts {
  readonly cwd: string;
  /**
   * Walks a tree once, within bounds.
   *
   * @param exclude paths relative to the folder that are left out
   * @throws UserError when `folder` is no directory
   */
  walk(
    folder: string,
    looks: readonly Look[],
    exclude: ReadonlySet<string>,
  ): { readonly tree: TreeView; readonly notes: readonly string[] };
  /**
   * Skills, plugins and agent files below a folder, each by its path from there.
   *
   * @throws UserError when it cannot be told what git tracks
   */
  skills(folder: string): readonly string[];
  /** The last changes of a folder that git knows, the newest first; none without git. */
  changes(folder: string): readonly Change[];
  /** What would happen to each file in `folder`. */
  compare(
    folder: string,
    files: readonly { readonly path: string; readonly text: string | Uint8Array }[],
  ): readonly ('create' | 'skip' | 'overwrite')[];
}

export interface InitOptions {
  readonly profile: FormatProfile;
  readonly fromCode: string;
  readonly out: string;
  readonly publisher?: string | undefined;
  readonly format: 'json' | 'yaml';
  /** Agent clients that are configured in the codebase, by name. With one, and no skill, there is a package even where no role is sure. */
  readonly clients?: readonly string[];
}

export interface Initialised {
  readonly plan: InitPlan;
  readonly files: readonly ScaffoldFile[];
}

/** Scans a codebase and plans what would be written; writes nothing itself. The same tree gives the same plan. */
export async function planInit(ports: InitPorts, options: InitOptions): Promise<Initialised> {
  const { clients = [] } = options;
  const inside = shortest(absolutePath(ports.cwd, options.fromCode), absolutePath(ports.cwd, options.out));
  const { tree, notes } = ports.walk(options.fromCode, allLooks(), ownFiles(inside));
  const found = await scan(tree);
  const wayToCode = wayFrom(absolutePath(ports.cwd, options.out), absolutePath(ports.cwd, options.fromCode));
  const skills = skillsOf(ports, options.fromCode);
  const open = clients.length > 0 && skills.paths.length === 0;
  const changes = ports.changes(options.fromCode);
  const scaffolded = await scaffold(found, tree, { ...options, wayToCode, open, changes });
  const made = inside === '.' ? besideTheCode(scaffolded) : scaffolded;
  await refuseSecrets(made.files);
  await proveFiles(made.files, options.profile);
  const actions = ports.compare(options.out, made.files);
  const first = made.files.find(({ path }) => path.endsWith(`/${PACKAGE_FILE}`));
  return {
    plan: {
      version: 1,
      roles: made.roles,
      rac: made.rac.map(withoutOkf),
      files: made.files.map(({ path }, i) => ({ path, action: actions[i] ?? 'create' })),
      notes: [...notes, ...found.notes, ...made.notes, ...skillNotes(skills, options.fromCode)],
      ...(made.reason === undefined ? {} : { reason: made.reason }),
      ...(first === undefined
        ? {}
        : nextHandshakes(joinPath(options.out, folderOf(first.path)), options.fromCode, clients)),
    },
    files: made.files,
  };
}

/**
 * What is written passes what judges it: the linter for the CAL, the reader of packages for the rest.
 *
 * @throws Error for a proposal that does not, which is a bug
 */
async function proveFiles(files: readonly ScaffoldFile[], profile: FormatProfile): Promise<void> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const found: Diagnostic[] = [];
  for (const { path, text } of files) {
    if (path.includes('.cal.')) found.push(...lintDocument(await readText(path, text), { profile }));
    else if (path.endsWith(`/${PACKAGE_FILE}`)) {
      const loaded = await loadPackage(
        {
          kind: (each) => (texts.has(each) ? 'file' : 'none'),
          readFile: (each) => new TextEncoder().encode(texts.get(each)),
        },
        folderOf(path),
        profile,
      );
      found.push(...('diagnostics' in loaded ? loaded.diagnostics : loaded.warnings));
    }
  }
  const [first] = found.filter(({ level }) => level !== 'note');
  if (first !== undefined) throw new Error(`the proposal does not hold: ${first.path}: ${first.message}`);
}

/** Clients that are named one by one. */
const CLIENTS_NAMED = 3;

/**
 * Handshakes of a package with the clients that are configured in a folder.
 *
 * @param clients by name; none leaves them out
 */
export function nextHandshakes(
  subject: string,
  folder: string,
  clients: readonly string[] = [],
): Pick<InitPlan, 'next'> {
  if (clients.length === 0) return {};
  return {
    next: clients
      .slice(0, CLIENTS_NAMED)
      .map((client) => handshakeCommand({ subject, profile: joinPath(folder, client) }, [])),
  };
}

/** Skills that are named one by one. */
const NAMED = 5;

interface Skills {
  readonly paths: readonly string[];
  /** Why it cannot be told whether there are any. */
  readonly problem?: string;
}

function skillsOf(ports: InitPorts, fromCode: string): Skills {
  try {
    return { paths: ports.skills(fromCode) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { paths: [], problem: `whether there are skills cannot be told: ${error.message}` };
  }
}

// What people have already is more than what code can tell.
function skillNotes({ paths: skills, problem }: Skills, fromCode: string): string[] {
  if (problem !== undefined) return [problem];
  const commands = skills
    .slice(0, NAMED)
    .map((path) => `cartwright init --from-skill ${shellWord(joinPath(fromCode, path))} makes a package of ${path}`);
  const more = skills.length - NAMED;
  return more > 0 ? [...commands, `and so on for ${more} more skills, plugins and agent files`] : commands;
}

/**
 * What init itself wrote must not be taken for the project, or a second run would find other things than the first.
 *
 * @param out the output folder, relative to the top folder of the code
 */
export function ownFiles(out: string): ReadonlySet<string> {
  if (leadsOut(out)) return new Set();
  if (out !== '.') return new Set([out]);
  return new Set([
    ...[...ROLES, OPEN].map((role) => `agents/${role}`),
    'agents/README.md',
    'cal/from-code.cal.json',
    'cal/from-code.cal.yaml',
    'cartridges',
  ]);
}

// At the top of the code stands the project's own README.
function besideTheCode(made: Scaffold): Scaffold {
  const files = made.files.map((file) =>
    file.path === 'README.md' ? { path: 'agents/README.md', text: file.text.replaceAll('](agents/', '](') } : file,
  );
  return { ...made, files };
}

// Both absolute; names of folders that lead away from the output folder are the user's own and stay out.
function wayFrom(out: string, code: string): string | undefined {
  const way = shortest(out, code);
  return /^(?:\.|(?:\.\.\/)*\.\.)$/.test(way) ? way : undefined;
}
