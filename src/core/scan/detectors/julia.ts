import { manifestDetector } from '../manifest.ts';
import { parseToml } from '../parsers/toml.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

export const julia = manifestDetector(
  {
    id: 'julia',
    title: 'Julia packages',
    docs: 'Project.toml with a name and a uuid, and what it depends on; an environment without a name is no package.',
    looksAt: [{ names: ['project.toml'], bytes: 64 * 1024, files: 50 }],
    file: /^Project\.toml$/,
    languages: ['Julia'],
  },
  (text) => {
    const toml = parseToml(text);
    if (toml === undefined) return { notValid: 'TOML' };
    const name = textOf(member(toml, 'name'));
    const isPackage = name !== undefined && member(toml, 'uuid') !== undefined;
    return { name, dependencies: keys(member(toml, 'deps')), isPackage };
  },
);
