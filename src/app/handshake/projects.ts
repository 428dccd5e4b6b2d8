import { noSuchFile, UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { CONFIG_FILE } from '../project/config.ts';
import type { HandshakeInput, Meets } from './handshake.ts';
import { namesLayout } from '../project/layouts.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { groupByProject, openProject, type Asked, type Project } from '../project/projects.ts';
import { filesOf } from '../check/files.ts';
import { handshakeTargets } from './targets.ts';
import { joinPath, placeOf, shortest } from '../../core/value/path.ts';

interface SubjectsProject extends Project {
  readonly hosts: readonly string[];
  readonly subjects: ReadonlySet<string>;
}

/**
 * Lets each subject meet the hosts of the project that it belongs to, as its `targets` say, or those that were named.
 *
 * @param named host profiles that every subject meets; none for those of the projects
 * @throws UserError `usage` for a project without hosts, and for projects of several prefixes; as `loadConfig`
 */
export async function handshakeInProjects(
  fs: FileSystem,
  subjects: readonly string[],
  named: readonly string[],
  asked: Asked,
): Promise<
  Pick<HandshakeInput, 'hosts' | 'pairing' | 'profile'> & { readonly projectOf: (subject: string) => Project }
> {
  const pathOf = (subject: string): string => packageOf(shortest(fs.cwd, subject));
  const paths = [...new Set(subjects.map(pathOf))];
  const projects: SubjectsProject[] = [];
  for (const { root, paths: own } of groupByProject(fs, paths, asked.configPath !== undefined)) {
    const project = await openProject(fs, root, asked);
    const hosts = named.length > 0 ? named : filesOf(project, 'hosts', project.config.hosts);
    const help = `name one with --host, or list hosts in ${joinPath(root, CONFIG_FILE)}`;
    // A name that leads nowhere has no project that could list a host.
    const path = hosts.length > 0 ? undefined : own.find((each) => fs.kind(each) === 'none' && !namesLayout(fs, each));
    if (path !== undefined) throw noSuchFile(path);
    if (hosts.length === 0) throw new UserError('usage', 'handshake needs a host', { help });
    projects.push({ ...project, hosts, subjects: new Set(own) });
  }
  const projectOf = (subject: string): SubjectsProject => {
    const found = projects.find((each) => each.subjects.has(pathOf(subject)));
    if (found === undefined) throw new Error('every subject is in a project');
    return found;
  };
  const shared = { profile: oneProfile(projects), projectOf };
  if (named.length > 0) return { ...shared, hosts: named };
  return {
    ...shared,
    hosts: [...new Set(projects.flatMap(({ hosts }) => hosts))],
    pairing(all, meant) {
      const meets = new Map(
        projects.map((project): [SubjectsProject, Meets] => {
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
  };
}

/** A package is its folder, also where its file is named. */
function packageOf(path: string): string {
  if (path === PACKAGE_FILE) return '.';
  return path.endsWith(`/${PACKAGE_FILE}`) ? path.slice(0, -PACKAGE_FILE.length - 1) : path;
}

/** A run has one format profile. */
function oneProfile(projects: readonly Project[]): FormatProfile {
  const [first, ...others] = projects;
  if (first === undefined) throw new Error('a handshake has subjects');
  const other = others.find(({ profile }) => profile !== first.profile);
  if (other === undefined) return first.profile;
  const [a, b] = [first, other].map(({ root, profile }) => `${joinPath(root, CONFIG_FILE)} says ${profile.prefix}`);
  throw new UserError('usage', `the files are of several prefixes: ${a}, ${b}`, {
    help: 'judge the files of each prefix by themselves, or name one with --prefix',
  });
}
