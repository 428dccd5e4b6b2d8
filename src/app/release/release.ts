import { answerOf, policyOf, type Answer } from '../../core/result/answer.ts';
import { sortDiagnostics, summarize, fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { releaseBundle } from '../../core/bundle/write.ts';
import { envelopeJson } from '../../core/dsse/envelope.ts';
import type { Signer } from '../../core/dsse/sign.ts';
import { UserError } from '../../core/result/errors.ts';
import { Binder } from '../../core/handshake/bind.ts';
import { negotiateLoaded } from '../../core/handshake/negotiate.ts';
import { hostLabels } from '../../core/result/host-labels.ts';
import { quote } from '../../core/text/printable.ts';
import { versionOfTag } from '../../core/value/semver.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import { buildLoaded, type BuildPorts } from '../package/build.ts';
import { refuseSecrets } from '../committed.ts';
import { refusals } from '../check/findings.ts';
import { hostFindings } from '../handshake/findings.ts';
import type { Meets } from '../handshake/handshake.ts';
import { loadHosts, type LoadedHosts } from '../handshake/hosts.ts';
import { loadPackage, type LoadedPackage } from '../package/package.ts';
import { denyReasons } from '../policy/gate.ts';
import type { LoadedPolicy } from '../policy/load.ts';
import { deniedFindings } from '../policy/check.ts';
import { signCartridge } from '../trust/sign.ts';
import { verifiedSubject } from '../package/subject.ts';
import { verifyFile, type VerifyDemands } from '../trust/verify.ts';
import { jsonText } from '../../core/text/json-text.ts';
import { type ReleaseFile, type ReleaseFiles, releaseFiles } from './release-files.ts';

/** What a release is made of. */
export interface ReleaseOptions {
  readonly profile: FormatProfile;
  /** Package folders, or their `cartridge.yaml`. */
  readonly packages: readonly string[];
  /** Host profiles that must accept every cartridge: files, globs, names of agent clients. */
  readonly hosts: readonly string[];
  /** Which of the hosts each package meets; without it, all. */
  readonly pairing?: (hosts: LoadedHosts['all']) => Meets;
  /** A folder of this run, where the files are made; nothing else uses it. */
  readonly staging: string;
  /** Where the files are written once nothing keeps them from being released. */
  readonly folder: string;
  /** The tag of the release. The version that it names must be that of every package. */
  readonly tag: string;
  readonly signer: Signer;
  /** What must let every cartridge in. */
  readonly policy?: LoadedPolicy | undefined;
  /** What the result must satisfy: it has to be trusted. */
  readonly demands: VerifyDemands;
  /** RFC 3339 time of the statements. The same time gives the same bytes, so that a release can be run again. */
  readonly signedAt: string;
  readonly now: Date;
  /** Seconds since 1970 of every time in a cartridge. */
  readonly epoch: number;
  /** Whether a reservation keeps a host from accepting, and a warning, or that no host was asked, keeps all from being released. */
  readonly strict?: boolean;
  /** The only publisher whose packages are released. */
  readonly publisher: string | undefined;
  /** What was found where the packages and hosts were looked for. */
  readonly found?: readonly Diagnostic[];
}

/** One signed and verified cartridge. */
export interface ReleasedCartridge {
  readonly cartridgeId: string;
  readonly publisherId: string;
  readonly romDigest: string;
  readonly keyids: readonly string[];
  readonly cartridge: ReleaseFile;
  readonly descriptors: readonly ReleaseFile[];
  readonly verdicts: readonly HostVerdict[];
}

export interface ReleaseResult {
  readonly cartridges: readonly ReleasedCartridge[];
  /** Everything to attach, `SHA256SUMS` and its bundle last. Empty when something keeps it from being released. */
  readonly files: readonly ReleaseFile[];
  /** What keeps it from being released. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it may be released: only when every host accepts every cartridge and nothing is wrong. */
  readonly answer: Answer;
}

/**
 * Makes a release: builds every package, signs it, verifies the written file afresh, and lets every host judge what was
 * verified. Files beside a cartridge are taken out of it, not out of the package. Nothing is sent anywhere.
 *
 * @throws UserError when there is nothing to release, or a package, key or host cannot be used
 */
export async function makeRelease(ports: BuildPorts, options: ReleaseOptions): Promise<ReleaseResult> {
  const { all: hosts, diagnostics: inHosts } = await loadHosts(ports.fs, options.hosts);
  const run = new ReleaseRun(ports, options, hosts);
  const packages = await run.load();
  run.requireHosts(packages.values());
  const cartridges: ReleasedCartridge[] = [];
  for (const each of packages) {
    const made = await run.make(each);
    if (made !== undefined) cartridges.push(made);
  }
  const diagnostics = sortDiagnostics([
    ...run.diagnostics,
    ...(options.found ?? []),
    ...inHosts.filter(({ level, rule }) => level === 'error' || rule === 'host/tool-text'),
  ]);
  const judged = {
    summary: summarize(diagnostics, packages.size),
    handshakes: cartridges.flatMap(({ verdicts }) => verdicts),
    nothing: packages.size === 0,
    noHost: hosts.length === 0,
  };
  const answer = answerOf(judged, policyOf('error', options.strict ?? false));
  return { cartridges, diagnostics, answer, files: answer.ok ? run.files.finish() : [] };
}

class ReleaseRun {
  readonly diagnostics: Diagnostic[] = [];
  readonly #ports: BuildPorts;
  readonly #options: ReleaseOptions;
  readonly #hosts: LoadedHosts['all'];
  readonly #meets: Meets;
  readonly #binder: Binder;
  readonly files: ReleaseFiles;

  constructor(ports: BuildPorts, options: ReleaseOptions, hosts: LoadedHosts['all']) {
    this.#ports = ports;
    this.#options = options;
    this.#hosts = hosts;
    this.#meets = options.pairing?.(hosts) ?? (() => true);
    this.#binder = new Binder(options.strict);
    const { signer, profile } = options;
    this.files = releaseFiles(ports.fs, options, (file, release) => releaseBundle(file, release, signer, profile));
  }

  async load(): Promise<Map<string, LoadedPackage>> {
    const { packages, profile, publisher } = this.#options;
    const byName = new Map<string, LoadedPackage>();
    for (const path of packages) {
      const loaded = await loadPackage(this.#ports.fs, path, profile);
      if ('diagnostics' in loaded) {
        this.diagnostics.push(...loaded.diagnostics);
        continue;
      }
      const { id, version, publisher: own } = loaded.package;
      if (publisher !== undefined && own !== publisher) {
        throw new UserError('other-publisher', `its publisher is ${quote(own)}, not ${quote(publisher)}`, {
          path: loaded.file,
        });
      }
      this.#requireVersion(loaded);
      const name = `${id.slice(id.lastIndexOf('/') + 1)}-${version}`;
      const twin = byName.get(name);
      if (twin !== undefined) {
        throw new UserError('same-name', `its files would be called ${quote(name)}, as those of ${quote(twin.file)}`, {
          path: loaded.file,
        });
      }
      byName.set(name, loaded);
    }
    if (packages.length > 0) return byName;
    throw new UserError('no-package', 'there is no package to release', {
      help: 'a package is a folder with cartridge.yaml; name it with the input packages',
    });
  }

  #requireVersion({ file, package: { version } }: LoadedPackage): void {
    const { tag } = this.#options;
    const named = versionOfTag(tag);
    if (named === undefined || named === version) return;
    throw new UserError(
      'other-version',
      `its version is ${quote(version)}, but the tag ${quote(tag)} says ${quote(named)}`,
      {
        path: file,
      },
    );
  }

  /** Where hosts were named, no package may slip past all of them: a release needs a yes, not the lack of a no. */
  requireHosts(packages: Iterable<LoadedPackage>): void {
    if (this.#hosts.length === 0) return;
    for (const { file, folder } of packages) {
      if (this.#hosts.some((host) => this.#meets(folder, host))) continue;
      throw new UserError('no-host', 'its targets exclude all hosts that must accept it', {
        path: file,
        help: 'list the hosts of its targets in the input hosts, or remove the input',
      });
    }
  }

  /** @returns undefined when it cannot be released; why is in `diagnostics` */
  async make([name, source]: [string, LoadedPackage]): Promise<ReleasedCartridge | undefined> {
    const { profile, epoch } = this.#options;
    const path = this.files.staged(name + profile.extension);
    const built = await buildLoaded(this.#ports, source, { profile, out: path, epoch, force: true });
    if ('diagnostics' in built) {
      this.diagnostics.push(...built.diagnostics);
      return undefined;
    }
    if (!(await this.#sign(path, built.written.romDigest))) return undefined;
    // Verifies the file on the disk, as any other reader would.
    const verification = await verifyFile(this.#ports, path, this.#options.demands);
    const { outcome, manifestBytes, content, verdict } = verification;
    const { policy } = this.#options;
    if (policy !== undefined) {
      const reasons = await denyReasons(policy, verification);
      this.diagnostics.push(...deniedFindings(source.file, policy.path, reasons, source.doc));
    }
    if (!outcome.ok || manifestBytes === undefined || content === undefined) {
      // The reasons of the policy name all that failed.
      if (policy === undefined) this.diagnostics.push(...notTrusted(outcome, source.file));
      return undefined;
    }
    const release = { contents: [content], publisherId: outcome.publisherId ?? '', signedAt: this.#options.signedAt };
    const cartridge = this.files.add(name + profile.extension, release);
    this.files.write(`${name}.harness.json`, manifestBytes, release);
    if (verdict?.signature === undefined) throw new Error('a verified cartridge has a signature');
    const envelope = JSON.stringify(envelopeJson(verdict.signature.envelope));
    this.files.write(`${name}.dsse.json`, `${envelope}\n`, release);
    const verdicts = await this.#negotiate({ ...outcome, path: cartridge.path }, manifestBytes, source);
    const label = hostLabels(verdicts);
    await refuseSecrets(verdicts.map(({ descriptor }) => ({ path: source.file, text: jsonText(descriptor ?? {}) })));
    const descriptors = verdicts.flatMap((verdict) => {
      const { descriptor } = verdict;
      if (descriptor === undefined) return [];
      const file = `${name}.${slug(label(verdict))}.compliance.json`;
      return this.files.write(file, jsonText(descriptor, 2), release);
    });
    return {
      cartridgeId: built.written.cartridgeId,
      publisherId: release.publisherId,
      romDigest: outcome.romDigest ?? '',
      keyids: outcome.keyids,
      cartridge,
      descriptors,
      verdicts,
    };
  }

  async #sign(path: string, lookedThrough: string): Promise<boolean> {
    const { signer, now, signedAt, profile } = this.#options;
    const options = { profile, signer, out: path, now, signedAt, replace: false, publisher: undefined, lookedThrough };
    const signed = await signCartridge(this.#ports, path, options);
    if ('faults' in signed)
      throw new Error(`a cartridge that was just built is not intact: ${signed.faults[0]?.message}`);
    if ('receipt' in signed) return true;
    this.diagnostics.push(...signed.diagnostics);
    return false;
  }

  async #negotiate(verified: VerifyOutcome, manifest: Uint8Array, source: LoadedPackage): Promise<HostVerdict[]> {
    const { profile } = this.#options;
    const subject = await verifiedSubject(verified, manifest, profile);
    const verdicts = this.#hosts
      .filter((each) => this.#meets(source.folder, each))
      .map((each) => negotiateLoaded(subject, each, { profile, binder: this.#binder }));
    const asPackage = verdicts.map((verdict) => ({ ...verdict, subject: source.folder }));
    this.diagnostics.push(...refusals(asPackage, [source]));
    // A release needs the yes of every host, and a host that is not judged gave none.
    const open = verdicts.filter(({ verdict }) => verdict === 'not judged');
    this.diagnostics.push(...hostFindings(open, this.#hosts, () => true));
    return verdicts;
  }
}

function notTrusted({ trust, checks }: VerifyOutcome, path: string): Diagnostic[] {
  const failed = checks.filter(({ ok }) => !ok);
  const reasons = failed.length > 0 ? failed.map(({ id, message }) => `${id}: ${message}`) : [trust];
  const help = 'the signing key must be one that public-key or trust-registry names';
  return reasons.map((reason) =>
    fileError('release/not-trusted', path, `the signed cartridge does not pass its own verification: ${reason}`, help),
  );
}

function slug(host: string): string {
  return (
    host
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'host'
  );
}
