import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type {
  CodeAction,
  Diagnostic,
  Hover,
  InitializeParams,
  InitializeResult,
  PublishDiagnosticsParams,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { serve } from '../../src/cli/lsp/server.ts';
import { LineIndex } from '../../src/core/source/line-index.ts';
import { CLI } from './cli.ts';
import { printDiagnostics } from './editor-findings.ts';

/** What an editor asks at a place, and what it is answered. */
interface Answers {
  'textDocument/hover': Hover | null;
}

/** Where a server reads and writes, and the exit code that it ends with. */
export interface ServerStreams {
  readonly input: Writable;
  readonly output: Readable;
  readonly ended: Promise<number>;
  /** Settles when all that the server has read is judged; of a server in the process of the test. */
  readonly settled?: (uri: string) => Promise<void>;
}

function inProcess(): ServerStreams {
  const [input, output] = [new PassThrough(), new PassThrough()];
  return { input, output, ...serve(new StreamMessageReader(input), new StreamMessageWriter(output)) };
}

/** The built program as a server. */
export function built(nodeOptions: readonly string[] = []): ServerStreams {
  const child = spawn(process.execPath, [...nodeOptions, CLI, 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  return { input: child.stdin, output: child.stdout, ended };
}

/** An editor that has folders open, with a server in the process of the test, or another. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly folder: string;
  readonly initialized: Promise<InitializeResult>;
  /** The server's exit code. */
  readonly ended: Promise<number>;
  readonly #settled: ServerStreams['settled'];
  readonly #shown = new Map<string, PublishDiagnosticsParams>();
  readonly #looks = new Set<() => void>();
  readonly #texts = new Map<string, { text: string; version: number }>();

  /** @param capabilities of the editor */
  constructor(
    folder: string,
    capabilities: InitializeParams['capabilities'] = {},
    folders = [folder],
    { input, output, ended, settled }: ServerStreams = inProcess(),
  ) {
    this.folder = folder;
    this.ended = ended;
    this.#settled = settled;
    this.connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#shown.set(params.uri, params);
      for (const look of this.#looks) look();
    });
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.listen();
    this.initialized = this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: folders.map((each) => ({ uri: pathToFileURL(each).href, name: each })),
      capabilities,
    });
    void this.initialized.then(() => this.connection.sendNotification('initialized', {}));
  }

  uri(path: string): string {
    return pathToFileURL(path.startsWith('/') ? path : `${this.folder}/${path}`).href;
  }

  /** Opens a file, with the text of the disk if no other is given. */
  async open(
    path: string,
    text = readFileSync(`${path.startsWith('/') ? '' : `${this.folder}/`}${path}`, 'utf8'),
  ): Promise<void> {
    await this.initialized;
    const uri = this.uri(path);
    this.#texts.set(uri, { text, version: 1 });
    const languageId = path.endsWith('.json') ? 'json' : 'yaml';
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  text(path: string): string {
    return this.#texts.get(this.uri(path))?.text ?? '';
  }

  /** Puts a text in place of another one, as typing does. */
  async type(path: string, from: number, to: number, typed: string): Promise<void> {
    const uri = this.uri(path);
    const { text, version } = this.#texts.get(uri) ?? { text: '', version: 0 };
    const index = new LineIndex(text);
    const at = (offset: number): { line: number; character: number } => {
      const { line, column } = index.position(offset);
      return { line: line - 1, character: column - 1 };
    };
    this.#texts.set(uri, { text: text.slice(0, from) + typed + text.slice(to), version: version + 1 });
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: version + 1 },
      contentChanges: [{ range: { start: at(from), end: at(to) }, text: typed }],
    });
  }

  /** Gives a document another text. */
  async become(path: string, text: string): Promise<void> {
    await this.type(path, 0, this.text(path).length, text);
  }

  async close(path: string): Promise<void> {
    this.#texts.delete(this.uri(path));
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uri(path) } });
  }

  /** Settles when everything that was sent is judged, and what the server said of it was read. */
  async judged(path: string): Promise<void> {
    // Messages are read in their order, so an answer says that all before it were.
    await this.actions(path, ['none']);
    await this.#settled?.(this.uri(path));
    await this.actions(path, ['none']);
  }

  /** What the server has said of a document, once everything is judged. */
  async diagnostics(path: string): Promise<readonly Diagnostic[]> {
    await this.judged(path);
    return this.#shown.get(this.uri(path))?.diagnostics ?? [];
  }

  /** Settles when the server has said something of a document, in its last version, that has a code of these. */
  until(path: string, ...codes: readonly string[]): Promise<void> {
    const uri = this.uri(path);
    return new Promise((resolve) => {
      const look = (): void => {
        const { version, diagnostics = [] } = this.#shown.get(uri) ?? {};
        if (version !== this.#texts.get(uri)?.version) return;
        if (!codes.every((code) => diagnostics.some((each) => each.code === code))) return;
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
      look();
    });
  }

  /** The version of the document that the last diagnostics were said of. */
  version(path: string): number | undefined {
    return this.#shown.get(this.uri(path))?.version;
  }

  /** The findings of a document in the form of {@link printDiagnostics}. */
  async findings(path: string): Promise<readonly string[]> {
    return printDiagnostics(await this.diagnostics(path), this.folder);
  }

  /** Asks about the place before which `before` stands. */
  ask<M extends keyof Answers>(method: M, path: string, before: string, more: object = {}): Promise<Answers[M]> {
    const at = this.text(path).indexOf(before);
    if (at < 0) throw new Error(`${path} does not hold ${before}`);
    const { line, column } = new LineIndex(this.text(path)).position(at + before.length);
    const position = { line: line - 1, character: column - 1 };
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(path) }, position, ...more });
  }

  /** The actions for a whole document. */
  actions(path: string, only?: readonly string[]): Promise<CodeAction[]> {
    const { line, column } = new LineIndex(this.text(path)).position(this.text(path).length);
    const range = { start: { line: 0, character: 0 }, end: { line: line - 1, character: column - 1 } };
    const context = { diagnostics: [], ...(only === undefined ? {} : { only }) };
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: this.uri(path) },
      range,
      context,
    });
  }

  /** The text of a document after the edits of an answer. */
  edited(path: string, { changes }: WorkspaceEdit): string {
    const index = new LineIndex(this.text(path));
    const edits: readonly TextEdit[] = changes?.[this.uri(path)] ?? [];
    const offset = ({ line, character }: TextEdit['range']['start']): number =>
      index.offset({ line: line + 1, column: character + 1 });
    return edits
      .map(({ range, newText }) => ({ start: offset(range.start), end: offset(range.end), newText }))
      .sort((a, b) => b.start - a.start)
      .reduce((text, { start, end, newText }) => text.slice(0, start) + newText + text.slice(end), this.text(path));
  }

  /** Ends the connection as the protocol has it. */
  async end(): Promise<number> {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const code = await this.ended;
    this.connection.dispose();
    return code;
  }
}
