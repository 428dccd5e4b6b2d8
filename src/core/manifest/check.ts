import { member } from '../value/mapping.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { MANIFEST_PATH, otherProfileWith, REQUIRED_ROLE_NAMES, WRITING_SCOPES, type FormatProfile } from '../../ids.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { didYouMean } from '../schema/suggest.ts';
import { compareRevisions, isRevision, PUBLISHED_REVISIONS } from '../value/revision.ts';
import { checkSchema, type Validator } from '../schema/check.ts';
import { locateFinding, type Finding, type Path, type SourceDocument } from '../source/document.ts';
import { contractFaults } from './role-contract.ts';
import type { Manifest, ToolContract } from './types.ts';

/** Members of a manifest's root (docs/format.md 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);

/** Names of tools that every client takes as they are (docs/format.md 21). */
const TOOL_NAME = /^[A-Za-z0-9_-]{1,40}$/;

/** What {@link checkManifest} found: the manifest is only there when no error is. */
export interface CheckedManifest {
  readonly manifest: Manifest | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Validates a harness-requirements manifest (docs/format.md 2.1, 2.2): shape, known schemaVersion, exactly the four required
 * roles with the scopes and the property of each, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
export function checkManifest(doc: SourceDocument, validator: Validator, profile: FormatProfile): CheckedManifest {
  const diagnostics: Diagnostic[] = [...doc.problems];
  const report: Report = (rule, path, message, help, more) => {
    diagnostics.push(locateFinding(doc, { level: 'error', rule, message, path, help, ...more }));
  };
  if (diagnostics.length === 0) {
    const version = schemaVersionProblem(doc.value, profile);
    if (version === undefined) diagnostics.push(...checkSchema(doc, validator, 'manifest/schema'));
    else diagnostics.push(locateFinding(doc, { level: 'error', rule: 'manifest/schema-version', ...version }));
  }
  if (diagnostics.length > 0) return { manifest: undefined, diagnostics };

  const value = doc.value as Omit<Manifest, 'optionalTools'> & Partial<Pick<Manifest, 'optionalTools'>>;
  const manifest: Manifest = { ...value, optionalTools: value.optionalTools ?? [] };
  for (const name of Object.keys(value)) {
    const message = `unknown member ${quote(name)}, which a host ignores`;
    const help = didYouMean(name, [...MEMBERS], 'remove it', quote);
    if (!MEMBERS.has(name)) report('manifest/unknown-member', [name], message, help, { ...WARNING, part: 'key' });
  }
  checkRevisions(manifest, report);
  checkRoles(manifest, profile, report);
  const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
  return { manifest: failed ? undefined : manifest, diagnostics };
}

/** Reports what is at a path of the manifest; an error unless it says otherwise. */
type Report = (
  rule: RuleId,
  path: Path,
  message: string,
  help: string,
  more?: Partial<Pick<Finding, 'level' | 'part'>>,
) => void;
const WARNING = { level: 'warning' } as const;

function checkRevisions({ mcp }: Manifest, report: Report): void {
  for (const field of ['minProtocolRevision', 'preferredProtocolRevision'] as const) {
    const revision = mcp[field];
    if (revision === undefined) continue;
    const path = ['mcp', field];
    const said = `${field} is ${quote(revision)}, which is not a`;
    if (!isRevision(revision)) report('manifest/revision', path, `${said} date`, 'write a real date as YYYY-MM-DD');
    else if (!PUBLISHED_REVISIONS.includes(revision)) {
      const help = `published: ${PUBLISHED_REVISIONS.join(', ')}`;
      report('manifest/unknown-revision', path, `${said} published revision of MCP`, help, WARNING);
    }
  }
  const { minProtocolRevision: floor, preferredProtocolRevision: preferred } = mcp;
  if (preferred === undefined || !isRevision(floor) || !isRevision(preferred)) return;
  const message = `preferredProtocolRevision ${preferred} is below the floor ${floor}`;
  const help = `write ${floor} or later, or lower minProtocolRevision`;
  if (compareRevisions(preferred, floor) < 0)
    report('manifest/revision', ['mcp', 'preferredProtocolRevision'], message, help);
}

/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
export function schemaVersionProblem(
  value: unknown,
  profile: FormatProfile,
): Omit<Finding, 'level' | 'rule'> | undefined {
  const found = member(value, 'schemaVersion');
  if (found === profile.manifestSchemaVersion) return undefined;
  const other = otherProfileWith(profile, 'manifestSchemaVersion', found);
  const help =
    other === undefined
      ? `${MANIFEST_PATH} needs schemaVersion ${quote(profile.manifestSchemaVersion)}`
      : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
  const shown = found === undefined ? 'missing' : typeof found === 'string' ? quote(found) : typeof found;
  return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}

function checkRoles(manifest: Manifest, profile: FormatProfile, report: Report): void {
  const expected = REQUIRED_ROLE_NAMES.map((name) => profile.roleNamespace + name);
  const seen = new Set<string>();
  const named = new Map<string, string>();
  const tools = (['requiredTools', 'optionalTools'] as const).flatMap((list) =>
    manifest[list].map((tool, i) => ({ tool, path: [list, i] as const })),
  );
  for (const { tool, path } of tools) {
    const { role, tier } = tool;
    const at = [...path, 'role'];
    const required = tier === 'required';
    const listed = expected.includes(role);
    if (seen.has(role))
      report('manifest/duplicate-role', at, `role ${quote(role)} appears twice`, 'keep one contract for each role');
    else if (required && !listed) {
      const message = `${quote(role)} is not one of the four required roles`;
      report('manifest/required-roles', at, message, `required roles: ${expected.join(', ')}`);
    } else if (!required && listed) {
      const message = `required role ${quote(role)} is among the optional tools`;
      report('manifest/required-roles', at, message, 'move it to requiredTools');
    } else if (!role.startsWith(profile.roleNamespace)) {
      const message = `role ${quote(role)} is not in the namespace ${quote(profile.roleNamespace)}`;
      report('manifest/role-namespace', at, message, `write ${profile.roleNamespace}NAME`);
    }
    seen.add(role);
    if (role.startsWith(profile.roleNamespace)) checkName(tool, [...path, 'name'], named, report);
    for (const { doubt, path: below, message, help } of contractFaults(tool, profile)) {
      if (doubt === true) report('manifest/unusual-contract', [...path, ...below], message, help, WARNING);
      else report('manifest/contract', [...path, ...below], message, help);
    }
    const writes = tool.capabilityScopes.filter((scope) => WRITING_SCOPES.includes(scope));
    if (required || listed || writes.length === 0) continue;
    const message = `optional role ${quote(role)} asks for ${writes.join(', ')}: optional roles only read`;
    const help = 'take the scope away, or do the work through one of the four required roles';
    report('manifest/unusual-contract', [...path, 'capabilityScopes'], message, help, WARNING);
  }
  for (const role of expected)
    if (!seen.has(role))
      report(
        'manifest/required-roles',
        ['requiredTools'],
        `required role ${quote(role)} is missing`,
        'add its contract',
      );
}

// A gate lists a tool for each contract by its name; of a role that appears twice that is said.
function checkName({ role, name }: ToolContract, path: Path, named: Map<string, string>, report: Report): void {
  const other = named.get(name);
  named.set(name, role);
  const said = `the name ${quote(name)} of ${role}`;
  if (other !== undefined && other !== role)
    report('manifest/contract', path, `${said} is that of ${other}, too`, 'give each contract a name of its own');
  else if (!TOOL_NAME.test(name)) {
    const help = 'write at most 40 letters, digits, "_" and "-"';
    report('manifest/unusual-contract', path, `${said} is one that clients shorten or refuse`, help, WARNING);
  }
}
