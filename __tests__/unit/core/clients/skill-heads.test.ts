import { expect, test } from '@jest/globals';
import { headFor } from '../../../../src/core/clients/skill-heads.ts';

test.each([
  ['claude-code', 'claude', []],
  ['codex-cli', 'codex', ['description']],
  ['crush', 'crush', ['name', 'description']],
  ['gemini-cli', 'gemini', ['name', 'description']],
  ['opencode', 'opencode', ['name', 'description']],
  ['qwen', 'qwen', ['name', 'description']],
  ['cursor', 'cursor', undefined],
  ['constructor', 'constructor', undefined],
])('%s asks of a skill in its own folder, in a folder of all, and not in that of another', (client, folder, asks) => {
  const places = [`.${folder}/skills/a/SKILL.md`, 'x/.agents/skills/a/SKILL.md', 'skills/a/SKILL.md'];
  expect(places.map((path) => headFor(client, path)?.asks)).toEqual([asks, asks, asks]);
  expect(headFor(client, 'x/.other/skills/a/SKILL.md')).toBeUndefined();
});
