import { count } from '../../counts.ts';
import type { InitPlan, ScanEvidence } from '../../../result/init-results.ts';
import { groupBy } from '../../../value/group-by.ts';
import { fileLink, wordLink, type LinkTarget } from '../links.ts';
import { blocks, code, fenced, gfm, listOf, type Markdown, marker, prose, tableOf } from '../markdown.ts';

const MOST_EVIDENCE = 3;

/** RAC items for a CAL, in its own format and indentation. */
export interface PasteText {
  readonly cal: string;
  /** Where in the CAL, in words. */
  readonly place: string;
  readonly text: string;
  readonly language: 'json' | 'yaml';
}

const LEAD = gfm`Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.`;

/**
 * What `init` proposes, as Markdown for a job summary: roles, RAC items, files, each with its evidence.
 *
 * @param pastes what to add to CALs, ready to paste
 */
export function proposalMarkdown(plan: InitPlan, pastes: readonly PasteText[] = []): Markdown {
  const counts = countsOf(plan);
  const files = plan.files.map(({ path, action }) => [code(path), gfm`${action}`]);
  const last = [...tableOf([gfm`file`, gfm``], files), ...listOf(plan.notes.map((note) => prose(note)))];
  if (counts === '')
    return blocks([gfm`## Nothing to propose`, gfm`The code calls for nothing that the CAL files lack.`, ...last]);
  const shown = pastes.flatMap(({ cal, place, text, language }) => [
    gfm`Paste into ${code(cal)}, ${prose(place)}:`,
    fenced(text, language),
  ]);
  return blocks([gfm`## Proposed: ${counts}`, LEAD, ...tables(plan), ...shown, ...last]);
}

/**
 * The body of a pull request that adds what `init` proposes: what it adds and why, what is left to do, how it gets its checks.
 *
 * @param target where evidence is linked to
 * @param limit in UTF-16 units; what is behind it is left out in whole blocks
 */
export function proposalPull(plan: InitPlan, target: LinkTarget | undefined, limit: number): Markdown {
  const { roles, rac, files, notes } = plan;
  const todo = [
    ...(files.some(({ path, action }) => action === 'create' && /\.cal\.(?:ya?ml|json)$/.test(path))
      ? [
          gfm`Write in the new ${wordLink('CAL')} what is to change: that is a TODO, and it is ${wordLink('ready', gfm`pending`)} until then.`,
        ]
      : []),
    ...(roles.length > 0
      ? [gfm`Read the instructions of each agent, and raise or lower what it asks of ${wordLink('host', gfm`hosts`)}.`]
      : []),
    ...(rac.length > 0 ? [gfm`Correct each description, and delete the items that are not true.`] : []),
    ...notes.map((note) => prose(note)),
  ];
  const parts = [
    gfm`This adds ${countsOf(plan)}, proposed by ${code('cartwright init')}. ${LEAD}`,
    ...tables(plan, target),
    ...(todo.length === 0 ? [] : [gfm`### Left to do`]),
    ...listOf(todo),
  ];
  const last = gfm`### Checks\n\nA pull request that the token of a job opens starts no workflow. To get its checks, close it and open it again, push a commit to its branch, or give the input ${code('github-token')} the token of a GitHub App.`;
  let shown = blocks([...parts, last]);
  for (let n = parts.length - 1; n >= 0 && shown.length > limit; n--)
    shown = blocks([...parts.slice(0, n), gfm`The rest is in the job summary.`, last]);
  return shown;
}

/** `1 role, 2 items of required context, 5 files`; empty where there is nothing. */
function countsOf({ roles, rac, files }: InitPlan): Markdown | '' {
  const acting = (wanted: string): number => files.filter(({ action }) => action === wanted).length;
  const parts = [
    { n: roles.length, words: count(roles.length, 'role') },
    { n: rac.length, words: gfm`${count(rac.length, 'item')} of required context` },
    { n: acting('create'), words: count(acting('create'), 'file') },
    { n: acting('overwrite'), words: gfm`${count(acting('overwrite'), 'file')} changed` },
  ].filter(({ n }) => n > 0);
  return parts.length === 0 ? '' : gfm.join(', ')(parts.map(({ words }) => words));
}

function tables({ roles, rac }: InitPlan, target?: LinkTarget): Markdown[] {
  const proposed = roles.map(({ role, confidence, evidence }) => [
    code(role),
    gfm`${Math.round(confidence * 100)} %`,
    because(evidence, target),
  ]);
  const items = rac.map(({ id, kind, description, check, evidence }) => [
    code(id),
    gfm`${prose(description)}<br>${code(kind)}, check: ${code(`${check.type} ${check.hint}`)}`,
    because(evidence, target),
  ]);
  return [
    ...tableOf([gfm`role`, gfm`confidence`, gfm`because`], proposed),
    ...tableOf([wordLink('RAC item'), gfm`description`, gfm`because`], items),
  ];
}

function because(evidence: readonly ScanEvidence[], target: LinkTarget | undefined): Markdown {
  const rest = evidence.length - MOST_EVIDENCE;
  const reasons = [...groupBy(evidence.slice(0, MOST_EVIDENCE), ({ why }) => why)].map(([why, places]) => {
    const at = places.map(({ path, line }) => fileLink(target, path, { first: line ?? 0, last: line ?? 0 }));
    return gfm`${gfm.join(', ')(at)}: ${prose(why)}`;
  });
  return gfm.join('; ')([...reasons, ...(rest > 0 ? [gfm`and ${rest} more`] : [])]);
}

const END = gfm`<!-- /cartwright-proposal -->`;

/** Hidden in the body of a pull request, so that a merged one is remembered; it begins what is ours in the body. */
export function proposalMarker(digest: string): Markdown {
  return marker('cartwright-proposal', digest);
}

/** The body of a pull request: text before or after our part of it stays. */
export function proposalBody(own: Markdown, digest: string, found: string): string {
  const text = `${proposalMarker(digest)}\n${own.trim()}\n\n${END}`;
  const begin = found.search(/<!-- cartwright-proposal [0-9a-f]+ -->/);
  const end = found.indexOf(END, begin);
  return begin < 0 || end < 0 ? `${text}\n` : found.slice(0, begin) + text + found.slice(end + END.length);
}
