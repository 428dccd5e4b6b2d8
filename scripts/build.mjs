// Bundles build/{cli,action}/index.js into dist/. Reproducible: the bundler's module ids hang on the working directory, so
// it is fixed; no source maps, no minification, no cache. The program is CommonJS, which Node starts faster (docs/performance.md).
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);

rmSync('dist', { recursive: true, force: true });
for (const [name, esm] of [
  ['action', true],
  ['cli', false],
]) {
  const entry = resolve(`build/${name}/index.js`);
  if (!existsSync(entry)) throw new Error(`${entry} is missing: run tsc first`);
  const options = {
    esm,
    cache: false,
    quiet: true,
    minify: false,
    sourceMap: false,
    target: 'es2022',
    filename: 'index.js',
    license: 'licenses.txt',
  };
  const { code, assets } = await ncc(entry, options);
  const files = { 'index.js': code, 'package.json': `{"type":"${esm ? 'module' : 'commonjs'}"}\n` };
  for (const [file, asset] of Object.entries(assets)) if (file !== 'package.json') files[file] = asset.source;
  for (const [file, source] of Object.entries(files)) {
    const path = join('dist', name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  chmodSync(join('dist', name, 'index.js'), 0o755);
}
copyFileSync(require.resolve('sql.js/dist/sql-wasm-browser.wasm'), 'dist/sql-wasm-browser.wasm');
chmodSync('dist/sql-wasm-browser.wasm', 0o644);
