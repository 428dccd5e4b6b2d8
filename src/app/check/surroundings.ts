import type { Surroundings } from '../../core/report/text/surroundings.ts';
import { isOwnSkill, kindOfFile } from '../../core/skill/kinds.ts';
import type { FileSystem } from '../../ports.ts';
import { configuredClients } from '../handshake/clients.ts';
import { isWithin, placeOf } from '../../core/value/path.ts';
import { findProjects } from '../project/projects.ts';
import { eachList, isOf } from './files.ts';

/** What a check of the working directory judges. Only configurations of clients are read. */
export async function surroundings(fs: FileSystem): Promise<Surroundings> {
  const projects = findProjects(fs, ['.'], false);
  const files = projects.flatMap(({ root, files: all, within }) =>
    within === undefined ? all : all.filter((path) => isWithin(within, placeOf(fs.cwd, root).at(path))),
  );
  const clients = (await Promise.all(projects.map(({ root }) => configuredClients(fs, root)))).flat();
  const skills = files.filter((path) => isOwnSkill(path) && kindOfFile(path) !== undefined);
  return {
    files: files.length,
    skills: skills.length,
    ...eachList((list) => files.filter((path) => isOf(list, path)).length),
    clients: [...new Set(clients.map(({ client }) => client.profile.name))],
  };
}
