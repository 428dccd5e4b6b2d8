import { sortDiagnostics, START_OF_FILE, summarize, type Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { compileGlob, isGlob } from '../core/glob.ts';
import { flowOf } from '../core/flow.ts';
import { printable, quote } from '../core/printable.ts';
import { worstVerdict } from '../core/readiness/assess.ts';
import type { Card } from '../core/readiness/facts.ts';
import type { Excerpt } from '../core/report/excerpt.ts';
import { readinessFindings } from '../core/readiness/findings.ts';
import type { CalResult, CheckReport, HandshakeVerdict, HostVerdict } from '../core/results.ts';
import type { SourceDocument } from '../core/source/document.ts';
import { readDocument } from '../core/source/read.ts';
import { MANIFEST_PATH, type FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { VERSION } from '../version.ts';
import type { Config } from './config.ts';
import { handshakeAll } from './handshake.ts';
import { LintRun } from './lint.ts';
import { compareManifest } from './manifest.ts';
import { loadPackage, PACKAGE_FILE, type LoadedPackage } from './package.ts';
import { assessReadiness, cartridgePaths, isCartridgeName, joinPath, type Linted, type ReadyPorts } from './ready.ts';

/** The parts of a check; `--only` names one. */
export const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake'] as const;
export type CheckPart = (typeof CHECK_PARTS)[number];

const CAL_FILE = /\.cal\.(?:json|ya?ml)$/;
const HOST_FILE = /\.host\.ya?ml$/;
const PACKAGE_NAME = /(?:^|\/)cartridge\.yaml$/;

export interface CheckOptions {
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Root of the repository to check, relative to the working directory. */
  readonly root: string;
  readonly parts: ReadonlySet<CheckPart>;
  /** Symbolic links that `fs.list` leaves out, relative to the working directory: one with the name of a file to check is an error. */
  readonly links?: readonly string[];
  /** Instead of the configuration's or the found ones; relative to the root. */
  readonly cals?: readonly string[];
  readonly packages?: readonly string[];
  readonly cartridges?: readonly string[];
  readonly hosts?: readonly string[];
  readonly roster?: string;
}

export interface Checked {
  readonly report: CheckReport;
  /** What could not be looked at, one line each. */
  readonly notes: readonly string[];
  /** Source lines of the findings in CALs, by path. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, checks every package's manifest and negotiates
 * with every host. Paths of the result are relative to the working directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
export async function check(ports: ReadyPorts, options: CheckOptions): Promise<Checked> {
  const { fs } = ports;
  const { config, parts, profile, root } = options;
  const files = fs.list(root);
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];

  const calPaths = select(fs, root, files, options.cals ?? config.cals, CAL_FILE);
  const lint = new LintRun({ profile, config: configAt(root, config) });
  const linted = new Map<string, Linted>();
  for (const path of calPaths) {
    const doc = await readDocument(path, fs.readFile(path));
    linted.set(path, { doc, diagnostics: await lint.add(doc) });
  }
  const outcome = lint.outcome();
  if (parts.has('lint')) diagnostics.push(...outcome.diagnostics);

  const packageFiles = select(fs, root, files, options.packages ?? config.packages, PACKAGE_NAME);
  const packages = await readPackages(fs, packageFiles, profile, diagnostics);
  if (parts.has('manifest')) for (const each of packages) diagnostics.push(...staleManifest(fs, each));

  const cartridges = cartridgesOf(fs, files, options);
  let cals: CheckReport['cals'] = [];
  if (parts.has('ready')) {
    const readiness = await assessReadiness(ports, {
      profile,
      cals: calPaths,
      cartridges,
      packages: packages.map(cardOf),
      root,
      confirmations: config.confirmations === undefined ? undefined : joinPath(root, config.confirmations),
      roster: options.roster,
      linted,
    });
    cals = readiness.result.cals.map((cal) => withFlow(cal, linted.get(cal.path)?.doc));
    for (const cal of cals) {
      const doc = linted.get(cal.path)?.doc;
      if (doc !== undefined && doc.value !== undefined) diagnostics.push(...readinessFindings(doc, cal));
    }
    notes.push(...readiness.notes);
  }

  diagnostics.push(...notFollowed(options.links ?? []));
  const hosts = select(fs, root, files, options.hosts ?? config.hosts, HOST_FILE);
  let handshakes: CheckReport['handshakes'] = [];
  if (parts.has('handshake') && hosts.length > 0) {
    const subjects = [...packages.map((each) => each.folder), ...cartridges];
    const negotiated = await handshakeAll(fs, { subjects, hosts, profile });
    handshakes = negotiated.result.results;
    diagnostics.push(...negotiated.diagnostics, ...handshakes.flatMap((verdict) => refusal(verdict, packages)));
  }

  const sorted = sortDiagnostics(diagnostics);
  const looked = new Set([...calPaths, ...packageFiles, ...cartridges, ...hosts]);
  const report: CheckReport = {
    version: 1,
    tool: { name: 'cartwright', version: VERSION },
    diagnostics: sorted,
    summary: summarize(sorted, looked.size),
    cals,
    handshakes,
    verdict: worstVerdict(cals.map((cal) => cal.verdict)),
    compliance: complianceOf(handshakes.map((each) => each.descriptor.verdict)),
  };
  return { report, notes, excerpts: outcome.excerpts };
}

// Passed over in silence, a link would be a file that nobody checked.
function notFollowed(links: readonly string[]): Diagnostic[] {
  const judged = links.filter(
    (path) => CAL_FILE.test(path) || HOST_FILE.test(path) || PACKAGE_NAME.test(path) || isCartridgeName(path),
  );
  return judged.map((path) => ({
    rule: 'source/symlink',
    level: 'error',
    message: 'a symbolic link, which is not followed',
    path,
    range: START_OF_FILE,
    pointer: '',
    help: 'commit the file itself',
  }));
}

// The configuration's paths are relative to its root, those of the findings to the working directory.
function configAt(root: string, config: Config): Config {
  return { ...config, ignore: config.ignore.map((entry) => ({ ...entry, path: joinPath(root, entry.path) })) };
}

function withFlow(cal: CalResult, doc: SourceDocument | undefined): CalResult {
  const flow = flowOf(doc?.value);
  return flow === undefined ? cal : { ...cal, flow };
}

// At the package's own line, so that the refusal can be annotated where the floor or the role is written.
function refusal({ subject, host, error }: HostVerdict, packages: readonly LoadedPackage[]): Diagnostic[] {
  if (error === null) return [];
  const source = packages.find(({ folder }) => folder === subject);
  const { unmet, supported, requested } = error.error.data;
  const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
  const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
  return [
    {
      rule: 'handshake/refuse',
      level: 'error',
      message: `host ${quote(host)} refuses ${quote(subject)}: ${printable(reasons.join('; '))}`,
      path: source?.file ?? subject,
      range: source === undefined || place === undefined ? START_OF_FILE : source.doc.range(place.key ?? place.value),
      pointer: '',
      help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
    },
  ];
}

/** Whether a report's answer is no: an error, a CAL that is not ready, a host that refuses; `strict` adds warnings and pending. */
export function isBad(report: CheckReport, strict: boolean): boolean {
  const bad = report.summary.errors > 0 || report.verdict === 'not ready' || report.compliance === 'refuse';
  return bad || (strict && (report.summary.warnings > 0 || report.verdict === 'pending'));
}

function complianceOf(verdicts: readonly HandshakeVerdict[]): HandshakeVerdict | null {
  return verdicts.includes('refuse') ? 'refuse' : verdicts.length > 0 ? 'accept' : null;
}

// Names and globs are relative to the root; without any, every file of the kind is taken.
function select(
  fs: FileSystem,
  root: string,
  files: readonly string[],
  names: readonly string[] | undefined,
  kind: RegExp,
): string[] {
  if (names === undefined) return files.filter((file) => kind.test(file)).map((file) => joinPath(root, file));
  const selected = new Set<string>();
  for (const name of names) {
    if (!isGlob(name)) {
      selected.add(namedFile(fs, root, name, kind));
      continue;
    }
    const glob = compileGlob(name);
    if ('problem' in glob) throw new UserError('usage', `${quote(name)}: ${glob.problem}`);
    // A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
    const matches = files.filter(
      (file) =>
        kind.test(file) && (glob.matches(file) || glob.matches(file.slice(0, Math.max(0, file.lastIndexOf('/'))))),
    );
    if (matches.length === 0)
      throw new UserError('no-file', `no file matches ${quote(name)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
      });
    for (const file of matches) selected.add(joinPath(root, file));
  }
  return [...selected].sort();
}

// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function namedFile(fs: FileSystem, root: string, name: string, kind: RegExp): string {
  const path = joinPath(root, name);
  const inside = joinPath(path, PACKAGE_FILE);
  if (fs.kind(path) === 'directory' && kind.test(inside)) return inside;
  if (fs.kind(path) === 'none' && kind === HOST_FILE && /^[\w .-]+$/.test(name)) return name;
  if (fs.kind(path) !== 'file') throw new UserError('no-file', 'there is no such file', { path });
  return path;
}

function cartridgesOf(fs: FileSystem, files: readonly string[], { cartridges, config, root }: CheckOptions): string[] {
  const named = cartridges ?? config.cartridges;
  if (named === undefined) return files.filter(isCartridgeName).map((file) => joinPath(root, file));
  return cartridgePaths(
    fs,
    named.map((name) => joinPath(root, name)),
  );
}

async function readPackages(
  fs: FileSystem,
  paths: readonly string[],
  profile: FormatProfile,
  diagnostics: Diagnostic[],
): Promise<LoadedPackage[]> {
  const packages: LoadedPackage[] = [];
  for (const path of paths) {
    const loaded = await loadPackage(fs, path, profile);
    if ('diagnostics' in loaded) diagnostics.push(...loaded.diagnostics);
    else packages.push(loaded);
  }
  return packages;
}

// A manifest need not be committed, since `build` makes it; one that is committed must be what `build` would make.
function staleManifest(fs: FileSystem, { folder, file, manifestText }: LoadedPackage): Diagnostic[] {
  const path = joinPath(folder, MANIFEST_PATH);
  if (fs.kind(path) !== 'file') return [];
  const stale = compareManifest(manifestText, new TextDecoder().decode(fs.readFile(path, 4 * 1024 * 1024)));
  if (stale === undefined) return [];
  const start = { line: stale.line, column: 1 };
  return [
    {
      rule: 'manifest/stale',
      level: 'error',
      message: `the committed manifest is out of date: it says ${quote(stale.found.trim())}, ${quote(file)} gives ${quote(stale.expected.trim())}`,
      path,
      range: { start, end: { line: stale.line, column: stale.found.length + 1 } },
      pointer: '',
      help: `run cartwright manifest ${folder} --out ${path}`,
    },
  ];
}

function cardOf({ folder, package: { name, role, capabilities = [] } }: LoadedPackage): Card {
  return {
    path: folder,
    name,
    role,
    romDigest: null,
    capabilities: capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack })),
  };
}
