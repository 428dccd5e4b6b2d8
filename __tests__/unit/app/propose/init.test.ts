import { expect, test } from '@jest/globals';
import { planInit } from '../../../../src/app/propose/init.ts';
import { ownFiles } from '../../../../src/app/propose/read-tree.ts';
import { ROLES } from '../../../../src/core/scan/detector.ts';
import { PROFILES } from '../../../../src/ids.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import type { InitPorts } from '../../../../src/app/propose/init.ts';

/** Ports on some files, whatever folder is asked for. */
function portsOf(cwd: string, files: Readonly<Record<string, string>>): InitPorts {
  const fs: Partial<FileSystem> = {
    cwd,
    kind: (path) => (path === '.' || /^(?:\.\.|code\.?)$/.test(path) ? 'directory' : 'none'),
    checkTarget: () => undefined,
    list: () => Object.keys(files).sort(),
    readFile: (path) => new TextEncoder().encode(files[path.slice(path.lastIndexOf('/') + 1)]),
  };
  return {
    fs: fs as FileSystem,
    changes: () => [],
  };
}

test('a parser that only the commands of a project ask for is loaded, too', async () => {
  const files: Record<string, string> = {
    'Taskfile.yml': 'version: "3"\ntasks:\n  test:\n    cmds: [go test ./...]\n',
    'go.mod': 'module example.com/demo\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n',
    'main.go': 'package main\n\nfunc main() {}\n',
    'main_test.go': 'package main\n',
  };
  const { plan, files: made } = await planInit(portsOf('/demo', files), {
    profile: PROFILES.cart,
    fromCode: '.',
    out: 'proposal',
    format: 'json',
  });
  const instructions = made.find(({ path }) => path === 'agents/backend_dev/rom/instructions.md')?.text ?? '';
  expect({ notes: plan.notes, tasks: [...new Set(instructions.match(/`task [^`]+`/g))] }).toEqual({
    notes: [],
    tasks: ['`task test`'],
  });
});

/** What the project's README says of the way from it to the code, and where it stands. */
async function readme(fromCode: string, out: string): Promise<unknown> {
  const ports = portsOf('/work/demo', {
    'go.mod': 'module example.com/demo\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n',
    'main.go': '',
  });
  const { files } = await planInit(ports, { profile: PROFILES.cart, fromCode, out, format: 'json' });
  const { path, text = '' } = files.find((file) => file.path.endsWith('README.md')) ?? {};
  return [path, [...new Set(text.match(/--root \S+/g) ?? [])]];
}

test('commands name the code by the way to it, where no folder of the user is on that way', async () => {
  const ways: readonly (readonly [code: string, out: string, path: string, way: string | undefined])[] = [
    ['.', '.', 'agents/README.md', undefined],
    ['.', 'a', 'README.md', '..'],
    ['.', 'a/b', 'README.md', '../..'],
    ['..', '.', 'README.md', '..'],
    ['code', 'a', 'README.md', 'PATH_TO_THE_CODE'],
    ['code', '.', 'README.md', 'PATH_TO_THE_CODE'],
    ['code.', '.', 'README.md', 'PATH_TO_THE_CODE'],
  ];
  for (const [code, out, path, way] of ways)
    expect(await readme(code, out)).toEqual([path, way === undefined ? [] : [`--root ${way}`]]);
});

test('what init wrote is not taken for the project', () => {
  const below = [
    ...ROLES.map((role) => `agents/${role}`),
    'agents/anyone',
    'agents/README.md',
    'cal/from-code.cal.json',
    'cal/from-code.cal.yaml',
    'cal/from-code.base.json',
    'cartridges',
  ];
  expect(ROLES.length).toBeGreaterThan(0);
  expect(['..', '../a', 'a/b', '..a', '.'].map((out) => [...ownFiles(out)])).toEqual([[], [], ['a/b'], ['..a'], below]);
});

/** What is proposed for a folder without code, and which command comes next. */
async function withoutCode(clients: readonly string[], skills: readonly string[], out: string): Promise<unknown> {
  const ports = portsOf('/work/desk', Object.fromEntries(['crush.json', ...skills].map((path) => [path, '{}'])));
  const options = { profile: PROFILES.cart, fromCode: '.', out, format: 'json', clients } as const;
  const { plan, files } = await planInit(ports, options);
  const slots = files.flatMap(({ path, text }) =>
    path.includes('.cal.') ? (JSON.parse(text) as { participants: unknown[] }).participants : [],
  );
  return [plan.files.map(({ path }) => path), slots, plan.next];
}

test('where a client is configured and there is neither code nor a skill, there is a package that claims nothing, and its handshake is next', async () => {
  const slot = { alias: 'anyone', bind: 'slot', slot: { role: 'anyone' }, required: false };
  expect(await withoutCode(['crush', 'gemini-cli'], [], 'my agents')).toEqual([
    [
      'README.md',
      'agents/anyone/cartridge.yaml',
      'agents/anyone/rom/instructions.md',
      'cal/from-code.base.json',
      'cal/from-code.cal.json',
    ],
    [slot],
    [
      "cartwright handshake 'my agents/agents/anyone' --host crush",
      "cartwright handshake 'my agents/agents/anyone' --host gemini-cli",
    ],
  ]);
  expect(await withoutCode([], [], 'a')).toEqual([[], [], undefined]);
  expect(await withoutCode(['crush'], ['.claude/skills/x/SKILL.md'], 'a')).toEqual([[], [], undefined]);
});
