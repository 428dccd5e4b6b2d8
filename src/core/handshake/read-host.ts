import { NOTHING_STATED, type HostProfile, type HostTool } from './host.ts';
import { withGate } from './own-tools.ts';
import { givesDigest } from './pins.ts';
import { FROM, templateFaults } from './template.ts';
import { suspectText } from './tool-text.ts';
import { isFault, openSchema } from '../json-schema/open-schema.ts';
import { pathOf } from '../json-schema/where.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { checkSchema, type Validator } from '../schema/check.ts';
import { didYouMean } from '../schema/suggest.ts';
import { locateFinding, type SourceDocument, type Finding, type Part, type Path } from '../source/document.ts';
import { quote } from '../text/printable.ts';
import { lazily } from '../value/lazily.ts';
import { isRevision } from '../value/revision.ts';
import type { RuleId } from '../../generated/rule-facts.ts';

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
    const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    if (index === undefined) readable = false;
    else broken.add(Number(index));
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

/** A tool of a host profile as it is written. */
export type RawTool = Omit<HostTool, 'scopes'> & { readonly scopes?: readonly string[] };

/** Reports a finding at a path of the profile; an error unless it says otherwise. */
export type Report = (rule: RuleId, finding: Omit<Finding, 'rule' | 'level'> & Partial<Pick<Finding, 'level'>>) => void;

/**
 * Judges the tools of a profile one by one: what is wrong with one is a finding at its place, and it is not a candidate; the
 * others stay. Of two tools with one name the first counts.
 *
 * @param tools as they are written; nothing is promised of those among `broken`
 * @param broken indexes of tools that have not the shape of one, which is reported already
 * @param live whether servers offer tools beside these
 * @returns the tools that may be bound, in their order, and what reports their texts: that takes long, and binds nothing
 */
export function checkTools(
  tools: readonly RawTool[],
  broken: ReadonlySet<number>,
  live: boolean,
  report: Report,
): { readonly usable: readonly RawTool[]; readonly checkTexts: () => void } {
  const first = new Map<string, RawTool>();
  const left = new Set(broken);
  for (const [i, tool] of tools.entries()) {
    const name = nameOf(tool);
    if (name !== undefined && first.has(name)) {
      left.add(i);
      report('host/duplicate-tool', {
        message: `tool ${quote(name)} appears twice; the first is used`,
        path: ['tools', i, 'name'],
        help: 'give each tool its own name',
      });
    } else if (name !== undefined) first.set(name, tool);
  }
  const usable: RawTool[] = [];
  const judged = [...tools.entries()].filter(([i]) => !left.has(i));
  for (const [i, tool] of judged) {
    let faulty = false;
    checkWrapped(tool, first, live, (path, message, help, part = 'value') => {
      faulty = true;
      report('host/wrapped-tool', { message, path: ['tools', i, ...path], part, help });
    });
    checkSchemaOf(tool, i, report);
    if (!faulty) usable.push(tool);
  }
  return { usable, checkTexts: () => judged.forEach(([i, tool]) => checkText(tool, i, report)) };
}

/** Those names that no tool has. */
export function namesBeside(tools: readonly Pick<HostTool, 'name'>[], names: readonly string[]): string[] {
  const taken = new Set(tools.map(({ name }) => name));
  return names.filter((name) => !taken.has(name));
}

/** The name of what is among the tools; undefined for what has none. */
export function nameOf(tool: unknown): string | undefined {
  const name = typeof tool === 'object' && tool !== null ? (tool as { readonly name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : undefined;
}

// What cannot be judged is never bound; said here, because an unmet role would not show it.
function checkSchemaOf(tool: RawTool, i: number, report: Report): void {
  if (tool.inputSchema === undefined) return;
  const opened = openSchema(tool.inputSchema);
  if (!isFault(opened)) return;
  report('host/tool-schema', {
    level: 'warning',
    message: `what tool ${quote(tool.name)} takes cannot be determined: ${opened.problem}`,
    path: ['tools', i, 'inputSchema', ...pathOf(opened.where)],
    help: 'correct the schema; until then the tool is never bound',
  });
}

/** What to do about a text that speaks to the model. */
export const READ_FIRST = 'read the whole text before a model does, and ask its author';

function checkText(tool: RawTool, i: number, report: Report): void {
  const found = suspectText(tool);
  if (found === undefined) return;
  const { path, part, what, more } = found;
  const others = more === 0 ? '' : `, and ${more} more of its texts`;
  report('host/tool-text', {
    level: 'warning',
    message: `${path.join('/')} of tool ${quote(tool.name)} ${what}${others}`,
    path: ['tools', i, ...path],
    part,
    help: READ_FIRST,
  });
}

/** Reports what is wrong with how a tool wraps another, at a path of the tool. */
type ReportWrap = (path: Path, message: string, help: string, part?: Part) => void;

function checkWrapped(tool: RawTool, tools: ReadonlyMap<string, RawTool>, live: boolean, report: ReportWrap): void {
  const { wraps } = tool;
  if (wraps === undefined) {
    for (const part of ['rename', 'constants', 'template'] as const)
      if (tool[part] !== undefined) report([part], `${part} without wraps`, 'name the wrapped tool in wraps', 'key');
    return;
  }
  const target = tools.get(wraps);
  if (target === undefined && !live) {
    const help = didYouMean(wraps, [...tools.keys()], 'name a tool of this profile', quote);
    report(['wraps'], `wrapped tool ${quote(wraps)} is not among the tools`, help);
  } else if (target?.wraps !== undefined)
    report(['wraps'], `${quote(wraps)} is itself a wrapped tool`, 'wrap the tool that the server offers');
  if (tool.inputSchema !== undefined) {
    const message = 'a wrapped tool has no inputSchema of its own';
    report(['inputSchema'], message, 'remove it: it is derived from the wrapped tool', 'key');
  }
  checkArguments(tool, report);
  checkTemplate(tool, report);
}

// A template says the whole of what is sent: what is said beside it would not be.
function checkTemplate({ template, rename, constants }: RawTool, report: ReportWrap): void {
  if (template === undefined) return;
  const help = 'say the whole of the arguments in template, or remove it';
  for (const [part, value] of Object.entries({ rename, constants }))
    if (value !== undefined) report([part], `${part} cannot be used together with template`, help, 'key');
  for (const { path, message } of templateFaults(template)) {
    const way = `write { ${FROM}: PROPERTY } to insert a property of the contract`;
    report(['template', ...path], message, way);
  }
}

// Two arguments for one property of the wrapped tool would leave it open which of them is sent.
function checkArguments({ rename = {}, constants = {} }: RawTool, report: ReportWrap): void {
  const taken = new Map<string, string>();
  for (const [from, to] of Object.entries(rename)) {
    const path = ['rename', from];
    const earlier = taken.get(to);
    if (earlier !== undefined) {
      const message = `${quote(earlier)} and ${quote(from)} are both renamed to ${quote(to)}`;
      report(path, message, 'rename each to a property of its own');
    } else if (Object.hasOwn(constants, to))
      report(path, `${quote(to)} is a constant and a renamed property at once`, 'remove one of the two');
    taken.set(to, from);
  }
}
