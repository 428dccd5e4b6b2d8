import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { findPassage } from '../../smuggling/passage.ts';

/** So long a passage is no coincidence. */
const CERTAIN = 480;

const PASSAGE =
  'To restart the gateway, drain the queue first, wait until the counter of open requests stands at zero, then stop the blue half, start the green half, and tell the people on call in the channel.';
const FILES = [{ path: 'docs/gateway.md', text: `# Gateway\n\n${PASSAGE}\n` }];

export const rule: Rule = {
  meta: {
    id: 'rac/repeats-files',
    level: 'warning',
    summary: 'a text repeats a passage of the files that the RAC item points to',
    what: 'The description or hint of a RAC item with a `file-glob` check, or a text below its `okf`, has at least 160 characters in a row in common with a file that the glob matches (white space, case and comment signs aside); from 480 on it is an error. Files are read up to 256 KiB each, 20 for an item.',
    why: 'A passage that is copied out of the files is their content, under another name.',
    bad: {
      ...calExample({
        rac: `rac:
  - id: gateway
    kind: runbook
    description: >-
      ${PASSAGE}
    check: { type: file-glob, hint: docs/gateway.md }`,
      }),
      files: FILES,
    },
    good: {
      ...calExample({
        rac: `rac:
  - id: gateway
    kind: runbook
    description: How to restart the gateway, and whom to tell
    check: { type: file-glob, hint: docs/gateway.md }`,
      }),
      files: FILES,
    },
    falseAlarms:
      'Of 411 npm packages, whose descriptions were compared with the files beside them, it named 2 (0.5 %): their README opens with the description, word for word. Shorter descriptions, which nearly all are, are never compared.',
    sensitive: true,
  },
  check({ racTexts, itemFiles }, report) {
    if (itemFiles.size === 0) return;
    for (const found of racTexts) {
      const { item, text, path } = found;
      const files = itemFiles.get(Number(item.path[1]));
      const passage = files === undefined ? undefined : findPassage(text, files);
      if (passage === undefined) continue;
      report({
        message: `${found.where} repeats ${passage.length} characters of ${JSON.stringify(passage.path)}`,
        path,
        ...(passage.length >= CERTAIN ? { level: 'error' } : {}),
        help: 'say in a sentence what must be known; the check points to the file already',
      });
    }
  },
};
