import {
  DidChangeWatchedFilesNotification,
  MessageType,
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
import { FILE_NAMES } from '../../core/value/file-names.ts';
import { VERSION } from '../../version.ts';
import { openConnection } from './connection.ts';
import { OpenDocuments } from './open-documents.ts';
import { answerRequests, CAPABILITIES } from './findings.ts';
import { Judging } from './judging.ts';
import { pathOf } from './places.ts';

/** What is judged, and what it is judged by: when one of these changes on the disk, answers may. */
const WATCHED = [
  ...(['config', 'cal', 'host', 'cartridge', 'baseline', 'lock'] as const).flatMap((kind) =>
    FILE_NAMES[kind].map((name) => `**/${name}`),
  ),
  '**/harness-requirements.json',
  '**/*confirmations*.yaml',
  '**/*.{cart,acx}',
];

/** A server of one editor. */
export interface Serving {
  /** The exit code: 0 after a shutdown, 1 when the client went away without one. */
  readonly ended: Promise<number>;
  /** As {@link Judging.settled}. */
  readonly settled: (uri: string) => Promise<void>;
}

/** Serves one editor until it ends the connection. */
export function serve(reader: MessageReader, writer: MessageWriter): Serving {
  const { connection, ended } = openConnection(reader, writer);
  const server = new Server(connection);
  connection.listen();
  const end = (code: number): number => {
    server.judging.stop();
    connection.dispose();
    return code;
  };
  return { ended: ended.then(end), settled: (uri) => server.judging.settled(uri) };
}

class Server {
  readonly #connection: Connection;
  readonly #openDocuments = new OpenDocuments();
  readonly #documents = new TextDocuments(TextDocument);
  readonly judging: Judging;
  #client: InitializeParams['capabilities'] = {};
  #folders: readonly string[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
    const failed = (error: unknown): void => this.#failed(error);
    this.judging = new Judging(this.#openDocuments, connection, failed);
    const takesVersions = (): boolean => this.#client.workspace?.workspaceEdit?.documentChanges === true;
    answerRequests(connection, this.#openDocuments, takesVersions);
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => {
      this.#watch();
      this.#followFolders();
    });
    connection.onDidChangeWatchedFiles(() => this.judging.surroundingsChanged());
    this.#documents.onDidChangeContent(({ document }) => this.#try(() => this.#changed(document)));
    this.#documents.onDidSave(() => this.#try(() => this.judging.surroundingsChanged()));
    this.#documents.onDidClose(({ document: { uri } }) =>
      this.#try(() => {
        if (this.#openDocuments.get(uri) === undefined) return;
        this.#openDocuments.close(uri);
        this.judging.closed(uri);
      }),
    );
    this.#documents.listen(connection);
  }

  /** Shows what a failing notification throws: the library only prints it where no editor looks. */
  #try(handle: () => void): void {
    try {
      handle();
    } catch (error) {
      this.#failed(error);
    }
  }

  #changed(document: TextDocument): void {
    const isOpen = this.#openDocuments.get(document.uri) !== undefined;
    if (this.#openDocuments.put(document) === undefined) return;
    this.judging.changed(document.uri, isOpen);
    if (!isOpen) this.judging.surroundingsChanged();
  }

  #initialize({ capabilities, workspaceFolders, rootUri }: InitializeParams): InitializeResult {
    this.#client = capabilities;
    this.#folders = workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);
    this.#openDocuments.setFolders(this.#folders.flatMap((uri) => pathOf(uri) ?? []));
    return {
      serverInfo: { name: 'cartwright', version: VERSION },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        ...CAPABILITIES,
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  #watch(): void {
    if (this.#client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
    const watchers = WATCHED.map((globPattern) => ({ globPattern }));
    void this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
  }

  #followFolders(): void {
    if (this.#client.workspace?.workspaceFolders !== true) return;
    this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => uri));
      this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
      this.#openDocuments.setFolders(this.#folders.flatMap((uri) => pathOf(uri) ?? []));
      for (const { document } of this.#openDocuments.all) this.judging.changed(document.uri, false);
    });
  }

  /** A bug of ours is shown, with how to report it: a user who sees no findings must not think that there are none. */
  #failed(error: unknown): void {
    const [kind, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
    const params = { type: MessageType.Error, message: bugText(kind, stack) };
    this.#connection.sendNotification('window/showMessage', params).catch(() => undefined);
  }
}
