// Many mutations against one test file at once: what a run with all of them does not notice, it does not notice of any.

const overlap = (a, b) => a.file === b.file && a.start < b.end && b.start < a.end;

/**
 * The texts of the files with all mutations in them.
 *
 * @param {Map<string, string>} texts file → text
 * @param {readonly {file: string, start: number, end: number, to: string}[]} mutations that do not overlap
 * @returns {Map<string, string>} the files that change
 */
export function mutated(texts, mutations) {
  const edits = new Map();
  for (const { file, start, end, to } of mutations.toSorted((a, b) => b.start - a.start)) {
    const text = edits.get(file) ?? texts.get(file);
    edits.set(file, text.slice(0, start) + to + text.slice(end));
  }
  return edits;
}

/**
 * Which of the mutations a test file notices: all at once, and where that fails, by halves.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {Map<string, string>} texts file → text
 * @param {readonly object[]} mutations
 * @param {{test: string, seconds: number}} test
 * @returns {Promise<Map<object, object>>} mutation → its fate, for those that are noticed, and for all of them where the test
 *   fails without any
 */
export async function noticedOf(stage, texts, mutations, test) {
  const fates = new Map();
  const queue = [];
  for (let rest = mutations; rest.length > 0;) {
    const batch = [];
    for (const each of rest) if (!batch.some((other) => overlap(each, other))) batch.push(each);
    queue.push(batch);
    rest = rest.filter((each) => !batch.includes(each));
  }
  for (let batch = queue.pop(); batch !== undefined; batch = queue.pop()) {
    const fate = await stage.judge(mutated(texts, batch), [test], false);
    if (fate.status === 'survived' && fate.failing.length === 0) continue;
    if (fate.status === 'survived' || batch.length === 1) for (const each of batch) fates.set(each, fate);
    else queue.push(batch.slice(0, batch.length / 2), batch.slice(batch.length / 2));
  }
  return fates;
}
