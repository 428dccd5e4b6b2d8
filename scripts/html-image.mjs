// Draws docs/images/html-report.png: the HTML report of the example after a change that makes a host refuse and takes knowledge away.
//   npm run build && CHROMIUM=chromium node scripts/html-image.mjs
// Only for the documentation: the browser is not a dependency.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { CHROMIUM = 'chromium', HEIGHT = '1225' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'html-image-'));
const work = join(folder, 'work');
cpSync(join(root, 'examples/data-pipeline'), work, { recursive: true });
const git = (...args) =>
  execFileSync('git', ['-C', work, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
git('init', '--quiet', '--initial-branch=main');
git('add', '--all');
git('commit', '--quiet', '--message=Start');

rmSync(join(work, 'docs'), { recursive: true });
const host = join(work, 'hosts/laptop.host.yaml');
writeFileSync(host, readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 32000'));
const args = [join(root, 'dist/cli/index.js'), 'check', '--base', 'main', '--format', 'html'];
const { stdout } = spawnSync(process.execPath, args, { cwd: work, maxBuffer: 64 * 1024 * 1024 });
const page = join(folder, 'page.html');
writeFileSync(page, stdout);
execFileSync(
  CHROMIUM,
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--hide-scrollbars',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=1040,${HEIGHT}`,
    `--screenshot=${join(root, 'docs/images/html-report.png')}`,
    `file://${page}`,
  ],
  { stdio: 'ignore' },
);
rmSync(folder, { recursive: true, force: true });
