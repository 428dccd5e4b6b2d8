"use strict";
exports.id = 191;
exports.ids = [191,8778,2175,2956,2641];
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

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
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
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9356);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param inside the path of a finding as the configuration sees it
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, inside = (path) => path, fs) {
    const entries = entriesOf(ignore);
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (_doc, found, suppress) => {
            const { left, suppressed } = split(entries, found, inside);
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
 * @param inside the path of a finding as the configuration sees it
 * @throws UserError `bad-config` for a path that is no glob
 */
function withoutIgnored({ ignore }, found, inside) {
    return split(entriesOf(ignore), found, inside);
}
function entriesOf(ignore) {
    return ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
}
function split(entries, found, inside) {
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
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
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(rule)} is a fault of integrity, which nothing silences`,
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
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
    for (const [name, level] of Object.entries(rules)) {
        const rule = (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name);
        if (rule?.always !== true || level === rule.level)
            continue;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)} is a fault of integrity, which nothing silences`, {
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
/* harmony import */ var _core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5488);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8092);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2228);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8262);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4969);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1543);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8068);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7357);













/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix, root = '.' } = request;
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_10__/* .checkRuleNames */ .tj)(config);
    const { files, links, problems } = request.found ?? (stdin === undefined ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], links: [], problems: [] });
    const whole = stdin === undefined && paths.length === 0;
    const { at, inside } = (0,_place_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$)(fs.cwd, root);
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now, { root, at });
    const full = { facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)(fs, root), ...request };
    const ignoring = await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_10__/* .ignoreStep */ .Jq)(config, inside, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_10__/* .ignoreStep */ .Jq)(config, inside), ...(baseline?.step() ?? [])]);
    // A fix needs places, whatever it finds.
    const read = fixer === undefined ? _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readQuickly */ .xF : _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readDocument */ .u0;
    if (stdin !== undefined)
        await run.add(await read(stdin.name, stdin.bytes, stdin.language === undefined ? {} : { language: stdin.language }));
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
    const outcome = run.outcome();
    const diagnostics = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...outcome.diagnostics, ...links.map(_cal_files_js__WEBPACK_IMPORTED_MODULE_7__/* .linkFinding */ .ir)]);
    return { ...outcome, diagnostics, problems: unread, fixed };
}
async function openBaseline(fs, config, now, { root, at }) {
    const path = config.baseline === undefined ? (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_11__/* .baselinePath */ .X)(fs, config, root) : at(config.baseline);
    return path === undefined ? undefined : (await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535))).openBaseline(fs, path, now, at);
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
        this.#facts = request.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)();
        this.#steps = request.steps ?? [];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const comments = await this.#request.comments?.(doc);
        const options = { profile, levels: config.rules, publish, comments };
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
            const hidden = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlaces */ .r)(doc, () => (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveRanges */ .P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, (0,_core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_12__/* .excerptOf */ .z)(doc.text, found, hidden));
        }
        return found;
    }
    /** Some work on a document, with places if it needs them; what it suppresses counts once. */
    async #once(doc, work) {
        let suppressed = [];
        const result = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlaces */ .r)(doc, () => {
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
    const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(doc.path, text);
    return (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlaces */ .r)(doc, () => fixDuplicateKeys(doc, found, parse));
}


/***/ }),

/***/ 1543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2132);


/**
 * Where the paths of a project lead.
 *
 * @param cwd absolute working directory
 * @param root of the project, relative to it
 */
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    // From a folder within the project the shortest path has no way up and down again.
    if (base.startsWith('..')) {
        const top = `/${(0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)('/', `${cwd}/${base}`)}`;
        return {
            at: (path) => (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(cwd, (0,_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(base, path)),
            inside: (path) => (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(top, path.startsWith('/') ? path : `${cwd}/${path}`),
        };
    }
    return {
        at: (path) => (0,_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(base, path),
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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/** The policy of a run without options. */
const PLAIN_POLICY = { failOn: 'error', strict: false };
/** The policy that `fail-on` and `strict` mean together: each makes warnings and what is pending count. */
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
/** Gives the one answer. Only `ready`, `accept` and, unless the policy says otherwise, `pending` count for a yes. */
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
/** The member `answer` of JSON results. */
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return ['nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked'];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    // A host that refuses one cartridge and accepts another is one that refuses.
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
/** `2 errors`, `1 workflow not ready`; nothing for none. */
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */



/** How many bytes of a file are enough for {@link foreignKind}. */
const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
/**
 * What a file is that is no cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
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
/** What to set so that a document of another prefix is read. */
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
/** What a file is that is no database. */
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
/** What a document is by its schemaVersion, in any profile, and which command reads it. */
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
    // What is replaced was judged by no rule of the list: as knowledge, or with its parts, it may be anything.
    for (const { path, value, content } of doc.shadowed ?? [])
        if (path[0] === 'rac' || content === undefined)
            ranges.push(doc.range(value));
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
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

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        // A transposition reaches back two rows.
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/**
 * What every secret that `findSecrets` knows holds. A rare character first, then what stands before it: several such searches
 * take half the time of one with all alternatives.
 */
const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    },
    { pattern: /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/ },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
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
    'assigned-secret': 'a random value given to a password, a key or a token',
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


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;