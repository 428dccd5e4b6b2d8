import type { Path } from '../../../source/document.ts';
import { claimsKey, contentName } from '../../../cal/content-keys.ts';
import { calExample } from '../../examples.ts';
import { isMapping, own, type Mapping } from '../../../value/mapping.ts';
import type { Entry } from '../../../cal/model.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';
import { itemName } from '../../smuggling/texts.ts';

export const rule: Rule = {
  meta: {
    id: 'rac/content-by-another-name',
    level: 'error',
    summary: 'a RAC item carries content under another name',
    what: 'A RAC item, or its check, has a property that is `content` in disguise or by another word: another case, look-alike letters or invisible characters (their code points are shown), `contents`, `body`, `text`, `data`, `payload` and the like.',
    why: 'A RAC item has a closed set of properties, so each of these is an error in any case. This one says what it is for: what must not be in `content` must not be anywhere else either.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, Content: The gateway listens on port 8080 }'],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { bundle: knowledge, concept: overview } }',
      ],
    }),
    sensitive: true,
  },
  check({ cal }, report) {
    const look = (value: Mapping, path: Path, noun: 'RAC item' | 'the check', item: Entry): void => {
      for (const name of Object.keys(value)) {
        if (name === 'content' || !claimsKey(noun, name)) continue;
        const where = noun === 'RAC item' ? itemName(item) : `the check of ${itemName(item)}`;
        const how = contentName(name) === 'look-alike' ? 'reads as "content"' : 'is another word for content';
        report({
          message: `property ${quoteName(name)} of ${where} ${how}; a RAC item carries a description only`,
          path: [...path, name],
          part: 'key',
          help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
        });
      }
    };
    for (const item of cal.rac) {
      look(item.value, item.path, 'RAC item', item);
      const check = own(item.value, 'check');
      if (isMapping(check)) look(check, [...item.path, 'check'], 'the check', item);
    }
  },
};
