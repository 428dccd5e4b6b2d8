// Loaded into a child process (`node --import`): the nth call of a function of node:fs fails, or kills the process, as FAULT says:
// `NAME N CODE`, where CODE is an error code or SIGKILL.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [name, nth, code] = (process.env.FAULT ?? '').split(' ');
const real = fs[name];
let calls = 0;
fs[name] = (...args) => {
  if (++calls !== Number(nth)) return real(...args);
  if (code === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error(`${code}: injected`), { code });
};
syncBuiltinESMExports();
