import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';
import { parseYamlLoosely } from '../parsers/yaml.ts';

export const dart: Detector = {
  id: 'dart',
  title: 'Dart and Flutter packages',
  docs: 'pubspec.yaml; a dependency on flutter makes an app.',
  looksAt: [{ names: ['pubspec.yaml'], bytes: 64 * 1024, files: 200 }],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    for (const file of tree.files) {
      const text = file.name === 'pubspec.yaml' ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const yaml = parseYamlLoosely(text);
      if (yaml === undefined) {
        notes.push(`${file.path}: not valid YAML; it was not used`);
        continue;
      }
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'dart',
          languages: ['Dart'],
          name: textOf(member(yaml, 'name')),
          dependencies: keys(member(yaml, 'dependencies')),
          isPackage: true,
        }),
      );
    }
    return { claims, notes };
  },
};
