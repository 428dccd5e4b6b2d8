import {
  createConnection,
  ErrorCodes,
  Message,
  type Logger,
  type MessageReader,
  type MessageStrategy,
  type MessageWriter,
  type RequestMessage,
} from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver/node';

/**
 * Opens a connection to an editor. Before `initialize` and after `shutdown` every request is refused and every notification but `exit`
 * passed over. It watches no process: the end of its input is the end of the client.
 *
 * @returns with the exit code that its end gives: 0 after a shutdown, 1 when the client just went away, as the protocol has it
 */
export function openConnection(reader: MessageReader, writer: MessageWriter) {
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: (code: number) => end(code) };
  const messageStrategy = lifeCycle(writer, () => watchDog.shutdownReceived);
  const connection = createConnection((logger) => {
    const protocol = createProtocolConnection(reader, writer, toEditor(logger), { messageStrategy });
    protocol.onClose(() => end(watchDog.shutdownReceived ? 0 : 1));
    return protocol;
  }, watchDog);
  return { connection, ended };
}

/** Messages of the library, while the connection is open. */
function toEditor(logger: Logger): Logger {
  const quietly = (say: (message: string) => void) => (message: string) => {
    try {
      say(message);
    } catch {
      // The editor is gone, and so is the connection that would tell it.
    }
  };
  return {
    error: quietly((message) => logger.error(message)),
    warn: quietly((message) => logger.warn(message)),
    info: quietly((message) => logger.info(message)),
    log: quietly((message) => logger.log(message)),
  };
}

function lifeCycle(writer: MessageWriter, isDown: () => boolean): MessageStrategy {
  let begun = false;
  const refuse = ({ id }: RequestMessage, code: number, message: string): void => {
    writer.write({ jsonrpc: '2.0', id, error: { code, message } } as Message).catch(() => undefined);
  };
  return {
    handleMessage(message, next) {
      if (!Message.isRequest(message)) {
        const passes = !Message.isNotification(message) || message.method === 'exit' || (begun && !isDown());
        return passes ? next(message) : undefined;
      }
      if (isDown()) return refuse(message, ErrorCodes.InvalidRequest, 'the server was shut down');
      if (message.method === 'initialize') {
        if (begun) return refuse(message, ErrorCodes.InvalidRequest, 'the server is initialized already');
        begun = true;
      } else if (!begun) return refuse(message, ErrorCodes.ServerNotInitialized, 'the server is not initialized yet');
      return next(message);
    },
  };
}
