import { factsOf } from '../result/known-rules.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { fileError, type Diagnostic, type Range } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { nearest } from '../schema/suggest.ts';
import { rangeOf, toPointer, type SourceDocument } from '../source/document.ts';
import { isMapping, member } from '../value/mapping.ts';
import { LineIndex } from '../source/line-index.ts';
import { fileLinks, resolveLink } from './links.ts';

/** The frontmatter of a Markdown text. */
type Frontmatter =
  | { readonly state: 'none' }
  /** The closing line is missing. */
  | { readonly state: 'open' }
  /** `yaml` has the same lines and columns as the text; `body` is the offset after the closing line. */
  | { readonly state: 'whole'; readonly yaml: string; readonly body: number };

/** Finds the block between a first line `---` and the next line `---`. A byte order mark before it is passed over. */
function frontmatterOf(text: string): Frontmatter {
  const first = /^\ufeff?---[ \t]*(?:\r\n|\r|\n)/.exec(text);
  if (first === null) return { state: 'none' };
  const close = /^(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|$)/gm;
  close.lastIndex = first[0].length;
  const end = close.exec(text);
  if (end === null) return { state: 'open' };
  return { state: 'whole', yaml: `\n${text.slice(first[0].length, end.index)}`, body: close.lastIndex };
}

/** What the check of one file needs. */
export interface BundleFile {
  /** In diagnostics. */
  readonly path: string;
  /** Relative to the bundle, with `/`. */
  readonly name: string;
  readonly text: string;
}

export interface BundleFacts {
  /** All files of the bundle, relative to it. */
  readonly files: ReadonlySet<string>;
  /** All folders that hold one, however deep. */
  readonly folders: ReadonlySet<string>;
  /** Reads frontmatter. */
  parse(path: string, yaml: string): Promise<SourceDocument>;
}

/** Listing of a folder, and history: no concepts (docs/format.md 2.6). The one at the top may have frontmatter of its own. */
const RESERVED = /(?:^|\/)(?:index|log)\.md$/;

const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** Checks one Markdown file of an OKF bundle. */
export async function checkBundleFile(file: BundleFile, facts: BundleFacts): Promise<Diagnostic[]> {
  const lines = new LineIndex(file.text);
  const found: Diagnostic[] = [];
  const report = (rule: RuleId, message: string, range: Range, help: string, pointer = ''): void => {
    found.push({ rule, level: factsOf(rule).level, message, path: file.path, range, pointer, help });
  };
  const firstLine = lines.range({ start: 0, end: file.text.search(/\r|\n|$/) });
  const front = frontmatterOf(file.text);
  if (!RESERVED.test(file.name)) {
    if (front.state === 'none') {
      report(
        'okf/missing-frontmatter',
        'the concept has no frontmatter',
        firstLine,
        'start the file with ---, type: …, ---',
      );
    } else if (front.state === 'open') {
      report('okf/bad-frontmatter', 'the frontmatter is not closed', firstLine, 'close it with a line ---');
    } else await checkFrontmatter(await facts.parse(file.path, front.yaml), report, firstLine);
  }
  for (const { target, span } of fileLinks(file.text, front.state === 'whole' ? front.body : 0)) {
    const name = resolveLink(file.name, target);
    if (name !== undefined && exists(facts, name)) continue;
    const near =
      name === undefined
        ? undefined
        : nearest(
            name,
            [...facts.files].filter((other) => sameFolder(other, name)),
          );
    const why = name === undefined ? 'leads out of the bundle' : 'leads to no file of the bundle';
    const help = near === undefined ? 'readers tolerate it' : `did you mean ${quote(`/${near}`)}?`;
    report('okf/broken-link', `the link ${quote(target)} ${why}`, lines.range(span), help);
  }
  return found;
}

/** What is wrong with a concept whose bytes are no text. */
export function notText(path: string): Diagnostic {
  return fileError('okf/bad-frontmatter', path, 'the file is not valid UTF-8', 'save the file as UTF-8');
}

type Report = (rule: RuleId, message: string, range: Range, help: string, pointer?: string) => void;

function checkFrontmatter(doc: SourceDocument, report: Report, firstLine: Range): void {
  const [problem] = doc.problems;
  if (problem !== undefined && !problem.message.endsWith('the document is empty')) {
    return report('okf/bad-frontmatter', problem.message, problem.range, problem.help ?? 'write it as YAML');
  }
  const { value } = doc;
  if (value !== undefined && value !== null && !isMapping(value))
    return report(
      'okf/bad-frontmatter',
      'the frontmatter is no mapping',
      rangeOf(doc, []),
      'write properties: type: …',
    );
  const at = (name: keyof typeof WAYS): [Range, string, string] => [
    rangeOf(doc, [name]),
    WAYS[name],
    toPointer([name]),
  ];
  const type = member(value, 'type');
  if (type === undefined)
    report('okf/missing-type', 'the frontmatter has no "type"', firstLine, 'say what the concept is: type: Runbook');
  else if (typeof type !== 'string' || type.trim() === '')
    report('okf/missing-type', '"type" is no string, or blank', ...at('type'));
  for (const name of ['title', 'description', 'resource'] as const) {
    const text = member(value, name);
    if (text !== undefined && typeof text !== 'string')
      report('okf/wrong-field', `"${name}" is no string`, ...at(name));
  }
  const tags = member(value, 'tags');
  if (tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')))
    report('okf/wrong-field', '"tags" is no list of strings', ...at('tags'));
  const timestamp = member(value, 'timestamp');
  if (timestamp !== undefined && !(typeof timestamp === 'string' && DATE.test(timestamp)))
    report('okf/wrong-field', '"timestamp" is no date or time of ISO 8601', ...at('timestamp'));
}

const WAYS = {
  type: 'say what the concept is: type: Runbook',
  title: 'put it in quotes',
  description: 'put it in quotes',
  resource: 'write a URI',
  tags: 'write tags: [one, two]',
  timestamp: 'write it as 2026-07-18 or 2026-07-18T15:27:27Z',
} as const;

// A link may name a concept by its id, a file, or a folder.
function exists({ files, folders }: BundleFacts, name: string): boolean {
  return name === '' || files.has(name) || files.has(`${name}.md`) || folders.has(name);
}

function sameFolder(a: string, b: string): boolean {
  return a.slice(0, a.lastIndexOf('/') + 1) === b.slice(0, b.lastIndexOf('/') + 1);
}
