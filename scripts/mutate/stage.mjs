// A private copy of the repository in which one mutation at a time is compiled and tested.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const JEST = [
  '--single-threaded-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
/** What is dead code after a mutation is not a reason to call it impossible. */
const TSC = [
  'node_modules/.bin/tsc',
  '-p',
  'tsconfig.json',
  '--noUnusedLocals',
  'false',
  '--noUnusedParameters',
  'false',
];
const GROUPS = [4, 16];

/** Seconds that test files may take: many times what they took, so that only what hangs is ended. */
const limitOf = (tests) => 90 + 8 * tests.reduce((sum, { seconds }) => sum + seconds, 0);

const run = (root, command, args) => spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Runs a program in a process group of its own; null when it was ended for its time. */
function limited(root, args, seconds) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part) => (text += part));
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end();
    }, seconds * 1000);
    process.once('exit', end);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      resolve({ code: late ? null : code, text });
    });
  });
}

/** A pattern for the full names of tests, which jest shows with arrows; undefined where a file failed as a whole. */
function matching(names) {
  if (names.length === 0 || names.includes('Test suite failed to run')) return undefined;
  const escaped = names.map((name) => name.replaceAll(' › ', ' ').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `^(?:${escaped.join('|')})`;
}

export class Stage {
  /** Test files that fail, or do not end, without any mutation: file → whether it failed. Shared by all stages. */
  static #controls = new Map();
  /**
   * @param {string} root the repository's top folder
   * @param {{edit?: (file: string, text: string) => string, check?: boolean}} options `edit` makes the text of each source;
   *   `check: false` compiles without a look at the types
   */
  constructor(root, { edit, check = true } = {}) {
    this.root = mkdtempSync(join(tmpdir(), 'cartwright-mutate-'));
    process.once('exit', () => this.remove());
    // Some tests run the program as another user.
    chmodSync(this.root, 0o755);
    const files = run(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).stdout.split('\0');
    for (const file of [...new Set(files)].filter((file) => file !== '' && !file.startsWith('dist/'))) {
      const copy = join(this.root, file);
      mkdirSync(dirname(copy), { recursive: true });
      try {
        copyFileSync(join(root, file), copy);
        if (edit && file.startsWith('src/')) writeFileSync(copy, edit(file, readFileSync(copy, 'utf8')));
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
      }
    }
    symlinkSync(realpathSync(join(root, 'node_modules')), join(this.root, 'node_modules'));
    // The doors run the compiled modules one by one: a mutation needs no bundling.
    const program = JSON.stringify(pathToFileURL(join(this.root, 'build/program.js')).href);
    for (const door of ['cli', 'action']) {
      const folder = join(this.root, 'dist', door);
      mkdirSync(folder, { recursive: true });
      const entry = `#!/usr/bin/env node\nimport(${program}).then((doors) => doors.${door}());\n`;
      writeFileSync(join(folder, 'index.js'), entry, { mode: 0o755 });
    }
    writeFileSync(join(this.root, 'dist/package.json'), '{"type":"commonjs"}\n');
    copyFileSync(join(root, 'dist/sql-wasm-browser.wasm'), join(this.root, 'dist/sql-wasm-browser.wasm'));
    const compiled = run(this.root, 'npm', ['run', '-s', 'gen']).status === 0 && this.#compile(check);
    if (!compiled) throw new Error('the sources do not compile without any mutation');
    const generated = readdirSync(join(this.root, 'src/generated')).filter((file) => file.endsWith('.js'));
    for (const file of generated)
      copyFileSync(join(this.root, 'src/generated', file), join(this.root, 'build/generated', file));
    // Tests clone the repository, so there must be one.
    run(this.root, 'git', ['init', '-q']);
    run(this.root, 'git', ['add', '-A']);
    const who = ['-c', 'user.name=mutate', '-c', 'user.email=mutate@example.invalid', '-c', 'commit.gpgsign=false'];
    run(this.root, 'git', [...who, 'commit', '-q', '-m', 'A copy to mutate']);
  }

  /** Removes the copy. */
  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }

  #compile(check) {
    return run(this.root, TSC[0], [...TSC.slice(1), ...(check ? [] : ['--noCheck'])]).status === 0;
  }

  #put(texts) {
    for (const [file, text] of texts) writeFileSync(join(this.root, file), text);
  }

  /** Runs test files, or what `names` matches in them, until one fails; `code` is null when they were ended for their time. */
  jest(tests, seconds, names) {
    const some = names === undefined ? [] : ['-t', names];
    return limited(this.root, [...JEST, '--ci', '-w', '1', '--bail', ...some, '--runTestsByPath', ...tests], seconds);
  }

  /** Whether a test fails, or does not end, on the unmutated sources; asked once a test file unless `anew`. */
  async #control(originals, edits, { test, seconds }, anew) {
    const controls = Stage.#controls;
    if (anew || !controls.has(test)) {
      this.#put(originals);
      this.#compile(false);
      controls.set(test, (await this.jest([test], limitOf([{ seconds }]))).code !== 0);
      this.#put(edits);
      this.#compile(false);
    }
    return controls.get(test);
  }

  /**
   * The fate of a mutation, or of several at once.
   *
   * @param {Map<string, string>} edits file, repository-relative → its whole mutated text
   * @param {{test: string, seconds: number, names?: string}[]} tests what is to notice it, and how long each takes without a
   *   mutation; one by itself may be narrowed to `names`
   * @param {boolean} check whether what does not fit the types is told apart
   * @returns {Promise<{status: 'does not compile'|'killed'|'timed out'|'survived', test?: string, by?: string, names?: string, failing: string[]}>}
   *   `test`: the file that notices it; `names`: what matches the names of the tests that failed; `failing`: tests that were left out because they fail without
   *   the mutation, too
   */
  async judge(edits, tests, check = true) {
    const originals = new Map([...edits.keys()].map((file) => [file, readFileSync(join(this.root, file), 'utf8')]));
    const failing = tests.map(({ test }) => test).filter((test) => Stage.#controls.get(test));
    const left = tests.filter(({ test }) => !failing.includes(test));
    try {
      this.#put(edits);
      if (!this.#compile(check)) return { status: 'does not compile', failing };
      let alone = 0;
      let again;
      for (let group = 0; left.length > 0;) {
        const part = left.slice(0, alone > 0 ? 1 : check ? (GROUPS[group] ?? 32) : left.length);
        const { code, text } = await this.jest(
          part.map(({ test }) => test),
          limitOf(part),
          part[0].names,
        );
        if (code === 0) {
          left.splice(0, part.length);
          if (alone > 0) alone--;
          else group++;
          continue;
        }
        const culprit = /^FAIL (\S+)/m.exec(text)?.[1];
        if (culprit === undefined && part.length > 1) {
          // One of them hangs, or all together met a slow hour: each by itself says which.
          alone = part.length;
          continue;
        }
        const suspect = part.find(({ test }) => test === culprit) ?? part[0];
        const late = culprit === undefined || /Exceeded timeout of/.test(text);
        if (await this.#control(originals, edits, suspect, late)) {
          failing.push(suspect.test);
          left.splice(left.indexOf(suspect), 1);
          if (alone > 0) alone--;
          continue;
        }
        if (late && again !== suspect.test) {
          // Twice, for a machine may be slow for a while.
          again = suspect.test;
          alone = part.length;
          continue;
        }
        if (late) return { status: 'timed out', test: suspect.test, by: suspect.test, failing };
        const names = [...new Set([...text.matchAll(/^ {2}● (.*)$/gm)].map(([, name]) => name))];
        return {
          status: 'killed',
          test: suspect.test,
          by: `${culprit}: ${names[0] ?? 'the file itself'}`,
          names: matching(names),
          failing,
        };
      }
      return { status: 'survived', failing };
    } finally {
      this.#put(originals);
    }
  }
}
