"use strict";
exports.id = 9774;
exports.ids = [9774,8778,2065,6045,3732,807];
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


/***/ }),

/***/ 98052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
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
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
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
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
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

/***/ 26886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ })

};
;
Object.assign(exports.modules, require("./shared-32065.js").modules);
