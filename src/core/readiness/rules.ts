import type { RuleDeclaration } from '../result/rule.ts';
import { calExample } from '../result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'ready/rac-missing',
    summary: 'required context is missing',
    what: 'The check of a required RAC item was made and failed: its glob matches no file that git tracks, its URL does not resolve, or the MCP server does not offer the resource. An item that was not checked yet is pending, not missing.',
    why: 'Agents would work without knowledge that the flow says they need, and fill the gap with guesses.',
    apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict does not change.',
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
  },
  {
    id: 'ready/unstaffed',
    summary: 'no cartridge fits a required participant',
    what: 'A participant that is required is bound to a ROM digest that no cartridge has, or to a slot that no cartridge or package at hand fits: by role, capabilities, and proven levels.',
    why: 'Agents would start a flow that cannot finish; the reason names the constraint that ruled out the last candidates.',
    apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict does not change.',
    bad: calExample({ participants: 'participants:\n  - { alias: dev, bind: slot, slot: { role: astronaut } }' }),
    good: calExample({
      participants: 'participants:\n  - { alias: dev, bind: slot, required: false, slot: { role: astronaut } }',
    }),
  },
];
