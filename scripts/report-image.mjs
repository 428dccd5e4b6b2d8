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
import { renderComment } from '../build/core/report/comment.js';
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
  `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 "Liberation Sans", "Noto Color Emoji", sans-serif; }
article { border: 1px solid #d1d9e0; border-radius: 6px; }
header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; border-radius: 6px 6px 0 0; color: #59636e; }
header b { color: #1f2328; } main { padding: 4px 16px 12px; }
h2 { font-size: 21px; border-bottom: 1px solid #d1d9e0; padding-bottom: 6px; margin: 14px 0 10px; } h3 { font-size: 17px; margin: 18px 0 8px; }
a { color: #0969da; text-decoration: none; } a code { color: inherit; } p, ul { margin: 8px 0; }
code { font: 85% "DejaVu Sans Mono", monospace; background: #818b981f; border-radius: 6px; padding: .2em .4em; }
table { border-collapse: collapse; margin: 8px 0; } th, td { border: 1px solid #d1d9e0; padding: 5px 11px; text-align: left; } tr:nth-child(2n) { background: #f6f8fa; }
pre.mermaid { text-align: center; border: 1px solid #d1d9e0; border-radius: 6px; padding: 8px; background: #fff; } sub { color: #59636e; } details { margin: 8px 0; }
</style><article><header><b>github-actions</b> bot commented</header><main>${body}</main></article>
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
