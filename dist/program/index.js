/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ (function (module) {

module.exports = require("assert");

/***/ }),

/***/ 42562:
/***/ (function (module) {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ (function (module) {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ (function (module) {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ (function (module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function (module) {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ (function (module) {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ (function (module) {

module.exports = require("https");

/***/ }),

/***/ 73339:
/***/ (function (module) {

module.exports = require("module");

/***/ }),

/***/ 69278:
/***/ (function (module) {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ (function (module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function (module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : require("node:child_process")[name]) });

/***/ }),

/***/ 37540:
/***/ (function (module) {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : require("node:crypto")[name]) });

/***/ }),

/***/ 53053:
/***/ (function (module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function (module) {

module.exports = require("node:dns");

/***/ }),

/***/ 71553:
/***/ (function (module) {

module.exports = require("node:dns/promises");

/***/ }),

/***/ 78474:
/***/ (function (module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = require("node:fs");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function (module) {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ (function (module) {

module.exports = require("node:https");

/***/ }),

/***/ 98995:
/***/ (function (module) {

module.exports = require("node:module");

/***/ }),

/***/ 77030:
/***/ (function (module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ (function (module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ (function (module) {

module.exports = require("node:stream");

/***/ }),

/***/ 58500:
/***/ (function (module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function (module) {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function (module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 78877:
/***/ (function (module) {

module.exports = require("node:v8");

/***/ }),

/***/ 75919:
/***/ (function (module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function (module) {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ (function (module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = require("process");

/***/ }),

/***/ 13193:
/***/ (function (module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 64756:
/***/ (function (module) {

module.exports = require("tls");

/***/ }),

/***/ 87016:
/***/ (function (module) {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ (function (module) {

module.exports = require("util");

/***/ }),

/***/ 24005:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   writeStream: () => (/* binding */ writeStream),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(94251);



const NAMES = { 1: 'standard output', 2: 'standard error' };
function writeWhole(stdout) {
    stdout.write = (chunk) => {
        writeStream(1, chunk.toString());
        return true;
    };
}
function writeStream(descriptor, text) {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length;) {
        try {
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, at);
        }
        catch (error) {
            const { code } = error;
            const what = `${NAMES[descriptor]} cannot be written`;
            if (code === 'EPIPE')
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('closed-stream', `${what}: its reader went away`, { cause: error });
            if (code !== 'EAGAIN')
                throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, undefined, 'unwritable-stream', what);
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
        }
    }
}


/***/ }),

/***/ 98213:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ GLOBAL_OPTIONS),
/* harmony export */   q: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(94251);
/* harmony import */ var _core_text_key_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(99383);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(32754);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(33192);





const GLOBAL_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('format', 'FORMAT', 'how the result is printed'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('config', 'FILE', 'configuration file (default: cartwright.yaml here, if there is one)'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('prefix', 'PREFIX', 'format profile of the files that are read and written', { choices: _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFIXES */ .V4 }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('color', 'WHEN', 'colour in text output', { choices: ['auto', 'always', 'never'] }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('quiet', 'print nothing but findings and results'),
    { ...(0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('help', 'show this help'), short: 'h' },
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('version', 'show the version'),
];
async function parse(command, args) {
    const specs = [...command.options, ...GLOBAL_OPTIONS];
    const options = {};
    for (const { name, kind, short } of specs)
        options[name] = {
            type: kind === 'flag' ? 'boolean' : 'string',
            multiple: kind === 'list',
            ...(short === undefined ? {} : { short }),
        };
    refusePem(args);
    let result;
    try {
        result = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: withBare(specs, args), options, allowPositionals: true, strict: true });
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
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--${name} is ${JSON.stringify(wrong)}`, {
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
function withBare(specs, args) {
    const end = args.includes('--') ? args.indexOf('--') : args.length;
    return args.map((arg, i) => {
        const bare = i < end ? specs.find(({ name }) => arg === `--${name}`)?.bare : undefined;
        const next = args[i + 1];
        return bare !== undefined && (next === undefined || next.startsWith('-')) ? `${arg}=${bare}` : arg;
    });
}
function refuseKeys({ values, positionals }) {
    const given = Object.entries(values).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [`--${name}`, each]));
    for (const [name, value] of [...given, ...positionals.map((value) => ['an argument', value])]) {
        if (typeof value !== 'string' || !(0,_core_text_key_text_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsKey */ .g)(value))
            continue;
        throw keyAsArgument(name);
    }
}
function refusePem(args) {
    const at = args.findIndex((arg) => /^(?:--[a-z-]+=)?["'\s]*-----BEGIN/.test(arg));
    if (at === -1)
        return;
    const text = args[at] ?? '';
    const name = /^(--[a-z-]+)=/.exec(text)?.[1] ?? args[at - 1] ?? '';
    const where = name.startsWith('--') ? name : 'an argument';
    if (!/-----BEGIN [A-Z0-9 ]*PUBLIC KEY/.test(text))
        throw keyAsArgument(where);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('key-as-argument', `${where} is a public key itself, not the path of one`, {
        help: 'write it into a file, and give the path of that',
    });
}
function keyAsArgument(name) {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('key-as-argument', `${name} is a private key itself, not the path of one`, {
        help: 'others on this machine can see it: make a new key, and give a file, or set CARTWRIGHT_SIGNING_KEY',
    });
}
function empty(what) {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `${what} is empty`, { help: 'is a variable unset? leave it out for the default' });
}
async function usageError(command, specs, error) {
    const named = /'(?:-[^-], )?(-{1,2}[^' =]*)/u.exec(error.message)?.[1] ?? '';
    const options = { help: `run cartwright ${command.name} --help for its options`, cause: error };
    const spec = specs.find(({ name }) => named === `--${name}`);
    if (spec?.kind === 'flag')
        return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `${named} takes no value`, options);
    if (spec !== undefined)
        return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `${named} needs a value: ${named} ${spec.value ?? 'VALUE'}`, options);
    const [{ nearest }, { quote }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8778).then(__nccwpck_require__.bind(__nccwpck_require__, 8778)),
        __nccwpck_require__.e(/* import() */ 75).then(__nccwpck_require__.bind(__nccwpck_require__, 20075)),
    ]);
    const near = nearest(named, specs.map(({ name }) => `--${name}`));
    const help = near === undefined ? options.help : `did you mean ${near}?`;
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `${command.name} has no option ${quote(named)}`, { ...options, help });
}


/***/ }),

/***/ 33192:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ valueOption),
/* harmony export */   Wp: () => (/* binding */ MIN_LEVEL),
/* harmony export */   av: () => (/* binding */ SERVER_TIMEOUT),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   kY: () => (/* binding */ flagOption),
/* harmony export */   tH: () => (/* binding */ FROZEN),
/* harmony export */   y8: () => (/* binding */ listOption)
/* harmony export */ });
function flagOption(name, summary) {
    return { name, kind: 'flag', summary };
}
function valueOption(name, value, summary, more = {}) {
    return { name, kind: 'value', value, summary, ...more };
}
function listOption(name, value, summary, more = {}) {
    return { name, kind: 'list', value, summary, ...more };
}
const SERVER_TIMEOUT = valueOption('server-timeout', 'SECONDS', 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)');
const FROZEN = flagOption('frozen', 'hold to cartwright.lock: whatever resolves otherwise, or has another digest, is an error');
const MIN_LEVEL = valueOption('min-level', 'LEVEL', 'show no finding below this level; counts and exit code are those of all (text and github)', { choices: ['error', 'warning', 'note'] });
const EXIT = { ok: 0, no: 1, unable: 2, bug: 3 };


/***/ }),

/***/ 58455:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   n3: () => (/* binding */ everyCommand),
/* harmony export */   x4: () => (/* binding */ HOOK_COMMANDS)
/* harmony export */ });
const COMMANDS = {
    check: () => Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(8076), __nccwpck_require__.e(4164), __nccwpck_require__.e(4901), __nccwpck_require__.e(573), __nccwpck_require__.e(5727), __nccwpck_require__.e(8800), __nccwpck_require__.e(3287), __nccwpck_require__.e(6342), __nccwpck_require__.e(2903), __nccwpck_require__.e(8716), __nccwpck_require__.e(3008), __nccwpck_require__.e(4608), __nccwpck_require__.e(994), __nccwpck_require__.e(8805), __nccwpck_require__.e(5343), __nccwpck_require__.e(3751), __nccwpck_require__.e(1235)]).then(__nccwpck_require__.bind(__nccwpck_require__, 61235)),
    lint: () => Promise.all(/* import() */[__nccwpck_require__.e(4164), __nccwpck_require__.e(5727), __nccwpck_require__.e(4608), __nccwpck_require__.e(8853), __nccwpck_require__.e(8967)]).then(__nccwpck_require__.bind(__nccwpck_require__, 28739)),
    'workflow ready': () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4164), __nccwpck_require__.e(4901), __nccwpck_require__.e(573), __nccwpck_require__.e(5727), __nccwpck_require__.e(8716), __nccwpck_require__.e(4608), __nccwpck_require__.e(994), __nccwpck_require__.e(3751), __nccwpck_require__.e(7664)]).then(__nccwpck_require__.bind(__nccwpck_require__, 53751)),
    cal: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4164), __nccwpck_require__.e(4901), __nccwpck_require__.e(573), __nccwpck_require__.e(5727), __nccwpck_require__.e(8716), __nccwpck_require__.e(4608), __nccwpck_require__.e(994), __nccwpck_require__.e(3751), __nccwpck_require__.e(4555)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91100)),
    init: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(4895), __nccwpck_require__.e(4603)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2584)),
    'host list': () => Promise.all(/* import() */[__nccwpck_require__.e(9685), __nccwpck_require__.e(6999), __nccwpck_require__.e(728)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80728)),
    'host add': () => Promise.all(/* import() */[__nccwpck_require__.e(6999), __nccwpck_require__.e(3180)]).then(__nccwpck_require__.bind(__nccwpck_require__, 53180)),
    'org list': () => __nccwpck_require__.e(/* import() */ 932).then(__nccwpck_require__.bind(__nccwpck_require__, 80932)),
    build: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1306), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(9902), __nccwpck_require__.e(3287), __nccwpck_require__.e(2135), __nccwpck_require__.e(1711)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91162)),
    pack: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1013), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(9902), __nccwpck_require__.e(8638), __nccwpck_require__.e(571)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98047)),
    manifest: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(5316)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20243)),
    keygen: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1425)]).then(__nccwpck_require__.bind(__nccwpck_require__, 21425)),
    sign: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1013), __nccwpck_require__.e(1306), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(9902), __nccwpck_require__.e(8638), __nccwpck_require__.e(3287), __nccwpck_require__.e(2135), __nccwpck_require__.e(910), __nccwpck_require__.e(7396)]).then(__nccwpck_require__.bind(__nccwpck_require__, 10299)),
    verify: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1013), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(9902), __nccwpck_require__.e(8638), __nccwpck_require__.e(8800), __nccwpck_require__.e(5433)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8092)),
    digest: () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(1013), __nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(9902), __nccwpck_require__.e(8638), __nccwpck_require__.e(6991)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20877)),
    'trust init': () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(8800), __nccwpck_require__.e(3510), __nccwpck_require__.e(5773)]).then(__nccwpck_require__.bind(__nccwpck_require__, 95773)),
    'trust add': () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(8800), __nccwpck_require__.e(3510), __nccwpck_require__.e(3304)]).then(__nccwpck_require__.bind(__nccwpck_require__, 83304)),
    'trust rotate': () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(8800), __nccwpck_require__.e(3510), __nccwpck_require__.e(9060)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9060)),
    'trust revoke': () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(8800), __nccwpck_require__.e(3510), __nccwpck_require__.e(2937)]).then(__nccwpck_require__.bind(__nccwpck_require__, 32937)),
    'trust show': () => Promise.all(/* import() */[__nccwpck_require__.e(9605), __nccwpck_require__.e(8800), __nccwpck_require__.e(3510), __nccwpck_require__.e(8378)]).then(__nccwpck_require__.bind(__nccwpck_require__, 58378)),
    lock: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4901), __nccwpck_require__.e(8800), __nccwpck_require__.e(8716), __nccwpck_require__.e(3233)]).then(__nccwpck_require__.bind(__nccwpck_require__, 45499)),
    handshake: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4901), __nccwpck_require__.e(8800), __nccwpck_require__.e(6342), __nccwpck_require__.e(5458)]).then(__nccwpck_require__.bind(__nccwpck_require__, 43159)),
    preflight: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4901), __nccwpck_require__.e(8800), __nccwpck_require__.e(4069)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3169)),
    diff: () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(8076), __nccwpck_require__.e(4901), __nccwpck_require__.e(6342), __nccwpck_require__.e(9314)]).then(__nccwpck_require__.bind(__nccwpck_require__, 73395)),
    'okf check': () => Promise.all(/* import() */[__nccwpck_require__.e(8853), __nccwpck_require__.e(5468)]).then(__nccwpck_require__.bind(__nccwpck_require__, 46679)),
    explain: () => __nccwpck_require__.e(/* import() */ 4579).then(__nccwpck_require__.bind(__nccwpck_require__, 54579)),
    lsp: () => __nccwpck_require__.e(/* import() */ 6951).then(__nccwpck_require__.bind(__nccwpck_require__, 56951)),
    completion: () => __nccwpck_require__.e(/* import() */ 3852).then(__nccwpck_require__.bind(__nccwpck_require__, 93852)),
};
async function everyCommand() {
    const all = [];
    for (const load of Object.values(COMMANDS))
        all.push((await load()).command);
    return all;
}
const HOOK_COMMANDS = {
    'harness-manifest-write': () => Promise.all(/* import() */[__nccwpck_require__.e(557), __nccwpck_require__.e(5005), __nccwpck_require__.e(8076), __nccwpck_require__.e(4164), __nccwpck_require__.e(4901), __nccwpck_require__.e(573), __nccwpck_require__.e(5727), __nccwpck_require__.e(3287), __nccwpck_require__.e(6342), __nccwpck_require__.e(8716), __nccwpck_require__.e(4608), __nccwpck_require__.e(994), __nccwpck_require__.e(8805), __nccwpck_require__.e(1709)]).then(__nccwpck_require__.bind(__nccwpck_require__, 57949)),
    'no-private-keys': () => __nccwpck_require__.e(/* import() */ 1430).then(__nccwpck_require__.bind(__nccwpck_require__, 41430)),
};


/***/ }),

/***/ 37498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError),
/* harmony export */   Z: () => (/* binding */ asRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(94251);

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
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    const details = path === undefined ? { cause: error } : { path, cause: error };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, details);
}
function asRefusal(error) {
    const { path, syscall } = error;
    const what = `the system refused ${typeof syscall === 'string' ? syscall : 'a call'}`;
    return asUserError(error, typeof path === 'string' ? path : undefined, 'refused-by-the-system', what);
}


/***/ }),

/***/ 94251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(99383);

class UserError extends Error {
    name = 'UserError';
    code;
    path;
    range;
    help;
    constructor(code, message, details = {}) {
        super((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(message), details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.path = details.path === undefined ? undefined : (0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hideKeys */ .t)(details.path);
        this.range = details.range;
        this.help = details.help;
    }
}


/***/ }),

/***/ 99383:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ holdsKey),
/* harmony export */   t: () => (/* binding */ hideKeys)
/* harmony export */ });
const KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*|LS0tLS1CRUdJTi[A-Za-z0-9+/=_\s-]*|(?:MC4CAQAw|MFECAQEw)BQYDK2Vw[A-Za-z0-9+/=]*/g;
function holdsKey(text) {
    return text.search(KEY) !== -1;
}
function hideKeys(text) {
    return text.replace(KEY, '(a private key, not shown)');
}


/***/ }),

/***/ 84411:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ gfm),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qy: () => (/* binding */ html)
/* harmony export */ });
function tag() {
    const put = (literals, ...values) => {
        let text = literals[0] ?? '';
        for (let i = 1; i < literals.length; i++)
            text += String(values[i - 1]) + (literals[i] ?? '');
        return text;
    };
    const join = (between) => (texts) => texts.join(between);
    return Object.assign(put, { join });
}
const words = tag();
const plain = tag();
const gfm = tag();
const mermaid = tag();
const html = tag();


/***/ }),

/***/ 32754:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ PACKAGE_SCHEMA_VERSION),
/* harmony export */   JO: () => (/* binding */ COMMENT_MARKER),
/* harmony export */   L4: () => (/* binding */ LOCK_SCHEMA_VERSION),
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   NV: () => (/* binding */ BUNDLE_MEDIA_TYPE),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   T2: () => (/* binding */ isScope),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   ZZ: () => (/* binding */ ROSTER_SCHEMA_VERSION),
/* harmony export */   _Y: () => (/* binding */ HOST_SCHEMA_VERSION),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export POLICY_SCHEMA_VERSION */
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
        romDigestName: `${prefix}Rom`,
        calDigestName: `${prefix}Workflow`,
        ...own,
    });
}
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        releasePredicateType: 'urn:cart:attestation:release:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        releasePredicateType: 'https://acx.dev/attestation/release/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
const PREFIXES = Object.freeze(Object.keys(PROFILES));
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const POLICY_SCHEMA_VERSION = 'cart.policy.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
const LOCK_SCHEMA_VERSION = 'cart.lock.v1';
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
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
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
const COMMENT_MARKER = 'cartwright-report';
const BUNDLE_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';


/***/ }),

/***/ 58508:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
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
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
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
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  action: () => (/* binding */ action),
  cli: () => (/* reexport */ run),
  thread: () => (/* binding */ thread)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __nccwpck_require__(98995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/version.js
var version = __nccwpck_require__(58508);
;// CONCATENATED MODULE: ./build/adapters/machine/compile-cache.js




const LEFT_ALONE = ['NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE', 'NODE_V8_COVERAGE', 'CI'];
function keepCompiled(env) {
    const { enableCompileCache } = external_node_module_;
    if (enableCompileCache === undefined || LEFT_ALONE.some((name) => (env[name] ?? '') !== ''))
        return;
    try {
        const folder = cacheFolder(env, ownUser());
        if (folder !== undefined)
            enableCompileCache(folder);
    }
    catch {
    }
}
function cacheFolder(env, user) {
    const [home, names] = placeOf(env);
    if (user === undefined || home === undefined || !(0,external_node_path_.isAbsolute)(home))
        return undefined;
    let folder = (0,external_node_fs_.realpathSync)(home);
    if ((0,external_node_fs_.lstatSync)(folder).uid !== user || !isSound(folder, user))
        return undefined;
    for (const [i, name] of names.entries()) {
        folder = (0,external_node_path_.join)(folder, name);
        if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false }) === undefined)
            (0,external_node_fs_.mkdirSync)(folder, 0o700);
        const stat = (0,external_node_fs_.lstatSync)(folder);
        const others = i < names.length - 2 ? 0o022 : 0o077;
        if (!stat.isDirectory() || stat.uid !== user || (stat.mode & others) !== 0)
            return undefined;
    }
    return folder;
}
function placeOf({ XDG_CACHE_HOME: cache = '', HOME: home }) {
    const own = ['cartwright', `compiled-${version/* VERSION */.x}`];
    if (cache !== '')
        return [cache, own];
    return [home, [...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']), ...own]];
}
function isSound(folder, user) {
    const { uid, mode } = (0,external_node_fs_.lstatSync)(folder);
    const shared = (mode & 0o022) !== 0 && (mode & 0o1000) === 0;
    if ((uid !== user && uid !== 0) || shared)
        return false;
    return (0,external_node_path_.dirname)(folder) === folder || isSound((0,external_node_path_.dirname)(folder), user);
}
function ownUser() {
    const user = process.getuid?.();
    return user === process.geteuid?.() ? user : undefined;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: ./build/adapters/fs/standard-stream.js
var standard_stream = __nccwpck_require__(24005);
// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __nccwpck_require__(37498);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __nccwpck_require__(94251);
// EXTERNAL MODULE: ./build/cli/command.js
var cli_command = __nccwpck_require__(33192);
// EXTERNAL MODULE: ./build/core/text/outlet.js
var outlet = __nccwpck_require__(84411);
// EXTERNAL MODULE: ./build/ids.js
var ids = __nccwpck_require__(32754);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __nccwpck_require__(98213);
// EXTERNAL MODULE: ./build/cli/commands.js
var commands = __nccwpck_require__(58455);
;// CONCATENATED MODULE: ./build/cli/main.js








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
        if (known.code !== 'closed-stream') {
            const { formatUserError } = await __nccwpck_require__.e(/* import() */ 5245).then(__nccwpck_require__.bind(__nccwpck_require__, 95245));
            io.err(formatUserError(known));
        }
        return cli_command/* EXIT */.dc.unable;
    }
}
async function dispatch(given, io, cwd) {
    const argv = commandFirst(given);
    const [first, second] = argv;
    if (first === 'help' && second !== undefined)
        return dispatch([...argv.slice(1), '--help'], io, cwd);
    const name = second !== undefined && `${first} ${second}` in commands/* COMMANDS */.Lo ? `${first} ${second}` : (first ?? '');
    if (first === undefined || name === '--help' || name === '-h' || name === 'help') {
        const { overview } = await __nccwpck_require__.e(/* import() */ 9654).then(__nccwpck_require__.bind(__nccwpck_require__, 9654));
        (first === undefined ? io.err : io.out)(await overview());
        return first === undefined ? cli_command/* EXIT */.dc.unable : cli_command/* EXIT */.dc.ok;
    }
    const known = { ...commands/* HOOK_COMMANDS */.x4, ...commands/* COMMANDS */.Lo };
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
        return cli_command/* EXIT */.dc.ok;
    }
    const context = await contextOf(command, parsed, io, cwd);
    try {
        return await command.run(context);
    }
    catch (error) {
        throw withExample(error, command);
    }
}
function withExample(error, { example }) {
    if (!(error instanceof errors/* UserError */.y) || error.code !== 'usage' || error.help !== undefined)
        return error;
    return new errors/* UserError */.y('usage', error.message, { help: `such as cartwright ${example}` });
}
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
    const words = `${rest[0]} ${rest[1]}` in commands/* COMMANDS */.Lo ? 2 : 1;
    return rest.length === 0 || index === 0
        ? argv
        : [...rest.slice(0, words), ...argv.slice(0, index), ...rest.slice(words)];
}
function main_version(io) {
    io.out((0,outlet/* words */.aL) `cartwright ${version/* VERSION */.x}\n`);
    return cli_command/* EXIT */.dc.ok;
}
async function unknownCommand(name, second) {
    const { nearest } = await __nccwpck_require__.e(/* import() */ 8778).then(__nccwpck_require__.bind(__nccwpck_require__, 8778));
    const { quote } = await __nccwpck_require__.e(/* import() */ 75).then(__nccwpck_require__.bind(__nccwpck_require__, 20075));
    const kind = name.startsWith('-') ? 'option' : 'command';
    const begun = Object.keys(commands/* COMMANDS */.Lo).filter((command) => command.startsWith(`${name} `));
    if (begun.length > 0) {
        const word = second === undefined || second.startsWith('-') ? '' : ` ${second}`;
        const help = `${begun.length === 1 ? 'did you mean' : 'it is one of'} ${begun.join(', ')}${begun.length === 1 ? '?' : ''}`;
        return new errors/* UserError */.y('usage', word === '' ? `${quote(name)} is half a command` : `unknown command ${quote(name + word)}`, { help });
    }
    const near = nearest(kind === 'option' ? name : `${name} ${second ?? ''}`, Object.keys(commands/* COMMANDS */.Lo)) ??
        nearest(name, Object.keys(commands/* COMMANDS */.Lo));
    const help = near === undefined ? 'run cartwright --help for the commands' : `did you mean ${near}?`;
    return new errors/* UserError */.y('usage', `unknown ${kind} ${quote(name)}`, { help });
}
async function contextOf(command, parsed, io, cwd) {
    const { commandFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(2903), __nccwpck_require__.e(3008), __nccwpck_require__.e(2255)]).then(__nccwpck_require__.bind(__nccwpck_require__, 53008));
    const typed = typedIn(command, parsed);
    const fs = commandFiles(cwd, typed);
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
        lintThreads: async () => (await __nccwpck_require__.e(/* import() */ 476).then(__nccwpck_require__.bind(__nccwpck_require__, 476))).lintThreads({ cwd, typed }),
        profile: ids/* PROFILES */.jI[prefix],
        format: formatOf(command, parsed.value('format')),
        quiet: parsed.flag('quiet'),
        commands: commands/* everyCommand */.n3,
        least: leastOf(parsed),
        get color() {
            return color === 'always' || (color === 'auto' && wantsColor(io));
        },
    };
}
function leastOf({ value }) {
    const format = value('format') ?? 'text';
    const least = value('min-level');
    if (least === undefined || format === 'text' || format === 'github')
        return least;
    throw new errors/* UserError */.y('usage', `--min-level is for text and github, and --format is ${JSON.stringify(format)}`, {
        help: `leave one of them out; what ${JSON.stringify(format)} holds has its level`,
    });
}
function typedIn({ options }, { positionals, list, value }) {
    const named = [...options, ...cli_arguments/* GLOBAL_OPTIONS */.P].flatMap(({ name, kind }) => {
        if (kind === 'list')
            return list(name);
        const one = kind === 'value' ? value(name) : undefined;
        return one === undefined ? [] : [one];
    });
    return [...positionals, ...named];
}
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
    const { loadConfig } = await __nccwpck_require__.e(/* import() */ 7774).then(__nccwpck_require__.bind(__nccwpck_require__, 67774));
    return loadConfig(fs, named);
}
function formatOf(command, named) {
    if (named === undefined)
        return command.formats[0];
    const format = command.formats.find((candidate) => candidate === named);
    if (format === undefined) {
        throw new errors/* UserError */.y('usage', `--format is ${JSON.stringify(named)}`, {
            help: `${command.name} has: ${command.formats.join(', ')}`,
        });
    }
    return format;
}

;// CONCATENATED MODULE: ./build/cli/process.js








async function run() {
    if (process.argv[2] !== '--version')
        keepCompiled(process.env);
    const io = {
        out: (text) => (0,standard_stream.writeStream)(1, text),
        err: (text) => (0,standard_stream.writeStream)(2, text),
        stdin: readStdin,
        env: process.env,
        get outIsTerminal() {
            return mayBeTerminal(1) && process.stdout.isTTY === true;
        },
        get errIsTerminal() {
            return mayBeTerminal(2) && process.stderr.isTTY === true;
        },
    };
    process.exitCode = await exitCode(io);
}
function mayBeTerminal(descriptor) {
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        return stat.isCharacterDevice() && stat.rdev !== (0,external_node_fs_.statSync)(external_node_os_.devNull).rdev;
    }
    catch {
        return true;
    }
}
async function exitCode(io) {
    try {
        return await main(process.argv.slice(2), io, workingDirectory());
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y)
            return cli_command/* EXIT */.dc.unable;
        try {
            return await bug(error, io);
        }
        catch {
            return cli_command/* EXIT */.dc.bug;
        }
    }
}
function workingDirectory() {
    try {
        return process.cwd();
    }
    catch {
        return process.env['PWD'] ?? '/';
    }
}
async function readStdin() {
    const chunks = [];
    try {
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
async function bug(error, io) {
    const { bugText } = await __nccwpck_require__.e(/* import() */ 4484).then(__nccwpck_require__.bind(__nccwpck_require__, 44484));
    const [kind, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
    io.err(bugText(kind, stack));
    return cli_command/* EXIT */.dc.bug;
}

;// CONCATENATED MODULE: ./build/program.js


async function action() {
    const [{ writeWhole }, { run }] = await Promise.all([
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 24005)),
        Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(9083), __nccwpck_require__.e(2903), __nccwpck_require__.e(3008), __nccwpck_require__.e(8010)]).then(__nccwpck_require__.bind(__nccwpck_require__, 28010)),
    ]);
    writeWhole(process.stdout);
    process.exitCode = await run();
}
async function thread() {
    keepCompiled(process.env);
    await (await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(4164), __nccwpck_require__.e(5727), __nccwpck_require__.e(2903), __nccwpck_require__.e(3008), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 72627))).runLintThread();
}

module.exports = __webpack_exports__;
/******/ })()
;