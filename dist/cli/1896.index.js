"use strict";
exports.id = 1896;
exports.ids = [1896];
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
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .SO)(path);
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
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2228);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8262);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4969);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8068);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7357);












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix } = request;
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .checkRuleNames */ .tj)(config);
    const { files, links, problems } = stdin === undefined ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], links: [], problems: [] };
    const whole = stdin === undefined && paths.length === 0;
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now);
    const full = { facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)(fs, '.'), ...request };
    const ignoring = await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .ignoreStep */ .Jq)(config, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_9__/* .ignoreStep */ .Jq)(config), ...(baseline?.step() ?? [])]);
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
async function openBaseline(fs, config, now) {
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_10__/* .baselinePath */ .X)(fs, config);
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
        this.#facts = request.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_8__.factsFrom)();
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
            const hidden = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlaces */ .r)(doc, () => (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveRanges */ .P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, (0,_core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .excerptOf */ .z)(doc.text, found, hidden));
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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* unused harmony export PLAIN_POLICY */
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
function cautionsOf({ errors, warnings, notes, accepted }, nothing) {
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
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
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
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
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
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(version)}`, help: undefined };
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


/***/ })

};
;