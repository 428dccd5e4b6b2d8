import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { findInstance } from '../../../../src/core/json-schema/find-instance.ts';
import { isFault, openSchema } from '../../../../src/core/json-schema/open-schema.ts';
import { inputSchema, valuesOf } from '../handshake/accept/schemas.ts';

const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false, logger: false });

test('campaign', () => {
  const t = { met: 0, perhaps: 0, none: 0, wrong: 0, toomuch: 0 };
  const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 300);
  let slow = 0;
  fc.assert(
    fc.property(
      inputSchema.chain((schema) =>
        fc.array(valuesOf(schema), { minLength: 40, maxLength: 40 }).map((values) => ({ schema, values })),
      ),
      ({ schema, values }) => {
        const opened = openSchema(schema);
        if (isFault(opened)) throw new Error(JSON.stringify(opened));
        const validate = ajv.compile(schema);
        ajv.removeSchema(schema);
        const start = performance.now();
        let found;
        try {
          found = findInstance([opened.root]);
        } catch (e) {
          t.toomuch++;
          if (values.some((v) => validate(v))) console.log('TOO MUCH', (e as Error).message, JSON.stringify(schema));
          return;
        }
        slow = Math.max(slow, performance.now() - start);
        if (found === undefined) {
          t.none++;
          const hit = values.find((value) => validate(value));
          if (hit !== undefined) {
            t.wrong++;
            if (t.wrong < 12) console.log('MISSED', JSON.stringify(hit), JSON.stringify(schema));
          }
        } else if (!found.sure) t.perhaps++;
        else {
          t.met++;
          if (!validate(found.value)) console.log('UNSOUND', JSON.stringify(found.value), JSON.stringify(schema));
        }
      },
    ),
    { numRuns: ROUNDS, seed: Number(process.env['CARTWRIGHT_SEED'] ?? 7) },
  );
  console.log(JSON.stringify(t), slow);
  expect(t.wrong).toBe(0);
}, 3_600_000);
