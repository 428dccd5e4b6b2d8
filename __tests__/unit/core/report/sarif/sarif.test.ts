import { expect, test } from '@jest/globals';
import type { Diagnostic } from '../../../../../src/core/result/diagnostic.ts';
import { RULES } from '../../../../../src/generated/rules.ts';
import { REPOSITORY, rulePage } from '../../../../../src/core/result/rule-page.ts';
import { rulesPage } from '../../../../../src/tools/rules-page.ts';
import { automationId, sarifContext, sarifLog } from '../../../../../src/core/report/sarif/sarif.ts';
import { VERSION } from '../../../../../src/version.ts';

const range = (line: number, column: number, end: number): Diagnostic['range'] => ({
  start: { line, column },
  end: { line, column: end },
});
const finding: Diagnostic = {
  rule: 'edge/duplicate',
  level: 'error',
  message: 'duplicate edge from "a" to "b", first on line 9',
  path: 'loops/a b#1.cal.yaml',
  range: range(12, 5, 31),
  pointer: '/edges/3',
  help: 'remove one of them',
  fix: { title: 'remove the duplicate', edits: [{ range: range(12, 3, 40), newText: '' }] },
};

interface Run {
  readonly tool: {
    readonly driver: { readonly informationUri: string; readonly rules: readonly Record<string, unknown>[] };
  };
  readonly automationDetails: unknown;
  readonly results: readonly (Record<string, unknown> & { readonly partialFingerprints: Record<string, string> })[];
}

function run(diagnostics: readonly Diagnostic[], more: Partial<Parameters<typeof sarifLog>[1]> = {}): Run {
  const log = sarifLog(diagnostics, {
    id: 'cartwright/check/agents/',
    toolVersion: '1.2.3',
    ruleOf: (id) => RULES.find((rule) => rule.id === id),
    ...more,
  });
  return (log as { runs: Run[] }).runs[0] as Run;
}

const fingerprints = (...diagnostics: Diagnostic[]): string[] =>
  run(diagnostics).results.map((result) => result.partialFingerprints['primaryLocationLineHash'] ?? '');

test('a finding is one result with its rule, place, fingerprint and fix', () => {
  const excerpts = new Map([[finding.path, new Map([[12, '  - { from: a, to: b }']])]]);
  const { results, tool, automationDetails } = run([finding], { excerpts });
  const artifactLocation = { uri: 'loops/a%20b%231.cal.yaml', uriBaseId: 'SRCROOT' };
  const { partialFingerprints, ...rest } = results[0] as Run['results'][number];
  expect(partialFingerprints['primaryLocationLineHash']).toMatch(/^[0-9a-f]{32}:1$/);
  expect(rest).toEqual({
    ruleId: 'edge/duplicate',
    ruleIndex: 0,
    level: 'error',
    message: {
      text: 'duplicate edge from "a" to "b", first on line 9. Help: remove one of them',
      id: 'default',
      arguments: ['duplicate edge from "a" to "b", first on line 9'],
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          region: {
            startLine: 12,
            startColumn: 5,
            endLine: 12,
            endColumn: 31,
            snippet: { text: '{ from: a, to: b }' },
          },
          contextRegion: { startLine: 12, endLine: 12, snippet: { text: '  - { from: a, to: b }' } },
        },
        logicalLocations: [{ fullyQualifiedName: '/edges/3', kind: 'member' }],
      },
    ],
    fixes: [
      {
        description: { text: 'remove the duplicate.' },
        artifactChanges: [
          {
            artifactLocation,
            replacements: [{ deletedRegion: { startLine: 12, startColumn: 3, endLine: 12, endColumn: 40 } }],
          },
        ],
      },
    ],
  });
  expect(tool.driver.rules).toEqual([
    expect.objectContaining({
      id: 'edge/duplicate',
      name: 'EdgeDuplicate',
      shortDescription: { text: 'An edge appears twice.' },
      helpUri: rulePage('edge/duplicate'),
      defaultConfiguration: { level: 'error' },
    }),
  ]);
  expect(tool.driver.informationUri).toBe(REPOSITORY);
  expect(automationDetails).toEqual({ id: 'cartwright/check/agents/' });
});

test('every rule has its page, at an anchor that the page of all rules has', () => {
  const findings = RULES.map(({ id }) => ({ ...finding, rule: id }));
  const uris = run(findings).tool.driver.rules.map(({ helpUri }) => String(helpUri));
  // The anchors that GitHub makes: lower case, without signs but the dash.
  const anchors = [...rulesPage().matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id);
  expect(uris.map((uri) => uri.split('#')[1]).filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  expect(new Set(uris.map((uri) => uri.split('#')[0]))).toEqual(
    new Set([`${REPOSITORY}/blob/v${VERSION}/docs/rules.md`]),
  );
});

test('a rule carries its group, and the risks of OWASP that it is a sign of, as tags', () => {
  const tags = run(RULES.map(({ id }) => ({ ...finding, rule: id }))).tool.driver.rules.map(
    ({ id, properties }) => [id, (properties as { tags: string[] }).tags] as const,
  );
  const secret = ['MCP01:2025', 'ASI03:2026'];
  const supply = ['MCP04:2025', 'ASI04:2026'];
  const hijack = ['MCP06:2025', 'ASI01:2026'];
  const expected: Record<string, readonly string[]> = {
    'activation/drift': supply,
    'cal/secret': secret,
    'cartridge/not-whole': supply,
    'client/secret': secret,
    'host/secret': secret,
    'host/tool-changed': ['MCP03:2025', 'ASI04:2026'],
    'host/tool-text': ['MCP03:2025', 'ASI01:2026'],
    'integrity/malformed': supply,
    'integrity/other-key': supply,
    'lock/stale': supply,
    'package/secret': secret,
    'policy/denied': supply,
    'rac/encoded-text': hijack,
    'rac/hidden-text': hijack,
    'release/not-trusted': supply,
    'secret/private-key': secret,
    'signature/not-verified': supply,
  };
  expect(Object.fromEntries(tags)).toEqual(
    Object.fromEntries(RULES.map(({ id }) => [id, [id.split('/')[0], ...(expected[id] ?? [])]])),
  );
});

test('runs that judge something else have another id, and the same runs the same', () => {
  const ids = [
    automationId('check', '.', []),
    automationId('lint', '.', []),
    automationId('okf check', '.', []),
    automationId('check', 'agents/a', []),
    automationId('check', '.', [['', 'agents/a']]),
    automationId('check', '.', [['', 'agents/b']]),
    automationId('check', '.', [['only', 'lint']]),
  ];
  expect(ids.slice(0, 4)).toEqual([
    'cartwright/check/',
    'cartwright/lint/',
    'cartwright/okf-check/',
    'cartwright/check/agents/a/',
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(automationId('check', '.', [['', 'agents/a']])).toBe(ids[4]);
  // Code scanning takes what is before the last slash.
  expect(ids.every((id) => /^[^ ]+\/$/.test(id))).toBe(true);
});

test('a fingerprint survives moved lines and list positions', () => {
  const moved = {
    ...finding,
    range: range(40, 1, 9),
    pointer: '/edges/7',
    message: finding.message.replace('9', '37'),
  };
  expect(fingerprints(moved)).toEqual(fingerprints(finding));
  const renamed = { ...finding, message: finding.message.replace('"a"', '"c"') };
  expect(fingerprints(renamed)).not.toEqual(fingerprints(finding));
  const [first, second] = fingerprints(finding, moved);
  expect(second).toBe(first?.replace(/1$/, '2'));
});

test('a rule is named by the words of its id that have more than a letter', () => {
  const { rules } = run([{ ...finding, rule: 'cal/not-a-mapping' }]).tool.driver;
  expect(rules.map(({ id, name }) => [id, name])).toEqual([['cal/not-a-mapping', 'CalNotMapping']]);
});

test('a suppressed finding is kept and marked', () => {
  const { results } = run([], { suppressed: [{ diagnostic: finding, kind: 'external', reason: 'old' }] });
  expect(results.map((result) => result['suppressions'])).toEqual([
    [{ kind: 'external', status: 'accepted', justification: 'old' }],
  ]);
});

test('paths outside the working directory have no base', () => {
  const uris = (path: string): unknown => JSON.stringify(run([{ ...finding, path }]).results[0]?.['locations']);
  expect(uris('../x.cal.json')).toContain('{"uri":"../x.cal.json"}');
  // A folder may be called like a drive.
  expect(uris('C:/x.cal.json')).toContain('{"uri":"C%3A/x.cal.json","uriBaseId":"SRCROOT"}');
  expect(uris('/tmp/x y.cal.json')).toContain('{"uri":"file:///tmp/x%20y.cal.json"}');
  expect(uris('a\ud800.cal.json')).toContain('"uri":"a%EF%BF%BD.cal.json"');
});

test('a job of GitHub tells the repository', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_SHA: 'abc',
    GITHUB_REF_NAME: 'main',
  };
  expect(sarifContext(env)).toEqual({
    versionControl: { repositoryUri: 'https://github.com/a/b', revisionId: 'abc', branch: 'main' },
  });
  expect(sarifContext({})).toEqual({});
  expect(sarifContext({ ...env, GITHUB_SERVER_URL: 'javascript:x' })).toEqual({});
  for (const odd of ['"', ' ', '/x', '\n', '?'])
    for (const part of ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY'] as const)
      expect([odd + env[part], env[part] + odd].map((value) => sarifContext({ ...env, [part]: value }))).toEqual([
        {},
        {},
      ]);
});

test('other places of a finding are related locations', () => {
  const floor = range(14, 36, 42);
  const related = [
    { message: 'asks for 100000', path: 'agents/builder/cartridge.yaml', range: floor },
    {
      message: 'docs/a.md, deleted here, was all that confirmed "wiki"',
      path: 'docs/a.md',
      range: floor,
      deleted: true as const,
    },
  ];
  const log = sarifLog([{ ...finding, related }], {
    id: '',
    toolVersion: '9.9.9',
    ruleOf: () => undefined,
  }) as { runs: { results: { relatedLocations: unknown }[] }[] };
  const region = { startLine: 14, startColumn: 36, endLine: 14, endColumn: 42 };
  const at = (uri: string): object => ({ artifactLocation: { uri, uriBaseId: 'SRCROOT' }, region });
  expect(log.runs[0]?.results[0]?.relatedLocations).toEqual([
    { id: 1, physicalLocation: at('agents/builder/cartridge.yaml'), message: { text: 'asks for 100000.' } },
    {
      id: 2,
      physicalLocation: at('docs/a.md'),
      message: { text: 'docs/a.md, deleted here, was all that confirmed "wiki".' },
    },
  ]);
});
