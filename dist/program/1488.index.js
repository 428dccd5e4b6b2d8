"use strict";
exports.id = 1488;
exports.ids = [1488];
exports.modules = {

/***/ 12854:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   p: () => (/* binding */ fixDocument)
/* harmony export */ });
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59231);

const PASSES = 20;
const SINGLES = 50;
async function fixDocument(doc, tools) {
    let now = { doc, left: await tools.lint(doc), made: [] };
    for (let pass = 0; pass < PASSES; pass++) {
        const fixable = now.left.filter(({ fix }) => fix !== undefined);
        if (fixable.length === 0)
            break;
        const next = (await attempt(now, apart(fixable), tools)) ?? (await oneByOne(now, fixable, tools));
        if (next === undefined)
            break;
        now = next;
    }
    return now;
}
async function oneByOne(now, fixable, tools) {
    for (const diagnostic of fixable.slice(0, SINGLES)) {
        const next = await attempt(now, [diagnostic], tools);
        if (next !== undefined)
            return next;
    }
    return undefined;
}
async function attempt(now, chosen, tools) {
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const doc = await tools.parse(applyEdits(now.doc.text, edits));
    if (doc.value === undefined || doc.text === now.doc.text)
        return undefined;
    const left = await tools.lint(doc);
    if (unreadable(left) > unreadable(now.left))
        return undefined;
    const made = chosen.map(({ rule, fix, range }) => ({ rule, title: fix?.title ?? '', line: range.start.line }));
    return { doc, left, made: [...now.made, ...made] };
}
const unreadable = (found) => found.filter(({ rule }) => rule.startsWith('source/')).length;
function apart(fixable) {
    const taken = [];
    return fixable.filter(({ fix }) => {
        const edits = fix?.edits ?? [];
        if (edits.some((edit) => taken.some((other) => touches(edit, other))))
            return false;
        taken.push(...edits);
        if (taken.length > 64)
            taken.splice(0, 32);
        return true;
    });
}
function touches(a, b) {
    const before = (x, y) => x.range.end.line - y.range.start.line < 0 ||
        (x.range.end.line === y.range.start.line && x.range.end.column < y.range.start.column);
    return !before(a, b) && !before(b, a);
}
function applyEdits(text, edits) {
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LineIndex */ .r(text);
    const placed = edits
        .map(({ range, newText }) => ({ start: index.offset(range.start), end: index.offset(range.end), newText }))
        .sort((a, b) => a.start - b.start);
    const parts = [];
    let at = 0;
    for (const { start, end, newText } of placed) {
        parts.push(text.slice(at, start), newText);
        at = end;
    }
    return parts.join('') + text.slice(at);
}


/***/ }),

/***/ 1488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixDuplicateKeys: () => (/* binding */ fixDuplicateKeys)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41817);
/* harmony import */ var _apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12854);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31493);



const ATTEMPTS = 10;
const LARGEST = 256 * 1024;
async function fixDuplicateKeys(doc, found, parse) {
    if (doc.value === undefined || doc.text.length > LARGEST)
        return found;
    let attempts = 0;
    const result = [];
    for (const finding of found) {
        const twice = finding.rule === 'source/duplicate-key' && attempts < ATTEMPTS;
        const fix = twice ? (0,_remedy_js__WEBPACK_IMPORTED_MODULE_0__/* .fixOf */ .B)(doc, (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .fromPointer */ .kU)(doc.value, finding.pointer), { kind: 'remove' }) : undefined;
        if (fix === undefined || !startsAt(doc, finding)) {
            result.push(finding);
            continue;
        }
        attempts++;
        const without = await parse((0,_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdits */ .c)(doc.text, fix.edits));
        const same = JSON.stringify(without.value) === JSON.stringify(doc.value);
        result.push(same ? { ...finding, fix: { ...fix, title: `remove the second ${fix.title.slice(7)}` } } : finding);
    }
    return result;
}
function startsAt(doc, { pointer, range }) {
    const key = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .fromPointer */ .kU)(doc.value, pointer))?.key;
    if (key === undefined)
        return false;
    const { start } = doc.range(key);
    return start.line === range.start.line && start.column === range.start.column;
}


/***/ })

};
;
