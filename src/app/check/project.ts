import type { JudgedFiles } from '../../core/relaxed/side.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Staff } from '../../core/readiness/facts.ts';
import { readinessFindings } from '../../core/readiness/findings.ts';
import { reportOf } from '../../core/report/projects.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SkillResult } from '../../core/result/skills.ts';
import { isConfiguration, isInstructions, isOwnSkill, kindOfFile } from '../../core/skill/kinds.ts';
import type { CalResult, HostVerdict } from '../../core/result/results.ts';
import { compareVerdicts } from '../../core/result/same-answers.ts';
import { printable } from '../../core/text/printable.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { eachList, filesOf, passedOver, treeOf, withNamed, type ProjectFiles } from './files.ts';
import { notFollowed, refusals, staleManifest, unsaid } from './findings.ts';
import type { Checked, CheckOptions, CheckPart, CheckPorts } from './options.ts';
import { inspectContent, listFrom, unpackableFindings } from '../package/package-content.ts';
import { loadPackage, type LoadedPackage, type PackageResult } from '../package/package.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { CommentsOf } from '../lint/lint.ts';
import { demandsIn, type DemandsOf, type ProjectTrust } from '../policy/demands.ts';
import type { Project } from '../project/projects.ts';
import { projectLint, type ProjectLint } from '../lint/project-lint.ts';
import { handshakeAll } from '../handshake/handshake.ts';
import { loadHosts, type LoadedHosts } from '../handshake/hosts.ts';
import { handshakeTargets } from '../handshake/targets.ts';
import { holdTo, isHeld, readLockFile, type LockFile } from '../lock/hold.ts';
import { resolve } from '../lock/resolve.ts';
import { assessReadiness, type Linted } from '../readiness/ready.ts';
import { staffOf } from '../readiness/staff.ts';
import { few } from '../../core/value/few.ts';
import { folderOf, joinPath, placeOf, type Place } from '../../core/value/path.ts';
import { RECORD } from '../../core/activate/place.ts';

/** A project that is checked, and what of it counts. */
export interface ProjectToCheck extends ProjectTrust {
  /** Relative to the working directory. */
  readonly root: string;
  readonly files: ProjectFiles;
  /** Instead of the configuration's files or the found ones; relative to the working directory. */
  readonly chosen: Partial<JudgedFiles>;
  /** Files that were named, which are judged whether the project lists them or not; relative to the working directory. */
  readonly only?: readonly string[] | undefined;
  /** More cartridges and packages that may staff a slot, relative to the working directory. */
  readonly cartridges?: readonly string[] | undefined;
  /**
   * Which CALs, packages (by their folder), cartridges and host profiles are judged and counted. What is not judged is still there: it
   * staffs slots and negotiates.
   */
  readonly scope: (path: string) => boolean;
  /** Keys of the comments that count in a CAL; undefined for all of them. */
  readonly comments?: CommentsOf | undefined;
  /** Files that are another commit's: a finding in one of them has no place in this one. */
  readonly borrowed?: ReadonlySet<string> | undefined;
}

/** What of a check's options decides how a project is judged. */
export type ProjectOptions = Pick<CheckOptions, 'parts' | 'roster' | 'frozen'>;

/**
 * Judges one project, part by part: lints every CAL, judges its readiness, looks through what every package would pack, checks its
 * manifest, negotiates with every host, and holds all of it to the lock and the policy; what the code calls for and no CAL has, it adds
 * as notes.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @returns the report; its paths are relative to the working directory
 * @throws UserError when a named file cannot be read
 */
export async function checkProject(
  ports: CheckPorts,
  project: ProjectToCheck,
  options: ProjectOptions,
): Promise<Checked> {
  const { config, profile, root, chosen, scope, comments, only = [], cartridges: more } = project;
  const { parts, frozen } = options;
  const tree = treeOf(ports.fs, root, project.files.files);
  const links = project.files.links.map(tree.place.at);
  const run = new ProjectRun(ports, project, await projectLint(ports, { config, profile, root, comments }), links);
  const listed: JudgedFiles = eachList((kind) => chosen[kind] ?? filesOf(tree, kind, config[kind]));
  const found = withNamed(
    listed,
    only.filter((path) => !links.includes(path)),
  );
  const { cals, packages, cartridges, hosts } = found;
  const judged = cals.filter(scope);
  const lock = parts.has('lock') ? lockToHold(ports.fs, root, frozen) : undefined;
  const { policy } = config;
  const looked = lookedAt(parts, found, policy !== undefined).filter(scope);

  run.refuseLinks();
  run.warnOfNames(tree.place, Object.values(found).flat());
  await run.lint(judged);
  await run.readPackages(packages);
  if (parts.has('package')) await run.checkContents();
  if (parts.has('manifest')) run.checkManifests();
  const asksStaff = parts.has('ready') || lock !== undefined;
  const staff = asksStaff ? await run.gather({ ...tree, config, profile }, more, options.roster) : undefined;
  if (parts.has('ready') && staff !== undefined) await run.assess(judged, hosts, staff);
  if ((parts.has('handshake') || lock !== undefined) && hosts.length > 0) await run.loadHosts(hosts);
  if (parts.has('handshake') && hosts.length > 0) await run.negotiate(found);
  if (parts.has('skills')) await run.judgeSkills(hosts);
  if (parts.has('handshake') && ports.fs.kind(joinPath(root, RECORD)) === 'file') await run.checkActivations();
  if (lock !== undefined && staff !== undefined) run.holdTo(lock, judged, staff, frozen);
  if (parts.has('policy') && policy !== undefined) await run.applyPolicy(policy, cartridges);
  if (parts.has('propose')) await run.propose(cals);
  return run.result(parts, new Set(looked));
}

/** The lock that is held to; undefined where there is none, and none is asked for. */
function lockToHold(fs: FileSystem, root: string, frozen: boolean): LockFile | undefined {
  const lock = readLockFile(fs, root);
  return isHeld(lock, frozen) ? lock : undefined;
}

/** The parts of one check, and what they have found so far. */
class ProjectRun {
  readonly #ports: CheckPorts;
  readonly #links: readonly string[];
  readonly #project: ProjectToCheck;
  readonly #lint: ProjectLint;
  readonly #linted = new Map<string, Linted>();
  readonly #packages: LoadedPackage[] = [];
  readonly #loaded = new Map<string, Promise<PackageResult>>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #notes: string[] = [];
  #hosts: LoadedHosts | undefined;
  #cals: readonly CalResult[] = [];
  #handshakes: readonly HostVerdict[] = [];
  #skills: readonly SkillResult[] = [];
  #clients = 0;
  readonly #requirements = new Map<string, Requirements>();
  #demands: ReturnType<DemandsOf> | undefined;

  constructor(ports: CheckPorts, project: ProjectToCheck, lint: ProjectLint, links: readonly string[]) {
    this.#ports = ports;
    this.#project = project;
    this.#lint = lint;
    this.#links = links;
  }

  /** The registry and the policy are read once, by the first part that needs them. */
  readonly #demandsOf: DemandsOf = () => (this.#demands ??= demandsIn(this.#ports, this.#project));

  refuseLinks(): void {
    this.#diagnostics.push(...notFollowed(this.#links).filter(({ path }) => this.#isJudged(path)));
  }

  warnOfNames(place: Place, taken: readonly string[]): void {
    const { files, config } = this.#project;
    this.#diagnostics.push(...passedOver(files.files, place, config, taken).filter(({ path }) => this.#isJudged(path)));
  }

  async lint(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const doc = await readDocument(path, this.#ports.fs.readFile(path));
      this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
    }
  }

  async checkActivations(): Promise<void> {
    const { activationFindings } = await import('../activate/findings.ts');
    this.#diagnostics.push(...(await activationFindings(this.#ports, this.#project.root, this.#project)));
  }

  async readPackages(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const loaded = await this.#load(path);
      if (!('diagnostics' in loaded)) this.#addPackage(loaded);
      else if (this.#isJudged(folderOf(path))) this.#diagnostics.push(...loaded.diagnostics);
    }
  }

  #load(path: string): Promise<PackageResult> {
    const loaded = this.#loaded.get(path) ?? loadPackage(this.#ports.fs, path, this.#project.profile);
    this.#loaded.set(path, loaded);
    return loaded;
  }

  #addPackage(loaded: LoadedPackage): void {
    this.#packages.push(loaded);
    const { folder, manifest } = loaded;
    if (!this.#isJudged(folder)) return;
    const { id, version } = loaded.package;
    this.#requirements.set(folder, { id, version, manifest });
    this.#diagnostics.push(...loaded.warnings);
  }

  async checkContents(): Promise<void> {
    const { fs, readCode } = this.#ports;
    const readFile: FileSystem['readFile'] = readCode ?? ((...args) => fs.readFile(...args));
    const listFolder = this.#ports.listFolder ?? listFrom(fs, readFile, this.#links);
    for (const each of this.#packages.filter(({ folder }) => this.#isJudged(folder))) {
      const content = await inspectContent({ fs, listFolder }, each);
      this.#diagnostics.push(...unpackableFindings(content), ...content.forbidden);
    }
  }

  checkManifests(): void {
    for (const each of this.#packages) {
      if (this.#isJudged(each.folder)) this.#diagnostics.push(...staleManifest(this.#ports, each));
    }
  }

  async gather(
    project: Project,
    cartridges: readonly string[] | undefined,
    roster: string | undefined,
  ): Promise<Staff> {
    const load = (path: string): Promise<PackageResult> => this.#load(path);
    const demandsOf = this.#demandsOf;
    const { staff, notes } = await staffOf(this.#ports, project, { cartridges, roster, demandsOf, load });
    this.#notes.push(...notes);
    return staff;
  }

  async loadHosts(hosts: readonly string[]): Promise<void> {
    this.#hosts = await loadHosts(this.#ports.fs, hosts);
  }

  async assess(cals: readonly string[], hosts: readonly string[], staff: Staff): Promise<void> {
    const { result, notes } = await assessReadiness(this.#ports, {
      project: this.#project,
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

  async negotiate({ packages, cartridges, hosts }: JudgedFiles): Promise<void> {
    const { config, root, profile, chosen, scope } = this.#project;
    const { fs, peer, signatureFor } = this.#ports;
    const { result, diagnostics, hostFindings, manifests } = await handshakeAll(fs, {
      subjects: [...this.#packages.map(({ folder }) => folder), ...cartridges],
      hosts,
      declared: this.#hosts,
      profile,
      pairing: (all) =>
        handshakeTargets(config, placeOf(fs.cwd, root), {
          subjects: [...packages.map(folderOf), ...cartridges],
          hosts: all,
          // Names on the command line may leave out what targets name.
          narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
        }),
      scope,
      signatureOf: tolerating(signatureFor(profile, this.#demandsOf)),
      peer,
    });
    this.#handshakes = [...result.results].sort(compareVerdicts);
    for (const [path, manifest] of manifests)
      if (!this.#requirements.has(path)) this.#requirements.set(path, { version: null, manifest });
    this.#diagnostics.push(...diagnostics, ...hostFindings, ...refusals(this.#handshakes, this.#packages));
  }

  async judgeSkills(hosts: readonly string[]): Promise<void> {
    const { root, files } = this.#project;
    // Most projects have neither, and those that have load the reader.
    if (!files.files.some((path) => (kindOfFile(path) !== undefined || isConfiguration(path)) && isOwnSkill(path)))
      return;
    const { judgeSkills } = await import('../skills/judge.ts');
    const { skills, findings, clients } = await judgeSkills(this.#ports, root, files.files, hosts);
    this.#clients = clients.length;
    this.#skills = skills.filter(({ path }) => this.#isJudged(path));
    this.#diagnostics.push(...findings.filter(({ path }) => this.#isJudged(path)));
  }

  async applyPolicy(path: string, cartridges: readonly string[]): Promise<void> {
    const { checkByPolicy } = await import('../policy/check.ts');
    const found = await checkByPolicy(this.#ports, path, {
      profile: this.#project.profile,
      demandsOf: this.#demandsOf,
      packages: this.#packages.filter(({ folder }) => this.#isJudged(folder)),
      cartridges: cartridges.filter((each) => this.#isJudged(each)),
    });
    this.#diagnostics.push(...found);
  }

  holdTo(lock: LockFile, cals: readonly string[], staff: Staff, frozen: boolean): void {
    const { fs } = this.#ports;
    const { chosen, profile, root } = this.#project;
    const docs = cals.flatMap((path) => this.#linted.get(path)?.doc ?? []);
    const hosts = (this.#hosts?.all ?? []).filter(({ source }) => this.#isJudged(source));
    const resolved = resolve(fs, root, { docs, hosts, staff, profile });
    const { at } = placeOf(fs.cwd, root);
    // Where files were named, what else there is stays unknown.
    const isElsewhere = (kind: 'cals' | 'hosts', entry: string): boolean =>
      chosen[kind] !== undefined || !this.#isJudged(at(entry));
    this.#diagnostics.push(...holdTo(lock, resolved, { frozen, isElsewhere }));
  }

  async propose(cals: readonly string[]): Promise<void> {
    if (!cals.some((path) => this.#isJudged(path))) return;
    const { fs, readCode } = this.#ports;
    const docs = await Promise.all(
      cals.map(async (path) => this.#linted.get(path)?.doc ?? (await readDocument(path, fs.readFile(path)))),
    );
    const { proposalNotes } = await import('../propose/propose.ts');
    const { root, files, config } = this.#project;
    const code = { root, files: files.files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
    const notes = await proposalNotes(docs, code, config.rules);
    this.#diagnostics.push(...unsaid(notes, this.#diagnostics).filter(({ path }) => this.#isJudged(path)));
  }

  #isJudged(path: string): boolean {
    return this.#project.scope(path);
  }

  result(parts: ReadonlySet<CheckPart>, looked: ReadonlySet<string>): Checked {
    // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
    const isAsked = ({ level }: Diagnostic): boolean => parts.has('lint') || (parts.has('ready') && level === 'error');
    const linted = this.#lint.run.outcome();
    const { left, suppressed } = this.#lint.settle(this.#diagnostics);
    const { borrowed } = this.#project;
    const diagnostics = sortDiagnostics([
      ...linted.diagnostics.filter((each) => isAsked(each) && borrowed?.has(each.path) !== true),
      ...left,
    ]);
    const accepted = [...linted.suppressed, ...suppressed];
    const lists = { diagnostics, cals: this.#cals, handshakes: this.#handshakes, skills: this.#skills };
    const size = looked.size + this.#skills.length || this.#clients;
    const texts = size > 0 ? [] : this.#project.files.files.filter(isInstructions);
    if (texts.length > 0)
      this.#notes.push(
        `${few(texts.map(printable), 3)}: instructions, which clients read as they are and which require nothing that can be judged; cartwright init proposes a start`,
      );
    const report = {
      ...reportOf({ name: 'cartwright', version: VERSION }, lists, size, accepted.length),
      ...(size === 0 ? { nothing: true as const } : {}),
    };
    const { excerpts, masks } = linted;
    return { report, notes: this.#notes, excerpts, masks, suppressed: accepted, requirements: this.#requirements };
  }
}

/** The files that the asked parts look at: a part that lacks what it compares looks at nothing. */
function lookedAt(
  parts: ReadonlySet<CheckPart>,
  { cals, packages, cartridges, hosts }: JudgedFiles,
  guarded: boolean,
): readonly string[] {
  const asks = (...some: readonly CheckPart[]): boolean => some.some((part) => parts.has(part));
  const negotiates = (parts.has('handshake') && hosts.length > 0) || (parts.has('policy') && guarded);
  return [
    ...(asks('lint', 'ready', 'lock', 'propose') ? cals : []),
    ...(asks('package', 'manifest', 'ready', 'lock') || negotiates ? packages.map(folderOf) : []),
    ...(asks('ready', 'lock') || negotiates ? cartridges : []),
    ...(asks('ready', 'lock') || (parts.has('handshake') && hosts.length > 0) ? hosts : []),
  ];
}

/** Why a file among others cannot be judged as a cartridge. */
const APART: readonly UserError['code'][] = ['not-a-cartridge', 'locked'];

// These files were found, not named one by one: one that cannot be judged is a finding, and the rest are judged.
function tolerating(signatureOf: SignatureOf): SignatureOf {
  return async (path) => {
    try {
      return await signatureOf(path);
    } catch (error) {
      if (!(error instanceof UserError) || !APART.includes(error.code)) throw error;
      return (await import('../trust/verify.ts')).foreignState(path, error);
    }
  };
}
