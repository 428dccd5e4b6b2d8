import { expect, test } from '@jest/globals';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

test.each(['lineage: none', 'lineage: { x: 1 }', 'integrity: none'])(
  'a fault behind a part with rules of its own has its own rule: %s',
  async (part) => {
    const { text } = calExample({ extra: `${part}\ntags: none` });
    const found = lintDocument(await readText('a.cal.yaml', text), { profile: PROFILES.cart });
    expect(found.filter(({ pointer }) => pointer === '/tags').map(({ rule }) => rule)).toEqual(['cal/wrong-type']);
    expect(found.some(({ rule }) => rule === 'cal/invalid-lineage' || rule === 'integrity/malformed')).toBe(true);
  },
);
