import { Binder } from '../../core/handshake/bind.ts';
import { withChanges, withOneMore, type Change, profileEdits } from '../../core/handshake/changes.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { liveProfile } from '../../core/handshake/live.ts';
import { negotiate } from '../../core/handshake/negotiate.ts';
import { remakeCommand } from '../../core/handshake/commands.ts';
import { readHostProfile } from '../../core/handshake/read-host.ts';
import { suggestFor, type Judged, type Suggestion } from '../../core/handshake/suggest.ts';
import { unifiedDiff } from '../../core/lint/fix/diff.ts';
import { sensitiveRanges } from '../../core/lint/sensitive.ts';
import { UserError } from '../../core/result/errors.ts';
import { reservationsOf } from '../../core/result/reservations.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { validators } from '../../core/schema/validators.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { editValue, spliceYaml, type SplicedValue } from '../../core/source/yaml/edit-yaml.ts';
import type { SuggestedProfile } from '../../core/report/text/suggestion.ts';
import { canonicalize } from '../../core/value/canonical-json.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { writeCommitted } from '../committed.ts';
import type { HandshakeOutcome } from './handshake.ts';
import type { LoadedHost } from './hosts.ts';

/** Some changes show what only then can be judged. */
const ROUNDS = 4;

/**
 * What would make each host accept, proved by judging the changed profile; written into the profile, whole or not at all, when that
 * is asked for.
 *
 * @throws UserError `cannot-edit` for a profile that is written in a way that leaves no certain edit; `bad-file` for one that would hold a secret; `unwritable-file`
 */
export async function suggestAll(
  fs: FileSystem,
  outcome: Pick<HandshakeOutcome, 'result' | 'hosts' | 'subjects' | 'live'>,
  { profile, strict, write }: { readonly profile: FormatProfile; readonly strict: boolean; readonly write: boolean },
): Promise<SuggestedProfile[]> {
  const found: { readonly suggestion: SuggestedProfile; readonly text?: string }[] = [];
  for (const source of new Set(outcome.result.results.map((verdict) => verdict.profile))) {
    const own = outcome.result.results.filter((verdict) => verdict.profile === source);
    const loaded = outcome.hosts.find((each) => each.source === source);
    const unjudged = own.find((verdict) => verdict.verdict === 'not judged');
    if (loaded?.host === undefined || unjudged !== undefined) {
      const left = [`not judged: ${unjudged?.reason ?? 'it cannot be read'}; ${unjudged?.help ?? 'correct it'}`];
      found.push({ suggestion: { profile: source, accepts: false, changes: [], left } });
      continue;
    }
    const one = await suggestOne(loaded, own, outcome, { profile, strict, write });
    if (one.text !== undefined && fs.isLink(source))
      throw new UserError('cannot-edit', 'it is a symbolic link', {
        path: source,
        help: 'name the file that it points to',
      });
    found.push(one.text === undefined ? one : { ...one, text: markOf(fs, loaded) + one.text });
  }
  // Nothing is written before all of it is known to be right.
  await writeCommitted(
    fs,
    found.flatMap(({ suggestion, text }) => (text === undefined ? [] : [{ path: suggestion.profile, text }])),
  );
  return found.map(({ suggestion }) => suggestion);
}

/**
 * The byte order mark of a profile that is still what was judged.
 *
 * @throws UserError `changed`
 */
function markOf(fs: FileSystem, { source, doc }: LoadedHost): string {
  const bytes = fs.readFile(source);
  if (new TextDecoder().decode(bytes) !== doc?.text)
    throw new UserError('changed', 'the file changed while it was judged', {
      path: source,
      help: 'run this again; record first, and write then',
    });
  return bytes[0] === 0xef ? '\ufeff' : '';
}

async function suggestOne(
  loaded: LoadedHost,
  verdicts: readonly HostVerdict[],
  { subjects, live }: Pick<HandshakeOutcome, 'subjects' | 'live'>,
  { profile, strict, write }: { readonly profile: FormatProfile; readonly strict: boolean; readonly write: boolean },
): Promise<{ readonly suggestion: SuggestedProfile; readonly text?: string }> {
  const { source, host: before, doc } = loaded;
  const met = subjects.filter(({ path }) => verdicts.some(({ subject }) => subject === path));
  const judgedAt = (host: HostProfile): Judged[] =>
    met.flatMap((subject): Judged[] => {
      const binder = new Binder(strict);
      const verdict = negotiate({ subject, host, source, profile, live: live !== undefined, binder });
      return verdict.verdict === 'not judged' ? [] : [{ verdict, manifest: subject.manifest }];
    });
  const accepts = (judged: readonly Judged[]): boolean =>
    judged.length === met.length &&
    judged.every(({ verdict: { verdict, reservations } }) => verdict === 'accept' && reservations === 0);
  const { changes, left, judged } = changesFor(before, judgedAt);
  if (changes.length === 0) return { suggestion: { profile: source, accepts: accepts(judged), changes, left } };
  if (doc === undefined) {
    // Offers of servers that were not asked would change the answer about the rest.
    const how = `make a profile of it first: ${remakeCommand(source, before.remake ?? [])}`;
    return { suggestion: { profile: source, accepts: false, noFile: true, changes: [], left: [how] } };
  }
  const seen = live?.bySource.get(source);
  const nameAtServer = (tool: string): string => seen?.origins.get(tool)?.tool ?? tool;
  const after = await edited(doc, profileEdits(changes, doc.value, before, nameAtServer));
  // What is promised is what the file says, as it will be read.
  const host = seen === undefined ? after.host : liveProfile(after.host, seen.answers).host;
  const suggestion = { profile: source, accepts: accepts(judgedAt(host)), changes, left };
  if (write) return { suggestion: { ...suggestion, written: true }, text: after.doc.text };
  const diff = unifiedDiff(
    doc.path,
    { text: doc.text, hidden: sensitiveRanges(doc, []) },
    { text: after.doc.text, hidden: sensitiveRanges(after.doc, []) },
  );
  return { suggestion: { ...suggestion, diff } };
}

function changesFor(
  before: HostProfile,
  judgedAt: (host: HostProfile) => Judged[],
): Suggestion & { readonly judged: readonly Judged[] } {
  let changes: readonly Change[] = [];
  let host = before;
  let judged = judgedAt(host);
  let { changes: next, left } = suggestFor(judged, host);
  for (let round = 0; round < ROUNDS && next.length > 0; round++) {
    changes = next.reduce(withOneMore, changes);
    host = withChanges(host, next);
    judged = judgedAt(host);
    ({ changes: next, left } = suggestFor(judged, host));
  }
  const open = (some: readonly Change[]): number =>
    judgedAt(withChanges(before, some)).flatMap(({ verdict: { roles, descriptor } }) => [
      ...descriptor.unmet,
      ...roles.flatMap(reservationsOf),
    ]).length;
  // What brings no host closer to a yes is not made.
  for (const change of changes) {
    const without = changes.filter((each) => each !== change);
    if (open(without) <= open(changes)) changes = without;
  }
  return { changes, left, judged };
}

/** The changed file, read back: it is the profile with the changes and nothing else. */
async function edited(
  doc: SourceDocument,
  edits: readonly SplicedValue[],
): Promise<{ readonly doc: SourceDocument; readonly host: HostProfile }> {
  const unsure = new UserError('cannot-edit', 'it is written in a way that leaves no certain edit', {
    path: doc.path,
    help: 'leave out --suggest, and paste the fixes that the handshake prints',
  });
  let after = doc;
  for (const edit of edits) {
    const text = spliceYaml(after, edit);
    if (text === undefined) throw unsure;
    const bytes = new TextEncoder().encode(text);
    after = await readDocument(doc.path, bytes, { maxDepth: LIMITS.schemaDepth, orJson: true });
  }
  const isRight =
    after.problems.length === 0 && canonicalize(after.value) === canonicalize(editValue(doc.value, edits));
  const { host } = readHostProfile(after, await validators.host());
  if (!isRight || host === undefined) throw unsure;
  return { doc: after, host };
}
