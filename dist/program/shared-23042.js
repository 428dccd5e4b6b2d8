"use strict";
exports.modules = {

/***/ 23042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findPem),
/* harmony export */   V3: () => (/* binding */ findWrappedPem),
/* harmony export */   aQ: () => (/* binding */ WRAPPED_WORDS)
/* harmony export */ });
const SPACE = String.raw `(?: |%20|\+)`;
const BEGIN = new RegExp(`-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`, 'g');
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;
function findPem(text) {
    const found = [];
    for (const match of text.matchAll(BEGIN)) {
        const start = match.index;
        const body = bodyAfter(text, start + match[0].length);
        if (body === undefined || start < (found.at(-1)?.end ?? 0))
            continue;
        END.lastIndex = body.end;
        const closing = END.exec(text);
        const encrypted = /ENCRYPTED/.test((match.groups?.['label'] ?? '') + body.before);
        const end = closing === null ? body.end : END.lastIndex;
        found.push({ kind: encrypted ? 'encrypted-private-key' : 'private-key', start, end });
    }
    return found;
}
function bodyAfter(text, from) {
    if (text.slice(from, from + HEADER_LINES + 40).search(RUN) === -1)
        return undefined;
    const window = text.slice(from, from + LONGEST);
    let [end, start, longest, total, sample] = [0, -1, 0, 0, ''];
    for (const { 0: run, index } of window.matchAll(RUN)) {
        const between = window.slice(end, index);
        const limit = start !== -1 ? GAP : HEADERS.test(window) ? HEADER_LINES : FIRST_GAP;
        if (between.length > limit || between.includes('----'))
            break;
        if (start === -1)
            start = index;
        end = index + run.length;
        longest = Math.max(longest, run.length);
        total += run.length;
        if (sample.length < 400)
            sample += run;
    }
    const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
    if (!mixed || (longest < 40 && total < 60))
        return undefined;
    const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
    return { before: window.slice(0, start), end: from + end + padding };
}
const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'];
const CUT = [0, 2, 3];
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*)*={0,2}/;
function findWrappedPem(text) {
    const found = [];
    for (const [offset, word] of WRAPPED_WORDS.entries()) {
        let decodedTo = 0;
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
            if (at < decodedTo)
                continue;
            const group = at - (CUT[offset] ?? 0);
            let start = at;
            while (start > 0 && at - start < LONGEST && /[A-Za-z0-9+/_-]/.test(text.charAt(start - 1)))
                start--;
            if (group < start || found.some((key) => at >= key.start && at < key.end))
                continue;
            const first = group - 4 * Math.floor((group - start) / 4);
            const blob = BLOB.exec(text.slice(first, at + LONGEST))?.[0] ?? '';
            decodedTo = first + blob.length;
            const decoded = Buffer.from(blob.replaceAll(BREAK, ''), 'base64').toString('latin1');
            const [key] = findPem(decoded);
            if (key !== undefined)
                found.push({ kind: key.kind, start, end: decodedTo });
        }
    }
    return found;
}


/***/ }),

/***/ 21732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/json-web-key.js
const QUOTE = String.raw `[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
const REACH = 8000;
function findJsonWebKeys(text) {
    const found = [];
    const members = [...text.matchAll(PRIVATE)];
    let next = 0;
    for (const { 0: type, index } of text.matchAll(TYPE)) {
        while ((members[next]?.index ?? Infinity) < index)
            next++;
        const near = [members[next - 1], members[next]].find((member) => member !== undefined && Math.abs(member.index - index) < REACH && sameObject(text, index, member.index));
        if (near === undefined)
            continue;
        const start = Math.min(near.index, index);
        const end = Math.max(near.index + near[0].length, index + type.length);
        const brace = text.slice(Math.max(0, start - REACH), start).lastIndexOf('{');
        const close = text.slice(end, end + REACH).indexOf('}');
        found.push({
            kind: 'private-key',
            start: brace === -1 ? start : Math.max(0, start - REACH) + brace,
            end: close === -1 ? end : end + close + 1,
        });
    }
    return found;
}
function sameObject(text, a, b) {
    let depth = 0;
    for (const character of text.slice(Math.min(a, b), Math.max(a, b))) {
        if (character === '{')
            depth++;
        else if (character === '}' && --depth < 0)
            return false;
    }
    return depth === 0;
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(23042);
;// CONCATENATED MODULE: ./build/core/secrets/private-keys.js


const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];
function findPrivateKeys(text) {
    const found = [];
    const all = (pattern) => {
        for (const { 0: key, index } of text.matchAll(pattern))
            found.push({ kind: 'private-key', start: index, end: index + key.length });
    };
    if (PEM_WORDS.some((word) => text.includes(word)))
        found.push(...(0,pem/* findPem */.ET)(text));
    if (pem/* WRAPPED_WORDS */.aQ.some((word) => text.includes(word)))
        found.push(...(0,pem/* findWrappedPem */.V3)(text));
    if (text.includes('PuTTY-User-Key-File-'))
        all(PUTTY);
    if (text.includes('AGE-SECRET-KEY-1'))
        all(AGE);
    if (text.includes('kty'))
        found.push(...findJsonWebKeys(text));
    return found;
}


/***/ })

};
;
