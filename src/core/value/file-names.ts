/** What files are called: the one table that the finder, the editors' catalog, the pages and the warnings are made from. */
import { fileName } from './path.ts';

/** The names of each kind of file, by the name of its schema; `*` stands for any start. A kind without names is found by an option only. */
export const FILE_NAMES = {
  baseline: ['cartwright-baseline.json'],
  cal: ['*.cal.json', '*.cal.yaml', '*.cal.yml'],
  cartridge: ['cartridge.yaml'],
  config: ['cartwright.yaml'],
  descriptor: ['*.compliance.json'],
  host: ['*.host.yaml', '*.host.yml', '*.host.json'],
  lock: ['cartwright.lock'],
  manifest: ['*.harness.json', 'harness-requirements.json'],
  policy: ['cartwright-policy.yaml', '*.policy.yaml'],
  'rac-confirmations': ['rac-confirmations.yaml'],
  report: ['cartwright-report.json'],
  roster: [],
  sweep: [],
  'trust-registry': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NamedKind = keyof typeof FILE_NAMES;

/** Whether a path has a name of a kind. An ending counts in any case, a whole name as it is written. */
export function isNamed(kind: NamedKind, path: string): boolean {
  const file = fileName(path);
  return FILE_NAMES[kind].some((name) =>
    name.startsWith('*') ? file.toLowerCase().endsWith(name.slice(1)) : file === name,
  );
}

/** Kinds that nothing else points to: under another name such a file is passed over. */
const FOUND_BY_NAME = ['config', 'cartridge', 'lock', 'baseline', 'rac-confirmations', 'cal', 'host'] as const;

const DATA = /\.(?:ya?ml|json[c5]?|toml)$/;
/** What the name of every file has that is called nearly like one of those. */
const NEARLY = new RegExp(
  FOUND_BY_NAME.flatMap((kind) => FILE_NAMES[kind])
    .map((name) => name.replace(/^\*/, '').replace(DATA, '').replaceAll('.', '\\.').replaceAll('-', '[-_]'))
    .join('|'),
  'i',
);
/** What follows `.host.` and `.cal.` in the name of a program or a page. */
const PROGRAM =
  /^(?:[cm]?[jt]sx?|c|cc|cpp|cs|css|dart|go|h|hpp|html?|java|kt|lua|mdx?|php|png|py|rb|rs|s[ac]ss|sh|sql|svg|svelte|swift|vue)$/;

/**
 * The name that a file should have: one whose name is nearly that of a file that is looked for, and that is passed over.
 *
 * @returns undefined for a file that is found by its name, and for one that has nothing to do with any kind
 */
export function rightName(path: string): string | undefined {
  const file = fileName(path);
  if (!NEARLY.test(file) || FOUND_BY_NAME.some((kind) => isNamed(kind, path))) return undefined;
  const plain = file.toLowerCase().replace(/^\./, '').replaceAll('_', '-');
  for (const kind of FOUND_BY_NAME)
    for (const name of FILE_NAMES[kind])
      if (plain === name || plain.replace(DATA, '.') === name.replace(DATA, '.') || plain.replace(DATA, '') === name)
        return name;
  const [, stem = '', kind = '', ending = ''] = /^(.+)\.(cal|host)\.([^.]+)$/i.exec(file) ?? [];
  if (stem === '' || PROGRAM.test(ending.toLowerCase())) return undefined;
  return `${stem}.${kind.toLowerCase()}.yaml`;
}
