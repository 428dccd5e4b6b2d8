import { PACKAGE_SCHEMA_VERSION, REQUIRED_ROLE_NAMES, type FormatProfile } from '../../ids.ts';
import { withoutHidden } from '../text/hidden.ts';
import { quote } from '../text/printable.ts';
import type { DeclaredTool, Skill } from './read-skill.ts';

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
}

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 2000;
const LONGEST_TOOLS = 300;

/**
 * The `cartridge.yaml` of a skill, as plain data: identity from its head, `harness` from the tools it declares. A required role
 * that it declares says by which tools; a role that it does not declare keeps the reference contract, since a manifest has all four.
 */
export function packageOf(skill: Skill, { profile, id, publisher, licence, version }: PackageOptions): object {
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
    ...harnessOf(skill.tools, profile),
  };
}

function harnessOf(tools: readonly DeclaredTool[], profile: FormatProfile): object {
  const requiredTools = declaredRoles(tools).map(({ role, tokens }) => ({
    role: profile.roleNamespace + role,
    description: cut(`Declared as ${shown(tokens.join(', '))}`, LONGEST_TOOLS),
  }));
  const has = (scope: string): boolean => tools.some((tool) => tool.scope === scope);
  const harness = {
    ...(requiredTools.length === 0 ? {} : { requiredTools }),
    ...(has('fs.write') ? { filesystem: ['fs.read', 'fs.write'] } : {}),
    ...(has('net.fetch') ? { network: ['net.fetch'] } : {}),
  };
  return Object.keys(harness).length === 0 ? {} : { harness };
}

/** The required roles that the declared tools stand for, each with its tools, in the order of the format. */
export function declaredRoles(tools: readonly DeclaredTool[]): { readonly role: string; readonly tokens: string[] }[] {
  return REQUIRED_ROLE_NAMES.flatMap((role) => {
    const tokens = tools.filter((tool) => tool.role === role).map(({ token }) => token);
    return tokens.length === 0 ? [] : [{ role, tokens }];
  });
}

/** What a manifest cannot say of the declared tools, one sentence each. */
export function toolNotes({ tools }: Skill, profile: FormatProfile): string[] {
  const names = (list: readonly DeclaredTool[]): string => list.map(({ token }) => quote(token)).join(', ');
  const notes: string[] = [];
  const limited = tools.filter(({ role, restriction }) => role !== undefined && restriction !== undefined);
  if (limited.length > 0)
    notes.push(
      `${names(limited)}: a contract asks for the whole role, so holding to what stands in parentheses is left to the host`,
    );
  const others = tools.filter(
    ({ role, scope, server }) => role === undefined && scope === undefined && server === undefined,
  );
  if (others.length > 0)
    notes.push(`${names(others)}: neither a role nor a scope of the format, so no host is asked for it`);
  for (const server of new Set(tools.flatMap(({ role, server: own }) => (role === undefined ? (own ?? []) : [])))) {
    const token = `x-${
      server
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'server'
    }`;
    notes.push(
      `${names(tools.filter((tool) => tool.server === server && tool.role === undefined))}: tools of the MCP server ${quote(server)}, which no role covers; to refuse hosts without it, add ${quote(token)} to harness.network, and to the profiles of hosts that have it`,
    );
  }
  const declared = declaredRoles(tools).map(({ role }) => role);
  const lacking = REQUIRED_ROLE_NAMES.filter((role) => !declared.includes(role)).map(
    (role) => profile.roleNamespace + role,
  );
  if (lacking.length > 0)
    notes.push(`${lacking.join(', ')}: not declared, and asked for all the same: every manifest has the four roles`);
  return notes;
}

/** One line without invisible characters, and without halves of characters. */
function shown(text: string): string {
  return withoutHidden(text).replace(/[\ud800-\udfff]/gu, '\ufffd');
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
