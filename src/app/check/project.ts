import { handshakeCommand } from '../../core/handshake/commands.ts';
import type { JudgedFiles } from '../../core/relaxed/side.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Staff } from '../../core/readiness/facts.ts';
import { readinessFindings } from '../../core/readiness/findings.ts';
import { reportOf } from '../../core/report/projects.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SkillResult } from '../../core/result/skills.ts';
import { asksClients, isInstructions } from '../../core/skill/kinds.ts';
import type { CalResult, HostVerdict } from '../../core/result/results.ts';
import { compareVerdicts } from '../../core/result/same-answers.ts';
import { printable } from '../../core/text/printable.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { eachList, filesOf, passedOver, treeOf, withNamed } from './files.ts';
import type { ProjectFiles } from '../project/cal-files.ts';
import { notFollowed, refusals, staleManifest, unsaid } from './findings.ts';
import type { Checked, CheckOptions, CheckPart, CheckPorts } from './options.ts';
import type { LoadedPackage, PackageResult } from '../package/package.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { CommentsOf } from '../lint/lint.ts';
import { demandsIn, type DemandsOf, type ProjectTrust } from '../policy/demands.ts';
import { projectLint } from '../lint/project-lint.ts';
import { loadHosts } from '../handshake/hosts.ts';
import { holdTo, isHeld, readLockFile } from '../lock/hold.ts';
import { assessReadiness, type Linted } from '../readiness/ready.ts';
import { staffOf } from '../readiness/staff.ts';
import { few } from '../../core/value/few.ts';
import { once } from '../../core/value/once.ts';
import { folderOf, joinPath, placeOf } from '../../core/value/path.ts';
import { RECORD } from '../../core/activate/place.ts';

/** A project that is checked, and the part of it that applies. */
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
  /** Files that are another commit's: a finding in one of them cannot be shown in this one. */
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
  { parts, frozen, roster }: ProjectOptions,
): Promise<Checked> {
  const { config, profile, root, chosen, scope, comments, borrowed, only = [], cartridges: more } = project;
  const { fs, peer, signatureFor } = ports;
  const { files } = project.files;
  const readFile: FileSystem['readFile'] = ports.readCode ?? ((...args) => fs.readFile(...args));
  const tree = treeOf(fs, root, files);
  const { place } = tree;
  const links = project.files.links.map(place.at);
  const lint = await projectLint(ports, { config, profile, root, comments });
  const listed: JudgedFiles = eachList((kind) => chosen[kind] ?? filesOf(tree, kind, config[kind]));
  const found = withNamed(
    listed,
    only.filter((path) => !links.includes(path)),
  );
  const { cals, packages, cartridges, hosts } = found;
  const { policy } = config;
  const lockFile = parts.has('lock') ? readLockFile(fs, root) : undefined;
  const lock = lockFile !== undefined && isHeld(lockFile, frozen) ? lockFile : undefined;
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];
  const isJudged = ({ path }: Pick<Diagnostic, 'path'>): boolean => scope(path);
  // The registry and the policy are read once, by the first part that needs them.
  let demands: ReturnType<DemandsOf> | undefined;
  const demandsOf: DemandsOf = () => (demands ??= demandsIn(ports, project));

  diagnostics.push(...notFollowed(links).filter(isJudged));
  diagnostics.push(...passedOver(files, place, config, Object.values(found).flat()).filter(isJudged));

  const linted = new Map<string, Linted>();
  for (const path of cals.filter(scope)) {
    const doc = await readDocument(path, fs.readFile(path));
    linted.set(path, { doc, diagnostics: await lint.run.add(doc) });
  }

  const results = new Map<string, Promise<PackageResult>>();
  const load = (path: string): Promise<PackageResult> =>
    once(results, path, async () => (await import('../package/package.ts')).loadPackage(fs, path, profile));
  const loaded: LoadedPackage[] = [];
  const requirements = new Map<string, Requirements>();
  // Of the other parts each says what it lacks itself, so that several hooks do not say the same.
  const saysPackages = PACKAGE_PARTS.some((part) => parts.has(part));
  const isSaid = (path: string): boolean => saysPackages && packages.includes(path) && scope(folderOf(path));
  for (const path of packages) {
    const result = await load(path);
    const inScope = scope(folderOf(path));
    if (isSaid(path)) diagnostics.push(...('diagnostics' in result ? result.diagnostics : result.warnings));
    if ('diagnostics' in result) continue;
    loaded.push(result);
    const { folder, manifest } = result;
    const { id, version } = result.package;
    if (inScope) requirements.set(folder, { id, version, manifest });
  }
  const own = loaded.filter(({ folder }) => scope(folder));
  for (const each of parts.has('package') ? own : []) {
    const { inspectContent, listFrom, unpackableFindings } = await import('../package/package-content.ts');
    const content = await inspectContent({ fs, listFolder: ports.listFolder ?? listFrom(fs, readFile, links) }, each);
    diagnostics.push(...unpackableFindings(content), ...content.forbidden, ...content.unwritten);
  }
  if (parts.has('manifest')) for (const each of own) diagnostics.push(...(await staleManifest(ports, each)));

  let staff: Staff | undefined;
  if (parts.has('ready') || lock !== undefined) {
    const wanted = { cartridges: more, roster, demandsOf, load };
    const gathered = await staffOf(ports, { ...tree, config, profile }, wanted);
    notes.push(...gathered.notes);
    ({ staff } = gathered);
  }
  let assessed: readonly CalResult[] = [];
  if (parts.has('ready') && staff !== undefined) {
    const readiness = await assessReadiness(ports, { project, cals: [...linted.keys()], staff, hosts, linted });
    notes.push(...readiness.notes);
    assessed = readiness.result.cals;
    for (const cal of assessed) {
      const doc = linted.get(cal.path)?.doc;
      if (doc?.value !== undefined) diagnostics.push(...readinessFindings(doc, cal, isSaid));
    }
  }

  // Without a host a cartridge has its bytes all the same; only a host asks for a signature.
  const meets = parts.has('handshake') && hosts.length + cartridges.length > 0;
  const declared = (meets || lock !== undefined) && hosts.length > 0 ? await loadHosts(fs, hosts) : undefined;
  let handshakes: readonly HostVerdict[] = [];
  if (meets) {
    const { handshakeAll } = await import('../handshake/handshake.ts');
    const { handshakeTargets } = await import('../handshake/targets.ts');
    const met = await handshakeAll(fs, {
      subjects: [...loaded.map(({ folder }) => folder), ...cartridges],
      hosts,
      declared,
      profile,
      pairing: (all) =>
        handshakeTargets(config, placeOf(fs.cwd, root), {
          subjects: [...packages.map(folderOf), ...cartridges],
          hosts: all,
          // Names on the command line may leave out what targets name.
          narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
        }),
      scope,
      signatureOf: tolerating(signatureFor(demandsOf)),
      allowUnsigned: hosts.length === 0,
      peer,
    });
    handshakes = [...met.result.results].sort(compareVerdicts);
    for (const { path, manifest } of met.subjects)
      if (manifest !== undefined && !requirements.has(path)) requirements.set(path, { version: null, manifest });
    diagnostics.push(...met.diagnostics, ...met.hostFindings, ...refusals(handshakes, loaded));
  }

  const [example] = own;
  if (parts.has('handshake') && hosts.length === 0 && example !== undefined) {
    const command = handshakeCommand({ subject: example.folder, profile: 'claude-code' }, []);
    const folders = own.map(({ folder }) => printable(folder));
    notes.push(`${few(folders, 3)}: no host was checked; name one, for example: ${printable(command)}`);
  }
  let skills: readonly SkillResult[] = [];
  let clients = 0;
  // Most projects have neither, and those that have load the reader.
  if (parts.has('skills') && files.some((file) => asksClients(file) && scope(place.at(file)))) {
    const { judgeSkills } = await import('../skills/judge.ts');
    const told = await judgeSkills(ports, root, files, hosts);
    clients = told.clients.length;
    skills = told.skills.filter(isJudged);
    diagnostics.push(...told.findings.filter(isJudged));
  }

  if (parts.has('handshake') && fs.kind(joinPath(root, RECORD)) === 'file') {
    const { activationFindings } = await import('../activate/findings.ts');
    diagnostics.push(...(await activationFindings(ports, root, project)));
  }

  if (lock !== undefined && staff !== undefined) {
    const { resolve } = await import('../lock/resolve.ts');
    const docs = [...linted.values()].map(({ doc }) => doc);
    const judged = (declared?.all ?? []).filter(({ source }) => scope(source));
    const resolved = resolve(fs, root, { docs, hosts: judged, staff, profile });
    // Where files were named, what else there is stays unknown.
    const isElsewhere = (kind: 'cals' | 'hosts', entry: string): boolean =>
      chosen[kind] !== undefined || !scope(place.at(entry));
    diagnostics.push(...holdTo(lock, resolved, { frozen, isElsewhere }));
  }

  if (parts.has('policy') && policy !== undefined) {
    const { checkByPolicy } = await import('../policy/check.ts');
    const judged = { profile, demandsOf, packages: own, cartridges: cartridges.filter(scope) };
    diagnostics.push(...(await checkByPolicy(ports, policy, judged)));
  }

  if (parts.has('propose') && cals.some(scope)) {
    const docs = await Promise.all(
      cals.map(async (path) => linted.get(path)?.doc ?? (await readDocument(path, fs.readFile(path)))),
    );
    const { proposalNotes } = await import('../propose/propose.ts');
    const proposed = await proposalNotes(docs, { root, files, readFile }, config.rules);
    diagnostics.push(...unsaid(proposed, diagnostics).filter(isJudged));
  }

  // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
  const isAsked = ({ level }: Diagnostic): boolean => parts.has('lint') || (parts.has('ready') && level === 'error');
  const { excerpts, masks, ...outcome } = lint.run.outcome();
  const { left, suppressed } = lint.settle(diagnostics);
  const ofCals = outcome.diagnostics.filter((each) => isAsked(each) && borrowed?.has(each.path) !== true);
  const accepted = [...outcome.suppressed, ...suppressed];
  const looked = new Set(lookedAt(parts, found, policy !== undefined).filter(scope));
  const size = looked.size + skills.length || clients;
  const texts = size > 0 ? [] : files.filter(isInstructions);
  if (texts.length > 0)
    notes.push(
      `${few(texts.map(printable), 3)}: instructions, which clients read as they are and which require nothing that can be judged; cartwright init proposes a start`,
    );
  const lists = { diagnostics: sortDiagnostics([...ofCals, ...left]), cals: assessed, handshakes, skills };
  const report = {
    ...reportOf({ name: 'cartwright', version: VERSION }, lists, size, accepted.length),
    ...(size === 0 ? { nothing: true as const } : {}),
  };
  return { report, notes, excerpts, masks, suppressed: accepted, requirements };
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
    ...(asks('ready', 'lock', 'handshake') || negotiates ? cartridges : []),
    ...(asks('ready', 'lock') || (parts.has('handshake') && hosts.length > 0) ? hosts : []),
  ];
}

/** The parts that cannot answer about a package that is not valid. */
const PACKAGE_PARTS: readonly CheckPart[] = ['package', 'manifest', 'handshake', 'policy'];

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
