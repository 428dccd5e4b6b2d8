import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { preflight, type PreflightCheck, type Today } from '../../core/handshake/preflight.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import type { ComplianceDescriptor, HostVerdict } from '../../core/result/results.ts';
import { checkSchema } from '../../core/schema/check.ts';
import { validators } from '../../core/schema/validators.ts';
import { locateFinding, type SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { loadHosts } from './hosts.ts';
import { lookAtHosts } from './live.ts';
import { loadSubject, type SubjectOptions } from '../package/subject.ts';

/** `preflight --format json`. */
export interface PreflightResult {
  readonly version: 1;
  readonly path: string;
  readonly descriptor: string;
  readonly signature: HostVerdict['signature'];
  /** Whether the cartridge may start. */
  readonly ok: boolean;
  /** One whose `ok` is null could not be told; it does not stop the cartridge, and is not counted as passed. */
  readonly checks: readonly (
    PreflightCheck | { readonly id: 'manifest'; readonly ok: boolean; readonly message: string }
  )[];
  /** What is wrong with the files themselves. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The host to compare the bound tools with. */
export interface PreflightHost {
  /** A profile, or the name of an agent client. */
  readonly host: string;
  /** Asks its servers; without it the record of the profile is used. */
  readonly peer?: McpPeer | undefined;
}

const DESCRIPTOR_LIMIT = 4 * 1024 * 1024;

/**
 * The cartridge-side self-check of a persisted descriptor (docs/format.md 3). Nothing is written, whatever it finds.
 *
 * @param path cartridge, manifest or package folder
 * @param today the host as it is today
 * @throws UserError when a file cannot be read, `unknown-host`, `usage` for several hosts
 */
export async function runPreflight(
  fs: FileSystem,
  path: string,
  descriptorPath: string,
  options: SubjectOptions,
  today?: PreflightHost,
): Promise<PreflightResult> {
  const loaded = await loadSubject(fs, path, options);
  const host = today === undefined ? undefined : await hostToday(fs, today);
  // A descriptor is JSON (docs/format.md 9), whatever its file is called.
  const doc = await readDocument(descriptorPath, fs.readFile(descriptorPath, DESCRIPTOR_LIMIT), { language: 'json' });
  const faults = [...doc.problems, ...(doc.value === undefined ? [] : await shapeFaults(doc))];
  const diagnostics = [...loaded.diagnostics, ...faults, ...(host?.diagnostics ?? [])];
  const signature = loaded.subject?.signature ?? 'not applicable';
  const result = { version: 1, path, descriptor: descriptorPath, signature, diagnostics } as const;
  const { subject } = loaded;
  const { manifest, refused = [] } = subject ?? {};
  if (subject === undefined || manifest === undefined) {
    const why = refused.map(({ id, supported, requested }) => `${id}: ${supported}; asked: ${requested}`);
    const message = why.length === 0 ? 'there is no manifest' : why.join('; ');
    return { ...result, ok: false, checks: [{ id: 'manifest', ok: false, message }] };
  }
  if (faults.length > 0) return { ...result, ok: false, checks: [] };
  const checks = preflight(manifest, subject, doc.value as ComplianceDescriptor, options.profile, host?.profile);
  return { ...result, ok: checks.every(({ ok }) => ok !== false), checks };
}

async function hostToday(
  fs: FileSystem,
  { host, peer }: PreflightHost,
): Promise<{ readonly profile: Today; readonly diagnostics: readonly Diagnostic[] }> {
  const { all, diagnostics } = await loadHosts(fs, [host]);
  const [only, ...others] = all;
  if (only === undefined || others.length > 0)
    throw new UserError('usage', `--host ${quote(host)} matches ${all.length} hosts`, { help: 'name one host' });
  if (only.host === undefined) return { profile: { tools: [], failure: only.reason }, diagnostics };
  if (peer === undefined) return { profile: only.host, diagnostics };
  const live = await lookAtHosts(peer, [only]);
  const found = live.bySource.get(only.source);
  const changed = found?.host.changed;
  // What was recorded by the profile holds here, too; the tools themselves are compared with what was bound.
  const profile = { ...(found?.seen ?? only.host), ...(changed === undefined ? {} : { changed }) };
  return { profile, diagnostics: sortDiagnostics([...diagnostics, ...live.diagnostics]) };
}

// The whole answer of a handshake holds descriptors and is not one; that is said once, not by each member that it lacks.
async function shapeFaults(doc: SourceDocument): Promise<readonly Diagnostic[]> {
  const { value } = doc;
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, 'results')) {
    const message = 'this is the answer of handshake with all its verdicts, not a descriptor';
    const help = 'write the descriptor alone, with cartwright handshake FILE --host PROFILE --out FILE';
    return [
      locateFinding(doc, { rule: 'descriptor/schema', level: 'error', message, path: ['results'], part: 'key', help }),
    ];
  }
  return checkSchema(doc, await validators.descriptor(), 'descriptor/schema');
}
