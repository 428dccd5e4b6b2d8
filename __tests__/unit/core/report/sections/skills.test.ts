import { expect, test } from '@jest/globals';
import { nextItems, skillTable } from '../../../../../src/core/report/sections/skills.ts';
import { lineText } from '../../../../../src/core/report/text/write.ts';
import type { CheckReport } from '../../../../../src/core/result/results.ts';
import type { NamedNeed, SkillResult } from '../../../../../src/core/result/skills.ts';

const skill = (kind: SkillResult['kind'], name: string, path: string): SkillResult => ({
  kind,
  name,
  path,
  needs: [],
  hosts: [{ host: 'Cursor', client: 'cursor', verdict: 'can run', missing: [], notTold: [], reservations: [] }],
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

test('what is not told says how to get an answer, by what is unknown', () => {
  const need = (kind: NamedNeed['kind'], name: string): NamedNeed => ({ kind, name });
  const steps = (...answers: readonly (readonly NamedNeed[])[]): readonly string[] => {
    const hosts = answers.map((notTold, i) => ({
      host: `h${i}`,
      client: `c${i}`,
      verdict: 'not told' as const,
      missing: [],
      notTold,
      reservations: [],
    }));
    const skills = [{ ...skill('skill', 'a', 'a/SKILL.md'), hosts }];
    const report = { skills, cals: [], packages: [], diagnostics: [], handshakes: [] } as unknown as CheckReport;
    const foot = skillTable(report)[0]?.parts.flatMap((part) => ('foot' in part ? [part.foot] : []));
    const lines = nextItems(report).map(({ line }) => lineText(line));
    expect(foot?.map((line) => line && lineText(line))).toEqual([lines.length === 0 ? undefined : lines.join('; ')]);
    return lines;
  };
  const program = 'next: look where the client runs for program gh, variable KEY';
  const profile = 'next: commit a host profile that lists what the client has: cartwright host add c0';
  expect(steps([need('mcp-tool', 'board/get')])).toEqual([
    'next: ask the servers for their tools: cartwright check --live',
  ]);
  expect(steps([need('program', 'gh')], [need('program', 'gh'), need('env', 'KEY')])).toEqual([program]);
  expect(steps([need('mcp-server', 'plugin_p_board'), need('mcp-tool', 'plugin_p_board/get')])).toEqual([profile]);
  expect(steps([need('tool', 'Ask'), need('program', 'gh'), need('env', 'KEY')])).toEqual([profile, program]);
  expect(steps([need('skill', 'a')])).toEqual([]);
});
