import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { assessCal } from '../../core/readiness/assess.ts';
import type { Confirmation, Facts, Staff } from '../../core/readiness/facts.ts';
import type { Excerpt } from '../../core/report/text/excerpt.ts';
import type { ReadyResult } from '../../core/result/results.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem, McpPeer, UrlChecker } from '../../ports.ts';
import type { Project } from '../project/projects.ts';
import { lookOutside } from './look-outside.ts';
import { projectLint } from '../lint/project-lint.ts';
import { joinPath } from '../../core/value/path.ts';
import { readChecked, requireTimes } from './read-checked.ts';
import type { StaffPorts } from './staff.ts';

export const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';

export interface ReadyPorts extends StaffPorts {
  /** Looks up `url` checks; absent unless the user asked for that. */
  readonly urls?: UrlChecker | undefined;
  /** Asks MCP servers; absent unless the user asked for that. */
  readonly peer?: McpPeer | undefined;
}

export interface ReadyOptions {
  readonly project: Pick<Project, 'root' | 'config' | 'profile'>;
  /** CAL files, relative to the working directory. */
  readonly cals: readonly string[];
  /** Who may take part. */
  readonly staff: Staff;
  /** Folder that `file-glob` checks look at, and that has the confirmations; default: the project's. */
  readonly root?: string | undefined;
  /** Confirmations file, instead of the one of the configuration; by default `rac-confirmations.yaml` in the root, when it is there. */
  readonly confirmations?: string | undefined;
  /** Host profiles that answer `mcp-resource` checks, as `--host` takes them. */
  readonly hosts: readonly string[];
  /** Documents that were read and linted before, by path; without it, they are. */
  readonly linted?: ReadonlyMap<string, Linted>;
}

/** A CAL with what the linter says of it. */
export interface Linted {
  readonly doc: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Readiness {
  readonly result: ReadyResult;
  /** What could not be looked at, one line each. */
  readonly notes: readonly string[];
  /** The CALs. */
  readonly docs: readonly SourceDocument[];
  /** Source lines of the findings, by path; of CALs that were linted before, their lint has them. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/**
 * Judges the readiness of CAL files (docs/promises.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read, `bad-config`, `bad-baseline`
 */
export async function assessReadiness(ports: ReadyPorts, options: ReadyOptions): Promise<Readiness> {
  const { fs } = ports;
  const { project, staff, hosts, root = project.root } = options;
  const { read, excerpts } = await lintAll(ports, options, root);
  const docs = read.map(({ doc }) => doc);
  const { probes, notes } = await lookOutside(ports, docs, hosts);
  const confirmations = await readConfirmations(fs, options, root);
  const facts: Facts = { ...staff, files: fs.list(root), confirmations, probes };
  const cals = read.map(({ doc, diagnostics }) => assessCal(doc, sortDiagnostics(diagnostics), facts, project.profile));
  return { result: { version: 1, cals }, notes, docs, excerpts };
}

async function lintAll(
  ports: ReadyPorts,
  { cals, linted, project }: ReadyOptions,
  files: string,
): Promise<Pick<Readiness, 'excerpts'> & { readonly read: readonly Linted[] }> {
  if (linted !== undefined) return { read: cals.flatMap((path) => linted.get(path) ?? []), excerpts: new Map() };
  const read: Linted[] = [];
  const { run } = await projectLint(ports, { ...project, files });
  for (const path of cals) {
    const doc = await readDocument(path, ports.fs.readFile(path));
    read.push({ doc, diagnostics: await run.add(doc) });
  }
  return { read, excerpts: run.outcome().excerpts };
}

async function readConfirmations(
  fs: FileSystem,
  { confirmations, project }: ReadyOptions,
  root: string,
): Promise<readonly Confirmation[]> {
  const standard = joinPath(root, CONFIRMATIONS_FILE);
  const path = confirmations ?? project.config.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
  if (path === undefined) return [];
  type Confirmations = readonly Confirmation[] | { readonly confirmations: readonly Confirmation[] };
  const value = await readChecked<Confirmations>(fs, path, 'confirmations');
  const entries = 'confirmations' in value ? value.confirmations : value;
  for (const entry of entries) requireTimes(path, entry.id, [entry.at, entry.expires]);
  return entries;
}
