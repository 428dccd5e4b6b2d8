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

/** As few groups as it takes that no two of a group overlap. */
function groupsOf(mutations) {
  const groups = [];
  for (const each of mutations) {
    const group = groups.find((other) => !other.some((one) => overlap(one, each)));
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  return groups;
}

/**
 * Meets several test files with all mutations at once.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {Map<string, string>} texts file → text
 * @param {readonly object[]} mutations
 * @param {readonly {test: string, seconds: number}[]} tests
 * @returns {Promise<string | undefined>} the first test file that fails; undefined when none does
 */
export async function failingOf(stage, texts, mutations, tests) {
  for (const group of groupsOf(mutations)) {
    const { failing, test = failing[0] } = await stage.judge(mutated(texts, group), tests, false);
    if (test !== undefined) return test;
  }
  return undefined;
}

/**
 * Which of the mutations a test file notices: all at once, and where that fails, by halves, which meet only what failed.
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
  async function meets(group, names) {
    const fate = await stage.judge(mutated(texts, group), [{ ...test, names }], false);
    if (fate.status === 'survived' && fate.failing.length === 0) return false;
    if (fate.status === 'survived' || group.length === 1) {
      for (const each of group) fates.set(each, fate);
      return true;
    }
    const middle = group.length >> 1;
    const halves = [group.slice(0, middle), group.slice(middle)];
    // Names that find nothing again, for a text in them that changes, leave the whole file.
    for (const wanted of fate.names === undefined ? [undefined] : [fate.names, undefined]) {
      const noticed = [];
      for (const half of halves) noticed.push(await meets(half, wanted));
      if (noticed.includes(true)) return true;
    }
    return false;
  }
  for (const group of groupsOf(mutations)) await meets(group);
  return fates;
}
