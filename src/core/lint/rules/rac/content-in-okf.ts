import type { Path } from '../../../source/document.ts';
import { contentName, isAmbiguous } from '../../../cal/content-keys.ts';
import { calExample } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Entry } from '../../../cal/model.ts';
import type { Report, Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';
import { itemName } from '../../smuggling/texts.ts';

/** A value this long under a name such as `data` is no metadata. */
const LONG_VALUE = 200;

export const rule: Rule = {
  meta: {
    id: 'rac/content-in-okf',
    level: 'warning',
    summary: 'the OKF descriptor of a RAC item carries content',
    what: 'A property below `okf` is `content`, reads as it, or is another word for it (`body`, `contents`, `markdown` …), at any depth. A name that may be metadata, such as `data` or `value`, counts only with a value of 200 characters or more.',
    why: 'An OKF descriptor holds metadata about the knowledge. Its shape is a convention and its properties are open, so this is a warning; with `--strict` it fails the run.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [], content: The gateway listens on port 8080 } }',
      ],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [] } }',
      ],
    }),
    sensitive: true,
  },
  check({ cal }, report) {
    for (const item of cal.rac) {
      const okf = own(item.value, 'okf');
      if (okf !== undefined) visit(okf, [...item.path, 'okf'], item, report);
    }
  },
};

function visit(value: unknown, path: Path, item: Entry, report: Report): void {
  if (Array.isArray(value)) value.forEach((entry, i) => visit(entry, [...path, i], item, report));
  if (!isMapping(value)) return;
  for (const name of Object.keys(value)) {
    const here = [...path, name];
    const content = contentName(name);
    if (content === undefined || (content === 'near' && !carries(name, value[name]))) {
      visit(value[name], here, item, report);
      continue;
    }
    report({
      message: `okf of ${itemName(item)} carries content in ${quoteName(name)}; it is for metadata`,
      path: here,
      part: 'key',
      help: 'remove it; point to the artifact with "resource", or with "bundle" and "concept"',
    });
  }
}

function carries(name: string, value: unknown): boolean {
  if (!isAmbiguous(name))
    return typeof value === 'string' ? value.trim() !== '' : isMapping(value) || Array.isArray(value);
  return typeof value === 'string' && value.length >= LONG_VALUE;
}
