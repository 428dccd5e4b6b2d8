import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copies, gateFolder, type GateFolder } from './gate.ts';
import { runMain, type MainRun } from './main.ts';

/** Arguments that activate the cartridge of {@link agentFolder}. */
export const ACTIVATE = ['activate', 'agent.cart', '--host', 'h.host.yaml', '--public-key', 'keys/k.pub.pem'] as const;

/** Runs a command that may start servers. */
export function run(cwd: string, ...args: readonly string[]): Promise<MainRun> {
  return runMain(args, cwd, '', { PATH: process.env['PATH'] ?? '' });
}

/** A folder of {@link gateFolder} with its package built and signed. */
export const agentFolder = copies(async (more: GateFolder) => {
  const cwd = await gateFolder(more);
  await done(cwd, 'keygen', '--out', 'keys', '--name', 'k');
  await signed(cwd, 'agent', 'agent.cart');
  return cwd;
});

/** Builds and signs a package. */
export async function signed(cwd: string, source: string, out: string): Promise<void> {
  await done(cwd, 'build', source, '--out', out, '--force');
  await done(cwd, 'sign', out, '--key', 'keys/k.key.pem');
}

async function done(cwd: string, ...args: readonly string[]): Promise<void> {
  const { code, out, err } = await run(cwd, ...args);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${out}${err}`);
}

/** Every file below a folder with its bytes in base64; links by where they lead. */
export function tree(cwd: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (folder: string): void => {
    for (const name of readdirSync(join(cwd, folder)).sort()) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(join(cwd, path));
      if (stat.isDirectory()) walk(path);
      else if (stat.isFile()) found[path] = readFileSync(join(cwd, path)).toString('base64');
    }
  };
  if (existsSync(cwd)) walk('');
  delete found['requests.jsonl'];
  return found;
}
