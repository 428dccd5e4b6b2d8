import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { readDocument } from '../../../../src/core/source/read.ts';
import { vectors } from '../../../support/vectors.ts';

interface Hostile {
  readonly name: string;
  readonly expect: 'report-content' | 'report-nested' | 'reject' | 'policy' | 'accept';
  readonly yaml?: string;
  readonly json?: string;
  readonly base64?: string;
}

/** What a document that holds nothing but RAC items has not of a CAL; it is not part of these cases. */
const LACKS = /^the CAL has no /;

describe('hostile RAC documents', () => {
  for (const language of ['json', 'yaml'] as const) {
    const { cases, marker } = vectors<{ cases: Hostile[]; marker: string }>(`${language}/hostile_rac.json`);

    test.each(cases.map((hostile) => [hostile.name, hostile] as const))(`${language}: %s`, async (_, hostile) => {
      const text = hostile.yaml ?? hostile.json;
      const bytes = text === undefined ? Buffer.from(hostile.base64 ?? '', 'base64') : Buffer.from(text, 'utf8');
      const found = lintDocument(await readDocument(`x.cal.${language}`, bytes), { profile: PROFILES.cart }).filter(
        ({ message }) => !LACKS.test(message),
      );
      const rules = found.map(({ rule }) => rule);
      expect(JSON.stringify(found)).not.toContain(marker);
      switch (hostile.expect) {
        case 'accept':
          expect(found.filter(({ level }) => level === 'error')).toEqual([]);
          break;
        case 'policy':
          // A closed set of keys: the look-alike is an error, and its odd characters are spelt out.
          if (hostile.name === 'timestamp id') expect(rules).toEqual(['cal/invalid-id']);
          else expect(found.some(({ level }) => level === 'error')).toBe(true);
          break;
        case 'report-content':
          expect(rules.some((rule) => rule === 'rac/no-content' || rule === 'source/key')).toBe(true);
          break;
        case 'report-nested':
          expect(rules).toContain(/okf/.test(hostile.name) ? 'rac/content-in-okf' : 'rac/no-content');
          break;
        case 'reject':
          expect(found.some(({ level }) => level === 'error')).toBe(true);
          break;
      }
    });
  }
});
