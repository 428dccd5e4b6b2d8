import { groupBy } from '../../value/group-by.ts';
import { isWithin, parentOf } from '../../value/path.ts';
import type { Decision } from '../decide.ts';
import { folderOfClaim, ROLES, type Claim, type Role } from '../detector.ts';
import { type History, isSource } from '../history.ts';
import { languageOf, languagesOf, ownOf, type Part, together } from '../map/source-map.ts';
import { pagesTold } from '../pages.ts';
import { commandsFor } from '../workshop/choose.ts';
import type { Command } from '../workshop/commands.ts';
import { suitesOf, type Suites } from '../workshop/suites.ts';
import type { Purpose } from '../workshop/programs.ts';
import { ownersOf, type Workshop } from '../workshop/conventions.ts';
import { togetherIn } from './globs.ts';
import { NEEDS_ONE, notebooksOf, partText, plural, type RacItem, withoutVersion } from './items.ts';
import { carrying, drawnOf, territoryOf, WITHIN, WRITES, type Project, type Territory } from './project.ts';
import { ROLE_TEMPLATES, type Phase } from './roles.ts';
import {
  capital,
  commonFolder,
  counted,
  folderText,
  isSpeakable,
  listed,
  OTHERS,
  placeOf,
  STRONG,
  technologiesOf,
  when,
} from './words.ts';

/** A role of this project: who it is, where it works, what it runs. */
export interface Agent {
  readonly role: Role;
  readonly title: string;
  readonly mission: string;
  /** Its task in the flow, and where in it that stands. */
  readonly action: string;
  readonly phase: Phase;
  readonly technologies: readonly string[];
  /** Source files of the parts that it works on: who owns most of the code begins. */
  readonly files: number;
  /** Whether hardly any of the last changes touched what it works on: a change has no task for it. */
  readonly isSeldom: boolean;
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
/** Roles that run what looks at their own files, and never what looks at the code. */
const LOOKS_AT: Readonly<Partial<Record<Role, string>>> = { tech_writer: 'pages', devops_engineer: 'infrastructure' };
const MOST = 6;
/** The share of the code, as its divisor, from which on what it depends on is named for all of it. */
const MUCH = 10;
/** What so much of the code is made with is what it is made with. */
const MOST_OF = 0.9;
/** The share of a folder, as its divisor, from which on what is run for it is named. */
const SHARE = 4;
/** Of these a sentence names the first. */
const NAMED = 3;
/** The share of the last changes, as its divisor, below which a role has no part in a change. */
const RARE = 20;
/** As above, from which on it is said how many were made in a folder. */
const KNOWN = 10;

/** What is said of a role: where it works, in one phrase and as lines, and what its task is. */
interface Work {
  readonly what: string;
  readonly places: readonly string[];
  readonly action: string;
  readonly phase?: Phase;
  readonly files?: number;
  /** How many of the last changes touched it; absent: it has a part in each. */
  readonly touched?: number;
  /** What it is done with; absent: what the evidence says. */
  readonly used?: readonly string[];
}

/** A project, and how it is worked on. */
interface Worked extends Project {
  readonly workshop: Workshop;
}

export function agentOf({ value: role, claims }: Decision<Role>, rac: readonly RacItem[], project: Worked): Agent {
  const { title, mission, needs, phase: usual } = ROLE_TEMPLATES[role];
  const territory = territoryOf(role, claims, project);
  const runs = runsOf(role, territory, project);
  const needed = rac.filter(
    (item) => (needs as readonly string[]).includes(item.kind) && isNear(item, territory, role),
  );
  const work = workOf(role, claims, territory, needed, project);
  const { what, places, action, phase = usual, files = 0, touched = Infinity } = work;
  const used = work.used ?? technologiesOf(CODERS.has(role) ? inMuch(claims, territory, project) : claims);
  const written = CODERS.has(role) && files > 0 ? languagesIn(role, territory, project).slice(0, NAMED) : [];
  // What a part depends on, the whole is not made with.
  // Nor is it made with what it only speaks to others by.
  const making = claims.filter(({ group = '' }) => !group.endsWith(': dependency transport'));
  const most = new Set(carrying(making, territory.files / 2, project.tree).map(([first]) => first?.technology));
  const whole = work.used ?? used.filter((each) => most.has(each));
  const named = [...new Set([...written.slice(0, whole.length === 0 ? NAMED : NAMED - 1), ...whole.slice(0, NAMED)])];
  const made = named.length === 0 ? '' : ` with ${listed(named)}`;
  const said = mission.replace('{what}', `${what}${CODERS.has(role) ? made : ''}`);
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Where things are', places],
    ['Commands', runs.map(commandLine)],
    ['How changes are made', conventions(role, territory, project)],
  ];
  const body = sections.flatMap(([heading, lines]) =>
    lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''],
  );
  return {
    role,
    title,
    mission: said,
    action,
    phase,
    technologies: [...new Set([...used, ...written])],
    files,
    isSeldom: touched * RARE < project.history.size,
    checks: verifying(runs, files, project)
      .map(({ command, dir }) => (dir === '' ? command : `cd ${dir} && ${command}`))
      .slice(0, NAMED),
    needs: needed,
    instructions: [`# ${title}`, '', said, '', ...body].join('\n'),
  };
}

// What tests a small part of the code, or only code in a language that little of it is in, does not verify a change.
function verifying(runs: readonly Command[], files: number, { tree }: Project): Command[] {
  const tests = runs.filter(({ purpose }) => purpose === 'test' || purpose === 'docs');
  const reached = tests.reduce((sum, { covers }) => sum + (covers?.files ?? Infinity), 0);
  if (files === 0) return reached * 2 < tree.tests.files ? [] : tests;
  return tests.filter(({ dir, languages, covers: { files: run, of } = { files: 1, of: 1 } }) => {
    const endings = [...(tree.sources.get(dir)?.extensions ?? [])];
    const seen = endings.filter(([each]) => languages.length === 0 || languages.includes(languageOf(each, tree) ?? ''));
    return run * SHARE >= of && seen.reduce((sum, [, count]) => sum + count, 0) * SHARE >= files;
  });
}

// What is said of a role is what the code that it works on is made with.
function inMuch(weighed: readonly Claim[], { files, parts }: Territory, { tree }: Project): Claim[] {
  const isHere = (folder: string): boolean =>
    parts.length === 0 || parts.some(({ path }) => isWithin(folder, path) || isWithin(path, folder));
  const here = weighed.filter((each) => each.technology !== undefined && isHere(folderOfClaim(each)));
  // What a package needs where it runs says more than what a workspace is developed with; that holds where much is drawn.
  const needed = here.filter(({ evidence }) => !evidence.why.startsWith('is developed with'));
  const drawn = parts.reduce((sum, { path }) => sum + drawnOf(tree.sources.get(path)), 0);
  const others = needed.length > 0 || drawn * SHARE < files ? needed : here;
  const strong = others.filter(({ weight }) => weight >= 0.5);
  const all = strong.length > 0 ? strong : others;
  const large = carrying(all, files / MUCH, tree);
  // Where most are of small parts, none of them speaks for the whole but one that nearly all is made with.
  const isMixed = large.length * 2 < new Set(all.map(({ technology }) => technology)).size;
  return (isMixed ? carrying(all, files * MOST_OF, tree) : large).flat();
}

// Of the map a role needs the parts that it works on.
function isNear({ kind, evidence }: RacItem, { parts }: Territory, role: Role): boolean {
  if (kind !== 'code-map' || !CODERS.has(role)) return true;
  return evidence.some(({ path }) =>
    parts.some((part) => part.path === path || (part.path === '' && parentOf(path) === '')),
  );
}

/** The languages of the parts that a role works on; where these cannot be determined, those that it writes. */
function languagesIn(role: Role, { parts }: Territory, { tree }: Project): readonly string[] {
  if (parts.length === 0) return WRITES[role] ?? [];
  // The folder of what is left over holds the other parts, too.
  const told = parts.filter(({ rest }) => rest !== true);
  const folders = (told.length > 0 ? told : parts).flatMap(({ path, deep }) =>
    deep ? (tree.sources.get(path) ?? []) : [ownOf(path, tree)],
  );
  const all = languagesOf(together(folders), tree);
  const written = all.filter((language) => WRITES[role]?.includes(language) !== false);
  return written.length > 0 ? written : all;
}

function runsOf(role: Role, territory: Territory, project: Worked): readonly Command[] {
  const { commands } = project.workshop;
  const folders = CODERS.has(role) ? territory.parts.map(({ path }) => path) : [];
  const filesIn = (dir: string): number => project.tree.sources.get(dir)?.files ?? 0;
  // What is run for a small part of a folder says nothing of the rest.
  const isNear = (dir: string): boolean =>
    folders.length === 0 ||
    folders.some(
      (folder) => isWithin(dir, folder) || (isWithin(folder, dir) && filesIn(dir) * SHARE >= filesIn(folder)),
    );
  const others = role === 'tech_writer' ? ['Markdown'] : [];
  const written = CODERS.has(role) ? languagesIn(role, territory, project) : others;
  const languages = OF_ALL.has(role) || (CODERS.has(role) && written.length === 0) ? undefined : written;
  // What cannot be determined to be of some code tests most of it; only tests say of how much they are.
  const isMost = territory.files * 2 >= filesIn('');
  const isOwn = ({ chain, dir, purpose, languages: { length } }: Command): boolean => {
    if (role in LOOKS_AT) return chain === LOOKS_AT[role] || purpose === 'docs';
    if (!CODERS.has(role)) return true;
    if (purpose === 'test') return isMost || length > 0;
    return !Object.values(LOOKS_AT).includes(chain) && filesIn(dir) * SHARE >= territory.files;
  };
  return commandsFor(commands.filter(isOwn), RUNS[role] ?? CODES, isNear, languages);
}

function workOf(
  role: Role,
  claims: readonly Claim[],
  territory: Territory,
  needed: readonly RacItem[],
  project: Project,
): Work {
  const notebooks = WITHIN.has(role) ? notebooksOf(project.tree) : [];
  if (notebooks.length > territory.files) return notebookWork(notebooks, project);
  if (CODERS.has(role)) return codeWork(role, claims, territory, needed, project);
  if (role === 'qa_engineer') return testWork(claims, project);
  if (role === 'tech_writer') return pageWork(project);
  const strong = claims.filter(({ weight }) => weight >= STRONG);
  const used = strong.length > 0 ? strong : claims.slice(0, 1);
  const alike = [...groupBy(used, ({ evidence }) => evidence.why)].map(([why, group]): Place => {
    return { why, paths: [...new Set(group.map(({ evidence }) => evidence.path))] };
  });
  const places = alike.flatMap(({ why, paths }) => togetherIn(paths, NAMED).map((each) => ({ why, paths: each })));
  const lines = places
    .slice(0, MOST)
    .map(({ paths, why }) => `${placeCode(paths)}: ${paths.length < 2 ? why : plural(why)}.`);
  if (role !== 'devops_engineer')
    return { what: project.name, places: lines, action: 'Look at the change for what it opens to attackers' };
  return { places: lines, ...operation(alike, places, project) };
}

/** What a pipeline does with a change, by why it is evidence. */
const RELEASES: Readonly<Record<string, string>> = {
  'pipeline that deploys': 'Deploy the change',
  'pipeline that builds and publishes images': 'Publish the images of the change',
  'pipeline that publishes charts': 'Publish the charts of the change',
  'pipeline that releases to a store': 'Release the change to the store',
};

// Where no pipeline brings a change anywhere, what runs the project is kept in step with it.
function operation(alike: readonly Place[], places: readonly Place[], project: Project): Omit<Work, 'places'> {
  const { name, history, scan } = project;
  const isAll = !scan.roles.some(({ value }) => CODERS.has(value));
  const runs = alike.filter(({ why }) => !Object.hasOwn(RELEASES, why));
  const few = runs.length > NAMED ? [] : runs.map(({ paths, why }) => (paths.length < 2 ? why : plural(why)));
  const subject = isAll ? name : `what ${runs.length === 0 ? 'releases' : 'runs'} ${name}`;
  const these = few.length === 0 ? subject : `the ${listed(few)}`;
  const what = few.length === 0 ? subject : `${these} of ${name}`;
  if (isAll) return { what, phase: 'build', action: `Make the change in ${these}` };
  const release = places.find(({ why }) => Object.hasOwn(RELEASES, why))?.why ?? '';
  if (release !== '') {
    const named = places.filter(({ why }) => why === release).slice(0, NAMED);
    const short = listed(named.map(({ paths }) => placeOf(paths)));
    const isOne = named.length > 1 || named[0]?.paths.length === 1;
    return { what, action: `${RELEASES[release] ?? ''} with ${isOne ? short : `a pipeline in ${short}`}` };
  }
  const paths = runs.flatMap((each) => each.paths);
  const did = `touched ${paths.length === 1 ? 'this file' : 'these files'}`;
  const touched = history.touched(paths);
  return {
    what,
    phase: 'build',
    touched,
    action: `Keep ${these} in step with the change${often(touched, did, history)}`,
  };
}

/** Files that are evidence of the same. */
interface Place {
  readonly why: string;
  readonly paths: readonly string[];
}

function placeCode(paths: readonly string[]): string {
  const text = placeOf(paths);
  const [path, more] = text.endsWith(OTHERS) ? [text.slice(0, -OTHERS.length), OTHERS] : [text, ''];
  return text === folderText('') ? capital(text) : `\`${path}\`${more}`;
}

/** The rest of a sentence: how many of the last changes did something. */
function often(count: number, did: string, { size }: History): string {
  return count === 0 ? '' : `; ${count} of the last ${size} changes ${did}`;
}

function codeWork(
  role: Role,
  claims: readonly Claim[],
  territory: Territory,
  needed: readonly RacItem[],
  project: Project,
): Work {
  const { parts, files } = territory;
  const { name, history, tree, scan } = project;
  const shown = parts.filter(({ path, rest }) => isSpeakable(path) && rest !== true).slice(0, MOST);
  const isMigration = ({ kind, description }: RacItem): boolean =>
    kind === 'dataset' && /^[\w ]{1,30} migrations? /.test(description);
  // Models of a warehouse are not source: the work is where they are.
  const data = needed.filter(
    (item) => (role === 'data_engineer' || shown.length === 0) && item.kind === 'dataset' && !isMigration(item),
  );
  const models = [...new Set(data.flatMap(({ evidence }) => evidence.map(({ path }) => path.split('/')[0] ?? '')))]
    .filter((path) => tree.listing.has(path))
    .slice(0, NAMED);
  const isOwn = (path: string): boolean => {
    const dir = parentOf(path);
    const isHere = (part: Part): boolean => (part.deep ? isWithin(part.path, dir) : part.path === dir);
    const isWork = tree.sources.has(dir) && isSource(path) && parts.some(isHere);
    return isWork || models.some((folder) => isWithin(folder, path));
  };
  const made = history.places(isOwn);
  // A folder that is younger than the changes, or that had another name, says little by its count.
  const there = history.touched(made.folders);
  const isKnown = made.folders.length > 0 && there * KNOWN >= history.size && made.folders.every(isSpeakable);
  const common = commonFolder([...shown.map(({ path }) => `${path}/`), ...models.map((path) => `${path}/`)]);
  const isAlone = scan.roles.filter(({ value }) => CODERS.has(value)).length === 1;
  const where = isAlone || common === '' ? '' : ` (${folderText(common)})`;
  const folders = isKnown ? made.folders : common === '' ? models : [common];
  const used = listed(technologiesOf(claims).slice(0, NAMED));
  const first = listed(folders.filter(isSpeakable).map(folderText));
  const place = first === '' && used !== '' && !isAlone ? `where ${name} uses ${used}` : `in ${first || name}`;
  const many = isKnown && !folders.includes('') ? often(there, 'were made there', history) : '';
  const migrations = needed.filter((item) => role !== 'ml_engineer' && isMigration(item));
  const schema = migrations.map(({ evidence }) =>
    folderText(withoutVersion(commonFolder(evidence.map(({ path }) => path)))),
  );
  const migrated = listed([...new Set(schema)].slice(0, NAMED));
  return {
    what: `${name}${where}`,
    files,
    // Without a folder of its own, how often it has a part cannot be determined.
    ...(parts.length + models.length === 0 ? {} : { touched: made.all }),
    places: [
      ...shown.map((part) => `${partText(part, project)}.`),
      ...data.map(({ description }) => description.replace(NEEDS_ONE, '')).slice(0, MOST),
      ...when(schema.length > 0, () => `Migrations of the data model are in ${migrated}.`),
      ...testsLine(suitesOf(tree, languagesIn(role, territory, project))),
    ],
    action: `Make the change ${place}${many}`,
  };
}

function notebookWork(notebooks: readonly string[], { name, history }: Project): Work {
  const folders = new Set(notebooks.map(parentOf));
  const common = commonFolder(notebooks);
  const where = common === '' && !folders.has('') ? `${folders.size} folders` : folderText(common);
  const many = `${counted(notebooks.length, 'notebook')} in ${where}`;
  const made = often(history.touched(notebooks), 'were made there', history);
  const action = `Make the change in the notebooks in ${where}${made}`;
  return { what: `${name} (${many})`, places: [`${many}.`], action };
}

function testsLine({ files, frameworks, folders, isAll, isBeside }: Suites): string[] {
  const list = folders.map(([folder]) => (folder === '' ? folderText('') : `\`${folder}/\``));
  if (list.length === 0) return [];
  const how =
    frameworks.length === 0 ? '' : isAll ? ` with ${listed(frameworks)}` : `, some with ${listed(frameworks)},`;
  const told = folders.reduce((sum, [, count]) => sum + count, 0);
  const where = told * 2 > files ? (told === files ? '' : 'mostly ') : 'among others ';
  return [`Tests${how} are ${isBeside ? 'beside the code' : `${where}in ${listed(list)}`}.`];
}

function testWork(claims: readonly Claim[], { name, tree }: Project): Work {
  const suites = suitesOf(tree, []);
  const { files, frameworks, folders, isAll } = suites;
  const how = frameworks.length === 0 ? '' : `${isAll ? '' : ', some'} with ${listed(frameworks.slice(0, NAMED))}`;
  const inside = claims.filter(({ group = '' }) => group.endsWith('tests in files')).slice(0, 1);
  const told = folders.reduce((sum, [, each]) => sum + each, 0);
  const isWhole = told === files && !suites.isBeside && inside.length === 0;
  const where = isWhole ? listed(folders.map(([folder]) => folderText(folder))) : '';
  return {
    what: files > 0 || inside.length > 0 ? `${name}${how}` : `${name} (${claims[0]?.evidence.path ?? ''})`,
    places: [...testsLine(suites), ...inside.map(({ evidence }) => `${capital(evidence.why)}.`)],
    ...(frameworks.length === 0 ? {} : { used: frameworks }),
    action: `Cover the change${where === '' ? '' : ` in ${where}`}`,
  };
}

function pageWork(project: Project): Work {
  const { name, tree, history } = project;
  const paths = pagesTold(tree).map(({ path }) => path);
  const branches = [...groupBy(paths, (path) => path.split('/', 1)[0] ?? '').values()];
  const [most = paths] = branches.sort((a, b) => b.length - a.length);
  const common = most.length * 2 > paths.length ? commonFolder(most) : '';
  const touched = common === '' ? undefined : history.touched([common]);
  const where = common === '' ? `of ${name}` : `in ${common}/`;
  const isAll = project.scan.roles.every(({ value }) => !CODERS.has(value) && value !== 'devops_engineer');
  const action = isAll
    ? `Make the change in the pages ${where}`
    : `Bring the pages ${where} up to date with the change`;
  // Whether a list of changes is a page each project sees otherwise: they are not counted.
  return {
    what: `the pages of ${name}${common !== '' && most.length === paths.length ? ` in ${common}/` : ''}`,
    ...(touched === undefined ? {} : { touched }),
    places: [],
    ...(isAll ? { phase: 'build' } : {}),
    action: `${action}${often(touched ?? 0, 'touched this folder', history)}`,
  };
}

function commandLine({ purpose, command, dir, path, line, covers }: Command): string {
  const part = covers === undefined || covers.files === covers.of ? '' : `; ${covers.files} of ${covers.of} test files`;
  return `${purpose}: \`${command}\`${dir === '' ? '' : ` in \`${dir}/\``} (\`${path}\`, line ${line})${part}`;
}

function conventions(role: Role, { parts }: Territory, { name, workshop, tree }: Worked): string[] {
  const { pages, releases, review, label } = workshop.conventions;
  const own = CODERS.has(role);
  const folders = parts.map(({ path }) => path);
  const owners = (review === undefined || !own ? undefined : ownersOf(review, folders, tree)) ?? [];
  return [
    ...when(pages.length > 0, () => `Changes to ${name} follow ${listed(pages.map((path) => `\`${path}\``))}.`),
    ...when(owners.length > 0, () => `\`${review ?? ''}\` asks ${listed(owners)} to review changes.`),
    ...when(
      releases !== undefined && (own || role === 'devops_engineer'),
      () => `Releases follow \`${releases ?? ''}\`.`,
    ),
    ...(label === undefined || !own
      ? []
      : [`Issues to begin with are labelled \`${label.name}\` (\`${label.path}\`, line ${label.line}).`]),
  ];
}
