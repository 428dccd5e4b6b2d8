// One walk of a tree, and the reading of all its files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let bytes = 0;

function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) bytes += readFileSync(path).length;
    else if (entry.name !== '.git') walk(path);
  }
}

walk(process.argv[2]);
console.log(bytes);
