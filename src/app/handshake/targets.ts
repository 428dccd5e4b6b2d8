import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import { meetingOf, unmatched, type TargetHost, type Unmatched } from '../../core/handshake/targets.ts';
import type { Config } from '../project/config.ts';
import type { Meets } from './handshake.ts';
import type { Place } from '../../core/value/path.ts';

/** What there is to meet in a project; paths are relative to the working directory. */
export interface HandshakeTargets {
  /** Folders of packages, and cartridges: all of the project, judged or not. */
  readonly subjects: readonly string[];
  readonly hosts: readonly (TargetHost | { readonly source: string; readonly host: { readonly name: string } })[];
  /** What the user named instead of the project's own: targets may then name what is not there. */
  readonly narrowed?: { readonly packages: boolean; readonly hosts: boolean };
}

/**
 * Which packages of a project meet which hosts, as its `targets` say; without them every package meets every host.
 *
 * @throws UserError `bad-config` at a target that names no package or no host
 */
export function handshakeTargets(
  { targets, file }: Config,
  { inside }: Pick<Place, 'inside'>,
  { subjects, hosts, narrowed }: HandshakeTargets,
): Meets {
  if (targets === undefined) return () => true;
  const host = (each: HandshakeTargets['hosts'][number]): TargetHost => ({
    source: inside(each.source),
    name: 'name' in each ? each.name : each.host.name,
  });
  const [packages, known] = [subjects.map(inside), hosts.map(host)];
  const faults = unmatched(targets, packages, known).filter(
    ({ what, problem }) => problem !== undefined || narrowed?.[what] !== true,
  );
  const [fault] = faults;
  if (fault !== undefined) throw faultError(fault, file, fault.what === 'packages' ? packages : known.flatMap(namesOf));
  const meets = meetingOf(targets);
  return (subject, each) => meets(inside(subject), host(each));
}

function faultError(
  { what, pattern, place, problem }: Unmatched,
  file: string | undefined,
  known: string[],
): UserError {
  const there = [...new Set(known)];
  const noun = what === 'packages' ? 'package or cartridge' : 'host';
  const more = there.length > 8 ? ` and ${there.length - 8} more` : '';
  const shown = `there is: ${there.slice(0, 8).join(', ')}${more}`;
  const help = didYouMean(pattern, there, there.length === 0 ? `there is no ${noun} in this project` : shown);
  return new UserError(
    'bad-config',
    problem === undefined
      ? `targets: ${quote(pattern)} matches no ${noun} of the project`
      : `targets: ${quote(pattern)}: ${problem}`,
    { path: file, range: place, help },
  );
}

function namesOf({ source, name }: TargetHost): string[] {
  return [source, name];
}
