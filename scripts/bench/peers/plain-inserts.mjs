// The files of a folder as rows of a table, nothing else: the least work that builds a cartridge.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [folder, out] = process.argv.slice(2);
rmSync(out, { force: true });
const database = new DatabaseSync(out);
database.exec('CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB); BEGIN');
const insert = database.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)');
for (const file of readdirSync(folder)) {
  const bytes = readFileSync(join(folder, file));
  insert.run(file, 0o100644, 0, bytes.length, bytes);
}
database.exec('COMMIT');
database.close();
