import { expect, test } from '@jest/globals';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

const WORDS = { yes: 'Yes no ON off y N True FALSE', no: 'anno nonono xyes yesx of', quoted: '"true" "false"' };
const HELP = { yes: 'write true or false', no: 'write true or false', quoted: 'remove the quotes' };

test.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(
  'the help for a word where a truth value belongs: %s',
  async (kind) => {
    for (const word of WORDS[kind].split(' ')) {
      const required = kind === 'yes' ? `"${word}"` : word;
      const { text } = calExample({ rac: `rac:\n  - { id: a, kind: wiki, description: d, required: ${required} }` });
      const found = lintDocument(await readText('a.cal.yaml', text), { profile: PROFILES.cart });
      expect([word, found.map(({ rule, help }) => [rule, help])]).toEqual([word, [['cal/wrong-type', HELP[kind]]]]);
    }
  },
);
