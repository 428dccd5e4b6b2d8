/**
 * What the runner's parser makes of a step's output, after actions/runner `ActionCommand`: both forms of a command, the white
 * space it strips, the places where a line ends.
 */
export interface RunnerCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const KNOWN = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);

/** All commands that the runner would carry out. */
export function runnerCommands(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => parseLine(line) ?? []);
}

function parseLine(line: string): RunnerCommand | undefined {
  return parseNew(line) ?? parseOld(line);
}

function parseNew(line: string): RunnerCommand | undefined {
  const message = line.trimStart();
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  const [command = '', properties] = cutAt(message.slice(2, end), ' ');
  if (!KNOWN.has(command.toLowerCase())) return undefined;
  return {
    command,
    properties: parseProperties(properties, ',', unescapeProperty),
    data: unescapeData(message.slice(end + 2)),
  };
}

function parseOld(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [command = '', properties] = cutAt(line.slice(start + 3, end), ' ');
  if (!KNOWN.has(command.toLowerCase())) return undefined;
  return { command, properties: parseProperties(properties, ';', (text) => text), data: line.slice(end + 1) };
}

function cutAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function parseProperties(text: string, sign: string, unescape: (text: string) => string): Record<string, string> {
  const pairs = text
    .trim()
    .split(sign)
    .filter((part) => part.includes('='));
  return Object.fromEntries(
    pairs.map((part) => {
      const [key, value] = cutAt(part, '=');
      return [key.trim(), unescape(value)];
    }),
  );
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
