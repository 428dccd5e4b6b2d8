import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { CONFIG_FILE, type Config } from '../project/config.ts';
import type { HandshakeInput, Meets } from './handshake.ts';
import { PACKAGE_FILE } from '../project/cartridge-files.ts';
import { byProject, configAt, profileOf } from '../project/project-configs.ts';
import { handshakeTargets } from './targets.ts';
import { joinPath, placeOf, shortest } from '../../core/value/path.ts';

/** A handshake without named hosts. */
export interface ProjectsHandshake extends Required<Pick<HandshakeInput, 'hosts' | 'pairing' | 'profile'>> {
  /** The configuration of the project that a subject lies in, its files seen from the working directory. */
  readonly configOf: (subject: string) => Config;
}

/** What the subjects' projects are found by. */
export interface HandshakeProjectsOptions {
  readonly subjects: readonly string[];
  /** The configuration of the working directory, or the one that was named. */
  readonly config: Config;
  /** Whether that one is for all subjects, wherever they lie. */
  readonly named: boolean;
  /** Instead of the prefix of the configurations. */
  readonly profile: FormatProfile | undefined;
}

interface SubjectsProject {
  readonly root: string;
  readonly config: Config;
  readonly hosts: readonly string[];
  readonly subjects: ReadonlySet<string>;
}

/**
 * Lets each subject meet the hosts of the project that it lies in, as its `targets` say.
 *
 * @throws UserError `usage` for a project without hosts, and for projects of several prefixes; as `loadConfig`
 */
export async function handshakeInProjects(fs: FileSystem, wish: HandshakeProjectsOptions): Promise<ProjectsHandshake> {
  const pathOf = (subject: string): string => packageOf(shortest(fs.cwd, subject));
  const paths = [...new Set(wish.subjects.map(pathOf))];
  const groups = wish.named ? [{ root: '.', files: paths }] : byProject(fs, paths, (path) => folderOf(fs, path));
  const projects: SubjectsProject[] = [];
  for (const { root, files } of groups) {
    const config = await configAt(fs, root, wish.config);
    const { hosts = [] } = config;
    if (hosts.length === 0) throw noHost(root);
    projects.push({ root, config, hosts, subjects: new Set(files) });
  }
  const projectOf = (subject: string): SubjectsProject | undefined =>
    projects.find(({ subjects }) => subjects.has(pathOf(subject)));
  return {
    profile: oneProfile(projects, wish.profile),
    hosts: [...new Set(projects.flatMap(({ hosts }) => hosts))],
    pairing(all, meant) {
      const meets = new Map(
        projects.map((project): [SubjectsProject | undefined, Meets] => {
          const place = placeOf(fs.cwd, project.root);
          const sources = new Set(project.hosts.flatMap((spec) => meant.get(spec) ?? []));
          const hosts = all.filter(({ source }) => sources.has(source));
          // A target may be about subjects that were not named.
          const met = handshakeTargets(project.config, place, {
            subjects: [],
            hosts,
            narrowed: { packages: true, hosts: false },
          });
          return [project, (subject, host) => hosts.includes(host) && met(pathOf(subject), host)];
        }),
      );
      return (subject, host) => meets.get(projectOf(subject))?.(subject, host) === true;
    },
    configOf: (subject) => projectOf(subject)?.config ?? wish.config,
  };
}

/** Where a subject lies: a package is a folder itself. */
function folderOf(fs: FileSystem, path: string): string {
  return fs.kind(path) === 'directory' ? path : shortest(fs.cwd, `${path}/..`);
}

/** A package is its folder, also where its file is named. */
function packageOf(path: string): string {
  if (path === PACKAGE_FILE) return '.';
  return path.endsWith(`/${PACKAGE_FILE}`) ? path.slice(0, -PACKAGE_FILE.length - 1) : path;
}

function noHost(root: string): UserError {
  return new UserError('usage', 'handshake needs a host', {
    help: `name one with --host, or list hosts in ${joinPath(root, CONFIG_FILE)}`,
  });
}

/** A run has one format profile. */
function oneProfile(projects: readonly SubjectsProject[], asked: FormatProfile | undefined): FormatProfile {
  const [first, ...others] = projects.map(({ root, config }) => ({ root, profile: profileOf(config, asked) }));
  if (first === undefined) throw new Error('a handshake has subjects');
  const other = others.find(({ profile }) => profile !== first.profile);
  if (other === undefined) return first.profile;
  const [a, b] = [first, other].map(({ root, profile }) => `${joinPath(root, CONFIG_FILE)} says ${profile.prefix}`);
  throw new UserError('usage', `the files are of several prefixes: ${a}, ${b}`, {
    help: 'judge the files of each prefix by themselves, or name one with --prefix',
  });
}
