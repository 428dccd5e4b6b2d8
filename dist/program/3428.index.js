"use strict";
exports.id = 3428;
exports.ids = [3428];
exports.modules = {

/***/ 83732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 13428:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98052);
/* harmony import */ var _core_result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83732);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44484);
/* harmony import */ var _core_report_json_packed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41834);





async function renderReport(command, { report, suppressed = [], ...lines }, judged, policy, context, against) {
    const { format, color, io, fs, least, quiet } = context;
    const { changes } = against ?? {};
    const answer = (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)(report, policy);
    switch (format) {
        case 'json':
            return (0,_core_report_json_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .checkJson */ .Zs)(report, answer, changes);
        case 'markdown': {
            const { renderMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(2642), __webpack_require__.e(7127), __webpack_require__.e(4524)]).then(__webpack_require__.bind(__webpack_require__, 19091));
            return renderMarkdown({ report, policy, rulesUrl: _core_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES_PAGE */ .ez, ...(changes === undefined ? {} : { changes }) });
        }
        case 'html': {
            const { checkHtml } = await __webpack_require__.e(/* import() */ 4841).then(__webpack_require__.bind(__webpack_require__, 54841));
            const excerpts = await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_1__.excerptsOf)(judged, report.diagnostics, lines);
            return checkHtml({
                report,
                policy,
                excerpts,
                rulesUrl: _core_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES_PAGE */ .ez,
                ...(changes === undefined ? {} : { changes }),
            });
        }
        case 'sarif': {
            const { checkSarif } = await __webpack_require__.e(/* import() */ 6428).then(__webpack_require__.bind(__webpack_require__, 74047));
            io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_2__/* .notesText */ .Ln)(answer.cautions.map((caution) => `warning: ${caution}`)));
            const { sarifId } = await __webpack_require__.e(/* import() */ 2471).then(__webpack_require__.bind(__webpack_require__, 84852));
            const all = [...report.diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
            const excerpts = await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_1__.excerptsOf)(judged, all, lines);
            return checkSarif(report.diagnostics, excerpts, io.env, { suppressed, id: sarifId(command, context) });
        }
        case 'github': {
            const { annotationLines } = await __webpack_require__.e(/* import() */ 3691).then(__webpack_require__.bind(__webpack_require__, 13691));
            const { checkGithub } = await __webpack_require__.e(/* import() */ 9361).then(__webpack_require__.bind(__webpack_require__, 9361));
            const { planAnnotations } = await __webpack_require__.e(/* import() */ 8694).then(__webpack_require__.bind(__webpack_require__, 78694));
            const { overviewsOf } = await __webpack_require__.e(/* import() */ 1621).then(__webpack_require__.bind(__webpack_require__, 61621));
            const { overviewPlaces } = await __webpack_require__.e(/* import() */ 3009).then(__webpack_require__.bind(__webpack_require__, 83009));
            const overviews = overviewsOf(report, changes === undefined ? {} : { changes });
            const { closingLines, fromLevel } = await __webpack_require__.e(/* import() */ 2065).then(__webpack_require__.bind(__webpack_require__, 32065));
            const plan = planAnnotations(fromLevel(least, report.diagnostics), {
                overviews,
                rest: 'the JSON report has all of them',
            });
            const commands = annotationLines(plan, { places: await overviewPlaces(fs, plan.items) });
            return checkGithub(commands, answer, closingLines(report.diagnostics, { least, quiet: true }));
        }
        case 'text': {
            const { renderCheck } = await __webpack_require__.e(/* import() */ 6718).then(__webpack_require__.bind(__webpack_require__, 6718));
            const { closingLines, diagnosticsText, fromLevel } = await __webpack_require__.e(/* import() */ 2065).then(__webpack_require__.bind(__webpack_require__, 32065));
            const changed = against === undefined
                ? undefined
                : (await __webpack_require__.e(/* import() */ 592).then(__webpack_require__.bind(__webpack_require__, 80592))).changesText(against.changes, against.base);
            const excerpts = await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_1__.excerptsOf)(judged, fromLevel(least, report.diagnostics), lines);
            const findings = (found) => diagnosticsText(found, { color, least, excerpts });
            return renderCheck(report, answer, findings, {
                changes: changed,
                closing: closingLines(report.diagnostics, { least, quiet }),
            });
        }
    }
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-41834.js").modules);
