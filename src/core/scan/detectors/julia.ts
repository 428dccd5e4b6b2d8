import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseToml } from '../parsers/toml.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

export const julia: Detector = {
  id: 'julia',
  title: 'Julia packages',
  docs: 'Project.toml with a name and a uuid, and what it depends on; an environment without a name is no package.',
  looksAt: [{ names: ['project.toml'], bytes: 64 * 1024, files: 50 }],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    for (const file of tree.files) {
      const text = file.name === 'Project.toml' ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const toml = parseToml(text);
      if (toml === undefined) {
        notes.push(`${file.path}: not valid TOML; it was not used`);
        continue;
      }
      const name = textOf(member(toml, 'name'));
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'julia',
          languages: ['Julia'],
          name,
          dependencies: keys(member(toml, 'deps')),
          isPackage: name !== undefined && member(toml, 'uuid') !== undefined,
        }),
      );
    }
    return { claims, notes };
  },
};
