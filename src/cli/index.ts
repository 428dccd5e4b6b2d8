#!/usr/bin/env node
import { run } from './process.ts';

await run();
