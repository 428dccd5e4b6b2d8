import type { Diagnostic } from '../diagnostic.ts';
import { quote } from '../printable.ts';
import { isRevision } from '../revision.ts';
import { checkSchema, type Validator } from '../schema/check.ts';
import { nearest } from '../schema/suggest.ts';
import { locateFinding, type Finding, type SourceDocument } from '../source/document.ts';
import type { HostModel, HostProfile, HostTool } from './host.ts';

/** What {@link readHostProfile} found: the profile is only there when no error is. */
export interface HostReading {
  readonly profile: HostProfile | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

type RawTool = Omit<HostTool, 'scopes'> & { readonly scopes?: readonly string[] };
type RawModel = Omit<HostModel, 'structuredOutput'> & Partial<Pick<HostModel, 'structuredOutput'>>;
/** `*.host.yaml` after its schema was checked. */
type RawProfile = Partial<Omit<HostProfile, 'tools' | 'model'>> & {
  readonly name: string;
  readonly tools?: readonly RawTool[];
  readonly model?: RawModel;
};
type Report = (rule: string, finding: Omit<Finding, 'rule' | 'level'> & Partial<Pick<Finding, 'level'>>) => void;

/**
 * Reads a host profile (surface.md, Host profiles): shape, a real date as revision, unique tool names, bindings and wrapped
 * tools that lead to a tool.
 *
 * @param validator the compiled `schemas/host.schema.json`
 */
export function readHostProfile(doc: SourceDocument, validator: Validator): HostReading {
  const diagnostics: Diagnostic[] = [...doc.problems];
  const report: Report = (rule, finding) => {
    diagnostics.push(locateFinding(doc, { level: 'error', rule: `host/${rule}`, ...finding }));
  };
  if (diagnostics.length === 0) diagnostics.push(...checkSchema(doc, validator, 'host/schema'));
  if (diagnostics.length > 0) return { profile: undefined, diagnostics };

  const raw = doc.value as RawProfile;
  checkRevision(raw, report);
  checkTools(raw, report);
  checkBindings(raw, report);
  const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
  return { profile: failed ? undefined : complete(raw), diagnostics };
}

function complete(raw: RawProfile): HostProfile {
  const { model } = raw;
  return {
    name: raw.name,
    ...(raw.description === undefined ? {} : { description: raw.description }),
    protocolRevision: raw.protocolRevision,
    model: model === undefined ? undefined : { ...model, structuredOutput: model.structuredOutput ?? false },
    tools: (raw.tools ?? []).map((tool) => ({ ...tool, scopes: tool.scopes ?? [] })),
    filesystem: raw.filesystem ?? [],
    network: raw.network ?? [],
    bindings: raw.bindings ?? {},
    resources: raw.resources ?? [],
    servers: raw.servers ?? [],
    sources: raw.sources ?? [],
  };
}

function checkRevision(raw: RawProfile, report: Report): void {
  const revision = raw.protocolRevision;
  if (revision === undefined || isRevision(revision)) return;
  report('revision', {
    message: `protocolRevision is ${quote(revision)}, which is no date`,
    path: ['protocolRevision'],
    help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
  });
}

function checkTools(raw: RawProfile, report: Report): void {
  const tools = raw.tools ?? [];
  const first = new Map<string, RawTool>();
  for (const [i, tool] of tools.entries()) {
    if (first.has(tool.name)) {
      report('duplicate-tool', {
        message: `tool ${quote(tool.name)} stands twice`,
        path: ['tools', i, 'name'],
        help: 'give each tool its own name',
      });
    } else first.set(tool.name, tool);
  }
  const live = (raw.servers ?? []).length > 0;
  for (const [i, tool] of tools.entries()) checkWrapped(tool, i, first, live, report);
}

function checkWrapped(
  tool: RawTool,
  i: number,
  tools: ReadonlyMap<string, RawTool>,
  live: boolean,
  report: Report,
): void {
  const { wraps } = tool;
  if (wraps === undefined) {
    for (const part of ['rename', 'constants'] as const) {
      if (tool[part] !== undefined)
        report('wrapped-tool', {
          message: `${part} without wraps`,
          path: ['tools', i, part],
          part: 'key',
          help: 'name the wrapped tool in wraps',
        });
    }
    return;
  }
  const path = ['tools', i, 'wraps'];
  const target = tools.get(wraps);
  if (target === undefined && !live) {
    const near = nearest(wraps, [...tools.keys()]);
    report('wrapped-tool', {
      message: `wrapped tool ${quote(wraps)} is not among the tools`,
      path,
      help: near === undefined ? 'name a tool of this profile' : `did you mean ${quote(near)}?`,
    });
  } else if (target?.wraps !== undefined) {
    report('wrapped-tool', {
      message: `${quote(wraps)} is itself a wrapped tool`,
      path,
      help: 'wrap the tool that the server offers',
    });
  }
  if (tool.inputSchema !== undefined) {
    report('wrapped-tool', {
      message: 'a wrapped tool has no inputSchema of its own',
      path: ['tools', i, 'inputSchema'],
      part: 'key',
      help: 'remove it: it is derived from the wrapped tool',
    });
  }
  checkArguments(tool, i, report);
}

// Two arguments for one property of the wrapped tool would leave it open which of them is sent.
function checkArguments(tool: RawTool, i: number, report: Report): void {
  const taken = new Map<string, string>();
  for (const [from, to] of Object.entries(tool.rename ?? {})) {
    const path = ['tools', i, 'rename', from];
    const earlier = taken.get(to);
    if (earlier !== undefined)
      report('wrapped-tool', {
        message: `${quote(earlier)} and ${quote(from)} are both renamed to ${quote(to)}`,
        path,
        help: 'rename each to a property of its own',
      });
    else if (Object.hasOwn(tool.constants ?? {}, to))
      report('wrapped-tool', {
        message: `${quote(to)} is a constant and a renamed property at once`,
        path,
        help: 'remove one of the two',
      });
    taken.set(to, from);
  }
}

function checkBindings(raw: RawProfile, report: Report): void {
  const names = new Set((raw.tools ?? []).map((tool) => tool.name));
  const live = (raw.servers ?? []).length > 0;
  for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
    const path = ['bindings', role];
    if (!/^[a-z]+:./.test(role)) {
      report('binding', {
        message: `${quote(role)} is no role: its namespace is missing`,
        path,
        part: 'key',
        help: 'write the role with its namespace, as the manifest does',
      });
    } else if (!names.has(tool) && !live) {
      const near = nearest(tool, [...names]);
      report('binding', {
        message: `${role} is bound to ${quote(tool)}, which is not among the tools`,
        path,
        help: near === undefined ? 'name a tool of this profile' : `did you mean ${quote(near)}?`,
      });
    }
  }
}
