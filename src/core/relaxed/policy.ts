import { quote } from '../text/printable.ts';
import { own, textOf, type Mapping } from '../value/mapping.ts';
import { compareVersions } from '../value/semver.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { relaxationAt, type Less, type Relaxation, type RelaxationId } from './relaxation.ts';
import { mappingAt, named, rootOf, textsAt, type Side } from './side.ts';

/** What the policy of a host allows now and denied before. A document may be of any shape. */
export function policyRelaxations(base: Side, head: Side): Relaxation[] {
  const [before, after] = [base.policy, head.policy];
  if (before === undefined) return [];
  if (after === undefined) return [policyGone(base, before)];
  const [was, is] = [rootOf(before), rootOf(after)];
  return [
    ...trustLess(was, is),
    ...signersMore(was, is),
    ...savesMore(was, is),
    ...lowerVersions(was, is),
    ...listsLess(was, is),
  ].map(({ what, at, message, covers = [] }) => {
    const id: RelaxationId = `policy:${what}`;
    const place = nearest(after, at);
    return place === undefined
      ? relaxationAt({ doc: before, at: nearest(before, at) ?? [], side: 'base' }, id, `the policy ${message}`, covers)
      : relaxationAt({ doc: after, at: place, side: 'head' }, id, `the policy ${message}`, covers);
  });
}

function nearest(doc: SourceDocument, at: Path): Path | undefined {
  return at.length > 0 && doc.locate(at) === undefined ? undefined : at;
}

function policyGone({ config }: Side, policy: SourceDocument): Relaxation {
  const place = config?.locate(['policy']) === undefined ? { doc: policy, at: [] } : { doc: config, at: ['policy'] };
  return relaxationAt({ ...place, side: 'base' }, 'policy', 'no policy is named any more: what it denied is allowed');
}

function trustLess(was: Mapping, is: Mapping): Less[] {
  const trustOf = (root: Mapping): string => textOf(root, 'trust') || 'trusted';
  return trustOf(was) === 'trusted' && trustOf(is) !== 'trusted'
    ? [{ what: 'trust', at: ['trust'], message: `asks for the trust ${quote(trustOf(is))} (was trusted)` }]
    : [];
}

function signersMore(was: Mapping, is: Mapping): Less[] {
  const [before, after] = [mappingAt(was, 'signers'), mappingAt(is, 'signers')];
  const lists = (['publishers', 'keys'] as const).flatMap((kind) =>
    more(before, after, kind, {
      all: `lets any ${kind === 'keys' ? 'key' : 'publisher'} sign`,
      some: (added) => `lets ${added} sign`,
    }).map((each) => ({ ...each, what: `signers.${kind}`, at: ['signers', ...each.at] })),
  );
  const thresholdOf = (signers: Mapping): number => Number(own(signers, 'threshold') ?? 1);
  const [old, next] = [thresholdOf(before), thresholdOf(after)];
  const fewer =
    next < old
      ? [
          {
            what: 'signers.threshold',
            at: ['signers', 'threshold'],
            message: `asks for ${next} ${next === 1 ? 'signature' : 'signatures'} (was ${old})`,
          },
        ]
      : [];
  return [...lists, ...fewer];
}

/** What a list lets in more, a missing list not being a limit. */
function more(
  before: Mapping,
  after: Mapping,
  key: string,
  say: { readonly all: string; readonly some: (added: string) => string },
): Less[] {
  if (!Array.isArray(own(before, key))) return [];
  if (!Array.isArray(own(after, key))) return [{ what: key, at: [key], message: say.all }];
  const known = textsAt(before, key);
  const added = textsAt(after, key).filter((each) => !known.includes(each));
  return added.length === 0 ? [] : [{ what: key, at: [key], message: say.some(named(added)), covers: added }];
}

function savesMore(was: Mapping, is: Mapping): Less[] {
  return own(was, 'save') !== undefined && own(is, 'save') === undefined
    ? [{ what: 'save', at: ['save'], message: 'allows SAVE rows' }]
    : [];
}

function lowerVersions(was: Mapping, is: Mapping): Less[] {
  const [before, after] = [mappingAt(was, 'oldest'), mappingAt(is, 'oldest')];
  return Object.keys(before).flatMap((name): Less[] => {
    const [old, next] = [textOf(before, name), textOf(after, name)];
    // What does not compare may be older.
    if (next !== '' && (compareVersions(next, old) ?? -1) >= 0) return [];
    const said = next === '' ? `any version of ${quote(name)}` : `${quote(name)} from version ${next} on`;
    return [
      {
        what: `oldest:${name}`,
        at: ['oldest', name],
        message: `allows ${said} (was ${old} and later)`,
        covers: [name],
      },
    ];
  });
}

function listsLess(was: Mapping, is: Mapping): Less[] {
  const scopes = more(was, is, 'scopes', { all: 'allows every scope', some: (added) => `allows the scopes ${added}` });
  const left = textsAt(is, 'hosts');
  const gone = textsAt(was, 'hosts').filter((host) => !left.includes(host));
  const hosts =
    gone.length === 0
      ? []
      : [{ what: 'hosts', at: ['hosts'], message: `no longer needs the acceptance of ${named(gone)}`, covers: gone }];
  return [...scopes, ...hosts];
}
