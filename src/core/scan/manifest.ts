import { claim, lineOf, type Claim, type Detector } from './detector.ts';
import { rankOf, titleOf, usesOf, type Ecosystem, type Use } from './data/technologies.ts';
import type { TreeFile } from './tree/tree.ts';

/** A package manifest, whatever its ecosystem. */
export interface PackageManifest {
  readonly file: TreeFile;
  readonly text: string;
  readonly ecosystem: Ecosystem;
  /** What a person calls the ecosystem's language. */
  readonly languages: readonly string[];
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Packages needed at run time. */
  readonly dependencies: readonly string[];
  /** Packages needed to develop or to build; a bundled front end has its framework here. */
  readonly development?: readonly string[];
  /** Whether the manifest describes code at all, as opposed to a list of tools; it does unless this says no. */
  readonly isPackage?: boolean;
}

type Facts = Omit<PackageManifest, 'file' | 'text' | 'ecosystem' | 'languages'>;

/**
 * A detector that knows the manifests of its ecosystem and nothing else.
 *
 * @param about `file` are the names of the manifests
 * @param read what a text says: undefined where it is no such manifest, `notValid` with the format that it breaks
 */
export function manifestDetector(
  about: Omit<Detector, 'detect'> & {
    readonly id: Ecosystem;
    readonly file: RegExp;
    readonly languages: readonly string[];
  },
  read: (text: string) => Facts | { readonly notValid: string } | undefined,
): Detector {
  const { file: manifests, languages, ...detector } = about;
  return {
    ...detector,
    detect(tree) {
      const claims: Claim[] = [];
      const notes: string[] = [];
      for (const file of tree.files) {
        const text = manifests.test(file.name) ? tree.text(file.path) : undefined;
        const facts = text === undefined ? undefined : read(text);
        if (text === undefined || facts === undefined) continue;
        if ('notValid' in facts) notes.push(`${file.path}: not valid ${facts.notValid}; it was not used`);
        else claims.push(...claimsOfManifest({ file, text, ecosystem: about.id, languages, ...facts }));
      }
      return { claims, notes };
    },
  };
}

const WEIGHT: Readonly<Record<Use, readonly (readonly [Claim['subject'], number])[]>> = {
  server: [['role:backend_dev', 0.9]],
  command: [['role:backend_dev', 0.5]],
  transport: [['role:backend_dev', 0.8]],
  ui: [['role:frontend_dev', 0.75]],
  mobile: [['role:mobile_dev', 0.85]],
  data: [['role:data_engineer', 0.7]],
  ml: [['role:ml_engineer', 0.7]],
  'ml-hint': [['role:ml_engineer', 0.35]],
  database: [['rac:dataset', 0.2]],
  api: [['rac:api-spec', 0.3]],
  e2e: [['role:qa_engineer', 0.25]],
  security: [['role:security_expert', 0.3]],
  docs: [],
  mcp: [['rac:custom', 0.6]],
};

/** Names that a development dependency proves as well as a run-time one: what they make is bundled. */
const BUNDLED: ReadonlySet<Use> = new Set(['ui', 'mobile', 'e2e', 'data']);

/** What a manifest claims: a package of its language, and what its dependencies say. Only the project's own manifests count. */
export function claimsOfManifest(manifest: PackageManifest): Claim[] {
  const { file, ecosystem, isPackage = true } = manifest;
  if (file.tooling) return [];
  if (file.place !== 'project') return file.place === 'test' ? testClaims(manifest) : [];
  const development = manifest.development ?? [];
  const all = [...manifest.dependencies, ...development];
  const known = all.map((name) => usesOf(ecosystem, name));
  const docsOnly = !isPackage && known.length > 0 && known.every((uses) => uses.has('docs') && uses.size === 1);
  if (docsOnly) return [];
  const claims: Claim[] = [];
  if (isPackage || known.some((uses) => uses.has('server'))) {
    claims.push(
      claim('package', 1, file.path, `${ecosystem} package manifest`, {
        languages: manifest.languages,
        group: file.path,
        needs: all,
        ...(manifest.name === undefined ? {} : { name: manifest.name }),
      }),
    );
  }
  // The package itself may be what others depend on for this work.
  if (manifest.name !== undefined)
    for (const use of usesOf(ecosystem, manifest.name))
      if (use === 'data' || use === 'ml' || (use === 'server' && isPackage))
        for (const [subject, weight] of WEIGHT[use])
          claims.push(
            claim(subject, weight, file.path, `is ${titleOf(manifest.name)}`, { group: `dependency ${use}` }),
          );
  const isMobile = all.some((name) => usesOf(ecosystem, name).has('mobile'));
  for (const [list, own] of [
    [manifest.dependencies, true],
    [development, false],
  ] as const) {
    for (const name of list) claims.push(...claimsOfDependency(manifest, name, own, isMobile));
  }
  return claims;
}

function claimsOfDependency(manifest: PackageManifest, name: string, own: boolean, isMobile: boolean): Claim[] {
  const { file, ecosystem, text } = manifest;
  const claims: Claim[] = [];
  for (const use of usesOf(ecosystem, name)) {
    if (!own && !BUNDLED.has(use)) continue;
    if (use === 'ui' && isMobile) continue;
    for (const [subject, weight] of WEIGHT[use]) {
      const technology = titleOf(name);
      const line = lineOf(text, ecosystem === 'npm' || ecosystem === 'php' ? `"${name}"` : name);
      claims.push(
        claim(subject, weight, file.path, own ? `depends on ${technology}` : `is developed with ${technology}`, {
          line,
          technology,
          rank: rankOf(ecosystem, name),
          group: use === 'ml-hint' ? `ml-hint ${name}` : `dependency ${use}`,
        }),
      );
    }
  }
  return claims;
}

function testClaims(manifest: PackageManifest): Claim[] {
  return [...manifest.dependencies, ...(manifest.development ?? [])]
    .filter((name) => usesOf(manifest.ecosystem, name).has('e2e'))
    .map((name) =>
      claim('role:qa_engineer', 0.3, manifest.file.path, `tests with ${titleOf(name)}`, {
        technology: titleOf(name),
        group: 'dependency e2e',
      }),
    );
}
