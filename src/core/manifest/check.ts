import { member } from '../value/mapping.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { MANIFEST_PATH, otherProfileWith, REQUIRED_ROLE_NAMES, WRITING_SCOPES, type FormatProfile } from '../../ids.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { compareRevisions, isRevision, PUBLISHED_REVISIONS } from '../value/revision.ts';
import { checkSchema, type Validator } from '../schema/check.ts';
import { locateFinding, type Finding, type Path, type SourceDocument } from '../source/document.ts';
import { contractFaults } from './role-contract.ts';
import type { Manifest } from './types.ts';

/** Members of a manifest's root (docs/format.md 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);

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
  const report = (finding: Omit<Finding, 'level' | 'rule'> & Partial<Pick<Finding, 'level'>>, rule: RuleId): void => {
    diagnostics.push(locateFinding(doc, { level: 'error', rule, ...finding }));
  };
  if (diagnostics.length === 0) {
    const version = schemaVersionProblem(doc.value, profile);
    if (version === undefined) diagnostics.push(...checkSchema(doc, validator, 'manifest/schema'));
    else report(version, 'manifest/schema-version');
  }
  if (diagnostics.length > 0) return { manifest: undefined, diagnostics };

  const value = doc.value as Omit<Manifest, 'optionalTools'> & Partial<Pick<Manifest, 'optionalTools'>>;
  const manifest: Manifest = { ...value, optionalTools: value.optionalTools ?? [] };
  for (const name of Object.keys(value)) {
    if (!MEMBERS.has(name))
      report(
        { level: 'warning', message: `unknown member ${quote(name)}, which a host ignores`, path: [name], part: 'key' },
        'manifest/unknown-member',
      );
  }
  for (const field of ['minProtocolRevision', 'preferredProtocolRevision'] as const) {
    const revision = manifest.mcp[field];
    if (revision === undefined) continue;
    const path = ['mcp', field];
    if (!isRevision(revision)) {
      const message = `${field} is ${quote(revision)}, which is no date`;
      report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'manifest/revision');
    } else if (!PUBLISHED_REVISIONS.includes(revision)) {
      const message = `${field} is ${quote(revision)}, which is no published revision of MCP`;
      const help = `published: ${PUBLISHED_REVISIONS.join(', ')}`;
      report({ level: 'warning', message, path, help }, 'manifest/unknown-revision');
    }
  }
  const { minProtocolRevision: floor, preferredProtocolRevision: preferred } = manifest.mcp;
  if (preferred !== undefined && isRevision(floor) && isRevision(preferred) && compareRevisions(preferred, floor) < 0)
    report(
      {
        message: `preferredProtocolRevision ${preferred} is below the floor ${floor}`,
        path: ['mcp', 'preferredProtocolRevision'],
        help: `write ${floor} or later, or lower minProtocolRevision`,
      },
      'manifest/revision',
    );
  checkRoles(manifest, profile, report);
  const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
  return { manifest: failed ? undefined : manifest, diagnostics };
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

type ReportRole = (finding: Omit<Finding, 'level' | 'rule'> & Partial<Pick<Finding, 'level'>>, rule: RuleId) => void;

function checkRoles(manifest: Manifest, profile: FormatProfile, report: ReportRole): void {
  const expected = REQUIRED_ROLE_NAMES.map((name) => profile.roleNamespace + name);
  const seen = new Map<string, Path>();
  const tools = [
    ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] as Path })),
    ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] as Path })),
  ];
  for (const { tool, path } of tools) {
    const at: Path = [...path, 'role'];
    const required = tool.tier === 'required';
    if (seen.has(tool.role))
      report(
        { message: `role ${quote(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' },
        'manifest/duplicate-role',
      );
    else if (required && !expected.includes(tool.role)) {
      report(
        {
          message: `${quote(tool.role)} is not one of the four required roles`,
          path: at,
          help: `required roles: ${expected.join(', ')}`,
        },
        'manifest/required-roles',
      );
    } else if (!required && expected.includes(tool.role)) {
      report(
        {
          message: `required role ${quote(tool.role)} stands among the optional tools`,
          path: at,
          help: 'move it to requiredTools',
        },
        'manifest/required-roles',
      );
    } else if (!tool.role.startsWith(profile.roleNamespace)) {
      report(
        {
          message: `role ${quote(tool.role)} is not in the namespace ${quote(profile.roleNamespace)}`,
          path: at,
          help: `write ${profile.roleNamespace}NAME`,
        },
        'manifest/role-namespace',
      );
    }
    seen.set(tool.role, path);
    for (const { doubt, path: below, ...fault } of contractFaults(tool, profile)) {
      const finding = { ...fault, path: [...path, ...below] };
      if (doubt === true) report({ ...finding, level: 'warning' }, 'manifest/unusual-contract');
      else report(finding, 'manifest/contract');
    }
    const writes =
      required || expected.includes(tool.role)
        ? []
        : tool.capabilityScopes.filter((scope) => WRITING_SCOPES.includes(scope));
    if (writes.length > 0)
      report(
        {
          level: 'warning',
          message: `optional role ${quote(tool.role)} asks for ${writes.join(', ')}: optional roles only read`,
          path: [...path, 'capabilityScopes'],
          help: 'take the scope away, or do the work through one of the four required roles',
        },
        'manifest/unusual-contract',
      );
  }
  for (const role of expected) {
    if (!seen.has(role))
      report(
        { message: `required role ${quote(role)} is missing`, path: ['requiredTools'], help: 'add its contract' },
        'manifest/required-roles',
      );
  }
}
