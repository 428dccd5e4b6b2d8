import { claim, lineOf, type Claim, type Detector } from './detector.ts';
import { titleOf, usesOf, type Ecosystem, type Use } from './data/technologies.ts';
import type { TreeFile, TreeView } from './tree/tree.ts';

/** A package manifest, whatever its ecosystem. */
export interface PackageManifest {
  readonly file: TreeFile;
  readonly text: string;
  readonly ecosystem: Ecosystem;
  /** What a person calls the ecosystem's language. */
  readonly languages: readonly string[];
  readonly name?: string | undefined;
  /** Packages needed at run time. */
  readonly dependencies: readonly string[];
  /** Packages needed to develop or to build; a bundled front end has its framework here. */
  readonly development?: readonly string[];
  /** Whether the manifest describes code at all, as opposed to a list of tools; it does unless this says no. */
  readonly isPackage?: boolean;
}

/** What a text says of a package; undefined where it is not a manifest of one, a format's name where it breaks that. */
export type Said =
  Omit<PackageManifest, 'file' | 'text' | 'ecosystem' | 'languages'> | 'JSON' | 'TOML' | 'XML' | 'YAML' | undefined;

/** Manifests are no longer. */
export const WHOLE = { bytes: 256 * 1024, whole: true };

/**
 * A detector of the manifests of an ecosystem.
 *
 * @param names of its manifests, those that begin with a star by their endings
 * @param also what it finds beside them, and by which looks; `path` is where manifests stand that are told by their endings
 */
export function manifestDetector(
  id: Ecosystem,
  languages: readonly string[],
  names: readonly string[],
  read: (text: string, file: TreeFile, tree: TreeView) => Said,
  also: Pick<Detector, 'looksAt'> & { readonly detect?: Detector['detect']; readonly path?: RegExp } = { looksAt: [] },
): Detector {
  const { path = /^/ } = also;
  const extensions = names.flatMap((name) => (name.startsWith('*.') ? [name.slice(2)] : []));
  const isManifest = (file: TreeFile): boolean =>
    names.includes(file.name.toLowerCase()) ||
    (extensions.some((ending) => file.name.endsWith(`.${ending}`)) && path.test(file.path));
  return {
    id,
    looksAt: [{ names, ...WHOLE }, { extensions, path, ...WHOLE }, ...also.looksAt],
    *detect(tree) {
      for (const file of tree.files) {
        // Only the project's own manifests are read: to parse one costs more than all else that is asked of it.
        const isOwn = file.place === 'project' && !file.tooling && isManifest(file);
        const text = isOwn ? tree.text(file.path) : undefined;
        const said = text === undefined ? undefined : read(text, file, tree);
        if (typeof said === 'string') yield `${file.path}: not valid ${said}; it was not used`;
        else if (text !== undefined && said !== undefined)
          yield* claimsOfManifest({ file, text, ecosystem: id, languages, ...said });
      }
      yield* also.detect?.(tree) ?? [];
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

/** What a manifest claims: a package of its language, and what its dependencies say. */
export function* claimsOfManifest(manifest: PackageManifest): Iterable<Claim> {
  const { file, ecosystem, name, dependencies, development = [], isPackage = true } = manifest;
  const all = [...dependencies, ...development];
  const known = all.map((each) => usesOf(ecosystem, each));
  const docsOnly = !isPackage && known.length > 0 && known.every((uses) => uses.has('docs') && uses.size === 1);
  if (docsOnly) return;
  if (isPackage || known.some((uses) => uses.has('server')))
    yield claim('package', 1, file.path, `${ecosystem} package manifest`, {
      languages: manifest.languages,
      group: file.path,
      ...(name === undefined ? {} : { name }),
    });
  // The package itself may be what others depend on for this work.
  if (name !== undefined)
    for (const use of usesOf(ecosystem, name))
      if (['data', 'ml', 'ml-hint'].includes(use) || (use === 'server' && isPackage))
        for (const [subject, weight] of WEIGHT[use === 'ml-hint' ? 'ml' : use])
          yield claim(subject, weight, file.path, `manifest of ${titleOf(name)}`, { group: `itself ${use}` });
  const isMobile = known.some((uses) => uses.has('mobile'));
  for (const each of dependencies) yield* claimsOfDependency(manifest, each, 'depends on', isMobile);
  for (const each of development) yield* claimsOfDependency(manifest, each, 'is developed with', isMobile);
}

function* claimsOfDependency(
  { file, ecosystem, text }: PackageManifest,
  name: string,
  how: 'depends on' | 'is developed with',
  isMobile: boolean,
): Iterable<Claim> {
  const uses = usesOf(ecosystem, name);
  if (uses.size === 0) return;
  // Another name may hold this one, and so may a sentence; a field of this name may say where a file is.
  const literal = name.replace(/[^\w-]/g, '\\$&');
  const forms = [
    `"${literal}"\\s*:\\s*"(?!\\.)`,
    `["'>]${literal}["'<]`,
    `(?<![\\w.-])${literal}(?= *(?:[^\\w .-]|v?\\d|$))`,
  ];
  const whole = forms.map((form) => new RegExp(form, 'm')).find((form) => form.test(text));
  for (const use of uses) {
    if ((how === 'is developed with' && !BUNDLED.has(use)) || (use === 'ui' && isMobile)) continue;
    for (const [subject, weight] of WEIGHT[use]) {
      const technology = titleOf(name);
      yield claim(subject, weight, file.path, `${how} ${technology}`, {
        line: lineOf(text, whole ?? name),
        technology,
        group: use === 'ml-hint' ? `ml-hint ${name}` : `dependency ${use}`,
      });
    }
  }
}
