import type { GitHubContext } from '../adapters/github/context.ts';
import type { ActionCommand } from './step.ts';

export type CommandName = 'check' | 'release' | 'init' | 'report';

/** The command that `auto` stands for: release on a published release or a pushed tag, otherwise check (docs/promises.md, Action). */
export function commandOf(input: string, context: GitHubContext): CommandName {
  if (input === 'check' || input === 'release' || input === 'init' || input === 'report') return input;
  const released = context.event === 'release' || (context.event === 'push' && context.tag !== undefined);
  return released ? 'release' : 'check';
}

/** Loads a command when it is asked for. */
export async function loadCommand(name: CommandName): Promise<ActionCommand> {
  switch (name) {
    case 'check':
      return (await import('./check/check.ts')).runCheck;
    case 'release':
      return (await import('./release/release.ts')).runRelease;
    case 'init': {
      const { initCommand } = await import('./init/init.ts');
      const { proposeFromCode } = await import('./init/propose.ts');
      return initCommand(proposeFromCode);
    }
    case 'report':
      return (await import('./pull/report.ts')).runReport;
  }
}
