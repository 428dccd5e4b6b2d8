const SWEEP = 'it is gone: run the whole sweep again';
const RUN = 'it is gone: check the whole repository in one run';
const PARTS = 'sweep its folders with --roots and --format ndjson, and make one report of the sweeps with --merge';
const CHANGED = 'take changed-only where only what a pull request changes counts';

/** What to use instead of options and inputs that are gone. */
export const GONE = {
  check: {
    'since-report': SWEEP,
    'print-inputs': SWEEP,
    shard: `${RUN}, or ${PARTS}`,
  },
  /** Of the Action. */
  inputs: {
    shard: `${RUN}, or ${CHANGED}`,
    merge: `${RUN}, or ${PARTS}`,
  },
} as const;
