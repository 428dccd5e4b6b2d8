import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What tests take from outside the repository, each with the path at which it must be found; a program alone is looked up in PATH. */
const COUNTERPARTS = {
  '../shared': fileURLToPath(new URL('../../../shared/', import.meta.url)),
  '/dev/full': '/dev/full',
  git: undefined,
  patch: undefined,
  openssl: undefined,
  sqlite3: undefined,
  python3: undefined,
  bash: undefined,
  zsh: undefined,
  fish: undefined,
  'pre-commit': undefined,
  chromium: undefined,
  nvim: undefined,
  prek: undefined,
  skopeo: undefined,
  'docker-registry': undefined,
  jq: undefined,
  OTHER_NODE: process.env.OTHER_NODE ?? '',
  MERMAID_FOLDER: process.env.MERMAID_FOLDER ?? '',
  SARIF_FOLDER: process.env.SARIF_FOLDER ?? '',
  CONFORMANCE_FOLDER: process.env.CONFORMANCE_FOLDER ?? '',
  VERDACCIO_FOLDER: process.env.VERDACCIO_FOLDER ?? '',
  INIT_REPOSITORIES: process.env.INIT_REPOSITORIES ?? '',
  ACX_FOLDER: process.env.ACX_FOLDER ?? '',
};

/** What no machine can fetch by itself: material that others wrote, and checkouts of their repositories. */
const OPTIONAL = ['../shared', 'INIT_REPOSITORIES', 'ACX_FOLDER'];

const inPath = (tool) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool)));

/** Names of what is not here. */
export const LACKING = Object.entries(COUNTERPARTS)
  .filter(([name, path]) => !(path === undefined ? inPath(name) : path !== '' && existsSync(path)))
  .map(([name]) => name);

/**
 * The path of a counterpart, its name where it is a program in PATH, or undefined where it is not here.
 *
 * @throws Error for a name that is not one of them
 */
export function counterpart(name) {
  if (!Object.hasOwn(COUNTERPARTS, name)) throw new Error(`${name} is not a counterpart of counterparts.mjs`);
  return LACKING.includes(name) ? undefined : (COUNTERPARTS[name] ?? name);
}

/**
 * Says in one line what is not here. CI sets COUNTERPARTS to `required`.
 *
 * @throws Error where something is not here that is required
 */
export function sayWhatIsLacking() {
  const wanted = process.env.COUNTERPARTS === 'required' ? LACKING.filter((name) => !OPTIONAL.includes(name)) : [];
  if (wanted.length > 0) throw new Error(`not here, and required: ${wanted.join(', ')}`);
  if (LACKING.length > 0)
    process.stderr.write(`not here, and the tests that need it are skipped: ${LACKING.join(', ')}\n`);
}
