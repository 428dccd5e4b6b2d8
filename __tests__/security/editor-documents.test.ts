/**
 * What an editor is told of a document is what the command line says of it, for documents that are right and for documents that
 * nobody would write. By hand: `CARTWRIGHT_ROUNDS=1200 npm test -- editor-documents`, a third of them right.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { START_OF_FILE } from '../../src/core/result/diagnostic.ts';
import type { PagedDiagnostic } from '../../src/core/result/rule-page.ts';
import { validCals } from '../support/cals.ts';
import { ROOT } from '../support/cli.ts';
import { Editor } from '../support/editor.ts';
import { printFindings } from '../support/editor-findings.ts';
import { hostileText } from '../support/hostile.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 36);
const SEED = Number(process.env['CARTWRIGHT_SEED'] ?? 20_261_122);

const EXAMPLE = join(ROOT, 'examples/data-pipeline');
const FILES = [
  'cal/ship-a-feature.cal.yaml',
  'hosts/laptop.host.yaml',
  'agents/builder/cartridge.yaml',
  'agents/builder/rom/manifest/harness-requirements.json',
  'rac-confirmations.yaml',
  'cartwright.yaml',
] as const;

interface Case {
  readonly path: string;
  readonly bytes: Uint8Array;
}

type Change = (text: string) => string | Uint8Array;

const part = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.2, noNaN: true }));
const cut = (text: string, [at, length]: readonly [number, number]): readonly [string, string, string] => {
  const start = Math.floor(at * text.length);
  const end = start + Math.floor(length * text.length);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
};

/** What happens to a file while somebody types, or means harm. */
const change: fc.Arbitrary<Change> = fc.oneof(
  part.map(
    (where): Change =>
      (text) =>
        cut(text, where)[0] + cut(text, where)[2],
  ),
  part.map(
    (where): Change =>
      (text) =>
        cut(text, where)[0],
  ),
  part.map(
    (where): Change =>
      (text) =>
        cut(text, where)
          .flatMap((each, i) => (i === 1 ? [each, each] : [each]))
          .join(''),
  ),
  fc.tuple(part, hostileText).map(
    ([where, piece]): Change =>
      (text) =>
        cut(text, where).slice(0, 2).join('') + piece + cut(text, where)[2],
  ),
  fc.tuple(part, hostileText).map(([where, piece]): Change => (text) => {
    const [before, , after] = cut(text, where);
    return before + after.replace(/: [^\n]*/, () => `: ${JSON.stringify(piece)}`);
  }),
  fc.tuple(part, fc.constantFrom('[', '{', '- ', '"', "'", '&a ', '*a ', '!!x ', '? ', '<<: ', '#', '\t', '%')).map(
    ([where, sign]): Change =>
      (text) =>
        cut(text, where)[0] + sign + cut(text, where).slice(1).join(''),
  ),
  fc.constant<Change>((text) => text.replaceAll('\n', '\r\n')),
  fc.constant<Change>((text) => `\ufeff${text}`),
  fc.integer({ min: 90, max: 1300 }).map(
    (depth): Change =>
      (text) =>
        text.replace(/: [^\n]*/, () => `: ${'['.repeat(depth)}${']'.repeat(depth)}`),
  ),
  part.map(
    (where): Change =>
      (text) =>
        Buffer.concat([Buffer.from(cut(text, where)[0]), Buffer.from([0xc3, 0x28]), Buffer.from(cut(text, where)[2])]),
  ),
);

function hostile(): Case[] {
  const texts = FILES.map((path) => [path, readFileSync(join(base, path), 'utf8')] as const);
  const made = fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([[path, text], changes]): Case => {
      const changed = changes.reduce<string | Uint8Array>(
        (each, make) => (typeof each === 'string' ? make(each) : each),
        text,
      );
      return { path, bytes: Buffer.from(changed) };
    });
  return fc.sample(made, { seed: SEED, numRuns: Math.ceil((ROUNDS * 2) / 3) });
}

function right(): Case[] {
  const made = fc.tuple(validCals(), fc.boolean()).map(([cal, isJson]): Case => ({
    path: `cal/right.cal.${isJson ? 'json' : 'yaml'}`,
    bytes: Buffer.from(isJson ? JSON.stringify(cal, null, 2) : stringify(cal)),
  }));
  return fc.sample(made, { seed: SEED, numRuns: Math.floor(ROUNDS / 3) });
}

/** Whatever is asked anywhere in a document is answered. */
async function askEverything(editor: Editor, path: string, text: string): Promise<void> {
  await editor.actions(path);
  for (const part of [0.2, 0.5, 0.9]) {
    const before = text.slice(0, Math.floor(part * text.length));
    await editor.ask('textDocument/hover', path, before);
  }
}

/**
 * What check says of a file. That its project cannot be judged is said of the project's folder where no line of a file is to blame;
 * an editor shows no folders, and is told at the start of the file.
 */
function saidOf(path: string, diagnostics: readonly PagedDiagnostic[]): readonly PagedDiagnostic[] {
  const folder = diagnostics.find((each) => path.startsWith(`${each.path}/`));
  if (folder === undefined) return diagnostics.filter((each) => each.path === path);
  const message = folder.message.replace('the project cannot be judged: ', '');
  return [{ ...folder, path, range: START_OF_FILE, related: [{ message, path: folder.path, range: folder.range }] }];
}

const base = scratch();
cpSync(EXAMPLE, base, { recursive: true });
const MANIFEST = await runMain(['manifest', 'agents/builder', '--out', FILES[3]], base);

test(
  'what an editor is told is what check says',
  async () => {
    expect(MANIFEST.code).toBe(0);
    const folder = scratch();
    const cases = [...hostile(), ...right()].map(({ path, bytes }, i) => {
      const project = `p${i}`;
      cpSync(base, join(folder, project), { recursive: true });
      mkdirSync(dirname(join(folder, project, path)), { recursive: true });
      writeFileSync(join(folder, project, path), bytes);
      return { path: `${project}/${path}`, text: new TextDecoder().decode(bytes) };
    });
    const { out } = await runMain(['check', '--format', 'json'], folder);
    const { diagnostics } = JSON.parse(out) as { diagnostics: PagedDiagnostic[] };
    const editor = new Editor(folder);
    const told: Record<string, readonly string[]> = {};
    for (const { path, text } of cases) {
      await editor.open(path, text);
      told[path] = await editor.findings(path);
      await askEverything(editor, path, text);
      await editor.close(path);
    }
    expect(await editor.end()).toBe(0);
    const said = cases.map(({ path }) => [path, printFindings(saidOf(path, diagnostics))] as const);
    expect(told).toEqual(Object.fromEntries(said));
    const found = said.filter(([, findings]) => findings.length > 0).length;
    expect(found).toBeGreaterThan(ROUNDS / 3);
  },
  60_000 + ROUNDS * 1000,
);
