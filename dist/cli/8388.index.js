"use strict";
exports.id = 8388;
exports.ids = [8388,8234];
exports.modules = {

/***/ 8068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
/** The baseline of a run: the configured one, or `cartwright-baseline.json` in `root` when it is there. */
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
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

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ ignoreStep),
/* harmony export */   fq: () => (/* binding */ withoutIgnored),
/* harmony export */   tj: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(874);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, fs) {
    const entries = entriesOf(ignore);
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (_doc, found, suppress) => {
            const { left, suppressed } = split(entries, found);
            suppress(suppressed);
            return left;
        },
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => 
            // What linting does not raise, it cannot miss either.
            used || (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.apart !== undefined ? [] : unused(config, i, rule, glob.pattern)),
    };
}
/**
 * The configuration's `ignore` for findings that are not made by linting a document; faults of integrity stay.
 *
 * @throws UserError `bad-config` for a path that is no glob
 */
function withoutIgnored({ ignore }, found) {
    return split(entriesOf(ignore), found);
}
function entriesOf(ignore) {
    return ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .S)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
}
function split(entries, found) {
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
            ? undefined
            : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(diagnostic.path));
        if (entry === undefined)
            left.push(diagnostic);
        else {
            entry.used = true;
            suppressed.push({ diagnostic, kind: 'external', reason: entry.reason });
        }
    }
    return { left, suppressed };
}
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(rule)} is a fault of integrity, which nothing silences`,
            path: config.path,
            range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(config, ['ignore', i]),
            pointer: `/ignore/${i}`,
            help: 'remove the entry',
        },
    ];
}
/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist, or `rules` one of integrity */
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__.nearest)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
    for (const [name, level] of Object.entries(rules)) {
        const rule = (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name);
        if (rule?.always !== true || level === rule.level)
            continue;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(name)} is a fault of integrity, which nothing silences`, {
            ...(file === undefined ? {} : { path: file }),
            help: 'remove it from "rules"',
        });
    }
}


/***/ }),

/***/ 6399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LintRun),
/* harmony export */   u: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8452);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4138);
/* harmony import */ var _core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5488);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8092);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2228);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8262);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4969);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8068);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7357);












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix } = request;
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .checkRuleNames */ .tj)(config);
    const { files, problems } = stdin === undefined ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], problems: [] };
    const whole = stdin === undefined && paths.length === 0;
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now);
    const full = { facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_7__.factsFrom)(fs, '.'), ...request };
    const ignoring = await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreStep */ .Jq)(config, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreStep */ .Jq)(config), ...(baseline?.step() ?? [])]);
    // A fix needs places, whatever it finds.
    const read = fixer === undefined ? _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQuickly */ .xF : _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocument */ .u0;
    if (stdin !== undefined)
        await run.add(await read(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await read(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    return { ...run.outcome(), problems: unread, fixed };
}
async function openBaseline(fs, config, now) {
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__/* .baselinePath */ .X)(fs, config);
    return path === undefined ? undefined : (await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535))).openBaseline(fs, path, now);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 4554).then(__webpack_require__.bind(__webpack_require__, 4554));
    return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_7__.factsFrom)();
        this.#steps = request.steps ?? [];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const options = { profile, levels: config.rules, publish };
        const facts = await this.#facts(doc, publish);
        const earlier = this.#suppressed.length;
        const linted = await this.#once(doc, (onSuppressed) => (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { ...options, onSuppressed, ...facts }));
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            const before = found;
            const { file } = step;
            if (file !== undefined)
                found = await this.#once(doc, (onSuppressed) => file.call(step, doc, before, onSuppressed));
        }
        this.#files++;
        if (found.length > 0) {
            // One by one: a call takes only so many arguments, and a document may have more findings.
            for (const diagnostic of found)
                this.#found.push(diagnostic);
            // What is accepted is no less secret.
            const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
            const hidden = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveRanges */ .P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, (0,_core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .excerptOf */ .z)(doc.text, found, hidden));
        }
        return found;
    }
    /** Some work on a document, with places if it needs them; what it suppresses counts once. */
    async #once(doc, work) {
        let suppressed = [];
        const result = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => {
            suppressed = [];
            return work((all) => {
                for (const each of all)
                    suppressed.push(each);
            });
        });
        for (const each of suppressed)
            this.#suppressed.push(each);
        return result;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...this.#found, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(doc.path, text);
    return (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => fixDuplicateKeys(doc, found, parse));
}


/***/ }),

/***/ 4138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5448);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4532);
/* harmony import */ var _rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);




/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/** A property of a RAC item or of its check. */
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        // A secret may be the key itself.
        if (rule === 'cal/secret')
            ranges.push(range);
        // What stands in an item under a name that nothing is like may be the knowledge itself.
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
/** Every value below `rac` whose key is, or reads as, `content`: even where the list itself is not as it should be. */
function eachContent(value, path, found) {
    if (Array.isArray(value))
        value.forEach((item, i) => eachContent(item, [...path, i], found));
    if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const content = (0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path, name]);
        else
            eachContent(value[name], [...path, name], found);
    }
}


/***/ }),

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   xX: () => (/* binding */ joinRanges)
/* harmony export */ });
/* unused harmony export compare */
const MASK = '*';
/** Ranges in text order, those that overlap or touch joined: masking is then one pass, however many there are. */
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
/** Puts asterisks in place of everything that is hidden, line breaks aside; the places must not overlap and be in order. */
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}


/***/ }),

/***/ 5488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3900);

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = (0,_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        lines.set(line, copied((0,_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first))));
        ends.lastIndex = at;
    }
    return lines;
}
// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line) {
    return ` ${line}`.slice(1);
}
/** What of a line is hidden: the places from `first` on that reach it. */
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'database-password': 'a password in a connection string',
};
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
}


/***/ })

};
;