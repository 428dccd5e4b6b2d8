"use strict";
exports.modules = {

/***/ 12461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBaseline: () => (/* binding */ openBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_lint_suppress_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36257);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27912);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49173);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72228);





const MAX_BASELINE = 16 * 1024 * 1024;
async function openBaseline(fs, path, now, at = (entry) => entry) {
    const { doc, file } = await readBaseline(fs, path);
    const entries = file.entries.map((entry) => ({ ...entry, path: at(entry.path) }));
    return {
        step() {
            const baseline = new _core_lint_suppress_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .Baseline */ .q5(doc, { version: 1, entries }, now);
            return [
                {
                    file: (linted, found, suppress) => {
                        const { left, suppressed } = baseline.apply(linted, found);
                        suppress(suppressed);
                        return left;
                    },
                    clean: (name) => baseline.sawClean(name),
                    finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
                },
            ];
        },
    };
}
async function readBaseline(fs, path) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__.readDocument)(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
    const [first] = [...doc.problems, ...(doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_2__.checkSchema)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_3__.validators.baseline()))];
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-baseline', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
        });
    }
    return { doc, file: doc.value };
}


/***/ }),

/***/ 36257:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   q5: () => (/* binding */ Baseline)
/* harmony export */ });
/* unused harmony exports ADOPTED, entryOf */
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34293);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41817);
/* harmony import */ var _result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22115);
/* harmony import */ var _apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69356);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1782);







const ADOPTED = 'known before cartwright was adopted';
function entryOf(doc, finding) {
    const { rule, path, pointer, message } = finding;
    const value = pointer === '' ? undefined : (0,_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .fK)(doc.value, (0,_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .fromPointer */ .kU)(doc.value, pointer));
    return { rule, path, pointer, digest: (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(value === undefined ? message : canonical(value, message)) };
}
function canonical(value, message) {
    try {
        return (0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return message;
        throw error;
    }
}
class Baseline {
    #doc;
    #entries;
    #used = new Set();
    #byKey = new Map();
    #seen = new Set();
    #today;
    constructor(doc, file, now) {
        this.#doc = doc;
        this.#entries = file.entries;
        this.#today = now.toISOString().slice(0, 10);
        file.entries.forEach((entry, i) => {
            if ((0,_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .isFixed */ .zZ)(entry.rule))
                return;
            const list = this.#byKey.get(keyOf(entry));
            if (list === undefined)
                this.#byKey.set(keyOf(entry), [i]);
            else
                list.push(i);
        });
    }
    apply(doc, found) {
        this.#seen.add(doc.path);
        const left = [];
        const suppressed = [];
        const exact = new Set();
        const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
        const match = (pointer, { rule, path, digest }) => this.#byKey
            .get(keyOf({ rule, path, digest, pointer: '' }))
            ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
        const places = wanted.map(({ entry }) => match(entry.pointer, entry));
        for (const i of places)
            if (i !== undefined)
                exact.add(i);
        for (const [n, { finding, entry }] of wanted.entries()) {
            const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
            const accepted = i === undefined ? undefined : this.#entries[i];
            if (i === undefined || accepted === undefined) {
                left.push(finding);
                continue;
            }
            exact.add(i);
            this.#used.add(i);
            const { reason, expires } = accepted;
            if (expires !== undefined && expires < this.#today)
                left.push(finding);
            else
                suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
        }
        return { left, suppressed };
    }
    sawClean(path) {
        this.#seen.add(path);
    }
    #moved(i, pointer) {
        const shape = (text) => text.replace(/\/\d+(?=\/|$)/g, '/*');
        const entry = i === undefined ? undefined : this.#entries[i];
        return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
    }
    findings(isGone) {
        return this.#entries.flatMap((entry, i) => {
            const about = (rule, message, help, path = []) => ({
                rule,
                level: (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(rule).level,
                message,
                path: this.#doc.path,
                range: (0,_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(this.#doc, ['entries', i, ...path]),
                pointer: ['', 'entries', i, ...path].join('/'),
                help,
            });
            const what = `the entry of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(entry.rule)} for ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(entry.path)}`;
            if ((0,_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .isFixed */ .zZ)(entry.rule))
                return about('suppression/not-allowed', `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(entry.rule)} is a fault of integrity, which nothing silences`, 'remove the entry, and the fault', ['rule']);
            if (!this.#used.has(i)) {
                if (!this.#seen.has(entry.path) && !isGone(entry.path))
                    return [];
                return about('baseline/fixed', `${what} matches no finding`, 'remove the entry, or run cartwright lint --write-baseline');
            }
            if (entry.expires !== undefined && entry.expires < this.#today)
                return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix the finding, or give a later date', ['expires']);
            if (entry.reason.trim() === '')
                return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
            return [];
        });
    }
}
function keyOf({ rule, path, digest }) {
    return `${rule}\n${path}\n${digest}`;
}
function writeBaseline(findings, earlier, looked, expires) {
    const key = (entry) => [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
    const known = new Map(earlier.map((entry) => [key(entry), entry]));
    const entries = new Map();
    for (const entry of earlier)
        if (!looked.has(entry.path))
            entries.set(key(entry), entry);
    const fresh = { reason: ADOPTED, ...(expires === undefined ? {} : { expires }) };
    for (const { doc, diagnostic } of findings) {
        if ((0,_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .isFixed */ .zZ)(diagnostic.rule))
            continue;
        const entry = entryOf(doc, diagnostic);
        entries.set(key(entry), known.get(key(entry)) ?? { ...entry, ...fresh });
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)({ version: 1, entries: sorted }, 2);
}


/***/ })

};
;
