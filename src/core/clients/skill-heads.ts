/**
 * What clients do not load a skill without, the folder of skills that is theirs, and where that was written on 2026-11-23; by the
 * name that `--host` takes.
 */
const SKILL_HEADS: Readonly<Record<string, readonly [asks: string, folder: string, source: string]>> = {
  'claude-code': ['', 'claude', 'code.claude.com/docs/en/skills: all fields are optional'],
  'codex-cli': ['description', 'codex', 'openai/codex codex-rs/core-skills/src/loader.rs at 033d1d07'],
  crush: ['name description', 'crush', 'charmbracelet/crush internal/skills/skills.go at 37f36e93'],
  'gemini-cli': ['name description', 'gemini', 'gemini-cli packages/core/src/skills/skillLoader.ts at 5411f113'],
  opencode: ['name description', 'opencode', 'opencode packages/opencode/src/skill/index.ts at 048f74f4'],
  qwen: ['name description', 'qwen', 'QwenLM/qwen-code packages/core/src/skills/skill-load.ts at 0334194a'],
};

/** The fields that a client asks of the head of a skill; undefined where that is not known, or the skill is in the folder of another. */
export function asksOfHead(client: string, path: string): readonly string[] | undefined {
  const [asks, folder] = (Object.hasOwn(SKILL_HEADS, client) ? SKILL_HEADS[client] : undefined) ?? [];
  const owner = /(?:^|\/)\.(?!agents\/)([a-z]+)\/skills\//.exec(path)?.[1];
  return owner === undefined || owner === folder ? asks?.split(' ').filter(Boolean) : undefined;
}
