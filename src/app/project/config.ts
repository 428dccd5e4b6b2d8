import { DEFAULT_PREFIX, isPrefix, type Prefix } from '../../ids.ts';
import type { FailOn } from '../../core/result/answer.ts';
import type { Level } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { readDocument } from '../../core/source/read.ts';
import { fixedPart } from '../../core/value/glob.ts';
import { rangeOf, type SourceDocument } from '../../core/source/document.ts';
import type { Target } from '../../core/handshake/targets.ts';
import type { FileSystem } from '../../ports.ts';
import { joinPath, placeOf } from '../../core/value/path.ts';

/**
 * `cartwright.yaml` (docs/promises.md, Configuration); every key has the name of its flag and input. Single files are seen from the
 * working directory; names and globs in lists are the project's own, which `filesOf` looks up.
 */
export interface Config {
  /** The file it was read from, or undefined when there is none. */
  readonly file: string | undefined;
  readonly prefix: Prefix;
  readonly cals?: readonly string[];
  readonly packages?: readonly string[];
  readonly cartridges?: readonly string[];
  readonly hosts?: readonly string[];
  readonly publisher?: string;
  readonly trustRegistry?: string;
  readonly policy?: string;
  readonly confirmations?: string;
  readonly rules: Readonly<Record<string, Level | 'off'>>;
  readonly ignore: readonly { readonly rule: string; readonly path: string; readonly reason: string }[];
  readonly baseline?: string;
  /** The least level of a finding that makes the answer of a check no. */
  readonly failOn?: FailOn;
  /** Which packages meet which hosts; without it, all of them. */
  readonly targets?: readonly Target[];
}

export const CONFIG_FILE = 'cartwright.yaml';
export const NO_CONFIG: Config = { file: undefined, prefix: DEFAULT_PREFIX, rules: {}, ignore: [] };

/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake; `outside-workspace` where it names a file elsewhere
 */
export async function loadConfig(fs: FileSystem, named?: string, root = '.'): Promise<Config> {
  const path = named ?? joinPath(root, CONFIG_FILE);
  if (named === undefined && fs.kind(path) === 'none') return NO_CONFIG;
  const bytes = fs.readFile(path, 1024 * 1024);
  // Every key is optional, so that a file without any, or with all of them commented out, says nothing and is right.
  if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
    return { ...NO_CONFIG, file: path };
  const doc = await readDocument(path, bytes);
  const { requireSchema } = await import('../../core/schema/require.ts');
  type Written = Partial<Omit<Config, 'file' | 'targets'>> & { readonly targets?: readonly Omit<Target, 'places'>[] };
  const { targets, ...value } = await requireSchema<Written>(doc, 'config', 'bad-config');
  checkPlaces(fs, doc, root, value);
  const { at } = placeOf(fs.cwd, root);
  const files = FILES.flatMap((key) => (value[key] === undefined ? [] : [[key, at(value[key])]]));
  return {
    ...NO_CONFIG,
    ...value,
    ...(Object.fromEntries(files) as Pick<Config, (typeof FILES)[number]>),
    ...(targets === undefined ? {} : { targets: placed(doc, targets) }),
    prefix: isPrefix(value.prefix ?? '') ? (value.prefix as Prefix) : DEFAULT_PREFIX,
    file: path,
  };
}

function placed(doc: SourceDocument, targets: readonly Omit<Target, 'places'>[]): readonly Target[] {
  return targets.map((target, i) => ({
    ...target,
    places: {
      packages: rangeOf(doc, ['targets', i, 'packages']),
      hosts: target.hosts.map((_, j) => rangeOf(doc, ['targets', i, 'hosts', j])),
    },
  }));
}

const LISTS = ['cals', 'packages', 'cartridges', 'hosts'] as const;
const FILES = ['trustRegistry', 'policy', 'confirmations', 'baseline'] as const;

/** Asks for every path that the configuration names, so that one outside of the workspace is told at its place. */
function checkPlaces(fs: FileSystem, doc: SourceDocument, root: string, value: Partial<Config>): void {
  const named = [
    ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
    ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
  ];
  for (const { at, path } of named) {
    try {
      fs.kind(joinPath(root, fixedPart(path)));
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'outside-workspace') throw error;
      const place = doc.locate(at)?.value;
      throw new UserError(error.code, error.message, {
        path: doc.path,
        range: place && doc.range(place),
        help: error.help,
      });
    }
  }
}
