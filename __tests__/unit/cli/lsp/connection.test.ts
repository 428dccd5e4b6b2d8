import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { StreamMessageReader, StreamMessageWriter, type Message } from 'vscode-languageserver/node';
import { serve } from '../../../../src/cli/lsp/server.ts';
import { VERSION } from '../../../../src/version.ts';
import { CLI } from '../../../support/cli.ts';
import { Editor } from '../../../support/editor.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

/** A server, and what it writes. */
function raw(): {
  send: (body: object | string) => void;
  answers: AsyncIterator<Message>;
  end: () => void;
  ended: Promise<number>;
} {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ended } = serve(new StreamMessageReader(input), new StreamMessageWriter(output));
  const queue = new PassThrough({ objectMode: true });
  new StreamMessageReader(output).listen((message) => queue.write(message));
  return {
    send(body) {
      const text = typeof body === 'string' ? body : JSON.stringify({ jsonrpc: '2.0', ...body });
      input.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    },
    answers: queue[Symbol.asyncIterator]() as AsyncIterator<Message>,
    end: () => input.end(),
    ended,
  };
}

const INITIALIZE = { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } };

describe('the life of a connection', () => {
  test('what it can is said once', async () => {
    const editor = new Editor(scratch());
    expect(await editor.initialized).toEqual({
      serverInfo: { name: 'cartwright', version: VERSION },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: 2, save: true },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.cartwright'], resolveProvider: false },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    });
    const again = editor.connection.sendRequest('initialize', INITIALIZE.params);
    await expect(again).rejects.toMatchObject({ code: -32600, message: 'the server is initialized already' });
    expect(await editor.end()).toBe(0);
  });

  test('before initialize requests are refused, and notifications passed over', async () => {
    const server = raw();
    server.send({ method: 'textDocument/didOpen', params: {} });
    server.send({ id: 7, method: 'textDocument/hover', params: {} });
    server.send({ id: 8, method: 'shutdown' });
    const error = { code: -32002, message: 'the server is not initialized yet' };
    expect((await server.answers.next()).value).toEqual({ jsonrpc: '2.0', id: 7, error });
    expect((await server.answers.next()).value).toEqual({ jsonrpc: '2.0', id: 8, error });
    server.send({ method: 'exit' });
    expect(await server.ended).toBe(1);
  });

  test('after shutdown requests are refused, and exit is 0', async () => {
    const server = raw();
    server.send(INITIALIZE);
    await server.answers.next();
    server.send({ id: 2, method: 'shutdown' });
    expect((await server.answers.next()).value).toEqual({ jsonrpc: '2.0', id: 2, result: null });
    server.send({ id: 3, method: 'textDocument/hover', params: {} });
    const error = { code: -32600, message: 'the server was shut down' };
    expect((await server.answers.next()).value).toEqual({ jsonrpc: '2.0', id: 3, error });
    server.send({ method: 'exit' });
    expect(await server.ended).toBe(0);
  });

  test('an editor that goes away without a word is 1', async () => {
    const server = raw();
    server.send(INITIALIZE);
    await server.answers.next();
    server.end();
    expect(await server.ended).toBe(1);
  });

  test('unknown requests, and what is not a request at all, end nothing', async () => {
    const server = raw();
    server.send(INITIALIZE);
    await server.answers.next();
    server.send({ id: 2, method: 'textDocument/inlayHint', params: {} });
    expect((await server.answers.next()).value).toMatchObject({ id: 2, error: { code: -32601 } });
    server.send('{"jsonrpc":"2.0","method":');
    server.send({ method: 'textDocument/didChange', params: null });
    server.send({
      id: 3,
      method: 'textDocument/hover',
      params: { textDocument: { uri: 'file:///%zz' }, position: { line: -1, character: 1e9 } },
    });
    for (let answer = await server.answers.next(); ; answer = await server.answers.next()) {
      const message = answer.value as Message & { id?: number };
      if (message.id !== 3) continue;
      expect(message).toEqual({ jsonrpc: '2.0', id: 3, result: null });
      break;
    }
    server.send({ id: 4, method: 'shutdown' });
    server.send({ method: 'exit' });
    expect(await server.ended).toBe(0);
  });
});

test.each([
  [['lsp'], 'cartwright: the transport is missing\n  help: run cartwright lsp --stdio\n'],
  [
    ['lsp', '--stdio', 'a.cal.yaml'],
    'cartwright: unexpected argument "a.cal.yaml": lsp takes no argument\n  help: for example: cartwright lsp --stdio\n',
  ],
])('%j', async (args, err) => {
  expect(await runMain(args)).toEqual({ code: 2, out: '', err });
});

test.each([
  ['shutdown and exit', true, 0],
  ['the end of its input', false, 1],
])('the built program ends at %s, with nothing on its other stream', async (_, polite, code) => {
  const child = spawn(process.execPath, [CLI, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const send = (body: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body });
    child.stdin.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
  };
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (data: string) => (err += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  send(INITIALIZE);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  if (polite) {
    send({ id: 2, method: 'shutdown' });
    send({ method: 'exit' });
  } else child.stdin.end();
  expect([await ended, err]).toEqual([code, '']);
});

test.each([
  ['whose reader went away', 'pipe'],
  ['of a full disk', 'full'],
])('standard output %s ends nothing, and is told to nobody', async (_, kind) => {
  const full = kind === 'full' ? openSync('/dev/full', 'w') : undefined;
  const child = spawn(process.execPath, [CLI, 'lsp', '--stdio'], { stdio: ['pipe', full ?? 'pipe', 'pipe'] });
  const send = (body: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body });
    child.stdin?.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
  };
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (data: string) => (err += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  send(INITIALIZE);
  if (child.stdout !== null) {
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.stdout.destroy();
  }
  const textDocument = { uri: 'file:///none/a.cal.yaml', languageId: 'yaml', version: 1, text: 'id: x\n' };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  const position = { line: 0, character: 0 };
  for (const id of [2, 3]) send({ id, method: 'textDocument/hover', params: { textDocument, position } });
  child.stdin?.end();
  expect([await ended, err]).toEqual([1, '']);
  if (full !== undefined) closeSync(full);
});
