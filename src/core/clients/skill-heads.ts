const BOTH = ['name', 'description'];

/** What a client asks of the head of a skill that it loads. */
export interface SkillHead {
  /** Fields. */
  readonly asks: readonly string[];
  /** Whether it reads YAML to the letter; others read key by key what is not YAML. */
  readonly strict?: true;
  readonly source: string;
}

/** By the name that `--host` takes, with where that was written on 2026-11-23. */
const SKILL_HEADS: Readonly<Partial<Record<string, SkillHead>>> = {
  'claude-code': { asks: [], source: 'code.claude.com/docs/en/skills: all fields are optional' },
  'codex-cli': {
    asks: ['description'],
    strict: true,
    source: 'openai/codex codex-rs/core-skills/src/loader.rs at 033d1d07',
  },
  crush: { asks: BOTH, strict: true, source: 'charmbracelet/crush internal/skills/skills.go at 37f36e93' },
  'gemini-cli': { asks: BOTH, source: 'google-gemini/gemini-cli packages/core/src/skills/skillLoader.ts at 5411f113' },
  opencode: { asks: BOTH, source: 'anomalyco/opencode packages/opencode/src/skill/index.ts at 048f74f4' },
  qwen: { asks: BOTH, source: 'QwenLM/qwen-code packages/core/src/skills/skill-load.ts at 0334194a' },
};

/** What a client asks of the head of a skill; undefined where that is not known, or the skill is in the folder of another. */
export function headFor(client: string, path: string): SkillHead | undefined {
  const head = Object.hasOwn(SKILL_HEADS, client) ? SKILL_HEADS[client] : undefined;
  const owner = /(?:^|\/)\.(?!agents\/)([a-z]+)\/skills\//.exec(path)?.[1];
  // The folder of a client has the first word of its name.
  return owner === undefined || owner === client.replace(/-.*/, '') ? head : undefined;
}
