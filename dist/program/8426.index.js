"use strict";
exports.id = 8426;
exports.ids = [8426,2065,3732,807];
exports.modules = {

/***/ 83732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   excerptsOf: () => (/* binding */ excerptsOf)
/* harmony export */ });
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47322);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53440);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63889);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21689);










async function excerptsOf(fs, diagnostics, { excerpts = new Map(), masks = new Map() } = {}) {
    const all = new Map(excerpts);
    for (const [path, found] of (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(diagnostics.filter(hasPlace), (each) => each.path)) {
        const known = excerpts.get(path);
        if (known !== undefined && found.every(({ range }) => known.has(range.start.line)))
            continue;
        const read = await linesOf(fs, path, found, masks.get(path) ?? []);
        if (read !== undefined)
            all.set(path, known === undefined ? read : new Map([...read, ...known]));
    }
    return all;
}
function hasPlace({ range: { start, end } }) {
    return [start, end].some(({ line, column }) => line !== _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag.start.line || column !== 1);
}
async function linesOf(fs, path, found, masks) {
    const bytes = bytesOf(fs, path);
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    if (!/\.(?:json|ya?ml)$/i.test(path) && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_7__/* .fileName */ .Md)(path) !== _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__/* .LOCK_FILE */ .F)
        return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(new TextDecoder().decode(bytes), found, 'words');
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.schemaDepth, orJson: true });
    const hidden = isOfClient(doc.value) ? 'words' : (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, found);
    return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(doc.text, found, hidden === 'words' ? hidden : [...hidden, ...masks]);
}
function bytesOf(fs, path) {
    try {
        return fs.kind(path) === 'file' ? fs.readFile(path, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.jsonBytes) : undefined;
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}
function isOfClient(value) {
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .pi)(value) || Object.hasOwn(value, 'schemaVersion'))
        return false;
    return ['mcpServers', 'servers', 'mcp', 'context_servers'].some((key) => Object.hasOwn(value, key));
}


/***/ }),

/***/ 66045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textOfDiagnostics),
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83732);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49139);
/* harmony import */ var _core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80516);
/* harmony import */ var _core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32065);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





async function printDiagnostics(context, diagnostics, files) {
    const { format, io } = context;
    const sorted = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.diagnosticsJson)(sorted, (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x, {}, 2));
    else
        io.out(await textOfDiagnostics(context, sorted));
}
async function textOfDiagnostics({ fs, color, least, quiet }, diagnostics) {
    return (0,_core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsText */ ._g)(diagnostics, { color, least, quiet, excerpts: await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__.excerptsOf)(fs, diagnostics) });
}


/***/ }),

/***/ 56125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 80516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsJson: () => (/* binding */ diagnosticsJson)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98052);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


function diagnosticsJson(diagnostics, summary, version, more = {}, indent = 0) {
    const paged = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .withPages */ .hF)(diagnostics);
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)({ version: 1, tool: { name: 'cartwright', version }, diagnostics: paged, summary, ...more }, indent);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-32065.js").modules);
