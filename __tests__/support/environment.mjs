import asyncHooks from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import vm, { runInNewContext, Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** What the language has, but for what a test may put in its place (fake timers replace `Date`), and what nothing may declare. */
const LANGUAGE = Object.entries(runInNewContext('Object.getOwnPropertyDescriptors(globalThis)')).flatMap(
  ([name, { configurable }]) =>
    configurable && !['Date', 'console', 'eval', 'globalThis'].includes(name) ? [name] : [],
);
const NODE = ['Buffer', 'TextDecoder', 'TextEncoder', 'URL'];
const declared = new Script(`const { ${[...LANGUAGE, ...NODE].join(', ')} } = globalThis;`);

/**
 * jest compiles each CommonJS module, its own among them, again for each test file, since V8 keeps nothing of `compileFunction`. V8
 * keeps a script, with the functions that ran, for as long as its process lives. A module that imports at run time is left to jest.
 */
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) => {
  if (/\bimport\s*\(/.test(code)) return compileFunction(code, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${code}\n})`, { filename: options.filename, columnOffset: -head.length });
  return script.runInContext(options.parsingContext);
};

/**
 * V8 takes what it compiled of a module before, with the functions that ran, only where Node names the host of both alike, and Node makes
 * a name for each. Here a file has one for all test files that import it. Node keeps its object of a module in a property of a
 * symbol: what it puts there is replaced by one of that name.
 */
const { SourceTextModule } = vm;
const held = Object.getOwnPropertySymbols(new SourceTextModule('')).find(({ description }) => description === 'kWrap');
const hosts = new Map();
let given;

class SharedModule extends SourceTextModule {
  constructor(code, options) {
    if (!hosts.has(options.identifier)) hosts.set(options.identifier, Symbol(options.identifier));
    given = [options.identifier, options.context, code, 0, 0, hosts.get(options.identifier)];
    super('', options);
  }

  set [held]({ constructor: Wrap }) {
    Object.defineProperty(this, held, { value: new Wrap(...given) });
  }
}
if (held !== undefined) vm.SourceTextModule = SharedModule;

/**
 * What jest-circus runs a test in, for tests that run one after another, as all here do. Where the real class has run once, Node 20
 * calls a function for every promise that is made. A test that left something running that fails later makes the test fail that runs then.
 */
class Current {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, callback) {
    const before = this.#store;
    this.#store = store;
    return callback().finally(() => {
      this.#store = before;
    });
  }
}
const { AsyncLocalStorage } = asyncHooks;
/** Node 24 makes no such call, and does not let anybody put another class there. */
const isPlain = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage')?.writable === true;
function useStorage(type) {
  if (isPlain) asyncHooks.AsyncLocalStorage = type;
}

/**
 * How much of a function the V8 of Node 20 runs before it optimizes it. Its own default is so little that a worker spends a fifth
 * of its time on optimizing, mostly functions that the test file calls no more. Later versions of V8 count in another way.
 */
const isEarly = process.versions.v8.startsWith('11.');
const BUDGET = { usual: 66 * 1024, large: 400_000 };

/**
 * The environment that jest has for Node, where names of the language are found at once. There each look-up of a global goes
 * through functions of Node and of jest: `Array.isArray(value)` takes 150 ns in place of one. What a script declares is found
 * before any of them is asked.
 *
 * A file whose outcome depends on optimized code, which takes less of the stack, begins with
 * `@jest-environment-options {"budget": "usual"}`.
 */
export default class extends TestEnvironment {
  #budget;

  constructor(config, context) {
    super(config, context);
    const { budget = 'large' } = config.projectConfig.testEnvironmentOptions;
    if (!Object.hasOwn(BUDGET, budget))
      throw new Error(`"${budget}" is no budget: use ${Object.keys(BUDGET).join(' or ')}`);
    this.#budget = BUDGET[budget];
  }

  async setup() {
    await super.setup();
    if (isEarly) setFlagsFromString(`--interrupt-budget=${this.#budget}`);
    declared.runInContext(this.getVmContext());
    useStorage(Current);
  }

  handleTestEvent({ name }) {
    // jest-circus has made its own, and no test has been loaded.
    if (name === 'setup') useStorage(AsyncLocalStorage);
  }

  async teardown() {
    useStorage(AsyncLocalStorage);
    await super.teardown();
  }
}
