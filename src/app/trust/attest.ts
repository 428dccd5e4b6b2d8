import { envelopeJson, type EnvelopeJson } from '../../core/dsse/envelope.ts';
import { signStatement, type Signer } from '../../core/dsse/sign.ts';
import { cartridgeSubject, fileSubjects, type FileFacts } from '../../core/dsse/file-statement.ts';
import type { Statement } from '../../core/dsse/statement.ts';
import { hostLabels } from '../../core/result/host-labels.ts';
import type { HostVerdict, JudgedHost } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import { VERSION } from '../../version.ts';

/** What a compliance attestation says beyond the verdict. */
export interface AttestationFacts {
  readonly cartridgeId: string;
  /** The cartridge as a file: its name without folders, and the hex sha256 of its bytes. */
  readonly file: FileFacts;
  /** `sha256:` and hex. */
  readonly romDigest: string;
  /** RFC 3339, UTC. */
  readonly attestedAt: string;
}

/** The in-toto statement "this cartridge met this verdict on this host", about the file and the cartridge in it. */
export function complianceStatement(verdict: JudgedHost, facts: AttestationFacts, profile: FormatProfile): Statement {
  return {
    ...fileSubjects(facts.file, [cartridgeSubject(facts, profile)]),
    predicateType: profile.compliancePredicateType,
    predicate: {
      romDigest: facts.romDigest,
      host: verdict.host,
      signature: verdict.signature,
      descriptor: { ...verdict.descriptor },
      attestedAt: facts.attestedAt,
      tool: `cartwright ${VERSION}`,
    },
  };
}

/** Signs the verdict as a DSSE envelope, which stock tools check offline (docs/format.md 14). */
export function attestVerdict(
  verdict: JudgedHost,
  facts: AttestationFacts,
  signer: Signer,
  profile: FormatProfile,
): EnvelopeJson {
  return envelopeJson(signStatement(complianceStatement(verdict, facts, profile), signer));
}

/** A file for each verdict: `out` itself for one, otherwise `SUBJECT.HOST.SUFFIX` in the folder `out`. */
export function outputPaths(verdicts: readonly HostVerdict[], out: string, suffix: string): string[] {
  if (verdicts.length === 1 && !out.endsWith('/')) return [out];
  const taken = new Set<string>();
  const label = hostLabels(verdicts);
  return verdicts.map((verdict) => {
    const subject = verdict.subject.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const base = `${slug(subject)}.${slug(label(verdict))}`;
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
    taken.add(name);
    return `${out.replace(/\/+$/, '')}/${name}.${suffix}`;
  });
}

function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return plain === '' ? 'unnamed' : plain;
}
