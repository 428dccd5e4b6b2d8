import {
  CompletionItemKind,
  ErrorCodes,
  ResponseError,
  SymbolKind,
  type CodeLens,
  type CompletionItem,
  type Connection,
  type DocumentSymbol,
  type Location,
  type Position,
  type ServerCapabilities,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { completion, lenses, references, renamable, renamed, type FilePlace } from '../../app/language/answers.ts';
import { outlineOf, type Entry } from '../../core/language/outline.ts';
import type { PlacedUse, Space } from '../../core/language/uses.ts';
import type { Edit } from '../../core/result/diagnostic.ts';
import { LineIndex } from '../../core/source/line-index.ts';
import type { OpenDocuments, OpenDocument } from './open-documents.ts';
import { lspRange, ourPosition, uriOf } from './places.ts';

/** What {@link answerAboutNames} answers. */
export const NAME_CAPABILITIES: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', "'", ' ', '[', ','] },
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  codeLensProvider: { resolveProvider: false },
};

/**
 * Answers what an editor asks about the names of a document, its outline, and what stands above it.
 *
 * @param judged settles when what stands above a document is known
 * @param takesVersions as {@link editOf} needs it
 */
export function answerAboutNames(
  connection: Connection,
  documents: OpenDocuments,
  judged: (uri: string) => Promise<void>,
  takesVersions: () => boolean,
): void {
  connection.onCompletion(async ({ textDocument, position }) => {
    const open = documents.get(textDocument.uri);
    return open === undefined ? [] : completionItems(open, position);
  });
  connection.onDefinition(async ({ textDocument, position }) => {
    const at = placeIn(documents, textDocument.uri, position);
    return at === undefined
      ? []
      : locations(documents, at.open, await references(...at.question, ({ declares }) => declares));
  });
  connection.onReferences(async ({ textDocument, position, context }) => {
    const at = placeIn(documents, textDocument.uri, position);
    if (at === undefined) return [];
    const wanted = ({ declares }: PlacedUse): boolean => context.includeDeclaration || !declares;
    return locations(documents, at.open, await references(...at.question, wanted));
  });
  connection.onPrepareRename(async ({ textDocument, position }) => {
    const at = placeIn(documents, textDocument.uri, position);
    const found = at === undefined ? undefined : await renamable(...at.question);
    if (at === undefined || found === undefined) return null;
    return { range: lspRange(found.range, at.open.mark), placeholder: found.name };
  });
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const at = placeIn(documents, textDocument.uri, position);
    if (at === undefined) return null;
    const edit = editOf(at.open, takesVersions());
    const outcome = await renamed(...at.question, newName);
    if ('problem' in outcome) return new ResponseError(ErrorCodes.InvalidParams, outcome.problem);
    return edit(textEdits(outcome.edits, at.open.mark));
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const open = documents.get(textDocument.uri);
    const doc = await open?.place.workspace.document(open.path);
    return open === undefined || doc === undefined ? [] : outlineOf(doc).map((each) => symbolOf(each, open.mark));
  });
  connection.onCodeLens(async ({ textDocument }): Promise<CodeLens[]> => {
    await judged(textDocument.uri);
    const open = documents.get(textDocument.uri);
    if (open === undefined) return [];
    const found = await lenses(open.place.workspace, open.path);
    // A line that only says something has a command all the same, and the empty one does nothing.
    return found.map(({ range, title }) => ({ range: lspRange(range, open.mark), command: { title, command: '' } }));
  });
}

/**
 * Makes the edit of a document as it is when this is called: an editor whose document has changed by then discards the edit.
 *
 * @param takesVersions whether the editor looks at versions
 */
export function editOf({ document: { uri, version } }: OpenDocument, takesVersions: boolean) {
  return (edits: TextEdit[]): WorkspaceEdit =>
    takesVersions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}

/** Edits of a document as the protocol has them. */
export function textEdits(edits: readonly Edit[], mark: number): TextEdit[] {
  return edits.map(({ range, newText }) => ({ range: lspRange(range, mark), newText }));
}

interface PlaceIn {
  readonly open: OpenDocument;
  readonly question: readonly [workspace: OpenDocument['place']['workspace'], path: string, offset: number];
}

function placeIn(documents: OpenDocuments, uri: string, position: Position): PlaceIn | undefined {
  const open = documents.get(uri);
  if (open === undefined) return undefined;
  const { place, path } = open;
  return { open, question: [place.workspace, path, offsetIn(open, position)] };
}

function offsetIn({ place, path, mark }: OpenDocument, position: Position): number {
  return new LineIndex(place.workspace.file(path)?.text ?? '').offset(ourPosition(position, mark));
}

function locations(documents: OpenDocuments, { place }: OpenDocument, places: readonly FilePlace[]): Location[] {
  return places.map(({ path, range }) => {
    // An open document is called as its editor calls it.
    const other = documents.all.find((each) => each.place === place && each.path === path);
    return { uri: other?.document.uri ?? uriOf(place.cwd, path), range: lspRange(range, other?.mark ?? 0) };
  });
}

async function completionItems(open: OpenDocument, position: Position): Promise<CompletionItem[]> {
  const { place, path, mark } = open;
  const found = await completion(place.workspace, path, offsetIn(open, position));
  if (found === undefined) return [];
  const { offers, word, quote } = found;
  const range = lspRange(new LineIndex(place.workspace.file(path)?.text ?? '').range(word), mark);
  return offers.map(({ name, space, label, detail }) => ({
    label,
    kind: KINDS[space],
    detail,
    filterText: `${quote}${name}${quote}`,
    textEdit: { range, newText: `${quote}${name}${quote}` },
  }));
}

const KINDS: Readonly<Record<Space, CompletionItemKind>> = {
  participant: CompletionItemKind.Class,
  item: CompletionItemKind.Reference,
  variable: CompletionItemKind.Variable,
  node: CompletionItemKind.Event,
  'agent role': CompletionItemKind.Class,
  role: CompletionItemKind.Interface,
  tool: CompletionItemKind.Function,
  'task type': CompletionItemKind.EnumMember,
  scope: CompletionItemKind.EnumMember,
  rule: CompletionItemKind.EnumMember,
};

const SYMBOLS: Readonly<Record<Entry['kind'], SymbolKind>> = {
  property: SymbolKind.Property,
  list: SymbolKind.Array,
  item: SymbolKind.Object,
};

function symbolOf({ name, detail, kind, range, selection, children }: Entry, mark: number): DocumentSymbol {
  return {
    name,
    detail,
    kind: SYMBOLS[kind],
    range: lspRange(range, mark),
    selectionRange: lspRange(selection, mark),
    children: children.map((each) => symbolOf(each, mark)),
  };
}
