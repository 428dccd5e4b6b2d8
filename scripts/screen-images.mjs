// Draws docs/images/screen-*.png: first screens of the comments that the tests hold, rendered as GitHub renders Markdown.
//   CHROMIUM=chromium node scripts/screen-images.mjs [NAME…]
// Only for the documentation: the browser is not a dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { commentPage } from './comment-page.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { CHROMIUM = 'chromium', OUT = join(root, 'docs/images'), HEIGHT = '345' } = process.env;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = process.argv.length > 2 ? process.argv.slice(2) : ['host', 'document', 'fix'];
const folder = mkdtempSync(join(tmpdir(), 'screen-images-'));
for (const name of names) {
  const text = readFileSync(join(root, `__tests__/fixtures/first-screen/${name}.md`), 'utf8').replaceAll(
    'VERSION',
    version,
  );
  const body = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  const page = join(folder, `${name}.html`);
  writeFileSync(page, commentPage(body));
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
      `--screenshot=${join(OUT, `screen-${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}
rmSync(folder, { recursive: true, force: true });
