import { expect, test } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { OpenDocuments } from '../../../../src/cli/lsp/open-documents.ts';
import { Judging } from '../../../../src/cli/lsp/judging.ts';
import { scratch } from '../../../support/scratch.ts';

test('a bug in judging one document is told, and keeps no other from being judged', async () => {
  const folder = scratch();
  const desk = new OpenDocuments();
  desk.setFolders([folder]);
  const [told, sent]: [unknown[], string[]] = [[], []];
  const connection = {
    sendDiagnostics(params: { uri: string; diagnostics: readonly unknown[] }): Promise<void> {
      sent.push(`${params.uri.slice(-10)}: ${params.diagnostics.length}`);
      return Promise.resolve();
    },
  };
  const judging = new Judging(desk, connection as never, (error) => told.push(error));
  const [bad, good] = ['a.cal.yaml', 'b.cal.yaml'].map((name) => {
    const document = TextDocument.create(`file://${folder}/${name}`, 'yaml', 1, 'id: x\n');
    return desk.put(document);
  });
  const judgeAlone = bad?.place.workspace.judgeAlone.bind(bad.place.workspace);
  Object.assign(bad?.place.workspace ?? {}, {
    judgeAlone: (path: string) => (path === 'a.cal.yaml' ? Promise.reject(new TypeError('a bug')) : judgeAlone?.(path)),
  });
  for (const each of [bad, good]) judging.changed(each?.document.uri ?? '', false);
  await judging.settled();
  judging.stop();
  expect(told).toEqual([new TypeError('a bug')]);
  expect(sent).toEqual(['b.cal.yaml: 5']);
});
