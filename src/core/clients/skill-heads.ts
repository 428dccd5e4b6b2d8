interface SkillHead {
  /** What it does not load a skill without. */
  readonly asks: readonly string[];
  /** Its own folder for skills; others do not look there. */
  readonly folder: string;
  readonly source: string;
}

const BOTH = ['name', 'description'];

/** What clients ask of the front matter of a skill, by the name that `--host` takes, and where that was written on 2026-11-23. */
const SKILL_HEADS: Readonly<Record<string, SkillHead>> = {
  'claude-code': { asks: [], folder: '.claude', source: 'code.claude.com/docs/en/skills: all fields are optional' },
  'codex-cli': {
    asks: ['description'],
    folder: '.codex',
    source: 'openai/codex codex-rs/core-skills/src/loader.rs at 033d1d07',
  },
  crush: { asks: BOTH, folder: '.crush', source: 'charmbracelet/crush internal/skills/skills.go at 37f36e93' },
  'gemini-cli': {
    asks: BOTH,
    folder: '.gemini',
    source: 'google-gemini/gemini-cli packages/core/src/skills/skillLoader.ts at 5411f113',
  },
  opencode: {
    asks: BOTH,
    folder: '.opencode',
    source: 'anomalyco/opencode packages/opencode/src/skill/index.ts at 048f74f4',
  },
  qwen: { asks: BOTH, folder: '.qwen', source: 'QwenLM/qwen-code packages/core/src/skills/skill-load.ts at 0334194a' },
};

/**
 * What a client asks of the front matter of a skill.
 *
 * @param client the name that `--host` takes
 * @returns undefined where that is not known, or the skill is in the folder of another client
 */
export function asksOfHead(client: string, path: string): readonly string[] | undefined {
  const head = Object.hasOwn(SKILL_HEADS, client) ? SKILL_HEADS[client] : undefined;
  const owner = /(?:^|\/)(\.(?!agents\/)[a-z]+)\/skills\//.exec(path)?.[1];
  return owner === undefined || owner === head?.folder ? head?.asks : undefined;
}
