import type { HostProfile } from '../host.ts';

/** Ready-made profiles of well-known hosts by the name that `--host` takes. */
export const SHIPPED_HOSTS: Readonly<Record<string, HostProfile>> = {};
