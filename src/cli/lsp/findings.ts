import {
  CodeActionKind,
  MarkupKind,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type Hover,
  type HoverParams,
  type ServerCapabilities,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { fixed } from '../../app/language/fix-all.ts';
import { compareDiagnostics, type Diagnostic, type Edit } from '../../core/result/diagnostic.ts';
import { LineIndex } from '../../core/source/line-index.ts';
import { member } from '../../core/value/mapping.ts';
import type { OpenDocuments, OpenDocument } from './open-documents.ts';
import { asShown, lspDiagnostics, lspRange, ourPosition } from './places.ts';

/** All fixes of a document at once, as editors ask for them when a file is saved. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.cartwright`;

/** What {@link answerRequests} answers. */
export const CAPABILITIES: ServerCapabilities = {
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL], resolveProvider: false },
};

/**
 * Answers what an editor asks: what a rule means, and what fixes a finding.
 *
 * @param takesVersions as {@link editOf} needs it
 */
export function answerRequests(connection: Connection, documents: OpenDocuments, takesVersions: () => boolean): void {
  connection.onHover(async ({ textDocument, position }) => {
    const open = documents.get(textDocument.uri);
    return open === undefined ? null : hoverOf(open, position);
  });
  connection.onCodeAction(async ({ textDocument, range, context: { only } }) => {
    const open = documents.get(textDocument.uri);
    if (open === undefined) return [];
    const edit = editOf(open, takesVersions());
    const wants = (kind: string): boolean =>
      only === undefined || only.some((asked) => kind === asked || kind.startsWith(`${asked}.`) || asked === '');
    return [
      ...(wants(CodeActionKind.QuickFix) ? await quickFixes(open, range, edit) : []),
      ...(wants(FIX_ALL) ? await allFixes(open, edit) : []),
    ];
  });
}

/**
 * Makes the edit of a document as it is when this is called: an editor whose document has changed by then discards the edit.
 *
 * @param takesVersions whether the editor looks at versions
 */
function editOf({ document: { uri, version } }: OpenDocument, takesVersions: boolean) {
  return (edits: TextEdit[]): WorkspaceEdit =>
    takesVersions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}

/** Edits of a document as the protocol has them. */
function textEdits(edits: readonly Edit[], mark: number): TextEdit[] {
  return edits.map(({ range, newText }) => ({ range: lspRange(range, mark), newText }));
}

async function findingsOf({ place, path }: OpenDocument): Promise<readonly Diagnostic[]> {
  await place.workspace.judgeAlone(path);
  return place.workspace.findings(path);
}

async function hoverOf(open: OpenDocument, position: HoverParams['position']): Promise<Hover | null> {
  const at = ourPosition(position, open.mark);
  const spot = { start: at, end: at };
  const here = (await findingsOf(open)).filter(({ range }) => meets(range, spot));
  const [first] = here;
  if (first === undefined) return null;
  const { RULES } = await import('../../generated/rules.ts');
  const metas = RULES.filter(({ id }) => here.some(({ rule }) => rule === id));
  const range = lspRange(first.range, open.mark);
  const { hoverMarkdown } = await import('../../core/report/markdown/pages/rule.ts');
  return { range, contents: { kind: MarkupKind.Markdown, value: hoverMarkdown(here, metas) } };
}

async function quickFixes(
  open: OpenDocument,
  range: CodeActionParams['range'],
  edit: ReturnType<typeof editOf>,
): Promise<CodeAction[]> {
  const { place, path, mark } = open;
  const asked = { start: ourPosition(range.start, mark), end: ourPosition(range.end, mark) };
  const here = asShown(await findingsOf(open)).filter((each) => each.fix !== undefined && meets(each.range, asked));
  const value = here.length === 0 ? undefined : (await place.workspace.document(path))?.value;
  // As --fix leaves a signed CAL alone: any change breaks its signature.
  if (member(value, 'integrity') !== undefined) return [];
  return here.sort(compareDiagnostics).map((finding) => ({
    title: finding.fix?.title ?? '',
    kind: CodeActionKind.QuickFix,
    isPreferred: true,
    diagnostics: lspDiagnostics([finding], place.cwd, mark),
    edit: edit(textEdits(finding.fix?.edits ?? [], mark)),
  }));
}

async function allFixes({ place, path, mark }: OpenDocument, edit: ReturnType<typeof editOf>): Promise<CodeAction[]> {
  const before = place.workspace.file(path)?.text ?? '';
  const after = await fixed(place.workspace, path);
  if (after === undefined) return [];
  const range = lspRange(new LineIndex(before).range({ start: 0, end: before.length }), mark);
  const newText = after.startsWith('\ufeff') ? after.slice(1) : after;
  return [
    {
      title: 'apply all safe fixes',
      kind: FIX_ALL,
      edit: edit([{ range, newText }]),
    },
  ];
}

/** Whether two ranges have a place in common, their ends included. */
function meets(a: Diagnostic['range'], b: Diagnostic['range']): boolean {
  const before = (x: Diagnostic['range']['end'], y: Diagnostic['range']['start']): boolean =>
    x.line < y.line || (x.line === y.line && x.column < y.column);
  return !before(a.end, b.start) && !before(b.end, a.start);
}
