// Draws docs/images/report.png: a report of the example with a fault, rendered as GitHub renders Markdown.
//   npm run build && npm install --prefix /tmp/mermaid mermaid@12.3.0
//   MERMAID_FOLDER=/tmp/mermaid CHROMIUM=chromium node scripts/report-image.mjs
// Only for the documentation: neither the browser nor Mermaid is a dependency.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { commentPage } from './comment-page.mjs';
import { renderComment } from '../build/core/report/markdown/comment.js';
import { compareReports } from '../build/core/report/compare.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { MERMAID_FOLDER, CHROMIUM = 'chromium' } = process.env;
if (MERMAID_FOLDER === undefined) throw new Error('MERMAID_FOLDER names a folder with mermaid installed');

const folder = mkdtempSync(join(tmpdir(), 'report-image-'));
const workspace = join(folder, 'work');
cpSync(join(root, 'examples/data-pipeline'), workspace, { recursive: true });
const check = () => {
  try {
    return JSON.parse(
      execFileSync(process.execPath, [join(root, 'dist/cli/index.js'), 'check', '--format', 'json'], {
        cwd: workspace,
      }),
    );
  } catch (error) {
    return JSON.parse(error.stdout);
  }
};
const before = check();
rmSync(join(workspace, 'docs'), { recursive: true });
const host = join(workspace, 'hosts/laptop.host.yaml');
writeFileSync(host, readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 32000'));
const after = check();

const sha = '4c1f0b7a9d3e52c86f10ab94e7d2358c6b0a1f9e';
const { text } = renderComment(
  {
    report: after,
    changes: compareReports(before, after),
    target: { serverUrl: 'https://github.com', repository: 'acme/pipelines', sha, prefix: '' },
  },
  { key: 'ci/check', origin: { sha, runId: 1, runAttempt: 1 } },
);
const body = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }).replace(
  /<pre><code class="language-mermaid">([^]*?)<\/code><\/pre>/g,
  '<pre class="mermaid">$1</pre>',
);
const page = join(folder, 'page.html');
cpSync(join(MERMAID_FOLDER, 'node_modules/mermaid/dist/mermaid.min.js'), join(folder, 'mermaid.js'));
writeFileSync(
  page,
  `${commentPage(body)}
<script src="mermaid.js"></script><script>mermaid.initialize({ startOnLoad: true, securityLevel: 'strict', theme: 'neutral' });</script>`,
);
const target = join(root, 'docs/images/report.png');
execFileSync('mkdir', ['-p', join(root, 'docs/images')]);
execFileSync(CHROMIUM, [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--virtual-time-budget=8000',
  '--force-device-scale-factor=1',
  `--user-data-dir=${join(folder, 'profile')}`,
  `--window-size=1040,${process.env.HEIGHT ?? 1600}`,
  `--screenshot=${target}`,
  `file://${page}`,
]);
rmSync(folder, { recursive: true, force: true });
