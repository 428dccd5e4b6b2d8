// One walk of a tree, and the reading of its manifests: the least work that reads a codebase.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|pom\.xml|Dockerfile)$/;
const SKIPPED = new Set(['.git', 'node_modules']);
let files = 0;

function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) walk(join(folder, entry.name));
    } else {
      files++;
      if (MANIFEST.test(entry.name)) readFileSync(join(folder, entry.name));
    }
  }
}

walk(process.argv[2]);
console.log(files);
