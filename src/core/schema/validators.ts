import type { Validator } from './check.ts';

type Loaded = { readonly default?: unknown; readonly validate?: unknown };

// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module: Promise<Loaded>): Promise<Validator> {
  const loaded = await module;
  return (loaded.default ?? loaded.validate) as Validator;
}

/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
export const validators = {
  baseline: () => load(import('../../generated/baseline.ts')),
  config: () => load(import('../../generated/config.ts')),
  cartridge: () => load(import('../../generated/cartridge.ts')),
  host: () => load(import('../../generated/host.ts')),
  manifest: () => load(import('../../generated/manifest.ts')),
  confirmations: () => load(import('../../generated/rac-confirmations.ts')),
  report: () => load(import('../../generated/report.ts')),
  trustRegistry: () => load(import('../../generated/trust-registry.ts')),
  roster: () => load(import('../../generated/roster.ts')),
  descriptor: () => load(import('../../generated/descriptor.ts')),
} as const;
