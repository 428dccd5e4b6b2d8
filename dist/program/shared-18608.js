"use strict";
exports.modules = {

/***/ 18608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

/***/ 85595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LintRun),
/* harmony export */   u: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19388);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4138);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53440);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72228);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80224);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37323);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18608);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94635);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21689);












async function lint(fs, request) {
    const { config, stdin, paths, fix, root = '.' } = request;
    (0,_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .checkRuleNames */ .tj)(config);
    const { files, links, problems } = request.found ?? (stdin === undefined ? (0,_project_cal_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], links: [], problems: [] });
    const whole = stdin === undefined && paths.length === 0;
    const { at, inside } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .placeOf */ .$t)(fs.cwd, root);
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now, { root, at });
    const full = { facts: (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)(fs, root), ...request };
    const ignoring = await (0,_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .ignoreStep */ .Jq)(config, inside, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .ignoreStep */ .Jq)(config, inside), ...(baseline?.step() ?? [])]);
    if (stdin !== undefined)
        await run.add(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__.readDocument)(stdin.name, stdin.bytes, stdin.language === undefined ? {} : { language: stdin.language }));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__.LIMITS.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__.readDocument)(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    const outcome = run.outcome();
    const diagnostics = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...outcome.diagnostics, ...links.map(_project_cal_files_js__WEBPACK_IMPORTED_MODULE_7__/* .linkFinding */ .ir)]);
    return { ...outcome, diagnostics, problems: unread, fixed };
}
async function openBaseline(fs, config, now, { root, at }) {
    const path = config.baseline === undefined ? (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_11__/* .baselinePath */ .X)(fs, config, root) : at(config.baseline);
    return path === undefined ? undefined : (await __webpack_require__.e(/* import() */ 2461).then(__webpack_require__.bind(__webpack_require__, 12461))).openBaseline(fs, path, now, at);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 1550).then(__webpack_require__.bind(__webpack_require__, 21550));
    return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #masks = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)();
        this.#steps = request.steps ?? [];
    }
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const comments = await this.#request.comments?.(doc);
        const options = { profile, levels: config.rules, publish, comments };
        const facts = await this.#facts(doc, publish);
        const earlier = this.#suppressed.length;
        const onSuppressed = (all) => {
            for (const each of all)
                this.#suppressed.push(each);
        };
        const linted = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { ...options, onSuppressed, ...facts });
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            if (step.file !== undefined)
                found = await step.file(doc, found, onSuppressed);
        }
        this.#files++;
        if (linted.length > 0 || found.length > 0 || this.#suppressed.length > earlier) {
            for (const diagnostic of found)
                this.#found.push(diagnostic);
            const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
            const hidden = (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveRanges */ .P)(doc, [...linted, ...accepted]);
            if (hidden !== 'words' && hidden.length > 0)
                this.#masks.set(doc.path, hidden);
            this.#excerpts.set(doc.path, (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .excerptOf */ .z)(doc.text, found, hidden));
        }
        return found;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...this.#found, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            masks: this.#masks,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__.readText)(doc.path, text);
    return fixDuplicateKeys(doc, found, parse);
}


/***/ }),

/***/ 94635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ ignoreStep),
/* harmony export */   fq: () => (/* binding */ withoutIgnored),
/* harmony export */   tj: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22115);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69356);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8778);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);







async function ignoreStep({ ignore, file }, inside = (path) => path, fs) {
    const entries = entriesOf(ignore);
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(file, fs.readFile(file));
    return {
        file: (_doc, found, suppress) => {
            const { left, suppressed } = split(entries, found, inside);
            suppress(suppressed);
            return left;
        },
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => used || (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(rule)?.apart !== undefined ? [] : [(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .uselessIgnore */ .Jv)(config, i, rule, glob.pattern)]),
    };
}
function withoutIgnored({ ignore }, found, inside) {
    return split(entriesOf(ignore), found, inside);
}
function entriesOf(ignore) {
    return ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(path);
        if ('problem' in glob)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
}
function split(entries, found, inside) {
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .zZ)(diagnostic.rule)
            ? undefined
            : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(inside(diagnostic.path)));
        if (entry === undefined)
            left.push(diagnostic);
        else {
            entry.used = true;
            suppressed.push({ diagnostic, kind: 'external', reason: entry.reason });
        }
    }
    return { left, suppressed };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(name, (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl)());
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
    for (const [name, level] of Object.entries(rules)) {
        const rule = (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(name);
        if (rule?.always !== true || level === rule.level)
            continue;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)} is a fault of integrity, which nothing silences`, {
            ...(file === undefined ? {} : { path: file }),
            help: 'remove it from "rules"',
        });
    }
}


/***/ })

};
;
