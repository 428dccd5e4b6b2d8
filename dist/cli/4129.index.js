export const id = 4129;
export const ids = [4129];
export const modules = {

/***/ 8401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_handshake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4235);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);



const command = {
    name: 'handshake',
    summary: 'verdict of each host for a cartridge, a manifest or a package folder',
    usage: ['handshake FILE… --host PROFILE…', 'handshake FILE… --host PROFILE… --matrix'],
    options: [
        {
            name: 'host',
            kind: 'list',
            value: 'PROFILE',
            summary: 'host profile: a file, a folder, a glob or the name of a shipped one',
        },
        { name: 'matrix', kind: 'flag', summary: 'one table of all files and hosts' },
    ],
    formats: ['text', 'json', 'markdown'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host the hosts of cartwright.yaml are taken. Exit code 1 when a host refuses.',
    usesConfig: true,
    async run(context) {
        const subjects = context.positionals;
        if (subjects.length === 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'handshake needs a cartridge, a manifest or a package folder', {
                help: 'run cartwright handshake FILE --host PROFILE',
            });
        const named = context.list('host');
        const hosts = named.length > 0 ? named : (context.config.hosts ?? []);
        if (hosts.length === 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'handshake needs a host', {
                help: 'name one with --host, or list hosts in cartwright.yaml',
            });
        const outcome = await (0,_app_handshake_js__WEBPACK_IMPORTED_MODULE_0__/* .handshakeAll */ .h)(context.fs, { subjects, hosts, profile: context.profile });
        await print(context, outcome);
        const wrong = outcome.diagnostics.some(({ level }) => level === 'error') ||
            outcome.result.results.some(({ descriptor }) => descriptor.verdict === 'refuse');
        return wrong ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
async function print(context, outcome) {
    const { io } = context;
    const { result, diagnostics, files } = outcome;
    if (context.format === 'json') {
        io.out(`${JSON.stringify(diagnostics.length === 0 ? result : { ...result, diagnostics }, null, 2)}\n`);
        return;
    }
    if (diagnostics.length > 0) {
        const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
        await printDiagnostics(context, diagnostics, files);
    }
    if (result.results.length === 0)
        return;
    if (context.format === 'markdown' || context.flag('matrix')) {
        const { matrixOf, matrixMarkdown, matrixText } = await __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471));
        io.out((context.format === 'markdown' ? matrixMarkdown : matrixText)(matrixOf(result)));
        return;
    }
    const { handshakeText } = await __webpack_require__.e(/* import() */ 3085).then(__webpack_require__.bind(__webpack_require__, 3085));
    io.out(handshakeText(result, context.color ? paint : undefined));
}
const CODES = { green: 32, red: 31, yellow: 33 };
function paint(mark, color) {
    return `\u001b[${CODES[color]}m${mark}\u001b[0m`;
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ isGlob)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => alternative.split('/'));
    return { pattern, matches: (path) => compiled.some((segments) => matchSegments(segments, path.split('/'))) };
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ })

};
