/** Limits of the core, each at its edge, or by its number where the edge costs too much. */
import { describe, expect, test } from '@jest/globals';
import { isSpdxExpression } from '../../../../src/core/cal/shape/formats.ts';
import { Names } from '../../../../src/core/cal/model.ts';
import { MAX_FILE_BYTES } from '../../../../src/core/cartridge/sqlite/limits.ts';
import { MAX_SIGNATURES, parseEnvelope } from '../../../../src/core/dsse/envelope.ts';
import { KEY_BYTES, SEED_BYTES, SIGNATURE_BYTES } from '../../../../src/core/dsse/ed25519.ts';
import { parsePrivateKey } from '../../../../src/core/dsse/private-key.ts';
import { unknownName } from '../../../../src/core/lint/rules/references.ts';
import { relaxationAt } from '../../../../src/core/relaxed/relaxation.ts';
import { ANNOTATIONS_A_LEVEL } from '../../../../src/core/report/github/annotation-plan.ts';
import { findingAnnotation } from '../../../../src/core/report/github/annotations.ts';
import { SARIF_RESULTS } from '../../../../src/core/report/github/plan.ts';
import { THREADS_A_REVIEW } from '../../../../src/core/report/github/threads.ts';
import { COMMENT_LIMIT } from '../../../../src/core/report/markdown/comment.ts';
import { judgedLine } from '../../../../src/core/report/sections/run.ts';
import { releaseSummary } from '../../../../src/core/report/markdown/pages/release-summary.ts';
import { FEW_FINDINGS } from '../../../../src/core/report/sections/findings.ts';
import { SUMMARY_LIMIT } from '../../../../src/core/report/markdown/document.ts';
import { START_OF_FILE } from '../../../../src/core/result/diagnostic.ts';
import { VerifyChecks } from '../../../../src/core/result/verify-checks.ts';
import { FLOW_EDGES, FLOW_NODES } from '../../../../src/core/cal/flow.ts';
import { HEAD_BYTES } from '../../../../src/core/source/file-kind.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { LONGEST_SECRET } from '../../../../src/core/text/redact.ts';
import { canonicalize } from '../../../../src/core/value/canonical-json.ts';
import { compileGlob } from '../../../../src/core/value/glob.ts';

const times = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const thrown = (action: () => unknown): string => {
  try {
    action();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
};

test('limits by their numbers', () => {
  expect({
    MAX_FILE_BYTES,
    KEY_BYTES,
    SEED_BYTES,
    SIGNATURE_BYTES,
    ANNOTATIONS_A_LEVEL,
    SARIF_RESULTS,
    THREADS_A_REVIEW,
    COMMENT_LIMIT,
    SUMMARY_LIMIT,
    FEW_FINDINGS,
    FLOW_NODES,
    FLOW_EDGES,
    HEAD_BYTES,
    LONGEST_SECRET,
  }).toEqual({
    MAX_FILE_BYTES: 17_179_869_184,
    KEY_BYTES: 32,
    SEED_BYTES: 32,
    SIGNATURE_BYTES: 64,
    ANNOTATIONS_A_LEVEL: 10,
    SARIF_RESULTS: 25_000,
    THREADS_A_REVIEW: 10,
    COMMENT_LIMIT: 60_000,
    SUMMARY_LIMIT: 999_000,
    FEW_FINDINGS: 10,
    FLOW_NODES: 80,
    FLOW_EDGES: 160,
    HEAD_BYTES: 4_096,
    LONGEST_SECRET: 16_100,
  });
});

describe('signatures', () => {
  const envelope = (signatures: number, pad = 0): string =>
    JSON.stringify({
      payloadType: 'x',
      payload: 'AAAA',
      signatures: times(signatures, () => ({ sig: 'AAAA' })),
    }).padEnd(pad);
  const said = (text: string): string => {
    const result = parseEnvelope(text);
    return 'problem' in result ? result.problem : `${result.envelope.signatures.length} signatures`;
  };

  test('an envelope has 16 signatures and 1,048,576 characters at most', () => {
    expect(MAX_SIGNATURES).toBe(16);
    expect([envelope(16), envelope(17), envelope(1, 1_048_576), envelope(1, 1_048_577)].map(said)).toEqual([
      '16 signatures',
      'too many signatures: 17, at most 16 are tried',
      '1 signatures',
      'the envelope has 1048577 characters',
    ]);
  });

  test('a private key has 65,536 characters at most', () => {
    const parsed = (length: number): string =>
      thrown(() => parsePrivateKey('?'.repeat(length), undefined, () => new Uint8Array()));
    expect(parsed(65_537)).toBe('it is too long for a key');
    expect(parsed(65_536)).not.toBe('it is too long for a key');
  });
});

test('20 faults of a check are listed, the others counted', () => {
  const listed = (count: number): readonly string[] => {
    const checks = new VerifyChecks();
    for (let i = 1; i <= count; i++) checks.fail('names', `fault ${i}`);
    return checks.list().map(({ message }) => message);
  };
  const twenty = times(20, (i) => `fault ${i + 1}`);
  expect([listed(20), listed(21), listed(25)]).toEqual([
    twenty,
    [...twenty, '1 more of this kind'],
    [...twenty, '5 more of this kind'],
  ]);
});

test('names are compared 100,000 times at most', () => {
  const answers = (size: number): (string | undefined)[] => {
    const many = { size, keys: () => ['name-77'].values() } as unknown as Names['byName'];
    const names = new Names(many, true);
    return times(3, () => names.nearest('name-78'));
  };
  expect([answers(50_000), answers(50_001)]).toEqual([
    ['name-77', 'name-77', undefined],
    ['name-77', undefined, undefined],
  ]);
});

test('eight of the names that are there are told', () => {
  const help = (count: number): string | undefined =>
    unknownName(
      new Names(new Map(times(count, (i) => [`n${i}`, { path: [], value: {} }])), true),
      'something-else',
      'thing',
      [],
    )?.help;
  const eight = 'there are: n0, n1, n2, n3, n4, n5, n6, n7';
  expect([help(0), help(8), help(9), help(11)]).toEqual([
    'declare a thing',
    eight,
    `${eight}, and 1 more`,
    `${eight}, and 3 more`,
  ]);
});

test('a relaxation names 1,000 of what it covers', async () => {
  const doc = await readText('a.yaml', 'a: 1\n');
  const covers = (count: number): number =>
    relaxationAt({ doc, at: ['a'], side: 'head' }, 'config', 'x', times(count, String)).covers.length;
  expect([covers(1_000), covers(1_001)]).toEqual([1_000, 1_000]);
});

test('a license has 200 characters at most', () => {
  expect([200, 201].map((length) => isSpdxExpression('A'.repeat(length)))).toEqual([true, false]);
});

test('canonical JSON nests 1,200 levels deep at most', () => {
  const deep = (levels: number): string => {
    let value: unknown = 1;
    for (let i = 0; i < levels; i++) value = [value];
    return thrown(() => canonicalize(value));
  };
  expect([deep(1_200), deep(1_201)]).toEqual(['nothing', 'nesting is deeper than 1200 levels']);
});

test('a glob has 1,000 characters and 64 patterns at most', () => {
  const problem = (pattern: string): string | undefined => {
    const glob = compileGlob(pattern);
    return 'problem' in glob ? glob.problem : undefined;
  };
  const braces = (count: number): string => `{${times(count, String).join(',')}}`;
  expect(['a'.repeat(1_000), 'a'.repeat(1_001), braces(64), braces(65)].map(problem)).toEqual([
    undefined,
    'a glob has at most 1000 characters',
    undefined,
    'braces expand to more than 64 patterns, or are not closed',
  ]);
});

test('a message of an annotation has 1,900 characters at most', () => {
  const made = (length: number): string =>
    findingAnnotation({
      rule: 'cartwright',
      level: 'error',
      message: 'x'.repeat(length),
      path: 'a.yaml',
      range: START_OF_FILE,
    } as Parameters<typeof findingAnnotation>[0]).message;
  expect([made(1_900), made(1_901)]).toEqual(['x'.repeat(1_900), `${'x'.repeat(1_899)}…`]);
});

test('a commit is named by 12 digits', () => {
  const sha = '0123456789abcdef'.repeat(3).slice(0, 40);
  expect(judgedLine({ sha, base: { sha: sha.toUpperCase() } })).toBe('judged 0123456789ab (merge with 0123456789AB)');
});

test('a release names 100 findings', () => {
  const diagnostics = (count: number) =>
    times(count, (i) => ({
      rule: 'cal/secret' as const,
      level: 'error' as const,
      message: `m${i}`,
      help: 'h',
      path: 'a.yaml',
      range: START_OF_FILE,
      pointer: '',
    }));
  const lines = (count: number): string[] =>
    releaseSummary({ tag: 'v1', cartridges: [], files: [], diagnostics: diagnostics(count) })
      .split('\n')
      .filter((line) => line !== '');
  const hundred = times(100, (i) => `- \`a.yaml:1\` \`cal/secret\` m${i}`);
  const head = '## ✗ Release `v1`: nothing was attached';
  expect(lines(100)).toEqual([head, ...hundred]);
  expect(lines(102)).toEqual([head, ...hundred, '- and 2 more']);
});
