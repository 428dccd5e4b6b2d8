/** Attack 239: whatever text a result holds, no outlet shows a secret, and nothing leaves the place that it is in. */
import { describe, expect, test } from '@jest/globals';
import { formatUserError } from '../../../../src/core/report/text/user-error.ts';
import { diffText } from '../../../../src/core/report/text/diff.ts';
import type { DiffResult } from '../../../../src/core/diff/requirements.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { handshakeMarkdown } from '../../../../src/core/report/markdown/pages/handshake.ts';
import { handshakeText } from '../../../../src/core/report/text/handshake.ts';
import { resultJson } from '../../../../src/core/text/json-text.ts';
import { unifiedDiff } from '../../../../src/core/lint/fix/diff.ts';
import { renderReadiness } from '../../../../src/core/report/text/readiness.ts';
import { planAnnotations } from '../../../../src/core/report/github/annotation-plan.ts';
import { annotationLines, diagnosticsGithub } from '../../../../src/core/report/github/annotations.ts';
import { renderCheck } from '../../../../src/core/report/text/check.ts';
import { changesText } from '../../../../src/core/report/text/changes.ts';
import { PLAIN_POLICY } from '../../../../src/core/result/answer.ts';
import { reportAnswer } from '../../../../src/core/report/sections/headline.ts';
import { renderComment } from '../../../../src/core/report/markdown/comment.ts';
import { compareReports } from '../../../../src/core/report/compare.ts';
import { diagnosticsJson } from '../../../../src/core/report/json/diagnostics.ts';
import { diagnosticsText } from '../../../../src/core/report/text/diagnostics.ts';
import { flowDiagram } from '../../../../src/core/report/markdown/mermaid.ts';
import { proposalMarkdown } from '../../../../src/core/report/markdown/pages/proposal-summary.ts';
import { releaseSummary } from '../../../../src/core/report/markdown/pages/release-summary.ts';
import { writeReport } from '../../../../src/core/report/json/report-file.ts';
import { sarifLog } from '../../../../src/core/report/sarif/sarif.ts';
import { renderMarkdown, renderSummary } from '../../../../src/core/report/markdown/document.ts';
import { causesOf, matchThreads, planThreads } from '../../../../src/core/report/github/threads.ts';
import { verifyText } from '../../../../src/core/report/text/verify.ts';
import type { VerifyOutcome } from '../../../../src/core/result/verify-results.ts';
import type { InitPlan } from '../../../../src/core/result/init-results.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { printable } from '../../../../src/core/text/printable.ts';
import * as planText from '../../../../src/core/report/text/plan.ts';
import { EVIL, expectDead, poison } from '../../../support/poison.ts';
import { FULL, reportOf, SHIP } from '../../../support/reports.ts';
import type { Runner } from '../../../../src/adapters/github/runner.ts';
import { capturedRunner } from '../../../support/github/captured-runner.ts';

const REPORT: CheckReport = {
  ...FULL,
  // Two CALs put the checklist under a title.
  cals: [
    {
      ...SHIP,
      participants: SHIP.participants.map((each) => ({ ...each, required: true })),
      diagnostics: FULL.diagnostics,
    },
    { ...SHIP, path: 'other.cal.yaml' },
  ],
  diagnostics: FULL.diagnostics.map((each) => ({
    ...each,
    fix: { title: 'a title', edits: [{ range: each.range, newText: 'a text' }] },
  })),
};
const VERIFIED: VerifyOutcome = {
  path: 'a.cart',
  ok: false,
  trust: 'tampered',
  cartridgeId: 'a/b',
  romDigest: `sha256:${'0'.repeat(64)}`,
  fileDigest: `sha256:${'1'.repeat(64)}`,
  saveRecords: 2,
  publisherId: 'a',
  keyids: ['ed25519:x'],
  signedAt: '2026-01-01T00:00:00Z',
  checks: [
    { id: 'trust', ok: false, message: 'a message' },
    { id: 'meta', ok: true, message: 'another', warning: true },
  ],
};
const DIFF: DiffResult = {
  version: 1,
  old: { subject: 'a', requirementsHash: 'sha256:0', version: '1.0.1' },
  new: { subject: 'b', requirementsHash: 'sha256:1', version: '1.0.2' },
  changes: [{ id: 'a', kind: 'breaking', before: 'b', after: 'c', message: 'd' }],
  hosts: [
    {
      host: 'a',
      profile: 'e',
      before: 'accept',
      after: 'refuse',
      flipped: true,
      unmet: ['b'],
      reservations: { before: 1, after: 0 },
    },
  ],
  step: 'major',
  taken: 'patch',
  enough: false,
};
const PLAN: InitPlan = {
  version: 1,
  roles: [{ role: 'a', capabilities: ['b'], confidence: 0.9, evidence: [{ path: 'c', line: 1, why: 'd' }] }],
  rac: [
    {
      id: 'a',
      kind: 'b',
      description: 'c',
      required: true,
      check: { type: 'file-glob', hint: 'd' },
      evidence: [{ path: 'e', why: 'f' }],
    },
  ],
  files: [{ path: 'g', action: 'create' }],
  notes: ['h'],
};
const target = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: 'a'.repeat(40), prefix: '' };
const excerptsOf = (report: CheckReport, text: string) =>
  new Map(report.diagnostics.map(({ path, range }) => [path, new Map([[range.start.line, text]])]));
const runner = (use: (runner: Runner) => void): string => {
  const made = capturedRunner();
  use(made);
  return made.written();
};

type Outlet = (text: string) => string | readonly string[];
const check = (text: string): CheckReport => poison(REPORT, text);
const changes = (text: string) => poison(compareReports(reportOf([]), REPORT), text);

/** Text on a terminal or in a log. */
const TEXT: Readonly<Record<string, Outlet>> = {
  'diagnostics as text': (text) =>
    diagnosticsText(check(text).diagnostics, { color: false, excerpts: excerptsOf(check(text), text) }),
  'check as text': (text) =>
    renderCheck(check(text), reportAnswer(check(text)), (found) => diagnosticsText(found, { color: false })),
  'changes as text': (text) => changesText(changes(text), text),
  'readiness as text': (text) => check(text).cals.map((cal) => renderReadiness(cal)),
  'handshake as text': (text) => handshakeText({ version: 1, compliance: 'refuse', results: check(text).handshakes }),
  'verify as text': (text) => verifyText(poison(VERIFIED, text)),
  'diff as text': (text) => diffText(poison(DIFF, text)),
  'init as text': (text) => planText.planText({ ...poison(PLAN, text), files: [] }, text, true),
  'a usage error': (text) =>
    formatUserError(new UserError('usage', text, { help: text, path: text, range: FULL.diagnostics[0]!.range })),
  'a fix as a diff': (text) =>
    unifiedDiff(
      text.replaceAll('\n', ' '),
      { text: 'a\n', hidden: [] },
      { text: `${text.replaceAll('\n', ' ')}\n`, hidden: [] },
    ),
};

/** Lines for GitHub's runner. */
const COMMANDS: Readonly<Record<string, Outlet>> = {
  annotations: (text) => annotationLines(planAnnotations(check(text).diagnostics)),
  'lint as commands': (text) => diagnosticsGithub(check(text).diagnostics, [text]),
  'an annotation of the job': (text) => runner((each) => each.annotate('error', text)),
};

/** Markdown that GitHub renders. */
const MARKDOWN: Readonly<Record<string, Outlet>> = {
  summary: (text) => renderSummary({ report: check(text), changes: changes(text), target }).text,
  comment: (text) =>
    renderComment(
      { report: check(text), changes: changes(text), target },
      { key: 'a', origin: { sha: target.sha, runId: 1, runAttempt: 1 } },
    ).text,
  'check as Markdown': (text) => renderMarkdown({ report: check(text), policy: PLAIN_POLICY }),
  'matrix as Markdown': (text) =>
    handshakeMarkdown({ version: 1, compliance: 'refuse', results: check(text).handshakes }),
  'init as Markdown': (text) =>
    proposalMarkdown(poison(PLAN, text), [{ cal: text, place: text, text, language: 'yaml' }]),
  'release as Markdown': (text) => {
    const { diagnostics, handshakes } = check(text);
    const cartridges = [{ cartridgeId: text, romDigest: text, keyids: [text], verdicts: handshakes }];
    return [
      releaseSummary({ tag: text, cartridges, files: [{ name: text, state: text }], diagnostics }),
      releaseSummary({ tag: text, cartridges, files: [{ name: text, state: text }], diagnostics: [] }),
    ];
  },
  suggestions: (text) => {
    const patch = '@@ -0,0 +1,60 @@\n' + '+a line\n'.repeat(60);
    // A path is shown nowhere in a suggestion, and some of these texts are not.
    const path = 'a.cal.yaml';
    const report = check(text);
    const found = report.diagnostics.map((each) => ({ ...each, path }));
    const fixable = causesOf({ ...report, diagnostics: found }, ({ fix }) =>
      fix === undefined ? undefined : 'offers',
    );
    const of = { leg: 'l', sha: 'a'.repeat(40), suggest: true };
    const diff = { files: [{ path, patch }], sources: new Map([[path, 'a line\n'.repeat(60)]]) };
    const { drafts } = planThreads(
      matchThreads(fixable, [], () => [], of),
      diff,
      of,
    );
    // What a reader would not see as it is, is never suggested.
    if (drafts.length === 0) expect(printable(text)).not.toBe(text);
    return drafts.map(({ body }) => body);
  },
};

/** What machines read, and a tree, which has a line for each part of a path. */
const DATA: Readonly<Record<string, Outlet>> = {
  'the files of init': (text) => [
    planText.planText(poison(PLAN, text), text, false),
    planText.diffText(poison(PLAN, text).files, [{ path: text, text: text.replaceAll('\n', ' ') }], () => ''),
  ],
  'diagnostics as JSON': (text) => diagnosticsJson(check(text).diagnostics, check(text).summary, '0'),
  'check as JSON': (text) => resultJson({ ...check(text), changes: changes(text), named: { [text]: 1 } }, 2),
  'the report file': (text) => writeReport({ ...check(text), changes: changes(text) }),
  SARIF: (text) =>
    resultJson(
      sarifLog(check(text).diagnostics, {
        id: 'cartwright/check/',
        toolVersion: '0',
        ruleOf: () => undefined,
        excerpts: excerptsOf(check(text), text),
        suppressed: [{ diagnostic: poison(FULL.diagnostics[0]!, text), kind: 'external', reason: text }],
      }),
    ),
  'Mermaid source': (text) => check(text).cals.map((cal) => flowDiagram(cal) ?? ''),
};

const BODY = 'q7Zr9Vw2Xk4Lm6Np8Bt1Cd3Fg5Hj0Ks2QaWe';
const SECRETS: Readonly<Record<string, string>> = {
  'a token': `ghp_${BODY}`,
  'a token beside a bar': `a | ghp_${BODY} | b`,
  'a token in quotes': `the value "ghp_${BODY}" is`,
  'a token behind much text': `${'x '.repeat(95)}ghp_${BODY}`,
  'a password in an address': `https://user:${BODY}@example.com/x`,
  'a private key': `-----BEGIN ENCRYPTED PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${BODY}\n-----END ENCRYPTED PRIVATE KEY-----`,
  'a private key in base64': `LS0tLS1CRUdJTi${BODY}`,
};
const all = { ...TEXT, ...COMMANDS, ...MARKDOWN, ...DATA };
const shown = (outlet: Outlet, text: string): string => [outlet(text)].flat().join('\n');

describe.each(Object.entries(all))('%s', (_name, outlet) => {
  test.each(Object.entries(SECRETS))('hides %s', (_what, secret) => {
    const text = shown(outlet, secret).replaceAll(/\\u000a|&#\d+;|\u2060/g, '');
    for (let i = 0; i + 8 <= BODY.length; i++) expect(text).not.toContain(BODY.slice(i, i + 8));
  });
});

describe.each(Object.entries(TEXT))('%s', (_name, outlet) => {
  test.each(EVIL)('keeps %j in its line', (evil) => {
    const text = shown(outlet, evil);
    expect(text.split('\n')).toHaveLength(shown(outlet, 'word').split('\n').length);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e]|^\s*::|##\[/m);
  });
});

describe.each(Object.entries(COMMANDS))('%s', (_name, outlet) => {
  test.each(EVIL)('keeps %j in its command', (evil) => {
    const lines = shown(outlet, evil).trimEnd().split('\n');
    expect(lines).toHaveLength(shown(outlet, 'word').trimEnd().split('\n').length);
    for (const line of lines) expect(line).toMatch(/^::(?:error|warning|notice) [^\u0000-\u001f]*$/);
    expect(lines.join('')).not.toMatch(/##\[|[\u007f-\u009f\u200b\u202e]/);
  });
});

describe.each(Object.entries(MARKDOWN))('%s', (_name, outlet) => {
  test.each(EVIL)('keeps %j dead', (evil) => {
    for (const markdown of [outlet(evil)].flat()) expectDead(markdown);
  });
});

test('the log of a step: each line is made safe, line feeds stay', () => {
  expect(runner((each) => each.log(`::error::x\na\tghp_${BODY}\u001b[31m`))).toBe(
    '\\u003a:error::x\na\tghp_…\\u001b[31m\n',
  );
});

test('a fix that would write a secret is left out of JSON, any other stays', () => {
  const fix = (newText: string) => ({ rule: 'a/b', fix: { title: 'a', edits: [{ newText }] } });
  expect(JSON.parse(resultJson([fix(`ghp_${BODY}`), fix('b')]))).toEqual([{ rule: 'a/b' }, fix('b')]);
});
