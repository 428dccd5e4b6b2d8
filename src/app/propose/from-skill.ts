import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SkillPlan } from '../../core/result/init-results.ts';
import { isReverseDns } from '../../core/manifest/check-package.ts';
import { slug } from '../../core/scan/scaffold/words.ts';
import { yamlText } from '../../core/scan/scaffold/yaml-text.ts';
import { declaredRoles, packageOf, PUBLISHER_TODO, toolNotes } from '../../core/skill/package.ts';
import { readNeeds } from '../../core/skill/read-needs.ts';
import { readSkill, type Skill } from '../../core/skill/read-skill.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { quote } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';
import { isVersion } from '../../core/value/semver.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import { MAX_PACKED_FILE } from '../package/package-content.ts';
import { refuseSecrets } from '../committed.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { actionsIn, nextHandshakes } from './init.ts';
import { findSkill, smallText } from './find-skill.ts';
import { inspect, listSkill, type FromSkillPorts, type Listed, type PackedFile } from './skill-content.ts';

export interface FromSkillOptions {
  readonly profile: FormatProfile;
  /** As it was named: a folder or a file. */
  readonly from: string;
  /** The folder of the package; by default `agents-proposal/` and its id. */
  readonly out?: string | undefined;
  readonly publisher?: string | undefined;
  /** Agent clients that are configured in the working directory, by name. */
  readonly clients?: readonly string[];
}

export type FromSkill =
  | { readonly plan: SkillPlan; readonly target: string; readonly files: readonly PackedFile[] }
  | { readonly diagnostics: readonly Diagnostic[] };

/** The publisher with which the package is tried while the real one is missing. */
const TRIED_AS = 'local.tried';

/**
 * Plans the package of a skill, a plugin or an agent file; writes nothing itself. Its files go below `rom/` byte for byte, after
 * the same finders as for packing have looked through them.
 *
 * @returns diagnostics for what keeps the files from being packed: then nothing is to be written
 * @throws UserError for what is not a skill, and for more than is copied at once
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
  const notes = skill.head.remarks.map(({ line, text: remark }) => `${main}:${line}: ${remark}`);
  const { licence, version } = await statedIn(skill, main, notes);
  const at = (path: string): string => joinPath(found.folder, path);
  const read = await readNeeds({
    kind: found.kind,
    path: main,
    text,
    head: skill.head,
    name: skill.name,
    folder: found.folder,
    files: new Set(found.kind === 'agent' ? [] : fs.list(found.folder)),
    plugin: new Map(),
    configured: new Set(),
    skills: new Set(),
    read: (path, length) => (fs.isLink(at(path)) ? undefined : smallText(fs, at(path), length)),
  });
  const needs = read.all();
  const identity = { profile, id, licence, version, needs };
  const publisher = options.publisher ?? PUBLISHER_TODO;
  const listed = listSkill(ports, found, target);
  const tried = yamlText(packageOf(skill, { ...identity, publisher: options.publisher ?? TRIED_AS }));
  const content = await inspect(ports, found, listed, tried, profile);
  if ('diagnostics' in content) return content;
  notes.push(
    ...content.notes,
    ...toolNotes(skill, needs, profile),
    ...renamedNotes(listed.renamed),
    ...leftOut(listed.ignored),
  );
  const files: PackedFile[] = [
    { path: PACKAGE_FILE, text: yamlText(packageOf(skill, { ...identity, publisher })) },
    ...content.files.map(({ path, bytes }) => ({ path: `rom/${path}`, text: bytes })),
  ];
  await refuseSecrets(files);
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
      files: actionsIn(fs, target, files),
      notes,
      ...nextHandshakes(target, '.', options.clients),
    },
  };
}

async function statedIn(
  { version, licence }: Skill,
  main: string,
  notes: string[],
): Promise<{ readonly licence: string | undefined; readonly version: string }> {
  const known = licence !== '' && licence.length <= 100 && (await isKnownLicense(licence));
  if (licence !== '' && !known)
    notes.push(`${main}: the licence ${quote(licence)} is not an SPDX expression, so cartridge.yaml states none`);
  if (isVersion(version)) return { licence: known ? licence : undefined, version };
  if (version !== '') notes.push(`${main}: the version ${quote(version)} is not SemVer, so it is 0.1.0`);
  return { licence: known ? licence : undefined, version: '0.1.0' };
}

/** Whether every license and exception of an SPDX expression is on SPDX's list, which is large and loaded here. */
async function isKnownLicense(expression: string): Promise<boolean> {
  const { default: parse } = await import('spdx-expression-parse');
  try {
    parse(expression);
    return true;
  } catch {
    return false;
  }
}

function renamedNotes(renamed: Listed['renamed']): string[] {
  if (renamed.size === 0) return [];
  const all = [...renamed].map(([name, before]) => `${quote(before)} as ${quote(`rom/${name}`)}`);
  return [`packed without the dot that no name in a cartridge begins with: ${few(all, 5)}`];
}

function leftOut(ignored: readonly string[]): string[] {
  if (ignored.length === 0) return [];
  const names = ignored.map((path) => quote(path));
  return [`left out, since git ignores them: ${few(names, 3)}`];
}

// What is left of another skill, or of this one before, would be packed with it.
function strangers({ fs, listFolder }: FromSkillPorts, target: string, files: readonly PackedFile[]): string[] {
  const rom = joinPath(target, 'rom');
  if (fs.kind(rom) !== 'directory') return [];
  const known = new Set(files.map(({ path }) => path));
  return listFolder(rom, MAX_PACKED_FILE, () => undefined)
    .filter(({ path }) => !known.has(`rom/${path}`))
    .map(({ path }) => `warning: ${joinPath(rom, path)} is not a file of the skill, and would be packed with it`);
}
