import { parentOf } from '../../value/path.ts';
import type { Decision } from '../decide.ts';
import { ROLES, type Claim, type Role } from '../detector.ts';
import { languagesOf } from '../map/source-map.ts';
import { introducing, pagesOf } from '../pages.ts';
import { commandsFor, type Command } from '../workshop/commands.ts';
import type { Purpose } from '../workshop/programs.ts';
import { partText, type RacItem } from './items.ts';
import { territoryOf, type Project, type Territory } from './project.ts';
import { ROLE_TEMPLATES } from './roles.ts';
import { commonFolder, counted, isSpeakable, listed, technologiesOf } from './words.ts';

/** A role of this project: who it is, where it works, what it runs. */
export interface Agent {
  readonly role: Role;
  readonly title: string;
  readonly mission: string;
  /** Its task in the flow. */
  readonly action: string;
  readonly technologies: readonly string[];
  /** Source files of the parts that it works on: who owns most of the code begins. */
  readonly files: number;
  /** How it finds out whether its work holds. */
  readonly checks: readonly string[];
  /** The items that its task needs. */
  readonly needs: readonly RacItem[];
  readonly instructions: string;
}

/** Commands that a role has use for. */
const CODES: readonly Purpose[] = ['build', 'test', 'lint', 'types', 'run'];
const RUNS: Readonly<Partial<Record<Role, readonly Purpose[]>>> = {
  qa_engineer: ['test'],
  tech_writer: ['docs', 'lint'],
  security_expert: ['test', 'lint'],
  devops_engineer: ['test', 'lint'],
};
/** Roles that write the source of the project. */
const CODERS: ReadonlySet<Role> = new Set(ROLES.filter((role) => ROLE_TEMPLATES[role].phase === 'build'));
/** Roles that look at the code of others. */
const OF_ALL: ReadonlySet<Role> = new Set(['qa_engineer', 'security_expert']);
const SCRIPTED = /^(?:npm|pnpm|yarn|bun|node|make|bash|sh|just|task|poe|composer)\b|^\.?\//;
/** Evidence that is named. */
const STRONG = 0.3;
const MOST = 6;

/** What is said of a role: where it works, in one phrase and as lines, and what its task is. */
interface Work {
  readonly what: string;
  readonly places: readonly string[];
  readonly action: string;
  readonly files?: number;
}

export function agentOf({ value: role, claims }: Decision<Role>, rac: readonly RacItem[], project: Project): Agent {
  const { title, mission, needs } = ROLE_TEMPLATES[role];
  const territory = territoryOf(role, claims, project);
  const technologies = technologiesOf(claims);
  const runs = runsOf(role, territory, project);
  const { what, places, action, files = 0 } = workOf(role, claims, territory, project);
  const made = technologies.length === 0 ? '' : ` with ${listed(technologies.slice(0, 3))}`;
  const said = mission.replace('{what}', `${what}${CODERS.has(role) ? made : ''}`);
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Where things are', places],
    ['Commands', runs.map(commandLine)],
    ['How changes are made', conventions(role, project)],
  ];
  const body = sections.flatMap(([heading, lines]) =>
    lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''],
  );
  const verify = runs.filter(({ purpose }) => purpose === 'test' || (purpose === 'docs' && role === 'tech_writer'));
  return {
    role,
    title,
    mission: said,
    action,
    technologies,
    files,
    checks: verify
      .filter(({ dir }) => dir === '')
      .map(({ command }) => command)
      .slice(0, 2),
    needs: rac.filter((item) => (needs as readonly string[]).includes(item.kind) && isNear(item, territory, role)),
    instructions: [`# ${title}`, '', said, '', ...body].join('\n'),
  };
}

// Of the map a role needs the parts that it works on.
function isNear({ kind, evidence }: RacItem, { parts }: Territory, role: Role): boolean {
  if (kind !== 'code-map' || !CODERS.has(role)) return true;
  return evidence.some(({ path }) =>
    parts.some((part) => part.path === path || (part.path === '' && parentOf(path) === '')),
  );
}

function runsOf(role: Role, { parts }: Territory, { workshop, tree }: Project): readonly Command[] {
  const folders = CODERS.has(role) ? parts.map(({ path }) => path) : [];
  const written = folders.flatMap((path) => languagesOf(tree.sources.get(path)));
  const languages = OF_ALL.has(role) || (CODERS.has(role) && written.length === 0) ? undefined : written;
  // What cannot be told to be of the infrastructure or the pages belongs to the code.
  const own =
    languages?.length === 0 ? workshop.commands.filter(({ command }) => !SCRIPTED.test(command)) : workshop.commands;
  return commandsFor(own, RUNS[role] ?? CODES, folders, languages);
}

function workOf(role: Role, claims: readonly Claim[], territory: Territory, project: Project): Work {
  if (CODERS.has(role)) return codeWork(territory, project);
  if (role === 'qa_engineer') return testWork(claims, project);
  if (role === 'tech_writer') return pageWork(project);
  const strong = claims.filter(({ weight }) => weight >= STRONG);
  const used = strong.length > 0 ? strong : claims.slice(0, 1);
  const reasons = new Map(used.map(({ evidence }) => [evidence.path, evidence] as const).toReversed());
  const all = [...reasons.values()].toReversed().slice(0, MOST);
  const paths = all.map(({ path }) => path);
  const short = listed(paths.slice(0, 3));
  return {
    what: short === '' ? project.name : `${project.name} (${short})`,
    places: all.map(({ path, why }) => `\`${path}\`: ${why}.`),
    action:
      role === 'devops_engineer'
        ? `Bring the change into operation by way of ${short || 'what runs it'}${often(paths, project, 'touched these files')}`
        : `Look at the change for what it opens to attackers${short === '' ? '' : `, by ${short}`}`,
  };
}

/** The rest of a sentence: how many of the last changes did something. */
function often(folders: readonly string[], { history }: Project, did: string): string {
  const count = history.touched(folders);
  return count === 0 ? '' : `; ${count} of the last ${history.size} changes ${did}`;
}

function codeWork({ parts, files }: Territory, project: Project): Work {
  const { name, map, history } = project;
  const shown = parts.filter(({ path, deep }) => isSpeakable(path) && (path !== '' || !deep)).slice(0, MOST);
  const folders = shown.map(({ path }) => folderText(path));
  const first = listed(folders.slice(0, 3));
  const many = counted(files, 'source file');
  const others = (map?.parts ?? []).filter((part) => !parts.some(({ path }) => path === part.path)).slice(0, 3);
  const paths = shown.map(({ path }) => path);
  const changed = history.touched(paths);
  const tested = history.touched(paths, true);
  return {
    what: folders.length === 0 ? name : `${name} (${first}, ${many})`,
    files,
    places: [
      ...shown.map((part) => `${partText(part, project)}.`),
      ...(others.length === 0 ? [] : [`Beside it: ${listed(others.map((part) => partText(part, project)))}.`]),
      ...testsLine(project),
    ],
    action: [
      `Make the change in ${first || name}`,
      ...(changed === 0 ? [] : [`; ${changed} of the last ${history.size} changes were made there`]),
      ...(tested === 0 ? [] : [`, ${tested} of them with tests`]),
    ].join(''),
  };
}

function testsLine({ workshop: { suites }, tree }: Project): string[] {
  const { files, frameworks, folders, endToEnd } = suites;
  const list = folders
    .filter(([folder]) => tree.listing.has(folder))
    .map(([folder, count]) => `${folder === '' ? 'the top folder' : `\`${folder}/\``} (${count})`);
  if (list.length === 0) return [];
  const how = frameworks.length === 0 ? '' : `, with ${listed(frameworks)}`;
  const whole = endToEnd === 0 ? '' : `; ${counted(endToEnd, 'of them is', 'of them are')} end to end`;
  return [`${counted(files, 'test file')}${how}, most of them in ${listed(list)}${whole}.`];
}

function testWork(claims: readonly Claim[], project: Project): Work {
  const { name, workshop, history } = project;
  const { files, frameworks, folders } = workshop.suites;
  const how = frameworks.length === 0 ? '' : ` with ${listed(frameworks.slice(0, 3))}`;
  const paths = folders.map(([folder]) => folder);
  const where = listed(paths.slice(0, 2).map(folderText));
  const count = history.tested();
  return {
    what:
      files === 0 ? `${name} (${claims[0]?.evidence.path ?? ''})` : `${name} (${counted(files, 'test file')}${how})`,
    places: testsLine(project),
    action: `Cover the change${where === '' ? '' : ` in ${where}`}${how}${count === 0 ? '' : `; ${count} of the last ${history.size} changes touched tests`}`,
  };
}

function pageWork(project: Project): Work {
  const { name, tree } = project;
  const { pages, loose } = pagesOf(tree.files);
  const paths = (pages.length > 0 ? pages : loose).map(({ path }) => path);
  const common = commonFolder(paths);
  const place = common === '' ? '' : ` in ${common}/`;
  const first = introducing(tree.files).map(({ path }) => `\`${path}\``);
  return {
    what: `the ${counted(paths.length, 'page')} of ${name}${place}`,
    places: [
      ...(common === '' ? [] : [`\`${common}/\`: ${counted(paths.length, 'page')}.`]),
      ...(first.length === 0 ? [] : [`Readers begin with ${listed(first.slice(0, 3))}.`]),
    ],
    action: `Write what the change means for readers of the pages${place || ` of ${name}`}${often(common === '' ? [] : [common], project, 'touched pages there')}`,
  };
}

function commandLine({ purpose, command, dir, path, line, covers }: Command): string {
  const part = covers === undefined || covers.files === covers.of ? '' : `; ${covers.files} of ${covers.of} test files`;
  return `${purpose}: \`${command}\`${dir === '' ? '' : ` in \`${dir}/\``} (\`${path}\`, line ${line})${part}`;
}

function conventions(role: Role, { name, workshop, history }: Project): string[] {
  const { pages, review } = workshop.conventions;
  const kinds = history.kinds();
  return [
    ...(pages.length === 0 ? [] : [`Changes to ${name} follow ${listed(pages.map((path) => `\`${path}\``))}.`]),
    ...(review === undefined ? [] : [`They wait for the people that \`${review}\` names.`]),
    ...(kinds === undefined || !CODERS.has(role)
      ? []
      : [
          `Their subjects begin with a word such as ${listed(kinds.words.map((word) => `\`${word}:\``))}: ${kinds.count} of the last ${history.size} did.`,
        ]),
  ];
}

function folderText(path: string): string {
  return path === '' ? 'the top folder' : `${path}/`;
}
