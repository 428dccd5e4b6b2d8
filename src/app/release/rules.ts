import type { RuleMeta } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleMeta[] = [
  {
    id: 'release/not-trusted',
    level: 'error',
    summary: 'a new cartridge does not pass its own verification',
    what: 'The cartridge that was just built and signed is read back from disk and does not verify with the keys that the release names.',
    why: 'Nobody else could verify it either, so nothing is attached to the release.',
    apart: 'The Action finds it when it releases.',
    always: true,
    bad: textExample('signing-key is not the private half of public-key.'),
    good: textExample('signing-key and public-key are a pair.'),
  },
];
