import type { Diagnostic } from '../result/diagnostic.ts';
import type { RequirementId } from '../result/results.ts';
import type { Validator } from '../schema/check.ts';
import type { SourceDocument } from '../source/document.ts';
import { member } from '../value/mapping.ts';
import { REQUIRED_ROLE_NAMES, type FormatProfile } from '../../ids.ts';
import { checkManifest, schemaVersionProblem } from '../manifest/check.ts';
import type { Subject } from './negotiate.ts';
import type { Unmet } from './unmet.ts';

/**
 * A manifest as the subject of a handshake; one with errors is refused by every host, each fault by its own id.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 * @param read what is known of the bytes
 */
export function manifestSubject(
  doc: SourceDocument,
  validator: Validator,
  read: Pick<Subject, 'path' | 'signature' | 'requirementsHash'>,
  profile: FormatProfile,
): { readonly subject: Subject; readonly diagnostics: readonly Diagnostic[] } {
  const { manifest, diagnostics } = checkManifest(doc, validator, profile);
  const refused = manifest === undefined ? reasonsOf(doc.value, diagnostics, profile) : [];
  return { subject: { ...read, manifest, refused }, diagnostics };
}

/** Characters of what is wrong with a member in a refusal. */
const LONGEST = 200;

// Each fault by the member that it is in. A required role that is missing is named as what it is: a tool that cannot be bound.
function reasonsOf(value: unknown, diagnostics: readonly Diagnostic[], profile: FormatProfile): Unmet[] {
  const errors = diagnostics.filter(({ level }) => level === 'error');
  const known = value !== undefined && schemaVersionProblem(value, profile) === undefined;
  if (value !== undefined && !known) {
    const version = member(value, 'schemaVersion');
    const requested = typeof version === 'string' ? version.slice(0, LONGEST) : 'not stated';
    return [{ id: 'manifest.schemaVersion', supported: profile.manifestSchemaVersion, requested }];
  }
  const reasons = new Map<string, Unmet>();
  const add = (id: RequirementId, supported: string, requested: string): void => {
    if (!reasons.has(id)) reasons.set(id, { id, supported, requested });
  };
  const tools = member(value, 'requiredTools');
  // Only a list can be told to lack a role.
  const roles = Array.isArray(tools) ? tools.map((tool) => member(tool, 'role')) : undefined;
  const names = REQUIRED_ROLE_NAMES.map((name) => profile.roleNamespace + name);
  const missing = names.filter((name) => roles?.includes(name) === false);
  for (const role of missing) add(`tool:${role}`, 'none', 'the manifest lacks this required role');
  for (const { pointer, message } of errors) {
    if (missing.length > 0 && pointer === '/requiredTools') continue;
    add(`manifest:${pointer}`, `a valid ${profile.manifestSchemaVersion}`, message.slice(0, LONGEST));
  }
  return [...reasons.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
