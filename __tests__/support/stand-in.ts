import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** What is asked of a server to record it. */
const ASKED: Readonly<Record<string, object>> = {
  'server/discover': {},
  initialize: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
  'tools/list': {},
  'resources/list': {},
  'resources/templates/list': {},
};

/**
 * Asks an MCP server what it says of itself, and writes a program that says the same, for tests that start a server many times and
 * call none of its tools. The program is a shell script: it starts in a millisecond, where Node takes 40 and the SDK of a server 300.
 *
 * @param path of the program
 */
export function standIn(path: string, command: string, args: readonly string[] = []): void {
  const request = (message: object): string => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
  const input = Object.entries(ASKED).map(([method, params]) => request({ id: method, method, params }));
  const { stdout } = spawnSync(command, args, { input: input.join(''), encoding: 'utf8' });
  const answers = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly id: string; readonly result?: object; readonly error?: object })
      .map(({ id, result, error }) => [
        id,
        JSON.stringify({ result, error })
          .slice(1)
          .replaceAll("'", String.raw`'\''`),
      ]),
  );
  const cases = Object.keys(ASKED).map((method) => {
    const answer = answers.get(method);
    if (answer === undefined) throw new Error(`${command} does not answer ${method}: ${stdout}`);
    return `  *'"method":"${method}"'*) answer='${answer}' ;;`;
  });
  const script = `#!/bin/sh
while read -r line; do
  id=\${line##*'"id":'}
  id=\${id%%[,\\}]*}
  case $line in
${cases.join('\n')}
  *'"id":'*) answer='"error":{"code":-32601,"message":"Method not found"}}' ;;
  *) continue ;;
  esac
  printf '{"jsonrpc":"2.0","id":%s,%s\\n' "$id" "$answer"
done
`;
  writeFileSync(path, script, { mode: 0o755 });
}
