"use strict";
exports.id = 5361;
exports.ids = [5361,8778,7912];
exports.modules = {

/***/ 5361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readHostProfile: () => (/* binding */ readHostProfile)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77527);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27912);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8778);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41817);
/* harmony import */ var _read_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38076);






function readHostProfile(doc, validator) {
    if (doc.problems.length > 0)
        return { host: undefined, diagnostics: doc.problems };
    const shape = (0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'host/schema');
    const broken = new Set();
    let readable = true;
    for (const { pointer } of shape) {
        const index = toolAt(pointer);
        if (index === undefined)
            readable = false;
        else
            broken.add(index);
    }
    const diagnostics = [...shape];
    if (!readable)
        return { host: undefined, diagnostics };
    const raw = doc.value;
    const live = (raw.servers ?? []).length > 0;
    const report = (rule, finding) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .locateFinding */ .E1)(doc, { level: 'error', rule, ...finding }));
    };
    const tools = (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .checkTools */ .G)(raw.tools ?? [], broken, live, report);
    const stated = diagnostics.length;
    checkRevision(raw, report);
    checkBindings(raw, live, report);
    return { host: diagnostics.length > stated ? undefined : complete(raw, tools), diagnostics };
}
function toolAt(pointer) {
    const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    return index === undefined ? undefined : Number(index);
}
function complete(raw, tools) {
    return {
        name: raw.name,
        ...(raw.description === undefined ? {} : { description: raw.description }),
        protocolRevision: raw.protocolRevision,
        model: raw.model,
        tools: tools.map((tool) => ({ ...tool, scopes: tool.scopes ?? [] })),
        filesystem: raw.filesystem ?? [],
        network: raw.network ?? [],
        bindings: raw.bindings ?? {},
        resources: raw.resources ?? [],
        servers: raw.servers ?? [],
        sources: raw.sources ?? [],
    };
}
function checkRevision(raw, report) {
    const revision = raw.protocolRevision;
    if (revision === undefined || (0,_value_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision))
        return;
    report('host/revision', {
        message: `protocolRevision is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(revision)}, which is no date`,
        path: ['protocolRevision'],
        help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    });
}
function checkBindings(raw, live, report) {
    const names = new Set((raw.tools ?? []).flatMap((tool) => (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .V)(tool) ?? []));
    for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
        const path = ['bindings', role];
        if (!/^[a-z]+:./.test(role)) {
            report('host/binding', {
                message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(tool, [...names]);
            report('host/binding', {
                message: `${role} is bound to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
    }
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27912.js").modules);
