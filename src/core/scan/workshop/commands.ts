import { ignoreRules, type IgnoreRules } from '../../value/ignore-rules.ts';
import { foldersAbove, isWithin, parentOf, pathIn } from '../../value/path.ts';
import { isSpeakable } from '../scaffold/words.ts';
import { isFile, isPath, type TreeView } from '../tree/tree.ts';
import { type Call, Coverage, SETTINGS } from './coverage.ts';
import {
  CHAINS,
  CHANGES,
  INSTALLS,
  PROGRAMS,
  SELECTS,
  withoutStarters,
  type ChainName,
  type Purpose,
} from './programs.ts';
import { folderFrom, REFUSED, saidIn, UNSAID } from './said.ts';
import { type Runner, type Script, Scripts } from './scripts.ts';

/** A command that the repository names, and what it verifies. */
export interface Command {
  readonly purpose: Purpose;
  readonly command: string;
  /** Folder it is run in; `''` for the root. */
  readonly dir: string;
  /** Where it stands. */
  readonly path: string;
  readonly line: number;
  readonly chain: ChainName;
  /** Languages that it looks at; none: it cannot be determined. */
  readonly languages: readonly string[];
  /** Test files that it runs, and how many there are of its languages in its folder; only where that can be told. */
  readonly covers?: { readonly files: number; readonly of: number };
  /** The programs that it runs in the end, by their names. */
  readonly programs: string;
  /** The file of settings that its first program is told. */
  readonly settings: string | undefined;
  /** Lower is better: {@link Said.rank}. */
  readonly rank: number;
}

/** What a command does in the end. */
interface Effect {
  readonly purpose: Purpose;
  readonly chain: ChainName;
  /** The programs that do it. */
  readonly calls: readonly Call[];
}

/** What people call a script of their own that is not a well-known program. */
const OWN: readonly (readonly [Purpose, RegExp])[] = [
  [
    'test',
    /^(?:run[-_]?)?(?:tests?|spec|unit)(?:[:_.-](?:all|unit|integration|e2e|ci|backend|frontend|server|client|node|browser))?$/i,
  ],
  ['lint', /^(?:lint|style|code-?style)(?:$|[:_.-])|^check(?:[:_.-](?:all|ci|code|format|lint|quality|style))?$/i],
  ['types', /^(?:type-?check|types)$/i],
  ['build', /^(?:build|compile|all)$/i],
  ['docs', /^(?:docs?|build[:_-]docs?|docs?[:_-]build)$/i],
  ['run', /^(?:dev|start|serve|run)$/i],
];
/** Scripts that are run on the way of another one, wait for changes, or need what is not here. */
const ASIDE =
  /watch|^start[:_-]|debug|report|inspect|analy[sz]e|update|fix|prepublish|prepare|^(?:pre|post)(?!view)\w|clean|profile|release|publish|deploy|server$|:ui$|:dev$|headed|bench|snapshot|nightly|remote|local$/i;
/** Longest command, of words that are options, paths and numbers: what is in a file is never copied at length. */
const LONGEST = 96;
const PLAIN = /^[\w./][\w ./:@=,+-]*$|^(?:Rscript|julia)(?: --?[\w=.]+)* -e (["'])[\w:;.() ]+\1$/;
const ODD =
  /(?:^|[/ ])(?:path|your\w*|my|some|foo|bar|example|name)(?:[-_/ .]|$)|(?<!\/)\.\.\.|^(?:\.\/)?(?:node_modules|\.venv)\//i;
const DEEPEST = 8;
/** Of the options of a line of a shell script only these say what it does: others may be what it explains. */
const IN_PLACE = /^[^#"']* --(?:fix|write|in-place)\b/;
/** What names a file of the tree that is written: git must ignore it. */
const OUTPUT =
  / (?:-coverprofile|--coverage-clover|--junit-?xml|(?<=\brollup .{0,80})--file|-o(?=[ =])|>>?)[ =]?(?:\.\/)?(\w[\w./-]*)/g;
const REMOVES = /\brm ([^;&|\n]+)/g;
/** What is only made elsewhere: a rule for it stands beside those for here. */
const OTHER_SYSTEMS = /\.(?:dll|dylib|exe)$/;
/** Files that are run by their names, on every system. */
const STARTS = /(?:^|\/)[^./]+$|\.(?:ba|z)?sh$|\.(?:ps1|py|rb|pl|php|lua|[cm]?js|ts)$/i;
/** How they are called where no script has a name for it. */
const STARTED = /^(?:\.\/|(?:scripts?|bin|tools|ci|dev)\/|(?:node|python3?|bash|sh|perl|ruby) )/;
/** A variable that chooses the settings of a command. */
const SETS = /^(?:env )?(?:\w+=\S+ )*\w*(?:SETTINGS|CONFIG|_ENV)\w*=\S/;
/** What fails on warnings, and what only prints them. */
const STRICT = /^cargo clippy .*-D ?warnings/;
const LENIENT = /^cargo clippy(?!.* -D)/;
const INTO = / (?:--prefix|-C|--cwd)[ =](\S+)/;
/** What goes on until someone ends it. */
const STAYS = /\b(?:serve|server|watch|dev|preview|live|livehtml|autobuild)\b/;
/** The environments that tox runs, up to the next section or the end of the list. */
const ENV_LIST = /\benv_?list\s*=\s*\[?([^[\]]*)/;
const GO_HERE = /^go (?:build|vet)(?: -\S+)*(?: \.)?$/;
const RUNS_ALONE = /^(?:npm|pnpm|yarn|bun|node|deno|elm|elm-test|forge|run-[sp]|npm-run-all2?|make|just|task)\b/;

/** Finds the commands by which a project is verified, and where each of them stands. Nothing that stands nowhere is named. */
export class Verification {
  readonly #tree: TreeView;
  readonly #scripts: Scripts;
  readonly #ignored: IgnoreRules;
  readonly #coverage: Coverage;
  readonly #isOfC: boolean;

  constructor(tree: TreeView) {
    this.#tree = tree;
    this.#ignored = ignoreRules(tree.text('.gitignore') ?? '', 0);
    this.#scripts = new Scripts(tree);
    this.#coverage = new Coverage(tree);
    this.#isOfC = tree.code.has('C') || tree.code.has('C++');
  }

  /** Every command that verifies something, those to be believed most first, each once for its folder. */
  commands(): Command[] {
    const said = saidIn(this.#tree).map((at) => {
      // What a pipeline sets for its own machines the script has its own value for.
      const command = at.text.replace(/^(?:[A-Z_][A-Z0-9_]*=\S* )+(?=(?:make|just|task|npm|pnpm|yarn|composer) )/, '');
      // A page in a folder may name that folder as it is seen from the top.
      const into = INTO.exec(command)?.[1];
      const isFromTop = into === at.dir && !this.#tree.listing.has(folderFrom(at.dir, into));
      return { ...at, command, dir: isFromTop ? '' : at.dir };
    });
    const named = this.#scripts.all
      .filter(({ name }) => !ASIDE.test(name))
      .map(({ command, path, line, dir, name }) => {
        // Of the names that say the same the plain one says it best.
        const isPlain = purposeOf(name) !== undefined && !/[:_.-]|^all$/.test(name);
        return { command, path, line, dir, rank: UNSAID + (isPlain ? 0 : 0.5) };
      })
      .sort((a, b) => (a.path === b.path ? a.rank - b.rank : a.path < b.path ? -1 : 1));
    const refused = new Set(said.flatMap(({ rank, command }) => (rank === REFUSED ? command : [])));
    const isStrict = said.some(({ command, dir }) => STRICT.test(command) && this.#isPlain(command, dir));
    const short = said.filter(({ command }) => command.length <= 2 * LONGEST);
    const set = new Set(short.flatMap(({ command }) => (SETS.test(command) ? withoutStarters(command) : [])));
    const found = new Map<string, Command>();
    for (const each of [...said, ...named]) {
      if (refused.has(each.command)) continue;
      if (!this.#isPlain(each.command, each.dir)) continue;
      // What is said with settings of its own fails without them.
      if (set.has(withoutStarters(each.command)) && !SETS.test(each.command)) continue;
      if (isStrict && LENIENT.test(each.command)) continue;
      const effect = this.#effectOf(each.command, each.dir);
      if (effect === undefined || effect === 'changes') continue;
      // What only goes to other folders is said there.
      if (effect.calls.every(({ dir }) => !isWithin(each.dir, dir))) continue;
      const isKnown = effect.calls.some((part) => this.#program(part.call, part.dir) !== undefined);
      // What no one says to start may need a build first, or be a part of what is started.
      if (effect.purpose === 'run' && each.rank >= UNSAID && !isKnown) continue;
      const command = this.#proved(each, effect);
      // What does the same is one command, by the name that is to be believed most.
      const does = JSON.stringify([effect.purpose, effect.calls]);
      if (command !== undefined && !found.has(does)) found.set(does, command);
    }
    return [...found.values()];
  }

  /** Words that a person would type: a program, options, and paths that are there. */
  #isPlain(command: string, dir: string): boolean {
    if (command.length > LONGEST || !PLAIN.test(command) || ODD.test(command)) return false;
    if (!this.#tree.listing.has(folderFrom(dir, INTO.exec(command)?.[1] ?? ''))) return false;
    const locks = ['Cargo.lock', 'uv.lock'].filter(
      (name) => isFile(pathIn(dir, name), this.#tree) || isFile(name, this.#tree),
    );
    if (/ --(?:locked|frozen)(?= |$)/.test(command) && locks.length === 0) return false;
    const words = command.split(' ');
    // A shell looks for a file of the folder only where the word has a slash.
    if (isFile(folderFrom(dir, words[0] as string), this.#tree) && words[0]?.includes('/') === false) return false;
    if (!words.every((word) => isSpeakable(word.replaceAll('"', '')))) return false;
    // What a package manager installs is not in the tree; any other program that is called by its path is.
    return words
      .slice(/^(?:\.\/)?vendor\//.test(command) ? 1 : 0)
      .every((word) => !/^[^-].*\//.test(word) || /^@|\.\.\.$/.test(word) || isPath(folderFrom(dir, word), this.#tree));
  }

  #has(folder: string, name: RegExp): boolean {
    return this.#tree.listing.get(folder)?.names.some((each) => name.test(each)) === true;
  }

  /** @param within the script that it is in */
  #effectOf(line: string, dir: string, within?: Script, seen: readonly string[] = []): Effect | 'changes' | undefined {
    const effects: Effect[] = [];
    const name = within?.name ?? '';
    let at = dir;
    for (const part of line.split(/&&|\|\||[;|\n]/)) {
      const call = withoutStarters(part.trim().replace(/^["'(!]+|["')]+$/g, ''));
      const into = /^cd ([\w./-]+)$/.exec(call)?.[1];
      if (into !== undefined) at = folderFrom(at, into);
      if (call === '' || into !== undefined) continue;
      if (CHANGES.some((pattern) => pattern.test(call)) || this.#waits(call, at)) return 'changes';
      if (INSTALLS.some((pattern) => pattern.test(call))) continue;
      const scripts = this.#scripts.called(call, at);
      for (const script of scripts ?? []) {
        const key = `${script.runner} ${script.name} ${script.dir}`;
        if (seen.includes(key) || seen.length > DEEPEST) continue;
        if (seen.length === 0 && ASIDE.test(script.name)) return undefined;
        if (this.#scripts.around(script).some((body) => this.#writes(` ${body}`, script.dir))) return 'changes';
        const effect = this.#effectOf(script.body, script.dir, script, [...seen, key]);
        if (effect === 'changes') return effect;
        if (effect !== undefined) effects.push(effect);
        // Beside the target that verifies, one that installs or removes.
        else if (seen.length === 0 && (scripts?.length ?? 0) > 1) return undefined;
      }
      if (scripts !== undefined) continue;
      const effect = this.#program(call, at) ?? this.#ownFile(call, at, name);
      if (effect === 'changes') return effect;
      if (effect !== undefined) effects.push(effect);
    }
    const order: readonly Purpose[] = ['test', 'build', 'types', 'lint', 'docs', 'run'];
    const purpose = order.find((each) => effects.some((effect) => effect.purpose === each));
    const same = effects.filter((effect) => effect.purpose === purpose);
    if (same[0] === undefined && within !== undefined) return this.#byName(within, line, dir);
    const [first] = same;
    // What is called a test and only lints, as far as is known, runs its tests by a program that is not known.
    if (first === undefined || (purpose !== 'test' && purposeOf(name) === 'test')) return undefined;
    const checksTypes = first.purpose === 'build' && /^(?!build).*(?:type|tsc)/i.test(name);
    const said = first.purpose === 'types' ? purposeOf(name) : undefined;
    const writes = first.purpose === 'build' && /^docs?(?:$|[:_-])/.test(name);
    return {
      ...first,
      purpose: checksTypes ? 'types' : said === 'lint' || said === 'build' ? said : writes ? 'docs' : first.purpose,
      calls: same.flatMap(({ calls }) => calls),
    };
  }

  /** Whether a linter that is not set up asks how, or one of the environments that tox runs goes on until someone ends it. */
  #waits(call: string, dir: string): boolean {
    const textOf = (name: string): string => this.#tree.text(pathIn(dir, name)) ?? '';
    if (/^next lint\b/.test(call)) return !textOf('package.json').includes('"eslint"');
    const goesOn = (name: string): boolean =>
      /\b(?:auto|serve|live|watch)\b/.test(ENV_LIST.exec(textOf(name))?.[1] ?? '');
    return call === 'tox' && ['tox.ini', 'tox.toml', 'pyproject.toml'].some(goesOn);
  }

  /** A script of a program that no one else knows, by its name. */
  #byName({ name, runner }: Script, body: string, dir: string): Effect | undefined {
    // What people call the tests of a program in C may be anything elsewhere.
    const purpose = name !== 'check' ? purposeOf(name) : runner === 'make' && this.#isOfC ? 'test' : undefined;
    const calls = body
      .split(/&&|[;|\n]/)
      .map(withoutStarters)
      .filter((each) => each !== '' && !IDLE.test(each) && !INSTALLS.some((pattern) => pattern.test(each)));
    const call = calls.find((each) => !BUILDS.test(each)) ?? calls[0];
    // A rule that only needs others, or compiles, builds what others test with; below the top its needs may be anything.
    if (purpose === undefined || call === undefined) return undefined;
    if (BUILDS.test(call) && (purpose !== 'build' || dir !== '' || OF_IMAGES.test(body))) return undefined;
    if (purpose === 'run' && /^(?:npm|pnpm|yarn|bun)\b.*(?:watch|build)/.test(call)) return undefined;
    const written = WRITTEN_FOR[runner] ?? 'any';
    const hasSource = CHAINS[written].languages.some((language) => this.#tree.code.has(language));
    return { purpose, chain: hasSource ? written : 'any', calls: [{ call, dir }] };
  }

  #program(call: string, dir: string): Effect | undefined {
    const pom = /^mvnw?(?: -\S+)*$/.test(call) ? this.#tree.text(pathIn(dir, 'pom.xml')) : undefined;
    const goals = /<defaultGoal>([^<]+)/.exec(pom ?? '')?.[1] ?? '';
    const short = `${call.replace(/^(?:yarn|pnpm|bun) (?!test\b)/, '')} ${goals.trim()}`.trim();
    const program = PROGRAMS.find(([, , pattern]) => {
      const match = pattern.exec(short)?.[0];
      // A name that only begins like a program is another one, or a file.
      return match !== undefined && (/\s$/.test(match) || /^(?:\s|$)/.test(short.slice(match.length)));
    });
    if (program === undefined) return undefined;
    const [purpose, found] = program;
    // Where there is no code, all that is looked at is the infrastructure.
    const isInfrastructure = this.#tree.code.size === 0 && this.#has(dir, CHAINS.infrastructure.needs);
    const chain = found === 'any' && purpose === 'lint' && isInfrastructure ? 'infrastructure' : found;
    const { needs } = CHAINS[chain];
    // What looks at all that is below finds its files there, too.
    const folders = short.endsWith(' .') ? [...this.#tree.listing.keys()] : [dir, ...foldersAbove(dir)];
    if (!folders.some((path) => this.#has(path, needs))) return undefined;
    // Without a path Go builds the package of the folder itself.
    if (GO_HERE.test(short) && !this.#has(dir, /^(?!tools\.go$)(?!.*_test\.go$).*\.go$/)) return undefined;
    // A compiler whose settings say that it writes nothing checks types.
    const project = folderFrom(dir, / (?:-p|--project)[ =](\S+)/.exec(short)?.[1] ?? '');
    const options = this.#tree.text(isFile(project, this.#tree) ? project : pathIn(project, 'tsconfig.json'));
    const isCheck = /^tsc\b/.test(short) && /"noEmit"\s*:\s*true/.test(options ?? '');
    const does = /^(?:tox|nox)\b/.test(short) ? environmentOf(short) : isCheck ? 'types' : purpose;
    return does === undefined ? undefined : { purpose: does, chain, calls: [{ call: short, dir }] };
  }

  /** A program of the project itself, by its name or by that of the script that runs it; a shell script by its lines, too. */
  #ownFile(call: string, dir: string, name: string): Effect | 'changes' | undefined {
    const file = (IDLE.test(call) ? '' : call)
      .split(/\s+/)
      .slice(0, 4)
      .find((word) => /[./]/.test(word) && isFile(folderFrom(dir, word), this.#tree));
    // What is in the folder of a pipeline is told by the pipeline what to do.
    if (file === undefined || !STARTS.test(file) || /profil|bench|^\.\w/i.test(file)) return undefined;
    if (name === '' && !STARTED.test(call)) return undefined;
    // What PowerShell does only where a variable is set is for those who publish.
    const guarded = /^([ \t]*)if \(\$env:.*\{\r?\n[^]*?\n\1\}/gm;
    const text = (this.#tree.text(folderFrom(dir, file)) ?? '').replace(guarded, '');
    const isShell = /\.(?:sh|bash|ps1)$/.test(file) || /^(?:bash|sh) /.test(call) || /^#!.*\b(?:ba|z)?sh\b/.test(text);
    if (isShell && text === '') return undefined;
    const read = isShell ? text.split('\n') : [];
    const lines = read.map((line) => withoutStarters(line.replace(/^\s*(?:& |\$\{?\w+\}?)/, '')));
    const changes = [...CHANGES.slice(0, -1).filter((pattern) => !pattern.test('docker run')), IN_PLACE];
    if (lines.some((line) => this.#writes(line, '') || changes.some((pattern) => pattern.test(line)))) return 'changes';
    const stem = name === '' ? file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '') : name;
    // What a rule for tests runs first may be anything.
    const purpose = name === 'check' ? undefined : purposeOf(stem);
    const calls = [{ call: call.replace(/^(?:bash |sh )?(?:\.\/)?/, ''), dir }];
    // Not every shell starts it: it is told where it runs the tests.
    const tests = lines.map((line) => this.#program(line, dir)).find((each) => each?.purpose === 'test');
    if (file.endsWith('.ps1')) return tests && { ...tests, calls };
    const isOfPages = this.#tree.listing.get(parentOf(folderFrom(dir, file)))?.place === 'docs';
    // What starts in another language is known by what starts it.
    const isUnknown = purpose === undefined || (purpose === 'run' && name === '' && !isShell);
    return isUnknown ? undefined : { purpose, chain: isOfPages ? 'pages' : 'any', calls };
  }

  /** The command with what it covers; undefined for tests that run none. */
  #proved(at: Pick<Command, 'command' | 'path' | 'line' | 'dir' | 'rank'>, effect: Effect): Command | undefined {
    const languages = CHAINS[effect.chain].languages;
    const programs = [...new Set(effect.calls.map(({ call }) => call.split(' ', 1)[0]))].join();
    const settings = SETTINGS.exec(effect.calls[0]?.call ?? '')?.[1];
    const command = { ...at, purpose: effect.purpose, chain: effect.chain, languages, programs, settings };
    const direct = withoutStarters(at.command);
    // What a package installs is only found by what runs it.
    if (effect.chain === 'scripts' && direct === at.command && !RUNS_ALONE.test(direct)) return undefined;
    // What is committed, a bundler writes anew.
    const isCommitted = effect.calls.some(({ dir }) => this.#tree.listing.has(pathIn(dir, 'dist')));
    if (effect.purpose === 'build' && effect.chain === 'scripts' && isCommitted) return undefined;
    if (effect.calls.some(({ call, dir }) => this.#writes(call, dir))) return undefined;
    if (effect.purpose === 'docs' && effect.calls.some(({ call }) => STAYS.test(call))) return undefined;
    const selects = effect.calls.some(({ call }) => SELECTS.test(call)) || SELECTS.test(direct);
    if (selects && (effect.chain === 'rust' || effect.chain === 'jvm')) return undefined;
    if (effect.purpose !== 'test' || effect.chain === 'infrastructure' || effect.chain === 'data') return command;
    if (selects || this.#namesTests(effect, direct, at.dir)) return undefined;
    const named = direct.split(' ').filter((word) => isFile(folderFrom(at.dir, word), this.#tree));
    if (effect.chain === 'any' && named.length > 1) return undefined;
    const of = this.#coverage.below([at.dir], languages);
    const files = this.#coverage.run(effect.chain, effect.calls, languages);
    // Some languages keep their tests in the source itself; of C a rule runs a program that it builds.
    const runsOwn = this.#isOfC && at.dir === '' && effect.calls.some(({ call }) => call.startsWith('./'));
    if (of === 0) return runsOwn || languages.some((each) => each === 'Rust' || each === 'Zig') ? command : undefined;
    if (files === undefined) return command;
    return files === 0 ? undefined : { ...command, covers: { files: Math.min(files, of), of } };
  }

  #writes(line: string, dir: string): boolean {
    const removed = new Map(
      [...line.matchAll(REMOVES)].flatMap(({ index, 1: names = '' }) =>
        names.split(/[ /]+/).map((name) => [name, index] as const),
      ),
    );
    return [...line.matchAll(OUTPUT)].some(({ index, 1: file = '' }) => {
      const isRemoved = index < (removed.get(file.split('/', 1)[0] ?? '') ?? 0);
      return !isRemoved && !OTHER_SYSTEMS.test(file) && this.#ignored.test(folderFrom(dir, file)) !== true;
    });
  }

  /** Whether words behind a program of its own are neither options nor paths: names of tests. */
  #namesTests({ calls }: Effect, command: string, dir: string): boolean {
    if (calls[0]?.call !== command) return false;
    const words = command.split(' ').slice(1);
    return words.some(
      (word, i) =>
        !word.startsWith('-') &&
        words[i - 1]?.startsWith('-') !== true &&
        !/^(?:(?:new-|v2-)?test(?:s|\w*UnitTest)?|spec|run|r|check|build|verify|clean|nextest|hack|validate|\.\/\.\.\.|\/\/\.\.\.|\.)$/.test(
          word,
        ) &&
        !isPath(folderFrom(dir, word.replace(/\/?\.\.\.$/, '')), this.#tree),
    );
  }
}

/** What an environment of tox or a session of nox is for, by what people call it. */
const ENVIRONMENTS: readonly (readonly [Purpose, RegExp])[] = [
  ['lint', /lint|style|pre-?commit|flake|ruff|format/],
  ['types', /typ|mypy|pyright/],
  ['docs', /^docs?$/],
  ['test', /^(?:py|pypy|tests?|unit|cov|\d)[\w.-]*$/],
];

function environmentOf(call: string): Purpose | undefined {
  const name = / (?:-e|-f|-s|--session)[ =]?(\S+)/.exec(call)?.[1];
  if (name === undefined) return 'test';
  return name.includes(',') ? undefined : ENVIRONMENTS.find(([, pattern]) => pattern.test(name))?.[0];
}

/** What does nothing that could fail, only moves files, or makes an image, which is none of the code. */
const IDLE =
  /^(?:echo|exit|true|false|:|rm|rimraf|mkdir|cp|mv|shx|node -e|cat|ls|date|touch|del-cli|clear|(?:docker|podman)(?: buildx)? build)\b/;
/** Rules that are called like what makes images. */
const OF_IMAGES = /(?:^|[-\s])(?:docker|containers?|images?)(?:[-\s]|$)/;
/** What makes, of a makefile, something that others use. */
const BUILDS = /^(?:make|just|cc|gcc|clang|cxx|g\+\+|clang\+\+|ld|ar)(?= |$)/;

function purposeOf(name: string): Purpose | undefined {
  return OWN.find(([, pattern]) => pattern.test(name))?.[0];
}

/** What the scripts of a runner are written for, where the project has such source. */
const WRITTEN_FOR: Readonly<Partial<Record<Runner, ChainName>>> = {
  package: 'scripts',
  composer: 'php',
  poe: 'python',
};
