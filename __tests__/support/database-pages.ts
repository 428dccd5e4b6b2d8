/** Pages of a database, changed in ways that SQL has no words for. */
import { withSql } from './cartridges.ts';

/** Hands the root page of a table over to the list of free pages, which has one page, and leaves the table where it is. */
export async function freed(bytes: Uint8Array, table: string): Promise<Uint8Array> {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  const pageSize = view.getUint16(16);
  let root = 0;
  await withSql(bytes, (database) => {
    root = Number(
      database.exec(`SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = '${table}'`)[0]?.values[0]?.[0],
    );
  });
  const trunk = (view.getUint32(32) - 1) * pageSize;
  view.setUint32(trunk + 4, 1);
  view.setUint32(trunk + 8, root);
  view.setUint32(36, 2);
  return copy;
}
