import type { Decision } from '../decide.ts';
import { ROLES, type Claim, type Role } from '../detector.ts';
import { introducing, pagesOf } from '../pages.ts';
import { commandsFor, type Command } from '../workshop/commands.ts';
import type { Purpose } from '../workshop/programs.ts';
import { partText } from './describe.ts';
import type { RacItem } from './items.ts';
import { languagesOf } from '../map/source-map.ts';
import { territoryOf, type Project, type Territory } from './project.ts';
import { ROLE_TEMPLATES, filled } from './roles.ts';
import { speakablePath, counted, folderName, listed, placesOf, technologiesOf } from './words.ts';

/** A role of this project: who it is, where it works, what it runs. */
export interface Agent {
  readonly role: Role;
  readonly title: string;
  readonly mission: string;
  /** The placeholder of its task in the flow. */
  readonly action: string;
  readonly technologies: readonly string[];
  /** Source files of the parts that it works on: who owns most of the code designs. */
  readonly files: number;
  /** How it finds out whether its work holds. */
  readonly checks: readonly string[];
  readonly instructions: string;
}

/** Commands that a role has use for. */
const CODES: readonly Purpose[] = ['build', 'test', 'lint', 'types', 'run'];
const RUNS: Readonly<Record<Role, readonly Purpose[]>> = {
  frontend_dev: CODES,
  backend_dev: CODES,
  mobile_dev: CODES,
  data_engineer: CODES,
  ml_engineer: CODES,
  fullstack_dev: CODES,
  qa_engineer: ['test'],
  tech_writer: ['docs', 'lint'],
  security_expert: ['test', 'lint'],
  devops_engineer: ['test', 'lint'],
};
/** Roles that write the source of the project. */
const CODERS: ReadonlySet<Role> = new Set(ROLES.filter((role) => ROLE_TEMPLATES[role].phase === 'build'));

/** Roles that look at the code of others. */
const OF_ALL: ReadonlySet<Role> = new Set(['qa_engineer', 'security_expert']);

function runsOf(role: Role, { parts }: Territory, { workshop, tree }: Project): readonly Command[] {
  const folders = CODERS.has(role) ? parts.map(({ path }) => path) : [];
  const written = folders.flatMap((path) => languagesOf(tree.sources.get(path)));
  const languages = OF_ALL.has(role) || (CODERS.has(role) && written.length === 0) ? undefined : written;
  return commandsFor(workshop.commands, RUNS[role], folders, languages);
}

/** @param needed the RAC items that its task needs */
export function agentOf({ value: role, claims }: Decision<Role>, needed: readonly RacItem[], project: Project): Agent {
  const template = ROLE_TEMPLATES[role];
  const territory = territoryOf(role, claims, project);
  const where = whereOf(role, claims, territory, project);
  const technologies = technologiesOf(claims);
  const runs = runsOf(role, territory, project);
  const values = { name: project.name, where: where.short, what: where.long };
  const mission = filled(template.mission, values);
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Where things are', CODERS.has(role) ? codePlaces(territory.parts, project) : otherPlaces(role, claims, project)],
    ['Commands', runs.map(commandLine)],
    ['How work is done here', conventions(role, project)],
    ['Every task', everyTask(where.short, runs, needed, project)],
  ];
  const body = sections.flatMap(([heading, lines]) => (lines.length === 0 ? [] : [`## ${heading}`, '', ...lines, '']));
  const tests = runs.filter(({ purpose, dir }) => purpose === 'test' && dir === '');
  return {
    role,
    title: template.title,
    mission,
    action: filled(template.action, values),
    technologies,
    files: CODERS.has(role) ? territory.files : 0,
    checks: tests.map(({ command }) => command).slice(0, 2),
    instructions: [`# ${template.title}`, '', mission, '', ...body].join('\n'),
  };
}

interface Where {
  /** The largest part, for a sentence that has other things to say. */
  readonly short: string;
  readonly long: string;
}

function whereOf(role: Role, claims: readonly Claim[], territory: Territory, project: Project): Where {
  const { name, workshop, tree } = project;
  const technologies = listed(technologiesOf(claims).slice(0, 3));
  const made = technologies === '' ? '' : ` with ${technologies}`;
  if (role === 'qa_engineer') {
    const { files, frameworks, folders } = workshop.suites;
    const first = folders[0]?.[0];
    const how = frameworks.length === 0 ? '' : ` with ${listed(frameworks.slice(0, 3))}`;
    const short = first === undefined ? name : (folderName(first) ?? name);
    return { short, long: files < 5 ? `${name}${made}` : `${name} (${counted(files, 'test file')}${how})` };
  }
  if (role === 'tech_writer') {
    const { pages, loose } = pagesOf(tree.files);
    const paths = (pages.length > 0 ? pages : loose).map(({ path }) => path);
    const place = placesOf(paths);
    return { short: place || name, long: `the ${counted(paths.length, 'page')} of ${name} in ${place}${made}` };
  }
  if (!CODERS.has(role)) {
    const paths = [...new Set(claims.filter(({ weight }) => weight >= 0.3).map(({ evidence }) => evidence.path))];
    const [only] = paths;
    const place = (paths.length === 1 && only !== undefined ? speakablePath(only) : placesOf(paths)) ?? '';
    // A sentence that has other things to say names one place.
    const short = only === undefined || !/ and |the top folder/.test(place) ? place : (speakablePath(only) ?? place);
    return { short: short || name, long: `${name}${place === '' ? '' : ` (${place})`}${made}` };
  }
  const folders = territory.parts.flatMap(({ path }) => folderName(path) ?? []);
  const short = folders[0] ?? name;
  const many = territory.files === 0 ? '' : `, ${counted(territory.files, 'source file')}`;
  const place = folders.length === 0 ? '' : ` (${listed(folders.slice(0, 3))}${many})`;
  return { short, long: `${name}${place}${made}` };
}

function codePlaces(parts: Territory['parts'], project: Project): string[] {
  const { entries, workshop, map } = project;
  const own = parts.flatMap((part) => partText(part, project) ?? []);
  const others = (map?.parts ?? [])
    .filter(({ path }) => !parts.some((part) => part.path === path))
    .flatMap((part) => partText(part, project) ?? []);
  const tests = workshop.suites.folders.slice(0, 2).map(([folder, files]) => `\`${folder}/\` (${files})`);
  return [
    ...(own.length === 0 ? [] : [`- The code, with its number of source files: ${listed(own)}.`]),
    ...(others.length === 0 ? [] : [`- Beside it: ${listed(others.slice(0, 3))}.`]),
    ...(entries.length === 0 ? [] : [`- It starts at ${listed(entries.map((path) => `\`${path}\``))}.`]),
    ...(tests.length === 0 ? [] : [`- ${testsLine(project)} stand in ${listed(tests)}.`]),
  ];
}

function testsLine({ workshop: { suites } }: Project): string {
  const how = suites.frameworks.length === 0 ? '' : `, written with ${listed(suites.frameworks)},`;
  return `The ${counted(suites.files, 'test file')}${how}`;
}

function otherPlaces(role: Role, claims: readonly Claim[], project: Project): string[] {
  if (role === 'qa_engineer') {
    const { folders, endToEnd } = project.workshop.suites;
    if (folders.length === 0) return [];
    const list = folders.map(([folder, files]) => `\`${folder}/\` (${files})`);
    return [
      `- ${testsLine(project)} stand in ${listed(list)}.`,
      ...(endToEnd === 0 ? [] : [`- ${counted(endToEnd, 'of them is', 'of them are')} end-to-end tests.`]),
    ];
  }
  if (role === 'tech_writer') {
    const { pages } = pagesOf(project.tree.files);
    const first = introducing(project.tree.files).flatMap(({ path }) => speakablePath(path) ?? []);
    const places =
      pages.length === 0 ? [] : [`- ${counted(pages.length, 'page')} in ${placesOf(pages.map(({ path }) => path))}.`];
    return [
      ...places,
      ...(first.length === 0
        ? []
        : [`- Readers meet ${listed(first.slice(0, 4).map((path) => `\`${path}\``))} first.`]),
    ];
  }
  const seen = new Map<string, string>();
  for (const { weight, evidence } of claims) {
    const path = speakablePath(evidence.path);
    if (weight >= 0.3 && path !== undefined && !seen.has(path) && seen.size < 6) seen.set(path, evidence.why);
  }
  return [...seen].map(([path, why]) => `- \`${path}\`: ${why}.`);
}

function commandLine({ purpose, path, line, covers, ...run }: Command): string {
  const part = covers === undefined || covers.files === covers.of ? '' : `; ${covers.files} of ${covers.of} test files`;
  return `- ${purpose}: ${commandText(run)} (\`${path}\`, line ${line})${part}`;
}

function commandText({ command, dir }: Pick<Command, 'command' | 'dir'>): string {
  return `\`${command}\`${dir === '' ? '' : ` in \`${dir}/\``}`;
}

function conventions(role: Role, { name, workshop }: Project): string[] {
  const { pages, review } = workshop.conventions;
  const wanted = pages.filter((path) => (role === 'security_expert' ? true : !/security\.md$/i.test(path)));
  return [
    ...(wanted.length === 0
      ? []
      : [
          `- How changes to ${name} are made stands in ${listed(wanted.map((path) => `\`${path}\``))}; follow it where it says otherwise.`,
        ]),
    ...(review === undefined ? [] : [`- Changes to ${name} wait for the people that \`${review}\` names.`]),
  ];
}

function everyTask(where: string, runs: readonly Command[], needed: readonly RacItem[], { name }: Project): string[] {
  const first = needed.map(({ id }) => `\`${id}\``);
  const last = (['test', 'lint', 'types'] as const).flatMap((purpose) => {
    const command = runs.find((each) => each.purpose === purpose);
    return command === undefined ? [] : [commandText(command)];
  });
  return [
    ...(first.length === 0 ? [] : [`- Before a change to ${where}, read ${listed(first)}; say so when it is missing.`]),
    ...(last.length === 0 ? [] : [`- After it, run ${listed(last)}, and say what was not run.`]),
    '- Keep to the task: what is outside it is reported, not changed.',
    `- TODO: what a newcomer to ${where} would get wrong, and who decides for ${name} when it is not clear.`,
  ];
}
