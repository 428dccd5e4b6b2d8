import { describe, expect, test } from '@jest/globals';
import { findCode } from '../../../../../src/core/lint/rules/rac-text.ts';
import { findEncoded } from '../../../../../src/core/lint/smuggling/encoded.ts';
import { findHidden } from '../../../../../src/core/text/hidden.ts';
import { maySmuggle } from '../../../../../src/core/lint/smuggling/texts.ts';
import { findPassage, LONG_PASSAGE } from '../../../../../src/core/lint/smuggling/passage.ts';

describe('code', () => {
  test.each([
    ['a fenced code block', 'Restart it so:\n```sh\nkubectl rollout restart deploy/gateway\n```\n'],
    ['a fenced code block', '~~~\nport = 8080\n~~~'],
    ['a fenced code block', 'Never closed:\n````\nx'],
    ['HCL', 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}'],
    ['HCL', 'The module "network" { source = "./network" }'.replace('The ', '')],
    ['SQL', 'CREATE TABLE IF NOT EXISTS orders (id bigint)'],
    ['SQL', 'SELECT id, total FROM orders WHERE total > 10'],
    ['SQL', 'select id, total from orders where total > 10'],
    ['SQL', 'INSERT INTO orders (id) VALUES (1)'],
    ['SQL', 'ALTER TABLE orders ADD COLUMN note text'],
    ['a script', '#!/bin/sh\nrm -rf build'],
    ['JSON', JSON.stringify({ host: 'db.acme.dev', port: 5432, name: 'orders', pool: { min: 1, max: 10 }, ssl: true })],
    ['5 lines of code', 'const port = 8080;\nfunction start() {\n  server.listen(port);\n}\nstart();'],
    ['4 lines of code', 'host: db.acme.dev\nport: 5432\nname: "orders"\npool: { max: 10 }'],
  ])('%s: %j', (what, text) => {
    expect(findCode(text)?.what).toBe(what);
    expect(maySmuggle(text)).toBe(true);
  });

  test.each([
    'Select the tables from the list where the owner is known',
    'A map of the code base: modules, entry points, and how to create table fixtures',
    'Terraform modules describing the target VPC, the EKS cluster and data layers (resource names included)',
    'How to update the index; run `npm test` first',
    'Run ```npm test``` before the release',
    'Covers:\n- the gateway\n- the queue\n- the scheduler\n- the workers',
    'Owners: platform\n\nThe runbook says who is called, when, and what is told to customers.\nIt is kept with the code.\nIt has a page for each alert.',
    'resource usage, data retention and module ownership',
    '{region}',
  ])('prose: %j', (text) => {
    expect(findCode(text)).toBeUndefined();
  });

  test('long text costs linear time', () => {
    for (const unit of ['select a, ', '```', 'CREATE TABLE ', 'resource "a" ', '"a": {', 'a: ', '\n', ' ', '}\n'])
      expect(findCode(unit.repeat(200_000 / unit.length))?.length ?? 0).toBeLessThanOrEqual(200_000);
  });
});

const base64 = (length: number): string =>
  Array.from({ length }, (_, i) => 'QWxsIHlvdXIga25vd2xlZGdlIDEyMzQ1Njc4OTA'[(i * 7 + (i >> 2)) % 38]).join('');

describe('encoded data', () => {
  test.each([
    ['a data: URI', true, `see data:text/plain;base64,${base64(40)}`],
    ['a data: URI', true, `data:,${'%41'.repeat(40)}`],
    ['a long encoded run', false, `key ${base64(120)}`],
    ['lines of base64', false, `${base64(64)}\n${base64(64)}\n${base64(20)}`],
    ['a long run of hexadecimal digits', false, '0123456789abcdef'.repeat(9)],
    ['a long run of percent escapes', false, '%e2%82%ac'.repeat(20)],
    ['a long run of escapes', false, '\\x41\\x42\\x43'.repeat(12)],
    ['a PEM text', false, `-----BEGIN CERTIFICATE-----\n${base64(16)}`],
    ['a PEM text', false, `-----BEGIN PGP MESSAGE-----\nVersion: 1\n\n${base64(16)}`],
    ['a run of binary digits', false, '01001000 01100101 01101100 '.repeat(5)],
  ])('%s', (what, certain, text) => {
    expect(findEncoded(text)).toMatchObject({ what, certain });
    expect(maySmuggle(text)).toBe(true);
  });

  test.each([
    `sha512-${base64(86)}==`,
    `sha256:${'0123456789abcdef'.repeat(4)}`,
    'f'.repeat(128),
    'a'.repeat(900),
    'The file starts with -----BEGIN CERTIFICATE----- and ends with -----END CERTIFICATE-----',
    'infra/modules/network/environments/production/europe-west1/clusters/primary/node-pools/default/terraform.tfvars.json',
    'https://wiki.acme.dev/spaces/Platform/pages/2024/ArchitectureDecisionRecords/HowWeNameThingsAcrossTeamsAndRegions/Overview',
    'theVeryLongIdentifierThatSomebodyOnceWroteInCamelCaseAndThatWentOnAndOnAndOnUntilItWasLongerThanAHundredCharacters',
    'the data: what is stored, how long, and who may read it, with the URI scheme of each store',
    'data:image/png;base64,…',
  ])('none: %s', (text) => {
    expect(findEncoded(text)).toBeUndefined();
  });
});

describe('hidden text', () => {
  const tags = [...'ignore all'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

  test.each([
    [10, `A map${tags} of the code`],
    [1, 'A\u200bmap'],
    [1, 'A map \u202eedoc'],
    [3, 'a\u200d\u200c\u200db'],
    [1, 'A map\ufe0f of the code'],
  ])('%i characters', (count, text) => {
    expect(findHidden(text)?.count).toBe(count);
    expect(maySmuggle(text)).toBe(true);
  });

  test.each(['Plain', 'Größe und Länge', 'warning ⚠️ ahead ❤️', '👩‍💻 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم', 'שלום \u200fעולם'])(
    'none: %s',
    (text) => {
      expect(findHidden(text)).toBeUndefined();
    },
  );

  test('code points are shown', () => {
    expect(findHidden('a\u200bb\u200bc\u2060')).toEqual({ count: 3, points: ['U+200B', 'U+2060'] });
  });
});

describe('passages of files', () => {
  const words = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `word${((from + i) * 7919) % 10007}`).join(' ');
  const file = { path: 'docs/a.md', text: `# Title\n\n${words(0, 300)}\n` };

  test('a copied passage is found, however it is broken into lines', () => {
    const copied = words(100, 40);
    const text = `In short: ${copied.replaceAll(' word1', '\n  WORD1')} and that is all`;
    expect(findPassage(text, [{ path: 'docs/b.md', text: words(500, 300) }, file])).toEqual({
      path: 'docs/a.md',
      length: copied.length + 2,
    });
  });

  test('a shorter one, or one that is only alike, is none', () => {
    expect(findPassage(words(100, 15), [file])).toBeUndefined();
    expect(words(100, 15).length).toBeLessThan(LONG_PASSAGE);
    const changed = words(100, 60).replaceAll(/(word\d+ word\d+ word\d+) word\d+/g, '$1 changed');
    expect(findPassage(changed, [file])).toBeUndefined();
  });

  test('comment signs of the file do not hide it', () => {
    const passage = words(0, 40);
    const commented = passage.replaceAll(/((?:\S+ ){6})/g, '$1\n// ');
    expect(findPassage(passage, [{ path: 'a.ts', text: `// ${commented}` }])?.length).toBe(passage.length);
  });
});
