import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { rangeOf } from '../../../source/document.ts';
import { own } from '../../../value/mapping.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'cal/duplicate-id',
    level: 'error',
    fixable: true,
    summary: 'an id stands twice in its list',
    what: 'Two participants, RAC items, variables or nodes have the same id. Two entries that are the same in everything are one too many; of others a person must say which is meant.',
    why: 'What refers to the id can mean either of them.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base }',
        '{ id: wiki, kind: wiki, description: A map of the code base }',
      ],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base }',
        '{ id: runbook, kind: runbook, description: What to do when the queue is full }',
      ],
    }),
  },
  check({ cal, doc }, report) {
    const lists = [
      ['participant alias', 'alias', cal.participants, cal.aliases],
      ['RAC id', 'id', cal.rac, cal.racIds],
      ['variable name', 'name', cal.variables, cal.variableNames],
      ['node id', 'id', cal.nodes, cal.nodeIds],
    ] as const;
    for (const [noun, key, entries, names] of lists) {
      if (names.whole) continue;
      for (const entry of entries) {
        const name = own(entry.value, key);
        if (typeof name !== 'string') continue;
        const first = names.byName.get(name);
        if (first === undefined || first === entry) continue;
        const line = rangeOf(doc, [...first.path, key]).start.line;
        report({
          message: `duplicate ${noun} ${quoteName(name)}, first on line ${line}`,
          path: [...entry.path, key],
          help: 'give each its own',
          // The same entry twice is one too many; two entries of one id are for a person to sort out.
          ...(JSON.stringify(first.value) === JSON.stringify(entry.value)
            ? { remedy: { kind: 'remove', path: entry.path } as const }
            : {}),
        });
      }
    }
  },
};
