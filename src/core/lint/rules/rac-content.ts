import type { Entry } from '../../cal/model.ts';
import type { Path } from '../../source/document.ts';
import type { Report, Rule } from '../rule.ts';
import { itemExample } from '../../result/rule-examples.ts';
import { claimsKey, contentName, isAmbiguous } from '../../cal/content-keys.ts';
import { itemName } from '../smuggling/texts.ts';
import { quote } from '../../text/printable.ts';
import { quoteName } from '../../cal/shape/words.ts';
import { type Mapping, isMapping, own } from '../../value/mapping.ts';

/** A value this long under a name such as `data` is not metadata. */
const LONG_VALUE = 200;

const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';

/** Paths of `content` in a RAC item or its check, at a path or below it. */
function contentPlaces(path: Path, value: unknown): Path[] {
  const [list, item, ...rest] = path;
  if (list !== 'rac' || (item !== undefined && typeof item !== 'number')) return [];
  const inside = rest.join('/');
  if (inside === 'content' || inside === 'check/content') return [path];
  if (item === undefined) {
    return Array.isArray(value) ? value.flatMap((each, i) => contentPlaces(['rac', i], each)) : [];
  }
  const found = inside === '' || inside === 'check' ? ownPlaces(path, value) : [];
  return inside === '' && isMapping(value) ? [...found, ...ownPlaces([...path, 'check'], own(value, 'check'))] : found;
}

function ownPlaces(path: Path, value: unknown): Path[] {
  return isMapping(value) && Object.hasOwn(value, 'content') ? [[...path, 'content']] : [];
}

export const rules: readonly Rule[] = [
  {
    id: 'rac/content-by-another-name',
    summary: 'a RAC item carries content under another name',
    what: 'A RAC item, or its check, has a property that is `content` in disguise or by another word: another case, look-alike letters or invisible characters (their code points are shown), `contents`, `body`, `text`, `data`, `payload` and the like.',
    why: 'A RAC item has a closed set of properties, so each of these is an error in any case. This one says what it is for: what must not be in `content` must not be anywhere else either.',
    bad: itemExample('Content: The gateway listens on port 8080'),
    good: itemExample('okf: { bundle: knowledge, concept: overview }'),
    sensitive: true,
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
            help: HELP,
          });
        }
      };
      for (const item of cal.rac) {
        look(item.value, item.path, 'RAC item', item);
        const check = own(item.value, 'check');
        if (isMapping(check)) look(check, [...item.path, 'check'], 'the check', item);
      }
    },
  },
  {
    id: 'rac/content-in-okf',
    level: 'warning',
    summary: 'the OKF descriptor of a RAC item carries content',
    what: 'A property below `okf` is `content`, reads as it, or is another word for it (`body`, `contents`, `markdown` …), at any depth. A name that may be metadata, such as `data` or `value`, is reported only with a value of 200 characters or more.',
    why: 'An OKF descriptor holds metadata about the knowledge. Its shape is a convention and its properties are open, so this is a warning; with `--strict` it fails the run.',
    bad: itemExample(
      'okf: { type: Code Wiki, title: Map, description: A map, tags: [], content: The gateway listens on port 8080 }',
    ),
    good: itemExample('okf: { type: Code Wiki, title: Map, description: A map, tags: [] }'),
    sensitive: true,
    check({ cal }, report) {
      for (const item of cal.rac) {
        const okf = own(item.value, 'okf');
        if (okf !== undefined) visit(okf, [...item.path, 'okf'], item, report);
      }
    },
  },
  {
    id: 'rac/no-content',
    always: true,
    fixable: true,
    summary: 'a RAC item carries content',
    what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key, once or twice. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
    why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that is in it.',
    bad: itemExample('content: The gateway listens on port 8080'),
    good: itemExample(),
    sensitive: true,
    check({ cal, doc }, report) {
      for (const item of cal.rac) {
        const { path, value } = item;
        if (Object.hasOwn(value, 'content')) {
          report({
            message: `${itemName(item)} must not carry content, description only`,
            path: [...path, 'content'],
            part: 'key',
            help: HELP,
            remedy: { kind: 'remove' },
          });
        }
        const check = own(value, 'check');
        if (isMapping(check) && Object.hasOwn(check, 'content')) {
          report({
            message: `the check of ${itemName(item)} must not carry content: it verifies that the knowledge is present`,
            path: [...path, 'check', 'content'],
            part: 'key',
            help: HELP,
            remedy: { kind: 'remove' },
          });
        }
      }
      for (const { path, key, content } of doc.shadowed ?? []) {
        for (const place of contentPlaces(path, content)) {
          report({
            message: `a RAC item must not carry content, description only; this one is ignored, because its key ${quote(String(path.at(-1)))} appears once more`,
            path: place,
            span: key,
            help: HELP,
          });
        }
      }
    },
  },
];

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
