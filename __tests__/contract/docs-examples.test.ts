import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './sources.ts';

const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];

/** Files that a user writes, by the name in the first comment of an example. */
const SCHEMAS: readonly (readonly [name: RegExp, schema: string])[] = [
  [/(?:^|\/)cartridge\.yaml$/, 'cartridge'],
  [/\.cal\.yaml$/, 'cal'],
  [/\.host\.yaml$/, 'host'],
  [/^rac-confirmations\.yaml$/, 'rac-confirmations'],
  [/^roster\.yaml$/, 'roster'],
  [/^trust-registry\.yaml$/, 'trust-registry'],
  [/^cartwright\.yaml$/, 'config'],
];

interface Example {
  readonly title: string;
  readonly schema: string;
  readonly text: string;
}

function examplesOf(page: string): Example[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/^```yaml(?: .*)?\n# (\S+)\n([^]*?)^```$/gm);
  return [...blocks].flatMap(([, name = '', text = '']) =>
    SCHEMAS.filter(([pattern]) => pattern.test(name)).map(([, schema]) => ({
      title: `${page}: ${name}`,
      schema,
      text,
    })),
  );
}

/** Code blocks, those in a longer fence too. */
const FENCED = /^(`{3,})[^]*?^\1$/gm;

const EXAMPLES = PAGES.flatMap(examplesOf);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

function problems(schema: string, text: string): string[] {
  const read = JSON.parse(readFileSync(join(ROOT, `schemas/${schema}.schema.json`), 'utf8')) as {
    readonly $id: string;
  };
  const validate = ajv.getSchema(read.$id) ?? ajv.compile(read);
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

describe('files that a page tells people to write', () => {
  test('are there, of most kinds', () => {
    expect(new Set(EXAMPLES.map(({ schema }) => schema))).toEqual(
      new Set(['cal', 'cartridge', 'config', 'host', 'rac-confirmations', 'roster', 'trust-registry']),
    );
  });

  test.each(EXAMPLES)('$title is valid', ({ schema, text }) => {
    expect(problems(schema, text)).toEqual([]);
  });

  test('a wrong one would be found', () => {
    expect(problems('roster', 'proofs: [{ level: x }]')).not.toEqual([]);
  });
});

/** Pages whose examples have tests of their own. */
const MADE = readdirSync(join(ROOT, 'docs/reference')).flatMap((file) =>
  file.endsWith('.md') ? [`docs/reference/${file}`] : [],
);

test.each([...PAGES, ...MADE])('%s links only to pages and headings that are there', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(FENCED, '');
  const broken = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(([, path = '', anchor]) => {
    const target = path === '' ? page : join(dirname(page), path);
    try {
      if (anchor === undefined) readdirSync(join(ROOT, target));
      else return !anchorsOf(readFileSync(join(ROOT, target), 'utf8')).has(anchor);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
    }
    return false;
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** Anchors of the headings, as GitHub makes them, and those that are written out. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const text = markdown.replaceAll(FENCED, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const written = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  expect(new Set(written).size).toBe(written.length);
  return new Set([...headings, ...written]);
}
