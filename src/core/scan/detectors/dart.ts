import { manifestDetector } from '../manifest.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';
import { parseYamlLoosely } from '../parsers/yaml.ts';

export const dart = manifestDetector(
  {
    id: 'dart',
    title: 'Dart and Flutter packages',
    docs: 'pubspec.yaml; a dependency on flutter makes an app.',
    looksAt: [{ names: ['pubspec.yaml'], bytes: 64 * 1024, files: 200 }],
    file: /^pubspec\.yaml$/,
    languages: ['Dart'],
  },
  (text) => {
    const yaml = parseYamlLoosely(text);
    if (yaml === undefined) return { notValid: 'YAML' };
    return { name: textOf(member(yaml, 'name')), dependencies: keys(member(yaml, 'dependencies')) };
  },
);
