/** What SQLite puts beside a database while it is open, by the ending of its name; rows may be in them, or taken back by them. */
export const SIDE_FILES: readonly string[] = ['-wal', '-shm', '-journal'];
