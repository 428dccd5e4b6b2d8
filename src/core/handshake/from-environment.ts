import type { HostServer } from './host.ts';

/**
 * A server with what it asks of the environment by name: its variables, its headers, and `${NAME}` in its arguments and its
 * address for each of its variables.
 *
 * @param variable reads the environment of the process that asks the server live
 * @returns the names that are not set, when there are any
 */
export function fromEnvironment(
  server: HostServer,
  variable: (name: string) => string | undefined,
): HostServer | { readonly missing: readonly string[] } {
  const { envVars = [], envHeaders = {}, ...rest } = server;
  const names = [...new Set([...envVars, ...Object.values(envHeaders)])];
  const missing = names.filter((name) => (variable(name) ?? '') === '');
  if (missing.length > 0) return { missing };
  if (names.length === 0) return rest;
  const valueOf = (name: string): string => variable(name) ?? '';
  const filled = (text: string): string =>
    text.replace(/\$\{(?:env:)?(\w+)\}|\{env:(\w+)\}/g, (all, braced?: string, opencode?: string) => {
      const name = braced ?? opencode ?? '';
      return envVars.includes(name) ? valueOf(name) : all;
    });
  const headers = Object.entries(envHeaders).map(([header, name]): [string, string] => {
    const value = valueOf(name);
    return [header, header.toLowerCase() === 'authorization' && !value.includes(' ') ? `Bearer ${value}` : value];
  });
  return {
    ...rest,
    ...(rest.args === undefined ? {} : { args: rest.args.map(filled) }),
    ...(rest.url === undefined ? {} : { url: filled(rest.url) }),
    // A server without a command has no environment; its values are here all the same, so that no output shows them.
    env: { ...rest.env, ...Object.fromEntries(envVars.map((name) => [name, valueOf(name)])) },
    ...(rest.command === undefined ? { headers: { ...rest.headers, ...Object.fromEntries(headers) } } : {}),
  };
}
