import { PACKAGE_SCHEMA_VERSION, REQUIRED_ROLE_NAMES, type FormatProfile } from '../../ids.ts';
import { withoutHidden } from '../text/hidden.ts';
import { quote } from '../text/printable.ts';
import { NEED_WORDS, type Need } from '../result/skills.ts';
import type { DeclaredTool, Skill } from './read-skill.ts';
import { serverPart, toolMeaning } from './tool-meaning.ts';

/** The placeholder for the publisher; not a reverse-DNS id, so that no build accepts it. */
export const PUBLISHER_TODO = 'TODO';

export interface PackageOptions {
  readonly profile: FormatProfile;
  /** The name part of the package's id. */
  readonly id: string;
  readonly publisher: string;
  /** The SPDX expression, where what the skill states is one. */
  readonly licence: string | undefined;
  readonly version: string;
  /** What it needs, as `readNeeds` found it. */
  readonly needs: readonly Need[];
}

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 2000;
const LONGEST_TOOLS = 300;

/**
 * The `cartridge.yaml` of a skill, as plain data: identity from its head, `harness` from the tools it declares. A required role
 * that it declares says by which tools; a role that it does not declare keeps the reference contract, since a manifest has all four.
 * What no role covers is asked for as a scope of the network where it is a server or a tool that is required, and is else an optional role.
 */
export function packageOf(skill: Skill, { profile, id, publisher, licence, version, needs }: PackageOptions): object {
  const description = cut(shown(skill.description), LONGEST_DESCRIPTION);
  return {
    schemaVersion: PACKAGE_SCHEMA_VERSION,
    publisher,
    id,
    version,
    name: cut(shown(skill.name) || id, LONGEST_NAME),
    role: id,
    ...(description === '' ? {} : { description }),
    ...(licence === undefined ? {} : { license: licence }),
    ...harnessOf(skill.tools, uncovered(needs), profile),
  };
}

function harnessOf(tools: readonly DeclaredTool[], others: readonly Need[], profile: FormatProfile): object {
  const requiredTools = declaredRoles(tools).map(({ role, tokens }) => ({
    role: profile.roleNamespace + role,
    description: cut(`Declared as ${shown(tokens.join(', '))}`, LONGEST_TOOLS),
  }));
  const optionalTools = others
    .filter((need) => !isDemanded(need))
    .map((need) => ({
      role: `${profile.roleNamespace}${roleName(need)}`,
      capabilityScopes: ['fs.read'],
      ...(need.kind === 'tool' ? { name: need.name } : {}),
      description: cut(`Declared: the ${NEED_WORDS[need.kind]} ${shown(need.name)}`, LONGEST_TOOLS),
    }));
  const has = (scope: string): boolean => tools.some((tool) => tool.scope === scope);
  const network = [...(has('net.fetch') ? ['net.fetch'] : []), ...others.filter(isDemanded).map(scopeOf)];
  const harness = {
    ...(requiredTools.length === 0 ? {} : { requiredTools }),
    ...(optionalTools.length === 0
      ? {}
      : { optionalTools: [...new Map(optionalTools.map((each) => [each.role, each])).values()] }),
    ...(has('fs.write') ? { filesystem: ['fs.read', 'fs.write'] } : {}),
    ...(network.length === 0 ? {} : { network: [...new Set(network)] }),
  };
  return Object.keys(harness).length === 0 ? {} : { harness };
}

/** Kinds that a package has no member for. */
const BESIDE = new Set<Need['kind']>(['tool', 'mcp-server', 'program', 'env', 'skill', 'agent', 'client']);

/** What is declared and neither a role nor a scope of the format covers. */
export function uncovered(needs: readonly Need[]): Need[] {
  const servers = needs
    .filter(({ kind }) => kind === 'mcp-tool')
    .map(({ name }) => serverPart(`mcp__${name.replace('/', '__')}`));
  const isMemory = (name: string): boolean => {
    const own = servers.filter(({ server }) => server === name);
    return own.length > 0 && own.every(({ tool }) => toolMeaning(`mcp__${name}__${tool}`).role !== undefined);
  };
  return needs.filter(({ kind, name, declared, permitted }) => {
    // A program that a tool is permitted to start is covered by the role of that tool.
    if (!declared || !BESIDE.has(kind) || (kind === 'program' && permitted === true)) return false;
    if (kind === 'mcp-server') return !isMemory(name);
    if (kind !== 'tool') return true;
    const { role, scope } = toolMeaning(name);
    return role === undefined && scope === undefined;
  });
}

/** Only a host that says that it has such a server or tool is accepted. */
function isDemanded({ kind, level, permitted }: Need): boolean {
  return (kind === 'mcp-server' || kind === 'tool') && level === 'must' && permitted !== true;
}

function scopeOf({ name, kind }: Need): string {
  return `x-${wordsOf(name, '-') || kind}`;
}

function roleName({ name, kind }: Need): string {
  return `needs_${wordsOf(name, '_') || kind.replace('-', '_')}`;
}

function wordsOf(name: string, between: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, between)
    .replace(/^[-_]|[-_]$/g, '');
}

/** The required roles that the declared tools stand for, each with its tools, in the order of the format. */
export function declaredRoles(tools: readonly DeclaredTool[]): { readonly role: string; readonly tokens: string[] }[] {
  return REQUIRED_ROLE_NAMES.flatMap((role) => {
    const tokens = tools.filter((tool) => tool.role === role).map(({ token }) => token);
    return tokens.length === 0 ? [] : [{ role, tokens }];
  });
}

/** What a manifest cannot say of what is declared, one sentence each, at its line. */
export function toolNotes({ tools }: Skill, needs: readonly Need[], profile: FormatProfile): string[] {
  const notes: string[] = [];
  const limited = tools.filter(({ role, restriction }) => role !== undefined && restriction !== undefined);
  if (limited.length > 0)
    notes.push(
      `${limited.map(({ token }) => quote(token)).join(', ')}: a contract asks for the whole role, so holding to what is in parentheses is left to the host`,
    );
  for (const need of uncovered(needs)) {
    const what = `${need.place.path}:${need.place.line}: no role covers the ${NEED_WORDS[need.kind]} ${quote(need.name)}`;
    notes.push(
      isDemanded(need)
        ? `${what}: hosts are refused that do not list ${quote(scopeOf(need))} under network`
        : `${what}: it is the optional role ${profile.roleNamespace}${roleName(need)}, without which a host runs it degraded`,
    );
  }
  const lacking = REQUIRED_ROLE_NAMES.filter((name) => tools.every(({ role }) => role !== name));
  const named = lacking.map((role) => profile.roleNamespace + role).join(', ');
  if (lacking.length > 0)
    notes.push(`${named}: not declared, and asked for all the same: every manifest has the four roles`);
  return notes;
}

/** One line without invisible characters, and without halves of characters. */
function shown(text: string): string {
  return withoutHidden(text).replace(/[\ud800-\udfff]/gu, '\ufffd');
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
