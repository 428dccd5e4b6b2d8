import { otherProfileWith, type FormatProfile } from '../../ids.ts';
import type { Manifest, ToolContract } from '../manifest/types.ts';
import { quote } from '../text/printable.ts';
import type { Binding, ComplianceDescriptor } from '../result/results.ts';
import { compareRevisions, isRevision } from '../value/revision.ts';
import { own } from '../value/mapping.ts';
import { allTools, type HostProfile } from './host.ts';
import type { Subject } from './negotiate.ts';
import { calledTool } from './pins.ts';

/** One check of the self-check; `message` says what was found. */
export interface PreflightCheck {
  readonly id:
    'schemaVersion' | 'requirementsHash' | 'romDigest' | 'verdict' | 'floors' | 'bindings' | 'scopes' | 'tools';
  /** Null when it cannot be determined, which the message says. */
  readonly ok: boolean | null;
  readonly message: string;
}

/** What is asked of a host that a descriptor is compared with. */
export type Today = Pick<HostProfile, 'tools' | 'withheld' | 'failure' | 'changed'>;

/**
 * The cartridge's own self-check of a persisted descriptor before it starts (docs/format.md 3, last row): any required
 * binding that is not satisfied aborts the activation, and so does a descriptor that belongs to another manifest, says
 * "refuse", or contradicts itself or the manifest.
 *
 * Manifests that are equal to the byte are in many cartridges; which of them the descriptor is for is told by the ROM digest
 * that cartwright writes beside the fixed fields. A descriptor of another host may have none, and then it cannot be determined.
 *
 * @param subject.requirementsHash of the exact manifest bytes
 * @param subject.romDigest of the cartridge; undefined for a manifest or a package
 * @param host as it is today, to compare the tools that were bound with; without it that cannot be determined
 */
export function preflight(
  manifest: Manifest,
  { requirementsHash, romDigest }: Pick<Subject, 'requirementsHash' | 'romDigest'>,
  descriptor: ComplianceDescriptor,
  profile: FormatProfile,
  host?: Today,
): PreflightCheck[] {
  return [
    schemaVersion(descriptor, profile),
    check('requirementsHash', manifestFaults(requirementsHash, descriptor), 'it belongs to exactly this manifest'),
    cartridge(romDigest, descriptor.romDigest),
    check('verdict', verdictFaults(descriptor), 'the host accepted'),
    check('floors', floorFaults(manifest, descriptor), 'revision and model reach the floors'),
    check('bindings', bindingsFaults(manifest, descriptor), 'every required role is bound and satisfied'),
    check('scopes', scopeFaults(manifest, descriptor), 'filesystem and network scopes are granted'),
    ...tools(descriptor, host),
  ];
}

function check(id: PreflightCheck['id'], faults: readonly string[], fine: string): PreflightCheck {
  return { id, ok: faults.length === 0, message: faults.length === 0 ? fine : faults.join('; ') };
}

function cannotTell(id: PreflightCheck['id'], why: string): PreflightCheck {
  return { id, ok: null, message: `cannot tell${why}` };
}

function manifestFaults(own: string, { requirementsHash: stated }: ComplianceDescriptor): string[] {
  return stated === own ? [] : [`stale, or of another cartridge: it is for ${stated}, the manifest is ${own}`];
}

function cartridge(own: string | undefined, stated: string | undefined): PreflightCheck {
  if (own === undefined) return cannotTell('romDigest', ': only an intact cartridge has a ROM digest');
  if (stated === undefined)
    return cannotTell('romDigest', ': the descriptor names no cartridge, and others may have the same manifest');
  const fault = `of another cartridge with the same manifest: it is for ${stated}, this one is ${own}`;
  return check('romDigest', stated === own ? [] : [fault], 'it belongs to exactly this cartridge');
}

// With a named host, an unknown answer about a tool does not count as accept.
function tools({ bindings, toolDigests = {} }: ComplianceDescriptor, host: Today | undefined): PreflightCheck[] {
  const bound = [...new Set(bindings.flatMap(({ boundTool }) => boundTool ?? []))];
  const stray = Object.keys(toolDigests).filter((tool) => !bound.includes(tool));
  const strayFaults = stray.map((tool) => `${quote(tool)} is pinned, and bound to no role`);
  if (host === undefined) {
    if (strayFaults.length > 0) return [check('tools', strayFaults, '')];
    const count = Object.keys(toolDigests).length;
    if (count === 0) return [];
    const what = count === 1 ? 'the pinned tool is as it was' : `the ${count} pinned tools are as they were`;
    return [cannotTell('tools', ` whether ${what}: name the host with --host`)];
  }
  if (host.failure !== undefined) return [check('tools', [`cannot tell: ${host.failure}`], '')];
  if (host.changed !== undefined) return [check('tools', [`the host is not what was recorded: ${host.changed}`], '')];
  const faults = bound.flatMap((tool) => toolFault(tool, own(toolDigests, tool), host));
  return [check('tools', [...strayFaults, ...faults], 'every bound tool is what it was when it was bound')];
}

function toolFault(name: string, pin: unknown, host: Today): string[] {
  const tool = quote(name);
  const called = calledTool({ tools: allTools(host) }, name);
  if (called === undefined) return [`the host offers no ${tool}`];
  if (called.ambiguous === true) return [`${tool} is listed more than once, in different words`];
  if (called.altered === true) return [`${tool} is not what was recorded: its words do not give its digest`];
  // No server says anything of the host's own tools, nor of the gate's.
  if ((called.builtIn === true || called.gate === true) && pin === undefined) return [];
  if (pin === undefined) return [`cannot tell: the descriptor has no digest of ${tool}`];
  const { digest } = called;
  if (digest === undefined) return [`cannot tell: the host has no digest of ${tool}`];
  if (digest === pin) return [];
  return [`${tool} is not what was bound: ${quote(String(pin), 19)} then, ${quote(digest, 19)} today`];
}

function schemaVersion({ schemaVersion: found }: ComplianceDescriptor, profile: FormatProfile): PreflightCheck {
  if (found === profile.descriptorSchemaVersion) return check('schemaVersion', [], `it is ${quote(found)}`);
  const other = otherProfileWith(profile, 'descriptorSchemaVersion', found);
  const way = other === undefined ? '' : `; --prefix ${other.prefix} reads it`;
  return check('schemaVersion', [`unrecognized schemaVersion ${quote(found)}${way}`], '');
}

function verdictFaults({ verdict, unmet }: ComplianceDescriptor): string[] {
  const faults = verdict === 'accept' ? [] : ['the verdict is refuse'];
  const shown = unmet.slice(0, 10).map((id) => quote(id));
  return unmet.length === 0 ? faults : [...faults, `unmet: ${shown.join(', ')}`];
}

function floorFaults({ mcp, model }: Manifest, descriptor: ComplianceDescriptor): string[] {
  const { protocolRevision } = descriptor;
  const faults: string[] = [];
  if (!isRevision(protocolRevision)) faults.push(`protocolRevision ${quote(protocolRevision)} is not a date`);
  else if (compareRevisions(protocolRevision, mcp.minProtocolRevision) < 0)
    faults.push(`MCP ${protocolRevision} is below the floor ${mcp.minProtocolRevision}`);
  if (model.toolUse && !descriptor.model.toolUse) faults.push('the model lacks tool use');
  const { contextWindowTokens } = descriptor.model;
  if (contextWindowTokens < model.minContextWindowTokens)
    faults.push(`a context window of ${contextWindowTokens} tokens is below the floor ${model.minContextWindowTokens}`);
  return faults;
}

function bindingFaults({ role, capabilityScopes }: ToolContract, bindings: readonly Binding[]): string[] {
  const own = bindings.filter((binding) => binding.role === role);
  const [binding] = own;
  if (binding === undefined) return [`${role} has no binding`];
  if (own.length > 1) return [`${role} has ${own.length} bindings`];
  if (!binding.satisfied) return [`${role} is not satisfied`];
  if (binding.boundTool === null) return [`${role} is called satisfied, but no tool is bound`];
  const missing = capabilityScopes.filter((scope) => !binding.scopesGranted.includes(scope));
  return missing.length === 0 ? [] : [`${role} is called satisfied, but lacks scope ${missing.join(', ')}`];
}

function bindingsFaults({ requiredTools, optionalTools }: Manifest, { bindings }: ComplianceDescriptor): string[] {
  const known = new Set([...requiredTools, ...optionalTools].map(({ role }) => role));
  // A tool without a name, or one of a role that the manifest does not have, was bound by no handshake.
  const strange = bindings.flatMap(({ role, boundTool }) => [
    ...(known.has(role) ? [] : [`${quote(role)} is not a role of the manifest`]),
    ...(boundTool?.trim() === '' ? [`${quote(role)} is bound to a tool without a name`] : []),
  ]);
  return [...requiredTools.flatMap((contract) => bindingFaults(contract, bindings)), ...strange];
}

function scopeFaults(manifest: Manifest, descriptor: ComplianceDescriptor): string[] {
  const missing = (asked: readonly string[], granted: readonly string[], kind: string): string[] =>
    asked.filter((scope) => !granted.includes(scope)).map((scope) => `${kind} scope ${scope} is not granted`);
  return [
    ...missing(manifest.filesystem, descriptor.filesystemGranted, 'filesystem'),
    ...missing(manifest.network, descriptor.networkGranted, 'network'),
  ];
}
