import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { CHECKS } from '../../../../src/generated/rule-checks.ts';
import { knownRule, ruleIds, type KnownRule } from '../../../../src/core/result/known-rules.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import type { Rule } from '../../../../src/core/lint/rule.ts';
import type { RuleMeta } from '../../../../src/core/result/rule.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { ROOT, sources } from '../../../contract/sources.ts';
import { factsFrom } from '../../../../src/app/lint/facts.ts';

const LISTS = sources().filter(({ file }) => /\/rules(?:\/[^/]+)?\.ts$/.test(file));

test('the registry has the rules of every list, sorted', async () => {
  const lists = LISTS.map(async ({ file }) => (await import(`${ROOT}src/${file}`)) as { readonly rules: RuleMeta[] });
  const rules = (await Promise.all(lists)).flatMap((list) => list.rules);
  expect(RULES.map(({ id }) => id)).toEqual(rules.map(({ id }) => id).sort());
});

test('a run knows of every rule what the rule says of itself', () => {
  const facts = ({ id, level, always, sensitive, apart }: KnownRule | RuleMeta): KnownRule => ({
    id,
    level,
    ...(always === undefined ? {} : { always }),
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(apart === undefined ? {} : { apart: true }),
  });
  const ids = RULES.map(({ id }) => id);
  expect(ruleIds()).toEqual(ids);
  expect(ids.map((id) => facts(knownRule(id) as KnownRule))).toEqual(RULES.map(facts));
  const checked = RULES.filter((rule: Rule) => rule.check !== undefined);
  expect(CHECKS.filter(({ check }) => check !== undefined)).toEqual(checked);
});

describe.each(RULES.map((meta) => [meta.id, meta] as const))('%s', (_id, meta) => {
  test('its texts are whole', () => {
    expect(meta.summary).not.toMatch(/^[A-Z]|\.$/);
    expect(meta.what).toMatch(/\.$/);
    expect(meta.why).toMatch(/\.$/);
  });
  if (meta.fixable === true) {
    test('its bad example carries a fix', async () => {
      const doc = await readText(`example.cal.${meta.bad.language}`, meta.bad.text);
      expect(
        lintDocument(doc, { profile: PROFILES.cart, ...(await factsFrom()(doc)) }).map(({ fix }) => fix?.edits.length),
      ).toEqual([1]);
    });
  }
});
