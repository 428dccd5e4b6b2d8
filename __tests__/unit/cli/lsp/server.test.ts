import { afterEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PagedDiagnostic } from '../../../../src/core/result/rule-page.ts';
import { copyOf, ROOT } from '../../../support/cli.ts';
import { Editor } from '../../../support/editor.ts';
import { printFindings } from '../../../support/editor-findings.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

/** Of the CAL, when its package is for another role. */
const NOT_STAFFED = 'no cartridge matches role';
const CAL = 'cal/ship-a-feature.cal.yaml';
const HOST = 'hosts/laptop.host.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';

const editors: Editor[] = [];
afterEach(async () => {
  for (const editor of editors.splice(0)) await editor.end();
});

function editorIn(folder: string): Editor {
  const editor = new Editor(folder);
  editors.push(editor);
  return editor;
}

function write(folder: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What a command of the command line says of one file. */
async function said(folder: string, path: string, ...args: string[]): Promise<string[]> {
  const { out } = await runMain([...args, '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(out) as { diagnostics: PagedDiagnostic[] };
  return printFindings(diagnostics.filter((each) => each.path === path));
}

describe('findings are those of the command line', () => {
  test.each([
    [CAL, 'agent: builder', 'agent: bilder'],
    [CAL, 'kind: terraform', 'kind: terraforms\n    content: all of it'],
    [CAL, 'role: devops_engineer', 'role: nobody'],
    [HOST, 'tools:', 'tool:'],
    [HOST, "bindings: { 'cart:memory.write': remember_summary }", "bindings: { 'cart:memory.write': nothing }"],
    [HOST, 'properties: { text: { type: string } }', 'properties: { text: { type: string, maxLength: 9 } }'],
    [PACKAGE, 'taskType: review', 'taskType: reviewing'],
    [PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 900000'],
    [PACKAGE, 'version: 1.2.0', 'version: one'],
  ])('%s: %j for %j, unsaved and then saved', async (path, before, after) => {
    const folder = copyOf('examples/data-pipeline');
    const editor = editorIn(folder);
    await editor.open(path);
    expect(await editor.findings(path)).toEqual(await said(folder, path, 'check'));
    const text = editor.text(path).replace(before, after);
    expect(text).not.toBe(editor.text(path));
    await editor.become(path, text);
    const shown = await editor.findings(path);
    write(folder, path, text);
    expect(shown).toEqual(await said(folder, path, 'check'));
    expect(shown.length).toBeGreaterThan(0);
    expect(editor.version(path)).toBe(2);
  });

  test('a manifest whose package is not here', async () => {
    const manifest = 'alone/rom/manifest/harness-requirements.json';
    const editor = editorIn(scratch());
    await editor.open(manifest, '{"schemaVersion":"cart.harness.v1"}');
    const shown = await editor.findings(manifest);
    expect(shown.map((each) => /"manifest\/schema".* has no \\"(\w+)\\"/.exec(each)?.[1])).toEqual([
      'filesystem',
      'mcp',
      'model',
      'network',
      'requiredTools',
    ]);
  });

  test('a manifest, and the package that it comes from, each with the other open and unsaved', async () => {
    const folder = copyOf('examples/data-pipeline');
    const manifest = 'agents/builder/rom/manifest/harness-requirements.json';
    await runMain(['manifest', 'agents/builder', '--out', manifest], folder);
    const editor = editorIn(folder);
    await editor.open(manifest);
    expect(await editor.findings(manifest)).toEqual([]);
    await editor.open(PACKAGE);
    const text = editor.text(PACKAGE).replace('minContextWindowTokens: 100000', 'minContextWindowTokens: 90000');
    await editor.become(PACKAGE, text);
    const shown = await editor.findings(manifest);
    write(folder, PACKAGE, text);
    expect(shown).toEqual(await said(folder, manifest, 'check'));
    expect(shown.join()).toContain('manifest/stale');
    await editor.become(manifest, '{"schemaVersion":"cart.harness.v1"}');
    write(folder, manifest, editor.text(manifest));
    expect((await editor.findings(manifest)).join()).toContain('manifest/');
  });

  test('the configuration: what it sets holds at once, and what is wrong with it is said in every file', async () => {
    const folder = copyOf('examples/data-pipeline');
    const editor = editorIn(folder);
    await editor.open(CAL);
    const before = await editor.findings(CAL);
    expect(before.join()).toContain('"warning","variable/init-of-other-type"');
    await editor.open('cartwright.yaml');
    await editor.become('cartwright.yaml', 'prefix: cart\nrules: { variable/init-of-other-type: error }\n');
    expect((await editor.findings(CAL)).join()).toContain('"error","variable/init-of-other-type"');
    await editor.become('cartwright.yaml', 'prefix: cart\nrule: {}\n');
    const why = 'the project cannot be judged: unknown property \\"rule\\"';
    const page = expect.stringContaining(`docs/rules.md#projectunreadable","${why}`);
    expect(await editor.findings('cartwright.yaml')).toEqual([page]);
    const [inCal, ...others] = await editor.findings(CAL);
    expect([inCal, others]).toEqual([page, []]);
    expect(inCal).toContain('[["cartwright.yaml",2,1,"unknown property');
    await editor.become('cartwright.yaml', 'prefix: cart\n');
    expect(await editor.findings(CAL)).toEqual(before);
  });

  test('confirmations', async () => {
    const folder = copyOf('examples/data-pipeline');
    const editor = editorIn(folder);
    await editor.open('rac-confirmations.yaml');
    await editor.open(CAL);
    expect(await editor.findings('rac-confirmations.yaml')).toEqual([]);
    const text = editor.text('rac-confirmations.yaml');
    await editor.become('rac-confirmations.yaml', text.replace(/by:/, 'buy:'));
    expect((await editor.findings('rac-confirmations.yaml')).join()).toContain('the project cannot be judged');
  });

  test('what the code calls for, in a project within', async () => {
    const folder = scratch();
    cpSync(join(ROOT, 'examples/data-pipeline'), join(folder, 'within'), { recursive: true });
    write(folder, `within/${CAL}`, 'schemaVersion: cart.cal/1\n');
    const editor = editorIn(folder);
    await editor.open(`within/${CAL}`);
    const shown = await editor.findings(`within/${CAL}`);
    expect(shown).toEqual(await said(folder, `within/${CAL}`, 'check'));
    expect(shown.join()).toContain('propose/missing-item');
    await editor.become(`within/${CAL}`, '# typed\nschemaVersion: cart.cal/1\n');
    expect((await editor.findings(`within/${CAL}`)).filter((each) => each.includes('propose/'))).toEqual(
      shown.filter((each) => each.includes('propose/')).map((each) => each.replace('[[1,1,1,2]', '[[2,1,2,2]')),
    );
  });

  test('what the baseline, a comment and the configuration accept is not shown', async () => {
    const folder = copyOf('examples/data-pipeline');
    await runMain(['lint', '--write-baseline'], folder);
    const editor = editorIn(folder);
    await editor.open(CAL);
    expect(await editor.findings(CAL)).toEqual([]);
  });

  test('a CAL that no check looks at, as lint says it when it is named', async () => {
    const folder = copyOf('examples/data-pipeline');
    write(folder, 'cartwright.yaml', 'cals: [cal/none-*.cal.yaml]\n');
    write(folder, 'cal/none-1.cal.yaml', 'id: x\n');
    const editor = editorIn(folder);
    await editor.open(CAL);
    expect(await editor.findings(CAL)).toEqual(await said(folder, CAL, 'lint', CAL));
    expect(await editor.findings(CAL)).toHaveLength(1);
  });

  test('a CAL of a project within, and one of no project at all', async () => {
    const folder = scratch();
    const broken = 'schemaVersion: acx.cal/1\nid: x\n';
    write(folder, 'within/cartwright.yaml', 'prefix: acx\n');
    write(folder, 'within/a.cal.yaml', broken);
    write(folder, 'b.cal.yaml', broken);
    const elsewhere = scratch();
    write(elsewhere, 'c.cal.yaml', broken);
    const editor = editorIn(folder);
    for (const path of ['within/a.cal.yaml', 'b.cal.yaml', join(elsewhere, 'c.cal.yaml')]) await editor.open(path);
    expect(await editor.findings('within/a.cal.yaml')).toEqual(await said(folder, 'within/a.cal.yaml', 'check'));
    expect(await editor.findings('b.cal.yaml')).toEqual(await said(folder, 'b.cal.yaml', 'check'));
    const lone = await editor.findings(join(elsewhere, 'c.cal.yaml'));
    expect(lone).toEqual(await said(elsewhere, 'c.cal.yaml', 'lint', 'c.cal.yaml'));
    expect(lone.join()).toContain('cal/unrecognized-schema-version');
  });
});

test('a file of a repository that no folder of the editor holds is judged in its project', async () => {
  const folder = copyOf('examples/data-pipeline');
  spawnSync('git', ['init', '-q', folder]);
  const editor = editorIn(scratch());
  const path = join(folder, CAL);
  await editor.open(path);
  const here = `${folder}/`;
  expect((await editor.findings(path)).join().replaceAll(here, '')).toEqual((await said(folder, CAL, 'check')).join());
});

describe('texts as editors have them', () => {
  const lines = ['schemaVersion: cart.cal/1', 'id: x', 'nodes: [{ id: "😀", type: task }]', ''];

  test.each([
    ['LF', lines.join('\n')],
    ['CRLF', lines.join('\r\n')],
    ['a lone CR', lines.join('\r')],
    ['a byte order mark', `\ufeff${lines.join('\n')}`],
    ['half a surrogate pair', `${lines.join('\n')}name: "\ud800"\n`],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    const folder = scratch();
    write(folder, 'a.cal.yaml', 'id: y\n');
    const editor = editorIn(folder);
    await editor.open('a.cal.yaml', text);
    const shown = await editor.findings('a.cal.yaml');
    write(folder, 'a.cal.yaml', text);
    const mark = text.startsWith('\ufeff');
    // For the command line the mark is not part of the text; for an editor it may be a character of the first line.
    const expected = (await said(folder, 'a.cal.yaml', 'check')).map((line) =>
      mark
        ? line.replace(
            /^\[\[1,(\d+),(\d+),(\d+)/,
            (_all, from, to, end) => `[[1,${+from + 1},${to},${+end + (to === '1' ? 1 : 0)}`,
          )
        : line,
    );
    expect(shown).toEqual(expected);
    expect(shown.length).toBeGreaterThan(0);
  });

  test('bytes on the disk that are not UTF-8 are seen, until the text is another', async () => {
    const folder = scratch();
    write(folder, 'a.cal.yaml', Buffer.concat([Buffer.from('id: caf'), Buffer.from([0xe9, 0x0a])]));
    const editor = editorIn(folder);
    await editor.open('a.cal.yaml');
    expect(editor.text('a.cal.yaml')).toContain('\ufffd');
    expect(await editor.findings('a.cal.yaml')).toEqual(await said(folder, 'a.cal.yaml', 'check'));
    expect((await editor.findings('a.cal.yaml')).join()).toContain('source/encoding');
    await editor.become('a.cal.yaml', 'id: cafe\n');
    expect((await editor.findings('a.cal.yaml')).join()).not.toContain('source/encoding');
  });

  test('a byte order mark that the editor does not show is written again, and counts where bytes do', async () => {
    const folder = copyOf('examples/data-pipeline');
    const manifest = 'agents/builder/rom/manifest/harness-requirements.json';
    await runMain(['manifest', 'agents/builder', '--out', manifest], folder);
    const right = readFileSync(join(folder, manifest), 'utf8');
    write(folder, manifest, `\ufeff${right}`);
    const editor = editorIn(folder);
    await editor.open(manifest, right);
    expect(await editor.findings(manifest)).toEqual(await said(folder, manifest, 'check'));
    expect((await editor.findings(manifest)).join()).toContain('manifest/stale');
    await editor.become(manifest, `${right} `);
    await editor.become(manifest, right);
    expect((await editor.findings(manifest)).join()).toContain('manifest/stale');
  });

  test('a YAML text that is too large is said to be, and its end is not waited for', async () => {
    const folder = scratch();
    const text = `schemaVersion: cart.cal/1\n${'# a line of a comment\n'.repeat(100_000)}`;
    const editor = editorIn(folder);
    await editor.open('a.cal.yaml', text);
    const shown = await editor.findings('a.cal.yaml');
    write(folder, 'a.cal.yaml', text);
    expect(shown).toEqual(await said(folder, 'a.cal.yaml', 'check'));
    expect(shown.join()).toContain('source/too-large');
  });

  test('an address at which no system has a file keeps nobody else from being judged', async () => {
    const editor = new Editor(copyOf('examples/data-pipeline'));
    const cal = 'cal/ship-a-feature.cal.yaml';
    await editor.open(cal);
    const before = await editor.findings(cal);
    expect(before).not.toEqual([]);
    const shown: unknown[] = [];
    editor.connection.onNotification('window/showMessage', (params: unknown) => {
      shown.push(params);
    });
    for (const uri of [
      `${editor.uri('cal')}/%00.cal.yaml`,
      `${editor.uri(cal)}/below-a-file.cal.yaml`,
      `${editor.uri('cal')}/${'x'.repeat(300)}.cal.yaml`,
      'file:///etc/passwd/below-a-file.cal.yaml',
    ])
      await editor.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version: 1, text: 'id: x\n' },
      });
    await editor.become(cal, `${editor.text(cal)}\n`);
    expect(await editor.findings(cal)).toEqual(before);
    expect(shown).toEqual([]);
    await editor.end();
  });

  test('a text that no file holds, and a file that nobody judges, are passed over', async () => {
    const folder = scratch();
    const editor = editorIn(folder);
    await editor.initialized;
    const textDocument = { uri: 'untitled:Untitled-1', languageId: 'yaml', version: 1, text: 'id: x\n' };
    await editor.connection.sendNotification('textDocument/didOpen', { textDocument });
    await editor.open('notes.yaml', 'id: x\n');
    expect(await editor.findings('notes.yaml')).toEqual([]);
    expect(
      await editor.connection.sendRequest('textDocument/hover', { textDocument, position: { line: 0, character: 0 } }),
    ).toBe(null);
  });

  test('a closed document has no findings, and the disk counts again', async () => {
    const folder = copyOf('examples/data-pipeline');
    const editor = editorIn(folder);
    await editor.open(CAL);
    const before = await editor.findings(CAL);
    await editor.open(PACKAGE, readFileSync(join(folder, PACKAGE), 'utf8').replace('devops_engineer', 'tech_writer'));
    expect((await editor.findings(CAL)).join()).toContain(NOT_STAFFED);
    await editor.close(PACKAGE);
    expect(await editor.findings(CAL)).toEqual(before);
    expect(await editor.diagnostics(PACKAGE)).toEqual([]);
  });

  test('a change on the disk is seen when the editor tells of it', async () => {
    const folder = copyOf('examples/data-pipeline');
    const editor = editorIn(folder);
    await editor.open(CAL);
    expect((await editor.findings(CAL)).join()).not.toContain(NOT_STAFFED);
    write(folder, PACKAGE, readFileSync(join(folder, PACKAGE), 'utf8').replace('devops_engineer', 'tech_writer'));
    const changes = [{ uri: editor.uri(PACKAGE), type: 2 }];
    await editor.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    expect((await editor.findings(CAL)).join()).toContain(NOT_STAFFED);
  });
});
