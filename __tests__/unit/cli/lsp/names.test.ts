import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyOf } from '../../../support/cli.ts';
import { Editor } from '../../../support/editor.ts';

const CAL = 'cal/ship-a-feature.cal.yaml';
const HOST = 'hosts/laptop.host.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';
const CONFIRMATIONS = 'rac-confirmations.yaml';

let editor: Editor;
beforeAll(async () => {
  editor = new Editor(copyOf('examples/data-pipeline'));
  for (const path of [CAL, HOST, PACKAGE, CONFIRMATIONS]) await editor.open(path);
});
afterAll(() => editor.end());

/** `path:line:column`, from one, of each place. */
async function places(
  method: 'textDocument/definition' | 'textDocument/references',
  path: string,
  before: string,
): Promise<string[]> {
  const found = await editor.ask(method, path, before, { context: { includeDeclaration: true } });
  return found.map(
    ({ uri, range: { start } }) => `${uri.slice(editor.uri('').length)}:${start.line + 1}:${start.character + 1}`,
  );
}

/** What is offered where `|` stands in a document that is open for this question alone. */
async function offered(path: string, change: (text: string) => string): Promise<string[]> {
  const text = change(editor.text(path));
  const at = text.indexOf('|>');
  const other = path.replace(/[^/]*\.(cal|host)\./, 'other.$1.');
  await editor.open(other, text.replace('|>', ''));
  const items = await editor.ask('textDocument/completion', other, text.slice(0, at));
  await editor.close(other);
  return items.map(({ label }) => label);
}

describe('completion', () => {
  const ITEMS = ['infra-arch', 'code-wiki', 'on-call-runbook', 'warehouse-schema'];
  const NODES = ['build', 'review', 'gate', 'done'];
  const ROLES = ['cart:execute', 'cart:dispatch', 'cart:memory.write', 'cart:search'];
  const TOOLS = ['shell', 'task', 'remember', 'remember_summary', 'search'];

  test.each([
    ['an alias', CAL, 'agent: reviewer', 'agent: |>', ['builder', 'reviewer']],
    ['half an alias', CAL, 'agent: reviewer', 'agent: rev|>', ['builder', 'reviewer']],
    ['a RAC id in a list', CAL, 'on-call-runbook] }', '|>] }', ITEMS],
    ['a RAC id in a list that is not closed', CAL, /on-call-runbook\] \}[^]*/, '|>', ITEMS],
    ['a RAC id of a condition', CAL, 'when: { not:', 'when: { racAvailable: |>, not:', ITEMS],
    ['a variable', CAL, 'var: review.outcome', 'var: |>', ['review', 'attempts']],
    ['a node', CAL, 'from: gate, to: done', 'from: gate, to: |>', NODES],
    ['the start', CAL, 'start: build', 'start: |>', NODES],
    ['the role of a slot', CAL, 'role: devops_engineer', 'role: |>', ['devops_engineer']],
    ['a tool to bind', HOST, "'cart:memory.write': remember_summary", "'cart:memory.write': |>", TOOLS],
    ['a tool to wrap', HOST, 'wraps: remember', 'wraps: |>', TOOLS],
    ['a role to bind', HOST, /bindings: .*/, 'bindings: { |> }', ROLES],
    ['a role to bind, begun', HOST, /bindings: .*/, 'bindings:\n  cart:me|>', ROLES],
    ['a name that the author chooses', CAL, 'alias: reviewer', 'alias: |>', []],
    ['a text', CAL, 'name: Ship a data-pipeline feature', 'name: |>', []],
    ['a comment', CAL, 'variables:', '# agent: |>\nvariables:', []],
  ])('%s', async (_, path, before, after, names) => {
    expect(await offered(path, (text) => text.replace(before, () => after))).toEqual(names);
  });

  test('a task type, a scope, a rule', async () => {
    expect(await offered(CAL, (text) => text.replace('taskType: build-dag', 'taskType: |>'))).toContain('write-docs');
    expect(await offered(HOST, (text) => text.replace('scopes: [dispatch]', 'scopes: [|>]'))).toContain('net.fetch');
    await editor.open('cartwright.yaml', 'rules:\n  rac/\n');
    const rules = await editor.ask('textDocument/completion', 'cartwright.yaml', 'rac/');
    expect(rules.map(({ label }) => label)).toContain('rac/no-content');
    await editor.close('cartwright.yaml');
  });

  test('an id to confirm is one of the CALs, saved or not', async () => {
    const path = 'cal/more.cal.yaml';
    await editor.open(path, 'rac: [{ id: not-saved, kind: wiki, description: d }]\n');
    const text = editor.text(CONFIRMATIONS);
    await editor.become(CONFIRMATIONS, text.replace('id: on-call-runbook', 'id: '));
    const items = await editor.ask('textDocument/completion', CONFIRMATIONS, 'id: ');
    expect(items.map(({ label }) => label)).toEqual(['not-saved', ...ITEMS]);
    await editor.become(CONFIRMATIONS, text);
    await editor.close(path);
  });

  test('in JSON a name is put in quotation marks where none are open', async () => {
    const path = 'cal/json.cal.json';
    const names = '{"participants":[{"alias":"dev"}],"nodes":[{"id":"a","type":"task",';
    await editor.open(path, `${names}"agent": }]}`);
    const edits = async (before: string) =>
      (await editor.ask('textDocument/completion', path, before)).map(({ textEdit }) => textEdit);
    const range = (from: number, to = from) => ({
      start: { line: 0, character: from },
      end: { line: 0, character: to },
    });
    const at = names.length + '"agent": '.length;
    expect(await edits('"agent": ')).toEqual([{ range: range(at), newText: '"dev"' }]);
    await editor.become(path, `${names}"agent": "de`);
    expect(await edits('"agent": "de')).toEqual([{ range: range(at + 1, at + 3), newText: 'dev' }]);
    await editor.close(path);
  });

  test('a text that cannot be read has the names that it had', async () => {
    const path = 'cal/broken.cal.yaml';
    await editor.open(path, editor.text(CAL));
    await editor.lenses(path);
    const broken = editor
      .text(CAL)
      .replace(/participants:[^]*rac:/, 'participants: "\nrac:')
      .replace('agent: reviewer', 'agent: ');
    await editor.become(path, broken);
    expect(await editor.ask('textDocument/completion', path, 'Review the pipeline')).toEqual([]);
    await editor.close(path);
  });
});

describe('definition and references', () => {
  test.each([
    ['an alias', CAL, 'agent: build', [`${CAL}:13:12`], [`${CAL}:13:12`, `${CAL}:51:12`]],
    ['an item', CAL, 'rac: [infra', [`${CAL}:22:9`], [`${CAL}:22:9`, `${CAL}:53:50`]],
    ['a node', CAL, 'from: gat', [`${CAL}:63:11`], [`${CAL}:63:11`, `${CAL}:67:25`, `${CAL}:68:13`, `${CAL}:69:13`]],
    ['a variable by a member of it', CAL, 'var: review.out', [], []],
    ['a variable', CAL, 'var: rev', [`${CAL}:41:13`], [`${CAL}:41:13`, `${CAL}:68:42`, `${CAL}:69:50`]],
    ['the role of a slot', CAL, 'role: devops', [`${PACKAGE}:7:7`], [`${CAL}:15:19`, `${PACKAGE}:7:7`]],
    ['a tool', HOST, 'wraps: rem', [`${HOST}:15:11`], [`${HOST}:15:11`, `${HOST}:19:12`]],
    [
      'what somebody confirmed',
      CONFIRMATIONS,
      'id: on-call',
      [`${CAL}:30:9`],
      [`${CONFIRMATIONS}:2:7`, `${CAL}:30:9`, `${CAL}:53:73`],
    ],
    ['what is no name', CAL, 'license: Apache', [], []],
  ])('%s', async (_, path, before, declared, named) => {
    expect(await places('textDocument/definition', path, before)).toEqual(declared);
    expect((await places('textDocument/references', path, before)).sort()).toEqual([...named].sort());
  });
});

describe('rename', () => {
  const rename = async (path: string, before: string, newName: string): Promise<string> => {
    const edit = await editor.ask('textDocument/rename', path, before, { newName });
    return edit === null ? '' : editor.edited(path, edit);
  };

  test.each([
    [
      'an alias',
      CAL,
      'alias: review',
      'critic',
      ['alias: reviewer', 'agent: reviewer'],
      ['alias: critic', 'agent: critic'],
    ],
    [
      'a variable with its members',
      CAL,
      'name: review,',
      'verdict',
      ['name: review,', 'var: review.outcome'],
      ['name: verdict,', 'var: verdict.outcome'],
    ],
    [
      'a name that YAML takes for something else',
      CAL,
      'id: don',
      'no',
      ['id: done', 'to: done'],
      ["id: 'no'", "to: 'no'"],
    ],
    ['a tool', HOST, 'name: task', 'delegate', ['name: task\n'], ['name: delegate\n']],
    ['a tool, as YAML writes no text', HOST, 'name: task', 'True', ['name: task\n'], ["name: 'True'\n"]],
  ])('%s', async (_, path, before, name, old, changed) => {
    const expected = old.reduce((text, each, i) => text.replaceAll(each, changed[i] ?? ''), editor.text(path));
    expect(await rename(path, before.slice(0, -1), name)).toBe(expected);
  });

  test.each([
    [
      'Not an id',
      '"Not an id" is no name; it must be a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"',
    ],
    ['gate', 'there is a node "gate" already'],
  ])('not to %j', async (newName, message) => {
    await expect(rename(CAL, 'start: buil', newName)).rejects.toMatchObject({ code: -32602, message });
  });

  test.each(['a\u0000b', 'a\u007f', 'a\u0085b', '\ud800', 'a\u202eb', 'a b', "a'", ''])(
    'a tool not to %j, which a file cannot hold or nobody sees',
    async (newName) => {
      await expect(rename(HOST, 'name: tas', newName)).rejects.toMatchObject({ code: -32602 });
    },
  );

  test('a variable not to what stands for a member of another', async () => {
    await expect(rename(CAL, 'name: attempt', 'review.outcome')).rejects.toMatchObject({
      code: -32602,
      message: '"review.outcome" would mean another variable, or a member of one, elsewhere in the file',
    });
  });

  test('of the text that was asked about, where the editor looks at versions', async () => {
    const other = new Editor(editor.folder, { workspace: { workspaceEdit: { documentChanges: true } } });
    await other.open(CAL);
    await other.become(CAL, other.text(CAL).replace('name: Ship a', 'name: Ship the'));
    const asked = other.ask('textDocument/rename', CAL, 'start: buil', { newName: 'make' });
    await other.become(CAL, `# typed meanwhile\n${other.text(CAL)}`);
    const textDocument = { uri: other.uri(CAL), version: 2 };
    expect((await asked)?.documentChanges).toMatchObject([{ textDocument }]);
    const fixes = await other.actions(CAL);
    expect(fixes.map(({ edit }) => edit?.documentChanges)).toMatchObject(
      fixes.map(() => [{ textDocument: { ...textDocument, version: 3 } }]),
    );
    await other.end();
  });

  test('only what the file declares', async () => {
    expect(await editor.ask('textDocument/prepareRename', CAL, 'start: buil')).toMatchObject({ placeholder: 'build' });
    expect(await editor.ask('textDocument/prepareRename', CAL, 'role: devops')).toBe(null);
    expect(await editor.ask('textDocument/prepareRename', CAL, 'license: Ap')).toBe(null);
    await expect(rename(CAL, 'role: devops', 'x')).rejects.toMatchObject({ code: -32602 });
  });
});

test('the outline', async () => {
  const outline = (await editor.symbols(CAL)).map(({ name, children = [] }) => [
    name,
    children.map((each) => each.name).join(', '),
  ]);
  expect(outline.filter(([, children]) => children !== '')).toEqual([
    ['authors', 'Example Data Team'],
    ['participants', 'builder, reviewer'],
    ['rac', 'infra-arch, code-wiki, on-call-runbook, warehouse-schema'],
    ['variables', 'review, attempts'],
    ['nodes', 'build, review, gate, done'],
    ['edges', 'build → review, review → gate, gate → done, gate → build'],
  ]);
});

test('what stands above the text', async () => {
  const title = async (path: string): Promise<unknown> =>
    (await editor.lenses(path)).map(({ range, command }) => [range.start.line, command?.title]);
  expect(await title(CAL)).toEqual([[2, 'ready · 1 of 1 required participants · 3 of 3 required RAC items confirmed']]);
  expect(await title(HOST)).toEqual([[4, 'agents/builder: accept, 1 promise']]);
  expect(await title(PACKAGE)).toEqual([[2, 'laptop: accept, 1 promise · workbench: accept']]);
});
