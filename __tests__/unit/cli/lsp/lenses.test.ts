import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyOf } from '../../../support/cli.ts';
import { Editor } from '../../../support/editor.ts';

const CAL = 'cal/ship-a-feature.cal.yaml';
const HOST = 'hosts/laptop.host.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';

let editor: Editor;
beforeAll(async () => {
  editor = new Editor(copyOf('examples/data-pipeline'));
  for (const path of [CAL, HOST, PACKAGE]) await editor.open(path);
});
afterAll(() => editor.end());

test('what is above the text', async () => {
  const title = async (path: string): Promise<unknown> =>
    (await editor.lenses(path)).map(({ range, command }) => [range.start.line, command?.title]);
  expect(await title(CAL)).toEqual([[2, 'ready · 1 of 1 required participants · 3 of 3 required RAC items confirmed']]);
  expect(await title(HOST)).toEqual([[4, 'agents/builder: accept, 1 promise']]);
  expect(await title(PACKAGE)).toEqual([[2, 'laptop: accept, 1 promise · workbench: accept']]);
});

test('a fix is of the text that was asked about, where the editor looks at versions', async () => {
  const other = new Editor(editor.folder, { workspace: { workspaceEdit: { documentChanges: true } } });
  await other.open(CAL);
  await other.become(CAL, other.text(CAL).replace('action: Review', 'acton: Review'));
  const asked = other.actions(CAL);
  await other.become(CAL, `# typed meanwhile\n${other.text(CAL)}`);
  const textDocument = { uri: other.uri(CAL), version: 2 };
  const fixes = await asked;
  expect(fixes.map(({ edit }) => edit?.documentChanges)).toMatchObject(fixes.map(() => [{ textDocument }]));
  expect(fixes.length).toBeGreaterThan(0);
  await other.end();
});
