import { expect, test } from '@jest/globals';
import { skillTable } from '../../../../../src/core/report/sections/skills.ts';
import type { CheckReport } from '../../../../../src/core/result/results.ts';
import type { SkillResult } from '../../../../../src/core/result/skills.ts';

const skill = (kind: SkillResult['kind'], name: string, path: string): SkillResult => ({
  kind,
  name,
  path,
  needs: [],
  hosts: [{ host: 'Cursor', verdict: 'can run', missing: [], notTold: [], reservations: [] }],
});

test('two of one name are told apart by their files', () => {
  const skills = [
    skill('plugin', 'flow', '.claude-plugin/plugin.json'),
    skill('skill', 'flow', 'skills/flow/SKILL.md'),
    skill('skill', 'other', 'skills/other/SKILL.md'),
  ];
  const report = { skills, cals: [], packages: [], diagnostics: [], handshakes: [] } as unknown as CheckReport;
  const [table] = skillTable(report);
  const labels = table?.parts.flatMap((part) => ('rows' in part ? part.rows.map(({ cells }) => cells[0]) : []));
  expect(labels).toEqual([
    [{ file: '.claude-plugin/plugin.json', label: 'flow (.claude-plugin/plugin.json)' }],
    [{ file: 'skills/flow/SKILL.md', label: 'flow (skills/flow/SKILL.md)' }],
    [{ file: 'skills/other/SKILL.md', label: 'other' }],
  ]);
});
