"use strict";
exports.id = 3601;
exports.ids = [3601];
exports.modules = {

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8998);



/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores and does not
 * track is left out of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
/** The finding at a tracked link. */
function linkFinding(path) {
    return {
        rule: 'source/symlink',
        level: 'error',
        message: 'a symbolic link, which is not followed',
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'commit the file itself',
    };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}


/***/ }),

/***/ 2584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _app_init_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6636);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4432);




/** Where a proposal goes, so that it is told apart from what people wrote. */
const DEFAULT_OUT = 'agents-proposal';
const command = {
    name: 'init',
    summary: 'proposes an agent set, a CAL and RAC items from a codebase',
    usage: [
        'init [--from-code DIR] [--out DIR] [--dry-run] [--force]',
        'init --propose [CAL…] [--from-code DIR] [--staged]',
    ],
    options: [
        {
            name: 'from-code',
            kind: 'value',
            value: 'DIR',
            bare: '.',
            summary: 'the codebase that is looked at (default: the working directory)',
        },
        {
            name: 'out',
            kind: 'value',
            value: 'DIR',
            bare: DEFAULT_OUT,
            summary: `where the files go (default: ${DEFAULT_OUT})`,
        },
        { name: 'dry-run', kind: 'flag', summary: 'print the tree and a diff, write nothing' },
        { name: 'force', kind: 'flag', summary: 'overwrite files that exist with other content' },
        { name: 'propose', kind: 'flag', summary: 'compare with the CALs that exist and print only what they lack' },
        { name: 'staged', kind: 'flag', summary: "with --propose: judge what is staged in git's index, not the work tree" },
    ],
    formats: ['text', 'json', 'yaml'],
    details: [
        'No model is asked: detectors read manifests, infrastructure, contracts, schemas, tests and documents, and every proposal',
        'names the files it rests on. What is not sure is not proposed. --format yaml writes the CAL as YAML; --format json prints',
        'the plan as JSON. Links are never followed, existing files never overwritten without --force, and all is written or nothing.',
        'With --propose nothing is written: RAC items that the code calls for and no CAL has, ready to paste, and checks that match nothing',
        'any more; exit 1 when there are any.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        if (context.flag('propose')) {
            const { runPropose } = await __webpack_require__.e(/* import() */ 1838).then(__webpack_require__.bind(__webpack_require__, 1838));
            return runPropose(context);
        }
        const { scanPorts } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(1993)]).then(__webpack_require__.bind(__webpack_require__, 1993));
        const ports = scanPorts(context.fs, progressOn(context));
        const fromCode = context.value('from-code') ?? '.';
        const target = context.value('out') ?? DEFAULT_OUT;
        const made = await (0,_app_init_js__WEBPACK_IMPORTED_MODULE_1__/* .planInit */ .o)(ports, {
            profile: context.profile,
            fromCode,
            out: target,
            publisher: context.config.publisher,
            format: context.format === 'yaml' ? 'yaml' : 'json',
        });
        if (!context.flag('dry-run'))
            await write(context, target, made);
        await print(context, target, made);
        return made.files.length === 0 ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
async function write(context, target, { files }) {
    const { placeFiles } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    placeFiles((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), files, context.flag('force'), context.fs.cwd);
}
async function print(context, target, made) {
    const { io, format, quiet } = context;
    if (format === 'json') {
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)(made.plan, 2));
        return;
    }
    const { planText, diffText } = await __webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 543));
    if (!quiet)
        io.out(planText(made.plan, target, context.flag('dry-run')));
    if (!context.flag('dry-run'))
        return;
    const { currentText } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    const before = (path) => currentText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), path);
    io.out(diffText(made.plan.files, made.files, before));
}
/** On a terminal, from one second on, a line that counts. */
function progressOn({ io, quiet }) {
    if (quiet)
        return undefined;
    const start = performance.now();
    let shown = start + 800;
    return (entries) => {
        const now = performance.now();
        // Whether there is a terminal costs more to find out than a small tree to scan.
        if (now < shown + 200 || !io.errIsTerminal)
            return;
        shown = now;
        io.err(`\r\u001b[Kscanning: ${entries} entries, ${Math.round((now - start) / 1000)} s\r`);
    };
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/**
 * Counts diagnostics by level.
 *
 * @param files how many files were looked at
 * @param accepted how many more findings somebody accepted
 */
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
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
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
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


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}


/***/ })

};
;