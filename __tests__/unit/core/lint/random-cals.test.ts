import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { PREFIXES, PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { toPointer, type Path } from '../../../../src/core/source/document.ts';
import { calJsonSchema } from '../../../../src/core/cal/shape/json-schema.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { validCals, type Cal, type Json } from '../../../support/cals.ts';

const SEED = { seed: 20261121, numRuns: 60 };

/** `rule pointer` of every finding, the same for JSON, block YAML and JSON read as YAML. */
async function findings(cal: unknown, prefix: 'cart' | 'acx' = 'cart'): Promise<string[]> {
  const json = JSON.stringify(cal, null, 2);
  const texts = [
    ['a.cal.json', json],
    ['a.cal.yaml', stringify(cal)],
    ['a.cal.yml', json],
  ] as const;
  const all: string[][] = [];
  for (const [path, text] of texts) {
    const found = lintDocument(await readText(path, text), { profile: PROFILES[prefix] });
    all.push(found.map(({ rule, pointer }) => `${rule} ${pointer}`).sort());
  }
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
  return all[0] ?? [];
}

/** Breaks a CAL in one place and says where. */
interface Fault {
  readonly rule: string;
  readonly name: string;
  break(cal: Cal, pick: (length: number) => number): Path;
}

const fault = (rule: string, name: string, break_: Fault['break']): Fault => ({ rule, name, break: break_ });
const set = (value: Json, key: string, to: unknown): void => void (value[key] = to);
const at = (list: readonly Json[], i: number): Json => list[i] as Json;
const indexOf = (list: readonly Json[], test: (item: Json) => boolean): number => list.findIndex(test);
const task = (cal: Cal, pick: (length: number) => number): number => {
  const tasks = cal.nodes.flatMap((node, i) => (node['type'] === 'task' ? [i] : []));
  return tasks[pick(tasks.length)] as number;
};

const FAULTS: readonly Fault[] = [
  ...['id', 'participants', 'start', 'nodes', 'edges', 'schemaVersion'].map((key) =>
    fault('cal/missing-property', `without ${key}`, (cal) => {
      delete cal[key];
      return [key];
    }),
  ),
  ...['id', 'kind', 'description'].map((key) =>
    fault('cal/missing-property', `RAC item without ${key}`, (cal, pick) => {
      const i = pick(cal.rac.length);
      delete at(cal.rac, i)[key];
      return ['rac', i, key];
    }),
  ),
  ...['id', 'type', 'agent', 'completion'].map((key) =>
    fault('cal/missing-property', `task without ${key}`, (cal, pick) => {
      const i = task(cal, pick);
      delete at(cal.nodes, i)[key];
      return ['nodes', i, key];
    }),
  ),
  ...['from', 'to'].map((key) =>
    fault('cal/missing-property', `edge without ${key}`, (cal, pick) => {
      const i = pick(cal.edges.length);
      delete at(cal.edges, i)[key];
      return ['edges', i, key];
    }),
  ),
  ...['alias', 'bind'].map((key) =>
    fault('cal/missing-property', `participant without ${key}`, (cal, pick) => {
      const i = pick(cal.participants.length);
      delete at(cal.participants, i)[key];
      return ['participants', i, key];
    }),
  ),
  ...(['participants', 'rac', 'variables', 'nodes', 'edges'] as const).map((list) =>
    fault('cal/wrong-type', `a string in ${list}`, (cal, pick) => {
      const i = pick(cal[list].length);
      (cal[list] as unknown[])[i] = 'x';
      return [list, i];
    }),
  ),
  ...(['participants', 'rac', 'variables', 'nodes', 'edges', 'limits'] as const).map((list) =>
    fault('cal/wrong-type', `${list} is null`, (cal) => {
      set(cal, list, null);
      return [list];
    }),
  ),
  ...(['participants', 'rac', 'variables', 'nodes', 'edges'] as const).map((list) =>
    fault('cal/unknown-property', `a foreign property in ${list}`, (cal, pick) => {
      const i = pick(cal[list].length);
      set(at(cal[list], i), 'zzzzzz', 1);
      return [list, i, 'zzzzzz'];
    }),
  ),
  ...['descripton', 'Description', 'DESCRIPTION'].map((key) =>
    fault('cal/unknown-property', `RAC item with ${key}`, (cal, pick) => {
      const i = pick(cal.rac.length);
      const { description, ...rest } = at(cal.rac, i);
      cal.rac[i] = { ...rest, [key]: description };
      return ['rac', i, key];
    }),
  ),
  fault('rac/no-content', 'content', (cal, pick) => {
    const i = pick(cal.rac.length);
    set(at(cal.rac, i), 'content', 'x');
    return ['rac', i, 'content'];
  }),
  fault('cal/invalid-id', 'an odd RAC id', (cal, pick) => {
    const i = pick(cal.rac.length);
    set(at(cal.rac, i), 'id', 'Not An Id');
    return ['rac', i, 'id'];
  }),
  fault('cal/invalid-id', 'an odd node id', (cal, pick) => {
    const i = pick(cal.nodes.length);
    set(at(cal.nodes, i), 'id', '1x');
    return ['nodes', i, 'id'];
  }),
  fault('cal/duplicate-id', 'a node twice', (cal, pick) => {
    const i = pick(cal.nodes.length - 1);
    set(at(cal.nodes, cal.nodes.length - 1), 'id', at(cal.nodes, i)['id']);
    return ['nodes', cal.nodes.length - 1, 'id'];
  }),
  fault('cal/duplicate-id', 'a RAC item twice', (cal, pick) => {
    const item = structuredClone(at(cal.rac, pick(cal.rac.length)));
    cal.rac.push(item);
    return ['rac', cal.rac.length - 1, 'id'];
  }),
  fault('rac/unknown-kind', 'a kind', (cal, pick) => {
    const i = pick(cal.rac.length);
    set(at(cal.rac, i), 'kind', 'wikki');
    return ['rac', i, 'kind'];
  }),
  fault('rac/description-length', 'a long description', (cal, pick) => {
    const i = pick(cal.rac.length);
    set(at(cal.rac, i), 'description', 'x'.repeat(2001));
    return ['rac', i, 'description'];
  }),
  fault('rac/invalid-hint', 'a glob out of the repository', (cal, pick) => {
    const i = pick(cal.rac.length);
    set(at(cal.rac, i), 'check', { type: 'file-glob', hint: '../*.md' });
    return ['rac', i, 'check', 'hint'];
  }),
  fault('participant/unknown-bind', 'a bind', (cal, pick) => {
    const i = pick(cal.participants.length);
    set(at(cal.participants, i), 'bind', 'hsah');
    return ['participants', i, 'bind'];
  }),
  fault('participant/mixed-bindings', 'both bindings', (cal, pick) => {
    const i = pick(cal.participants.length);
    const item = at(cal.participants, i);
    const foreign = item['bind'] === 'hash' ? 'slot' : 'romDigest';
    set(item, foreign, foreign === 'slot' ? { role: 'x' } : `sha256:${'0'.repeat(64)}`);
    return ['participants', i, foreign];
  }),
  fault('node/unknown-agent', 'an agent', (cal, pick) => {
    const i = task(cal, pick);
    set(at(cal.nodes, i), 'agent', 'nobody');
    return ['nodes', i, 'agent'];
  }),
  fault('node/unknown-rac', 'a required item', (cal, pick) => {
    const i = task(cal, pick);
    set(at(cal.nodes, i), 'requires', { rac: ['nothing'] });
    return ['nodes', i, 'requires', 'rac', 0];
  }),
  fault('completion/unknown-type', 'a completion', (cal, pick) => {
    const i = task(cal, pick);
    set(at(cal.nodes, i), 'completion', { type: 'tests', produces: 'x' });
    return ['nodes', i, 'completion', 'type'];
  }),
  fault('edge/unknown-node', 'a target', (cal, pick) => {
    const i = pick(cal.edges.length);
    set(at(cal.edges, i), 'to', 'nowhere');
    return ['edges', i, 'to'];
  }),
  fault('edge/unknown-node', 'a source', (cal, pick) => {
    const i = pick(cal.edges.length);
    set(at(cal.edges, i), 'from', 'nowhere');
    return ['edges', i, 'from'];
  }),
  fault('edge/duplicate', 'an edge', (cal, pick) => {
    cal.edges.push(structuredClone(at(cal.edges, pick(cal.edges.length))));
    return ['edges', cal.edges.length - 1];
  }),
  fault('condition/expression', 'a condition', (cal, pick) => {
    const i = pick(cal.edges.length);
    set(at(cal.edges, i), 'when', 'a == b');
    return ['edges', i, 'when'];
  }),
  fault('condition/unknown-variable', 'a variable', (cal, pick) => {
    const i = pick(cal.edges.length);
    set(at(cal.edges, i), 'when', { any: [{ var: 'nothing.at.all', op: 'eq', value: 1 }] });
    return ['edges', i, 'when', 'any', 0, 'var'];
  }),
  fault('condition/unknown-rac', 'a condition’s item', (cal, pick) => {
    const i = pick(cal.edges.length);
    set(at(cal.edges, i), 'when', { racAvailable: 'nothing' });
    return ['edges', i, 'when', 'racAvailable'];
  }),
  fault('limits/not-positive', 'a limit', (cal) => {
    set(cal.limits, 'maxDurationMs', 0);
    return ['limits', 'maxDurationMs'];
  }),
  fault('limits/not-positive', 'maxSteps', (cal) => {
    set(cal.limits, 'maxSteps', -1);
    return ['limits', 'maxSteps'];
  }),
  fault('graph/unknown-start', 'the start', (cal) => {
    set(cal, 'start', 'nowhere');
    return ['start'];
  }),
  fault('graph/unreachable-node', 'a lonely node', (cal) => {
    cal.nodes.push({ id: 'lonely', type: 'gateway', gateway: 'parallel' });
    cal.edges.push({ from: 'lonely', to: 'gate' });
    return ['nodes', cal.nodes.length - 1, 'id'];
  }),
  fault('graph/no-outgoing-edge', 'an edge between tasks is missing', (cal) => {
    cal.edges.splice(
      indexOf(cal.edges, (edge) => edge['from'] === 'task0'),
      1,
    );
    return ['nodes', indexOf(cal.nodes, (node) => node['id'] === 'task0'), 'id'];
  }),
  fault('graph/no-end', 'no end', (cal) => {
    for (const node of cal.nodes) if (node['event'] === 'end' || node['event'] === 'stop') node['event'] = 'handoff';
    return ['nodes'];
  }),
  fault('graph/edge-after-end', 'an edge after the end', (cal) => {
    cal.edges.push({ from: 'done', to: 'task0' });
    return ['edges', cal.edges.length - 1, 'from'];
  }),
  fault('graph/unconditional-branch', 'a branch', (cal) => {
    cal.edges.push({ from: 'task0', to: 'halt' });
    return ['edges', indexOf(cal.edges, (edge) => edge['from'] === 'task0')];
  }),
  fault('graph/unbounded-cycle', 'a loop', (cal) => {
    delete cal.limits['maxSteps'];
    cal.edges = cal.edges.filter((edge) => edge['from'] !== 'gate' || edge['to'] !== 'task0');
    cal.edges.push({ from: 'gate', to: 'task1' });
    return ['edges', cal.edges.length - 1, 'to'];
  }),
  fault('graph/dead-end', 'a loop without a way out', (cal) => {
    set(cal.limits, 'maxSteps', 9);
    cal.nodes.push({ id: 'spin', type: 'gateway', gateway: 'exclusive' });
    cal.edges.push({ from: 'gate', to: 'spin' }, { from: 'spin', to: 'spin' });
    return ['nodes', cal.nodes.length - 1, 'id'];
  }),
];

test.each(PREFIXES)('random valid CALs of profile %s are silent', async (prefix) => {
  await fc.assert(
    fc.asyncProperty(validCals(PROFILES[prefix]), async (cal) => {
      expect(await findings(cal, prefix)).toEqual([]);
    }),
    SEED,
  );
});

describe('one fault gives exactly that fault, at that place', () => {
  test.each(FAULTS.map((one) => [one.rule, one.name, one] as const))('%s: %s', async (rule, _, one) => {
    await fc.assert(
      fc.asyncProperty(validCals(), fc.nat(1000), async (valid, random) => {
        const cal = structuredClone(valid);
        const path = one.break(cal, (length) => random % length);
        expect(await findings(cal)).toEqual([`${rule} ${toPointer(path)}`]);
      }),
      { ...SEED, numRuns: 8 },
    );
  });
});

describe('the JSON Schema and the rules agree', () => {
  /** What a schema cannot say, or the schema of editors leaves to the linter. */
  const BEYOND =
    /^(?:graph|edge|source)\/|duplicate-id|unknown-(?:agent|rac|variable)$|^rac\/(?:invalid|missing)-hint$|init-of-other-type|in-without-list|other-key/;

  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validate = ajv.compile(calJsonSchema('https://example.org/cal.schema.json'));

  test('on valid CALs', () => {
    fc.assert(
      fc.property(validCals(), (cal) => {
        expect([validate(cal), validate.errors]).toEqual([true, null]);
      }),
      SEED,
    );
  });

  test.each(FAULTS.map((one) => [one.rule, one.name, one] as const))('on %s: %s', (rule, _, one) => {
    fc.assert(
      fc.property(validCals(), fc.nat(1000), (valid, random) => {
        const cal = structuredClone(valid);
        one.break(cal, (length) => random % length);
        expect(validate(cal)).toBe(BEYOND.test(rule));
      }),
      { ...SEED, numRuns: 5 },
    );
  });
});
