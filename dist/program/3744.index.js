"use strict";
exports.id = 3744;
exports.ids = [3744,8778];
exports.modules = {

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

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-37366.js").modules);
