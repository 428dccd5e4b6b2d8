import type { Validator } from './check.ts';

// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module: Promise<{ readonly default: unknown }>): Promise<Validator> {
  return (await module).default as Validator;
}

/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
export const validators = {
  baseline: () => load(import('../../generated/baseline.js')),
  config: () => load(import('../../generated/config.js')),
  cartridge: () => load(import('../../generated/cartridge.js')),
  host: () => load(import('../../generated/host.js')),
  policy: () => load(import('../../generated/policy.js')),
  manifest: () => load(import('../../generated/manifest.js')),
  confirmations: () => load(import('../../generated/rac-confirmations.js')),
  sweep: () => load(import('../../generated/sweep.js')),
  report: () => load(import('../../generated/report.js')),
  trustRegistry: () => load(import('../../generated/trust-registry.js')),
  roster: () => load(import('../../generated/roster.js')),
  descriptor: () => load(import('../../generated/descriptor.js')),
} as const;
