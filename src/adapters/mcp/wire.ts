import { quote } from '../../core/text/printable.ts';
import { mapping, textOf } from '../../core/value/mapping.ts';

type Id = string | number;

/** A JSON-RPC message as far as it is looked at here. */
export interface WireMessage {
  readonly jsonrpc: '2.0';
  readonly id?: Id;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Keeps the books of one connection: which requests are out, and whether what comes back is JSON-RPC 2.0 to the letter.
 * The SDK is lenient (it reads the id "1" as 1); a server that cannot keep ids apart cannot be relied on.
 */
export class Wire {
  readonly #open = new Set<Id>();
  /** Methods that the server asked the client for. */
  readonly asked = new Set<string>();

  /** Notes what is sent. */
  sent(message: object): void {
    const { id, method } = message as WireMessage;
    if (method !== undefined && id !== undefined) this.#open.add(id);
  }

  /**
   * Takes requests as answered.
   *
   * @param id of the request; undefined for all that are out
   * @returns those that were out
   */
  close(id: Id | undefined): Id[] {
    const ids = [...this.#open].filter((each) => id === undefined || each === id);
    for (const each of ids) this.#open.delete(each);
    return ids;
  }

  /** @returns what is wrong with a received value, in words; undefined when nothing is. */
  problemWith(value: unknown): string | undefined {
    if (Array.isArray(value)) return 'a batch, which no revision of the protocol in use allows';
    if (typeof value !== 'object' || value === null) return 'JSON that is not an object';
    const message = value as Readonly<Record<string, unknown>>;
    const has = (key: string): boolean => Object.hasOwn(message, key) && message[key] !== undefined;
    if (message['jsonrpc'] !== '2.0') return 'a message that is not JSON-RPC 2.0';
    if (has('method')) return this.#request(message);
    if (has('result') && has('error')) return 'an answer with both a result and an error';
    if (!has('result') && !has('error')) return 'a message that is neither a request nor an answer';
    return this.#answer(message, has('error'));
  }

  #request(message: Readonly<Record<string, unknown>>): string | undefined {
    const { method, id } = message;
    if (typeof method !== 'string') return 'a request whose method is not text';
    if (id !== undefined && !isId(id)) return 'a request with a malformed id';
    if (id !== undefined) this.asked.add(method);
    return undefined;
  }

  #answer(message: Readonly<Record<string, unknown>>, isError: boolean): string | undefined {
    const { id } = message;
    // An error without id is how a server says that it could not read a request.
    if (isError && (id === null || id === undefined)) return 'an error that belongs to no request';
    if (!isId(id)) return 'an answer with a malformed id';
    const inner = isError ? message['error'] : message['result'];
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
      return `an answer whose ${isError ? 'error' : 'result'} is not an object`;
    const { code, message: words } = inner as Readonly<Record<string, unknown>>;
    if (isError && (!Number.isInteger(code) || typeof words !== 'string'))
      return 'an error without its code or message';
    const shown = typeof id === 'string' ? quote(id, 40) : String(id);
    return this.#open.delete(id) ? undefined : `an answer to request ${shown}, which is not open`;
  }
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/** What a client calls itself, and its version; empty for one that says nothing. */
export function clientName(info: unknown): string {
  const [name, version] = [textOf(mapping(info), 'name'), textOf(mapping(info), 'version')];
  return [name, version].filter((each) => each !== '').join(' ');
}
