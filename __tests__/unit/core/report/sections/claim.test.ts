import { expect, test } from '@jest/globals';
import { lineMarkdown } from '../../../../../src/core/report/markdown/write.ts';
import { claimSentence, endOfRun, isBorneOut, type Claim } from '../../../../../src/core/report/sections/run.ts';

const SENTENCE = 'and code of the pull request may have made it';

test.each<[Claim, boolean, string, string]>([
  [
    { conclusion: '' },
    false,
    'how the run ended is not known',
    `This is what the pull request's own run claims, ${SENTENCE}; how the run ended is not known.`,
  ],
  [
    { conclusion: 'success', url: 'https://x.example/r' },
    true,
    'the run ended as `success`',
    `This is what [the pull request's own run](https://x.example/r) claims, ${SENTENCE}; the run ended as \`success\`.`,
  ],
  [
    { conclusion: 'failure', attempt: { made: 1, last: 3 } },
    false,
    'the run ended as `failure`',
    `This is what the pull request's own run claims, ${SENTENCE}; the run ended as \`failure\`. Attempt 1 of 3 made it.`,
  ],
])('%j', (claim, borneOut, end, sentence) => {
  expect([
    isBorneOut(claim),
    String(lineMarkdown(endOfRun(claim))),
    String(lineMarkdown(claimSentence(claim))),
  ]).toEqual([borneOut, end, sentence]);
});
