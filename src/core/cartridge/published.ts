/**
 * What the commands of the published implementation ask of a cartridge of profile acx beyond the format (docs/cartridges.md): a list
 * of its parts, the shape of its memory, and capabilities that say how well they were measured. Nothing here claims more than a
 * package states: what was not measured is written as unmeasured, and what an agent is to do is never made up.
 */
import { canonicalize } from '../value/canonical-json.ts';
import { type FormatProfile, MANIFEST_PATH } from '../../ids.ts';
import { SPEC_VERSION } from './meta.ts';

const SPEC_PATH = 'rom/package-spec.json';
const MEMORY_PATH = 'rom/schema/lance-memory.json';
/** How the agent runs, which its author alone can say. */
const LOOP_POLICY_PATH = 'rom/policy/loop-context-policy.json';

/** The engine that the published format takes where a cartridge has no vectors. */
const ENGINE = { id: 'local-hash-128', dim: 128 };

/** Value of the meta key `embedding_engine`. */
export const ENGINE_META = canonicalize(ENGINE);

/** What a package states of one capability. */
export interface StatedCapability {
  readonly id: string;
  readonly taskType: string;
  readonly stack: readonly string[];
  readonly domain: string;
}

/** The record of a capability that was not measured. */
export function capabilityRecord(
  stated: StatedCapability,
  time: string,
  license: string | undefined,
  profile: FormatProfile,
): object {
  return {
    ...stated,
    schemaVersion: `${profile.prefix}.capability/1`,
    proficiency: {
      scale: `${profile.prefix}.proficiency/trueskill-1`,
      mu: 25,
      sigma: 8.333,
      score: 0,
      confidence: 0,
      verified: false,
    },
    evidenceRefs: [],
    sampleCount: 0,
    ...(license === undefined ? {} : { license }),
    lastDemonstratedAt: time,
    createdAt: time,
    updatedAt: time,
  };
}

/** The two documents, by their names in the cartridge. */
export function publishedDocuments(
  cartridgeId: string,
  counts: { readonly skills: number; readonly capabilities: number },
  profile: FormatProfile,
): ReadonlyMap<string, string> {
  const id = (name: string): string => `${profile.prefix}.${name}`;
  const memory = { role: 'memory-baseline', kind: 'table', table: 'memory', mediaType: 'application/json' };
  const vectors = {
    role: 'memory-vectors',
    kind: 'lance',
    path: 'vectors/memories.lance',
    signed: false,
    reindexOnImport: true,
  };
  const spec = {
    schemaVersion: id('package-spec/1'),
    cartridgeId,
    specVersion: SPEC_VERSION,
    embeddingEngine: ENGINE,
    artifacts: [
      { role: 'identity', kind: 'meta', schema: id('cartridge-meta/1'), required: true },
      { ...memory, schema: id('memory-record.v1'), required: true, count: 0 },
      { ...vectors, schema: id('lance-memory/1'), required: false, descriptor: MEMORY_PATH },
      {
        role: 'skills',
        kind: 'sqlar',
        path: 'rom/skills/',
        schema: id('skill/1'),
        required: false,
        count: counts.skills,
      },
      {
        role: 'capabilities',
        kind: 'table',
        table: 'capabilities',
        schema: id('capability/1'),
        required: false,
        count: counts.capabilities,
      },
      { role: 'harness', kind: 'sqlar', path: MANIFEST_PATH, schema: profile.manifestSchemaVersion, required: true },
      {
        role: 'loop-context',
        kind: 'sqlar',
        path: LOOP_POLICY_PATH,
        schema: id('loop-context-policy/1.1'),
        required: true,
      },
      { role: 'level', kind: 'attestation', schema: id('level-credential.v1'), required: false, count: 0 },
    ],
  };
  const shape = {
    schemaVersion: id('lance-memory/1'),
    format: 'lancedb',
    table: 'memories',
    partitionBy: 'zone',
    distanceMetric: 'cosine',
    embeddingEngine: ENGINE,
    columns: COLUMNS.map(([name, type, nullable = false]) => ({ name, type, nullable })),
  };
  return new Map([
    [SPEC_PATH, `${canonicalize(spec)}\n`],
    [MEMORY_PATH, `${canonicalize(shape)}\n`],
  ]);
}

const COLUMNS: readonly (readonly [name: string, type: string, nullable?: true])[] = [
  ['id', 'utf8'],
  ['zone', 'utf8'],
  ['portable', 'bool'],
  ['artifact_fingerprint', 'utf8'],
  ['codebase_fingerprint', 'utf8', true],
  ['title', 'utf8'],
  ['summary', 'utf8'],
  ['source_type', 'utf8'],
  ['tags', 'list<utf8>'],
  ['impact', 'utf8'],
  ['xp_awarded', 'int32'],
  ['timestamp', 'utf8'],
  ['text', 'utf8'],
  ['vector', `fixed_size_list<float32, ${ENGINE.dim}>`],
];
