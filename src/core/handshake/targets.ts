import { compileGlob, isGlob, type Glob } from '../value/glob.ts';
import type { Range } from '../result/diagnostic.ts';

/** One entry of `targets`: the packages and cartridges that a glob means meet these hosts. */
export interface Target {
  /** A package's folder, its `cartridge.yaml` or a cartridge, relative to the project; a path or a glob. */
  readonly packages: string;
  /** Each a profile's path or glob, relative to the project, the name of a client, or the name that a profile states. */
  readonly hosts: readonly string[];
  readonly places: { readonly packages: Range; readonly hosts: readonly Range[] };
}

/** A host as targets know it. */
export interface TargetHost {
  /** Path of its profile relative to the project, or the name of an agent client. */
  readonly source: string;
  readonly name: string;
}

/** A pattern of a target that means nothing. */
export interface Unmatched {
  readonly what: 'packages' | 'hosts';
  readonly pattern: string;
  readonly place: Range;
  /** Why it is not a glob; undefined for one that matches nothing. */
  readonly problem?: string;
}

/** Every pattern that means none of these packages, or none of these hosts. */
export function unmatched(
  targets: readonly Target[],
  packages: readonly string[],
  hosts: readonly TargetHost[],
): Unmatched[] {
  return targets.flatMap((target) => [
    ...faultOf('packages', target.packages, target.places.packages, (matches) => packages.some(matches)),
    ...target.hosts.flatMap((pattern, i) =>
      faultOf('hosts', pattern, target.places.hosts[i] ?? target.places.packages, (matches) =>
        hosts.some(({ source, name }) => matches(source) || name === pattern),
      ),
    ),
  ]);
}

/**
 * Which hosts a package meets: those of every target that names it, or all of them when none does, so that a package that
 * targets forget is judged at every host.
 *
 * @returns whether a package, by its path relative to the project, meets a host
 */
export function meetingOf(targets: readonly Target[]): (path: string, host: TargetHost) => boolean {
  const compiled = targets.map(({ packages, hosts }) => ({
    packages: matcherOf(packages),
    hosts: hosts.map((pattern) => ({ pattern, matches: matcherOf(pattern) })),
  }));
  return (path, { source, name }) => {
    const own = compiled.filter(({ packages }) => packages(path));
    return (
      own.length === 0 ||
      own.some(({ hosts }) => hosts.some(({ pattern, matches }) => matches(source) || name === pattern))
    );
  };
}

function faultOf(
  what: Unmatched['what'],
  pattern: string,
  place: Range,
  isMet: (matches: (path: string) => boolean) => boolean,
): Unmatched[] {
  const glob = globOf(pattern);
  if (glob !== undefined && 'problem' in glob) return [{ what, pattern, place, problem: glob.problem }];
  return isMet(matcherOf(pattern)) ? [] : [{ what, pattern, place }];
}

function matcherOf(pattern: string): (path: string) => boolean {
  const glob = globOf(pattern);
  // A package may be named by its folder, with or without a slash, or by its file.
  const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  const plain = path.replace(/(?:^|\/)cartridge\.yaml$/, '') || '.';
  return (each) => each === plain || (glob !== undefined && !('problem' in glob) && glob.matches(each));
}

function globOf(pattern: string): Glob | { readonly problem: string } | undefined {
  return isGlob(pattern) ? compileGlob(pattern) : undefined;
}
