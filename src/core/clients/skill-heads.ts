const BOTH = ['name', 'description'];

/** The fields without which a client loads no skill, by the name that `--host` takes, and where that was written on 2026-11-23. */
const SKILL_HEADS: Readonly<Partial<Record<string, { readonly asks: readonly string[]; readonly source: string }>>> = {
  'claude-code': { asks: [], source: 'code.claude.com/docs/en/skills: all fields are optional' },
  'codex-cli': { asks: ['description'], source: 'openai/codex codex-rs/core-skills/src/loader.rs at 033d1d07' },
  crush: { asks: BOTH, source: 'charmbracelet/crush internal/skills/skills.go at 37f36e93' },
  'gemini-cli': { asks: BOTH, source: 'google-gemini/gemini-cli packages/core/src/skills/skillLoader.ts at 5411f113' },
  opencode: { asks: BOTH, source: 'anomalyco/opencode packages/opencode/src/skill/index.ts at 048f74f4' },
  qwen: { asks: BOTH, source: 'QwenLM/qwen-code packages/core/src/skills/skill-load.ts at 0334194a' },
};

/** The fields that a client asks of the head of a skill; undefined where that is not known, or the skill is in the folder of another. */
export function asksOfHead(client: string, path: string): readonly string[] | undefined {
  const head = Object.hasOwn(SKILL_HEADS, client) ? SKILL_HEADS[client] : undefined;
  const owner = /(?:^|\/)\.(?!agents\/)([a-z]+)\/skills\//.exec(path)?.[1];
  // The folder of a client has the first word of its name.
  return owner === undefined || owner === client.replace(/-.*/, '') ? head?.asks : undefined;
}
