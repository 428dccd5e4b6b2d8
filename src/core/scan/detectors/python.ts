import { manifestDetector } from '../manifest.ts';
import { parseToml } from '../parsers/large.ts';
import { keys, member, strings, text as textOf } from '../parsers/values.ts';

const REQUIREMENTS = /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
const DEVELOPMENT = /(?:dev|test|doc|lint|ci|check|build|tool|typing)/i;

export const python = manifestDetector(
  {
    id: 'python',
    looksAt: [
      {
        names: ['pyproject.toml', 'setup.py', 'setup.cfg', 'pipfile', 'environment.yml', 'environment.yaml'],
        bytes: 256 * 1024,
        files: 300,
      },
      { extensions: ['txt', 'in'], path: REQUIREMENTS, bytes: 64 * 1024, files: 300 },
    ],
    file: /^/,
    languages: ['Python'],
  },
  (text, { name: fileName, path }, tree) => {
    const lower = fileName.toLowerCase();
    if (lower === 'pyproject.toml') {
      const toml = parseToml(text);
      if (toml === undefined) return 'TOML';
      const name = textOf(member(toml, 'project', 'name')) ?? textOf(member(toml, 'tool', 'poetry', 'name'));
      const dependencies = ofPyproject(toml);
      const isPackage = name !== undefined;
      return isPackage || dependencies.length > 0 ? { name, dependencies, isPackage } : undefined;
    }
    if (lower === 'setup.py') return { dependencies: quoted(text) };
    if (lower === 'setup.cfg') return /^\[options/m.test(text) ? { dependencies: indented(text) } : undefined;
    if (lower === 'pipfile') {
      const toml = parseToml(text);
      return { dependencies: keys(member(toml, 'packages')), development: keys(member(toml, 'dev-packages')) };
    }
    if (lower.startsWith('environment.y')) {
      const named = [...text.matchAll(/^\s*-\s*(?:[\w-]+::)?([A-Za-z0-9_.-]+)/gm)];
      return /^dependencies:/m.test(text) ? { dependencies: named.map((match) => match[1] as string) } : undefined;
    }
    const packaged = tree.files.some((each) => /^(?:pyproject\.toml|setup\.(?:py|cfg))$/.test(each.path));
    if (!REQUIREMENTS.test(path) || DEVELOPMENT.test(fileName) || (packaged && isLock(text))) return undefined;
    return { dependencies: ofRequirements(text), isPackage: false };
  },
);

function ofPyproject(toml: unknown): string[] {
  const own = strings(member(toml, 'project', 'dependencies')).map(nameOf);
  const poetry = keys(member(toml, 'tool', 'poetry', 'dependencies')).filter(
    (name) => member(toml, 'tool', 'poetry', 'dependencies', name, 'optional') !== true,
  );
  return [...own, ...poetry];
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
