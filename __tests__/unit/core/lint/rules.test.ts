import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { CHECKS } from '../../../../src/generated/rule-checks.ts';
import { knownRule, ruleIds, type KnownRule } from '../../../../src/core/result/known-rules.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import type { RuleMeta } from '../../../../src/core/lint/rule.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { ROOT } from '../../../contract/sources.ts';

test('the registry lists every rule file once, by its path', () => {
  const folder = join(ROOT, 'src/core/lint/rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/].*\.ts$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));
  expect(RULES.map(({ meta }) => meta.id)).toEqual(files.sort());
});

test('a run knows of every rule what the rule says of itself', () => {
  const facts = ({ id, level, always, sensitive, apart }: KnownRule | RuleMeta): KnownRule => ({
    id,
    level,
    ...(always === undefined ? {} : { always }),
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(apart === undefined ? {} : { apart: true }),
  });
  const ids = RULES.map(({ meta }) => meta.id);
  expect(ruleIds()).toEqual(ids);
  expect(ids.map((id) => facts(knownRule(id) as KnownRule))).toEqual(RULES.map(({ meta }) => facts(meta)));
  expect(CHECKS).toEqual(RULES.filter(({ check }) => check !== undefined));
});

describe.each(RULES.map(({ meta }) => [meta.id, meta] as const))('%s', (_id, meta) => {
  test('its texts are whole', () => {
    expect(meta.summary).not.toMatch(/^[A-Z]|\.$/);
    expect(meta.what).toMatch(/\.$/);
    expect(meta.why).toMatch(/\.$/);
  });
  if (meta.fixable === true) {
    test('its bad example carries a fix', async () => {
      const doc = await readText(`example.cal.${meta.bad.language}`, meta.bad.text);
      expect(lintDocument(doc, { profile: PROFILES.cart }).map(({ fix }) => fix?.edits.length)).toEqual([1]);
    });
  }
});
