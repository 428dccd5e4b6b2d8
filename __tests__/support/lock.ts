import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calExample, hostExample } from '../../src/core/result/rule-examples.ts';
import { publicKeyOfSeed } from '../../src/core/dsse/ed25519.ts';
import { publicKeyFromRaw } from '../../src/core/dsse/public-key.ts';
import { signerOfSeed, type Signer } from '../../src/core/dsse/sign.ts';
import { build, PACKAGE, sign, writePackage } from './cartridges.ts';
import { runMain, type MainRun } from './main.ts';
import { scratch } from './scratch.ts';

/** A signer that is the same in every run. */
export function signerNumber(n: number): Signer {
  const seed = new Uint8Array(32).fill(n);
  return signerOfSeed(seed, publicKeyFromRaw(publicKeyOfSeed(seed)));
}

const made = new Map<string, Uint8Array>();

/** A cartridge of `com.example/NAME` in a role, signed by numbered signers; built once for each set of facts. */
export async function cartridgeOf({
  name = 'dev',
  version = '1.0.0',
  role = 'developer',
  signers = [1],
} = {}): Promise<Uint8Array> {
  const key = JSON.stringify([name, version, role, signers]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const folder = scratch();
  const yaml = PACKAGE.replace('io.github.demo/agent', `com.example/${name}`)
    .replace('version: 1.2.0', `version: ${version}`)
    .replace('publisher: io.github.demo', 'publisher: com.example')
    .replace('Demo Agent', name)
    .replace('devops_engineer', role);
  writePackage(join(folder, 'source'), yaml, { 'rom/knowledge/GUIDE.md': `The guide of ${name} ${version}.\n` });
  const result = await build(folder, 'source', 'made.cart');
  if ('diagnostics' in result) throw new Error(JSON.stringify(result.diagnostics));
  for (const n of signers) await sign(folder, 'made.cart', signerNumber(n));
  const bytes = new Uint8Array(readFileSync(join(folder, 'made.cart')));
  made.set(key, bytes);
  return bytes;
}

/** A folder with files, in which commands run in this process. */
export class LockedProject {
  readonly folder = scratch();

  write(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), content);
    }
    return this;
  }

  remove(...paths: string[]): void {
    for (const path of paths) rmSync(join(this.folder, path));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Replaces a text that must be there. */
  edit(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write({ [path]: text.replace(from, to) });
  }

  run(...args: readonly string[]): Promise<MainRun> {
    return runMain(args, this.folder);
  }

  git(...args: readonly string[]): string {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'core.hooksPath=/dev/null'];
    return execFileSync('git', [...own, ...args], { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' });
  }

  commit(message = 'base'): void {
    if (!this.hasGit) this.git('init', '-q', '-b', 'main');
    this.hasGit = true;
    this.git('add', '-A');
    this.git('commit', '-qm', message);
  }

  private hasGit = false;

  /** The findings of a check, `LEVEL RULE PATH:LINE MESSAGE` and below each its related places. */
  async findings(...args: readonly string[]): Promise<string[]> {
    const { code, out, err } = await this.run('check', '--format', 'json', ...args);
    if (code > 1) throw new Error(err);
    return findingsOf((JSON.parse(out) as { diagnostics: readonly Told[] }).diagnostics);
  }
}

interface Told {
  readonly level: string;
  readonly rule: string;
  readonly path: string;
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
  readonly related?: readonly { readonly path: string; readonly message: string; readonly range: Told['range'] }[];
}

/** Findings as lines of text. */
export function findingsOf(found: readonly Told[]): string[] {
  return found.flatMap(({ level, rule, path, message, range, related = [] }) => [
    `${level} ${rule} ${path}:${range.start.line} ${message}`,
    ...related.map((each) => `  ${each.path}:${each.range.start.line} ${each.message}`),
  ]);
}

/** A CAL with a slot for a developer, and one that may stay empty. */
export const TWO_SLOTS = calExample({
  participants: [
    '{ alias: dev, bind: slot, slot: { role: developer } }',
    '{ alias: reviewer, bind: slot, required: false, slot: { role: reviewer } }',
  ],
}).text;

/** The project that most tests change: a CAL, a signed cartridge, a host that accepts it. */
export async function lockedProject(): Promise<LockedProject> {
  const project = new LockedProject().write({
    'flow.cal.yaml': TWO_SLOTS,
    'cartridges/dev.cart': await cartridgeOf(),
    'desk.host.yaml': hostExample().text,
  });
  return project;
}
