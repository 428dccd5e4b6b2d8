"use strict";
exports.id = 4579;
exports.ids = [4579,8778,8217];
exports.modules = {

/***/ 4579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4432);





const command = {
    name: 'explain',
    summary: 'what a rule means, with a bad and a good example',
    usage: ['explain RULE', 'explain'],
    options: [],
    formats: ['text', 'json', 'markdown'],
    details: 'Without a rule, all rules are listed.',
    usesConfig: false,
    async run({ io, positionals, format }) {
        const { RULES } = await Promise.all(/* import() */[__webpack_require__.e(1137), __webpack_require__.e(9576), __webpack_require__.e(2601)]).then(__webpack_require__.bind(__webpack_require__, 9576));
        const page = await __webpack_require__.e(/* import() */ 8408).then(__webpack_require__.bind(__webpack_require__, 8408));
        const metas = RULES.map(({ meta }) => meta);
        const chosen = positionals.map((name) => find(metas, name));
        if (format === 'json') {
            io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)({ version: 1, rules: (positionals.length === 0 ? metas : chosen).map(page.explanationOf) }));
        }
        else if (positionals.length === 0) {
            io.out(format === 'markdown' ? `${page.rulesMarkdown(metas)}\n` : page.rulesText(metas));
        }
        else if (format === 'markdown')
            io.out(`${chosen.map((meta) => page.ruleMarkdown(meta, '#')).join('\n\n')}\n`);
        else
            io.out(chosen.map(page.ruleText).join('\n'));
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
/** A rule by its id, or by its name alone where that is unique. */
function find(metas, name) {
    const exact = metas.find(({ id }) => id === name) ?? only(metas.filter(({ id }) => id.endsWith(`/${name}`)));
    if (exact !== undefined)
        return exact;
    const near = nearestRule(metas, name);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unknown-rule', `there is no rule ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(name)}`, {
        help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
    });
}
// A name without its group is compared with names without theirs.
function nearestRule(metas, name) {
    const key = (id) => (name.includes('/') ? id : id.slice(id.indexOf('/') + 1));
    const best = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, metas.map(({ id }) => key(id)));
    return best === undefined ? undefined : metas.find(({ id }) => key(id) === best)?.id;
}
function only(found) {
    return found.length === 1 ? found[0] : undefined;
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   quote: () => (/* binding */ quote)
/* harmony export */ });
/** Unsafe in any output: C0 and C1 controls, bidirectional overrides, zero-width characters, line separators. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: control, bidirectional and invisible characters become
 * `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line start, `##[name]` anywhere).
 */
function printable(text) {
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters. */
function quote(value, limit = 80) {
    const cut = value.length > limit ? `${value.slice(0, limit)}…` : value;
    return `"${printable(cut)}"`;
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const folded = candidates.map((candidate) => ({ candidate, text: known(candidate) }));
    const same = folded.filter(({ text }) => text === plain);
    if (same.length === 1)
        return same[0]?.candidate;
    const holding = folded.filter(({ text }) => holds(text, plain) || holds(plain, text));
    const allowed = plain.length <= 4 ? 1 : 2;
    let best;
    let bestDistance = allowed + 1;
    for (const { candidate, text } of folded) {
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0]?.candidate : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
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
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit)
        return limit + 1;
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, at(before, j - 2) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ })

};
;