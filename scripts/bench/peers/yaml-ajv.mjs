// The shortest program that reads YAML with every position and compares it with a schema: node yaml-ajv.mjs SCHEMA FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument } from 'yaml';

const [schema, folder] = process.argv.slice(2);
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(schema, 'utf8')),
);
let wrong = 0;
for (const file of readdirSync(folder, { recursive: true })) {
  if (!file.endsWith('.yaml')) continue;
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: new LineCounter() });
  if (document.errors.length > 0 || !validate(document.toJS())) wrong++;
}
console.log(`${wrong} wrong`);
