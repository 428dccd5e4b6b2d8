import type { RuleId } from '../../src/generated/rule-facts.ts';
import type { Diagnostic, Level } from '../../src/core/result/diagnostic.ts';
import { summarize } from '../../src/core/result/diagnostic.ts';
import type { CalResult, CheckReport, JudgedHost, RequirementId, UnjudgedHost } from '../../src/core/result/results.ts';

/** A finding at a line; everything else can be given. */
export function finding(
  rule: string,
  level: Level,
  path: string,
  line: number,
  more: Partial<Diagnostic> = {},
): Diagnostic {
  return {
    // What is rendered may come from a report that another version made: its rule is not known, it has no help.
    rule: rule as RuleId,
    level,
    message: `something about ${rule} is wrong`,
    path,
    range: { start: { line, column: 3 }, end: { line, column: 12 } },
    pointer: `/at/${line}`,
    ...more,
  } as Diagnostic;
}

/** A report of these findings and nothing else. */
export function reportOf(diagnostics: readonly Diagnostic[], more: Partial<CheckReport> = {}): CheckReport {
  return {
    version: 1,
    tool: { name: 'cartwright', version: '9.9.9' },
    diagnostics,
    summary: summarize(diagnostics, new Set(diagnostics.map((d) => d.path)).size),
    cals: [],
    handshakes: [],
    verdict: null,
    compliance: null,
    ...more,
  };
}

/** A CAL with every mark of a checklist, not ready. */
export const SHIP: CalResult = {
  path: 'flows/ship.cal.yaml',
  id: 'ship',
  name: 'Ship a data-pipeline feature',
  verdict: 'not ready',
  nodes: 5,
  participants: [
    {
      alias: 'reviewer',
      bind: 'slot',
      required: true,
      resolved: { path: 'agents/rex.cart', name: 'Rex Calder', role: 'security_expert', romDigest: null },
      reason: 'best of 1',
    },
    {
      alias: 'builder',
      bind: 'slot',
      required: true,
      resolved: null,
      reason: 'no cartridge matches role "devops_engineer"',
    },
  ],
  rac: [
    {
      id: 'infra-arch',
      kind: 'terraform',
      description: 'Terraform modules describing the network',
      required: true,
      state: 'confirmed',
      check: { type: 'file-glob', hint: 'infra/**/*.tf' },
      evidence: { count: 12, digest: `sha256:${'ab'.repeat(32)}` },
    },
    {
      id: 'code-wiki',
      kind: 'wiki',
      description: 'An LLM-readable wiki',
      required: true,
      state: 'unconfirmed',
      check: { type: 'mcp-resource', hint: 'wiki://project/overview' },
      reason: 'no host profile names a server',
    },
    {
      id: 'runbook',
      kind: 'runbook',
      description: 'How to roll back',
      required: true,
      state: 'failed',
      check: { type: 'file-glob', hint: 'docs/rollback.md' },
    },
    {
      id: 'schema',
      kind: 'api-spec',
      description: 'A description of the warehouse',
      required: false,
      state: 'optional',
      check: null,
    },
  ],
  diagnostics: [],
  blocked: ['task "build" waits for "runbook"'],
  flow: {
    start: 'design',
    nodes: [
      { id: 'design', kind: 'task', agent: 'reviewer', role: 'security_expert', rac: ['code-wiki'] },
      { id: 'build', kind: 'task', agent: 'builder', role: 'devops_engineer' },
      { id: 'gate', kind: 'exclusive' },
      { id: 'done', kind: 'end' },
    ],
    edges: [
      { from: 'design', to: 'build' },
      { from: 'build', to: 'gate' },
      { from: 'gate', to: 'done', when: 'review.outcome = completed' },
      { from: 'gate', to: 'build', when: 'not (review.outcome = completed)' },
    ],
  },
};

/** A handshake with its verdict; `unmet` empty means accepted. */
export function handshake(subject: string, host: string, short: readonly string[] = []): JudgedHost {
  // Tests of what is rendered call requirements as they like.
  const unmet = short as readonly RequirementId[];
  const refused = unmet.length > 0;
  return {
    subject,
    signature: 'verified',
    host,
    profile: `hosts/${host}.host.yaml`,
    verdict: refused ? 'refuse' : 'accept',
    reservations: 0,
    descriptor: {
      schemaVersion: 'v1',
      requirementsHash: `sha256:${'0'.repeat(64)}`,
      protocolRevision: '2025-11-25',
      model: { toolUse: true, contextWindowTokens: 200000, structuredOutput: true },
      bindings: [],
      filesystemGranted: [],
      networkGranted: [],
      verdict: refused ? 'refuse' : 'accept',
      unmet,
    },
    error: refused
      ? {
          jsonrpc: '2.0',
          id: null,
          error: {
            code: -32602,
            message: 'Unsupported harness',
            data: { unmet, supported: unmet.map(() => 'none'), requested: unmet.map((id) => `asked for ${id}`) },
          },
        }
      : null,
    roles: refused
      ? [
          {
            role: 'dispatch',
            tier: 'required',
            boundTool: null,
            how: null,
            satisfied: false,
            candidates: [
              {
                tool: 'spawn_agent',
                schema: 'refuses',
                path: 'property "task" must be a string, the tool wants an object',
                witness: { task: 'x|y' },
                missingScopes: ['dispatch'],
                reservations: [],
                warnings: [],
              },
            ],
          },
        ]
      : [],
  };
}

/** An acceptance under reservations, one tool for each. */
export function reserved(subject: string, host: string, reasons: readonly string[]): JudgedHost {
  const roles = reasons.map((reason, i): JudgedHost['roles'][number] => {
    const reservation = { reason, contractPath: '', toolPath: '/required', witness: { command: '' } };
    const candidate = { tool: `run-${i}`, schema: 'accepts', path: '', missingScopes: [], warnings: [reason] } as const;
    return {
      role: `role-${i}`,
      tier: 'required',
      boundTool: `run-${i}`,
      how: 'named',
      satisfied: true,
      candidates: [{ ...candidate, reservations: [reservation] }],
    };
  });
  return { ...handshake(subject, host), reservations: reasons.length, roles };
}

/** A host that nobody could judge. */
export function unjudged(subject: string, host: string, reason = 'server "files" did not start'): UnjudgedHost {
  return {
    subject,
    signature: 'verified',
    host,
    profile: `hosts/${host}.host.yaml`,
    verdict: 'not judged',
    reason,
    help: 'start the server',
    reservations: 0,
    error: null,
    roles: [],
  };
}

/** Two hosts, one workflow, findings of every level. */
export const FULL: CheckReport = reportOf(
  [
    finding('rac/no-content', 'error', 'flows/ship.cal.yaml', 14, {
      message: 'RAC item "code-wiki" must not carry "content"; its 312 characters are not shown',
      help: 'remove "content": a RAC item describes knowledge, it never holds it',
      fix: { title: 'remove the key', edits: [] },
    }),
    finding('graph/unreachable', 'warning', 'flows/ship.cal.yaml', 41, {
      message: 'node "cleanup" cannot be reached from "design"',
    }),
    finding('style/description', 'note', 'flows/other.cal.yaml', 2),
  ],
  {
    cals: [SHIP],
    handshakes: [
      handshake('agents/rex.cart', 'desktop'),
      handshake('agents/rex.cart', 'ci runner', ['model.toolUse', 'tool:dispatch']),
    ],
    verdict: 'not ready',
    compliance: 'refuse',
  },
);
