/** The conformance suite of the MCP project before the gate: standard input and output, through a bridge to HTTP. */
import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PACKAGE, writePackage } from '../support/cartridges.ts';
import { CLI, ROOT } from '../support/cli.ts';
import { counterpart } from '../support/counterparts.mjs';
import { gateFolder, openGate, record } from '../support/gate.ts';
import { takes } from '../support/handshake.ts';
import { httpBridge, type Speaker } from '../support/http-bridge.ts';

/** The suite; it is installed for CI only. */
const FOLDER = counterpart('CONFORMANCE_FOLDER');
const SUITE = join(FOLDER ?? '', 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
/** It needs Node 22; the gate runs on this one. */
const NODE = 'globSync' in fs ? process.execPath : counterpart('OTHER_NODE');
const FIXTURES = join(ROOT, '__tests__/fixtures/mcp');

const PASSES = 'passes';
/** What the gate does not serve. */
const NO_METHOD = 'Failed: MCP error -32601: Method not found';
const notNamed = (uri: string): string => `Failed: MCP error -32602: no result named the resource "${uri}"`;
/** About HTTP, which only the test has. */
const BRIDGE = 'does not apply';

/** Every scenario of the suite: whether it passes, or what the gate answers where it does not apply. */
const SCENARIOS = {
  'server-initialize': PASSES,
  ping: PASSES,
  'logging-set-level': PASSES,
  'tools-list': PASSES,
  'tools-call-simple-text': PASSES,
  'tools-call-image': PASSES,
  'tools-call-audio': PASSES,
  'tools-call-embedded-resource': PASSES,
  'tools-call-mixed-content': PASSES,
  'tools-call-with-logging': PASSES,
  'tools-call-error': PASSES,
  'tools-call-with-progress': PASSES,
  'tools-call-sampling': PASSES,
  'tools-call-elicitation': PASSES,
  'json-schema-2020-12': PASSES,
  'elicitation-sep1034-defaults': PASSES,
  'elicitation-sep1330-enums': PASSES,
  // The gate lists no resources: it reads those that a result named, and subscribes to none.
  'resources-list': PASSES,
  'resources-read-text': notNamed('test://static-text'),
  'resources-read-binary': notNamed('test://static-binary'),
  'resources-templates-read': notNamed('test://template/123/data'),
  'resources-subscribe': NO_METHOD,
  'resources-unsubscribe': NO_METHOD,
  // A cartridge asks for tools alone: prompts pass no gate, and nothing is left to complete.
  'completion-complete': NO_METHOD,
  'prompts-list': NO_METHOD,
  'prompts-get-simple': NO_METHOD,
  'prompts-get-with-args': NO_METHOD,
  'prompts-get-embedded-resource': NO_METHOD,
  'prompts-get-with-image': NO_METHOD,
  'server-sse-polling': BRIDGE,
  'server-sse-multiple-streams': BRIDGE,
  'dns-rebinding-protection': BRIDGE,
};

interface Check {
  readonly status: string;
  readonly errorMessage?: string;
}

/** What the suite found, by scenario; each has a folder `server-SCENARIO-TIME`. */
function outcomes(folder: string): Record<string, string> {
  const found = fs.readdirSync(folder).map((name): [string, string] => {
    const checks = JSON.parse(fs.readFileSync(join(folder, name, 'checks.json'), 'utf8')) as readonly Check[];
    const faults = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING');
    const scenario = name.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1');
    const passed = checks.some(({ status }) => status === 'SUCCESS');
    const outcome =
      faults.map(({ errorMessage = '' }) => errorMessage).join('; ') || (passed ? PASSES : 'checks nothing');
    return [scenario, (SCENARIOS as Record<string, string>)[scenario] === BRIDGE ? BRIDGE : outcome];
  });
  return Object.fromEntries(found);
}

/** The gate of the built program: of the first session. */
function built(cwd: string, hear: (line: string) => void): Speaker {
  const args = [CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'];
  const child = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const gone = once(child, 'exit');
  createInterface({ input: child.stdout }).on('line', hear);
  return {
    send: (line) => void child.stdin.write(`${line}\n`),
    async end() {
      child.stdin.end();
      await gone;
    },
  };
}

/** The same gate from source, in this process: of all others. */
function fromSource(cwd: string, hear: (line: string) => void): Speaker {
  const gate = openGate(cwd);
  Object.assign(gate.transport, { onmessage: (message: object) => hear(JSON.stringify(message)) });
  return gate;
}

(FOLDER === undefined || NODE === undefined ? test.skip : test)(
  'the conformance suite of the MCP project',
  async () => {
    const tools = JSON.parse(fs.readFileSync(join(FIXTURES, 'conformance-tools.json'), 'utf8')) as {
      name: string;
      description: string;
      inputSchema: object;
    }[];
    const own = (name: string, scopes: readonly string[], property: string): object => ({
      name,
      builtIn: true,
      scopes,
      inputSchema: takes(property),
    });
    const server = { name: 'suite', command: process.execPath, args: [join(FIXTURES, 'conformance.mjs')] };
    const cwd = await gateFolder({
      recorded: false,
      profile: {
        servers: [{ ...server, scopes: { '*': ['memory.read'] } }],
        tools: [
          own('execute', ['exec', 'fs.read'], 'command'),
          own('dispatch', ['dispatch'], 'task'),
          own('add_memory', ['memory.write'], 'summary'),
          own('search_memory', ['search', 'memory.read'], 'query'),
        ],
      },
    });
    const optionalTools = tools.map(({ name, description, inputSchema }) => ({
      role: `cart:${name}`,
      tier: 'optional',
      capabilityScopes: ['memory.read'],
      name,
      description,
      inputSchema,
    }));
    writePackage(join(cwd, 'agent'), `${PACKAGE}harness: ${JSON.stringify({ optionalTools })}\n`);
    await record(cwd);
    let sessions = 0;
    const bridge = await httpBridge((hear) => (sessions++ === 0 ? built(cwd, hear) : fromSource(cwd, hear)));
    const args = ['server', '--url', bridge.url, '--suite', 'all', '--output-dir', 'results'];
    const suite = spawn(NODE ?? '', [SUITE, ...args], { cwd, stdio: 'ignore' });
    await once(suite, 'exit');
    await bridge.close();
    expect(outcomes(join(cwd, 'results'))).toEqual(SCENARIOS);
  },
  300_000,
);
