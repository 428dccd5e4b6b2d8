import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseToml } from '../parsers/toml.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

export const rust: Detector = {
  id: 'rust',
  title: 'Rust crates',
  docs: 'Cargo.toml, packages and workspaces; development and build dependencies prove nothing.',
  looksAt: [{ names: ['cargo.toml'], bytes: 256 * 1024, files: 500 }],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    for (const file of tree.files) {
      const text = file.name === 'Cargo.toml' ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const toml = parseToml(text);
      if (toml === undefined) {
        notes.push(`${file.path}: not valid TOML; it was not used`);
        continue;
      }
      const name = textOf(member(toml, 'package', 'name'));
      const dependencies = keys(member(toml, 'dependencies')).filter(
        (key) => member(toml, 'dependencies', key, 'optional') !== true,
      );
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'rust',
          languages: ['Rust'],
          name,
          dependencies,
          isPackage: true,
        }),
      );
    }
    return { claims, notes };
  },
};
