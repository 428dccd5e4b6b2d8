/** The language server in a real editor: Neovim, without a window. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, copyOf, ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';
import { describeTool } from '../support/tools.ts';

const CAL = 'cal/ship-a-feature.cal.yaml';

describeTool('nvim', 'in Neovim', (nvim) => {
  test('open, type, see the finding, apply the fix', () => {
    const folder = copyOf('examples/data-pipeline');
    const before = readFileSync(join(folder, CAL), 'utf8');
    const home = scratch();
    const said = join(home, 'said.json');
    const script = join(ROOT, '__tests__/support/editor.lua');
    const run = spawnSync(nvim, ['--headless', '--clean', '-n', CAL, '-c', `luafile ${script}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: home,
        XDG_STATE_HOME: home,
        XDG_CACHE_HOME: home,
        SERVER: JSON.stringify([process.execPath, CLI, 'lsp', '--stdio']),
        SAID: said,
      },
    });
    expect([run.status, run.stderr]).toEqual([0, '']);
    const init = [
      'variable/init-of-other-type',
      43,
      44,
      2,
      'variable "attempts" is of type integer, but its init is a string',
    ];
    expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual({
      opened: [init],
      typed: [
        init,
        ['node/unknown-agent', 59, 12, 1, 'there is no participant "reviewers"'],
        ['cal/unknown-property', 60, 5, 1, 'unknown property "acton" in task "review"'],
      ],
      actions: ['rename "acton" to "action"', 'apply all safe fixes'],
      hover: 'markdown',
      text: before,
      left: [init],
      exit: 0,
    });
  });
});
