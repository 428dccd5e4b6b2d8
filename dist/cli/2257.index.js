"use strict";
exports.id = 2257;
exports.ids = [2257];
exports.modules = {

/***/ 2257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffMarkdown: () => (/* binding */ diffMarkdown),
/* harmony export */   diffText: () => (/* binding */ diffText)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);




const SIGNS = { breaking: '✗', compatible: '✓', text: '·' };
/** The comparison as text. */
function diffText(result) {
    const { old, new: next, changes, hosts } = result;
    const lines = [`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(old.subject)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(next.subject)}`, ''];
    const width = Math.max(0, ...changes.map(({ id }) => id.length));
    if (changes.length === 0)
        lines.push('  nothing changed in the requirements');
    for (const { id, kind, before, after, message } of changes) {
        lines.push(`  ${SIGNS[kind]} ${kind.padEnd(10)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id).padEnd(width)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(before)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(after)}`);
        lines.push(`      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`);
    }
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(hosts);
    if (hosts.length > 0)
        lines.push('', 'Hosts', ...hosts.map((host) => `  ${hostLine(host, label(host), _printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)}`));
    lines.push('', stepLine(result, _printable_js__WEBPACK_IMPORTED_MODULE_0__.printable), '');
    return lines.join('\n');
}
/** The comparison in GitHub's Markdown. */
function diffMarkdown(result) {
    const lines = [`**${cell(result.old.subject)} → ${cell(result.new.subject)}**`, ''];
    if (result.changes.length === 0)
        lines.push('Nothing changed in the requirements.');
    else
        lines.push('| | requirement | before | after | |', '|---|---|---|---|---|', ...result.changes.map(({ id, kind, before, after, message }) => `| ${kind} | ${[id, before, after, message].map(cell).join(' | ')} |`));
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(result.hosts);
    if (result.hosts.length > 0)
        lines.push('', ...result.hosts.map((host) => `- ${hostLine(host, label(host), cell)}`));
    lines.push('', stepLine(result, cell), '');
    return lines.join('\n');
}
function hostLine({ before, after, unmet, reason, reservations }, host, show) {
    const was = (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: before, reservations: reservations.before });
    const is = (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: after, reservations: reservations.after });
    const why = after === 'refuse' ? unmet.join(', ') : (reason ?? '');
    const now = why === '' ? is : `${is} (${show(why)})`;
    return was === is ? `${show(host)}: ${now}, as before` : `${show(host)}: ${was} → ${now}`;
}
function stepLine({ step, taken, enough, old, new: next }, show) {
    const asked = step === 'none' ? 'the version may stay' : `SemVer step: ${step}`;
    if (old.version === null || next.version === null)
        return asked;
    const versions = `${show(old.version)} → ${show(next.version)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}; ${versions} (${taken ?? 'not later'}) ${verdict}`;
}
// Names come from repositories: only in a code element are they no mention, no reference and no emoji.
function cell(text) {
    return text === '' ? '' : `<code>${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text))}</code>`;
}


/***/ }),

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
/** What readers cannot see, or take for a space: with these aside two names may look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
/**
 * How hosts are called in a text: by their name, and with the path of the profile where another profile's name looks the
 * same. A host is its file, its name is a label; names that differ only by case or by invisible characters look the same.
 *
 * @returns the label of a verdict; not yet escaped for any outlet
 */
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
/** The key of a host's verdict on a subject, the same over runs. */
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ markdownText)
/* harmony export */ });
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ })

};
;