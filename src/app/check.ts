import { sortDiagnostics, summarize, type Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { compileGlob, isGlob } from '../core/glob.ts';
import { quote } from '../core/printable.ts';
import { worstVerdict } from '../core/readiness/assess.ts';
import type { Card } from '../core/readiness/facts.ts';
import type { CheckReport, HandshakeVerdict } from '../core/results.ts';
import { MANIFEST_PATH, type FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { VERSION } from '../version.ts';
import type { Config } from './config.ts';
import { handshakeAll } from './handshake.ts';
import { lintAll } from './lint.ts';
import { compareManifest } from './manifest.ts';
import { loadPackage, PACKAGE_FILE, type LoadedPackage } from './package.ts';
import { assessReadiness, cartridgePaths, isCartridgeName, joinPath, type ReadyPorts } from './ready.ts';

/** The parts of a check; `--only` names one. */
export const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake'] as const;
export type CheckPart = (typeof CHECK_PARTS)[number];

const CAL_FILE = /\.cal\.(?:json|ya?ml)$/;
const HOST_FILE = /\.host\.ya?ml$/;

export interface CheckOptions {
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Root of the repository to check, relative to the working directory. */
  readonly root: string;
  readonly parts: ReadonlySet<CheckPart>;
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
  const linted = await lintAll(fs, calPaths, profile, config);
  if (parts.has('lint')) for (const { diagnostics: own } of linted.values()) diagnostics.push(...own);

  const packageFiles = select(fs, root, files, options.packages ?? config.packages, /(?:^|\/)cartridge\.yaml$/);
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
    cals = readiness.result.cals;
    notes.push(...readiness.notes);
  }

  const hosts = select(fs, root, files, options.hosts ?? config.hosts, HOST_FILE);
  let handshakes: CheckReport['handshakes'] = [];
  if (parts.has('handshake') && hosts.length > 0) {
    const subjects = [...packages.map((each) => each.folder), ...cartridges];
    const outcome = await handshakeAll(fs, { subjects, hosts, profile });
    handshakes = outcome.result.results;
    diagnostics.push(...outcome.diagnostics);
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
  return { report, notes };
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
