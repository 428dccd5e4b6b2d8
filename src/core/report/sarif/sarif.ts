import type { Diagnostic, Edit, Range, Related } from '../../result/diagnostic.ts';
import type { Suppressed } from '../../lint/suppress/apply.ts';
import type { RuleMeta } from '../../result/rule.ts';
import { printable } from '../../text/printable.ts';
import { redact } from '../../text/redact.ts';
import type { Excerpt } from '../text/excerpt.ts';
import { isWayOut } from '../../value/path.ts';
import { fingerprints } from '../counts.ts';
import { REPOSITORY, rulePage } from '../../result/rule-page.ts';
import { sha256Hex } from '../../value/digest.ts';

/** What SARIF says of a rule. */
type SarifRule = Pick<RuleMeta, 'level' | 'summary' | 'what' | 'why'> &
  Partial<Pick<RuleMeta, 'bad' | 'good' | 'owasp'>>;

export interface SarifOptions {
  readonly toolVersion: string;
  /** @returns the rule of an id, or undefined for a finding that no rule page describes */
  readonly ruleOf: (id: string) => SarifRule | undefined;
  /** Accepted findings: SARIF keeps and marks them. */
  readonly suppressed?: readonly Suppressed[];
  /** Source lines by path, with what must not be shown masked. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
  /** What tells this analysis from another one of the same commit: `automationDetails.id`, with a slash at its end. */
  readonly id: string;
  readonly versionControl?: { readonly repositoryUri: string; readonly revisionId?: string; readonly branch?: string };
}

/** Name of the base that all relative paths hang on: the working directory. */
const BASE = 'SRCROOT';

/**
 * A SARIF 2.1.0 log of one run. Fingerprints hold neither line numbers nor list positions, so that a finding stays the same
 * when the text around it moves.
 *
 * @returns plain data for JSON
 */
export function sarifLog(diagnostics: readonly Diagnostic[], options: SarifOptions): Readonly<Record<string, unknown>> {
  const suppressed = options.suppressed ?? [];
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  const ids = [...new Set(all.map(({ rule }) => rule))].sort();
  const fingerprint = fingerprints();
  const result = (diagnostic: Diagnostic): Record<string, unknown> =>
    resultOf(diagnostic, ids.indexOf(diagnostic.rule), fingerprint(diagnostic), options.excerpts?.get(diagnostic.path));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'cartwright',
            version: options.toolVersion,
            semanticVersion: options.toolVersion,
            informationUri: REPOSITORY,
            rules: ids.map((id) => descriptorOf(id, options.ruleOf(id))),
          },
        },
        automationDetails: { id: printable(options.id) },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [BASE]: { description: { text: 'The directory that cartwright ran in.' } } },
        ...(options.versionControl === undefined
          ? {}
          : { versionControlProvenance: [{ ...options.versionControl, mappedTo: { uriBaseId: BASE } }] }),
        results: [
          ...diagnostics.map(result),
          ...suppressed.map(({ diagnostic, kind, reason }) => ({
            ...result(diagnostic),
            suppressions: [
              { kind, status: 'accepted', ...(reason === undefined ? {} : { justification: printable(reason) }) },
            ],
          })),
        ],
      },
    ],
  };
}

const MESSAGES = { default: { text: "'{0}'." } };

function descriptorOf(id: string, rule: SarifRule | undefined): Record<string, unknown> {
  if (rule === undefined) return { id, shortDescription: { text: `${id}.` }, messageStrings: MESSAGES };
  const sentence = `${rule.summary.slice(0, 1).toUpperCase()}${rule.summary.slice(1)}.`;
  const words = id.split(/[/-]/).filter((word) => word.length > 1);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return {
    id,
    name,
    shortDescription: { text: sentence },
    fullDescription: { text: rule.what },
    helpUri: rulePage(id),
    messageStrings: MESSAGES,
    help: { text: `${rule.what}\n\n${rule.why}`, markdown: helpOf(rule) },
    defaultConfiguration: { level: rule.level },
    properties: {
      tags: [id.split('/')[0], ...(rule.owasp ?? [])],
      precision: rule.level === 'error' ? 'very-high' : 'high',
    },
  };
}

function helpOf({ what, why, bad, good }: SarifRule): string {
  const example = (title: string, shown: SarifRule['bad']): string[] =>
    shown === undefined ? [] : [`**${title}**`, `\`\`\`${shown.language}\n${shown.text.slice(0, 2000)}\`\`\``];
  return [what, why, ...example('Bad', bad), ...example('Good', good)].join('\n\n');
}

function resultOf(
  diagnostic: Diagnostic,
  ruleIndex: number,
  fingerprint: string,
  excerpt: Excerpt | undefined,
): Record<string, unknown> {
  const { rule, level, message, path, range, pointer, help, fix, related = [] } = diagnostic;
  const artifactLocation = locationOf(path);
  const text = `${printable(message)}.${help === undefined ? '' : ` Help: ${printable(help)}`}`;
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text, id: 'default', arguments: [printable(message)] },
    locations: [
      {
        physicalLocation: { artifactLocation, ...withSnippets(range, excerpt?.get(range.start.line)) },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: printable(pointer), kind: 'member' }] }),
      },
    ],
    ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedLocation) }),
    partialFingerprints: { primaryLocationLineHash: fingerprint, 'cartwrightFinding/v1': fingerprint },
    ...(fix === undefined
      ? {}
      : {
          fixes: [
            {
              description: { text: `${printable(fix.title)}.` },
              artifactChanges: [{ artifactLocation, replacements: fix.edits.map(replacementOf) }],
            },
          ],
        }),
  };
}

function relatedLocation({ message, path, range }: Related, i: number): Record<string, unknown> {
  return {
    id: i + 1,
    physicalLocation: { artifactLocation: locationOf(path), region: regionOf(range) },
    message: { text: `${printable(message)}.` },
  };
}

// The text of a place on one line, and that line; of a longer place only the lines are told.
function withSnippets(range: Range, line: string | undefined): Record<string, unknown> {
  const region = regionOf(range);
  if (line === undefined || range.start.line !== range.end.line || line.length > LONGEST_LINE) return { region };
  const text = line.slice(range.start.column - 1, range.end.column - 1);
  const contextRegion = { startLine: range.start.line, endLine: range.start.line, snippet: { text: line } };
  return { region: { ...region, ...(text === '' ? {} : { snippet: { text } }) }, contextRegion };
}

const LONGEST_LINE = 500;

function replacementOf({ range, newText }: Edit): Record<string, unknown> {
  return {
    deletedRegion: regionOf(range),
    ...(newText === '' ? {} : { insertedContent: { text: newText } }),
  };
}

function regionOf({ start, end }: Range): Record<string, number> {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

// Paths outside the working directory are alone: nothing about the machine is told that the path does not say itself.
function locationOf(path: string): Record<string, unknown> {
  // An address spells signs out, behind which a secret would not be seen.
  const uri = redact(path)
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/');
  if (path.startsWith('/')) return { uri: `file://${uri}` };
  return isWayOut(path) ? { uri } : { uri, uriBaseId: BASE };
}

/** What the environment of a GitHub job tells about the repository that is judged; nothing outside of one. */
export function sarifContext(env: Readonly<Record<string, string | undefined>>): Pick<SarifOptions, 'versionControl'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
  const { GITHUB_REF_NAME: branch } = env;
  if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server)) return {};
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return {};
  return {
    versionControl: {
      repositoryUri: `${server}/${repository}`,
      ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
      ...(branch === undefined || branch === '' ? {} : { branch }),
    },
  };
}

/**
 * The `automationDetails.id` of a run of the command line. Runs that judge the same by the same options have the same one on every day
 * and machine, others another. Code scanning keeps the results of each apart; it takes all before the last slash as its category, so
 * that there is one at the end.
 *
 * @param command its name, `okf check`
 * @param directory the working directory relative to the repository's top folder; `.` when they are one
 * @param asked arguments and options that decide what is judged, and how; plain data for JSON
 */
export function automationId(command: string, directory: string, asked: readonly unknown[]): string {
  const narrowed = asked.length === 0 ? '' : `?${sha256Hex(JSON.stringify(asked)).slice(0, 16)}`;
  return `cartwright/${command.replaceAll(' ', '-')}${directory === '.' ? '' : `/${directory}`}${narrowed}/`;
}
