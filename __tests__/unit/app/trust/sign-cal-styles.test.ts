/** However a YAML CAL is written, it can be signed, and the signature is over the value that the `yaml` library reads. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify, type ToStringOptions } from 'yaml';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { replaceFileIn } from '../../../../src/adapters/fs/replace-file.ts';
import { signCalFile } from '../../../../src/app/trust/sign-cal.ts';
import { calDigest } from '../../../../src/core/dsse/cal.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { validCals, type Cal } from '../../../support/cals.ts';
import { freshSigner, NOW, SIGNED_AT } from '../../../support/cartridges.ts';
import { publicKeyArgs, verifyAnswer } from '../../../support/forge.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const folder = scratch();
const signer = freshSigner();
const trust = publicKeyArgs(folder, signer.publicKey);

/** How a text is written: what the library's printer can choose, and what editors and people do to it. */
interface Style {
  readonly print: ToStringOptions & { readonly indent: number };
  readonly json: boolean;
  readonly marker: boolean;
  readonly end: boolean;
  readonly head: string;
  readonly tail: string;
  readonly shift: number;
  readonly crlf: boolean;
  readonly open: boolean;
  readonly comma: boolean;
}

const style: fc.Arbitrary<Style> = fc.record({
  print: fc.record({
    collectionStyle: fc.constantFrom('any', 'block', 'flow', 'flow'),
    indent: fc.integer({ min: 1, max: 12 }),
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 20, 80),
    flowCollectionPadding: fc.boolean(),
    defaultKeyType: fc.constantFrom(null, 'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
    defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
    singleQuote: fc.constantFrom(null, true, false),
  }),
  json: fc.boolean(),
  marker: fc.boolean(),
  end: fc.boolean(),
  head: fc.constantFrom('', '# a flow\n', '\n\n', '# {\n# }\n'),
  tail: fc.constantFrom('', '# the end }\n', '\n\n', '   # ...\n'),
  shift: fc.nat(3),
  crlf: fc.boolean(),
  open: fc.boolean(),
  comma: fc.boolean(),
});

// Words that YAML 1.1 reads as something else, which the printer puts in quotes when it is told of the older version.
const names = fc.constantFrom(
  'on',
  'no',
  '012',
  '1:30',
  '2001-12-14',
  '~',
  'e1',
  '0x1F',
  'plain words',
  '{a: b}',
  '- x',
);

function write(cal: Cal, { print, json, marker, end, head, tail, shift, crlf, open, comma }: Style): string {
  const options = { ...print, compat: 'yaml-1.1', version: '1.2' } as const;
  let text =
    json && print.collectionStyle === 'flow' ? `${JSON.stringify(cal, null, print.indent)}\n` : stringify(cal, options);
  const isFlow = text.startsWith('{');
  if (isFlow && comma) text = text.replace(/\s*\}\s*$/, ', # the last\n}\n');
  if (shift > 0 && (isFlow || !/[|>][-+]?\n/.test(text))) text = text.replaceAll(/^(?=.)/gm, ' '.repeat(shift));
  text = `${head}${marker ? `---${isFlow ? ' ' : '\n'}` : ''}${text}${tail}${end ? '...\n' : ''}`;
  if (open && !/[|>][-+0-9]*\n/.test(text)) text = text.trimEnd();
  return crlf && !/[|>][-+0-9]*\n/.test(text) ? text.replaceAll('\n', '\r\n') : text;
}

/** Of each seed; by hand: `CARTWRIGHT_ROUNDS=500 npm test -- sign-cal-styles`. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 12);

// In parts, so that none takes long on a busy machine.
test.each([2026, 2027, 2028, 2029])(
  'styles of seed %d: signed, verified, and the digest is that of the value that was there',
  async (seed) => {
    let [flow, runs] = [0, 0];
    await fc.assert(
      fc.asyncProperty(validCals(), names, style, async (cal, name, how) => {
        const text = write({ ...cal, name }, how);
        const value = parse(text) as object;
        // The printer breaks some long strings that it indents far.
        fc.pre(isDeepStrictEqual(value, { ...cal, name }));
        runs++;
        if (/^(?:#.*\r?\n|\s|---)*\{/.test(text)) flow++;
        writeFileSync(join(folder, 's.cal.yaml'), text);
        const options = {
          profile: PROFILES.cart,
          signer,
          out: 's.cal.yaml',
          now: NOW,
          signedAt: SIGNED_AT,
          replace: false,
          publisher: 'io.github.demo',
          rules: undefined,
        };
        const ports = {
          fs: nodeFileSystem(folder, untracked),
          replaceFile: replaceFileIn(nodeFileSystem(folder, untracked)),
        };
        const result = await signCalFile(ports, 's.cal.yaml', options);
        expect(result).toMatchObject({ receipt: { digest: calDigest(value), changed: true } });
        const signed = readFileSync(join(folder, 's.cal.yaml'), 'utf8');
        const { integrity, ...rest } = parse(signed) as { integrity: object };
        expect([rest, Object.keys(integrity).length]).toEqual([value, 7]);
        expect(await verifyAnswer(folder, signed, trust, 's.cal.yaml')).toEqual({
          exit: 0,
          trust: 'trusted',
          keyids: [signer.publicKey.keyid],
          faults: [],
          warnings: [],
        });
        if (runs % 4 > 0) return;
        const again = await signCalFile(ports, 's.cal.yaml', { ...options, replace: true });
        expect(again).toMatchObject({ receipt: { digest: calDigest(value) } });
        expect(readFileSync(join(folder, 's.cal.yaml'), 'utf8')).toBe(signed);
      }),
      { numRuns: ROUNDS, seed },
    );
    expect(flow).toBeGreaterThan(ROUNDS / 5);
  },
);
