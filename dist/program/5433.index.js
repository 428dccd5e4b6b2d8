"use strict";
exports.id = 5433;
exports.ids = [5433,6020,9410,8877];
exports.modules = {

/***/ 20414:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5949);




const WINDOW = 1024 * 1024;
const WHOLE = 4 * 1024 * 1024;
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
    };
    let descriptor;
    let stat;
    try {
        const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (link.isSymbolicLink())
            return refuse('it is a symbolic link');
        if (!link.isFile())
            return refuse(link.isDirectory() ? 'it is a directory' : 'not a regular file');
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    }
    catch (error) {
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
    #window;
    #start = 0;
    #filled = 0;
    constructor(descriptor, stat, shown) {
        this.#descriptor = descriptor;
        this.#opened = stat;
        this.#shown = shown;
        this.size = stat.size;
        this.#window = new Uint8Array(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
    }
    read(offset, length) {
        const end = Math.min(offset + length, this.size);
        if (offset >= this.size)
            return new Uint8Array(0);
        if (end - offset > this.#window.length) {
            const large = new Uint8Array(end - offset);
            return large.subarray(0, this.#fill(large, offset));
        }
        if (offset < this.#start || end > this.#start + this.#filled) {
            this.#start = this.#window.length >= this.size ? 0 : offset;
            this.#filled = this.#fill(this.#window, this.#start);
        }
        return this.#window.subarray(offset - this.#start, Math.min(end - this.#start, this.#filled));
    }
    #fill(target, offset) {
        let length = 0;
        while (length < target.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor, target, length, target.length - length, offset + length);
            if (count === 0)
                break;
            length += count;
        }
        return length;
    }
    assertUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
        if (now.size !== this.#opened.size ||
            now.mtimeMs !== this.#opened.mtimeMs ||
            now.ctimeMs !== this.#opened.ctimeMs) {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
                path: this.#shown,
                help: 'run again when nothing writes to it',
            });
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
}


/***/ }),

/***/ 61065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ }),

/***/ 8092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ verify_command)
});

// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var trust_verify = __webpack_require__(8638);
// EXTERNAL MODULE: ./build/adapters/sqlite/store.js + 3 modules
var store = __webpack_require__(91258);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/pages/verify.js

function verifyMarkdown(outcomes) {
    const rows = outcomes.map(({ path, ok, trust, romDigest }) => (0,markdown/* row */.nM)(ok ? '✅' : '❌', (0,markdown/* code */.aY)(path), trust, romDigest === null ? '' : (0,markdown/* code */.aY)(romDigest)));
    const notes = outcomes.flatMap(({ path, checks }) => checks
        .filter(({ ok, warning }) => !ok || warning === true)
        .map(({ id, ok, message }) => (0,markdown/* gfm */.Te) `- ${ok ? '⚠️' : '❌'} ${(0,markdown/* code */.aY)(path)} **${(0,markdown/* prose */.CS)(id)}**: ${(0,markdown/* code */.aY)(message, 600)}\n`));
    const table = (0,markdown/* gfm */.Te) `|  | file | trust | ROM digest |\n|---|---|---|---|\n${markdown/* gfm */.Te.join('')(rows)}`;
    return (0,markdown/* gfm */.Te) `${table}${notes.length === 0 ? '' : '\n'}${markdown/* gfm */.Te.join('')(notes)}`;
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/report/text/verify.js

function verifyText(outcome, all) {
    const lines = [(0,printable.plain) `${outcome.ok ? '✓' : '✗'} ${(0,printable.printable)(outcome.path)}: ${outcome.trust}`];
    const fact = (name, value) => {
        if (value !== null)
            lines.push((0,printable.plain) `  ${(0,printable.padded)(name, 10)} ${(0,printable.printable)(value)}`);
    };
    fact((0,printable.plain) `cartridge`, outcome.cartridgeId);
    fact((0,printable.plain) `ROM digest`, outcome.romDigest);
    fact((0,printable.plain) `publisher`, outcome.publisherId);
    fact((0,printable.plain) `signed at`, outcome.signedAt);
    for (const keyid of outcome.keyids)
        fact((0,printable.plain) `key`, keyid);
    for (const { path, kind, trust, signer } of outcome.bundles ?? []) {
        fact((0,printable.plain) `bundle`, `${path}: ${kind}, ${trust}`);
        if (signer !== null)
            fact((0,printable.plain) `signer`, `${signer.identity} of ${signer.issuer}`);
    }
    for (const { id, ok, message, warning } of outcome.checks) {
        const mark = ok ? (warning === true ? '!' : '✓') : '✗';
        if (all || mark !== '✓')
            lines.push((0,printable.plain) `  ${mark} ${(0,printable.printable)(id)}: ${(0,printable.printable)(message)}`);
    }
    const keyless = outcome.bundles?.some(({ kind }) => kind === 'keyless') === true;
    const help = keyless ? undefined : HELP[outcome.trust];
    if (!outcome.ok && help !== undefined)
        lines.push((0,printable.plain) `  help: ${help}`);
    return (0,printable.plain) `${printable.plain.join('\n')(lines)}\n`;
}
function repeatText(script) {
    return (0,printable.plain) `\nTo repeat this without cartwright, save as a file and run with sh:\n\n${(0,printable.visibleLines)(script)}`;
}
const HELP = {
    tampered: undefined,
    unsigned: 'sign it, or let it pass with --allow-unsigned',
    untrusted: 'give the key of its signer with --public-key, if you trust it',
    portable: undefined,
    trusted: undefined,
    local: undefined,
};

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/core/bundle/names.js
var names = __webpack_require__(19363);
;// CONCATENATED MODULE: ./build/cli/bundle-options.js



const BUNDLE_OPTIONS = [
    {
        ...(0,command/* listOption */.y8)('bundle', 'FILE', `Sigstore bundle that must hold over the file (alone: FILE${names/* BUNDLE_SUFFIX */.Z})`),
        bare: names/* BUNDLE_SUFFIX */.Z,
    },
    (0,command/* valueOption */.F9)('trusted-root', 'FILE', 'authorities of keyless bundles, as gh attestation trusted-root prints them'),
    (0,command/* valueOption */.F9)('certificate-identity', 'ID', 'who must have signed a keyless bundle: the whole name in its certificate'),
    (0,command/* valueOption */.F9)('certificate-oidc-issuer', 'URL', 'who must have vouched for that name'),
    (0,command/* flagOption */.kY)('require-provenance', `a bundle must be keyless SLSA provenance of the file (unless one is named: FILE${names/* PROVENANCE_SUFFIX */.y})`),
];
async function bundlesOf(context, ports, paths, demands) {
    const { fs, profile } = context;
    const bundles = context.list('bundle');
    const requireProvenance = context.flag('require-provenance');
    if (bundles.length === 0 && !requireProvenance) {
        const names = BUNDLE_OPTIONS.map(({ name }) => name);
        const stray = names.find((name) => context.value(name) !== undefined || context.flag(name));
        if (stray === undefined)
            return undefined;
        throw new errors/* UserError */.y('usage', `--${stray} is about bundles, and none is given`, { help: 'give --bundle FILE' });
    }
    if (paths.length > 1 && bundles.some((bundle) => bundle !== names/* BUNDLE_SUFFIX */.Z)) {
        throw new errors/* UserError */.y('usage', 'one bundle cannot be that of several files', {
            help: `give one file, or --bundle alone: then each file is verified by FILE${names/* BUNDLE_SUFFIX */.Z}`,
        });
    }
    const { loadKeyless, verifyBundled } = await Promise.all(/* import() */[__webpack_require__.e(1168), __webpack_require__.e(4474), __webpack_require__.e(9922)]).then(__webpack_require__.bind(__webpack_require__, 64474));
    const keyless = loadKeyless(fs, {
        trustedRoot: context.value('trusted-root'),
        identity: context.value('certificate-identity'),
        issuer: context.value('certificate-oidc-issuer'),
    });
    const wanted = { keyless, requireProvenance };
    const isBeside = bundles.every((bundle) => bundle === names/* BUNDLE_SUFFIX */.Z);
    return (path) => {
        const named = bundles.map((bundle) => (bundle === names/* BUNDLE_SUFFIX */.Z ? path + names/* BUNDLE_SUFFIX */.Z : bundle));
        if (requireProvenance && isBeside)
            named.push(path + names/* PROVENANCE_SUFFIX */.y);
        return verifyBundled(ports, path, named, profile, demands, wanted);
    };
}

;// CONCATENATED MODULE: ./build/cli/listed-paths.js

const MAX_LIST = 16 * 1024 * 1024;
const NULL_OPTION = {
    name: 'null',
    kind: 'flag',
    short: 'z',
    summary: 'with -: the paths on standard input end with NUL, not with a newline',
};
async function pathsOf({ positionals, flag, io }) {
    const listed = positionals.includes('-');
    if (!listed && flag('null'))
        throw new errors/* UserError */.y('usage', '-z is about a list on standard input', { help: 'name - as the only file' });
    if (!listed)
        return positionals;
    if (positionals.length > 1)
        throw new errors/* UserError */.y('usage', '- stands for a list on standard input, and is the only file then', {
            help: 'list every file there; a file called - is ./-',
        });
    const bytes = await io.stdin();
    const fail = (message, help) => {
        throw new errors/* UserError */.y('usage', `the list on standard input ${message}`, { help });
    };
    if (bytes.length > MAX_LIST)
        fail(`has ${bytes.length} bytes`, `at most ${MAX_LIST} bytes: give it in several calls`);
    const text = decoded(bytes) ?? fail('is no UTF-8', 'name the files so, or as arguments');
    const end = flag('null') ? '\0' : '\n';
    if (!flag('null') && text.includes('\0'))
        fail('holds a NUL', 'with -z NUL ends each path');
    const paths = (text.endsWith(end) ? text.slice(0, -1) : text).split(end);
    if (text === '')
        fail('is empty', 'a list of no files is no question');
    const empty = paths.indexOf('');
    if (empty !== -1)
        fail(`has no path at entry ${empty + 1}`, 'leave out what is empty');
    return paths;
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(31360);
// EXTERNAL MODULE: ./build/core/report/text/user-error.js
var user_error = __webpack_require__(95245);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/cli/commands/verify.js











const verify_command = {
    name: 'verify',
    summary: 'integrity, signature and trust of a cartridge, a signed CAL or a released file',
    example: 'verify reviewer.cart --public-key release-2026.pub.pem --require trusted',
    usage: [
        'verify FILE…',
        'verify FILE --public-key KEY.pub.pem --not-older-than 1.2.0',
        'verify FILE… --public-key KEY.pub.pem --bundle',
        'verify --policy POLICY FILE…',
        'verify --policy POLICY -z - < LIST',
    ],
    options: [
        ...trust_options/* TRUST_OPTIONS */.Qb,
        ...BUNDLE_OPTIONS,
        (0,command/* valueOption */.F9)('not-older-than', 'CARTRIDGE|VERSION', 'refuse a cartridge older than this one (rollback)'),
        (0,command/* valueOption */.F9)('policy', 'FILE', 'let in what this policy allows, and deny the rest'),
        NULL_OPTION,
        (0,command/* flagOption */.kY)('strict', 'every warning is a failure'),
        (0,command/* flagOption */.kY)('explain', 'show every check, and how to repeat it with sqlite3 and openssl alone'),
    ],
    formats: ['text', 'json', 'markdown'],
    details: [
        'Trust, first match wins: tampered (wrong bytes or signature, or a compromised key); unsigned; untrusted (another key',
        'than those given); portable (valid, but nobody here vouches for the signer); trusted (a given key, or one that is',
        'active in the registry); local (trusted, and your own). Exit 0 for portable, trusted and local; 1 for the others,',
        'for unsigned unless --allow-unsigned, for an invalid structure, and for what a demand refuses; 2 for a file that is no',
        'cartridge here. With --policy each file has one answer, allow or deny with its reasons; what cannot be judged is denied,',
        'and the exit code is 1 when any is. A file - reads the list of files from standard input, one a line, or ended by NUL with',
        '-z. A *.cal.json or *.cal.yaml file is verified as a signed CAL, anything else as a cartridge.',
        'With --bundle a file of any kind is verified by a Sigstore bundle over it; a cartridge and a CAL by their own signature,',
        'too, and the worst of the states counts. Nothing is asked of the network. Alone, --bundle stands for FILE.sigstore.json.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, profile } = context;
        const paths = await pathsOf(context);
        if (paths.length === 0)
            throw new errors/* UserError */.y('usage', 'verify needs at least one file');
        const ports = { fs, store: (0,store.cartridgeStore)(fs.cwd) };
        const demands = await (0,trust_options/* demandsOf */.wu)(context, ports);
        const policy = context.value('policy');
        if (policy !== undefined) {
            const { verifyByPolicy } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(8076), __webpack_require__.e(4901), __webpack_require__.e(6342), __webpack_require__.e(2903), __webpack_require__.e(3008), __webpack_require__.e(1363)]).then(__webpack_require__.bind(__webpack_require__, 71363));
            return verifyByPolicy(context, policy, paths, demands);
        }
        const verify = (await bundlesOf(context, ports, paths, demands)) ?? ((path) => (0,trust_verify.verifyFile)(ports, path, profile, demands));
        const done = [];
        let unreadable = false;
        for (const path of paths) {
            try {
                done.push(await verify(path));
            }
            catch (error) {
                if (!(error instanceof errors/* UserError */.y))
                    throw error;
                io.err((0,user_error.formatUserError)(error));
                unreadable = true;
            }
        }
        print(context, done);
        if (unreadable)
            return command/* EXIT */.dc.unable;
        return done.every(({ outcome }) => outcome.ok) ? command/* EXIT */.dc.ok : command/* EXIT */.dc.no;
    },
};
function print(context, done) {
    const { io, format } = context;
    const results = done.map(({ outcome }) => outcome);
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y3)({ version: 1, results }, 2));
    else if (format === 'markdown')
        io.out(verifyMarkdown(results));
    else {
        const explain = context.flag('explain');
        for (const { outcome, script } of done) {
            if (context.quiet && outcome.ok && !explain)
                continue;
            io.out(verifyText(outcome, explain));
            const repeat = explain ? script() : undefined;
            if (repeat !== undefined)
                io.out(repeatText(repeat));
        }
    }
}


/***/ }),

/***/ 19363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ BUNDLE_SUFFIX),
/* harmony export */   y: () => (/* binding */ PROVENANCE_SUFFIX)
/* harmony export */ });
const BUNDLE_SUFFIX = '.sigstore.json';
const PROVENANCE_SUFFIX = '.provenance.sigstore.json';


/***/ }),

/***/ 72278:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Te: () => (/* reexport safe */ _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__.Te),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|(?<![a-z0-9])gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
function entities(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function code(text, limit = 200) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit);
    if (shown.trim() === '')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `(empty)`;
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function element(text, limit = 200) {
    return `<code>${entities((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit))}</code>`;
}
function prose(text, limit = 600) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .reduce((said, part) => (said.endsWith('`') && part.startsWith('`') ? `${said} ${part}` : said + part), '')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
function fenced(block, info) {
    const text = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
function row(...cells) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(cells)} |\n`;
}
function tableHead(...titles) {
    const rule = titles.map(() => (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `---`);
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(titles)} |\n${row(...rule)}`;
}
function blocks(parts) {
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function link(text, address = '') {
    return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? `[${text}](${address})` : text;
}
function marker(...words) {
    const safe = words.map((word) => encodeURIComponent((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(word)).replaceAll('--', '-%2D'));
    return `<!-- ${safe.join(' ')} -->`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 95245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

function formatUserError(error) {
    const place = error.range === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${where}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
}


/***/ }),

/***/ 30461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   UP: () => (/* binding */ holdsDatabase),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99383);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
function holdsDatabase(head) {
    return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text))
        return {
            what: 'a compressed file',
            help: 'of an OCI layout the folder or the tar itself is read: unpack it first',
        };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-30158.js").modules);
