import type { RuleId } from '../../generated/rule-facts.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { applyPaste } from '../../core/scan/paste.ts';
import { propose, type Proposal } from '../../core/scan/propose.ts';
import { scan } from '../../core/scan/scan.ts';
import { racItems } from '../../core/scan/scaffold/prove.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument, readText } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { findCals } from '../project/cal-files.ts';
import { ownFiles, readTree, refuseNoFolder, type Code } from './read-tree.ts';
import type { Config } from '../project/config.ts';
import { member } from '../../core/value/mapping.ts';
import { fileName, shortest } from '../../core/value/path.ts';

export interface ProposeOptions {
  /** Top folder of the code, relative to the working directory. */
  readonly root: string;
  /** CAL files; none for all below the top folder, or where there is none, below the working directory. */
  readonly cals: readonly string[];
  readonly configured?: readonly string[] | undefined;
}

export interface Proposed extends Proposal {
  /** The CALs that were compared. */
  readonly cals: readonly SourceDocument[];
  /** Paths of CALs that cannot be read, so that it is unknown what they lack. */
  readonly unread: readonly string[];
  /** What could not be read, one line each. */
  readonly notes: readonly string[];
}

/**
 * Compares the CALs of a repository with its code (`command: init` of the Action, hook `rac-propose`).
 *
 * @throws UserError when a named file cannot be read
 */
export async function proposeRac(fs: FileSystem, options: ProposeOptions): Promise<Proposed> {
  const { root } = options;
  refuseNoFolder(fs, root);
  const notes: string[] = [];
  const cals: SourceDocument[] = [];
  const unread: string[] = [];
  for (const file of calsOf(fs, options)) {
    const doc = await readDocument(file, fs.readFile(file, LIMITS.jsonBytes));
    if (doc.value === undefined) {
      unread.push(file);
      notes.push(`${file}: cannot be read as a CAL; cartwright lint says why`);
    } else cals.push(doc);
  }
  const proposed = await proposeFor(cals, {
    root: shortest(fs.cwd, root),
    files: fs.list(root),
    readFile: (...args) => fs.readFile(...args),
  });
  return { ...proposed, unread, notes: [...notes, ...proposed.notes] };
}

/** The same for documents that are read and files that are listed already. */
async function proposeFor(cals: readonly SourceDocument[], code: Code): Promise<Proposed> {
  const { tree, notes } = readTree(fileName(code.root), code, ownFiles('.'));
  const found = await scan(tree);
  const items = racItems(found, tree);
  const proposal = propose(cals, items, code.files);
  return { ...proposal, cals, unread: [], notes: [...notes, ...found.notes] };
}

/** The CALs that get missing items, with them in it; without those that are signed, or that would not read as they should. */
export async function changedCals({ cals, missing, pastes }: Proposed): Promise<{ path: string; text: string }[]> {
  const changed = [];
  for (const paste of pastes) {
    const doc = cals.find(({ path }) => path === paste.cal);
    if (doc === undefined || doc.locate(['integrity']) !== undefined) continue;
    const text = applyPaste(doc, paste);
    const { value, problems } = await readText(doc.path, text);
    const rac = member(value, 'rac');
    const ids = Array.isArray(rac) ? rac.map((item: unknown) => member(item, 'id')) : [];
    const isWhole = missing.every(({ item, cal }) => cal !== doc.path || ids.includes(item.id));
    if (problems.length === 0 && isWhole) changed.push({ path: doc.path, text });
  }
  return changed;
}

/**
 * What the CALs lack as notes: a part of `check`.
 *
 * @param levels of the configuration: with both rules off the code is not looked at
 */
export async function proposalNotes(
  docs: readonly SourceDocument[],
  code: Code,
  levels: Config['rules'],
): Promise<readonly Diagnostic[]> {
  const isOff = (rule: RuleId): boolean => levels[rule] === 'off';
  const cals = docs.filter(({ value }) => value !== undefined);
  if (cals.length === 0 || (isOff('propose/missing-item') && isOff('propose/stale-check'))) return [];
  return (await proposeFor(cals, code)).diagnostics;
}

function calsOf(fs: FileSystem, { root, cals, configured }: ProposeOptions): readonly string[] {
  if (cals.length === 0 && configured === undefined) {
    const { files } = findCals(fs, [root]);
    if (files.length > 0) return files;
  }
  const { files, problems } = findCals(fs, cals, configured);
  const [problem] = problems;
  if (problem !== undefined && cals.length > 0) throw problem;
  return files;
}
