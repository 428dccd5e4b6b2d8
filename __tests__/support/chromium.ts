import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** An event of the DevTools protocol. */
interface Happened {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A page of a browser without a screen, driven by the DevTools protocol. */
export interface Page {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Opens a file, and waits until it is loaded. */
  open(path: string, fragment?: string): Promise<void>;
  /** All events so far, oldest first. */
  readonly events: readonly Happened[];
}

export interface Browser {
  /** A new page of a width, in a colour scheme. */
  page(width: number, scheme?: 'light' | 'dark'): Promise<Page>;
  /** Closes what was opened so far: what lies in the background takes its time, too. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts Chromium. The protocol is spoken through two pipes, so that neither a port nor a client library is needed.
 *
 * @param profile an empty folder for what the browser keeps
 */
export function startChromium(profile: string): Browser {
  const flags = ['--headless', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'];
  const child = spawn('chromium', [...flags, ...quiet, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const answers = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  const listeners = new Map<string, (event: Happened) => void>();
  let text = '';
  output.setEncoding('utf8').on('data', (data: string) => {
    const messages = (text + data).split('\0');
    text = messages.pop() ?? '';
    for (const each of messages) {
      const message = JSON.parse(each) as { id?: number; sessionId?: string; result?: unknown } & Happened;
      if (message.id === undefined) listeners.get(message.sessionId ?? '')?.(message);
      else answers.get(message.id)?.(message);
    }
  });
  const targets = new Set<string>();
  let last = 0;
  const send = <T>(method: string, params: object = {}, sessionId?: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      answers.set(id, ({ result, error }) => {
        answers.delete(id);
        if (error === undefined) resolve(result as T);
        else reject(new Error(`${method}: ${error.message}`));
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  return {
    async page(width, scheme = 'light') {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
      targets.add(targetId);
      const attach = { targetId, flatten: true };
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attach);
      const events: Happened[] = [];
      let loaded = (): void => undefined;
      listeners.set(sessionId, (event) => {
        events.push(event);
        if (event.method === 'Page.loadEventFired') loaded();
      });
      const own = <T>(method: string, params?: object): Promise<T> => send<T>(method, params, sessionId);
      for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await own(`${domain}.enable`);
      await own('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: width < 500,
      });
      await own('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
      return {
        send: own,
        events,
        async evaluate<T>(expression: string): Promise<T> {
          const asked = { expression, awaitPromise: true, returnByValue: true };
          const { result, exceptionDetails } = await own<{
            result: { value: T };
            exceptionDetails?: { text: string; exception?: { description?: string } };
          }>('Runtime.evaluate', asked);
          if (exceptionDetails === undefined) return result.value;
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        },
        async open(path, fragment = '') {
          const load = new Promise<void>((resolve) => (loaded = resolve));
          await own('Page.navigate', { url: `${pathToFileURL(path).href}${fragment}` });
          await load;
        },
      };
    },
    async closePages() {
      for (const targetId of targets) await send('Target.closeTarget', { targetId });
      targets.clear();
    },
    async close() {
      await send('Browser.close');
      await ended;
    },
  };
}
