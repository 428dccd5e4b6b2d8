import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { assessCal } from '../../core/readiness/assess.ts';
import type { Confirmation, Facts, Staff } from '../../core/readiness/facts.ts';
import type { Excerpt } from '../../core/report/text/excerpt.ts';
import type { ReadyResult } from '../../core/result/results.ts';
import { validators } from '../../core/schema/validators.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, McpPeer, UrlChecker } from '../../ports.ts';
import { NO_CONFIG, type Config } from '../project/config.ts';
import { lookOutside } from './look-outside.ts';
import { projectLint } from '../lint/project-lint.ts';
import { joinPath } from '../../core/value/path.ts';
import { readChecked, requireTimes } from './read-checked.ts';
import { gatherStaff, type StaffOptions, type StaffPorts } from './staff.ts';

export const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';

export interface ReadyPorts extends StaffPorts {
  /** Looks up `url` checks; absent unless the user asked for that. */
  readonly urls?: UrlChecker | undefined;
  /** Asks MCP servers; absent unless the user asked for that. */
  readonly peer?: McpPeer | undefined;
}

export interface ReadyOptions extends Partial<StaffOptions> {
  readonly profile: FormatProfile;
  /** CAL files, relative to the working directory. */
  readonly cals: readonly string[];
  /** Who may take part, where that was found out before. */
  readonly staff?: Staff | undefined;
  /** Root of the repository that `file-glob` checks look at. */
  readonly root: string;
  /** Confirmations file; by default `rac-confirmations.yaml` in the root, when it is there. */
  readonly confirmations: string | undefined;
  /** Host profiles that answer `mcp-resource` checks, as `--host` takes them. */
  readonly hosts?: readonly string[];
  /** What the project says about findings. */
  readonly config?: Config;
  /** Folder of the configuration, which its paths are relative to; default: the working directory. */
  readonly project?: string;
  /** Documents that were read and linted before, by path. */
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
  /** The CALs, and who could take part in them. */
  readonly docs: readonly SourceDocument[];
  readonly staff: Staff;
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
  const notes: string[] = [];
  const { read, excerpts } = await lintAll(ports, options);
  const outside = await lookOutside(
    ports,
    read.map(({ doc }) => doc),
    options.hosts ?? [],
  );
  notes.push(...outside.notes);
  const gathered =
    options.staff === undefined ? await gatherStaff(ports, options) : { staff: options.staff, notes: [] };
  notes.push(...gathered.notes);
  const facts: Facts = {
    ...gathered.staff,
    files: fs.list(options.root),
    confirmations: await readConfirmations(fs, options),
    probes: outside.probes,
  };
  const cals = read.map(({ doc, diagnostics }) => assessCal(doc, sortDiagnostics(diagnostics), facts, options.profile));
  return { result: { version: 1, cals }, notes, docs: read.map(({ doc }) => doc), staff: gathered.staff, excerpts };
}

async function lintAll(
  ports: ReadyPorts,
  options: ReadyOptions,
): Promise<Pick<Readiness, 'excerpts'> & { readonly read: readonly Linted[] }> {
  const { cals, config = NO_CONFIG, linted = new Map<string, Linted>(), profile, root: files, project = '.' } = options;
  const read: Linted[] = [];
  const { run } = cals.every((path) => linted.has(path))
    ? { run: undefined }
    : await projectLint(ports, { profile, config, root: project, files });
  for (const path of cals) {
    const known = linted.get(path);
    if (known !== undefined || run === undefined) read.push(...(known === undefined ? [] : [known]));
    else {
      const doc = await readDocument(path, ports.fs.readFile(path));
      read.push({ doc, diagnostics: await run.add(doc) });
    }
  }
  return { read, excerpts: run?.outcome().excerpts ?? new Map<string, Excerpt>() };
}

async function readConfirmations(fs: FileSystem, options: ReadyOptions): Promise<readonly Confirmation[]> {
  const standard = joinPath(options.root, CONFIRMATIONS_FILE);
  const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
  if (path === undefined) return [];
  const value = (await readChecked(fs, path, await validators.confirmations())) as
    readonly Confirmation[] | { confirmations: readonly Confirmation[] };
  const entries = 'confirmations' in value ? value.confirmations : value;
  for (const entry of entries) requireTimes(path, entry.id, [entry.at, entry.expires]);
  return entries;
}
