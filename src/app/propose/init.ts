import { byText } from '../../core/value/order.ts';
import { lintDocument } from '../../core/lint/engine.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import type { Change } from '../../core/scan/history.ts';
import { readText } from '../../core/source/read.ts';
import { loadPackage } from '../package/package.ts';
import { scan } from '../../core/scan/scan.ts';
import { scaffold, type Scaffold, type ScaffoldFile } from '../../core/scan/scaffold/files.ts';
import { withoutOkf } from '../../core/scan/scaffold/items.ts';
import { handshakeCommand } from '../../core/handshake/commands.ts';
import type { InitPlan } from '../../core/result/init-results.ts';
import type { FormatProfile } from '../../ids.ts';
import { absolutePath, fileName, folderOf, joinPath, shortest } from '../../core/value/path.ts';
import { shellWord } from '../../core/text/shell-word.ts';
import { quote } from '../../core/text/printable.ts';
import type { FileSystem } from '../../ports.ts';
import { refuseSecrets } from '../committed.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { skillsIn } from './find-skill.ts';
import { ownFiles, readTree, refuseNoFolder } from './read-tree.ts';
import { baseOf, updated } from './update.ts';

/** What init needs from outside. */
export interface InitPorts {
  readonly fs: FileSystem;
  /** The last changes of a folder that git knows, the newest first; none without git. */
  changes(folder: string): readonly Change[];
}

export interface InitOptions {
  readonly profile: FormatProfile;
  readonly fromCode: string;
  readonly out: string;
  readonly publisher?: string | undefined;
  readonly format: 'json' | 'yaml';
  /** Whether what people made of a proposal in `out` is kept, and brought up to date. */
  readonly update?: boolean;
  /** Agent clients that are configured in the codebase, by name. With one, and no skill, there is a package even where no role is sure. */
  readonly clients?: readonly string[];
}

export interface Initialised {
  readonly plan: InitPlan;
  readonly files: readonly ScaffoldFile[];
  /** Places of an update that people have to settle. */
  readonly conflicts: number;
}

/**
 * Scans a codebase and plans what would be written; writes nothing itself. The same tree gives the same plan.
 *
 * @throws UserError when there is no such folder, or it cannot be determined what git tracks in it
 */
export async function planInit(ports: InitPorts, options: InitOptions): Promise<Initialised> {
  const { clients = [] } = options;
  const { fs } = ports;
  refuseNoFolder(fs, options.fromCode);
  const code = absolutePath(fs.cwd, options.fromCode);
  const out = absolutePath(fs.cwd, options.out);
  const inside = shortest(code, out);
  const skipped: string[] = [];
  const files = fs.list(options.fromCode, { onSkip: (path, why) => skipped.push(`${quote(path)}: ${why}`) });
  const listed = { root: options.fromCode, files, readFile: fs.readFile.bind(fs) };
  const { tree, notes } = readTree(fileName(code), listed, ownFiles(inside));
  const found = await scan(tree);
  const wayToCode = wayFrom(out, code);
  const skills = skillsIn(files);
  const open = clients.length > 0 && skills.length === 0;
  const packaging = (path: string): string =>
    `cartwright init --from-skill ${shellWord(joinPath(options.fromCode, path))} makes a package of ${path}`;
  const changes = ports.changes(options.fromCode);
  const scaffolded = await scaffold(found, tree, { ...options, wayToCode, open, changes });
  const made = inside === '.' ? besideTheCode(scaffolded) : scaffolded;
  await refuseSecrets(made.files);
  await proveFiles(made.files, options.profile);
  const settled =
    options.update === true ? updated(fs, options.out, made.files) : { files: made.files, notes: [], conflicts: 0 };
  const written =
    made.files.length === 0 ? [] : [...settled.files, baseOf(made.files)].sort((a, b) => byText(a.path, b.path));
  const first = made.files.find(({ path }) => path.endsWith(`/${PACKAGE_FILE}`));
  return {
    plan: {
      version: 1,
      roles: made.roles,
      rac: made.rac.map(withoutOkf),
      files: actionsIn(fs, options.out, written),
      notes: [
        ...settled.notes,
        ...shown([...skipped, ...notes], MOST_NOTES, 'notes'),
        ...found.notes,
        ...made.notes,
        // What people have already is more than what code can tell.
        ...shown(skills.map(packaging), MOST_SKILLS, 'skills, plugins and agent files'),
      ],
      ...(made.reason === undefined ? {} : { reason: made.reason }),
      ...(first === undefined
        ? {}
        : nextHandshakes(joinPath(options.out, folderOf(first.path)), options.fromCode, clients)),
    },
    files: written,
    conflicts: settled.conflicts,
  };
}

/**
 * What would happen to each file: `skip` for one that is there with the same bytes.
 *
 * @throws UserError for what may not be written, such as a symbolic link
 */
export function actionsIn(
  fs: FileSystem,
  folder: string,
  files: readonly { readonly path: string; readonly text: string | Uint8Array }[],
): InitPlan['files'] {
  return files.map(({ path, text }) => {
    const target = joinPath(folder, path);
    fs.checkTarget(target);
    if (fs.kind(target) === 'none') return { path, action: 'create' };
    const same = Buffer.from(text).equals(fs.readFile(target));
    return { path, action: same ? 'skip' : 'overwrite' };
  });
}

/** What could not be read, and skills, that are named one by one. */
const MOST_NOTES = 50;
const MOST_SKILLS = 5;

function shown(notes: readonly string[], most: number, what: string): string[] {
  const more = notes.length - most;
  return more > 0 ? [...notes.slice(0, most), `and ${more} more ${what}`] : [...notes];
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
  if (first !== undefined) throw new Error(`the proposal is not valid: ${first.path}: ${first.message}`);
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
