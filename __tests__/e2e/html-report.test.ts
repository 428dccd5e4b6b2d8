/** The HTML report as a browser shows it: every width and scheme, without a script, on paper, and with texts that try to come alive. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { calExample } from '../../src/core/result/rule-examples.ts';
import { compareReports } from '../../src/core/report/compare.ts';
import type { ReportInput } from '../../src/core/report/layout.ts';
import { renderPage } from '../../src/core/report/html/page.ts';
import { startChromium, type Browser, type Page } from '../support/chromium.ts';
import { EACH, filled } from '../support/hostile.ts';
import { runMain } from '../support/main.ts';
import { finding, FULL, reportOf, reserved, SHIP, unjudged } from '../support/reports.ts';
import { scratch } from '../support/scratch.ts';
import { copyOf } from '../support/cli.ts';
import { describeTool } from '../support/tools.ts';

const LEVELS = ['error', 'warning', 'note'] as const;
const RULES = ['cal/secret', 'graph/unreachable', 'rac/no-content', 'task/no-agent'] as const;

/** A page with so many findings, in files of twenty, and beside them all that a report can hold. */
function input(n: number): ReportInput {
  const found = Array.from({ length: n }, (_, i) =>
    finding(RULES[i % 4] ?? '', LEVELS[i % 3] ?? 'note', `flows/part-${Math.floor(i / 20)}.cal.yaml`, (i % 20) + 1, {
      message: `item "wiki-${i}" must not carry "content"`,
      help: 'remove the key and its value',
    }),
  );
  const line = '  - { id: wiki, kind: wiki, content: The gateway listens on port 8080 }';
  const excerpts = new Map(
    found.map(({ path }) => [path, new Map(Array.from({ length: 20 }, (_, i) => [i + 1, line]))]),
  );
  if (n === 0) return { report: reportOf([]), excerpts };
  const wide = 'agents/with/a/name/that/is/longer/than/any/telephone/is/wide/and-has-no-blank-at-all.cart';
  const handshakes = [
    ...FULL.handshakes,
    reserved('agents/rex.cart', 'wrapped', ['a range', 'a pattern']),
    unjudged('agents/rex.cart', 'far'),
    ...FULL.handshakes.map((each) => ({ ...each, subject: wide })),
  ];
  const report = reportOf(found, { cals: [SHIP], handshakes, verdict: 'not ready', compliance: 'refuse' });
  return { report, excerpts, changes: compareReports(reportOf([]), report) };
}

describeTool('chromium', 'the HTML report in Chromium', () => {
  let browser: Browser;
  let folder = '';
  const paths = new Map<number, string>();

  beforeAll(async () => {
    folder = scratch();
    for (const n of [0, 5, 100, 5000]) paths.set(n, await written(`${n}.html`, input(n)));
    browser = startChromium(scratch());
  });
  afterEach(() => browser.closePages());
  afterAll(() => browser.close());

  async function written(name: string, page: ReportInput): Promise<string> {
    const path = join(folder, name);
    writeFileSync(path, renderPage(page));
    return path;
  }

  async function opened(n: number, width = 1280, fragment = ''): Promise<Page> {
    const page = await browser.page(width);
    await page.open(paths.get(n) ?? '', fragment);
    return page;
  }

  /** What the browser has to say: nothing, if the page's policy fits the page and nothing tried to leave it. */
  const complaints = (page: Page): unknown[] =>
    page.events.filter(({ method }) =>
      /^(?:Log\.entryAdded|Runtime\.(?:exceptionThrown|consoleAPICalled))$/.test(method),
    );
  const asked = (page: Page): string[] =>
    page.events.flatMap(({ method, params }) =>
      method === 'Network.requestWillBeSent' ? [(params['request'] as { url: string }).url] : [],
    );

  test('the page of a command is shown as it was meant, and asks for nothing', async () => {
    const cwd = copyOf('examples/data-pipeline');
    const { code, out, err } = await runMain(['check', '--format', 'html'], cwd);
    expect([code, err]).toEqual([0, '']);
    const path = join(folder, 'example.html');
    writeFileSync(path, out);
    const page = await browser.page(1280);
    await page.open(path);
    expect(complaints(page)).toEqual([]);
    expect(asked(page)).toEqual([`file://${path}`]);
    expect(await page.evaluate('document.querySelector("h1").innerText.replace(/\\s+/g, " ")')).toBe(
      '! cartwright: ok: 1 CAL ready, 2 hosts accept, 1 promise, 1 warning',
    );
    // Styled: the policy lets the page's own style in.
    expect(await page.evaluate('getComputedStyle(document.querySelector(".answer")).borderLeftWidth')).toBe('5px');
  });

  /** A CAL of the shape that a fan has: so many tasks beside each other, the start not first in the file, and a way back. */
  function fan(width: number): string {
    const names = Array.from({ length: width }, (_, i) => `implementation-of-part-${i}`);
    const task = (id: string): object => ({
      id,
      type: 'task',
      agent: 'dev',
      action: `Do ${id}`,
      completion: { type: 'guardrail', kind: 'milestone' },
    });
    const gateway = (id: string): object => ({ id, type: 'gateway', gateway: 'parallel' });
    const edges = [
      ['prepare', 'split'],
      ...names.flatMap((name) => [
        ['split', name],
        [name, 'join'],
      ]),
      ['join', 'done'],
    ];
    return JSON.stringify({
      ...(parse(calExample().text) as object),
      start: 'prepare',
      nodes: [
        { id: 'done', type: 'event', event: 'end' },
        ...names.map(task),
        gateway('join'),
        gateway('split'),
        task('prepare'),
      ],
      edges: edges.map(([from, to]) => ({ from, to })),
    });
  }

  test.each([1, 3, 6, 9])(
    'a flow that is %i tasks wide fits its box on a desk, and begins at its start on a telephone',
    async (width) => {
      const cwd = scratch();
      writeFileSync(join(cwd, 'fan.cal.json'), fan(width));
      const { out } = await runMain(['check', '--format', 'html'], cwd);
      const path = join(folder, `fan-${width}.html`);
      writeFileSync(path, out);
      const box = (name: string): string =>
        `[...document.querySelectorAll('.flow g')].find((each) => each.textContent.startsWith('${name}')).getBoundingClientRect()`;
      const flow = 'document.querySelector(".flow")';
      const desk = await browser.page(1280);
      await desk.open(path);
      expect(await desk.evaluate(`${flow}.scrollWidth <= ${flow}.clientWidth`)).toBe(true);
      const telephone = await browser.page(360);
      await telephone.open(path);
      const edges = `[${flow}.scrollLeft, ${box('prepare')}.left >= 0, ${box('prepare')}.right <= innerWidth]`;
      expect(await telephone.evaluate(`JSON.stringify(${edges})`)).toBe('[0,true,true]');
    },
  );

  test('a telephone breaks no word of a table that fits on it', async () => {
    const page = await opened(5, 360);
    const broken = await page.evaluate(`(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement.closest('th, td') === null) continue;
        for (const { 0: word, index } of node.data.matchAll(/[^\\s\\-]{1,20}(?![^\\s\\-])/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    })()`);
    expect(broken).toEqual([]);
  });

  test.each([0, 5, 5000])('with %i findings no width makes the page wider than its screen', async (n) => {
    const page = await browser.page(360);
    await page.open(paths.get(n) ?? '');
    const widths: unknown[] = [];
    for (const width of [360, 768, 1280]) {
      await page.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: false,
      });
      await page.evaluate(
        'document.querySelectorAll("details").forEach((each, i) => { if (i < 40) each.open = true; })',
      );
      widths.push(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    }
    expect(widths).toEqual([true, true, true]);
    expect(complaints(page)).toEqual([]);
    expect(await page.evaluate('document.querySelectorAll(".findings > li[id]").length')).toBe(n);
  });

  test.each([
    [0, 360, 'light'],
    [0, 1280, 'dark'],
    [5, 1280, 'light'],
    [5, 360, 'dark'],
    [5000, 768, 'light'],
  ] as const)('axe finds nothing in %i findings at %i pixels, %s', async (n, width, scheme) => {
    const page = await browser.page(width, scheme);
    await page.open(paths.get(n) ?? '');
    // Thousands of one shape would take minutes.
    await page.evaluate(`document.querySelectorAll('details').forEach((each, i) => {
      each.open = true;
      if (i > 20) each.remove();
    })`);
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(`${axe}; 0`);
    const found = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, impact, nodes }) => [id, impact, nodes.map(({ html }) => html)]))`;
    expect(await page.evaluate(found)).toEqual([]);
  });

  test('texts that try to come alive leave the page with the elements of a harmless one', async () => {
    const quiet = { ...input(5), target: undefined };
    const shape = `[...document.querySelectorAll('*:not(code)')].map((each) =>
      [each.tagName, ...each.getAttributeNames()].join(' ') + (each.href ?? '').toString().replace(/.*#.*/, '#'))`;
    const shapes = async (texts: readonly string[], i: number): Promise<string[]> => {
      const { report, changes, excerpts } = quiet;
      const page = await browser.page(1280);
      const hostile = filled({ report, changes }, texts) as unknown as ReportInput;
      await page.open(
        await written(`hostile-${i}.html`, { ...hostile, ...(excerpts === undefined ? {} : { excerpts }) }),
      );
      await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
      expect([complaints(page), asked(page).length, await page.evaluate('typeof pwned')]).toEqual([[], 1, 'undefined']);
      return page.evaluate(shape);
    };
    const run = 'globalThis.pwned=1';
    const attacks = [
      `<script>${run}</script>`,
      `"><img src=x onerror=${run}>`,
      `' onmouseover='${run}' autofocus onfocus='${run}`,
      `</style><style>*{background:url(https://evil.example)}</style>`,
      `</script><script>${run}</script><!--`,
      `javascript:${run}`,
      `</text></svg><svg onload=${run}><animate onbegin=${run}>`,
      `]]><x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
      `url(javascript:${run}) expression(${run}) @import 'https://evil.example'`,
      `<base href=https://evil.example><meta http-equiv=refresh content=0;url=https://evil.example>`,
      `&lt;img src=x&#62; &#x3c;script&#x3e;${run}`,
      `</title></textarea></select></details></template><iframe srcdoc="<script>${run}</script>">`,
    ];
    const harmless = await shapes(
      attacks.map((_, i) => `harmless ${i}`),
      0,
    );
    expect(await shapes(attacks, 1)).toEqual(harmless);
    const pieces = EACH.flat().filter((each) => each.trim() !== '');
    expect(harmless).toEqual(expect.arrayContaining([...new Set(await shapes(pieces.slice(0, 60), 2))]));
  });

  test('what came alive all the same would be stopped by the policy of the page', async () => {
    const page = await opened(5);
    await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = 'globalThis.pwned = 1';
      const image = document.createElement('img');
      image.src = 'https://evil.example/x.png';
      image.setAttribute('onerror', 'globalThis.pwned = 1');
      const styled = document.createElement('p');
      styled.setAttribute('style', 'position: fixed');
      document.body.append(script, image, styled);
    }`);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))');
    const blocked = complaints(page).length;
    expect([
      blocked > 2,
      await page.evaluate('typeof pwned'),
      await page.evaluate('getComputedStyle(document.body.lastElementChild).position'),
    ]).toEqual([true, 'undefined', 'static']);
  });

  test('without a script everything is there, and a link opens what it leads to', async () => {
    const without = async (fragment: string): Promise<Page> => {
      const page = await browser.page(768);
      await page.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.open(paths.get(100) ?? '', fragment);
      return page;
    };
    const page = await without('');
    const id = await page.evaluate<string>('document.querySelectorAll(".findings > li")[87].id');
    expect(await page.evaluate('document.querySelectorAll(".findings > li[id]").length')).toBe(100);
    expect(await page.evaluate('document.scripts.length')).toBe(0);
    const folded = `document.getElementById(${JSON.stringify(id)}).closest('details').open`;
    expect([await page.evaluate(folded), await (await without(`#${id}`)).evaluate(folded)]).toEqual([false, true]);
  });

  test('on paper nothing is folded, hidden or dark', async () => {
    const page = await browser.page(794, 'dark');
    await page.open(paths.get(5) ?? '');
    const hidden = `[...document.querySelectorAll('details > :not(summary), .findings > li')]
      .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length`;
    expect(await page.evaluate(hidden)).toBeGreaterThan(0);
    const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
    await page.send('Emulation.setEmulatedMedia', { media: 'print', features });
    expect([
      await page.evaluate(hidden),
      await page.evaluate('getComputedStyle(document.body).backgroundColor'),
      await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
    ]).toEqual([0, 'rgb(255, 255, 255)', true]);
  });
});
