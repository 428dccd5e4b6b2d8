"use strict";
exports.id = 4579;
exports.ids = [4579,8778,75];
exports.modules = {

/***/ 54579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8778);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _core_value_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77530);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1782);






const command = {
    name: 'explain',
    summary: 'what a rule means, with a bad and a good example',
    example: 'explain rac/no-content',
    usage: ['explain RULE', 'explain'],
    options: [],
    formats: ['text', 'json', 'markdown'],
    details: 'Without a rule, all rules are listed.',
    usesConfig: false,
    async run({ io, positionals, format }) {
        const { RULES } = await Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(4954), __webpack_require__.e(9729)]).then(__webpack_require__.bind(__webpack_require__, 94954));
        const metas = RULES.map(({ meta }) => meta);
        const chosen = positionals.map((name) => find(metas, name));
        const isList = chosen.length === 0;
        switch (format) {
            case 'json': {
                const { explanationOf } = await __webpack_require__.e(/* import() */ 1664).then(__webpack_require__.bind(__webpack_require__, 71664));
                io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)({ version: 1, rules: (isList ? metas : chosen).map(explanationOf) }));
                return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
            }
            case 'markdown': {
                const { rulePagesMarkdown } = await __webpack_require__.e(/* import() */ 7876).then(__webpack_require__.bind(__webpack_require__, 97876));
                io.out(rulePagesMarkdown(chosen, metas));
                return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
            }
            case 'text': {
                const { rulePagesText, rulesText } = await __webpack_require__.e(/* import() */ 7023).then(__webpack_require__.bind(__webpack_require__, 57023));
                io.out(isList ? rulesText(metas) : rulePagesText(chosen));
                return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
            }
        }
        return (0,_core_value_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(format);
    },
};
function find(metas, name) {
    const exact = metas.find(({ id }) => id === name) ?? only(metas.filter(({ id }) => id.endsWith(`/${name}`)));
    if (exact !== undefined)
        return exact;
    const near = nearestRule(metas, name);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unknown-rule', `there is no rule ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}`, {
        help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
    });
}
function nearestRule(metas, name) {
    const key = (id) => (name.includes('/') ? id : id.slice(id.indexOf('/') + 1));
    const best = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(name, metas.map(({ id }) => key(id)));
    return best === undefined ? undefined : metas.find(({ id }) => key(id) === best)?.id;
}
function only(found) {
    return found.length === 1 ? found[0] : undefined;
}


/***/ }),

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
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
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
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

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 77530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`a case that does not exist: ${JSON.stringify(value)}`);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
