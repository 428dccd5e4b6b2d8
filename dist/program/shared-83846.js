"use strict";
exports.modules = {

/***/ 83846:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ treeLines),
/* harmony export */   diffText: () => (/* binding */ diffText),
/* harmony export */   planText: () => (/* binding */ planText)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

const SHOWN = 3;
function planText({ roles, rac, files, notes, reason, next = [] }, target, dryRun) {
    const lines = [];
    const nothing = reason === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reason)}`;
    if (roles.length === 0)
        lines.push(rac.length + files.length === 0 ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Nothing to propose${nothing}` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `No role${nothing}`);
    else
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Roles`);
    for (const { role, capabilities, confidence, evidence } of roles) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role)}  [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(capabilities.join(', '))}]  confidence ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(confidence.toFixed(2))}`, ...reasons(evidence));
    }
    if (rac.length > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Required available context (descriptions only)`);
    for (const { id, kind, description, required, check, evidence } of rac) {
        const mark = required ? '□' : '·';
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)}  [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(kind)}] ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(description)}  (check: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(check.type)} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(check.hint)})`, ...reasons(evidence));
    }
    if (files.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Files ${dryRun ? 'that would be written' : 'written'} below ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(target)}`);
        lines.push(...treeLines(files, dryRun));
    }
    const readme = files.find(({ path }) => path.endsWith('README.md'))?.path;
    if (readme !== undefined && !dryRun) {
        const file = target === '.' ? readme : `${target.replace(/\/+$/, '')}/${readme}`;
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Next: replace every TODO; ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file)} has the steps.`);
    }
    if (next.length > 0 && !dryRun)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, ...next.map((command) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `next: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(command)}`));
    if (notes.length > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `Notes`, ...notes.map((note) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`));
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')(lines)}\n`;
}
function reasons(evidence) {
    return evidence
        .slice(0, SHOWN)
        .map(({ path, line, why }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}${line === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `:${line}`}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(why)}`);
}
function treeLines(files, dryRun) {
    const lines = [];
    let shown = [];
    const words = {
        create: '',
        skip: '  (unchanged)',
        overwrite: dryRun ? '  (exists with other content)' : '  (overwritten)',
    };
    for (const { path, action } of files) {
        const segments = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path).split('/');
        const name = segments.pop();
        for (const [depth, segment] of segments.entries()) {
            if (shown[depth] === segment && shown.slice(0, depth).every((each, i) => each === segments[i]))
                continue;
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)('', 2 * depth + 2)}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(segment)}/`);
        }
        shown = segments;
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)('', 2 * segments.length + 2)}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name)}${words[action]}`);
    }
    return lines;
}
function diffText(files, texts, before) {
    const parts = [];
    for (const [i, { path, action }] of files.entries()) {
        if (action === 'skip')
            continue;
        const old = action === 'create' ? [] : linesOf(before(path));
        const fresh = linesOf(texts[i]?.text ?? '');
        let start = 0;
        while (start < old.length && start < fresh.length && old[start] === fresh[start])
            start++;
        let end = 0;
        while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end))
            end++;
        const removed = old.slice(start, old.length - end);
        const added = fresh.slice(start, fresh.length - end);
        parts.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `--- ${action === 'create' ? '/dev/null' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `a/${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `+++ b/${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `@@ -${place(start, removed.length)} +${place(start, added.length)} @@`, ...removed.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `-${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`), ...added.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `+${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`));
    }
    return parts.length === 0 ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `\n${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')(parts)}\n`;
}
function place(start, length) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${length === 0 ? start : start + 1},${length}`;
}
function linesOf(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}


/***/ })

};
;
