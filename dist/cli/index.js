#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = require("module");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 1553:
/***/ ((module) => {

module.exports = require("node:dns/promises");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = require("node:module");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 9270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  P: () => (/* binding */ GLOBAL_OPTIONS),
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
// EXTERNAL MODULE: ./build/core/key-text.js
var key_text = __nccwpck_require__(5825);
// EXTERNAL MODULE: ./build/ids.js
var ids = __nccwpck_require__(2754);
;// CONCATENATED MODULE: ./build/cli/arguments.js




/** Options that every command has (surface.md, Commands). */
const GLOBAL_OPTIONS = [
    { name: 'format', kind: 'value', value: 'FORMAT', summary: 'how the result is printed' },
    {
        name: 'config',
        kind: 'value',
        value: 'FILE',
        summary: 'configuration file (default: cartwright.yaml here, if there is one)',
    },
    {
        name: 'prefix',
        kind: 'value',
        value: 'PREFIX',
        summary: 'format profile of the files that are read and written',
        choices: ids/* PREFIXES */.V4,
    },
    {
        name: 'color',
        kind: 'value',
        value: 'WHEN',
        summary: 'colour in text output',
        choices: ['auto', 'always', 'never'],
    },
    { name: 'quiet', kind: 'flag', summary: 'print nothing but findings and results' },
    { name: 'help', kind: 'flag', summary: 'show this help' },
    { name: 'version', kind: 'flag', summary: 'show the version' },
];
/**
 * Parses the arguments of one command against its option table.
 *
 * @param args the arguments after the command's name
 * @throws UserError `usage` for an unknown option, a missing value or a value that is not allowed
 */
async function parse(command, args) {
    const specs = [...command.options, ...GLOBAL_OPTIONS];
    const options = {};
    for (const { name, kind } of specs)
        options[name] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'list' };
    options['help'] = { type: 'boolean', short: 'h' };
    refusePem(args);
    let result;
    try {
        result = (0,external_node_util_namespaceObject.parseArgs)({ args: withBare(specs, args), options, allowPositionals: true, strict: true });
    }
    catch (error) {
        throw await usageError(command, specs, error);
    }
    if (result.positionals.includes(''))
        throw empty('an argument');
    for (const { name, choices } of specs) {
        const value = result.values[name];
        const values = (Array.isArray(value) ? value : [value]);
        if (values.includes(''))
            throw empty(`--${name}`);
        const wrong = values.find((each) => choices !== undefined && typeof each === 'string' && !choices.includes(each));
        if (wrong !== undefined) {
            throw new errors/* UserError */.y('usage', `--${name} is ${JSON.stringify(wrong)}`, {
                help: `allowed: ${choices?.join(', ')}`,
            });
        }
    }
    refuseKeys(result);
    return {
        positionals: result.positionals,
        flag: (name) => result.values[name] === true,
        value: (name) => result.values[name],
        list: (name) => result.values[name] ?? [],
    };
}
/** Writes out what an option means that no value follows, where its table says so. */
function withBare(specs, args) {
    const end = args.includes('--') ? args.indexOf('--') : args.length;
    return args.map((arg, i) => {
        const bare = i < end ? specs.find(({ name }) => arg === `--${name}`)?.bare : undefined;
        const next = args[i + 1];
        return bare !== undefined && (next === undefined || next.startsWith('-')) ? `${arg}=${bare}` : arg;
    });
}
// The arguments of a process are seen by everybody on the machine, so that the key must be replaced, not only moved.
function refuseKeys({ values, positionals }) {
    const given = Object.entries(values).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [`--${name}`, each]));
    for (const [name, value] of [...given, ...positionals.map((value) => ['an argument', value])]) {
        if (typeof value !== 'string' || !(0,key_text/* holdsKey */.g)(value))
            continue;
        throw keyAsArgument(name);
    }
}
// A text that starts with dashes is taken for an option, and nobody would learn why.
function refusePem(args) {
    const at = args.findIndex((arg) => /^(?:--[a-z-]+=)?["'\s]*-----BEGIN/.test(arg));
    if (at === -1)
        return;
    const text = args[at] ?? '';
    const name = /^(--[a-z-]+)=/.exec(text)?.[1] ?? args[at - 1] ?? '';
    const where = name.startsWith('--') ? name : 'an argument';
    if (!/-----BEGIN [A-Z0-9 ]*PUBLIC KEY/.test(text))
        throw keyAsArgument(where);
    throw new errors/* UserError */.y('key-as-argument', `${where} is a public key itself, not the path of one`, {
        help: 'write it into a file, and give the path of that',
    });
}
function keyAsArgument(name) {
    return new errors/* UserError */.y('key-as-argument', `${name} is a private key itself, not the path of one`, {
        help: 'others on this machine can see it: make a new key, and give a file, or set CARTWRIGHT_SIGNING_KEY',
    });
}
// An unset variable of a script must not stand for the whole repository.
function empty(what) {
    return new errors/* UserError */.y('usage', `${what} is empty`, { help: 'is a variable unset? leave it out for the default' });
}
/** The parser's errors in the words of every other message, with the nearest option. */
async function usageError(command, specs, error) {
    const named = /'(?:-[^-], )?(-{1,2}[^' =]*)/u.exec(error.message)?.[1] ?? '';
    const options = { help: `run cartwright ${command.name} --help for its options`, cause: error };
    const spec = specs.find(({ name }) => named === `--${name}`);
    if (spec?.kind === 'flag')
        return new errors/* UserError */.y('usage', `${named} takes no value`, options);
    if (spec !== undefined)
        return new errors/* UserError */.y('usage', `${named} needs a value: ${named} ${spec.value ?? 'VALUE'}`, options);
    const [{ nearest }, { quote }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8778).then(__nccwpck_require__.bind(__nccwpck_require__, 8778)),
        __nccwpck_require__.e(/* import() */ 8217).then(__nccwpck_require__.bind(__nccwpck_require__, 8217)),
    ]);
    const near = nearest(named, specs.map(({ name }) => `--${name}`));
    const help = near === undefined ? options.help : `did you mean ${near}?`;
    return new errors/* UserError */.y('usage', `${command.name} has no option ${quote(named)}`, { ...options, help });
}


/***/ }),

/***/ 3192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** Exit codes (surface.md, Commands). A result of 3 is never returned: a bug is thrown. */
const EXIT = { ok: 0, no: 1, unable: 2, bug: 3 };


/***/ }),

/***/ 8455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMMANDS),
/* harmony export */   x: () => (/* binding */ HOOK_COMMANDS)
/* harmony export */ });
/** Every command by name, in the order of `--help` (surface.md, Commands); a command's code is loaded when it is called. */
const COMMANDS = {
    check: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(1137), __nccwpck_require__.e(5891), __nccwpck_require__.e(860), __nccwpck_require__.e(4111), __nccwpck_require__.e(8562), __nccwpck_require__.e(2219), __nccwpck_require__.e(191), __nccwpck_require__.e(2136), __nccwpck_require__.e(6932)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6932)),
    lint: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(1137), __nccwpck_require__.e(5891), __nccwpck_require__.e(860), __nccwpck_require__.e(191), __nccwpck_require__.e(8739)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8739)),
    'workflow ready': () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(1137), __nccwpck_require__.e(5891), __nccwpck_require__.e(860), __nccwpck_require__.e(4111), __nccwpck_require__.e(8562), __nccwpck_require__.e(2219), __nccwpck_require__.e(191), __nccwpck_require__.e(5873)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5873)),
    cal: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(1137), __nccwpck_require__.e(5891), __nccwpck_require__.e(860), __nccwpck_require__.e(4111), __nccwpck_require__.e(8562), __nccwpck_require__.e(2219), __nccwpck_require__.e(191), __nccwpck_require__.e(1100)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1100)),
    init: () => Promise.all(/* import() */[__nccwpck_require__.e(5891), __nccwpck_require__.e(6636), __nccwpck_require__.e(2584)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2584)),
    build: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1306), __nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(4111), __nccwpck_require__.e(1839), __nccwpck_require__.e(5550), __nccwpck_require__.e(8908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8908)),
    manifest: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(2249), __nccwpck_require__.e(4992)]).then(__nccwpck_require__.bind(__nccwpck_require__, 243)),
    keygen: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(7161), __nccwpck_require__.e(6793)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1425)),
    sign: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1306), __nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(4111), __nccwpck_require__.e(1839), __nccwpck_require__.e(3772), __nccwpck_require__.e(5550), __nccwpck_require__.e(1587)]).then(__nccwpck_require__.bind(__nccwpck_require__, 299)),
    verify: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(1839), __nccwpck_require__.e(3772), __nccwpck_require__.e(4114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8817)),
    handshake: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(130), __nccwpck_require__.e(2249), __nccwpck_require__.e(1137), __nccwpck_require__.e(5891), __nccwpck_require__.e(860), __nccwpck_require__.e(4111), __nccwpck_require__.e(8562), __nccwpck_require__.e(2219), __nccwpck_require__.e(191), __nccwpck_require__.e(979)]).then(__nccwpck_require__.bind(__nccwpck_require__, 979)),
    preflight: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(2249), __nccwpck_require__.e(5891), __nccwpck_require__.e(9420)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4459)),
    diff: () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(2249), __nccwpck_require__.e(5891), __nccwpck_require__.e(8562), __nccwpck_require__.e(1592)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9370)),
    'okf check': () => Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(5891), __nccwpck_require__.e(3281)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3281)),
    explain: () => __nccwpck_require__.e(/* import() */ 4579).then(__nccwpck_require__.bind(__nccwpck_require__, 4579)),
};
/** Behind hooks alone: they run like any command, but are no part of the program's surface. */
const HOOK_COMMANDS = {
    'no-private-keys': () => Promise.all(/* import() */[__nccwpck_require__.e(2136), __nccwpck_require__.e(8777)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8777)),
};


/***/ }),

/***/ 9713:
/***/ ((__webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7325);

await (0,_process_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/core/errno.js
var errno = __nccwpck_require__(678);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __nccwpck_require__(2807);
;// CONCATENATED MODULE: ./build/adapters/fs/standard-stream.js



const NAMES = { 1: 'standard output', 2: 'standard error' };
/** Code of the error for a stream whose reader went away: nobody is left to tell. */
const CLOSED = 'closed-stream';
/**
 * Writes to standard output or standard error, at once and whole: a later `process.exit` cannot cut it.
 *
 * @throws UserError `closed-stream` when its reader went away (`cartwright … | head -1`), otherwise `unwritable-stream`
 */
function writeStream(descriptor, text) {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,external_node_fs_.writeSync)(descriptor, bytes, at);
        }
        catch (error) {
            const { code } = error;
            const what = `${NAMES[descriptor]} cannot be written`;
            if (code === 'EPIPE')
                throw new errors/* UserError */.y(CLOSED, `${what}: its reader went away`, { cause: error });
            if (code !== 'EAGAIN')
                throw (0,errno/* asUserError */.Y)(error, undefined, 'unwritable-stream', what);
            // A full pipe whose reader is slow.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
}

// EXTERNAL MODULE: ./build/cli/command.js
var cli_command = __nccwpck_require__(3192);
// EXTERNAL MODULE: ./build/ids.js
var ids = __nccwpck_require__(2754);
// EXTERNAL MODULE: ./build/version.js
var version = __nccwpck_require__(8508);
// EXTERNAL MODULE: ./build/cli/arguments.js + 1 modules
var cli_arguments = __nccwpck_require__(9270);
// EXTERNAL MODULE: ./build/cli/commands.js
var commands = __nccwpck_require__(8455);
;// CONCATENATED MODULE: ./build/cli/main.js








/**
 * Runs the command line.
 *
 * @param argv arguments after the program's name
 * @param cwd absolute working directory
 * @returns the exit code (surface.md, Commands)
 */
async function main(argv, io, cwd) {
    try {
        if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V'))
            return main_version(io);
        return await dispatch(argv, io, cwd);
    }
    catch (error) {
        const known = (0,errno/* asRefusal */.Z)(error);
        if (!(known instanceof errors/* UserError */.y))
            throw error;
        // Whoever closed the stream has what they wanted (`| head -1`): as other programs do, end without a word.
        if (known.code !== CLOSED) {
            const { formatUserError } = await __nccwpck_require__.e(/* import() */ 4833).then(__nccwpck_require__.bind(__nccwpck_require__, 4833));
            io.err(formatUserError(known));
        }
        return cli_command/* EXIT */.d.unable;
    }
}
async function dispatch(given, io, cwd) {
    const argv = commandFirst(given);
    const [first, second] = argv;
    if (first === 'help' && second !== undefined)
        return dispatch([...argv.slice(1), '--help'], io, cwd);
    const name = second !== undefined && `${first} ${second}` in commands/* COMMANDS */.L ? `${first} ${second}` : (first ?? '');
    if (first === undefined || name === '--help' || name === '-h' || name === 'help') {
        const { overview } = await __nccwpck_require__.e(/* import() */ 9654).then(__nccwpck_require__.bind(__nccwpck_require__, 9654));
        (first === undefined ? io.err : io.out)(await overview());
        return first === undefined ? cli_command/* EXIT */.d.unable : cli_command/* EXIT */.d.ok;
    }
    const known = { ...commands/* HOOK_COMMANDS */.x, ...commands/* COMMANDS */.L };
    const load = Object.hasOwn(known, name) ? known[name] : undefined;
    if (load === undefined)
        throw await unknownCommand(first, second);
    const { command } = await load();
    const parsed = await (0,cli_arguments/* parse */.q)(command, argv.slice(name.includes(' ') ? 2 : 1));
    if (parsed.flag('version'))
        return main_version(io);
    if (parsed.flag('help')) {
        const { commandHelp } = await __nccwpck_require__.e(/* import() */ 9654).then(__nccwpck_require__.bind(__nccwpck_require__, 9654));
        io.out(commandHelp(command));
        return cli_command/* EXIT */.d.ok;
    }
    return command.run(await contextOf(command, parsed, io, cwd));
}
/** Global options may stand before the command, too: they are moved behind its name. */
function commandFirst(argv) {
    let index = 0;
    for (;;) {
        const [, name, value] = /^--([a-z]+)(=.*)?$/s.exec(argv[index] ?? '') ?? [];
        const option = cli_arguments/* GLOBAL_OPTIONS */.P.find((each) => each.name === name);
        if (option === undefined)
            break;
        index += option.kind === 'flag' || value !== undefined ? 1 : 2;
    }
    const rest = argv.slice(index);
    const words = `${rest[0]} ${rest[1]}` in commands/* COMMANDS */.L ? 2 : 1;
    return rest.length === 0 || index === 0
        ? argv
        : [...rest.slice(0, words), ...argv.slice(0, index), ...rest.slice(words)];
}
function main_version(io) {
    io.out(`cartwright ${version/* VERSION */.x}\n`);
    return cli_command/* EXIT */.d.ok;
}
async function unknownCommand(name, second) {
    const { nearest } = await __nccwpck_require__.e(/* import() */ 8778).then(__nccwpck_require__.bind(__nccwpck_require__, 8778));
    const { quote } = await __nccwpck_require__.e(/* import() */ 8217).then(__nccwpck_require__.bind(__nccwpck_require__, 8217));
    const kind = name.startsWith('-') ? 'option' : 'command';
    const begun = Object.keys(commands/* COMMANDS */.L).filter((command) => command.startsWith(`${name} `));
    if (begun.length > 0) {
        const word = second === undefined || second.startsWith('-') ? '' : ` ${second}`;
        const help = `${begun.length === 1 ? 'did you mean' : 'it is one of'} ${begun.join(', ')}${begun.length === 1 ? '?' : ''}`;
        return new errors/* UserError */.y('usage', word === '' ? `${quote(name)} is half a command` : `unknown command ${quote(name + word)}`, { help });
    }
    const near = nearest(kind === 'option' ? name : `${name} ${second ?? ''}`, Object.keys(commands/* COMMANDS */.L)) ??
        nearest(name, Object.keys(commands/* COMMANDS */.L));
    const help = near === undefined ? 'run cartwright --help for the commands' : `did you mean ${near}?`;
    return new errors/* UserError */.y('usage', `unknown ${kind} ${quote(name)}`, { help });
}
async function contextOf(command, parsed, io, cwd) {
    const { commandFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(5556)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5556));
    const fs = commandFiles(cwd, typedIn(command, parsed));
    const config = await configFor(command, parsed, fs);
    const prefix = parsed.value('prefix') ?? config.prefix;
    if (!(0,ids/* isPrefix */.RW)(prefix))
        throw new errors/* UserError */.y('usage', `unknown prefix ${JSON.stringify(prefix)}`, {
            help: `allowed: ${ids/* PREFIXES */.V4.join(', ')}`,
        });
    const color = parsed.value('color') ?? 'auto';
    return {
        ...parsed,
        io,
        fs,
        config,
        clock: { now: () => new Date() },
        profile: ids/* PROFILES */.jI[prefix],
        format: formatOf(command, parsed.value('format')),
        quiet: parsed.flag('quiet'),
        get color() {
            return color === 'always' || (color === 'auto' && wantsColor(io));
        },
    };
}
/** Every word that may name a file. */
function typedIn({ options }, { positionals, list, value }) {
    const named = [...options, ...cli_arguments/* GLOBAL_OPTIONS */.P].flatMap(({ name, kind }) => {
        if (kind === 'list')
            return list(name);
        const one = kind === 'value' ? value(name) : undefined;
        return one === undefined ? [] : [one];
    });
    return [...positionals, ...named];
}
/**
 * What the environment says of colour, in the order of the conventions (no-color.org, bixense.com/clicolors, Node's FORCE_COLOR):
 * NO_COLOR off; FORCE_COLOR and CLICOLOR_FORCE on, 0 and false off; then a terminal that is not dumb.
 */
function wantsColor({ env, outIsTerminal }) {
    if ((env['NO_COLOR'] ?? '') !== '')
        return false;
    for (const name of ['FORCE_COLOR', 'CLICOLOR_FORCE']) {
        const value = env[name];
        if (value !== undefined && (value !== '' || name === 'FORCE_COLOR')) {
            if (value !== '0' && value !== 'false')
                return true;
            if (name === 'FORCE_COLOR')
                return false;
        }
    }
    return outIsTerminal && env['TERM'] !== 'dumb' && env['CLICOLOR'] !== '0';
}
async function configFor(command, parsed, fs) {
    const named = parsed.value('config');
    const none = { file: undefined, prefix: ids/* DEFAULT_PREFIX */.Nf, rules: {}, ignore: [] };
    if (!command.usesConfig || (named === undefined && fs.kind('cartwright.yaml') === 'none'))
        return none;
    const { loadConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(7161), __nccwpck_require__.e(8572)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4856));
    return loadConfig(fs, named);
}
function formatOf(command, named) {
    if (named === undefined)
        return command.formats[0] ?? 'text';
    const format = command.formats.find((candidate) => candidate === named);
    if (format === undefined) {
        throw new errors/* UserError */.y('usage', `--format is ${JSON.stringify(named)}`, {
            help: `${command.name} has: ${command.formats.join(', ')}`,
        });
    }
    return format;
}

;// CONCATENATED MODULE: ./build/cli/process.js






/** Runs {@link main} on the real process and sets its exit code. */
async function run() {
    const io = {
        out: (text) => writeStream(1, text),
        err: (text) => writeStream(2, text),
        stdin: readStdin,
        env: process.env,
        // Making a stream costs more than linting a file: only what needs to know asks.
        get outIsTerminal() {
            return process.stdout.isTTY === true;
        },
        get errIsTerminal() {
            return process.stderr.isTTY === true;
        },
    };
    process.exitCode = await exitCode(io);
}
async function exitCode(io) {
    try {
        return await main(process.argv.slice(2), io, workingDirectory());
    }
    catch (error) {
        // What main could not print, for the stream to print it on is gone.
        if (error instanceof errors/* UserError */.y)
            return cli_command/* EXIT */.d.unable;
        try {
            return bug(error, io);
        }
        catch {
            return cli_command/* EXIT */.d.bug;
        }
    }
}
function workingDirectory() {
    try {
        return process.cwd();
    }
    catch {
        // It was removed: a path in it says so in its own words.
        return process.env['PWD'] ?? '/';
    }
}
async function readStdin() {
    const chunks = [];
    try {
        // Node reads a folder as if it were empty.
        if ((0,external_node_fs_.fstatSync)(0).isDirectory())
            throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
        for await (const chunk of process.stdin)
            chunks.push(chunk);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, undefined, 'unreadable-file', 'standard input cannot be read');
    }
    return Buffer.concat(chunks);
}
// The stack may quote input, so only the frames of our own code are shown.
function bug(error, io) {
    const name = error instanceof Error ? error.name : typeof error;
    const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
    io.err(`cartwright: this is a bug in cartwright (${name})\n${frames.slice(0, 8).join('\n')}\n`);
    io.err('  help: please report it with the command, the version and these lines (see SECURITY.md for private reports)\n');
    return cli_command/* EXIT */.d.bug;
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError),
/* harmony export */   Z: () => (/* binding */ asRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2807);

const REASONS = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is no directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EIO: 'the device failed',
    ENOTEMPTY: 'the directory is not empty',
    EBUSY: 'it is in use',
    EMFILE: 'too many files are open',
};
/**
 * A system's error as the user's: one line that names the path, when there is one, and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    const details = path === undefined ? { cause: error } : { path, cause: error };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, details);
}
/** As {@link asUserError} for what no caller foresaw: the system's refusal names its own call and path. */
function asRefusal(error) {
    const { path, syscall } = error;
    const what = `the system refused ${typeof syscall === 'string' ? syscall : 'a call'}`;
    return asUserError(error, typeof path === 'string' ? path : undefined, 'refused-by-the-system', what);
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5825);

/**
 * The tool could not run: bad usage, unreadable file, bad key, network (exit 2, surface.md).
 * Its message names the place and the value; it never holds a secret: a key that was given where a path belongs is left out. Anything else that is thrown is a bug (exit 3).
 */
class UserError extends Error {
    name = 'UserError';
    code;
    path;
    range;
    help;
    /**
     * @param code stable machine code in kebab case, for example `unreadable-file`
     * @param message what is wrong, with the value quoted; no trailing period
     */
    constructor(code, message, details = {}) {
        super((0,_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(message), details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.path = details.path === undefined ? undefined : (0,_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(details.path);
        this.range = details.range;
        this.help = details.help;
    }
}


/***/ }),

/***/ 5825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ holdsKey),
/* harmony export */   t: () => (/* binding */ hideKeys)
/* harmony export */ });
/** Private keys in places where only names belong: on a command line, in a path, in a message. */
/** PEM, the base64 of a PEM, and the base64 of an ed25519 key in PKCS#8 (either version) without its first and last line. */
const KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*|LS0tLS1CRUdJTi[A-Za-z0-9+/=_\s-]*|(?:MC4CAQAw|MFECAQEw)BQYDK2Vw[A-Za-z0-9+/=]*/g;
/** @returns whether a private key stands in the text. */
function holdsKey(text) {
    return text.search(KEY) !== -1;
}
/** The text with every private key in it taken out. */
function hideKeys(text) {
    return text.replace(KEY, '(a private key, not shown)');
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ PACKAGE_SCHEMA_VERSION),
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   T2: () => (/* binding */ isScope),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   ZZ: () => (/* binding */ ROSTER_SCHEMA_VERSION),
/* harmony export */   _Y: () => (/* binding */ HOST_SCHEMA_VERSION),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony exports SCOPES, COMMENT_MARKER */
/**
 * The one place that spells the format's identifiers (format.md, 1).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
function makeProfile(prefix, own) {
    const media = `application/vnd.${prefix}.`;
    return Object.freeze({
        prefix,
        roleNamespace: `${prefix}:`,
        manifestSchemaVersion: `${prefix}.harness.v1`,
        descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
        calSchemaVersion: `${prefix}.cal/1`,
        trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
        calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
        manifestMediaType: `${media}harness-requirements.v1+json`,
        descriptorMediaType: `${media}harness-compliance.v1+json`,
        cartridgeMediaType: `${media}cartridge.v1+sqlite3`,
        metaPrefix: `${prefix}.`,
        predicateVersionField: `${prefix}SchemaVersion`,
        levelField: `${prefix}Level`,
        extension: `.${prefix}`,
        calSubjectPrefix: `urn:${prefix}:workflow:`,
        ...own,
    });
}
/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
/** The names that `--prefix` accepts. */
const PREFIXES = Object.freeze(Object.keys(PROFILES));
/** @returns whether `name` is the prefix of a shipped profile. */
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (format.md, 1).
 */
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
/** Package files, host profiles and confirmations are cartwright's own and keep one name in every profile (surface.md). */
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
/** The four required tool roles, without namespace, in the specification's order (2.2). */
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
/** Fixed path of the harness-requirements manifest in a cartridge (specification 2.1). */
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
/** The closed scope vocabulary (format.md, 2). */
const SCOPES = [
    'exec',
    'dispatch',
    'memory.write',
    'memory.read',
    'search',
    'knowledge.write',
    'fs.read',
    'fs.write',
    'net.fetch',
];
const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;
/** @returns whether `token` is a scope: of the closed list, or a vendor token (format.md, 2). */
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
/** Hidden first line of the sticky pull request comment; a job's key follows it. */
const COMMENT_MARKER = 'cartwright-report';


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of the program; a test compares it with package.json. */
const VERSION = '0.1.0';


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/async module */
/******/ 	(() => {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = (queue) => {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach((fn) => (fn.r--));
/******/ 				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then((r) => {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, (e) => {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = (fn) => (fn(queue));
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = x => {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}));
/******/ 		__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise((resolve, rej) => {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 			module.exports = promise;
/******/ 			body((deps) => {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = () => (currentDeps.map((d) => {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}))
/******/ 				var promise = new Promise((resolve) => {
/******/ 					fn = () => (resolve(getResult));
/******/ 					fn.r = 0;
/******/ 					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
/******/ 	
/******/ 	// startup
/******/ 	// Load entry module and return exports
/******/ 	// This entry module used 'module' so it can't be inlined
/******/ 	var __webpack_exports__ = __nccwpck_require__(9713);
/******/ 	module.exports = __webpack_exports__;
/******/ 	
/******/ })()
;