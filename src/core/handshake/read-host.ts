import type { Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { lazily } from '../value/lazily.ts';
import { isRevision } from '../value/revision.ts';
import { checkSchema, type Validator } from '../schema/check.ts';
import { didYouMean } from '../schema/suggest.ts';
import { locateFinding, type SourceDocument } from '../source/document.ts';
import { NOTHING_STATED, type HostProfile, type HostTool } from './host.ts';
import { withGate } from './own-tools.ts';
import { givesDigest } from './pins.ts';
import { checkTools, nameOf, namesBeside, type RawTool, type Report } from './read-tools.ts';

/** What {@link readHostProfile} found: the profile is not there when the file is wrong about more than single tools. */
export interface HostReading {
  readonly host: HostProfile | undefined;
  /** The texts of tools are judged when it is first read. */
  readonly diagnostics: readonly Diagnostic[];
}

/** `*.host.yaml` after its schema was checked; single tools may still be of another shape. */
type RawProfile = Partial<Omit<HostProfile, 'tools'>> & {
  readonly schemaVersion: string;
  readonly name: string;
  readonly tools?: readonly RawTool[];
};

/**
 * Reads a host profile: shape, a real date as revision, bindings that lead to a tool, and the tools one by one. A tool with
 * a fault of its own is a finding at its place and is left out; a fault anywhere else leaves no profile to judge.
 *
 * @param validator the compiled `schemas/host.schema.json`
 */
export function readHostProfile(doc: SourceDocument, validator: Validator): HostReading {
  if (doc.problems.length > 0) return { host: undefined, diagnostics: doc.problems };
  const shape = checkSchema(doc, validator, 'host/schema');
  const broken = new Set<number>();
  let readable = true;
  for (const { pointer } of shape) {
    const index = toolAt(pointer);
    if (index === undefined) readable = false;
    else broken.add(index);
  }
  const diagnostics: Diagnostic[] = [...shape];
  if (!readable) return { host: undefined, diagnostics };

  const raw = doc.value as RawProfile;
  const live = (raw.servers ?? []).length > 0;
  const report: Report = (rule, finding) => {
    diagnostics.push(locateFinding(doc, { level: 'error', rule, ...finding }));
  };
  const { usable: tools, checkTexts } = checkTools(raw.tools ?? [], broken, live, report);
  const altered = alteredTools(raw, tools, report);
  const stated = diagnostics.length;
  checkRevision(raw, report);
  checkBindings(raw, live, report);
  const host = diagnostics.length > stated ? undefined : complete(raw, tools, altered);
  const withTexts = lazily(() => {
    checkTexts();
    return diagnostics;
  });
  return {
    host,
    get diagnostics() {
      return withTexts();
    },
  };
}

// A wrapped tool has no words of a server; its pin is that of the other.
function alteredTools(
  { tools: all = [], servers = [] }: RawProfile,
  usable: readonly RawTool[],
  report: Report,
): ReadonlySet<RawTool> {
  const altered = usable.filter((tool) => tool.wraps === undefined && !givesDigest(tool, servers));
  const again = servers.length > 0 ? ': handshake --live --record, or host add --live --force' : ' from its servers';
  for (const tool of altered)
    report('host/tool-changed', {
      level: 'warning',
      message: `tool ${quote(tool.name)} is not what was recorded: its words do not give its digest`,
      path: ['tools', all.indexOf(tool), 'name'],
      help: `it is not bound; restore its recorded description, or record it again${again}`,
    });
  return new Set(altered);
}

/** Index of the tool that a finding lies in. */
function toolAt(pointer: string): number | undefined {
  const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  return index === undefined ? undefined : Number(index);
}

function complete(raw: RawProfile, tools: readonly RawTool[], altered: ReadonlySet<RawTool>): HostProfile {
  const { schemaVersion: _, tools: all = [], ...stated } = raw;
  const scoped = (tool: RawTool): HostTool => ({ ...tool, scopes: tool.scopes ?? [] });
  const withheld = [...altered].map((tool): HostTool => ({ ...scoped(tool), altered: true }));
  const names = all.flatMap((tool) => nameOf(tool) ?? []);
  const leftOut = namesBeside(tools, names);
  return withGate({
    ...NOTHING_STATED,
    sources: [],
    ...stated,
    tools: tools.filter((tool) => !altered.has(tool)).map(scoped),
    ...(withheld.length === 0 ? {} : { withheld }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  });
}

function checkRevision(raw: RawProfile, report: Report): void {
  const revision = raw.protocolRevision;
  if (revision === undefined || isRevision(revision)) return;
  report('host/revision', {
    message: `protocolRevision is ${quote(revision)}, which is not a date`,
    path: ['protocolRevision'],
    help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
  });
}

// A binding to a tool that is there and left out is not a second fault: the tool's own says why.
function checkBindings(raw: RawProfile, live: boolean, report: Report): void {
  const names = new Set((raw.tools ?? []).flatMap((tool) => nameOf(tool) ?? []));
  for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
    const path = ['bindings', role];
    if (!/^[a-z]+:./.test(role)) {
      report('host/binding', {
        message: `${quote(role)} is not a role: its namespace is missing`,
        path,
        part: 'key',
        help: 'write the role with its namespace, as the manifest does',
      });
    } else if (!names.has(tool) && !live) {
      report('host/binding', {
        message: `${role} is bound to ${quote(tool)}, which is not among the tools`,
        path,
        help: didYouMean(tool, [...names], 'name a tool of this profile', quote),
      });
    }
  }
}
