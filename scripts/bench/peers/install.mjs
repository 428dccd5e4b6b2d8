// Other programs that check files against a schema, each installed into a folder of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A peer: how to call it for a glob of files, or why it cannot be called here. */
const command = (args) => (glob) => [process.execPath, ...args, glob];

/**
 * @param {string} folder where to install
 * @param {string[]} packages with exact versions
 * @returns {string | undefined} the reason why it did not work
 */
function npm(folder, packages) {
  mkdirSync(folder);
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `npm cannot install ${packages[0]}: ${(stderr ?? '').match(/npm (?:error|ERR!) (?:code )?(.+)/)?.[1] ?? 'no npm'}`;
}

/** The schema without booleans in the place of subschemas, which @jirutka/ajv-cli cannot read. */
function withoutBooleans(schema, isMap = false) {
  if (Array.isArray(schema)) return schema.map((item) => withoutBooleans(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    isMap && value === true ? {} : withoutBooleans(value, !isMap && ['properties', '$defs'].includes(key)),
  ]);
  return Object.fromEntries(entries);
}

const PEERS = {
  'ajv-cli': {
    packages: ['ajv-cli@5.0.0', 'ajv-formats@2.1.1'],
    command(folder, schema) {
      const main = join(folder, 'node_modules/ajv-cli/dist/index.js');
      return command([main, 'validate', '--spec=draft2020', '--strict=false', '-c', 'ajv-formats', '-s', schema, '-d']);
    },
  },
  '@jirutka/ajv-cli': {
    packages: ['@jirutka/ajv-cli@6.0.0'],
    command(folder, schema) {
      const readable = join(folder, 'schema.json');
      writeFileSync(readable, JSON.stringify(withoutBooleans(JSON.parse(readFileSync(schema, 'utf8')))));
      const main = join(folder, 'node_modules/@jirutka/ajv-cli/lib/main.js');
      return command([main, 'validate', '--spec=draft2020', '--errors-location', '-s', readable]);
    },
  },
  // The program itself: its launcher for npm starts a Node of its own. It parses and lints JSON of any kind, and knows no schema.
  biome: {
    packages: ['@biomejs/biome@2.6.8'],
    command: (folder) => () => [
      join(folder, `node_modules/@biomejs/cli-${process.platform}-${process.arch}/biome`),
      'lint',
      '.',
    ],
  },
  spectral: {
    packages: ['@stoplight/spectral-cli@6.16.3'],
    command(folder, schema) {
      const ruleset = join(folder, 'ruleset.mjs');
      const options = `{ dialect: 'draft2020-12', schema: ${readFileSync(schema, 'utf8')} }`;
      const then = `{ function: schema, functionOptions: ${options} }`;
      writeFileSync(
        ruleset,
        `import { schema } from '@stoplight/spectral-functions';\nexport default { rules: { cal: { given: '$', severity: 'error', then: ${then} } } };\n`,
      );
      return command([join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js'), 'lint', '-r', ruleset]);
    },
  },
};

/**
 * Installs a peer.
 *
 * @returns {{ command: (glob: string) => string[] } | { skipped: string }}
 */
export function installPeer(name, folder, schema) {
  const peer = PEERS[name];
  const own = join(folder, name.replace(/\W/g, '-'));
  const skipped = npm(own, peer.packages);
  return skipped === undefined ? { command: peer.command(own, schema) } : { skipped };
}

/**
 * The published implementation of the format, where the environment says that a checkout of it is (github.com/lboel/acx).
 *
 * @param {string[]} words its command
 * @returns {{ command: (file: string) => string[] } | { skipped: string }}
 */
export function published(words = ['workflow', 'lint']) {
  const folder = process.env.ACX;
  if (folder === undefined) return { skipped: 'ACX does not name a checkout of github.com/lboel/acx' };
  const main = join(folder, 'src/cli.mjs');
  if (!existsSync(main)) return { skipped: `there is no ${main}` };
  if (Number(process.versions.node.split('.')[0]) < 24) return { skipped: 'it needs Node 24' };
  return { command: command([main, ...words]) };
}
