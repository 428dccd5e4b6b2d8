import { START_OF_FILE, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SkillPlan } from '../../core/result/results.ts';
import { slug } from '../../core/scan/scaffold/speakable.ts';
import { yamlText } from '../../core/scan/scaffold/yaml-text.ts';
import { declaredRoles, packageOf, PUBLISHER_TODO, toolNotes } from '../../core/skill/package.ts';
import { readSkill, type Skill } from '../../core/skill/read-skill.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { quote } from '../../core/text/printable.ts';
import { suspicion } from '../../core/text/suspicion.ts';
import { isVersion } from '../../core/value/semver.ts';
import { absolutePath, isWithin, joinPath, shortest } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { isReverseDns } from '../../core/manifest/check-package.ts';
import { inspectContent, MAX_PACKED_FILE, unpackableFindings, type ListFolder } from '../package/package-content.ts';
import { loadPackage } from '../package/package.ts';
import { PACKAGE_FILE } from '../project/cartridge-files.ts';
import { findSkill, type FoundSkill } from './find-skill.ts';

/** A file of the package: a text of our own, or the bytes of a file of the skill. */
export interface PackedFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

/** What making a package of a skill needs from outside. */
export interface FromSkillPorts {
  readonly fs: FileSystem;
  readonly listFolder: ListFolder;
  /** What would happen to each file in `folder`. */
  compare(folder: string, files: readonly PackedFile[]): readonly ('create' | 'skip' | 'overwrite')[];
}

export interface FromSkillOptions {
  readonly profile: FormatProfile;
  /** As it was named: a folder or a file. */
  readonly from: string;
  /** The folder of the package; by default `agents-proposal/` and its id. */
  readonly out?: string | undefined;
  readonly publisher?: string | undefined;
}

export type FromSkill =
  | { readonly plan: SkillPlan; readonly target: string; readonly files: readonly PackedFile[] }
  | { readonly diagnostics: readonly Diagnostic[] };

/** All that is copied is held at once. */
const MOST_BYTES = 256 * 1024 * 1024;
/** In this publisher's name the package is tried before anybody filled in a real one. */
const TRIED_AS = 'local.tried';

/**
 * Plans the package of a skill, a plugin or an agent file; writes nothing itself. Its files go below `rom/` byte for byte, after
 * the same finders as for packing have looked through them.
 *
 * @returns diagnostics for what keeps the files from being packed: then nothing is to be written
 * @throws UserError for what is no skill, and for more than is copied at once
 */
export async function planFromSkill(ports: FromSkillPorts, options: FromSkillOptions): Promise<FromSkill> {
  const { fs } = ports;
  const { profile } = options;
  if (options.publisher !== undefined && !isReverseDns(options.publisher))
    throw new UserError('usage', `the publisher is ${quote(options.publisher)}, which is not a reverse-DNS id`, {
      help: 'write a reverse-DNS id, such as io.github.you',
    });
  const found = findSkill(fs, options.from);
  const main = joinPath(found.folder, found.file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(main, LIMITS.yamlBytes));
  const skill = await readSkill(found.kind, main, text, found.fallback);
  if ('problems' in skill) return { diagnostics: skill.problems };
  const id = slug(skill.name, found.kind);
  const target = options.out ?? `agents-proposal/${id}`;
  const notes = skill.remarks.map(({ line, text: remark }) => `${main}:${line}: ${remark}`);
  const { licence, version } = await statedIn(skill, main, notes);
  const identity = { profile, id, licence, version };
  const publisher = options.publisher ?? PUBLISHER_TODO;
  const listed = listSkill(ports, found, target);
  const tried = yamlText(packageOf(skill, { ...identity, publisher: options.publisher ?? TRIED_AS }));
  const content = await inspect(ports, found, listed, tried, profile);
  if ('diagnostics' in content) return content;
  notes.push(...content.notes, ...toolNotes(skill, profile), ...leftOut(listed.ignored));
  const files: PackedFile[] = [
    { path: PACKAGE_FILE, text: yamlText(packageOf(skill, { ...identity, publisher })) },
    ...content.files.map(({ path, bytes }) => ({ path: `rom/${path}`, text: bytes })),
  ];
  const actions = ports.compare(target, files);
  notes.push(...strangers(ports, target, files));
  const own = declaredRoles(skill.tools).map(({ role, tokens }) => ({
    role: profile.roleNamespace + role,
    tools: tokens,
  }));
  const evidence = { path: main, ...(skill.toolsLine === undefined ? {} : { line: skill.toolsLine }) };
  return {
    target,
    files,
    plan: {
      version: 1,
      kind: found.kind,
      id,
      publisher: options.publisher ?? null,
      name: skill.name,
      tools: skill.tools.map(({ token }) => token),
      toolRoles: own,
      roles: [
        { role: id, capabilities: [], confidence: 1, evidence: [{ ...evidence, why: `declares this ${found.kind}` }] },
      ],
      rac: [],
      files: files.map(({ path }, i) => ({ path, action: actions[i] ?? 'create' })),
      notes,
    },
  };
}

async function statedIn(
  { version, licence }: Skill,
  main: string,
  notes: string[],
): Promise<{ readonly licence: string | undefined; readonly version: string }> {
  const { isKnownLicense } = await import('../../core/lint/licenses.ts');
  const known = licence !== '' && licence.length <= 100 && isKnownLicense(licence);
  if (licence !== '' && !known)
    notes.push(`${main}: the licence ${quote(licence)} is no SPDX expression, so cartridge.yaml states none`);
  if (isVersion(version)) return { licence: known ? licence : undefined, version };
  if (version !== '') notes.push(`${main}: the version ${quote(version)} is none of SemVer, so it is 0.1.0`);
  return { licence: known ? licence : undefined, version: '0.1.0' };
}

interface Listed {
  readonly list: ListFolder;
  /** Files below the folder that git ignores. */
  readonly ignored: readonly string[];
}

// Who makes a package of a folder means what git would show of it; where a link stands, it is a fault of the package.
function listSkill({ fs, listFolder }: FromSkillPorts, found: FoundSkill, target: string): Listed {
  const { folder, file } = found;
  if (found.kind === 'agent') {
    const path = joinPath(folder, file);
    const bytes = (): Uint8Array => fs.readFile(path, LIMITS.yamlBytes);
    const one = { path: file, size: bytes().length, read: (sink: (part: Uint8Array) => void) => sink(bytes()) };
    return { list: () => [one], ignored: [] };
  }
  const own = shortest(absolutePath(fs.cwd, folder), absolutePath(fs.cwd, target));
  const isOther = (path: string): boolean => /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(path) || isWithin(own, path);
  const shown = new Set([...fs.list(folder), file]);
  const faults: UserError[] = [];
  const all = listFolder(folder, MAX_PACKED_FILE, (fault) => {
    if (!isOther(shortest(absolutePath(fs.cwd, folder), absolutePath(fs.cwd, fault.path ?? folder))))
      faults.push(fault);
  }).filter(({ path }) => !isOther(path));
  return {
    list: (_folder, _maxBytes, onFault) => {
      for (const fault of faults) onFault?.(fault);
      return all.filter(({ path }) => shown.has(path));
    },
    ignored: all.map(({ path }) => path).filter((path) => !shown.has(path)),
  };
}

interface Content {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly notes: readonly string[];
}

// The package is tried where the skill lies, so that a finding has the place that its author knows.
async function inspect(
  { fs }: FromSkillPorts,
  found: FoundSkill,
  { list }: Listed,
  packageText: string,
  profile: FormatProfile,
): Promise<Content | { readonly diagnostics: readonly Diagnostic[] }> {
  const file = joinPath(found.folder, PACKAGE_FILE);
  const tried: FileSystem = {
    cwd: fs.cwd,
    kind: (path) => (path === file ? 'file' : fs.kind(path)),
    readFile: (path, ...rest) => (path === file ? new TextEncoder().encode(packageText) : fs.readFile(path, ...rest)),
    list: (...args) => fs.list(...args),
    writeFile: (...args) => fs.writeFile(...args),
  };
  const main = joinPath(found.folder, found.file);
  const rom = `${found.folder}/rom/`;
  const placeOf = (path: string): string =>
    path.startsWith(rom) ? joinPath(found.folder, path.slice(rom.length)) : path;
  const placed = (each: Diagnostic): Diagnostic =>
    each.path === file ? { ...each, path: main, range: START_OF_FILE } : { ...each, path: placeOf(each.path) };
  const loaded = await loadPackage(tried, found.folder, profile);
  if ('diagnostics' in loaded) return { diagnostics: loaded.diagnostics.map(placed) };
  const content = await inspectContent({ fs: tried, listFolder: list }, loaded, MOST_BYTES);
  // What the head says stands in cartridge.yaml, too.
  const twice = content.forbidden.some(({ path }) => placeOf(path) === main);
  const forbidden = content.forbidden.filter(({ path }) => !twice || path !== file);
  const diagnostics = [...unpackableFindings(content), ...forbidden].map(placed);
  const stale = content.unpackable.find(({ code }) => code === 'stale-manifest');
  if (stale !== undefined) throw stale;
  if (diagnostics.length > 0) return { diagnostics };
  const total = content.files.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_BYTES)
    throw new UserError('bad-package-file', `its files have ${total} bytes; at most ${MOST_BYTES} are copied`, {
      path: found.folder,
      help: 'keep what is large elsewhere',
    });
  const files = content.files.map((each) => {
    const pieces: Uint8Array[] = [];
    each.read((bytes) => pieces.push(bytes.slice()));
    return { path: each.path, bytes: Buffer.concat(pieces) };
  });
  return { files, notes: files.flatMap(({ path, bytes }) => suspects(joinPath(found.folder, path), bytes)) };
}

/** Longer texts are not read by anybody either. */
const LONGEST_TEXT = 1024 * 1024;
/** Lines that a sentence may take. */
const WINDOW = 3;

// One note a file: who reads it looks at the rest of the file, too.
function suspects(path: string, bytes: Uint8Array): string[] {
  if (bytes.length > LONGEST_TEXT || bytes.subarray(0, 8192).includes(0)) return [];
  const text = new TextDecoder().decode(bytes);
  if (suspicion(text, 'instructions') === undefined) return [];
  const lines = text.split('\n');
  const windowAt = (i: number): string | undefined => suspicion(lines.slice(i, i + WINDOW).join('\n'), 'instructions');
  let at = lines.findIndex((_, i) => windowAt(i) !== undefined);
  while (at !== -1 && at + 1 < lines.length && windowAt(at + 1) === windowAt(at)) at++;
  const what = windowAt(at) ?? suspicion(text, 'instructions');
  return [`warning: ${path}:${at + 1}: it ${what}; read it before you sign it`];
}

function leftOut(ignored: readonly string[]): string[] {
  if (ignored.length === 0) return [];
  const some = ignored.slice(0, 3).map((path) => quote(path));
  const more = ignored.length > some.length ? ` and ${ignored.length - some.length} more` : '';
  return [`left out, since git ignores them: ${some.join(', ')}${more}`];
}

// What is left of another skill, or of this one before, would be packed with it.
function strangers({ fs, listFolder }: FromSkillPorts, target: string, files: readonly PackedFile[]): string[] {
  const rom = joinPath(target, 'rom');
  if (fs.kind(rom) !== 'directory') return [];
  const known = new Set(files.map(({ path }) => path));
  return listFolder(rom, MAX_PACKED_FILE, () => undefined)
    .filter(({ path }) => !known.has(`rom/${path}`))
    .map(({ path }) => `warning: ${joinPath(rom, path)} is no file of the skill, and would be packed with it`);
}
