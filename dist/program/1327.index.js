"use strict";
exports.id = 1327;
exports.ids = [1327];
exports.modules = {

/***/ 41327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeFixer: () => (/* binding */ makeFixer)
/* harmony export */ });
/* harmony import */ var _core_lint_fix_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12854);
/* harmony import */ var _core_lint_fix_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63495);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46774);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);





function makeFixer(fs, { fix }, lint) {
    return async (doc, bytes) => {
        if (doc.value === undefined)
            return undefined;
        const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readText)(doc.path, text);
        const { doc: after, made, left } = await (0,_core_lint_fix_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fixDocument */ .p)(doc, { lint, parse });
        if (made.length === 0)
            return undefined;
        const { path } = doc;
        if ((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(doc.value) && Object.hasOwn(doc.value, 'integrity'))
            return { file: { path, made: [], skipped: 'it is signed, and any change breaks its signature' }, doc };
        if (fs.isLink?.(path) === true)
            return { file: { path, made: [], skipped: 'it is a symbolic link: name the file that it points to' }, doc };
        if (fix === 'write') {
            const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
            fs.writeFile(path, mark + after.text);
            return { file: { path, made }, doc: after };
        }
        const before = { text: doc.text, hidden: (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, await lint(doc)) };
        const diff = (0,_core_lint_fix_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .unifiedDiff */ .W)(path, before, { text: after.text, hidden: (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(after, left) });
        return { file: { path, made, diff }, doc: after };
    };
}


/***/ }),

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

/***/ 63495:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79121);
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59231);



const CONTEXT = 3;
const REACH = 400;
function unifiedDiff(path, before, after) {
    const steps = compare(lines(before.text), lines(after.text));
    const hunks = group(steps);
    if (hunks.length === 0)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``;
    const shown = { old: lines(masked(before)), new: lines(masked(after)) };
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path);
    const out = [`--- a/${name}`, `+++ b/${name}`];
    for (const hunk of hunks) {
        const old = hunk.filter(({ sign }) => sign !== '+');
        const fresh = hunk.filter(({ sign }) => sign !== '-');
        const [first] = hunk;
        if (first === undefined)
            continue;
        out.push(`@@ -${start(first.old, old.length)},${old.length} +${start(first.new, fresh.length)},${fresh.length} @@`);
        for (const step of hunk) {
            const line = step.sign === '+' ? shown.new[step.new] : shown.old[step.old];
            out.push(...shownLine(step.sign, line ?? ''));
        }
    }
    return `${out.join('\n')}\n`;
}
const start = (index, count) => (count === 0 ? index : index + 1);
const printed = (line) => line.split('\t').map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join('\t');
function shownLine(sign, line) {
    const [, text = '', end = ''] = /^([^]*?)(\r?\n?)$/.exec(line) ?? [];
    const shown = sign + printed(text) + end.replace('\n', '');
    return line.endsWith('\n') ? [shown] : [shown, '\\ No newline at end of file'];
}
function lines(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function compare(before, after) {
    const steps = [];
    let o = 0;
    let n = 0;
    while (o < before.length || n < after.length) {
        if (o < before.length && n < after.length && before[o] === after[n]) {
            steps.push({ sign: ' ', old: o++, new: n++ });
            continue;
        }
        const [removed, added] = resync(before, after, o, n);
        for (let i = 0; i < removed; i++)
            steps.push({ sign: '-', old: o++, new: n });
        for (let i = 0; i < added; i++)
            steps.push({ sign: '+', old: o, new: n++ });
    }
    return steps;
}
function resync(before, after, o, n) {
    const rest = [before.length - o, after.length - n];
    for (let distance = 1; distance <= Math.min(REACH, rest[0] + rest[1]); distance++) {
        for (let added = 0; added <= distance; added++) {
            const removed = distance - added;
            if (removed > rest[0] || added > rest[1])
                continue;
            if (removed === rest[0] && added === rest[1])
                return [removed, added];
            if (before[o + removed] !== undefined && before[o + removed] === after[n + added])
                return [removed, added];
        }
    }
    return [rest[0], rest[1]];
}
function group(steps) {
    const hunks = [];
    let end = -1;
    steps.forEach(({ sign }, i) => {
        if (sign === ' ')
            return;
        const from = Math.max(i - CONTEXT, 0);
        const to = Math.min(i + CONTEXT + 1, steps.length);
        const last = hunks.at(-1);
        if (last !== undefined && from <= end)
            last.push(...steps.slice(end, to));
        else
            hunks.push(steps.slice(from, to));
        end = Math.max(end, to);
    });
    return hunks;
}
function masked({ text, hidden }) {
    if (hidden === 'words')
        return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskWords */ .QW)(text);
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .r(text);
    const places = (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRanges */ .xX)(hidden).map(({ start: from, end: to }) => ({
        start: index.offset(from),
        end: index.offset(to),
    }));
    return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskText */ .gC)(text, places);
}


/***/ })

};
;
