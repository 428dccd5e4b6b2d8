import { beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const root = scratch();
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const run = (...args: string[]) => runMain(['lint', ...args], root);

interface Json {
  readonly diagnostics: { rule: string; path: string; pointer: string; range: { start: { line: number } } }[];
  readonly suppressed?: { kind: string; reason?: string; diagnostic: { rule: string } }[];
  readonly fixed?: { path: string }[];
}
async function json(...args: string[]): Promise<Json> {
  return JSON.parse((await run(...args, '--format', 'json')).out) as Json;
}
const rules = ({ diagnostics }: Json): string[] => diagnostics.map(({ rule, range }) => `${range.start.line} ${rule}`);

const item = (id: string, rest = ''): string => `  - { id: ${id}, kind: wiki, description: A map${rest} }`;
const cal = (...lines: string[]): string => calExample({ rac: ['rac:', ...lines].join('\n') }).text;
const GLOB = ', check: { type: file-glob }';

describe('comments', () => {
  test('above a line or on it, with a reason, they accept its findings and nothing else', async () => {
    write(
      'a.cal.yaml',
      cal(
        '  # cartwright-ignore rac/missing-hint: follows with the wiki',
        '  # which is being written',
        '',
        item('one', GLOB),
        `${item('two', GLOB)} # cartwright-ignore rac/missing-hint: this one too`,
        item('three', GLOB),
      ),
    );
    const result = await json();
    expect(rules(result)).toEqual(['11 rac/missing-hint']);
    expect(result.suppressed?.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['inSource', 'follows with the wiki'],
      ['inSource', 'this one too'],
    ]);
  });

  test('one that is unused, unknown, without a reason or of integrity is a warning', async () => {
    write(
      'a.cal.yaml',
      cal(
        `${item('one')} # cartwright-ignore rac/missing-hint: none here`,
        `${item('two')} # cartwright-ignore rac/missing-hnt: typo`,
        `${item('three', GLOB)} # cartwright-ignore rac/missing-hint`,
        `${item('four')} # cartwright-ignore source/tag: never`,
        `${item('five')} # cartwright-ignore`,
        `${item('six', GLOB)} # cartwright-ignore rac/missing-hint, rac/content-in-okf: half of it`,
      ),
    );
    expect(rules(await json())).toEqual([
      '6 suppression/unused',
      '7 suppression/unknown-rule',
      '8 suppression/no-reason',
      '9 suppression/not-allowed',
      '10 suppression/unknown-rule',
      '11 suppression/unused',
    ]);
  });

  test('a text that only looks like a comment is none', async () => {
    write(
      'a.cal.yaml',
      cal(
        '  - id: one',
        '    kind: wiki',
        '    description: |',
        '      Says # cartwright-ignore rac/missing-hint: as a text',
        "  - { id: two, kind: wiki, description: 'x # cartwright-ignore rac/missing-hint: y' }",
      ),
    );
    expect(rules(await json())).toEqual([]);
  });

  test('SARIF keeps what they accept, marked', async () => {
    write('a.cal.yaml', cal(`${item('one', GLOB)} # cartwright-ignore rac/missing-hint: later`));
    const { out } = await run('--format', 'sarif');
    const [result] = (JSON.parse(out) as { runs: [{ results: { ruleId: string; suppressions?: unknown }[] }] }).runs[0]
      .results;
    expect(result).toMatchObject({
      ruleId: 'rac/missing-hint',
      suppressions: [{ kind: 'inSource', status: 'accepted', justification: 'later' }],
    });
  });
});

describe('ignore in the configuration', () => {
  test('accepts by rule and path; an unused entry is a warning at its place when everything is linted', async () => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    write(
      'cartwright.yaml',
      'ignore:\n  - { rule: rac/missing-hint, path: a.cal.yaml, reason: later }\n  - { rule: rac/content-in-okf, path: "**", reason: never }\n',
    );
    const result = await json();
    expect(result.diagnostics).toMatchObject([
      { rule: 'suppression/unused', path: 'cartwright.yaml', pointer: '/ignore/1', range: { start: { line: 3 } } },
    ]);
    expect(result.suppressed).toMatchObject([{ kind: 'external', reason: 'later' }]);
    expect(rules(await json('a.cal.yaml'))).toEqual([]);
  });

  test('of two entries that accept one finding the first counts, and the second is unused', async () => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    const entries = [
      { path: '**', reason: 'first' },
      { path: 'a.cal.yaml', reason: 'second' },
    ];
    write(
      'cartwright.yaml',
      JSON.stringify({ ignore: entries.map((each) => ({ rule: 'rac/missing-hint', ...each })) }),
    );
    const result = await json();
    expect(result.suppressed?.map(({ reason }) => reason)).toEqual(['first']);
    expect(result.diagnostics).toMatchObject([{ rule: 'suppression/unused', pointer: '/ignore/1' }]);
  });
});

describe('the baseline', () => {
  const FILE = 'cartwright-baseline.json';
  const entries = (): { rule: string; reason: string; expires?: string; digest: string }[] =>
    (JSON.parse(read(FILE)) as { entries: never[] }).entries;
  const change = (edit: (entry: Record<string, unknown>) => void): void => {
    const file = JSON.parse(read(FILE)) as { entries: Record<string, unknown>[] };
    file.entries.forEach(edit);
    write(FILE, JSON.stringify(file));
  };

  test('what it accepts is not fixed either', async () => {
    const text = cal('  - { id: one, kind: wiki, descripton: A map }');
    write('a.cal.yaml', text);
    expect((await json('--fix', '--dry-run')).fixed?.map(({ path }) => path)).toEqual(['a.cal.yaml']);
    expect((await run('--write-baseline')).code).toBe(0);
    expect((await json('--fix')).fixed).toBeUndefined();
    expect(read('a.cal.yaml')).toBe(text);
  });

  test('accepts what is there; moved lines and items do not revive a finding, a changed value does', async () => {
    write(
      'a.cal.yaml',
      cal(
        item('one'),
        item('two', ', okf: { type: Code Wiki, title: T, description: D, tags: [a], content: secret one }'),
        item('three', GLOB),
      ),
    );
    expect(await run('--write-baseline', '--expires', 'never')).toEqual({
      code: 0,
      out: 'no problems, 2 accepted in 1 file\n',
      err: `${FILE}: 2 findings accepted\ncartwright: warning: nothing is reported because all that was found is accepted: 2 by a baseline, a comment or the configuration\n`,
    });
    expect(entries().map(({ rule, reason }) => [rule, reason])).toEqual([
      ['rac/content-in-okf', 'known before cartwright was adopted'],
      ['rac/missing-hint', 'known before cartwright was adopted'],
    ]);
    expect(read(FILE)).not.toContain('secret');
    const accepted = await json();
    expect(rules(accepted)).toEqual([]);
    expect(accepted.suppressed?.map(({ kind }) => kind)).toEqual(['external', 'external']);

    write(
      'a.cal.yaml',
      cal(
        '',
        '  # moved',
        item('zero'),
        item('two', ', okf: { type: Code Wiki, title: T, description: D, tags: [a], content: secret one }'),
        item('three', GLOB),
        item('one'),
      ),
    );
    expect(rules(await json())).toEqual([]);

    write(
      'a.cal.yaml',
      cal(
        item('one'),
        item('two', ', okf: { type: Code Wiki, title: T, description: D, tags: [a], content: secret two }'),
        item('three', GLOB),
      ),
    );
    expect(rules(await json())).toEqual(['7 rac/content-in-okf', '4 baseline/fixed']);
  });

  test('fixed, expired and unexplained entries are findings themselves; integrity is never accepted', async () => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    await run('--write-baseline');
    change((entry) => (entry['reason'] = ' '));
    expect(rules(await json()).map((rule) => rule.slice(2))).toEqual(['baseline/no-reason']);
    change((entry) => Object.assign(entry, { reason: 'later', expires: '2020-02-30' }));
    expect(await run()).toMatchObject({ code: 2, out: '' });
    change((entry) => (entry['expires'] = '2020-02-28'));
    expect((await json()).diagnostics.map(({ rule }) => rule)).toEqual(['rac/missing-hint', 'baseline/expired']);
    change((entry) => Object.assign(entry, { expires: '2999-12-31' }));
    expect(rules(await json())).toEqual([]);
    change((entry) => (entry['rule'] = 'source/tag'));
    expect((await json()).diagnostics.map(({ rule }) => rule)).toEqual(['rac/missing-hint', 'suppression/not-allowed']);
    rmSync(join(root, 'a.cal.yaml'));
    write('b.cal.yaml', cal(item('one')));
    change((entry) => (entry['rule'] = 'rac/missing-hint'));
    expect((await json()).diagnostics.map(({ rule }) => rule)).toEqual(['baseline/fixed']);
  });

  test('writing it again keeps reasons, dates and the entries of other files, and drops what is fixed', async () => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    write('b.cal.yaml', cal(item('one', GLOB), item('two', ', content: x')));
    await run('--write-baseline');
    change((entry) => Object.assign(entry, { reason: 'later', expires: '2999-12-31' }));
    write('b.cal.yaml', cal(item('one', GLOB)));
    await run('--write-baseline', 'b.cal.yaml');
    expect(entries().map(({ rule, reason, expires }) => [rule, reason, expires])).toEqual([
      ['rac/missing-hint', 'later', '2999-12-31'],
      ['rac/missing-hint', 'later', '2999-12-31'],
    ]);
  });

  test('a new entry lasts 90 days, until the day that is stated, or always', async () => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    const today = Date.now();
    const { err } = await run('--write-baseline');
    const inDays = (days: number): string => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    const [written = ''] = entries().map(({ expires }) => expires);
    expect([inDays(90), inDays(91)]).toContain(written);
    expect(err).toContain(`${FILE}: 1 finding accepted, new ones until ${written}\n`);
    const lasting = async (until: string) => {
      rmSync(join(root, FILE));
      expect((await run('--write-baseline', '--expires', until)).code).toBe(0);
      return entries().map(({ expires }) => expires);
    };
    expect(await lasting('2999-02-28')).toEqual(['2999-02-28']);
    expect(await lasting(inDays(1))).toEqual([inDays(1)]);
    expect(await lasting('never')).toEqual([undefined]);
  });

  test.each([
    [['--expires', '2999-02-30'], '--expires: "2999-02-30" is not a day\n  help: write YYYY-MM-DD, or never\n'],
    [['--expires', '30d'], '--expires: "30d" is not a day\n  help: write YYYY-MM-DD, or never\n'],
    [['--expires', '2020-02-28'], '--expires: "2020-02-28" has passed\n  help: give a future day, or never\n'],
  ])('%j writes nothing', async (args, message) => {
    write('a.cal.yaml', cal(item('one', GLOB)));
    expect(await run('--write-baseline', ...args)).toEqual({ code: 2, out: '', err: `cartwright: ${message}` });
    expect(existsSync(join(root, FILE))).toBe(false);
  });

  test('--expires alone is a mistake', async () => {
    expect(await run('--expires', 'never')).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: --expires needs --write-baseline\n  help: for example: cartwright lint loops/release.cal.yaml --fix\n',
    });
  });

  test('one that cannot be read stops the run with its place', async () => {
    write('a.cal.yaml', cal(item('one')));
    write(FILE, '{\n  "version": 1,\n  "entries": [],\n  "entires": []\n}\n');
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err).toContain(`${FILE}:4:3`);
    expect(err).toContain('unknown property "entires"');
  });
});

describe('content in a RAC item, which docs/format.md 2.4 forbids, is accepted by nothing', () => {
  const CONTENT = cal(item('one', ', content: x'));

  test('a comment', async () => {
    write('a.cal.yaml', cal('  # cartwright-ignore rac/no-content: it must stay', item('one', ', content: x')));
    expect(rules(await json())).toEqual(['6 suppression/not-allowed', '7 rac/no-content']);
  });

  test.each(['off', 'note'])('rules: %s', async (level) => {
    write('a.cal.yaml', CONTENT);
    write('cartwright.yaml', `rules: { rac/no-content: ${level} }\n`);
    expect(await run()).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: cartwright.yaml: "rac/no-content" is an integrity rule, which cannot be silenced\n  help: remove it from "rules"\n',
    });
  });

  test('ignore', async () => {
    write('a.cal.yaml', CONTENT);
    write('cartwright.yaml', 'ignore: [{ rule: rac/no-content, path: "**", reason: later }]\n');
    expect(rules(await json())).toEqual(['6 rac/no-content', '1 suppression/not-allowed']);
  });

  test('a baseline', async () => {
    write('a.cal.yaml', CONTENT);
    expect((await run('--write-baseline')).code).toBe(1);
    expect(rules(await json())).toEqual(['6 rac/no-content']);
  });
});

describe('--fix', () => {
  const WRONG = cal('  - { id: one, kind: wiki, descripton: A map, content: secret } # stays');
  const RIGHT = cal('  - { id: one, kind: wiki, description: A map } # stays');

  test('changes the file and nothing else of it; a second run finds nothing to fix', async () => {
    write('a.cal.yaml', `\ufeff${WRONG.replaceAll('\n', '\r\n')}`);
    expect(await run('--fix')).toMatchObject({ code: 0, err: 'a.cal.yaml: 2 fixed\n' });
    expect(read('a.cal.yaml')).toBe(`\ufeff${RIGHT.replaceAll('\n', '\r\n')}`);
    expect(await run('--fix')).toMatchObject({ code: 0, err: '' });
  });

  test('--dry-run prints a diff without the content, changes nothing and says no', async () => {
    write('a.cal.yaml', WRONG);
    const { code, out } = await run('--fix', '--dry-run');
    expect(code).toBe(1);
    expect(out).toContain('-  - { id: one, kind: wiki, descripton: A map, content: ****** } # stays\n');
    expect(out).toContain('+  - { id: one, kind: wiki, description: A map } # stays\n');
    expect(out).not.toContain('secret');
    expect(read('a.cal.yaml')).toBe(WRONG);
  });

  test('which of two equal keys goes is for a person to say', async () => {
    const text = cal('  - { id: one, kind: wiki, description: A map, kind: wiki }');
    write('a.cal.yaml', text);
    expect(await run('--fix')).toMatchObject({ code: 1, err: '' });
    expect(read('a.cal.yaml')).toBe(text);
  });

  test('what is accepted is not fixed', async () => {
    const text = cal('  # cartwright-ignore rac/content-in-okf: a test', item('one', ', okf: { content: x }'));
    write('a.cal.yaml', text);
    const err =
      'cartwright: warning: nothing is reported because all that was found is accepted: 1 by a baseline, a comment or the configuration\n';
    expect(await run('--fix')).toMatchObject({ code: 0, err });
    expect(read('a.cal.yaml')).toBe(text);
  });

  test('standard input, and --dry-run alone, are usage errors', async () => {
    expect((await run('--fix', '-')).code).toBe(2);
    expect((await run('--dry-run')).code).toBe(2);
  });
});

test('a passage of the files that an item points to is found', async () => {
  const passage =
    'To restart the gateway, drain the queue first, wait until the counter of open requests is at zero, then stop the blue half, start the green half, and tell the people who are on call.';
  write('docs/gateway.md', `# Gateway\n\n${passage}\n`);
  write(
    'a.cal.yaml',
    cal(`  - { id: one, kind: runbook, description: "${passage}", check: { type: file-glob, hint: docs/*.md } }`),
  );
  const { out } = await run();
  expect(out).toContain('rac/repeats-files');
  expect(out).toContain('docs/gateway.md');
  expect(out).not.toContain('drain the queue');
});

test('no output shows a secret, whichever rule quotes it and whether or not it is accepted', async () => {
  const token = `gh${'p_'}aB3dE5gH7jK9mN1pQ2sT4vW6xY8zaB3dE5gH`;
  const long = `${'x'.repeat(60)} ${token}`;
  write(
    'a.cal.yaml',
    calExample({
      about: `tags: ["${token}", "${long}"]\nlicense: "${token} ${token}"`,
      rac: `rac:\n  # cartwright-ignore cal/secret: a test\n${item('one', `, check: { type: url, hint: "${token}" }, ${token}: x`)}`,
    }).text,
  );
  for (const format of ['text', 'json', 'sarif', 'github']) {
    const { out, err } = await run('--format', format);
    expect(out).toContain('cal/invalid-tag');
    expect(out + err).not.toContain('aB3dE5gH');
  }
  expect((await run('--fix', '--dry-run')).out).not.toContain('aB3dE5gH');
});
