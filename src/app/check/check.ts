import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Staff } from '../../core/readiness/facts.ts';
import { readinessFindings } from '../../core/readiness/findings.ts';
import { reportOf } from '../../core/report/projects.ts';
import type { CalResult, HostVerdict } from '../../core/result/results.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { cartridgesOf, filesOf, listProject, withNamed, type Tree } from './files.ts';
import { notFollowed, staleManifest, unsaid } from './findings.ts';
import { negotiateFound } from './negotiation.ts';
import { lookedAt, type Checked, type CheckOptions, type CheckPorts, type Found } from './options.ts';
import { inspectContent, listFrom, unpackableFindings } from '../package/package-content.ts';
import { loadPackage, type LoadedPackage, type PackageResult } from '../package/package.ts';
import type { Project } from '../project/projects.ts';
import { projectLint, type ProjectLint } from '../lint/project-lint.ts';
import { loadHosts, type LoadedHosts } from '../handshake/hosts.ts';
import { holdTo, isHeld, readLockFile, type LockFile } from '../lock/hold.ts';
import { resolve } from '../lock/resolve.ts';
import { assessReadiness, type Linted } from '../readiness/ready.ts';
import { staffOf } from '../readiness/staff.ts';
import { folderOf, placeOf } from '../../core/value/path.ts';

/**
 * The main job (docs/promises.md, Commands): lints every CAL, judges its readiness, looks through what every package would pack, checks
 * its manifest and negotiates with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
export async function check(ports: CheckPorts, options: CheckOptions): Promise<Checked> {
  const { config, parts, root, chosen = {} } = options;
  const { files, links } = options.files ?? listProject(ports.fs, root);
  const tree: Tree = { fs: ports.fs, root, files };
  const run = new CheckRun(
    ports,
    options,
    await projectLint(ports, { profile: options.profile, config, root, comments: options.comments }),
  );
  const listed: Found = {
    cals: chosen.cals ?? filesOf(tree, 'cals', config.cals),
    packages: chosen.packages ?? filesOf(tree, 'packages', config.packages),
    cartridges: chosen.cartridges ?? cartridgesOf(tree, config.cartridges),
    hosts: chosen.hosts ?? filesOf(tree, 'hosts', config.hosts),
  };
  const linked = new Set(links.map((path) => placeOf(ports.fs.cwd, root).at(path)));
  const found = withNamed(
    listed,
    (options.named ?? []).filter((path) => !linked.has(path)),
  );
  const { cals, packages, cartridges, hosts } = found;
  run.refuseLinks([...linked]);
  const judged = cals.filter((path) => run.isJudged(path));
  await run.lint(judged);
  await run.readPackages(packages);
  if (parts.has('package')) await run.checkContents();
  if (parts.has('manifest')) run.checkManifests();
  const lock = parts.has('lock') ? run.findLock() : undefined;
  const asksStaff = parts.has('ready') || lock !== undefined;
  const staff = asksStaff ? await run.gather({ ...tree, config, profile: options.profile }) : undefined;
  if (parts.has('ready') && staff !== undefined) await run.assess(judged, hosts, staff);
  if ((parts.has('handshake') || lock !== undefined) && hosts.length > 0) await run.loadHosts(hosts);
  if (parts.has('handshake') && hosts.length > 0) await run.negotiate(found);
  if (lock !== undefined && staff !== undefined) run.holdTo(lock, judged, staff);
  const policy = options.policy ?? config.policy;
  if (parts.has('policy') && policy !== undefined) await run.applyPolicy(policy, cartridges);
  if (parts.has('propose')) await run.propose(cals, tree.files);
  const looked = lookedAt(parts, found, policy !== undefined).filter((path) => run.isJudged(path));
  return run.result(new Set(looked).size, looked.length === 0);
}

/** The steps of one check, and what they have found so far. */
class CheckRun {
  readonly #ports: CheckPorts;
  readonly #options: CheckOptions;
  readonly #lint: ProjectLint;
  readonly #linted = new Map<string, Linted>();
  readonly #packages: LoadedPackage[] = [];
  readonly #loaded = new Map<string, Promise<PackageResult>>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #notes: string[] = [];
  #links: readonly string[] = [];
  #hosts: LoadedHosts | undefined;
  #cals: readonly CalResult[] = [];
  #handshakes: readonly HostVerdict[] = [];
  readonly #requirements = new Map<string, Requirements>();

  constructor(ports: CheckPorts, options: CheckOptions, lint: ProjectLint) {
    this.#ports = ports;
    this.#options = options;
    this.#lint = lint;
  }

  refuseLinks(links: readonly string[]): void {
    this.#links = links;
    this.#diagnostics.push(...notFollowed(links).filter(({ path }) => this.isJudged(path)));
  }

  async lint(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const doc = await readDocument(path, this.#ports.fs.readFile(path));
      this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
    }
  }

  async readPackages(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const loaded = await this.#load(path);
      if (!('diagnostics' in loaded)) this.#addPackage(loaded);
      else if (this.isJudged(folderOf(path))) this.#diagnostics.push(...loaded.diagnostics);
    }
  }

  #load(path: string): Promise<PackageResult> {
    const loaded = this.#loaded.get(path) ?? loadPackage(this.#ports.fs, path, this.#options.profile);
    this.#loaded.set(path, loaded);
    return loaded;
  }

  #addPackage(loaded: LoadedPackage): void {
    this.#packages.push(loaded);
    const { folder, manifest } = loaded;
    if (!this.isJudged(folder)) return;
    const { id, version } = loaded.package;
    this.#requirements.set(folder, { id, version, manifest });
    this.#diagnostics.push(...loaded.warnings);
  }

  async checkContents(): Promise<void> {
    const { fs, readCode } = this.#ports;
    const readFile: FileSystem['readFile'] = readCode ?? ((...args) => fs.readFile(...args));
    const listFolder = this.#ports.listFolder ?? listFrom(fs, readFile, this.#links);
    for (const each of this.#packages.filter(({ folder }) => this.isJudged(folder))) {
      const content = await inspectContent({ fs, listFolder }, each);
      this.#diagnostics.push(...unpackableFindings(content), ...content.forbidden);
    }
  }

  checkManifests(): void {
    for (const each of this.#packages) {
      if (this.isJudged(each.folder)) this.#diagnostics.push(...staleManifest(this.#ports, each));
    }
  }

  async gather(project: Project): Promise<Staff> {
    const { cartridges, roster } = this.#options;
    const load = (path: string): Promise<PackageResult> => this.#load(path);
    const { staff, notes } = await staffOf(this.#ports, project, { cartridges, roster, load });
    this.#notes.push(...notes);
    return staff;
  }

  async loadHosts(hosts: readonly string[]): Promise<void> {
    this.#hosts = await loadHosts(this.#ports.fs, hosts);
  }

  async assess(cals: readonly string[], hosts: readonly string[], staff: Staff): Promise<void> {
    const { result, notes } = await assessReadiness(this.#ports, {
      project: this.#options,
      cals,
      staff,
      hosts,
      linted: this.#linted,
    });
    this.#notes.push(...notes);
    this.#cals = result.cals;
    for (const cal of result.cals) {
      const doc = this.#linted.get(cal.path)?.doc;
      if (doc?.value !== undefined) this.#diagnostics.push(...readinessFindings(doc, cal));
    }
  }

  async negotiate({ packages, cartridges, hosts }: Found): Promise<void> {
    const { config, root, profile, chosen = {} } = this.#options;
    const { verdicts, requirements, diagnostics } = await negotiateFound(this.#ports, {
      loaded: this.#packages,
      packages: packages.map(folderOf),
      cartridges,
      hosts,
      declared: this.#hosts,
      profile,
      config,
      root,
      // What somebody narrows by hand leaves out what targets name.
      narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
      scope: (path) => this.isJudged(path),
    });
    this.#handshakes = verdicts;
    for (const [path, each] of requirements) if (!this.#requirements.has(path)) this.#requirements.set(path, each);
    this.#diagnostics.push(...diagnostics);
  }

  async applyPolicy(path: string, cartridges: readonly string[]): Promise<void> {
    const { fs, clock, openStore, provenanceOf } = this.#ports;
    const { config, profile } = this.#options;
    const { checkByPolicy } = await import('../policy/check.ts');
    const found = await checkByPolicy(
      { fs, clock, openStore, provenanceOf },
      {
        path,
        profile,
        trustRegistry: config.trustRegistry,
        publisher: config.publisher,
        packages: this.#packages.filter(({ folder }) => this.isJudged(folder)),
        cartridges: cartridges.filter((each) => this.isJudged(each)),
      },
    );
    this.#diagnostics.push(...found);
  }

  /** The lock that is held to; undefined where there is none, and none is asked for. */
  findLock(): LockFile | undefined {
    const lock = readLockFile(this.#ports.fs, this.#options.root);
    return isHeld(lock, this.#options.frozen === true) ? lock : undefined;
  }

  holdTo(lock: LockFile, cals: readonly string[], staff: Staff): void {
    const { fs } = this.#ports;
    const { chosen = {}, frozen = false, profile, root } = this.#options;
    const docs = cals.flatMap((path) => this.#linted.get(path)?.doc ?? []);
    const hosts = (this.#hosts?.all ?? []).filter(({ source }) => this.isJudged(source));
    const resolved = resolve(fs, root, { docs, hosts, staff, profile });
    const { at } = placeOf(fs.cwd, root);
    // Beside what somebody names by hand nobody knows what else there is.
    const isElsewhere = (kind: 'cals' | 'hosts', entry: string): boolean =>
      chosen[kind] !== undefined || !this.isJudged(at(entry));
    this.#diagnostics.push(...holdTo(lock, resolved, { frozen, isElsewhere }));
  }

  async propose(cals: readonly string[], files: readonly string[]): Promise<void> {
    if (!cals.some((path) => this.isJudged(path))) return;
    const { fs, readCode } = this.#ports;
    const docs = await Promise.all(
      cals.map(async (path) => this.#linted.get(path)?.doc ?? (await readDocument(path, fs.readFile(path)))),
    );
    const { proposalNotes } = await import('../propose/propose.ts');
    const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
    const notes = await proposalNotes(docs, code, this.#options.config.rules);
    this.#diagnostics.push(...unsaid(notes, this.#diagnostics).filter(({ path }) => this.isJudged(path)));
  }

  isJudged(path: string): boolean {
    return this.#options.scope?.(path) ?? true;
  }

  // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
  #isAsked({ level }: Diagnostic): boolean {
    const { parts } = this.#options;
    return parts.has('lint') || (parts.has('ready') && level === 'error');
  }

  result(files: number, nothing: boolean): Checked {
    const linted = this.#lint.run.outcome();
    const { left, suppressed } = this.#lint.settle(this.#diagnostics);
    const { borrowed } = this.#options;
    const diagnostics = sortDiagnostics([
      ...linted.diagnostics.filter((each) => this.#isAsked(each) && borrowed?.has(each.path) !== true),
      ...left,
    ]);
    const accepted = [...linted.suppressed, ...suppressed];
    const lists = { diagnostics, cals: this.#cals, handshakes: this.#handshakes };
    const report = {
      ...reportOf({ name: 'cartwright', version: VERSION }, lists, files, accepted.length),
      ...(nothing ? { nothing } : {}),
    };
    const { excerpts, masks } = linted;
    return { report, notes: this.#notes, excerpts, masks, suppressed: accepted, requirements: this.#requirements };
  }
}
