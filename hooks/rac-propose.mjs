#!/usr/bin/env node
import { launch } from './launch.mjs';

// A proposal is for people to decide about, so that it is shown and does not stop a commit.
process.on('exit', () => {
  if (process.exitCode === 1) process.exitCode = 0;
});
launch(['init', '--propose', '--staged', '--quiet']);
