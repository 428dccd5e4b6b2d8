import { describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import type { Checked } from '../../../../src/app/check/options.ts';
import { answerOf } from '../../../../src/core/result/answer.ts';
import { packageExample } from '../../../../src/core/result/rule-examples.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { checkFolders } from '../../../support/check.ts';
import { scratch } from '../../../support/scratch.ts';
import { ruleMeta } from '../../../support/rules.ts';
import { untracked } from '../../../support/untracked.ts';

const PACKAGE = 'agents/reviewer/cartridge.yaml';
async function checked(files: Readonly<Record<string, string>>): Promise<Checked> {
  const folder = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkFolders(nodeFileSystem(folder, untracked), '1970-01-01', { profile: PROFILES.cart });
}

const raised = ({ report }: Checked): string[] => report.diagnostics.map(({ rule, level }) => `${level} ${rule}`);

describe('the configuration', () => {
  const lonely = ruleMeta('ready/unstaffed').bad.text;
  const asking = `${packageExample().text}harness: { model: { minContextWindowTokens: 200001 } }\n`;
  const files = {
    'flow.cal.yaml': lonely,
    [PACKAGE]: asking,
    'agents/reviewer/rom/manifest/harness-requirements.json': '{}\n',
    'workbench.host.yaml': ruleMeta('handshake/refuse').good.text,
  };
  const withConfig = (text: string): Promise<Checked> => checked({ ...files, 'cartwright.yaml': text });

  test('without it', async () => {
    const { report } = await checked(files);
    expect(raised({ report } as Checked)).toEqual([
      'error handshake/refuse',
      'error manifest/stale',
      'error ready/unstaffed',
    ]);
  });

  test('sets levels and switches off; a verdict is not touched by that', async () => {
    const made = await withConfig('rules: { manifest/stale: off, ready/unstaffed: note, handshake/refuse: warning }\n');
    expect(raised(made)).toEqual(['warning handshake/refuse', 'note ready/unstaffed']);
    expect(made.report.summary).toEqual({ files: 3, errors: 0, warnings: 1, notes: 1, accepted: 0 });
    expect([made.report.verdict, made.report.compliance, answerOf(made.report).line]).toEqual([
      'not ready',
      'refuse',
      'not ok: 1 CAL not ready, 1 host refuses',
    ]);
  });

  test('ignores by path, with a reason that SARIF keeps', async () => {
    const made = await withConfig(
      'ignore: [{ rule: manifest/stale, path: "agents/**", reason: written by hand until spring }]\n',
    );
    expect(raised(made)).toEqual(['error handshake/refuse', 'error ready/unstaffed']);
    expect(made.suppressed?.map(({ diagnostic, kind, reason }) => [diagnostic.rule, kind, reason])).toEqual([
      ['manifest/stale', 'external', 'written by hand until spring'],
    ]);
  });

  test('a package that cannot be used is never passed over in silence', async () => {
    const broken = packageExample('licence: MIT\n').text;
    const config = 'ignore: [{ rule: package/schema, path: "**", reason: no }]\n';
    expect(raised(await checked({ [PACKAGE]: broken, 'cartwright.yaml': config }))).toEqual(['error package/schema']);
  });

  test('nor is it given another level', async () => {
    await expect(withConfig('rules: { package/schema: off }\n')).rejects.toMatchObject({
      code: 'bad-config',
      message: '"package/schema" is an integrity rule, which cannot be silenced',
    });
  });

  test('a rule that does not exist is an error here, too', async () => {
    await expect(withConfig('rules: { ready/unstafed: off }\n')).rejects.toMatchObject({
      code: 'bad-config',
      message: 'unknown rule "ready/unstafed"',
      help: 'did you mean ready/unstaffed?',
    });
  });
});
