import type { Command } from './command.ts';

/** Every command by name, in the order of docs/commands.md (docs/promises.md, Commands); a command's code is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./commands/check.ts'),
  lint: () => import('./commands/lint.ts'),
  'workflow ready': () => import('./commands/workflow-ready.ts'),
  cal: () => import('./commands/cal.ts'),
  init: () => import('./commands/init.ts'),
  'host list': () => import('./commands/host-list.ts'),
  'host add': () => import('./commands/host-add.ts'),
  'org list': () => import('./commands/org-list.ts'),
  build: () => import('./commands/build.ts'),
  pack: () => import('./commands/pack.ts'),
  manifest: () => import('./commands/manifest.ts'),
  keygen: () => import('./commands/keygen.ts'),
  sign: () => import('./commands/sign.ts'),
  verify: () => import('./commands/verify.ts'),
  digest: () => import('./commands/digest.ts'),
  'trust init': () => import('./commands/trust-init.ts'),
  'trust add': () => import('./commands/trust-add.ts'),
  'trust rotate': () => import('./commands/trust-rotate.ts'),
  'trust revoke': () => import('./commands/trust-revoke.ts'),
  'trust show': () => import('./commands/trust-show.ts'),
  lock: () => import('./commands/lock.ts'),
  handshake: () => import('./commands/handshake.ts'),
  preflight: () => import('./commands/preflight.ts'),
  diff: () => import('./commands/diff.ts'),
  gate: () => import('./commands/gate.ts'),
  activate: () => import('./commands/activate.ts'),
  deactivate: () => import('./commands/deactivate.ts'),
  outdated: () => import('./commands/outdated.ts'),
  'okf check': () => import('./commands/okf-check.ts'),
  explain: () => import('./commands/explain.ts'),
  lsp: () => import('./commands/lsp.ts'),
  completion: () => import('./commands/completion.ts'),
};

/** The commands that `--help` lists first. */
export const EVERYDAY = ['check', 'lint', 'init', 'handshake', 'explain'];

/** The others by what you do with them; `cartwright GROUP` lists one. An alias is in no group. */
export const GROUPS: Readonly<Record<string, { readonly summary: string; readonly commands: readonly string[] }>> = {
  hosts: { summary: 'describe the programs that run agents', commands: ['host list', 'host add', 'diff'] },
  publish: { summary: 'make a cartridge from a package', commands: ['build', 'manifest', 'sign', 'pack'] },
  trust: {
    summary: 'check signatures and manage keys',
    commands: [
      'verify',
      'digest',
      'keygen',
      'lock',
      'trust init',
      'trust add',
      'trust rotate',
      'trust revoke',
      'trust show',
    ],
  },
  run: {
    summary: 'start agents where they are accepted',
    commands: ['workflow ready', 'activate', 'deactivate', 'outdated', 'gate', 'preflight'],
  },
  more: {
    summary: 'editors, shells, organisations, other formats',
    commands: ['org list', 'okf check', 'lsp', 'completion'],
  },
};

/** Commands by their names, loaded. */
export async function loaded(names: readonly string[]): Promise<readonly Command[]> {
  const all: Command[] = [];
  for (const name of names) if (COMMANDS[name] !== undefined) all.push((await COMMANDS[name]()).command);
  return all;
}

/** All of them, loaded. */
export const everyCommand = (): Promise<readonly Command[]> => loaded(Object.keys(COMMANDS));

/** Behind hooks alone: they run like any command, but are not part of the program's surface. */
export const HOOK_COMMANDS: typeof COMMANDS = {
  'harness-manifest-write': () => import('./commands/harness-manifest-write.ts'),
  'no-private-keys': () => import('./commands/no-private-keys.ts'),
};
