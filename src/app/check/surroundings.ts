import type { Surroundings } from '../../core/report/text/surroundings.ts';
import { isOwnSkill, kindOfFile } from '../../core/skill/kinds.ts';
import type { FileSystem } from '../../ports.ts';
import { configuredClients } from '../handshake/clients.ts';
import { openProject } from '../project/projects.ts';
import { rootOf } from '../project/root.ts';
import { isOf } from './files.ts';

/**
 * What the project of the working directory has for cartwright to work with. No file but the configuration is read.
 *
 * @throws UserError for a configuration that cannot be read
 */
export async function surroundings(fs: FileSystem): Promise<Surroundings> {
  const { root, files } = await openProject(fs, rootOf(fs, '.'));
  const clients = await configuredClients(fs, root);
  const skills = files.filter((path) => isOwnSkill(path) && kindOfFile(path) !== undefined);
  return {
    files: files.length,
    skills: skills.length,
    cals: files.filter((path) => isOf('cals', path)).length,
    packages: files.filter((path) => isOf('packages', path)).length,
    cartridges: files.filter((path) => isOf('cartridges', path)).length,
    hosts: files.filter((path) => isOf('hosts', path)).length,
    clients: clients.map(({ client }) => client.profile.name),
  };
}
