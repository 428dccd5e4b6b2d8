/** One way out for text: only the escapers make what a door may print, and only `core/report` puts it together (docs/architecture.md). */
import { expect, test } from '@jest/globals';
import { sources } from './sources.ts';

/** Files that may say that a text is safe for an outlet: its escapers. */
const ESCAPERS = [
  'core/text/outlet.ts',
  'core/text/printable.ts',
  'core/text/json-text.ts',
  'core/report/blocks.ts',
  'core/report/counts.ts',
  'core/report/github/annotations.ts',
  'core/report/html/html.ts',
  'core/report/markdown/markdown.ts',
  'core/report/markdown/mermaid.ts',
  // Rules are ours, and Markdown as they stand.
  'core/report/markdown/pages/rule.ts',
  // A patch keeps the carriage returns that its lines end with.
  'core/lint/fix/diff.ts',
];

/** What a file outside of `core/report` may take of an escaper: data as JSON, a value in a message. */
const TAKEN: readonly (readonly [module: RegExp, names: RegExp, files: RegExp])[] = [
  [/text\/printable\.ts$/, /^quote$/, /./],
  // Messages, which the outlets escape once more; of a door nothing but its outlet does.
  [/text\/printable\.ts$/, /^(printable|visible)$/, /^(app|adapters|core)\//],
  // What an editor lists.
  [/text\/printable\.ts$/, /^oneLine$/, /^core\/language\//],
  [/text\/printable\.ts$/, /^printableLines$/, /^adapters\/github\/runner\.ts$/],
  // Help and completion scripts are our own, and shown as they are written.
  [/text\/printable\.ts$/, /^visibleLines$/, /^cli\/(help|commands\/completion)\.ts$/],
  [/text\/json-text\.ts$/, /^(jsonText|resultJson|exactJson|jsonString)$/, /./],
  [/markdown\/links\.ts$/, /^repositoryPath$/, /^action\//],
  [/text\/outlet\.ts$/, /^words$/, /^(core\/result\/reservations|cli\/main)\.ts$/],
  [/text\/printable\.ts$/, /^plain$/, /^core\/lint\/fix\/diff\.ts$/],
  [/github\/annotations\.ts$/, /^(annotationLines|diagnosticsGithub|checkGithub)$/, /^cli\//],
  // What is written as a command by @actions/core.
  [/github\/annotations\.ts$/, /^(annotationsOf|findingAnnotation)$/, /^action\//],
];
const ESCAPING =
  /(?:text\/(?:printable|outlet|json-text|redact)|report\/(?:markdown\/(?:markdown|mermaid)|html\/html|(?:markdown|html)\/links)|github\/annotations)\.ts$/;

/** What only renderers write, and who else speaks of it, each for its reason. */
const WRITTEN: readonly (readonly [what: string, pattern: RegExp, others: RegExp])[] = [
  ['terminal colour', /\\(?:u001b|x1b|033)\[/, /^core\/text\/printable\.ts$/],
  ['a workflow command', /['"`](?:\\n)?(?:::(?!1')|##\[)/, /^core\/text\//],
  // They read Markdown of others, and comments that hide an order.
  [
    'HTML',
    /<(?:\/?(?:details|summary|code|sub|table|img|a href)|br\/?>|!--)/,
    /^core\/(?:lint\/smuggling\/|text\/steering\.ts$|scan\/(?:pages|detectors\/(?:knowledge|writing))\.ts$|skill\/(?:front-matter|markdown-units)\.ts$)|^app\/skills\/rules\.ts$/,
  ],
  [
    'a fence',
    /['"`](?:\\n)?(?:\\`){3}|['"]```/,
    /^core\/(?:lint\/rules\/rac-text|scan\/scaffold\/files|skill\/markdown-units)\.ts$/,
  ],
  ['a link of Markdown', /\]\(\$\{|\]\(https?:/, /^core\/scan\/scaffold\//],
  ['a row of a table', /['"`]\| /, /^$/],
];

/** What developers run makes pages of our own, and is never bundled. */
const outside = sources().filter(({ file }) => !/^(?:core\/report|tools)\//.test(file));

const SAYS_SAFE = /\bas (?:unknown as )?(?:Plain|Markdown|Mermaid|Html|Command|Json|Words|S|Safe<\w+>|never)(?=[;),])/;

function code(text: string): string {
  return text.replace(/^\s*(?:\/?\*.*|\/\/.*)$/gm, '');
}

test('only an escaper says that a text is safe', () => {
  const found = sources()
    .filter(({ text }) => SAYS_SAFE.test(code(text)))
    .map(({ file }) => file);
  expect(found.sort()).toEqual([...ESCAPERS].sort());
});

test('nobody but the renderers takes an escaper', () => {
  const stray = outside.flatMap(({ file, text }) =>
    [...text.matchAll(/^import (?!type )\{([^}]*)\} from '([^']+)'|\{ ([\w, ]+) \} = await import\('([^']+)'\)/gm)]
      .map(([, names = '', from = '', lazy = '', late = '']) => ({ names: names + lazy, from: from + late }))
      .filter(({ from }) => ESCAPING.test(from.replace(/^\.\//, 'text/')))
      .flatMap(({ names, from }) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .filter(() => !file.startsWith('core/text/'))
          .filter(
            (name) =>
              !TAKEN.some(([module, allowed, files]) => module.test(from) && allowed.test(name) && files.test(file)),
          )
          .map((name) => `src/${file} takes ${name} of ${from}`),
      ),
  );
  expect(stray).toEqual([]);
});

test('nobody but the renderers writes Markdown, HTML, workflow commands or terminal codes', () => {
  const stray = outside.flatMap(({ file, text }) =>
    WRITTEN.filter(([, pattern, others]) => !others.test(file) && pattern.test(code(text))).map(
      ([what]) => `src/${file} writes ${what}`,
    ),
  );
  expect(stray).toEqual([]);
});
