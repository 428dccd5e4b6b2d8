import type { ListedFolder, TreeView } from '../tree/tree.ts';
import { groupBy } from '../../value/group-by.ts';
import { fileName, parentOf } from '../../value/path.ts';

/** Names that return and say more than their extension. */
const ROLE_NAME =
  /^(?:package\.json|pyproject\.toml|setup\.py|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|build\.sbt|Chart\.yaml|kustomization\.ya?ml|helmfile\.yaml|serverless\.ya?ml|skaffold\.yaml|Pulumi\.yaml|dbt_project\.yml|dvc\.yaml|openapi\.(?:ya?ml|json)|swagger\.(?:ya?ml|json)|terragrunt\.hcl|molecule\.yml|ansible\.cfg|netlify\.toml|fly\.toml|Vagrantfile)$/;
/** Names with parts that vary: how they begin, how they end, and the pattern for them. */
const VARIED: readonly (readonly [RegExp, string])[] = [
  [/^(?:docker-)?compose(?:[._-][\w.-]+)?\.ya?ml$/i, '*compose*.{yml,yaml}'],
  [/^dockerfile(?:[._-][\w.-]+)?$/i, 'Dockerfile*'],
  [/^containerfile(?:[._-][\w.-]+)?$/i, 'Containerfile*'],
  [/^[\w.-]+\.dockerfile$/i, '*.dockerfile'],
  [/^procfile(?:\.\w+)?$/i, 'Procfile*'],
  [/^readme(?:\.\w+)?$/i, 'README*'],
  [/^V\d+(?:[._]\d+)*__\w+\.sql$/, 'V*__*.sql'],
];

/** A tree as checks look at it: every file, examples included, and folders that were not entered. */
export interface Listing {
  readonly listing: ReadonlyMap<string, Pick<ListedFolder, 'path' | 'names'>>;
  readonly closed: TreeView['closed'];
}

/** Files that one pattern could find: those of a name that returns, or of an extension. */
export interface Family {
  /** What stands for their names in a pattern. */
  readonly tail: string;
  readonly isAlike: (name: string) => boolean;
  readonly paths: readonly string[];
}

/** From this share of a folder's files on, the others belong to them. */
const MOSTLY = 0.6;

/** A folder with files of a family. */
export interface Alike {
  readonly folder: string;
  readonly all: number;
  readonly wanted: number;
}

/** Puts files together that one pattern could find, in the order of the first of each. */
export function familiesOf(paths: readonly string[]): Family[] {
  return [...groupBy(paths, (path) => tailOf(path).tail).values()].map((alike) => ({
    ...tailOf(alike[0]),
    paths: alike,
  }));
}

/** The folders of a tree with files of a family, whatever their place. */
export function foldersOfFamily({ isAlike, paths }: Family, { listing }: Listing): Alike[] {
  const wanted = groupBy(paths, parentOf);
  return [...listing.values()].flatMap(({ path, names }) => {
    const all = names.filter(isAlike).length;
    const own = wanted.get(path)?.length ?? 0;
    // A folder that is mostly of the kind is of the kind: a snapshot stands among the migrations.
    return all === 0 ? [] : [{ folder: path, all, wanted: own >= MOSTLY * all ? all : own }];
  });
}

function tailOf(path: string): Pick<Family, 'tail' | 'isAlike'> {
  const name = fileName(path);
  // Below folders a README is a page among others.
  const varied = VARIED.find(([pattern, tail]) => pattern.test(name) && (tail !== 'README*' || !path.includes('/')));
  if (varied !== undefined && matchesCase(name, varied[1])) {
    const [, tail] = varied;
    const [start, end] = [tail.slice(0, tail.indexOf('*')), tail.slice(tail.lastIndexOf('*') + 1)];
    const ends = end === '.{yml,yaml}' ? ['.yml', '.yaml'] : [end];
    const middle = tail.slice(tail.indexOf('*') + 1, Math.max(tail.indexOf('*') + 1, tail.lastIndexOf('*')));
    return {
      tail,
      isAlike: (each) => each.startsWith(start) && ends.some((one) => each.endsWith(one)) && each.includes(middle),
    };
  }
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
  if (extension === undefined || ROLE_NAME.test(name)) return { tail: name, isAlike: (each) => each === name };
  if (extension === 'yml' || extension === 'yaml')
    return { tail: '*.{yml,yaml}', isAlike: (each) => each.endsWith('.yml') || each.endsWith('.yaml') };
  return { tail: `*.${extension}`, isAlike: (each) => each.endsWith(`.${extension}`) };
}

// Globs tell upper from lower case.
function matchesCase(name: string, tail: string): boolean {
  const start = tail.slice(0, tail.indexOf('*'));
  const end = tail.slice(tail.lastIndexOf('*') + 1).replace('{yml,yaml}', name.split('.').at(-1) ?? '');
  return name.startsWith(start) && name.endsWith(end);
}
