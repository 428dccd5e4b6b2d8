import type { Claim, Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseToml } from '../parsers/large.ts';
import { keys, member, strings, text as textOf } from '../parsers/values.ts';

const REQUIREMENTS = /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
const DEVELOPMENT = /(?:dev|test|doc|lint|ci|check|build|tool|typing)/i;

export const python: Detector = {
  id: 'python',
  title: 'Python projects',
  docs: 'pyproject.toml (PEP 621, Poetry, dependency groups left out), setup.py and setup.cfg, requirements files, Pipfile, conda environments. A requirements file for documentation or tooling proves nothing.',
  looksAt: [
    {
      names: ['pyproject.toml', 'setup.py', 'setup.cfg', 'pipfile', 'environment.yml', 'environment.yaml'],
      bytes: 256 * 1024,
      files: 300,
    },
    { extensions: ['txt', 'in'], path: REQUIREMENTS, bytes: 64 * 1024, files: 300 },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    const packaged = tree.files.some(({ path }) => /^(?:pyproject\.toml|setup\.(?:py|cfg))$/.test(path));
    for (const file of tree.files) {
      const lower = file.name.toLowerCase();
      const text = tree.text(file.path);
      if (text === undefined) continue;
      let dependencies: string[];
      let development: string[] = [];
      let isPackage = true;
      let name: string | undefined;
      if (lower === 'pyproject.toml') {
        const toml = parseToml(text);
        if (toml === undefined) {
          notes.push(`${file.path}: not valid TOML; it was not used`);
          continue;
        }
        dependencies = ofPyproject(toml);
        name = textOf(member(toml, 'project', 'name')) ?? textOf(member(toml, 'tool', 'poetry', 'name'));
        isPackage = name !== undefined;
        if (!isPackage && dependencies.length === 0) continue;
      } else if (lower === 'setup.py') dependencies = quoted(text);
      else if (lower === 'setup.cfg') {
        dependencies = indented(text);
        isPackage = /^\[options/m.test(text);
        if (!isPackage) continue;
      } else if (lower === 'pipfile') {
        dependencies = ofPipfile(text, 'packages');
        development = ofPipfile(text, 'dev-packages');
      } else if (lower.startsWith('environment.y')) {
        if (!/^dependencies:/m.test(text)) continue;
        dependencies = [...text.matchAll(/^\s*-\s*(?:[\w-]+::)?([A-Za-z0-9_.-]+)/gm)].map(
          (match) => match[1] as string,
        );
      } else if (REQUIREMENTS.test(file.path)) {
        if (DEVELOPMENT.test(file.name) || (packaged && isLock(text))) continue;
        dependencies = ofRequirements(text);
        isPackage = false;
      } else continue;
      claims.push(
        ...claimsOfManifest({
          file,
          text,
          ecosystem: 'python',
          languages: ['Python'],
          name,
          dependencies,
          development,
          isPackage,
        }),
      );
    }
    return { claims, notes };
  },
};

function ofPyproject(toml: unknown): string[] {
  const own = strings(member(toml, 'project', 'dependencies')).map(nameOf);
  const poetry = keys(member(toml, 'tool', 'poetry', 'dependencies')).filter(
    (name) => member(toml, 'tool', 'poetry', 'dependencies', name, 'optional') !== true,
  );
  return [...own, ...poetry];
}

function ofPipfile(text: string, table: string): string[] {
  return keys(member(parseToml(text), table));
}

// Beside a package's own manifest, a long list of exact versions is what its dependencies need, not what it does.
function isLock(text: string): boolean {
  const lines = text.split('\n').filter((line) => /^[A-Za-z0-9]/.test(line));
  return lines.length >= 80 && lines.filter((line) => line.includes('==')).length >= 0.95 * lines.length;
}

function ofRequirements(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[A-Za-z0-9]/.test(line))
    .map(nameOf);
}

function nameOf(requirement: string): string {
  return /^[A-Za-z0-9_.-]+/.exec(requirement.trim())?.[0] ?? '';
}

// setup.py is a program; its install_requires is read as the quoted words of the list, extras left out.
function quoted(text: string): string[] {
  const lists = text.matchAll(
    /(?:install_requires\s*=|INSTALL_REQUIRES\s*=|^install_requires\s*=|requirements?\s*=)\s*\[([^\]]{0,8000})\]/gm,
  );
  return [...lists].flatMap((list) =>
    [...(list[1] as string).matchAll(/["']([A-Za-z0-9_.-]+)/g)].map((match) => match[1] as string),
  );
}

function indented(text: string): string[] {
  const list = /^install_requires\s*=\s*\n((?:[ \t]+\S[^\n]*\n?)*)/m.exec(text)?.[1] ?? '';
  return list
    .split('\n')
    .map(nameOf)
    .filter((name) => name !== '');
}
