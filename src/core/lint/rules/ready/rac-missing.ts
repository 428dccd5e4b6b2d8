import { calExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'ready/rac-missing',
  level: 'error',
  summary: 'required context is missing',
  what: 'The check of a required RAC item was made and failed: its glob matches no file that git tracks, its URL does not resolve, or the MCP server does not offer the resource. An item that was not checked yet is pending, not missing.',
  why: 'Agents would work without knowledge that the flow says they need, and fill the gap with guesses.',
  apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict stays what it is.',
  finder: 'core/readiness/findings.ts',
  bad: calExample({
    rac: [
      "{ id: runbook, kind: runbook, description: What the person on call does, check: { type: file-glob, hint: 'no/such/folder/*.md' } }",
    ],
  }),
  good: calExample({
    rac: [
      '{ id: runbook, kind: runbook, description: What the person on call does, check: { type: manual, hint: that it is there } }',
    ],
  }),
});
