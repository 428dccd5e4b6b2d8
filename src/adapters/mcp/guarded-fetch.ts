import { quote } from '../../core/text/printable.ts';
import type { McpLimits } from './limits.ts';

/** What a guarded fetch saw go wrong; the SDK's own messages may hold a server's text. */
export interface HttpTrouble {
  /** The first reason for which the server cannot be relied on, starting with a verb. */
  failure: string | undefined;
  /** The server does not know the session, as after its restart. */
  unknown: boolean;
  /** Ends the connection at once, of a held server all open requests: the SDK would wait for an answer that was cut off. */
  cut: AbortController;
}

/** The types that an answer may have. */
const ANSWERS = ['application/json', 'text/event-stream'];

/**
 * A fetch for one MCP server: it stays on the URL that the operator named (a redirect is refused, not followed), sends no
 * cookies and no referrer, and reads no more than the limits allow.
 */
export function guardedFetch(limits: McpLimits, trouble: HttpTrouble, signal: AbortSignal) {
  let total = 0;
  const give = (reason: string): Error => {
    trouble.failure ??= reason;
    return new Error(reason);
  };
  return async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const ends = [signal, trouble.cut.signal];
    const signals = init.signal == null ? ends : [...ends, init.signal];
    let response: Response;
    try {
      response = await fetch(url, {
        ...init,
        redirect: 'manual',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any(signals),
      });
    } catch (error) {
      if (signal.aborted || init.signal?.aborted === true) throw error;
      const cause = (error as Error).cause as { code?: string } | undefined;
      const code = cause?.code ?? '';
      throw give(`cannot be reached: ${/^(?:HPE_.*)?$/.test(code) ? 'the answer is not valid HTTP' : code}`);
    }
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw give(`answered with a redirect (HTTP ${status}), which is not followed: name the final URL`);
    }
    // Beside Streamable HTTP the stream for the server's own messages is an offer: 405 declines it, and so does whatever
    // else goes wrong there.
    const method = (init.method ?? 'GET').toUpperCase();
    const answers = method === 'POST';
    // The protocol asks for 404; servers that are made after the SDK's examples say 400.
    if (answers && (status === 404 || status === 400)) trouble.unknown = true;
    if (answers && status >= 400)
      trouble.failure ??=
        status === 401 || status === 403
          ? `asks for authorization (HTTP ${status}): name a header in the profile`
          : `answered with HTTP ${status}`;
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (answers && status === 200 && !ANSWERS.includes(type)) {
      await response.body?.cancel();
      throw give(`answered with the content type ${quote(type, 60)}; it must be ${ANSWERS.join(' or ')}`);
    }
    let received = 0;
    return limited(response, (bytes) => {
      total += bytes.length;
      received += bytes.length;
      // The stream for the server's own messages is as long as the connection.
      const most = limits.held === true && method === 'GET' ? Infinity : limits.lineBytes;
      if (received <= most && total <= limits.totalBytes) return undefined;
      trouble.failure = `answered with more than ${limits.lineBytes / 1024 / 1024} MiB`;
      const { cut } = trouble;
      if (limits.held === true) trouble.cut = new AbortController();
      cut.abort();
      return new Error(trouble.failure);
    });
  };
}

/** An answer that ends with an error once `tooMuch` says one. */
function limited(response: Response, tooMuch: (chunk: Uint8Array) => Error | undefined): Response {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const error = tooMuch(chunk);
        if (error === undefined) controller.enqueue(chunk);
        else controller.error(error);
      },
    }),
  );
  return new Response(counted, { status, statusText, headers });
}
