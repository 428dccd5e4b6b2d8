import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readDocument, readText } from '../../../../src/core/source/read.ts';
import { describeShared } from '../../../support/tools.ts';

interface Encoded {
  readonly name: string;
  readonly expect: string;
  readonly base64: string;
}

interface YamlCase {
  readonly id: string;
  readonly name: string;
  readonly fail: boolean;
  readonly yaml: string;
  readonly json?: string;
}

/** Rules by which a text is refused that YAML itself allows. */
const POLICY = new Set([
  'source/tag',
  'source/directive',
  'source/documents',
  'source/key',
  'source/merge-key',
  'source/alias',
]);

/** An anchor or alias whose name ends in a colon: the parser calls it ambiguous, and so it is refused. */
const AMBIGUOUS = new Set(['2SXE', 'W5VH']);

describeShared('JSONTestSuite', (shared) => {
  const suite = JSON.parse(readFileSync(`${shared}security/vectors/json/JSONTestSuite.json`, 'utf8')) as {
    parsing: Encoded[];
    transform: Encoded[];
  };

  test.each(suite.parsing.map((vector) => [vector.name, vector] as const))('%s', async (name, vector) => {
    const doc = await readDocument(name, Buffer.from(vector.base64, 'base64'));
    expect(doc.problems.every(({ level }) => level === 'error')).toBe(true);
    // Duplicate keys are JSON, and a fault here; their value can still be looked at.
    if (vector.expect === 'accept' && !/duplicated_key/.test(name)) expect(doc.problems).toEqual([]);
    if (vector.expect === 'reject') {
      expect(doc.problems).toHaveLength(1);
      expect(doc.value).toBeUndefined();
    }
    expect(doc.value === undefined).toBe(doc.problems.some(({ rule }) => rule !== 'source/duplicate-key'));
  });

  test('the suite is as large as it was', () => {
    expect(suite.parsing.map((vector) => vector.expect).filter((expected) => expected === 'reject')).toHaveLength(188);
  });
});

describeShared('yaml-test-suite', (shared) => {
  const suite = JSON.parse(readFileSync(`${shared}security/vectors/yaml/yaml-test-suite-subset.json`, 'utf8')) as {
    cases: YamlCase[];
  };

  test.each(suite.cases.map((vector) => [vector.id, vector.name, vector] as const))('%s %s', async (id, _, vector) => {
    const doc = await readText(`${id}.yaml`, vector.yaml);
    const rules = doc.problems.map(({ rule }) => rule);
    if (vector.fail) return expect(rules).not.toEqual([]);
    if (rules.length > 0) {
      // The suite has empty documents and equal keys; both are faults in a CAL.
      const allowed =
        rules.every((rule) => POLICY.has(rule)) ||
        rules.includes('source/duplicate-key') ||
        isEmpty(vector) ||
        AMBIGUOUS.has(id);
      return expect([allowed, rules]).toEqual([true, rules]);
    }
    expect(doc.problems).toEqual([]);
    if (vector.json !== undefined && vector.json.trim() !== '') expect(doc.value).toEqual(JSON.parse(vector.json));
  });
});

function isEmpty({ json }: YamlCase): boolean {
  return json === undefined || json.trim() === '' || json.trim() === 'null';
}
