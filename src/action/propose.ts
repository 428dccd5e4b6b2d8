import { findCals } from '../app/cal-files.ts';
import { loadConfig } from '../app/config.ts';
import { planInit } from '../app/init.ts';
import { proposeRac } from '../app/propose.ts';
import { scanPorts } from '../cli/wiring/scan-tree.ts';
import { UserError } from '../core/errors.ts';
import { PROFILES } from '../ids.ts';
import type { CodeProposal } from './init.ts';
import type { Step } from './step.ts';

/**
 * What the code of the working directory calls for: a first set of agents and a CAL where there is none, otherwise the RAC items
 * that the CALs lack. Only files that are not there yet are proposed.
 */
export async function proposeFromCode({ fs, inputs }: Step): Promise<CodeProposal> {
  const root = inputs.text('working-directory');
  if (fs.kind(root) !== 'directory') {
    throw new UserError('no-directory', 'the input working-directory names no directory', { path: root });
  }
  const config = await loadConfig(fs, inputs.text('config') || undefined, root);
  const ports = scanPorts(fs);
  const { files: cals } = findCals(fs, inputs.list('cals') ?? [root]);
  if (cals.length > 0) {
    const { missing, stale, notes } = await proposeRac(fs, ports, { root, cals });
    const rac = missing.map(({ item: { id, kind, description, required, check, evidence } }) => {
      return { id, kind, description, required, check, evidence };
    });
    const gone = stale.map(({ cal, id, hint }) => `${cal}: the check of ${id} matches nothing any more: ${hint}`);
    return { plan: { version: 1, roles: [], rac, files: [], notes: [...gone, ...notes] }, files: [] };
  }
  const publisher = inputs.text('publisher') || config.publisher;
  const options = { profile: PROFILES[config.prefix], fromCode: root, out: root, publisher, format: 'yaml' } as const;
  const { plan, files } = planInit(ports, options);
  const created = new Set(plan.files.filter(({ action }) => action === 'create').map(({ path }) => path));
  return { plan, files: files.filter(({ path }) => created.has(path)) };
}
