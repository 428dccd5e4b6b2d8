/** What --fix does to files, and that every other form in which a fix is given says the same. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { Diagnostic, Edit } from '../../../../src/core/result/diagnostic.ts';
import { applyEdits } from '../../../../src/core/lint/fix/apply.ts';
import { readDocument } from '../../../../src/core/source/read.ts';
import { validCals, type Cal, type Json } from '../../../support/cals.ts';
import { runMain } from '../../../support/main.ts';
import { describeTool } from '../../../support/tools.ts';
import { scratch } from '../../../support/scratch.ts';

/** A fault that has one safe answer: how it is made, and whether a diff of its fix hides text. */
const FAULTS: readonly (readonly [string, (cal: Cal) => void])[] = [
  ['content', (cal) => void Object.assign(cal.rac[0] as Json, { content: 'the\nknowledge' })],
  ['a typo', (cal) => rename(cal.rac[0] as Json, 'description', 'descripton')],
  ['a typo at the root', (cal) => rename(cal, 'nodes', 'Nodes')],
  ['an edge twice', (cal) => void cal.edges.push(structuredClone(cal.edges[0] as Json))],
  ['an item twice', (cal) => void cal.rac.push(structuredClone(cal.rac[0] as Json))],
  ['a tag twice', (cal) => void (cal['tags'] = ['a', 'b', 'a'])],
];

function rename(record: Json, from: string, to: string): void {
  record[to] = record[from];
  delete record[from];
}

/** A text of a CAL as people have them: JSON or YAML, of some indentation, with a mark, with CRLF, without a last line break. */
const layout = fc.record({
  yaml: fc.boolean(),
  indent: fc.constantFrom(0, 1, 2, 4, '\t'),
  crlf: fc.boolean(),
  mark: fc.boolean(),
  ended: fc.boolean(),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

function textOf(cal: unknown, { yaml, indent, crlf, mark, ended }: Layout): string {
  const spaces = typeof indent === 'number' ? Math.max(indent, 1) : 2;
  const text = yaml ? stringify(cal, { indent: spaces }) : JSON.stringify(cal, null, indent);
  const whole = `${text.trimEnd()}${ended ? '\n' : ''}`;
  return (mark ? '\ufeff' : '') + (crlf ? whole.replaceAll('\n', '\r\n') : whole);
}

test('a random CAL with one fault is fixed to what it was, and nothing else of it changes', async () => {
  const cwd = scratch();
  await fc.assert(
    fc.asyncProperty(validCals(), fc.constantFrom(...FAULTS), layout, async (valid, [fault, break_], how) => {
      const cal = structuredClone(valid);
      break_(cal);
      const name = how.yaml ? 'a.cal.yaml' : 'a.cal.json';
      writeFileSync(join(cwd, name), textOf(cal, how));
      const { code } = await runMain(['lint', '--fix', name], cwd);
      const after = readFileSync(join(cwd, name), 'utf8');
      expect(code).toBe(0);
      // A renamed key stays where it stood: the order of keys is that of the broken CAL.
      const clean = await runMain(['lint', '--fix', name], cwd);
      expect([clean.code, clean.err, readFileSync(join(cwd, name), 'utf8')]).toEqual([0, '', after]);
      expect(after.startsWith('\ufeff')).toBe(how.mark);
      expect(/(?<!\r)\n/.test(after) && how.crlf).toBe(false);
      expect(after.endsWith('\n')).toBe(how.ended);
      expect(await valueOf(after, name)).toEqual(fault === 'a tag twice' ? { ...valid, tags: ['a', 'b'] } : valid);
    }),
    { seed: 7, numRuns: 60 },
  );
});

/** The value of a fixed text. */
async function valueOf(text: string, name: string): Promise<unknown> {
  return (await readDocument(name, Buffer.from(text))).value;
}

interface SarifRun {
  readonly results: readonly {
    readonly fixes?: readonly {
      readonly artifactChanges: readonly {
        readonly replacements: readonly {
          readonly deletedRegion: { startLine: number; startColumn: number; endLine: number; endColumn: number };
          readonly insertedContent?: { text: string };
        }[];
      }[];
    }[];
  }[];
}

test('the fixes in JSON and in SARIF make what --fix makes', async () => {
  const cwd = scratch();
  await fc.assert(
    fc.asyncProperty(
      validCals(),
      fc.uniqueArray(fc.constantFrom(...FAULTS), { minLength: 1 }),
      layout,
      async (cal, faults, how) => {
        const broken = structuredClone(cal);
        for (const [, break_] of faults) break_(broken);
        const name = how.yaml ? 'a.cal.yaml' : 'a.cal.json';
        const text = textOf(broken, { ...how, mark: false });
        writeFileSync(join(cwd, name), text);
        const inJson = JSON.parse((await runMain(['lint', name, '--format', 'json'], cwd)).out) as {
          diagnostics: Diagnostic[];
        };
        const inSarif = JSON.parse((await runMain(['lint', name, '--format', 'sarif'], cwd)).out) as {
          runs: SarifRun[];
        };
        const edits = inJson.diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
        const replacements = (inSarif.runs[0]?.results ?? []).flatMap(({ fixes = [] }) =>
          fixes.flatMap(({ artifactChanges }) => artifactChanges.flatMap((change) => change.replacements)),
        );
        expect(
          replacements.map(({ deletedRegion: at, insertedContent }): Edit => ({
            range: {
              start: { line: at.startLine, column: at.startColumn },
              end: { line: at.endLine, column: at.endColumn },
            },
            newText: insertedContent?.text ?? '',
          })),
        ).toEqual(edits);
        await runMain(['lint', '--fix', name], cwd);
        const fixed = readFileSync(join(cwd, name), 'utf8');
        // A fix inside of an entry that another fix removes, or that was hidden by another fault, comes in a later pass.
        if (faults.length === 1) expect(applyEdits(text, edits)).toBe(fixed);
      },
    ),
    { seed: 8, numRuns: 40 },
  );
});

describeTool('git', 'the diff of --fix --dry-run', () => {
  test.each(FAULTS.slice(1))('git apply makes of it what --fix makes: %s', async (_, break_) => {
    const [sample] = fc.sample(validCals(), { seed: 3, numRuns: 1 });
    const cal = structuredClone(sample as Cal);
    break_(cal);
    for (const text of [
      stringify(cal),
      `${JSON.stringify(cal, null, 2)}\n`,
      JSON.stringify(cal, null, '\t').replaceAll('\n', '\r\n'),
    ]) {
      const cwd = scratch();
      const name = text.startsWith('{') ? 'a.cal.json' : 'a.cal.yaml';
      const file = join(cwd, name);
      writeFileSync(file, text);
      const { code, out } = await runMain(['lint', '--fix', '--dry-run', name], cwd);
      expect([code, readFileSync(file, 'utf8')]).toEqual([1, text]);
      const diff = out.slice(out.indexOf('--- a/'), out.lastIndexOf('\n\n') + 1);
      expect(spawnSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd, input: diff }).status).toBe(0);
      const applied = readFileSync(file, 'utf8');
      writeFileSync(file, text);
      await runMain(['lint', '--fix', name], cwd);
      expect(applied).toBe(readFileSync(file, 'utf8'));
    }
  });
});

test('the mode of a file stays', async () => {
  const cwd = scratch();
  const file = join(cwd, 'a.cal.json');
  const [sample] = fc.sample(validCals(), { seed: 3, numRuns: 1 });
  writeFileSync(file, JSON.stringify({ ...(sample as Cal), tags: ['a', 'a'] }));
  chmodSync(file, 0o640);
  await runMain(['lint', '--fix', 'a.cal.json'], cwd);
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a symbolic link stays one, and what it points to is not written', async () => {
  const cwd = scratch();
  const [sample] = fc.sample(validCals(), { seed: 3, numRuns: 1 });
  const text = JSON.stringify({ ...(sample as Cal), tags: ['a', 'a'] });
  writeFileSync(join(cwd, 'real.json'), text);
  symlinkSync('real.json', join(cwd, 'a.cal.json'));
  const { code, err } = await runMain(['lint', '--fix', 'a.cal.json'], cwd);
  expect([code, err]).toEqual([1, 'a.cal.json is not fixed: it is a symbolic link: name the file that it points to\n']);
  expect(lstatSync(join(cwd, 'a.cal.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(cwd, 'real.json'), 'utf8')).toBe(text);
});
