import { PACKAGE_SCHEMA_VERSION, type FormatProfile } from '../../../ids.ts';
import type { InitPlan } from '../../result/init-results.ts';
import type { Role } from '../detector.ts';
import { loadParsers } from '../parsers/large.ts';
import type { ScanResult } from '../scan.ts';
import { isThere, type TreeView } from '../tree/tree.ts';
import { ownersOf, workshopOf } from '../workshop/conventions.ts';
import { agentOf, type Agent } from './agent.ts';
import { scaffoldCal } from './cal.ts';
import { itemsOf, type RacItem } from './items.ts';
import { projectOf, type Project } from './project.ts';
import { OPEN, ROLE_TEMPLATES } from './roles.ts';
import { counted, evidenceOf, slug, when } from './words.ts';
import { yamlText } from './yaml-text.ts';
import type { Change } from '../history.ts';
import { proved } from './prove.ts';
import { jsonText } from '../../text/json-text.ts';

export interface ScaffoldOptions {
  readonly profile: FormatProfile;
  /** Reverse-DNS id of who publishes the agents; default: `local.` and the project's name. */
  readonly publisher?: string | undefined;
  readonly format: 'json' | 'yaml';
  /** Whether there is a package that claims nothing where no role is sure. */
  readonly open?: boolean;
  /** The last changes of the code, the newest first. */
  readonly changes?: readonly Change[];
  /** The way from the output folder to the top of the code, with `/`; absent where it would say too much. */
  readonly wayToCode?: string | undefined;
}

export interface ScaffoldFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What `init` would write, and why. */
export interface Scaffold {
  readonly roles: InitPlan['roles'];
  readonly rac: readonly RacItem[];
  readonly files: readonly ScaffoldFile[];
  /** What could not be proved and was left out, one line each. */
  readonly notes: readonly string[];
  /** Why there is no role, where there is none. */
  readonly reason?: string;
}

/**
 * Turns a scan into files: a package per role, a CAL, a README. The same scan gives the same bytes. Knowledge without a role gets
 * a CAL with an open slot, and a package for it where that is asked for; nothing at all, nothing but the reason.
 */
export async function scaffold(scan: ScanResult, tree: TreeView, options: ScaffoldOptions): Promise<Scaffold> {
  await loadParsers(tree.files);
  const project = { ...projectOf(scan, tree, options.changes ?? []), workshop: workshopOf(tree) };
  const id = slug(tree.name, 'project');
  const publisher = options.publisher ?? `local.${id}`;
  const { items: rac, notes } = proved(itemsOf(project), tree);
  const reason = scan.roles.length > 0 ? {} : { reason: reasonFor(project) };
  const open = scan.roles.length === 0 && options.open === true;
  if (scan.roles.length + rac.length === 0 && !open) return { roles: [], rac, files: [], notes, ...reason };
  const agents = project.scan.roles.map((decision) => agentOf(decision, rac, project));
  const roles = project.scan.roles.map(({ value, confidence, claims }) => ({
    role: value,
    capabilities: ROLE_TEMPLATES[value].taskTypes,
    confidence,
    evidence: evidenceOf(claims).filter(({ path }) => isThere(path, tree)),
  }));
  const { review } = project.workshop.conventions;
  const parts = (project.map?.parts ?? []).map(({ path }) => path);
  const owners = review === undefined ? undefined : ownersOf(review, parts, tree);
  const { name } = project;
  const asked = owners === undefined ? { review: undefined, owners: [] } : { review, owners };
  const cal = scaffoldCal({ profile: options.profile, id, name, agents, rac, ...asked, open });
  const calPath = `cal/from-code.cal.${options.format}`;
  const files: ScaffoldFile[] = [
    { path: 'README.md', text: readme(roles, calPath, { ...options, open }, reason.reason) },
    { path: calPath, text: options.format === 'json' ? jsonText(cal, 2) : yamlText(cal) },
    ...agents.flatMap((agent, i) => agentFiles(agent, roles[i]?.evidence ?? [], publisher)),
    ...(open ? openFiles(name, publisher) : []),
  ];
  return { roles, rac, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), notes, ...reason };
}

// One sentence: what was there, and why it makes no role.
function reasonFor({ map, tree }: Project): string {
  const code = map === undefined ? 'no source code' : `${counted(map.files, 'source file')} that no manifest explains`;
  return `no role is sure: among ${counted(tree.fileCount, 'file')} there is ${code}`;
}

type ScaffoldRole = InitPlan['roles'][number] & { readonly role: Role };

function agentFiles(agent: Agent, evidence: ScaffoldRole['evidence'], publisher: string): ScaffoldFile[] {
  const { role, title, mission, technologies, instructions } = agent;
  const stack = technologies.length > 0 ? { stack: technologies } : {};
  const capabilities = ROLE_TEMPLATES[role].taskTypes.map((taskType) => ({ taskType, ...stack }));
  return [
    ...packageFiles({ publisher, name: title, role, description: mission, capabilities }, instructions),
    { path: `agents/${role}/rom/why.md`, text: why(title, evidence) },
  ];
}

/** A package that claims nothing: it asks of a host what every package asks. */
function openFiles(name: string, publisher: string): ScaffoldFile[] {
  const description = `Works on ${name}; what it can do is not said yet.`;
  const instructions = `# Anyone\n\nTODO: say what is to be done with ${name}, and how.\n`;
  return packageFiles({ publisher, name: 'Anyone', role: OPEN, description }, instructions);
}

function packageFiles(
  { publisher, ...more }: { readonly publisher: string; readonly role: string; readonly [member: string]: unknown },
  instructions: string,
): ScaffoldFile[] {
  const folder = `agents/${more.role}`;
  const id = `${publisher}/${more.role.replaceAll('_', '-')}`;
  const cartridge = { schemaVersion: PACKAGE_SCHEMA_VERSION, id, version: '0.1.0', publisher, ...more };
  return [
    { path: `${folder}/cartridge.yaml`, text: yamlText(cartridge) },
    { path: `${folder}/rom/instructions.md`, text: instructions },
  ];
}

function why(title: string, evidence: ScaffoldRole['evidence']): string {
  const lines = evidence.map(
    ({ path, line, why: reason }) => `- \`${path}\`${line === undefined ? '' : `, line ${line}`}: ${reason}`,
  );
  return [`# Why there is a ${title.toLowerCase()}`, '', ...lines, ''].join('\n');
}

function readme(
  roles: readonly ScaffoldRole[],
  cal: string,
  { profile, publisher, format, open = false, wayToCode = 'PATH_TO_THE_CODE' }: ScaffoldOptions,
  reason: string | undefined,
): string {
  const folders = open ? [OPEN] : roles.map(({ role }) => role);
  const builds = folders.map((role) => `cartwright build agents/${role} --out cartridges/${role}${profile.extension}`);
  const root = wayToCode === '.' ? '' : ` --root ${wayToCode}`;
  const from = wayToCode === '.' ? '' : ` --from-code ${wayToCode}`;
  const written = format === 'json' ? '' : ` --format ${format}`;
  const steps = [
    ...(folders.length === 0
      ? [
          `Give the open slot of \`${cal}\` a role, and replace the TODO of its task.`,
          `See whether the flow could start:\n\n${shell([`cartwright workflow ready ${cal}${root}`])}`,
        ]
      : [
          `Replace the TODO in \`${cal}\`${open ? ` and \`agents/${OPEN}/rom/instructions.md\`` : ''}.`,
          ...when(
            publisher === undefined,
            () =>
              'Put your reverse-DNS id in the place of `local.…` in `agents/*/cartridge.yaml`, in `publisher` and in `id`.',
          ),
          `Build the agents, in the folder that holds \`agents\`:\n\n${shell(builds)}`,
          `See whether the flow could start:\n\n${shell([`cartwright workflow ready ${cal} --cartridges cartridges${root}`])}`,
          'Let CI run `cartwright check`.',
        ]),
    `When the code has changed, bring these files up to date; this keeps what you changed:\n\n${shell([`cartwright init --update${from} --out .${written}`])}`,
  ];
  return [
    '# Agents, flow and required context',
    '',
    'Proposed by `cartwright init --from-code`.',
    '',
    '## Agents',
    '',
    ...when(reason !== undefined, () => `None: ${reason ?? ''}.`),
    ...when(
      open,
      () =>
        `\n\`agents/${OPEN}\` is a package to begin with: it claims nothing, and asks of a host what every package asks.`,
    ),
    ...roles.map(
      ({ role, confidence }) =>
        `- **${ROLE_TEMPLATES[role].title}** (\`${role}\`, confidence ${confidence.toFixed(2)}): [why](agents/${role}/rom/why.md)`,
    ),
    '',
    '## Next steps',
    '',
    ...steps.flatMap((step, i) => [`${i + 1}. ${step}`, '']),
  ].join('\n');
}

/** A block of commands below a list item. */
function shell(lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].map((line) => `   ${line}`).join('\n');
}
