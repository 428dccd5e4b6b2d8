"use strict";
exports.id = 543;
exports.ids = [543];
exports.modules = {

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

/***/ 543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffText: () => (/* binding */ diffText),
/* harmony export */   planText: () => (/* binding */ planText)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SHOWN = 3;
/** The plan as `init` prints it: roles with reasons, then the RAC list, then the files. */
function planText({ roles, rac, files, notes, reason }, target, dryRun) {
    const lines = [];
    const nothing = reason === undefined ? '' : `: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reason)}`;
    if (roles.length === 0)
        lines.push(rac.length === 0 ? `Nothing to propose${nothing}` : `No role${nothing}`);
    else
        lines.push('Roles');
    for (const { role, capabilities, confidence, evidence } of roles) {
        lines.push(`  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role)}  [${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(capabilities.join(', '))}]  confidence ${confidence.toFixed(2)}`, ...reasons(evidence));
    }
    if (rac.length > 0)
        lines.push('', 'Required available context (descriptions only)');
    for (const { id, kind, description, required, check, evidence } of rac) {
        const mark = required ? '□' : '·';
        lines.push(`  ${mark} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)}  [${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(kind)}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(description)}  (check: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(check.type)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(check.hint)})`, ...reasons(evidence));
    }
    if (files.length > 0) {
        lines.push('', `Files ${dryRun ? 'that would be written' : 'written'} below ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(target)}`);
        lines.push(...treeLines(files, dryRun));
    }
    const readme = files.find(({ path }) => path.endsWith('README.md'))?.path;
    if (readme !== undefined && !dryRun) {
        const file = target === '.' ? readme : `${target.replace(/\/+$/, '')}/${readme}`;
        lines.push('', `Next: replace every TODO; ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file)} has the steps.`);
    }
    if (notes.length > 0)
        lines.push('', 'Notes', ...notes.map((note) => `  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`));
    return `${lines.join('\n')}\n`;
}
function reasons(evidence) {
    return evidence
        .slice(0, SHOWN)
        .map(({ path, line, why }) => `      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}${line === undefined ? '' : `:${line}`}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(why)}`);
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
        const segments = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path).split('/');
        const name = segments.pop();
        for (const [depth, segment] of segments.entries()) {
            if (shown[depth] === segment && shown.slice(0, depth).every((each, i) => each === segments[i]))
                continue;
            lines.push(`${'  '.repeat(depth + 1)}${segment}/`);
        }
        shown = segments;
        lines.push(`${'  '.repeat(segments.length + 1)}${name}${words[action]}`);
    }
    return lines;
}
/** A unified diff of everything that would change; what is the same at the start and at the end is left out. */
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
        parts.push(`--- ${action === 'create' ? '/dev/null' : `a/${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`}`, `+++ b/${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`, `@@ -${place(start, removed.length)} +${place(start, added.length)} @@`, ...removed.map((line) => `-${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`), ...added.map((line) => `+${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`));
    }
    return parts.length === 0 ? '' : `\n${parts.join('\n')}\n`;
}
function place(start, length) {
    return `${length === 0 ? start : start + 1},${length}`;
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