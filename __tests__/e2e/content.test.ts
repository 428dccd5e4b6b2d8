import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, exampleWithoutFindings } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const yaml = readFileSync(join(exampleWithoutFindings(), 'cal/ship-a-feature.cal.yaml'), 'utf8');
const SECRET = 'the warehouse password is swordfish';

interface Found {
  readonly rule: string;
  readonly range: { readonly start: { readonly line: number; readonly column: number } };
}

function placeOf(text: string, needle: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(needle)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

test.each<[string, string, string, string]>([
  ['JSON', 'a.cal.json', '', '"content"'],
  [
    'YAML block',
    'a.cal.yaml',
    yaml.replace('    kind: wiki\n', `    kind: wiki\n    content: ${SECRET}\n`),
    'content: the',
  ],
  [
    'YAML flow',
    'a.cal.yaml',
    yaml.replace(
      /  - id: code-wiki\n[^]*?(?=  - id: on-call)/,
      `  - { id: code-wiki, kind: wiki, description: A map, content: ${SECRET} }\n`,
    ),
    'content: the',
  ],
  [
    'YAML anchor',
    'a.cal.yaml',
    yaml
      .replace(/  - id: code-wiki\n[^]*?(?=  - id: on-call)/, '  - *wiki\n')
      .replace('rac:\n', '')
      .replace(
        'participants:\n',
        `rac:\n  - &wiki { id: code-wiki, kind: wiki, description: A map, content: ${SECRET} }\nparticipants:\n`,
      )
      .replace(/  - id: infra-arch[^]*?  - \*wiki\n/, '')
      .replace(/  - id: on-call-runbook[^]*?(?=variables)/, '')
      .replace('rac: [infra-arch, code-wiki, on-call-runbook]', 'rac: [code-wiki]'),
    'content: the',
  ],
  [
    'YAML merge key',
    'a.cal.yaml',
    yaml
      .replace('participants:\n', `extensions:\n  org.example: { base: &base { content: ${SECRET} } }\nparticipants:\n`)
      .replace('    kind: wiki\n', '    kind: wiki\n    <<: *base\n'),
    'content: the',
  ],
])(
  'docs/format.md 7, row 9: content in a RAC item, %s: one error at the key itself, exit 1',
  (kind, file, text, needle) => {
    const folder = scratch();
    const source = kind === 'JSON' ? jsonWithContent() : text;
    writeFileSync(join(folder, file), source);
    const { code, stdout, stderr } = cartwright(['lint', file, '--format', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
    expect(diagnostics.map(({ rule, range }) => ({ rule, ...range.start }))).toEqual([
      { rule: 'rac/no-content', ...placeOf(source, needle) },
    ]);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).not.toContain('swordfish');
  },
);

function jsonWithContent(): string {
  return JSON.stringify(
    {
      schemaVersion: 'cart.cal/1',
      id: 'a',
      participants: [{ alias: 'p', bind: 'slot', slot: { role: 'r' } }],
      rac: [{ id: 'wiki', kind: 'wiki', description: 'A map of the code', content: SECRET }],
      start: 's',
      nodes: [
        {
          id: 's',
          type: 'task',
          agent: 'p',
          requires: { rac: ['wiki'] },
          completion: { type: 'artifact', produces: 'doc' },
        },
        { id: 'e', type: 'event', event: 'end' },
      ],
      edges: [{ from: 's', to: 'e' }],
    },
    null,
    2,
  );
}
