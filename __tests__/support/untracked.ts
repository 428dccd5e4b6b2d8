import type { Tracked } from '../../src/adapters/fs/walk.ts';

/** Stands for a work tree that no repository tracks. */
export const untracked: Tracked = () => new Map();
