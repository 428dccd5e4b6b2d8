// The shortest program that reads files and compares them with a schema: node ajv.mjs SCHEMA FOLDER. YAML with every position.
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
  const read = () => readFileSync(join(folder, file), 'utf8');
  if (file.endsWith('.json') && !validate(JSON.parse(read()))) wrong++;
  if (!file.endsWith('.yaml')) continue;
  const document = parseDocument(read(), { lineCounter: new LineCounter() });
  if (document.errors.length > 0 || !validate(document.toJS())) wrong++;
}
console.log(`${wrong} wrong`);
