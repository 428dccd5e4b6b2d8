import { checkedOut } from '../../adapters/git/commit-files.ts';
import type { GitHubClient } from '../../adapters/github/client.ts';
import { attachAssets, createDraft, findRelease, type Attached, type Release } from '../../adapters/github/releases.ts';
import { RELEASE_TIMING } from '../../adapters/github/retry.ts';
import { GitHubTrouble, troubleSentence, type Permission } from '../../adapters/github/trouble.ts';
import { decryptPem } from '../../adapters/keys/decrypt.ts';
import { buildEpoch } from '../../app/package/build.ts';
import { filesOf, treeOf } from '../../app/check/files.ts';
import { passedOverIn } from '../../app/lint/passed-over.ts';
import type { Config } from '../../app/project/config.ts';
import { demandsIn } from '../../app/policy/demands.ts';
import { openProject, ownFiles, type Project } from '../../app/project/projects.ts';
import { rootOf } from '../../app/project/root.ts';
import { handshakeTargets } from '../../app/handshake/targets.ts';
import { makeRelease, type ReleaseOptions, type ReleaseResult } from '../../app/release/release.ts';
import { KEY_VARIABLE, PASSPHRASE_VARIABLE } from '../../app/trust/key-variables.ts';
import { signerFrom } from '../../app/trust/signing-key.ts';
import type { LoadedPolicy } from '../../app/policy/load.ts';
import type { Signer } from '../../core/dsse/sign.ts';
import { complianceOf } from '../../core/result/compliance.ts';
import { summarize } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import { quote } from '../../core/text/printable.ts';
import { planAnnotations } from '../../core/report/github/annotation-plan.ts';
import { annotationsOf } from '../../core/report/github/annotations.ts';
import { NOT_ATTACHED, releaseNotes, releaseSummary } from '../../core/report/markdown/pages/release-summary.ts';
import { PROFILES } from '../../ids.ts';
import { buildPorts } from '../../wiring/build-ports.ts';
import { packPorts } from '../../wiring/pack-ports.ts';
import { clientOf } from '../pull/post.ts';
import { releasedTag } from './release-tag.ts';
import { trustInputs } from '../inputs.ts';
import { conclude, outputPath, workingFolder, type Step } from '../step.ts';
import { folderOf, joinPath, placeOf, isWithin, shortest } from '../../core/value/path.ts';
import type { Runner } from '../../adapters/github/runner.ts';

/**
 * `command: release`: builds, signs, verifies what it wrote, asks every host, and only then attaches everything to the release.
 * Run again for the same commit, it changes nothing.
 */
export async function runRelease(step: Step): Promise<number> {
  const { runner } = step;
  const signer = signerOf(step);
  const tag = await asked('find the tag', ['contents: read'], () =>
    releasedTag(step, () => clientOf(step, RELEASE_TIMING)),
  );
  const made = await make(step, signer, tag);
  const states = new Map<string, Attached>();
  const summarize = async (problem?: string): Promise<void> => {
    const files = made.files.map(({ name }) => ({ name, state: states.get(name) ?? NOT_ATTACHED }));
    await runner.addSummary(releaseSummary({ ...made, tag, files, cautions: made.answer.cautions, problem }));
    for (const { name, state } of files) runner.log(`${state} ${name}`);
  };
  runner.annotations(annotationsOf(planAnnotations(made.diagnostics)));
  if (!made.answer.ok) {
    setOutputs(step, made, false);
    await summarize(made.answer.line);
    return conclude(step, made.answer);
  }
  try {
    await attachAll(step, tag, made, states);
    await pack(step, made);
  } catch (error) {
    // Nothing that was not released may reach a step that attests or publishes.
    setOutputs(step, made, false);
    if (error instanceof UserError) await summarize(error.message);
    throw error;
  }
  setOutputs(step, made, true);
  await summarize();
  return conclude(step, made.answer);
}

// Only of what is attached: a later step pushes the layout.
async function pack(step: Step, { cartridges }: ReleaseResult): Promise<void> {
  if (!step.inputs.flag('oci')) return;
  const { fs, runner } = step;
  const { packCartridges } = await import('../../app/package/pack.ts');
  const files = cartridges.map(({ cartridge }) => cartridge.path);
  const { profile } = await projectOf(step, step.inputs.text('working-directory'));
  const options = { profile, now: new Date() };
  const result = await packCartridges(packPorts(fs), files, outputPath(step, 'oci'), options);
  // What was just verified is whole, and what lies beside it was made of it.
  if ('refused' in result) throw new Error(`a release cannot be packed: ${result.refused[0]?.faults[0]?.message}`);
  const references = result.packed.map(({ reference }) => reference);
  for (const reference of references) runner.log(`packed ${reference}`);
  runner.setOutput('oci', JSON.stringify(references));
}

// Masked before anything else looks at it: a key that came through the environment was not masked with the inputs.
function signerOf({ inputs, runner, context }: Step): Signer {
  const given = inputs.text('signing-key');
  const text = given === '' ? (process.env[KEY_VARIABLE] ?? '') : given;
  const passphrase = inputs.text('signing-key-passphrase') || process.env[PASSPHRASE_VARIABLE] || undefined;
  maskKey(runner, text);
  runner.mask(passphrase ?? '');
  if (text.trim() === '') {
    const stranger = context.pull?.fork === true || context.dependabot;
    throw new UserError('no-signing-key', 'there is no signing key, and nothing is released unsigned', {
      help: stranger
        ? 'GitHub gives no secrets to pull requests of forks and of Dependabot; release on a tag or a published release'
        : 'set the input signing-key from a secret of the environment that the job names (docs/keys.md)',
    });
  }
  const help = `set the input signing-key-passphrase, or ${PASSPHRASE_VARIABLE} in the environment of the step`;
  return signerFrom(text, given === '' ? `$${KEY_VARIABLE}` : 'input signing-key', passphrase, decryptPem, help);
}

/** The project of the folder that is released, as every command finds it. */
function projectOf({ fs, inputs }: Step, folder: string): Promise<Project> {
  const configPath = inputs.text('config') || undefined;
  return openProject(fs, configPath === undefined ? rootOf(fs, shortest(fs.cwd, folder)) : folder, { configPath });
}

async function make(step: Step, signer: Signer, tag: string): Promise<ReleaseResult> {
  const { fs, inputs, runner, temporary } = step;
  const folder = workingFolder(step);
  const project = await projectOf(step, folder);
  const { config, root } = project;
  // What an input names is seen from the folder; of the project only what lies below it is released, for all of its hosts.
  const top = shortest(fs.cwd, folder);
  const here = treeOf(fs, top, () => ownFiles(fs, top).files);
  const [named, hosts] = [inputs.list('packages'), inputs.list('hosts')];
  const packages =
    named === undefined
      ? filesOf(project, 'packages', config.packages).filter((path) => isWithin(top, path))
      : filesOf(here, 'packages', named);
  const now = new Date();
  const { epoch, signedAt, source } = timesOf(step, now);
  runner.log(`signing time ${signedAt}, ${source}`);
  return makeRelease(buildPorts(fs), {
    profile: project.profile,
    packages,
    hosts: hosts === undefined ? filesOf(project, 'hosts', config.hosts) : filesOf(here, 'hosts', hosts),
    pairing: (all) =>
      handshakeTargets(config, placeOf(fs.cwd, root), {
        subjects: packages.map(folderOf),
        hosts: all,
        narrowed: { packages: named !== undefined || top !== root, hosts: hosts !== undefined },
      }),
    staging: joinPath(temporary, 'staging'),
    folder: outputPath(step, '.').replace(/\/\.$/, ''),
    tag,
    signer,
    policy: await policyOf(step, config),
    demands: await demandsOf(step, signer, project, now),
    signedAt,
    now,
    epoch,
    publisher: inputs.text('publisher') || config.publisher,
    strict: inputs.flag('strict'),
    found: await passedOverIn(fs, project),
  });
}

/** The policy that the configuration names. */
async function policyOf({ fs }: Step, { policy, prefix }: Config): Promise<LoadedPolicy | undefined> {
  if (policy === undefined) return undefined;
  const { loadPolicyFile } = await import('../../app/policy/load.ts');
  return loadPolicyFile(fs, policy, PROFILES[prefix]);
}

async function demandsOf(
  { fs, inputs }: Step,
  signer: Signer,
  project: Project,
  now: Date,
): Promise<ReleaseOptions['demands']> {
  const given = { ...trustInputs(inputs), require: 'trusted' } as const;
  const demands = await demandsIn({ fs, clock: { now: () => now } }, { ...project, given });
  const { policy } = demands;
  // Without a trusted key, the signature must at least be the one of the given key.
  const unnamed = policy.publicKeys.length === 0 && policy.registry === undefined;
  return unnamed ? { ...demands, policy: { ...policy, publicKeys: [signer.publicKey] } } : demands;
}

// The commit's time and not the clock's: the same commit must give the same bytes, or a second run would differ from the first.
function timesOf({ fs }: Step, now: Date): { epoch: number; signedAt: string; source: string } {
  const named = process.env['SOURCE_DATE_EPOCH'] ?? '';
  const epoch = buildEpoch(named);
  if (named !== '') return { epoch, signedAt: new Date(epoch * 1000).toISOString(), source: 'of SOURCE_DATE_EPOCH' };
  const commit = checkedOut(fs.cwd)?.time;
  if (commit !== undefined) return { epoch, signedAt: new Date(commit * 1000).toISOString(), source: 'of the commit' };
  return { epoch, signedAt: now.toISOString(), source: 'of now, as there is no commit: a second run will differ' };
}

function setOutputs({ runner }: Step, { cartridges, diagnostics }: ReleaseResult, attached: boolean): void {
  const verdicts = cartridges.flatMap((each) => each.verdicts.map(({ verdict }) => verdict));
  // Without a host nothing accepted it.
  runner.setOutput('compliance', complianceOf(verdicts) ?? 'not judged');
  const { errors, warnings } = summarize(diagnostics, 0);
  runner.setOutput('errors', String(errors));
  runner.setOutput('warnings', String(warnings));
  const released = attached ? cartridges : [];
  runner.setOutput('cartridges', JSON.stringify(released.map(({ cartridge }) => cartridge.path)));
  runner.setOutput('rom-digests', JSON.stringify(released.map(({ romDigest }) => romDigest)));
  runner.setOutput(
    'descriptors',
    JSON.stringify(released.flatMap(({ descriptors }) => descriptors.map(({ path }) => path))),
  );
}

async function attachAll(
  step: Step,
  tag: string,
  { files, cartridges }: ReleaseResult,
  states: Map<string, Attached>,
): Promise<void> {
  const assets = files.map(({ name, path }) => ({ name, bytes: step.fs.readFile(path) }));
  await asked(`attach the files to the release ${quote(tag)}`, ['contents: write'], async () => {
    const client = await clientOf(step, RELEASE_TIMING);
    const release = await releaseOf(step, client, tag, releaseNotes(cartridges));
    await attachAssets(client, release, assets, states);
  });
}

/** Asks GitHub for what the job cannot do without. */
async function asked<T>(what: string, needs: readonly Permission[], action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof GitHubTrouble)) throw error;
    const help = /immutable release/i.test(error.message)
      ? 'files of an immutable release cannot be added once it is published: run this job on the pushed tag, which makes a draft, and publish that, or delete the release and its tag and raise the version'
      : 'run the job again: what is attached already stays as it is';
    throw new UserError('not-released', troubleSentence(error, what, needs), { help });
  }
}

async function releaseOf(
  { context, runner }: Step,
  client: GitHubClient,
  tag: string,
  notes: Markdown,
): Promise<Release> {
  const found = await findRelease(client, tag);
  if (found !== undefined) return found;
  if (context.event !== 'push' || context.tag !== tag) {
    throw new UserError('no-release', `the tag ${quote(tag)} has no release`, {
      help: 'make one first, for example with: gh release create TAG --draft --verify-tag',
    });
  }
  runner.annotate('notice', `the tag ${quote(tag)} had no release: a draft was made, which a person publishes`);
  return createDraft(client, tag, notes);
}

/**
 * Masks a signing key in every form in which it could come back: as it is, unwrapped from base64, its body in one line, its
 * seed. The runner masks text, so that a key that was written differently would pass.
 */
export function maskKey(runner: Runner, text: string): void {
  if (text.trim() === '') return;
  runner.mask(text);
  const plain = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');
  if (!plain.includes('-----BEGIN')) return;
  const lines = plain
    .replaceAll(String.raw`\r`, '')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll('\r', '')
    .split('\n');
  if (plain !== text) runner.mask(lines.join('\n'));
  const body = lines
    .filter((line) => /^\s*[A-Za-z0-9+/=]+\s*$/.test(line))
    .join('')
    .replaceAll(/\s/g, '');
  const seed = Buffer.from(body, 'base64').subarray(16, 48);
  const forms = [body, ...(['hex', 'base64', 'base64url'] as const).map((form) => seed.toString(form))];
  for (const form of forms) if (form.length >= 32) runner.mask(form);
}
