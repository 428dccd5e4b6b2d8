import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/stale',
  level: 'error',
  summary: 'a committed manifest is not the one that its package gives',
  what: 'A manifest stands in the package under `rom/manifest/` and differs from what `cartridge.yaml` gives now. None need be committed: `build` makes it.',
  why: 'Reviewers and hosts that read the committed file judge requirements that the cartridge does not have.',
  apart: 'It is found by `check` and the Action.',
  finder: 'app/check/findings.ts',
  bad: textExample(
    'agents/reviewer/cartridge.yaml asks for a window of 200000 tokens;\nagents/reviewer/rom/manifest/harness-requirements.json says 100000.',
  ),
  good: textExample('cartwright manifest agents/reviewer --out agents/reviewer/rom/manifest/harness-requirements.json'),
});
