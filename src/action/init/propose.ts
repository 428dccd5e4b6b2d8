import { lastChanges } from '../../adapters/git/last-changes.ts';
import { findCals } from '../../app/project/cal-files.ts';
import { loadConfig } from '../../app/project/config.ts';
import { planInit } from '../../app/propose/init.ts';
import { changedCals, proposeRac, type Proposed } from '../../app/propose/propose.ts';
import { quote } from '../../core/text/printable.ts';
import { staleHelp } from '../../core/scan/propose.ts';
import { withoutOkf } from '../../core/scan/scaffold/items.ts';
import { PROFILES } from '../../ids.ts';
import type { CodeProposal } from './init.ts';
import { workingDirectory, workingFolder, type Step } from '../step.ts';

/**
 * What the code of the working directory calls for: a first set of agents and a CAL where there is none, otherwise the RAC items
 * that the CALs lack, as a changed CAL. Of a first set only files that are not there yet are proposed.
 */
export async function proposeFromCode(step: Step): Promise<CodeProposal> {
  const { fs, inputs } = step;
  const root = workingFolder(step);
  const config = await loadConfig(fs, inputs.text('config') || undefined, root);
  const { files: cals } = findCals(fs, inputs.list('cals') ?? [root]);
  if (cals.length > 0) return proposeForCals(await proposeRac(fs, { root, cals }), workingDirectory(inputs));
  const publisher = inputs.text('publisher') || config.publisher;
  const options = { profile: PROFILES[config.prefix], fromCode: root, out: root, publisher, format: 'yaml' } as const;
  const { plan, files } = await planInit({ fs, changes: (folder) => lastChanges(fs.cwd, folder) }, options);
  const created = new Set(plan.files.filter(({ action }) => action === 'create').map(({ path }) => path));
  return { plan, files: files.filter(({ path }) => created.has(path)) };
}

async function proposeForCals(proposed: Proposed, directory: string): Promise<CodeProposal> {
  const { cals, missing, stale, pastes, notes } = proposed;
  const gone = stale.map(({ cal, id, hint, ...more }) => {
    return `${cal}: the check of ${quote(id)} matches no file any more (${hint}); ${staleHelp(more)}`;
  });
  const prefix = directory === '' ? '' : `${directory}/`;
  const files = (await changedCals(proposed))
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ path, text }) => ({ path: path.slice(prefix.length), text }));
  return {
    plan: {
      version: 1,
      roles: [],
      rac: missing.map(({ item }) => withoutOkf(item)),
      files: files.map(({ path }) => ({ path, action: 'overwrite' })),
      notes: [...gone, ...notes],
    },
    files,
    pastes: pastes.map(({ cal, place, text }) => ({
      cal,
      place,
      text: text.replace(/^\r?\n/, ''),
      language: cals.find(({ path }) => path === cal)?.language ?? 'yaml',
    })),
  };
}
