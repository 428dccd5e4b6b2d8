import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
  readonly id?: string | number;
  readonly method?: string;
}

/** A program that speaks line by line. */
export interface Speaker {
  send(line: string): void;
  /** Ends it; settles when it is gone. */
  end(): Promise<void>;
}

/** Streamable HTTP before a program that speaks line by line. */
export interface HttpBridge {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a bridge with one session at a time: each `initialize` ends the program and starts it anew. What the program says
 * while a request is open goes to the stream of that request; there is no stream beside those.
 *
 * @param start is given what takes the lines of the program
 */
export async function httpBridge(start: (hear: (line: string) => void) => Speaker): Promise<HttpBridge> {
  let session: { readonly speaker: Speaker; readonly open: Map<string | number, ServerResponse> } | undefined;
  let count = 0;

  const end = async (): Promise<void> => {
    const { speaker, open } = session ?? {};
    session = undefined;
    await speaker?.end();
    open?.forEach((response) => response.destroy());
  };
  const begin = (): NonNullable<typeof session> => {
    const open = new Map<string | number, ServerResponse>();
    const speaker = start((line) => {
      const { id, method } = JSON.parse(line) as Message;
      const answers = method === undefined && id !== undefined;
      const to = answers ? open.get(id) : [...open.values()].at(-1);
      to?.write(`event: message\ndata: ${line}\n\n`);
      if (!answers) return;
      open.delete(id);
      to?.end();
    });
    return { speaker, open };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const line = await text(request);
    const { id, method } = JSON.parse(line) as Message;
    if (method === 'initialize') {
      await end();
      session = begin();
      count++;
    }
    if (session === undefined) return void response.writeHead(404).end();
    if (method === undefined || id === undefined) response.writeHead(202).end();
    else {
      session.open.set(id, response);
      response.writeHead(200, { 'content-type': 'text/event-stream', 'mcp-session-id': String(count) });
    }
    session.speaker.send(line);
  };

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    async close() {
      await end();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
