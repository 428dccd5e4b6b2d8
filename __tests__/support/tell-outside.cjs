// Loaded before a program: writes a line to the file that OUTSIDE names for every process that it starts and everything that it
// connects to or looks up, and lets none of that happen.
const { appendFileSync } = require('node:fs');

function forbid(module, names) {
  for (const name of names) {
    module[name] = (...args) => {
      appendFileSync(process.env.OUTSIDE, `${name} ${String(args[0])}\n`);
      throw new Error(`${name} is forbidden`);
    };
  }
}

const child = require('node:child_process');
forbid(child, ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']);
forbid(child.ChildProcess.prototype, ['spawn']);
forbid(require('node:net').Socket.prototype, ['connect']);
forbid(require('node:net').Server.prototype, ['listen']);
forbid(require('node:dgram'), ['createSocket']);
forbid(require('node:dns'), ['lookup', 'resolve']);
forbid(require('node:worker_threads'), ['Worker']);
forbid(globalThis, ['fetch', 'WebSocket']);
forbid(process, ['kill']);
require('node:module').syncBuiltinESMExports();
