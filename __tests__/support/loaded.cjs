// Loaded before the built program: writes to the file that LOADED names how many bytes of it were loaded, which of its modules and how many
// bytes of them never ran, which modules Node had loaded of its own, and, with STARTS, which files were
// loaded when the last process was started.
const { writeFileSync } = require('node:fs');
const Module = require('node:module');

const load = Module._load;
const sizes = new Map();
const ran = new Set();

Module._load = function (request, parent, isMain) {
  const exported = load.call(this, request, parent, isMain);
  // A chunk exports its modules as functions by id.
  if (parent?.filename.includes('/dist/program/') && exported.modules !== undefined) {
    for (const [id, module] of Object.entries(exported.modules)) {
      if (sizes.has(id)) continue;
      sizes.set(id, String(module).length);
      exported.modules[id] = function (...args) {
        ran.add(id);
        return module.apply(this, args);
      };
    }
  }
  return exported;
};

const loadedFiles = () => Object.keys(require.cache).filter((file) => file.includes('/dist/'));
let spawned = [];
if (process.env.STARTS !== undefined) {
  const childProcess = require('node:child_process');
  const { spawn } = childProcess;
  childProcess.spawn = (...args) => {
    spawned = loadedFiles();
    return spawn(...args);
  };
}

process.on('exit', () => {
  const files = loadedFiles();
  const idle = [...sizes].filter(([id]) => !ran.has(id));
  writeFileSync(process.env.LOADED, JSON.stringify({ files, idle, builtin: process.moduleLoadList, spawned }));
});
