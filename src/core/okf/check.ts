import { factsOf } from '../result/known-rules.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { fileError, type Diagnostic, type Range } from '../result/diagnostic.ts';
import { rangeOf, type SourceDocument } from '../source/document.ts';
import { isMapping, member } from '../value/mapping.ts';
import { LineIndex } from '../source/line-index.ts';

/** The frontmatter of a Markdown text. */
type Frontmatter =
  | { readonly state: 'none' }
  /** The closing line is missing. */
  | { readonly state: 'open' }
  /** `yaml` has the same lines and columns as the text. */
  | { readonly state: 'whole'; readonly yaml: string };

/** Finds the block between a first line `---` and the next line `---`. A byte order mark before it is passed over. */
function frontmatterOf(text: string): Frontmatter {
  const first = /^\ufeff?---[ \t]*(?:\r\n|\r|\n)/.exec(text);
  if (first === null) return { state: 'none' };
  const close = /^(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|$)/gm;
  close.lastIndex = first[0].length;
  const end = close.exec(text);
  if (end === null) return { state: 'open' };
  return { state: 'whole', yaml: `\n${text.slice(first[0].length, end.index)}` };
}

/** What the check of one file needs. */
export interface BundleFile {
  /** In diagnostics. */
  readonly path: string;
  /** Relative to the bundle, with `/`. */
  readonly name: string;
  readonly text: string;
}

/** Listing of a folder, and history: no concepts (docs/format.md 2.6). The one at the top may have frontmatter of its own. */
const RESERVED = /(?:^|\/)(?:index|log)\.md$/;

/** Checks one Markdown file of an OKF bundle. @param parse reads frontmatter */
export async function checkBundleFile(
  file: BundleFile,
  parse: (path: string, yaml: string) => Promise<SourceDocument>,
): Promise<Diagnostic[]> {
  if (RESERVED.test(file.name)) return [];
  const lines = new LineIndex(file.text);
  const found: Diagnostic[] = [];
  const report = (rule: RuleId, message: string, range: Range, help: string, pointer = ''): void => {
    found.push({ rule, level: factsOf(rule).level, message, path: file.path, range, pointer, help });
  };
  const firstLine = lines.range({ start: 0, end: file.text.search(/\r|\n|$/) });
  const front = frontmatterOf(file.text);
  if (front.state === 'none') {
    const help = 'start the file with ---, type: …, ---';
    report('okf/missing-frontmatter', 'the concept has no frontmatter', firstLine, help);
  } else if (front.state === 'open') {
    report('okf/bad-frontmatter', 'the frontmatter is not closed', firstLine, 'close it with a line ---');
  } else await checkFrontmatter(await parse(file.path, front.yaml), report, firstLine);
  return found;
}

/** What is wrong with a concept whose bytes are not text. */
export function notText(path: string): Diagnostic {
  return fileError('okf/bad-frontmatter', path, 'the file is not valid UTF-8', 'save the file as UTF-8');
}

type Report = (rule: RuleId, message: string, range: Range, help: string, pointer?: string) => void;

function checkFrontmatter(doc: SourceDocument, report: Report, firstLine: Range): void {
  const [problem] = doc.problems;
  if (problem !== undefined && !problem.message.endsWith('the document is empty')) {
    return report('okf/bad-frontmatter', problem.message, problem.range, problem.help);
  }
  const { value } = doc;
  if (value !== undefined && value !== null && !isMapping(value))
    return report('okf/bad-frontmatter', 'the frontmatter is not a mapping', rangeOf(doc, []), 'write type: …');
  const help = 'say what the concept is: type: Runbook';
  const type = member(value, 'type');
  if (type === undefined) report('okf/missing-type', 'the frontmatter has no "type"', firstLine, help);
  else if (typeof type !== 'string' || type.trim() === '')
    report('okf/missing-type', '"type" is not a string, or blank', rangeOf(doc, ['type']), help, '/type');
}
