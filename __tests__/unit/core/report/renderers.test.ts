/** Every renderer is driven with hostile text in every place that holds anybody's; one without a driver here fails. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as blocks from '../../../../src/core/report/blocks.ts';
import { itemHtml, lineHtml, sectionHtml, tableHtml } from '../../../../src/core/report/html/write.ts';
import {
  itemMarkdown,
  itemsMarkdown,
  lineMarkdown,
  sectionMarkdown,
} from '../../../../src/core/report/markdown/write.ts';
import { itemLines, lineText } from '../../../../src/core/report/text/write.ts';
import * as annotations from '../../../../src/core/report/github/annotations.ts';
import { checkGithub, diagnosticsGithub } from '../../../../src/core/report/github/annotations.ts';
import { planReport } from '../../../../src/core/report/github/plan.ts';
import { causesOf, matchThreads, planThreads } from '../../../../src/core/report/github/threads.ts';
import { drawFlow, flowDrawer } from '../../../../src/core/report/html/flow.ts';
import * as html from '../../../../src/core/report/html/html.ts';
import { surroundingsText } from '../../../../src/core/report/text/surroundings.ts';
import { suggestionsText } from '../../../../src/core/report/text/suggestion.ts';
import { headerHtml, renderPage } from '../../../../src/core/report/html/page.ts';
import { writeReport } from '../../../../src/core/report/json/report-file.ts';
import { diagnosticsJson } from '../../../../src/core/report/json/diagnostics.ts';
import type { LockedSlot } from '../../../../src/core/lock/lock.ts';
import { cycloneDx } from '../../../../src/core/report/json/cyclonedx.ts';
import { sweepLine } from '../../../../src/core/report/json/sweep-line.ts';
import {
  activatedText,
  activationsText,
  planText as activationText,
} from '../../../../src/core/report/text/activate.ts';
import { repositoryLines } from '../../../../src/core/report/text/receipts.ts';
import { lockText } from '../../../../src/core/report/text/lock.ts';
import { formatUserError, userErrorLines } from '../../../../src/core/report/text/user-error.ts';
import { checkJson } from '../../../../src/core/report/json/packed.ts';
import {
  commentLead,
  commentMarker,
  notJudgedComment,
  notJudgedText,
  renderComment,
} from '../../../../src/core/report/markdown/comment.ts';
import {
  renderMarkdown,
  renderSummary,
  reportDocument,
  screenMarkdown,
} from '../../../../src/core/report/markdown/document.ts';
import { fileLink, ruleLink } from '../../../../src/core/report/markdown/links.ts';
import * as markdown from '../../../../src/core/report/markdown/markdown.ts';
import { handshakeMarkdown, suggestionsMarkdown } from '../../../../src/core/report/markdown/pages/handshake.ts';
import { flowDiagram, flowSource } from '../../../../src/core/report/markdown/mermaid.ts';
import type { ReportInput, WrittenSection } from '../../../../src/core/report/layout.ts';
import { openSections, reportSections } from '../../../../src/core/report/sections/report.ts';
import {
  proposalBody,
  proposalMarkdown,
  proposalPull,
  proposalMarker,
} from '../../../../src/core/report/markdown/pages/proposal-summary.ts';
import { releaseNotes, releaseSummary } from '../../../../src/core/report/markdown/pages/release-summary.ts';
import { hoverMarkdown } from '../../../../src/core/report/markdown/pages/rule.ts';
import { skillMarkdown } from '../../../../src/core/report/markdown/pages/skill.ts';
import { overviewsOf } from '../../../../src/core/report/overviews.ts';
import { capturedRunner } from '../../../support/github/captured-runner.ts';
import { planAnnotations } from '../../../../src/core/report/github/annotation-plan.ts';
import { putTogether } from '../../../../src/core/report/projects.ts';
import { sarifLog } from '../../../../src/core/report/sarif/sarif.ts';
import { addedText, clientsText, type AddedHost, type ListedClient } from '../../../../src/core/report/text/clients.ts';
import { hostsText } from '../../../../src/core/report/text/check.ts';
import { changesText } from '../../../../src/core/report/text/changes.ts';
import * as check from '../../../../src/core/report/text/check.ts';
import * as diagnostics from '../../../../src/core/report/text/diagnostics.ts';
import { diffText } from '../../../../src/core/report/text/diff.ts';
import { handshakeText } from '../../../../src/core/report/text/handshake.ts';
import * as plan from '../../../../src/core/report/text/plan.ts';
import { proposalText, skillPlanText } from '../../../../src/core/report/text/plan.ts';
import { readinessText, renderReadiness } from '../../../../src/core/report/text/readiness.ts';
import * as receipts from '../../../../src/core/report/text/receipts.ts';
import { policyText, verifyText } from '../../../../src/core/report/text/verify.ts';
import { registryChangedText, registryText } from '../../../../src/core/report/text/trust.ts';
import type { Changes } from '../../../../src/core/report/compare.ts';
import type { DiffResult } from '../../../../src/core/diff/requirements.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import type { Answer } from '../../../../src/core/result/answer.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import type { PolicyResult, VerifyOutcome } from '../../../../src/core/result/verify-results.ts';
import type { InitPlan, SkillPlan } from '../../../../src/core/result/init-results.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { resultJson } from '../../../../src/core/text/json-text.ts';
import { printable } from '../../../../src/core/text/printable.ts';
import { ROOT } from '../../../contract/sources.ts';
import { EACH, filled, hostileText, OUTLETS } from '../../../support/hostile.ts';
import { FULL, reportOf, reserved, SHIP, unjudged } from '../../../support/reports.ts';

const RANGE = { start: { line: 3, column: 2 }, end: { line: 3, column: 9 } };
const place = { path: 'p', range: RANGE, pointer: '/x' };
const FINDINGS: readonly Diagnostic[] = FULL.diagnostics.map((each) => ({
  ...each,
  help: 'h',
  fix: { title: 'title', edits: [{ range: each.range, newText: 'new' }] },
  related: [{ message: 'm', path: 'other', range: RANGE }],
}));
const LISTED: readonly ListedClient[] = [
  {
    name: 'n',
    title: 't',
    files: ['f', 'g'],
    here: ['f'],
    tools: ['a'],
    protocolRevision: null,
    naming: null,
    dialect: null,
    facts: { count: 1, oldest: '2026-01-01', inferred: 0, sources: [] },
  },
  {
    name: 'm',
    title: 'u',
    files: ['h'],
    here: [],
    tools: [],
    protocolRevision: null,
    naming: null,
    dialect: null,
    facts: { count: 1, oldest: '2026-01-01', inferred: 0, sources: [] },
  },
];
const ADDED: readonly AddedHost[] = [
  {
    client: 'n',
    file: 'hosts/n.host.yaml',
    state: 'not written',
    reason: 'r',
    madeFrom: ['f'],
    servers: ['s'],
    disabled: ['d'],
    recorded: 2,
    changed: 0,
    promises: ['w wraps t'],
    needsInput: ['i'],
    unstated: ['--tool-use'],
    unasked: false,
  },
];
const wrapped = reserved('agents/rex', 'wrapped', ['r1', 'r2']);
const REPORT: CheckReport = {
  ...FULL,
  diagnostics: FINDINGS,
  cals: [
    { ...SHIP, diagnostics: FINDINGS, todo: ['t'] },
    { ...SHIP, path: 'other.cal.yaml' },
  ],
  handshakes: [
    ...FULL.handshakes,
    wrapped,
    unjudged('agents/rex', 'far'),
    ...FULL.handshakes.map((each) => ({ ...each, subject: 'second' })),
  ],
  skills: [
    {
      kind: 'skill',
      path: 's/SKILL.md',
      name: 's',
      needs: [],
      hosts: [
        {
          host: 'h',
          client: 'c',
          verdict: 'cannot run',
          missing: [{ kind: 'mcp-tool', name: 't' }],
          notTold: [],
          reservations: [],
        },
        {
          host: 'i',
          client: 'c',
          verdict: 'not told',
          missing: [],
          notTold: [{ kind: 'env', name: 'E' }],
          reservations: [],
        },
        {
          host: 'j',
          client: 'c',
          verdict: 'can run',
          missing: [],
          notTold: [],
          reservations: [{ kind: 'mcp-tool', name: 'u' }],
        },
      ],
    },
    { kind: 'agent', path: 'a.md', name: 'a', needs: [], hosts: [] },
  ],
};
const ONE: CheckReport = { ...REPORT, cals: REPORT.cals.slice(0, 1), diagnostics: [] };
const MANY: CheckReport = reportOf(Array.from({ length: 12 }, (_, i) => ({ ...FINDINGS[i % 3]!, path: `d${i}/f` })));
const PROJECTS: CheckReport = putTogether([
  { root: 'one', file: 'one/c', report: REPORT },
  { root: 'two', file: null, report: reportOf([]) },
]);
const CHANGES: Changes = {
  locks: [
    { lock: 'l', kind: 'slot', entry: 'e', slot: 's', before: 'b', after: 'a', otherSigner: true },
    { lock: 'l', kind: 'cal', entry: 'e', before: null, after: 'a' },
    { lock: 'l', kind: 'host', entry: 'e', before: 'b', after: null },
    { lock: 'l', kind: 'lock', entry: '', before: 'b', after: null },
    { lock: 'l', kind: 'lock', entry: '', before: null, after: 'a' },
  ],
  relaxed: [
    { id: 'rule:x', message: 'm', path: 'p', range: RANGE, side: 'head', covers: [] },
    { id: 'floor:x', message: 'm', path: 'p', range: RANGE, side: 'base', covers: [] },
  ],
  hidden: { errors: 1, warnings: 0, notes: 0 },
  verdicts: [
    { path: 'a', before: 'ready', after: 'not ready' },
    { path: 'b', before: null, after: 'ready', relaxed: true },
    { path: 'c', before: 'ready', after: null },
  ],
  hosts: [
    {
      subject: 's',
      host: 'h',
      profile: 'p',
      before: 'accept',
      after: 'refuse',
      broken: ['tool:id'],
      mended: ['tool:other'],
    },
    { subject: 's', host: 'h2', profile: 'p2', before: null, after: 'accept', broken: [], mended: [] },
  ],
  rac: [{ path: 'a', id: 'i', before: 'was', after: 'is' }],
  requirements: [
    {
      subject: 's',
      before: 'v1',
      after: 'v2',
      changes: [{ id: 'i', kind: 'breaking', before: 'b', after: 'a', message: 'm' }],
      step: 'major',
      taken: 'patch',
      enough: false,
    },
  ],
  introduced: { errors: 1, warnings: 1, notes: 1 },
  fixed: { errors: 1, warnings: 0, notes: 0 },
  causes: [
    {
      kind: 'refuse',
      subject: 's',
      host: 'h',
      profile: 'p',
      before: 'open word',
      after: 'another',
      why: 'w',
      place: { ...place, change: 'changed' },
      related: [{ message: 'm', path: 'q', range: RANGE }],
    },
    { kind: 'step', subject: 's', before: 'v1', after: 'v2', why: 'w', place: null, related: [] },
  ],
  moved: [{ what: 'workflow', from: 'f', to: 't' }],
  base: 'main',
};
const DECIDED: PolicyResult = {
  version: 1,
  policy: 'p',
  trustRegistry: 't',
  decision: 'deny',
  results: (['allow', 'deny'] as const).map((decision) => ({
    path: 'f',
    decision,
    reasons: decision === 'allow' ? [] : [{ id: 'scope', message: 'm' }],
    trust: 'portable',
    cartridgeId: 'c',
    romDigest: 'd',
    fileDigest: 'f',
    publisherId: 'p',
    keyids: ['k'],
  })),
};
const KEY = { keyid: 'k', publisherId: 'p', notBefore: 'b', notAfter: 'a' };
const VERIFIED: VerifyOutcome = {
  path: 'a',
  ok: false,
  trust: 'tampered',
  cartridgeId: 'i',
  romDigest: 'd',
  fileDigest: 'f',
  saveRecords: 1,
  publisherId: 'p',
  keyids: ['k'],
  signedAt: 'at',
  checks: [
    { id: 'header', ok: false, message: 'm' },
    { id: 'limits', ok: true, message: 'm', warning: true },
  ],
};
const DIFF: DiffResult = {
  version: 1,
  step: 'major',
  taken: 'patch',
  enough: false,
  old: { subject: 'a', requirementsHash: 'h', version: 'v1' },
  new: { subject: 'b', requirementsHash: 'h', version: 'v2' },
  changes: [{ id: 'i', kind: 'breaking', before: 'b', after: 'c', message: 'd' }],
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
    {
      host: 'x',
      profile: 'y',
      before: 'accept',
      after: 'not judged',
      flipped: true,
      unmet: [],
      reason: 'r',
      reservations: { before: 0, after: 0 },
    },
  ],
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
      check: { type: 't', hint: 'd' },
      evidence: [{ path: 'e', why: 'f' }],
    },
  ],
  files: [{ path: 'g', action: 'create' }],
  notes: ['h'],
};
const SKILL_PLAN: SkillPlan = {
  ...PLAN,
  kind: 'skill',
  id: 'i',
  publisher: 'p',
  name: 'n',
  tools: ['t'],
  toolRoles: [{ role: 'r', tools: ['t'] }],
};
const ANSWER: Answer = { ok: false, decided: ['d'], cautions: ['c'], line: 'l', exitCode: 1 };
const target = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: 'a'.repeat(40), prefix: '' };
const origin = { sha: target.sha, runId: 1, runAttempt: 1 };
const LEG = { directory: 'd', narrowed: { hosts: ['h1', 'h2'], packages: ['s'] } };

type Texts = readonly string[];
type Driver = (texts: Texts) => string | readonly string[];
const one = (texts: Texts): string => texts.join(' ');
const lineOf = (texts: Texts): blocks.Line =>
  texts.flatMap((text) => [
    blocks.code(text),
    ...blocks.say` ${blocks.prose(text, 40)} ${blocks.file(text)}, `,
    blocks.strong([blocks.file(text, 3)]),
    blocks.link([blocks.code(text)], one(texts)),
  ]);
const itemOf = (texts: Texts): blocks.Item => ({
  mark: 'open',
  line: lineOf(texts),
  at: lineOf(texts),
  source: [{ text: texts.join('\n'), language: 'yaml' }],
});
const tableOf = (texts: Texts): blocks.Table => ({
  head: [lineOf(texts), lineOf(texts)],
  rows: [{ mark: 'open', cells: [lineOf(texts), lineOf(texts)] }],
  foot: lineOf(texts),
});
const results = (texts: Texts) =>
  ({ version: 1, compliance: 'refuse', results: filled(REPORT.handshakes, texts) }) as const;
const input = (report: CheckReport, texts: Texts): ReportInput => ({
  ...filled({ report, changes: CHANGES, judged: { sha: 's', base: { sha: 'b', branch: 'c' } }, leg: LEG }, texts),
  target,
  rulesUrl: 'https://github.com/octo/repo/blob/HEAD/docs/rules.md',
});
const sectionsOf = (texts: Texts, report = REPORT): blocks.Section[] => {
  const made = input(report, texts);
  return [
    ...reportSections(made, { whole: true }),
    ...openSections(made, true),
    ...openSections(
      { ...made, report: { ...made.report, cals: filled([{ ...SHIP, verdict: 'pending' }], texts) } },
      true,
    ),
  ];
};
const written = (sections: readonly WrittenSection<string>[]): string[] =>
  sections.map(({ open, parts, close, more }) =>
    [
      open,
      ...parts.flatMap((part) => [part.open, ...part.rows.map(({ text }) => text()), part.close]),
      ...parts.map(({ rows }) => more(rows)),
      close,
    ].join(''),
  );
const excerpts = (found: readonly Diagnostic[], texts: Texts) =>
  new Map(found.map(({ path, range }) => [path, new Map([[range.start.line, one(texts).replaceAll(/[\r\n]/g, ' ')]])]));
const patchOf = (texts: Texts) => {
  const found = filled(FINDINGS, texts).map((each) => ({ ...each, path: 'file' }));
  const files = [{ path: 'file', patch: `@@ -0,0 +1,60 @@\n${'+a line\n'.repeat(60)}` }];
  return { found, files, sources: new Map([['file', 'a line\n'.repeat(60)]]) };
};

const withoutMarker = (body: string): string => body.replace(/^<!-- cartwright-[a-z]+(?: [0-9a-f]{16}){0,3} -->\n/, '');

const PLAIN: Readonly<Record<string, Driver>> = {
  'text/changes.ts changesText': (texts) => changesText(filled(CHANGES, texts), one(texts)),
  'text/surroundings.ts surroundingsText': (texts) =>
    surroundingsText({ files: 1, skills: 1, cals: 0, packages: 0, cartridges: 0, hosts: 0, clients: texts }),
  'text/write.ts lineText': (texts) => lineText(lineOf(texts)),
  'text/write.ts itemLines': (texts) => itemLines([itemOf(texts)]),
  'text/check.ts renderCheck': (texts) =>
    [REPORT, PROJECTS].map((report) =>
      check.renderCheck(filled(report, texts), filled(ANSWER, texts), (found) =>
        diagnostics.diagnosticsText(found, { color: false }),
      ),
    ),
  'text/diagnostics.ts diagnosticsText': (texts) => {
    const found = filled(FINDINGS, texts);
    return diagnostics.diagnosticsText(found, { color: false, excerpts: excerpts(found, texts) });
  },
  'text/diagnostics.ts closingLines': (texts) => diagnostics.closingLines(filled(FINDINGS, texts)),
  'text/diagnostics.ts excerptLines': (texts) => {
    const found = filled(FINDINGS, texts);
    return found.flatMap((each) => diagnostics.excerptLines(each, excerpts(found, texts)));
  },
  'text/diagnostics.ts findingsText': (texts) =>
    diagnostics.findingsText(filled(FINDINGS, texts), {
      color: false,
      excerpts: excerpts(filled(FINDINGS, texts), texts),
    }),
  'text/diagnostics.ts partText': (texts) => {
    const found = filled(FINDINGS, texts).map((each) => ({ ...each, path: `${each.path}.cal.yaml` }));
    return diagnostics.partText(found, 'ready', { color: false });
  },
  'text/diagnostics.ts lintText': (texts) =>
    diagnostics.lintText(filled(FINDINGS, texts), [printable(one(texts))], [printable(one(texts))], { color: false }),
  'text/diagnostics.ts diagnosticLine': (texts) => filled(FINDINGS, texts).map(diagnostics.diagnosticLine),
  'text/diagnostics.ts summaryLine': () => diagnostics.summaryLine(REPORT.summary),
  'text/diff.ts diffText': (texts) => diffText(filled(DIFF, texts)),
  'text/handshake.ts handshakeText': (texts) => handshakeText(results(texts)),
  'text/check.ts hostsText': (texts) => hostsText(filled(REPORT.handshakes, texts)),
  'text/lock.ts lockText': (texts) => {
    const receipt = { path: 'p', cals: 1, slots: 1, hosts: 1, changes: CHANGES.locks ?? [] };
    const notes = [{ cal: 'c', slot: 's', reason: 'r' }];
    const lists = { unstaffed: notes, equal: notes, refused: [{ path: 'p', reason: 'r' }] };
    return lockText(
      (['written', 'refused'] as const).map((state) => ({ ...filled({ ...receipt, ...lists }, texts), state })),
    );
  },
  'text/receipts.ts repositoryLines': (texts) =>
    repositoryLines(texts.map((name) => ({ name, kilobytes: 1, archived: false, fork: false, private: false }))),
  // The return that it begins with is the one of its outlet.
  'text/receipts.ts dataText': (texts) => receipts.dataText(one(texts)),
  'text/activate.ts planText': (texts) => {
    const activation = filled({ name: 'n', id: 'i', version: 'v', host: 'h' }, texts);
    const client = filled({ title: 't', approval: 'a', sessionStart: { file: 'f', text: 't' } }, texts);
    const side = { text: one(texts), hidden: [] };
    const [path, before] = [one(texts), undefined];
    const shown = [side, { ...side, text: '' }, 1, undefined].map((after) => ({ path, before, after }));
    return activationText(shown, [{ activation, trust: one(texts), client, notes: texts }]);
  },
  'text/activate.ts activationsText': (texts) =>
    activationsText(
      [
        { name: 'n', client: 'c', renew: 'r', faults: ['f'] },
        { name: 'n', client: 'c', renew: 'r', faults: [] },
      ].map((state) => filled(state, texts)),
    ),
  'text/activate.ts activatedText': (texts) => activatedText(one(texts), texts),
  'text/clients.ts clientsText': (texts) => clientsText(filled(LISTED, texts)),
  'text/clients.ts addedText': (texts) => addedText(filled(ADDED, texts), texts, texts),
  'text/plan.ts planText': (texts) => [true, false].map((dry) => plan.planText(filled(PLAN, texts), one(texts), dry)),
  'text/plan.ts diffText': (texts) =>
    plan.diffText(filled(PLAN, texts).files, [{ path: one(texts), text: one(texts) }], () => one(texts)),
  'text/plan.ts skillPlanText': (texts) =>
    [true, false].map((dry) => skillPlanText(filled(SKILL_PLAN, texts), one(texts), dry, '.cart')),
  'text/plan.ts proposalText': (texts) => {
    const item = { ...PLAN.rac[0]!, id: 'i' };
    const stale = [{ cal: 'c', id: 'i', hint: 'h', suggestion: 's' }];
    const missing = [{ item, cal: 'c', text: 't' }];
    const pastes = [{ cal: 'c', place: 'p', text: 't' }];
    const all = { cals: [1], unread: [], missing, stale, diagnostics: [], pastes: [] };
    return [all, { ...all, pastes }].map((each) =>
      proposalText(filled(each, texts) as unknown as Parameters<typeof proposalText>[0]),
    );
  },
  'text/readiness.ts readinessText': (texts) => readinessText(filled(REPORT.cals, texts)),
  'text/readiness.ts renderReadiness': (texts) => filled(REPORT.cals, texts).map((cal) => renderReadiness(cal)),
  'text/receipts.ts notesText': (texts) => receipts.notesText(texts),
  'text/receipts.ts answerText': (texts) => receipts.answerText(filled(ANSWER, texts)),
  'text/receipts.ts signedText': (texts) => {
    const receipt = { path: 'p', digest: 'd', publisherId: 'i', keyid: 'k', signedAt: 'a' };
    return receipts.signedText({ ...filled(receipt, texts), signatures: 2, changed: true });
  },
  'text/receipts.ts refusedText': (texts) =>
    receipts.refusedText(one(texts), 'not signed', filled([{ id: 'i', message: 'm' }], texts)),
  'text/receipts.ts builtText': (texts) =>
    receipts.builtText(
      one(texts),
      filled({ cartridgeId: 'i', romDigest: 'd', files: 1, size: 1, notes: ['n'] }, texts),
    ),
  'text/receipts.ts digestsText': (texts) =>
    receipts.digestsText(filled([{ path: 'p', romDigest: 'r', calDigest: 'c', fileDigest: 'f', problems: [] }], texts)),
  'text/receipts.ts packedText': (texts) => {
    const packed = [{ reference: 'r', digest: 'd' }];
    return receipts.packedText(one(texts), filled(packed, texts));
  },
  'text/receipts.ts keyPairText': (texts) =>
    receipts.keyPairText(filled({ keyid: 'k', privateKey: 'p', publicKey: 'q' }, texts)),
  'text/receipts.ts openKeyText': (texts) => receipts.openKeyText(one(texts), one(texts)),
  'text/receipts.ts preflightText': (texts) =>
    receipts.preflightText(filled({ path: 'p', ok: true, checks: [{ id: 'i', message: 'm', ok: null }] }, texts)),
  'text/receipts.ts manifestText': (texts) =>
    (['in step', 'missing', filled({ line: 1, found: 'f', expected: 'e' }, texts)] as const).map((stale) =>
      receipts.manifestText(one(texts), one(texts), stale),
    ),
  'text/receipts.ts fixedText': (texts) => receipts.fixedText(filled([{ path: 'p', made: [], skipped: 's' }], texts)),
  'text/receipts.ts baselineText': (texts) => receipts.baselineText(one(texts), 1, one(texts)),
  'text/receipts.ts bugText': (texts) => receipts.bugText(one(texts), `x\n    at ${one(texts)}`),
  'text/user-error.ts userErrorLines': (texts) =>
    userErrorLines(new UserError('usage', one(texts), { help: one(texts), path: one(texts), range: RANGE })),
  'text/user-error.ts formatUserError': (texts) =>
    formatUserError(new UserError('usage', one(texts), { help: one(texts), path: one(texts), range: RANGE })),
  'text/suggestion.ts suggestionsText': (texts) =>
    suggestionsText([
      {
        profile: one(texts),
        accepts: false,
        changes: [{ kind: 'toolUse', promise: one(texts) }],
        left: [one(texts)],
      },
    ]),
  'text/verify.ts policyText': (texts) => policyText(filled(DECIDED, texts), false),
  'text/trust.ts registryChangedText': (texts) =>
    registryChangedText({
      path: one(texts),
      changed: [filled({ keyid: 'k', field: 'f', before: 'b', after: 'a' }, texts)],
      added: [filled(KEY, texts)],
      notes: [one(texts)],
    }),
  'text/trust.ts registryText': (texts) =>
    registryText({
      path: one(texts),
      at: one(texts),
      keys: [filled({ ...KEY, life: 'l', rotatedTo: 'r', revokedAt: 't', revocationReason: 'w' }, texts)],
    }),
  'text/verify.ts verifyText': (texts) => verifyText(filled(VERIFIED, texts)),
};

const MARKDOWN: Readonly<Record<string, Driver>> = {
  'github/plan.ts planReport': (texts) => {
    const { summary, comment } = planReport(input(REPORT, texts), { key: one(texts), origin });
    return [summary.text, comment.text];
  },
  'github/threads.ts planThreads': (texts) => {
    const { found, files, sources } = patchOf(texts);
    const causes = causesOf(reportOf(found), () => 'decides');
    const of = { leg: one(texts), sha: one(texts), suggest: true };
    const { drafts } = planThreads(
      matchThreads(causes, [], () => [], of),
      { files, sources },
      of,
    );
    const [draft] = drafts;
    const thread = (line: number | undefined) => ({
      id: 't',
      path: draft?.path ?? '',
      startLine: undefined,
      line,
      resolved: false,
      more: false,
      comments: [{ id: 1, own: true, body: draft?.body ?? '' }],
    });
    const { steps } = planThreads(
      matchThreads(causes.slice(1), [thread(undefined), thread(1)], () => causes.slice(2), of),
      { files, sources },
      { ...of, suggest: false },
    );
    return [
      ...drafts.map(({ body }) => body),
      ...steps.map((step) => (step.kind === 'close' ? step.reply : step.body) ?? ''),
    ].map(withoutMarker);
  },
  'markdown/comment.ts commentMarker': (texts) => commentMarker(one(texts)),
  'markdown/comment.ts commentLead': (texts) =>
    commentLead({ key: one(texts), origin: { ...origin, sha: one(texts) } }),
  'markdown/comment.ts renderComment': (texts) => renderComment(input(ONE, texts), { key: one(texts), origin }).text,
  'markdown/pages/skill.ts skillMarkdown': (texts) => {
    const rows = [true, false].map((gated) => ({
      role: one(texts),
      tool: one(texts),
      gated,
      names: [undefined, one(texts)],
    }));
    return skillMarkdown(filled({ name: 'n', instructions: 'i', server: 's' }, texts), texts, rows);
  },
  'markdown/document.ts reportDocument': (texts) =>
    [REPORT, ONE, MANY, PROJECTS].map(
      (report) => reportDocument(input(report, texts), { limit: 50_000, size: (text) => text.length, rest: '' }).text,
    ),
  'markdown/links.ts fileLink': (texts) => [
    fileLink(target, one(texts), { first: 1, last: 2 }),
    fileLink({ ...target, sha: one(texts), repository: one(texts), serverUrl: one(texts) }, one(texts)),
  ],
  'markdown/links.ts ruleLink': (texts) => [
    ruleLink(one(texts), 'https://github.com/octo/repo/blob/HEAD/x'),
    ruleLink('cal/secret', one(texts)),
  ],
  'markdown/markdown.ts code': (texts) => texts.map((text) => markdown.code(text)),
  'markdown/markdown.ts element': (texts) => texts.map((text) => markdown.element(text)),
  'markdown/markdown.ts prose': (texts) => texts.map((text) => markdown.prose(text)),
  'markdown/markdown.ts fenced': (texts) => texts.map((text) => markdown.fenced(text, 'yaml')),
  'markdown/markdown.ts link': (texts) =>
    // What is an address is one: callers make it.
    texts.map((text) => markdown.link(markdown.code(text), text === 'https://evil.example' ? '' : text)),
  'markdown/markdown.ts marker': (texts) => texts.map((text) => markdown.marker('cartwright-report', `a${text}`)),
  'markdown/pages/handshake.ts handshakeMarkdown': (texts) => handshakeMarkdown(results(texts)),
  'markdown/pages/handshake.ts suggestionsMarkdown': (texts) =>
    suggestionsMarkdown(printable(one(texts))).replace('diff\n', 'yaml\n'),
  'markdown/mermaid.ts flowDiagram': (texts) => flowDiagram(filled(SHIP, texts)) ?? '',
  'markdown/comment.ts notJudgedText': (texts) =>
    notJudgedText(filled({ sha: 's', reason: 'r', help: 'h', leg: LEG }, texts)),
  'markdown/comment.ts notJudgedComment': (texts) =>
    notJudgedComment(filled({ sha: 's', reason: 'r', leg: LEG }, texts), { key: one(texts), origin }),
  'markdown/pages/proposal-summary.ts proposalBody': (texts) => {
    const body = proposalBody(markdown.prose(one(texts)), 'a1', '');
    return body.replaceAll(/<!-- \/?cartwright-proposal(?: a1)? -->/g, '');
  },
  'markdown/pages/proposal-summary.ts proposalMarker': () => proposalMarker('a1').replace('proposal', 'report'),
  'markdown/pages/proposal-summary.ts proposalMarkdown': (texts) => {
    const paste = { cal: one(texts), place: one(texts), text: one(texts), language: 'yaml' } as const;
    return proposalMarkdown(filled(PLAN, texts), [paste]);
  },
  'markdown/pages/proposal-summary.ts proposalPull': (texts) =>
    [1e6, 900, 100].map((limit) => proposalPull(filled(PLAN, texts), target, limit)),
  'markdown/pages/release-summary.ts releaseNotes': (texts) => releaseNotes([{ keyids: [one(texts)] }]),
  'markdown/pages/release-summary.ts releaseSummary': (texts) => {
    const cartridges = [{ cartridgeId: 'i', romDigest: 'd', keyids: ['k'], verdicts: REPORT.handshakes }];
    const made = { tag: 't', cartridges, files: [{ name: 'n', state: 's' }], diagnostics: FINDINGS, problem: 'p' };
    return [made, { ...made, diagnostics: [], problem: undefined }].map((each) => releaseSummary(filled(each, texts)));
  },
  'markdown/write.ts lineMarkdown': (texts) => lineMarkdown(lineOf(texts), { target }),
  'markdown/write.ts itemsMarkdown': (texts) => itemsMarkdown([itemOf(texts)]),
  'markdown/write.ts itemMarkdown': (texts) => itemMarkdown(itemOf(texts), { target }),
  'markdown/write.ts sectionMarkdown': (texts) =>
    [REPORT, ONE, MANY, PROJECTS].flatMap((report) =>
      written(sectionsOf(texts, report).map((section) => sectionMarkdown(section, input(report, texts)))),
    ),
  'markdown/document.ts screenMarkdown': (texts) =>
    [input(REPORT, texts), { ...input(ONE, texts), claim: { conclusion: one(texts) } }].map(screenMarkdown),
  'markdown/document.ts renderSummary': (texts) => renderSummary(input(MANY, texts)).text,
  'markdown/document.ts renderMarkdown': (texts) => renderMarkdown(input(PROJECTS, texts)),
  'markdown/pages/rule.ts hoverMarkdown': (texts) => hoverMarkdown(filled(FINDINGS, texts), []),
};

const COMMANDS: Readonly<Record<string, Driver>> = {
  'github/annotations.ts findingAnnotation': (texts) => {
    const runner = capturedRunner();
    runner.annotations(filled(FINDINGS, texts).map((each) => annotations.findingAnnotation(each)));
    return runner.written();
  },
  'github/annotations.ts annotationsOf': (texts) => {
    const runner = capturedRunner();
    const report = filled(REPORT, texts);
    const plan = planAnnotations(report.diagnostics, { overviews: overviewsOf(report) });
    runner.annotations(annotations.annotationsOf(plan));
    return runner.written();
  },
  'github/annotations.ts annotationLines': (texts) => {
    const report = filled(REPORT, texts);
    return annotations.annotationLines(planAnnotations(report.diagnostics, { overviews: overviewsOf(report) }));
  },
  'github/annotations.ts workflowCommand': (texts) =>
    annotations.workflowCommand('error', { title: printable(one(texts)) }, printable(one(texts))),
  'github/annotations.ts diagnosticsGithub': (texts) =>
    diagnosticsGithub(filled(Array.from({ length: 12 }, () => FINDINGS).flat(), texts), texts, texts.map(printable)),
  'github/annotations.ts checkGithub': (texts) => checkGithub([], filled(ANSWER, texts)),
};

const JSONS: Readonly<Record<string, Driver>> = {
  'json/cyclonedx.ts cycloneDx': (texts) => {
    const text = one(texts);
    const host = { digest: text, pins: new Map([[text, text]]) };
    const signed = { kind: 'cartridge', id: text, version: text, romDigest: text, signedBy: [text] } as const;
    const slots = new Map<string, LockedSlot>([
      ['a', { ...signed, fileDigest: text }],
      ['b', { kind: 'package', id: text, version: text, package: text }],
    ]);
    return cycloneDx([{ path: text, lock: { cals: new Map([[text, slots]]), hosts: new Map([[text, host]]) } }]);
  },
  'json/diagnostics.ts diagnosticsJson': (texts) =>
    diagnosticsJson(filled(FINDINGS, texts), REPORT.summary, '0', { [one(texts)]: one(texts) }, 2),
  'json/packed.ts checkJson': (texts) =>
    checkJson(filled(PROJECTS, texts), filled(ANSWER, texts), filled(CHANGES, texts)),
  'json/report-file.ts writeReport': (texts) =>
    writeReport({ ...filled(REPORT, texts), changes: filled(CHANGES, texts) }),
  'json/sweep-line.ts sweepLine': (texts) => {
    const project = { folder: 'f', root: 'r', within: 'w', file: 'c', notes: ['n'], report: REPORT };
    const place = { group: 1, groups: 1, project: 1, projects: 1 };
    const answer = { place, state: 'judged', exitCode: 0 } as const;
    return sweepLine({ ...filled(project, texts), ...answer }, { failOn: 'error', strict: false });
  },
  'sarif/sarif.ts sarifLog': (texts) => {
    const found = filled(FINDINGS, texts);
    const suppressed = found.map((diagnostic) => ({ diagnostic, kind: 'external', reason: one(texts) }) as const);
    const options = { id: one(texts), toolVersion: '0', ruleOf: () => undefined, suppressed };
    return resultJson(sarifLog(found, { ...options, excerpts: excerpts(found, texts) }));
  },
};

const MERMAID: Readonly<Record<string, Driver>> = {
  'markdown/mermaid.ts flowSource': (texts) => {
    const { flow, ...cal } = filled(SHIP, texts);
    // Ids are told apart by their text.
    const nodes = flow!.nodes.map((node, i) => ({ ...node, id: `${node.id}${i}` }));
    const edges = nodes.slice(1).map(({ id }, i) => ({ from: nodes[i]!.id, to: id, when: one(texts) }));
    return flowSource(cal, { ...flow!, nodes, edges });
  },
};

const page = (report: CheckReport, texts: Texts) => {
  const filledIn = input(report, texts);
  return {
    ...filledIn,
    excerpts: excerpts(filledIn.report.diagnostics, texts),
    claim: { conclusion: one(texts) },
  };
};
const HTML: Readonly<Record<string, Driver>> = {
  'html/flow.ts drawFlow': (texts) =>
    filled(REPORT.cals, texts).map((cal) => {
      // Ids are told apart by their text.
      const nodes = cal.flow!.nodes.map((node, i) => ({ ...node, id: `${node.id}${i}` }));
      const edges = nodes.slice(1).map(({ id }, i) => ({ from: nodes[i]!.id, to: id, when: one(texts) }));
      const drawn = { ...cal, flow: { ...cal.flow!, nodes, edges } };
      return drawFlow(drawn, drawn.flow);
    }),
  'html/html.ts text': (texts) => [html.text(one(texts)), html.html`<p title="${html.text(one(texts))}">`],
  'html/html.ts prose': (texts) => html.prose(one(texts)),
  'html/html.ts code': (texts) => html.code(one(texts)),
  'html/html.ts sourceText': (texts) => html.sourceText(one(texts)),
  'html/html.ts link': (texts) => html.link(html.text(one(texts)), one(texts)),
  'html/html.ts anchor': (texts) => html.anchor('f', ...texts),
  'html/write.ts lineHtml': (texts) => lineHtml(lineOf(texts), { target }),
  'html/write.ts tableHtml': (texts) => tableHtml(tableOf(texts), { target }),
  'html/write.ts itemHtml': (texts) => itemHtml(itemOf(texts), { target }),
  'html/page.ts renderPage': (texts) => [REPORT, PROJECTS].map((report) => renderPage(page(report, texts))),
  'html/page.ts headerHtml': (texts) => [REPORT, PROJECTS].map((report) => headerHtml(page(report, texts))),
  'html/write.ts sectionHtml': (texts) =>
    [REPORT, ONE, MANY, PROJECTS].flatMap((report) => {
      const idOf = () => html.html`f-1`;
      const context = { ...page(report, texts), draw: flowDrawer(), idOf };
      return written(sectionsOf(texts, report).map((section) => sectionHtml(section, context)));
    }),
};

/** Functions of the folders that make no text of anybody's, each with what stands for it. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  'choose or compare, and write nothing': [
    'text/diagnostics.ts fixableLines',
    'text/receipts.ts lined',
    'text/surroundings.ts isJudged',
    'github/annotation-plan.ts planAnnotations',
    'github/suggestions.ts isInDiff',
    'github/threads.ts causesOf',
    'github/threads.ts decides',
    'github/threads.ts matchThreads',
    'github/threads.ts pendingCauses',
    'github/threads.ts placesOf',
    'markdown/write.ts signMarkdown',
    'markdown/document.ts utf8Length',
    'text/write.ts signText',
  ],
  'read what was written': [
    'github/suggestions.ts suggestionOf',
    'json/packed.ts unpackReport',
    'json/report-file.ts readReport',
    'json/sweep-line.ts lineHead',
    'json/sweep-line.ts readSweepLine',
    'markdown/comment.ts commentKeyOf',
    'markdown/comment.ts commentOrigin',
  ],
  'make data, names or paths, which are escaped where they are written': [
    'json/packed.ts packReport',
    'json/sweep-line.ts handedOn',
    'markdown/links.ts fileAddress',
    'markdown/links.ts repositoryPath',
    'markdown/links.ts ruleAddress',
    'sarif/sarif.ts automationId',
    'sarif/sarif.ts sarifContext',
    'text/excerpt.ts aroundPlace',
    'text/excerpt.ts excerptOf',
  ],
  'put together what is safe, as the types say': [
    'html/write.ts sign',
    'html/flow.ts flowDrawer',
    'markdown/document.ts laidOut',
    'markdown/links.ts wordLink',
    'markdown/markdown.ts blocks',
    'markdown/markdown.ts listOf',
    'markdown/markdown.ts row',
    'markdown/markdown.ts tableOf',
    'markdown/markdown.ts tableHead',
  ],
  'show our own rules, our own script, or numbers': [
    'json/diagnostics.ts explanationOf',
    'markdown/pages/rule.ts ruleMarkdown',
    'markdown/pages/rule.ts rulePagesMarkdown',
    'markdown/pages/rule.ts rulesMarkdown',
    'markdown/pages/rule.ts rulesText',
  ],
};

/** Made of sections that are driven by themselves; to read one as GitHub does takes long. */
const WHOLE = /planReport|renderPage|renderComment|reportDocument|renderSummary|renderMarkdown/;

const DRIVEN = {
  plain: PLAIN,
  markdown: MARKDOWN,
  commands: COMMANDS,
  json: JSONS,
  mermaid: MERMAID,
  html: HTML,
} as const;

test('every function of the outlets is driven, or said to write nothing of anybody', () => {
  const folder = join(ROOT, 'src/core/report');
  const outlets = readdirSync(folder, { withFileTypes: true })
    // What has changed, why, and the blocks of a section are data that the outlets write.
    .flatMap((entry) => (entry.isDirectory() && !['causes', 'sections'].includes(entry.name) ? [entry.name] : []));
  const found = outlets.flatMap((outlet) =>
    readdirSync(join(folder, outlet), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(folder, outlet, file), 'utf8');
        return [...text.matchAll(/^export (?:async )?(?:function|const) ([a-z]\w*)/gm)].map(
          ([, name]) => `${outlet}/${file} ${name}`,
        );
      }),
  );
  const known = [...Object.values(DRIVEN).flatMap((drivers) => Object.keys(drivers)), ...Object.values(QUIET).flat()];
  expect(found.sort()).toEqual(known.sort());
});

describe.each(Object.entries(DRIVEN))('%s', (outlet, drivers) => {
  const judge = OUTLETS[outlet as keyof typeof OUTLETS];
  /** What is well already: many sections and rows say the same of each of the texts. */
  const judged = new Set<string>();
  test.each(Object.entries(drivers).map(([name, drive], i) => [name, drive, i] as const))(
    '%s keeps hostile text in its place',
    (name, drive, i) => {
      const some = WHOLE.test(name) ? { numRuns: 3 } : { numRuns: EACH.length + 8, examples: EACH.map(eachOnce) };
      const property = fc.property(fc.array(hostileText, { minLength: 1, maxLength: 7 }), (texts) => {
        for (const text of [drive(texts)].flat()) {
          if (judged.has(text)) continue;
          judge(text);
          judged.add(text);
        }
      });
      // Each renderer gets other texts.
      const parameters = { seed: 20_261_122 + i, endOnFailure: true, ...some };
      expect(() => fc.assert(property, parameters)).not.toThrow();
    },
  );
});

function eachOnce(texts: readonly string[]): [string[]] {
  return [[...texts]];
}
