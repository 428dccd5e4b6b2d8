import type { HostServer } from '../../core/handshake/host.ts';

/** Shorter values would blot out ordinary words. */
const SHORTEST = 6;

/** Blots out the values of the server's environment and headers: a server may repeat what it was given. */
export function redactor({ env, headers }: HostServer): (text: string) => string {
  const secrets = [...Object.values(env ?? {}), ...Object.values(headers ?? {})]
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .filter((value) => value.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text);
}
