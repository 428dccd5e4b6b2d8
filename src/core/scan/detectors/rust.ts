import { manifestDetector } from '../manifest.ts';
import { parseToml } from '../parsers/toml.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

export const rust = manifestDetector(
  {
    id: 'rust',
    title: 'Rust crates',
    docs: 'Cargo.toml, packages and workspaces; development and build dependencies prove nothing.',
    looksAt: [{ names: ['cargo.toml'], bytes: 256 * 1024, files: 500 }],
    file: /^Cargo\.toml$/,
    languages: ['Rust'],
  },
  (text) => {
    const toml = parseToml(text);
    if (toml === undefined) return { notValid: 'TOML' };
    const dependencies = keys(member(toml, 'dependencies')).filter(
      (key) => member(toml, 'dependencies', key, 'optional') !== true,
    );
    return { name: textOf(member(toml, 'package', 'name')), dependencies };
  },
);
