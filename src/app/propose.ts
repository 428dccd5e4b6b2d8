import { propose, type Proposal } from '../core/scan/propose.ts';
import { racItems } from '../core/scan/scaffold/files.ts';
import type { SourceDocument } from '../core/source/document.ts';
import { LIMITS } from '../core/source/limits.ts';
import { readDocument } from '../core/source/read.ts';
import type { FileSystem } from '../ports.ts';
import { findCals } from './cal-files.ts';
import { scanCode, type InitPorts } from './init.ts';

export interface ProposeOptions {
  /** Top folder of the code, relative to the working directory. */
  readonly root: string;
  /** CAL files; none for all below the working directory. */
  readonly cals: readonly string[];
  readonly configured?: readonly string[] | undefined;
}

export interface Proposed extends Proposal {
  /** The CALs that were compared. */
  readonly cals: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Compares the CALs of a repository with its code (surface.md, `command: init` and hook `rac-propose`).
 *
 * @throws UserError when a named file cannot be read
 */
export async function proposeRac(
  fs: FileSystem,
  ports: Pick<InitPorts, 'walk'>,
  options: ProposeOptions,
): Promise<Proposed> {
  const { files, problems } = findCals(fs, options.cals, options.configured);
  const [problem] = problems;
  if (problem !== undefined && options.cals.length > 0) throw problem;
  const docs: SourceDocument[] = [];
  for (const file of files) docs.push(await readDocument(file, fs.readFile(file, LIMITS.jsonBytes)));
  return proposeFor(
    docs.filter(({ value }) => value !== undefined),
    fs,
    ports,
    options.root,
  );
}

/** The same for documents that were read already: what `check` adds as notes. */
export function proposeFor(
  docs: readonly SourceDocument[],
  fs: FileSystem,
  ports: Pick<InitPorts, 'walk'>,
  root: string,
): Proposed {
  const { scan, tree, notes } = scanCode(ports, root);
  const proposal = propose(docs, racItems(scan, tree), fs.list(root));
  return { ...proposal, cals: docs.map(({ path }) => path), notes };
}
