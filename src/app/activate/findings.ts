import { RECORD } from '../../core/activate/place.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { locateFinding } from '../../core/source/document.ts';
import { parseJson } from '../../core/source/parse-json.ts';
import { quote } from '../../core/text/printable.ts';
import { absolutePath, joinPath, placeOf } from '../../core/value/path.ts';
import { forward, type FileSystem } from '../../ports.ts';
import type { CheckPorts } from '../check/options.ts';
import { demandsIn, type ProjectTrust } from '../policy/demands.ts';
import { activationsIn } from './activate.ts';
import { checkActivations } from './check.ts';

/**
 * What of a project's activations no longer holds, at their places in the record.
 *
 * @param root of the project, relative to the working directory
 * @throws UserError `bad-file` for a record that cannot be read
 */
export async function activationFindings(
  { fs, clock, signatureFor }: Pick<CheckPorts, 'fs' | 'clock' | 'signatureFor'>,
  root: string,
  { config, profile }: ProjectTrust,
): Promise<Diagnostic[]> {
  const { at } = placeOf(fs.cwd, root);
  const record = joinPath(root, RECORD);
  if (fs.kind(record) === 'none') return [];
  const inside = within(fs, root, at);
  const doc = parseJson(record, new TextDecoder().decode(fs.readFile(record)));
  const states = await checkActivations(
    {
      fs: inside,
      profile,
      signatureFor: (given, policy) => {
        const { publicKeys = [], trustRegistry } = given;
        const placed = { ...given, publicKeys: publicKeys.map(at), trustRegistry: trustRegistry && at(trustRegistry) };
        const own = policy === undefined ? config : { ...config, policy: at(policy) };
        const judge = signatureFor(() => demandsIn({ fs, clock }, { config: own, profile, given: placed }));
        return (path) => judge(at(path));
      },
    },
    activationsIn(inside),
  );
  return states.flatMap(({ name, client, faults, renew }, i) =>
    faults.map((fault) =>
      locateFinding(doc, {
        rule: 'activation/drift',
        level: 'error',
        message: `agent ${quote(name)} is not what was accepted in ${client}: ${fault}`,
        path: ['activations', i, 'name'],
        help: `look at what changed, then ${renew}`,
      }),
    ),
  );
}

/** The files of a project, seen from its folder. */
function within(fs: FileSystem, root: string, at: (path: string) => string): FileSystem {
  if (root === '.') return fs;
  return forward(fs, {
    cwd: absolutePath(fs.cwd, root),
    readFile: (path, ...rest) => fs.readFile(at(path), ...rest),
    kind: (path) => fs.kind(at(path)),
    isLink: (path) => fs.isLink(at(path)),
    list: (path, options) => fs.list(at(path), options),
  });
}
