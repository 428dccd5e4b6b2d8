import {
  DidChangeWatchedFilesNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type MessageReader,
  type MessageWriter,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { bugText } from '../../core/report/text/receipts.ts';
import { VERSION } from '../../version.ts';
import { openConnection } from './connection.ts';
import { Desk } from './desk.ts';
import { Judging } from './judging.ts';
import { pathOf } from './places.ts';

/** What is judged, and what it is judged by: when one of these changes on the disk, answers may. */
const WATCHED = [
  '**/cartwright.yaml',
  '**/*.cal.{json,yaml,yml}',
  '**/*.host.{yaml,yml}',
  '**/cartridge.yaml',
  '**/harness-requirements.json',
  '**/*confirmations*.yaml',
  '**/cartwright-baseline.json',
  '**/cartwright.lock',
  '**/*.{cart,acx}',
];

/**
 * Serves one editor until it ends the connection.
 *
 * @returns the exit code: 0 after a shutdown, 1 when the client went away without one
 */
export async function serve(reader: MessageReader, writer: MessageWriter): Promise<number> {
  const { connection, ended } = openConnection(reader, writer);
  const server = new Server(connection);
  connection.listen();
  const code = await ended;
  server.stop();
  connection.dispose();
  return code;
}

class Server {
  readonly #connection: Connection;
  readonly #desk = new Desk();
  readonly #documents = new TextDocuments(TextDocument);
  readonly #judging: Judging;
  #client: InitializeParams['capabilities'] = {};

  constructor(connection: Connection) {
    this.#connection = connection;
    const failed = (error: unknown): void => this.#failed(error);
    this.#judging = new Judging(this.#desk, connection, failed, () => undefined);
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#watch());
    connection.onDidChangeWatchedFiles(() => this.#judging.surroundingsChanged());
    this.#documents.onDidChangeContent(({ document }) => {
      if (this.#desk.put(document) !== undefined) this.#judging.changed(document.uri);
    });
    this.#documents.onDidSave(() => this.#judging.surroundingsChanged());
    this.#documents.onDidClose(({ document: { uri } }) => {
      if (this.#desk.get(uri) === undefined) return;
      this.#desk.close(uri);
      this.#judging.closed(uri);
    });
    this.#documents.listen(connection);
  }

  stop(): void {
    this.#judging.stop();
  }

  #initialize({ capabilities, workspaceFolders, rootUri }: InitializeParams): InitializeResult {
    this.#client = capabilities;
    const folders = workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);
    this.#desk.setFolders(folders.flatMap((uri) => pathOf(uri) ?? []));
    return {
      serverInfo: { name: 'cartwright', version: VERSION },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        workspace: { workspaceFolders: { supported: true } },
      },
    };
  }

  #watch(): void {
    if (this.#client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
    const watchers = WATCHED.map((globPattern) => ({ globPattern }));
    void this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
  }

  /** A bug of ours is told with how to report it; the texts of the user are not in it. */
  #failed(error: unknown): void {
    const [kind, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
    this.#connection.console.error(bugText(kind, stack));
  }
}
