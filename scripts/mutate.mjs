// Changes the program at random places, and counts which changes the tests notice.
// node scripts/mutate.mjs --count 100 --seed N --jobs 2 [--only GLOB]… [--equivalent FILE] --log FILE
// Each change meets all tests that run its place: first the nearest, by itself, and then the others, together with what else
// is left. The same call again goes on where the log ends. --equivalent names a file of lines `ID reason`: mutations that
// change nothing that can be observed, which the rate leaves out.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import picomatch from 'picomatch';
import { coverageOf } from './mutate/coverage.mjs';
import { mutationsOf } from './mutate/operators.mjs';
import { watched } from './mutate/probes.mjs';
import { filesBelow, reaching, testsOf } from './mutate/reach.mjs';
import { Stage } from './mutate/stage.mjs';
import { failingOf, mutated, noticedOf } from './mutate/together.mjs';

const USAGE =
  'usage: node scripts/mutate.mjs --log FILE [--count 100] [--seed 1] [--jobs 2] [--only GLOB]… [--equivalent FILE]';
const DEFAULT = ['src/core/{cal,cartridge,dsse,handshake,report,lint}/**', 'src/{app,adapters,action}/**'];
/** Seconds of the nearest tests, as they take without a mutation. */
const NEAR = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

const fail = (message) => {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
};

const whole = (name, text) =>
  /^[1-9]\d*$/.test(text) ? Number(text) : fail(`--${name} "${text}" is not a whole number above 0`);

function options() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        jobs: { type: 'string', default: '2' },
        only: { type: 'string', multiple: true, default: DEFAULT },
        equivalent: { type: 'string' },
        log: { type: 'string' },
      },
    });
    if (values.log === undefined) return fail('--log FILE is missing');
    const numbers = ['count', 'seed', 'jobs'].map((name) => [name, whole(name, values[name])]);
    return { ...values, ...Object.fromEntries(numbers) };
  } catch (error) {
    return fail(error.message);
  }
}

/** Numbers below 1, the same for a seed (mulberry32). */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** All mutations in a random order: first an operator, then a place, so that a common operator does not crowd out the rest. */
function* drawn(texts, seed) {
  const next = random(seed);
  const byOperator = new Map();
  for (const [file, text] of texts)
    for (const mutation of mutationsOf(text)) {
      const list = byOperator.get(mutation.operator) ?? [];
      byOperator.set(mutation.operator, list);
      list.push({ file, ...mutation });
    }
  const lines = new Set();
  while (byOperator.size > 0) {
    const operators = [...byOperator.keys()].sort();
    const operator = operators[Math.floor(next() * operators.length)];
    const list = byOperator.get(operator);
    const [mutation] = list.splice(Math.floor(next() * list.length), 1);
    if (list.length === 0) byOperator.delete(operator);
    const text = texts.get(mutation.file);
    const line = text.slice(0, mutation.start).split('\n').length;
    const place = `${mutation.file}:${line}`;
    if (lines.has(place)) continue;
    lines.add(place);
    const from = text.slice(mutation.start, mutation.end);
    const id = createHash('sha256').update(
      JSON.stringify([place, mutation.operator, mutation.start, from, mutation.to]),
    );
    yield { ...mutation, place, from, id: id.digest('hex').slice(0, 10) };
  }
}

const given = options();
const wanted = picomatch(given.only);
const texts = new Map(
  filesBelow(root, 'src')
    .filter((file) => wanted(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
if (texts.size === 0) fail(`--only ${given.only.join(' ')} matches no file below src/`);
const sources = createHash('sha256')
  .update(JSON.stringify([...texts]))
  .digest('hex')
  .slice(0, 16);
const head = { seed: given.seed, only: given.only, sources };
/** By mutation, the last fate that was logged; `passed` gathers the tests that an open one has met. */
const fates = new Map();
function learn({ ids, passed, ...fate }) {
  const before = fates.get(fate.id);
  const failing = [...(before?.failing ?? []), ...(fate.failing ?? [])];
  if (passed === undefined) fates.set(fate.id, { ...before, ...fate, failing });
  for (const id of ids ?? []) (fates.get(id).passed ??= new Set()).add(passed);
}
function log(line) {
  appendFileSync(given.log, `${JSON.stringify(line)}\n`);
  learn(line);
}
if (existsSync(given.log)) {
  const [first, ...rest] = readFileSync(given.log, 'utf8').split('\n').filter(Boolean);
  if (first !== JSON.stringify(head))
    fail(`${given.log} is of another seed, --only or state of the sources: name a new file`);
  for (const line of rest) learn(JSON.parse(line));
} else appendFileSync(given.log, `${JSON.stringify(head)}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2));
const tests = testsOf(root);
const { firsts, coverage } = await coverageOf(root, tests, given.jobs);
const reach = (mutation) =>
  reaching(
    tests,
    coverage,
    mutation.file,
    watched(texts.get(mutation.file), mutation).map((part) => firsts.get(mutation.file) + part),
  );

const counted = () => [...fates.values()].filter(({ status }) => status !== 'does not compile').length;
const draw = drawn(texts, given.seed);
/** By id, all that were drawn; those of the log are drawn again. */
const mutations = new Map();
function next() {
  const { value } = draw.next();
  if (value !== undefined) mutations.set(value.id, value);
  return value;
}
while (![...fates.keys()].every((id) => mutations.has(id)) && next() !== undefined);

function told({ id, place, operator, status, by = '' }) {
  if (status !== 'does not compile') console.log(`${counted()} ${status}  ${id}  ${place}  ${operator}  ${by}`);
}

/** The tests that a mutation meets by itself: the nearest, as many as NEAR holds. */
function nearest(all) {
  let seconds = 0;
  return all.filter((each, index) => (seconds += each.seconds) <= NEAR || index === 0);
}

let underWay = 0;
async function near(stage) {
  while (counted() + underWay < given.count) {
    const mutation = next();
    if (mutation === undefined) break;
    underWay++;
    const { place, operator, from, to, id } = mutation;
    const start = Date.now();
    const all = reach(mutation);
    const first = nearest(all);
    const { names: _, ...fate } = await stage.judge(mutated(texts, [mutation]), first);
    underWay--;
    const seconds = Math.round((Date.now() - start) / 1000);
    const status = fate.status === 'survived' && first.length < all.length ? 'open' : fate.status;
    log({ id, place, operator, from, to, ...fate, status, seconds });
    if (status === 'open') for (const { test } of first) log({ passed: test, ids: [id] });
    told(fates.get(id));
  }
}

const open = () => [...fates.values()].filter(({ status }) => status === 'open');
const left = ({ id }) => reach(mutations.get(id)).filter(({ test }) => !fates.get(id).passed?.has(test));

function settle() {
  for (const fate of open())
    if (left(fate).length === 0) {
      log({ id: fate.id, status: 'survived' });
      told(fates.get(fate.id));
    }
}

/** As many of the shortest test files that are left as a few that are near would take. */
function bundled(queue) {
  const bundle = [];
  let seconds = 0;
  while (queue.length > 0 && (bundle.length === 0 || seconds + queue[0].seconds <= 2 * NEAR)) {
    seconds += queue[0].seconds;
    bundle.push(queue.shift());
  }
  return bundle;
}

/** What the nearest did not notice meets the other tests together, the shortest first. */
let queue;
async function far(stage) {
  settle();
  queue ??= [...new Map(open().flatMap((fate) => left(fate).map((each) => [each.test, each]))).values()].sort(
    (a, b) => a.seconds - b.seconds,
  );
  const meeting = (tests) =>
    open()
      .filter((fate) => left(fate).some(({ test }) => tests.some((each) => each.test === test)))
      .map(({ id }) => mutations.get(id));
  for (let bundle = bundled(queue); bundle.length > 0; bundle = bundled(queue))
    while (bundle.length > 0) {
      const failing = bundle.length === 1 ? bundle[0].test : await failingOf(stage, texts, meeting(bundle), bundle);
      const [test] = bundle.filter((each) => each.test === failing);
      const noticed = test === undefined ? new Map() : await noticedOf(stage, texts, meeting([test]), test);
      for (const [{ id }, fate] of noticed)
        // One that was not noticed is here because the test fails without any mutation.
        if (fate.status === 'survived') log({ id, failing: fate.failing });
        else if (fates.get(id).status === 'open') {
          log({ id, status: fate.status, by: fate.by, failing: fate.failing });
          told(fates.get(id));
        }
      const met = test === undefined ? bundle : [test];
      for (const each of met) log({ passed: each.test, ids: meeting([each]).map(({ id }) => id) });
      bundle = bundle.filter((each) => !met.includes(each));
      settle();
    }
}

const stages = Array.from({ length: given.jobs }, () => new Stage(root));
await Promise.all(stages.map(near));
await Promise.all(stages.map(far));
for (const stage of stages) stage.remove();

const equivalent = new Map();
if (given.equivalent !== undefined)
  for (const line of readFileSync(given.equivalent, 'utf8').split('\n').filter(Boolean)) {
    const [id, ...reason] = line.split(' ');
    equivalent.set(id, reason.join(' '));
  }
const compiled = [...fates.values()].filter(({ status }) => status !== 'does not compile');
const judged = compiled.filter(({ id }) => !equivalent.has(id));
const survivors = judged.filter(({ status }) => status === 'survived' || status === 'open');
const noticed = judged.length - survivors.length;
const late = judged.filter(({ status }) => status === 'timed out').length;
console.log(
  `\n${noticed} of ${judged.length} noticed (${((100 * noticed) / Math.max(1, judged.length)).toFixed(1)} %), ${late} of them by a time limit, ${open().length} not judged to the end; ` +
    `${compiled.length - judged.length} equivalent, ${fates.size - compiled.length} did not compile`,
);
for (const { id, place, operator, from, to, status } of survivors)
  console.log(
    `${status} ${id} ${place} ${operator}: ${JSON.stringify(from).slice(0, 120)} → ${JSON.stringify(to).slice(0, 120)}`,
  );
const failing = [...new Set([...fates.values()].flatMap((fate) => fate.failing ?? []))].sort();
if (failing.length > 0) console.log(`left out, for they fail without a mutation: ${failing.join(' ')}`);
