// Loaded into a child process: says at the end how often node:fs opened a file.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const real = fs.openSync;
let opens = 0;
fs.openSync = (...args) => {
  opens++;
  return real(...args);
};
syncBuiltinESMExports();
process.on('exit', () => process.stderr.write(`opens: ${opens}\n`));
