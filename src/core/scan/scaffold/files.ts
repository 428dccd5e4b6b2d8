import { PACKAGE_SCHEMA_VERSION, type FormatProfile } from '../../../ids.ts';
import type { InitPlan } from '../../results.ts';
import type { Role } from '../detector.ts';
import type { ScanResult } from '../scan.ts';
import type { TreeView } from '../tree.ts';
import { neededBy, scaffoldCal } from './cal.ts';
import { evidenceOf, racItem, technologiesOf, type RacItem } from './items.ts';
import { ROLE_TEMPLATES } from './roles.ts';
import { slug, speakablePath } from './speakable.ts';
import { yamlText } from './yaml-text.ts';
import { jsonText } from '../../json-text.ts';

export interface ScaffoldOptions {
  readonly profile: FormatProfile;
  /** Reverse-DNS id of who publishes the agents; default: `local.` and the project's name. */
  readonly publisher?: string | undefined;
  readonly format: 'json' | 'yaml';
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
}

/** Turns a scan into files: a package per role, a CAL, a README. The same scan gives the same bytes. */
export function scaffold(scan: ScanResult, tree: TreeView, options: ScaffoldOptions): Scaffold {
  const id = slug(tree.name, 'project');
  const publisher = options.publisher ?? `local.${id}`;
  const rac = racItems(scan, tree);
  const roles = scan.roles.map(({ value, confidence, claims }) => ({
    role: value,
    capabilities: ROLE_TEMPLATES[value].taskTypes,
    confidence,
    evidence: evidenceOf(claims),
    technologies: technologiesOf(claims),
  }));
  if (roles.length === 0) return { roles: [], rac, files: [] };
  const cal = scaffoldCal({ profile: options.profile, id, name: id, roles: roles.map(({ role }) => role), rac });
  const calPath = `cal/from-code.cal.${options.format}`;
  const files: ScaffoldFile[] = [
    { path: 'README.md', text: readme(roles, rac, calPath, options) },
    { path: calPath, text: options.format === 'json' ? jsonText(cal, 2) : yamlText(cal) },
    ...roles.flatMap((role) => agentFiles(role, neededBy(role.role, rac), publisher)),
  ];
  return {
    roles: roles.map(({ role, capabilities, confidence, evidence }) => ({ role, capabilities, confidence, evidence })),
    rac,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The RAC items that a scan calls for. */
export function racItems(scan: ScanResult, tree: TreeView): RacItem[] {
  const folders = foldersOf(scan, tree);
  return scan.rac.map((decision) => racItem(decision, folders, tree));
}

interface ScaffoldRole {
  readonly role: Role;
  readonly capabilities: readonly string[];
  readonly confidence: number;
  readonly evidence: InitPlan['roles'][number]['evidence'];
  readonly technologies: readonly string[];
}

function agentFiles(
  { role, capabilities, evidence, technologies }: ScaffoldRole,
  needed: readonly RacItem[],
  publisher: string,
): ScaffoldFile[] {
  const { title, mission } = ROLE_TEMPLATES[role];
  const folder = `agents/${role}`;
  const cartridge = {
    schemaVersion: PACKAGE_SCHEMA_VERSION,
    id: `${publisher}/${role.replaceAll('_', '-')}`,
    version: '0.1.0',
    publisher,
    name: title,
    role,
    description: mission,
    capabilities: capabilities.map((taskType) => ({
      taskType,
      ...(technologies.length > 0 ? { stack: technologies } : {}),
    })),
  };
  const here = [
    ...(technologies.length === 0 ? [] : [`- Technologies: ${technologies.join(', ')}.`]),
    ...needed.map((item) => `- Required context \`${item.id}\`: ${item.description}`),
  ];
  const lines = [
    `# ${title}`,
    '',
    mission,
    '',
    ...(here.length === 0 ? [] : ['## In this project', '', ...here, '']),
    '## How to work',
    '',
    '- Read the required context of the task before anything else; say so when it is missing.',
    '- Keep to the task. What is outside it is reported, not changed.',
    '- State what was done, what was checked, and what is left.',
    '',
    '## To be completed',
    '',
    '- TODO: conventions of this team that a newcomer would get wrong.',
    '- TODO: who decides when this role is not sure.',
    '',
  ];
  return [
    { path: `${folder}/cartridge.yaml`, text: yamlText(cartridge) },
    { path: `${folder}/rom/instructions.md`, text: lines.join('\n') },
    { path: `${folder}/rom/why.md`, text: why(title, evidence) },
  ];
}

function why(title: string, evidence: ScaffoldRole['evidence']): string {
  const lines = evidence.flatMap(({ path, line, why: reason }) => {
    const shown = speakablePath(path);
    return shown === undefined ? [] : [`- \`${shown}\`${line === undefined ? '' : `, line ${line}`}: ${reason}`];
  });
  return [`# Why there is a ${title.toLowerCase()}`, '', ...lines, ''].join('\n');
}

function readme(
  roles: readonly ScaffoldRole[],
  rac: readonly RacItem[],
  cal: string,
  { profile, publisher, wayToCode = 'PATH_TO_THE_CODE' }: ScaffoldOptions,
): string {
  const builds = roles.map(
    ({ role }) => `cartwright build agents/${role} --out cartridges/${role}${profile.extension}`,
  );
  const root = wayToCode === '.' ? '' : ` --root ${wayToCode}`;
  const steps = [
    `Replace every TODO in \`${cal}\` and in \`agents/*/rom/instructions.md\`.`,
    ...(publisher === undefined
      ? ['Put your reverse-DNS id in the place of `local.…` in `agents/*/cartridge.yaml`, in `publisher` and in `id`.']
      : []),
    `Build the agents, in the folder that holds \`agents\`:\n\n${shell(builds)}`,
    `See whether the flow could start:\n\n${shell([`cartwright workflow ready ${cal} --cartridges cartridges${root}`])}`,
    'Make a key (`cartwright keygen --out keys`, never to be committed), sign the cartridges (`cartwright sign`), and let CI run `cartwright check`.',
    'When the code has changed, `cartwright init --propose` says what the CAL lacks.',
  ];
  return [
    '# Agents, flow and required context',
    '',
    'Proposed by `cartwright init --from-code`. It is a scaffold: read it, correct it, keep what is right.',
    '',
    '## Agents',
    '',
    ...roles.map(
      ({ role, confidence }) =>
        `- **${ROLE_TEMPLATES[role].title}** (\`${role}\`, confidence ${confidence.toFixed(2)}): [why](agents/${role}/rom/why.md)`,
    ),
    '',
    '## Required context',
    '',
    ...(rac.length === 0
      ? ['Nothing.']
      : rac.map(({ id, kind, description }) => `- \`${id}\` (${kind}): ${description}`)),
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

function foldersOf(scan: ScanResult, tree: TreeView): ReadonlySet<string> {
  const files = new Set(tree.files.map(({ path }) => path));
  const samples = new Set([...tree.code.values(), ...tree.extensions.values()].map(({ sample }) => sample));
  for (const path of tree.tests.samples) samples.add(path);
  return new Set(
    scan.claims.map(({ evidence }) => evidence.path).filter((path) => !files.has(path) && !samples.has(path)),
  );
}
