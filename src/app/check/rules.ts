import type { RuleDeclaration } from '../../core/result/rule.ts';
import { hostExample, textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'handshake/refuse',
    summary: 'a host refuses a cartridge',
    what: 'The handshake of a package or a cartridge with a host profile ends in `refuse`. The message names every unmet requirement with what the host offers and what the manifest asks; it is at the part of `cartridge.yaml` that asks.',
    why: 'On that host the cartridge does not boot: nothing of it is activated.',
    apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict does not change.',
    bad: hostExample('', { tokens: 8000 }),
    good: hostExample(),
  },
  {
    id: 'manifest/stale',
    summary: 'a committed manifest differs from the one that its package gives',
    what: 'A manifest is in the package under `rom/manifest/` and differs from what `cartridge.yaml` gives now. None need be committed: `build` makes it.',
    why: 'Reviewers and hosts that read the committed file judge requirements that the cartridge does not have.',
    apart: 'It is found by `check` and the Action.',
    bad: textExample(
      'agents/reviewer/cartridge.yaml asks for a window of 200000 tokens;\nagents/reviewer/rom/manifest/harness-requirements.json says 100000.',
    ),
    good: textExample(
      'cartwright manifest agents/reviewer --out agents/reviewer/rom/manifest/harness-requirements.json',
    ),
  },
  {
    id: 'source/file-name',
    level: 'warning',
    summary: 'the name of a file is almost one that cartwright reads',
    what: 'A file is called nearly like a configuration, a package, a CAL, a host profile, a lock, a baseline or the confirmations: `cartwright.yml`, `desk.host.toml`.',
    why: 'Such files are found by their names: under another name the file decides nothing.',
    apart: 'It is found by `check`, `lock`, a release and in an editor.',
    bad: textExample('cartwright.yml'),
    good: textExample('cartwright.yaml'),
  },
];
