import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { CHECKS } from '../../../../src/generated/rule-checks.ts';
import { knownRule, ruleIds, type KnownRule } from '../../../../src/core/result/known-rules.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import type { RuleExample, RuleMeta } from '../../../../src/core/lint/rule.ts';
import { findSecrets } from '../../../../src/core/secrets/find.ts';
import { isKnownLicense } from '../../../../src/core/lint/licenses.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { ROOT } from '../../../contract/sources.ts';
import { expectGolden } from '../../../support/golden.ts';

async function findingsOf({ language, text, files }: RuleExample, publish = false): Promise<readonly Diagnostic[]> {
  const doc = await readText(`example.cal.${language}`, text);
  const itemFiles = files === undefined ? undefined : new Map([[0, files]]);
  return lintDocument(doc, { profile: PROFILES.cart, findSecrets, itemFiles, publish, isKnownLicense });
}

const rulesRaised = async (example: RuleExample, publish?: boolean): Promise<string[]> =>
  (await findingsOf(example, publish)).map(({ rule }) => rule);

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

/** What cannot be shown as a text: the size and the encoding of a file. */
const UNSHOWN = new Set(['source/too-large', 'source/encoding']);

test('what every bad example is told, and at which place', async () => {
  let told = '';
  for (const { meta } of RULES) {
    if (UNSHOWN.has(meta.id) || meta.apart !== undefined) continue;
    const found = await findingsOf(meta.bad, meta.publish);
    for (const { rule, level, message, help, range, pointer } of found) {
      const { start, end } = range;
      const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
      told += `${rule} (${level}) at ${place} ${pointer}\n  ${message}\n${help === undefined ? '' : `  help: ${help}\n`}`;
    }
  }
  expectGolden('lint/bad-examples.out', told);
});

describe.each(RULES.map(({ meta }) => [meta.id, meta] as const))('%s', (id, meta) => {
  test('its good example is silent', async () => {
    if (meta.apart === undefined) expect(await rulesRaised(meta.good, meta.publish)).toEqual([]);
  });
  test('its bad example raises exactly this rule', async () => {
    if (!UNSHOWN.has(id) && meta.apart === undefined) expect(await rulesRaised(meta.bad, meta.publish)).toEqual([id]);
  });
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
