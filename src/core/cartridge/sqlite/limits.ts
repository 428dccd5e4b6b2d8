import type { TableName } from './schema.ts';

/** Most rows of each table; more is refused before anything is read (a file of ten million rows ends here). */
export const ROW_LIMITS: Readonly<Record<TableName, number>> = {
  cartridge: 1_000,
  sqlar: 250_000,
  capabilities: 10_000,
  objects: 250_000,
  signatures: 16,
  memory: 250_000,
  vectors: 250_000,
  attestations: 10_000,
  skill: 50_000,
};

/** Largest database file that is looked at, in bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024 * 1024;
