import { describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { flowOf } from '../../../../../src/core/cal/flow.ts';
import { flowDiagram, flowSource } from '../../../../../src/core/report/markdown/mermaid.ts';
import { SHIP } from '../../../../support/reports.ts';
import { describeTool } from '../../../../support/tools.ts';

const HOSTILE = [
  'end',
  '"]; click n0 "javascript:alert(1)"',
  '```\n<img src=x>',
  '%%{init: {"securityLevel":"loose"}}%%',
  'a<br/>b|c|d{e}(f)[g]',
  '#quot; #35; &lt;',
  '\u202e\u0000\n',
  '☃ ünïcode 日本',
  '---',
  ' ',
  '',
];

const hostileFlow = flowOf({
  start: 'a',
  participants: HOSTILE.map((text, i) => ({ alias: `p${i}${text}`, slot: { role: text } })),
  nodes: HOSTILE.map((text, i) => ({
    id: `${i}${text}`,
    type: 'task',
    agent: `p${i}${text}`,
    requires: { rac: [text] },
  })),
  edges: HOSTILE.map((text, i) => ({ from: `${i}${text}`, to: '0end', when: { var: text, op: text, value: text } })),
});
const racItems = HOSTILE.map((id) => ({
  id,
  kind: 'wiki',
  description: '',
  required: true,
  state: 'failed' as const,
  check: null,
}));

test('roles, conditions and what is missing', () => {
  expect(flowDiagram(SHIP)).toBe(`\`\`\`mermaid
flowchart LR
  n0["design<br/>reviewer · security_expert<br/>□ code-wiki"]
  n1["build<br/>builder · devops_engineer"]
  n2{"gate<br/>exclusive"}
  n3(["done"])
  n0 --> n1
  n1 --> n2
  n2 -->|"review.outcome #61; completed"| n3
  n2 -->|"not #40;review.outcome #61; completed#41;"| n1
  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3
  class n0,n1 blocked
\`\`\``);
});

test('attack 139: labels hold letters, digits and harmless signs only', () => {
  expect(hostileFlow?.nodes).toHaveLength(HOSTILE.length);
  const source = flowSource({ participants: [], rac: racItems }, hostileFlow ?? { start: '', nodes: [], edges: [] });
  for (const [, label] of source.matchAll(/"([^"\n]*)"/g)) {
    expect((label ?? '').replaceAll('<br/>', '').replaceAll(/#\d+;/g, '')).toMatch(/^[\p{L}\p{N}\p{M} .,_□✗·☃…-]*$/u);
  }
  expect(source).not.toContain('```');
});

describe('flowOf', () => {
  test.each([null, [], 'x', {}, { nodes: 'x' }, { nodes: [null, 1, { type: 'task' }] }])('%j has no flow', (cal) =>
    expect(flowOf(cal)).toBeUndefined(),
  );

  test('a flow too large to read is left out', () => {
    const nodes = Array.from({ length: 81 }, (_, i) => ({ id: `n${i}`, type: 'task' }));
    expect(flowOf({ nodes })).toBeUndefined();
    expect(flowOf({ nodes: nodes.slice(1) })?.nodes).toHaveLength(80);
  });

  test('conditions in words', () => {
    const is = { var: 'n', op: 'ge', value: 3 };
    const deep = {
      all: [
        is,
        { any: [{ racAvailable: 'wiki' }, { not: { var: 'x', op: 'in', value: ['a', 'b'] } }] },
        { always: true },
      ],
    };
    const flow = flowOf({
      nodes: [{ id: 'a', type: 'event', event: 'start' }],
      edges: [{ from: 'a', to: 'b', when: deep }],
    });
    expect(flow?.edges).toEqual([
      { from: 'a', to: 'b', when: 'n ≥ 3 and (knowledge wiki or not (x in a, b)) and always' },
    ]);
  });

  test('conditions without end', () => {
    let when: object = { always: true };
    for (let i = 0; i < 20_000; i++) when = { not: when };
    expect(flowOf({ nodes: [{ id: 'a' }], edges: [{ from: 'a', to: 'a', when }] })?.edges[0]?.when).toContain('…');
  });
});

// The package has 200 MB, so it is not a dependency: CI installs it beside the repository and names the folder.
describeTool('MERMAID_FOLDER', 'the real parser of Mermaid', (folder) => {
  test('takes it', async () => {
    const require = createRequire(`${folder}/x.js`);
    const purify = (await import(pathToFileURL(require.resolve('dompurify').replace('.cjs.js', '.es.mjs')).href)) as {
      default: Record<string, unknown>;
    };
    purify.default['addHook'] = () => undefined;
    purify.default['sanitize'] = (text: string) => text;
    const esm = require.resolve('mermaid').replace(/[^/]*$/, 'mermaid.core.mjs');
    const { default: mermaid } = (await import(pathToFileURL(esm).href)) as {
      default: { parse(text: string): Promise<{ diagramType: string }> };
    };
    for (const source of [
      flowSource(SHIP, SHIP.flow ?? { start: '', nodes: [], edges: [] }),
      flowSource({ participants: [], rac: racItems }, hostileFlow ?? { start: '', nodes: [], edges: [] }),
    ]) {
      expect((await mermaid.parse(source)).diagramType).toBe('flowchart-v2');
    }
    await expect(mermaid.parse('flowchart TD\n  n0["a"b"]')).rejects.toThrow('Parse error');
  });
});
