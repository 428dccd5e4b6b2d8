import { withOwnTools } from '../app/gate/own-tools.ts';
import type { GatePorts } from '../app/gate/gate.ts';
import type { Subject } from '../core/handshake/negotiate.ts';
import type { OwnToolsInput } from './own-tools.ts';

/**
 * The servers behind a gate, with the tools that it serves itself. What it needs is loaded when it is asked for.
 *
 * @param saveOf the file for what is learned
 * @param timeout seconds for each server to start and answer
 */
export function gateServers(
  input: Omit<OwnToolsInput, 'save'>,
  saveOf: (subject: Subject) => string | undefined,
  timeout: number | undefined,
): GatePorts['hold'] {
  const { fs, env } = input;
  return async (client, changed, judged) => {
    const { heldServers } = await import('../adapters/mcp/held-servers.ts');
    const options = { cwd: fs.cwd, path: env['PATH'] ?? '', timeout, variable: (name: string) => env[name] };
    return withOwnTools(heldServers(options, client, changed), async () => {
      const { ownTools } = await import('./own-tools.ts');
      return ownTools({ ...input, save: saveOf(judged) }, judged, client.name);
    });
  };
}
