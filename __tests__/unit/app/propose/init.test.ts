import { expect, test } from '@jest/globals';
import { planInit } from '../../../../src/app/propose/init.ts';
import { listedTree } from '../../../../src/core/scan/tree/listed.ts';
import { PROFILES } from '../../../../src/ids.ts';

test('a parser that only the commands of a project ask for is loaded, too', async () => {
  const files: Record<string, string> = {
    'Taskfile.yml': 'version: "3"\ntasks:\n  test:\n    cmds: [go test ./...]\n',
    'go.mod': 'module example.com/demo\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n',
    'main.go': 'package main\n\nfunc main() {}\n',
  };
  const ports = {
    cwd: '/demo',
    walk: (_folder: string, looks: Parameters<typeof listedTree>[2], exclude: ReadonlySet<string>) =>
      listedTree('demo', Object.keys(files).sort(), looks, exclude, (path) => ({ text: files[path] ?? '' })),
    compare: (_folder: string, made: readonly unknown[]) => made.map(() => 'create' as const),
  };
  const { plan, files: made } = await planInit(ports, {
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
