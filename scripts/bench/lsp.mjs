// The language server: how long a keystroke in a file of 2,000 lines waits for its answer, and what 10,000 of them leave in memory.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { parse, stringify } from 'yaml';

export const title = 'Language server: seconds are those of the 95th percentile, or MiB of the heap';

const root = fileURLToPath(new URL('../../', import.meta.url));
const example = join(root, 'examples/data-pipeline');
const cal = readFileSync(join(example, 'cal/ship-a-feature.cal.yaml'), 'utf8');
const LINES = 2000;
const EDITS = 10_000;
const GOAL = 0.05;
/** Every so many keystrokes a user stops to think, and everything else is judged. */
const BURST = 12;
const THINKING = 400;

// Its answer to SIGUSR2 is the heap after a full collection.
const HEAP = `process.on('SIGUSR2', () => {
  gc();
  gc();
  process.stderr.write(JSON.stringify(process.memoryUsage().heapUsed) + '\\n');
});`;

export async function run(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    cpSync(example, folder, { recursive: true });
    const strokes = Math.max(200, runs * 50);
    const json = (items) => `${JSON.stringify(large(items), null, 2)}\n`;
    const yaml = (items) => stringify(large(items), { lineWidth: 0 });
    const item = '  - id: typed-item\n    kind: wiki\n    description: What "somebody" types, a map of [the] code';
    await keystrokes(
      folder,
      'large.cal.json',
      ofLines(json),
      '  "rac": [\n',
      '    {"id": "typed", "kind": "wiki", "description": "A map"},',
      strokes,
    );
    await keystrokes(folder, 'large.cal.yaml', ofLines(yaml), '\nrac:\n', item, strokes);
    await keystrokes(folder, 'crlf.cal.yaml', ofLines(yaml).replaceAll('\n', '\r\n'), '\nrac:\r\n', item, strokes);
    await memory(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The example with more items of required context. */
function large(items) {
  const value = parse(cal);
  for (let i = 0; i < items; i++)
    value.rac.push({
      id: `item-${i}`,
      kind: 'wiki',
      description: `What is known of part ${i}`,
      check: { type: 'manual', hint: 'ask its owners' },
    });
  return value;
}

function ofLines(write) {
  for (let items = 100; ; items += 5) {
    const text = write(items);
    if (text.split('\n').length > LINES) return text;
  }
}

async function keystrokes(folder, name, text, after, typed, count) {
  writeFileSync(join(folder, name), text);
  const editor = await open(folder, name, text);
  // A line of its own first, as the enter key makes it.
  const start = text.indexOf(after) + after.length;
  await editor.type(start, start, text.includes('\r') ? '\r\n' : '\n');
  await editor.judged();
  const used = editor.processor();
  // A break is one stroke, however many characters it has.
  const strokes = typed.replaceAll('\n', text.includes('\r') ? '\r\n' : '\n').match(/\r?\n|./g);
  const waits = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    const stroke = i % strokes.length;
    if (stroke === 0 && i > 0) {
      await editor.type(start, at, '');
      at = start;
    }
    if (i % BURST === 0) await pause(THINKING);
    waits.push(await editor.type(at, at, strokes[stroke]));
    at += strokes[stroke].length;
  }
  const processor = (editor.processor() - used) / count;
  await editor.end();
  waits.sort((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((part) => waits[Math.floor(part * waits.length)] / 1000);
  const job = `a keystroke in ${name}, ${text.split('\n').length - 1} lines (median ${half.toFixed(3)})`;
  console.log(
    `| ${job} | ${most.toFixed(3)} | ${GOAL} | **${(most / GOAL).toFixed(2)}** | ${processor.toFixed(3)} | 1 | ${most <= GOAL ? 'reached' : 'missed'} |`,
  );
}

async function memory(folder) {
  const heap = join(folder, 'heap.cjs');
  writeFileSync(heap, HEAP);
  const editor = await open(folder, 'cal/ship-a-feature.cal.yaml', cal, ['--expose-gc', '--require', heap]);
  const at = cal.indexOf('action: ') + 'action: '.length;
  const edit = async (count) => {
    for (let i = 0; i < count; i++) await editor.type(at, at + (i % 2), i % 2 === 0 ? 'x' : '');
    await editor.judged();
  };
  // What is loaded and compiled once is there before the first measure.
  await edit(1000);
  const before = await editor.heap();
  await edit(EDITS);
  const after = await editor.heap();
  await editor.end();
  const mib = (bytes) => (bytes / 2 ** 20).toFixed(1);
  const ratio = after / before;
  const verdict = ratio <= 1.1 ? 'reached' : 'missed';
  console.log(
    `| heap after ${EDITS} edits, against before | ${mib(after)} | ${mib(before)} | **${ratio.toFixed(2)}** | | 1.1 | ${verdict} |`,
  );
}

/** An editor with one document open, everything of it judged. */
async function open(folder, name, text, options = []) {
  const child = spawn(process.execPath, [...options, join(root, 'dist/cli/index.js'), 'lsp', '--stdio'], {
    stdio: 'pipe',
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uri = pathToFileURL(join(folder, name)).href;
  let version = 1;
  let answered = () => undefined;
  connection.onNotification('textDocument/publishDiagnostics', (params) => {
    if (params.uri === uri && params.version === version) answered();
  });
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version, text },
  });
  const judged = () => connection.sendRequest('textDocument/codeLens', { textDocument: { uri } });
  await judged();
  let now = text;
  const placeOf = (offset) => {
    const before = now.slice(0, offset);
    return { line: before.split('\n').length - 1, character: offset - before.lastIndexOf('\n') - 1 };
  };
  return {
    judged,
    /** Milliseconds until the diagnostics of the new text are there. */
    async type(from, to, typed) {
      const range = { start: placeOf(from), end: placeOf(to) };
      now = now.slice(0, from) + typed + now.slice(to);
      version++;
      const answer = new Promise((resolve) => (answered = resolve));
      const start = performance.now();
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ range, text: typed }],
      });
      await answer;
      return performance.now() - start;
    },
    /** Seconds that the server has used so far, all that it judges in the pauses too; only Linux tells it. */
    processor() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    heap() {
      const told = new Promise((resolve) => child.stderr.once('data', (data) => resolve(Number(data))));
      child.kill('SIGUSR2');
      return told;
    },
    async end() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
}
