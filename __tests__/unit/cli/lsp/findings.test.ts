import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { SECRET } from '../../../support/hostile.ts';
import { Editor } from '../../../support/editor.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const BROKEN = calExample({
  rac: 'rac:\n  - { id: a, kind: wiki, description: d, content: x }\n  - { id: a, kind: wiki, descripton: e }',
}).text;

const markdown = new Editor(scratch(), { textDocument: { hover: { contentFormat: ['markdown'] } } });
beforeAll(() => markdown.open('a.cal.yaml', BROKEN));
afterAll(() => markdown.end());

async function fixedByCommand(name: string, text: string): Promise<string> {
  const path = join(scratch(), name);
  writeFileSync(path, text);
  await runMain(['lint', '--fix', path], '/');
  return readFileSync(path, 'utf8');
}

describe('quick fixes', () => {
  test('each finding has the fix that --fix makes', async () => {
    const actions = await markdown.actions('a.cal.yaml', ['quickfix']);
    expect(
      actions.map(({ title, kind, isPreferred, diagnostics }) => [title, kind, isPreferred, diagnostics?.[0]?.code]),
    ).toEqual([
      ['remove "content"', 'quickfix', true, 'rac/no-content'],
      ['rename "descripton" to "description"', 'quickfix', true, 'cal/unknown-property'],
    ]);
    const [first] = actions;
    expect(markdown.edited('a.cal.yaml', first?.edit ?? {})).toBe(BROKEN.replace(', content: x', ''));
  });

  test.each([
    ['LF', 'a.cal.yaml', BROKEN],
    ['CRLF', 'a.cal.yaml', BROKEN.replaceAll('\n', '\r\n')],
    [
      'JSON',
      'a.cal.json',
      '{\n  "schemaVersion": "cart.cal/1",\n  "id": "x",\n  "rac": [{"id":"a","kind":"wiki","content":"x","descripton":"😀"}]\n}\n',
    ],
  ])('all at once: the file is what lint --fix makes of it, %s', async (_, name, text) => {
    await markdown.open(`all-${name}`, text);
    const [action, ...others] = await markdown.actions(`all-${name}`, ['source.fixAll']);
    expect([action?.kind, others]).toEqual(['source.fixAll.cartwright', []]);
    const after = markdown.edited(`all-${name}`, action?.edit ?? {});
    expect(after).toBe(await fixedByCommand(name, text));
    expect(after).not.toBe(text);
    await markdown.close(`all-${name}`);
  });

  test('a signed CAL has none, nor has a text that cannot be read, nor one that is right', async () => {
    for (const text of [`${BROKEN}integrity: {}\n`, 'rac: [', calExample().text]) {
      await markdown.open('b.cal.yaml', text);
      expect(await markdown.actions('b.cal.yaml')).toEqual([]);
      await markdown.close('b.cal.yaml');
    }
  });

  test('a fix is of the text that was asked about, where the editor looks at versions', async () => {
    const editor = new Editor(scratch(), { workspace: { workspaceEdit: { documentChanges: true } } });
    await editor.open('a.cal.yaml', BROKEN);
    await editor.become('a.cal.yaml', BROKEN.replace('content: x', 'contents: x'));
    const asked = editor.actions('a.cal.yaml');
    await editor.become('a.cal.yaml', `# typed meanwhile\n${BROKEN}`);
    const textDocument = { uri: editor.uri('a.cal.yaml'), version: 2 };
    const fixes = await asked;
    expect(fixes.map(({ edit }) => edit?.documentChanges)).toMatchObject(fixes.map(() => [{ textDocument }]));
    expect(fixes.length).toBeGreaterThan(0);
    await editor.end();
  });

  test('kinds that were not asked for are not given', async () => {
    expect(await markdown.actions('a.cal.yaml', ['refactor'])).toEqual([]);
    expect((await markdown.actions('a.cal.yaml')).map(({ kind }) => kind)).toEqual([
      'quickfix',
      'quickfix',
      'source.fixAll.cartwright',
    ]);
  });
});

describe('hover', () => {
  test('the fix, the page of the rule and its address, as Markdown', async () => {
    const hover = await markdown.ask('textDocument/hover', 'a.cal.yaml', 'content');
    const { out } = await runMain(['explain', 'rac/no-content', '--format', 'markdown'], '/');
    const contents = hover?.contents;
    if (typeof contents !== 'object' || !('kind' in contents)) throw new Error('no markup');
    expect(contents.kind).toBe('markdown');
    const [help, page, address] = contents.value.split(/\n\n(?=### )|\n\n(?=\[rac)/);
    expect(help).toMatch(/^\w.*/);
    expect(`#${page?.slice(3)}\n`).toBe(out);
    expect(address).toMatch(/^\[rac\/no-content\]\(https:\/\/github\.com\/.*\/docs\/rules\.md#racno-content\)\n$/);
  });

  test('nothing where nothing is found', async () => {
    expect(await markdown.ask('textDocument/hover', 'a.cal.yaml', 'schemaVer')).toBe(null);
  });
});

test('a secret in a text leaves the server in no answer', async () => {
  const token = `ghp_${SECRET}`;
  const heard: string[] = [];
  markdown.connection.onUnhandledNotification((message) => heard.push(JSON.stringify(message)));
  const text = BROKEN.replace('content: x', `content: ${token}, ${token}: 1`).replace(
    'descripton: e',
    `descripton: ${token}`,
  );
  await markdown.open('secret.cal.yaml', text);
  heard.push(JSON.stringify(await markdown.diagnostics('secret.cal.yaml')));
  heard.push(JSON.stringify(await markdown.ask('textDocument/hover', 'secret.cal.yaml', 'content: ')));
  heard.push(JSON.stringify(await markdown.actions('secret.cal.yaml', ['quickfix'])));
  expect(heard.join('\n')).toContain('rac/no-content');
  expect(heard.join('\n')).not.toContain(SECRET.slice(0, 8));
});
