"use strict";
exports.id = 6571;
exports.ids = [6571,8952];
exports.modules = {

/***/ 6571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findSecrets: () => (/* binding */ findSecrets)
});

// EXTERNAL MODULE: ./build/core/secrets/assignments.js + 1 modules
var assignments = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(1732);
// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(1577);
;// CONCATENATED MODULE: ./build/core/secrets/tokens.js
/**
 * Tokens that the published rule set leaves out (published.ts) or takes only together with a second value. Each has a prefix
 * or a form of its own, so that no ordinary id is one. Patterns without a fixed start have bounded parts.
 */
const TOKENS = [
    { kind: 'aws-key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])/g },
    {
        kind: 'aws-key',
        pattern: /(?<=secret_?access_?key["']?\s{0,9}[:=]\s{0,9}["']?)[A-Za-z0-9/+=]{40}(?![A-Za-z0-9/+=])/gi,
    },
    { kind: 'google-key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
    { kind: 'google-key', pattern: /(?<![\w-])GOCSPX-[\w-]{28}(?![\w-])/g },
    { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,247}(?![A-Za-z0-9])/g },
    { kind: 'stripe-key', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9]{32,64}(?![A-Za-z0-9])/g },
    { kind: 'openai-key', pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin)-[\w-]{40,200}(?![\w-])/g },
    { kind: 'pypi-token', pattern: /(?<![\w-])pypi-AgEI[\w-]{50,250}(?![\w-])/g },
    { kind: 'hugging-face-token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34}(?![A-Za-z0-9])/g },
    { kind: 'json-web-token', pattern: /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{20,2000}(?![\w-])/g },
    { kind: 'azure-key', pattern: /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g },
    {
        kind: 'url-password',
        pattern: /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,100}:)[^\s/@"'<>]{6,200}(?=@[\w.-])/g,
    },
];
/** Values that stand where a secret would: templates, examples, names of variables. */
const PLACEHOLDER = /^(?:pass(?:word|wd)?|pwd|secret|token|changeme|example|user(?:name)?|hunter2|x{3,}|\*{3,}|\.{3,})$|[{}<>$%]|^(?:your|my|some|the)[-_ ]?|(?:example|placeholder|dummy|redacted)/i;
const RUN = /(.)\1{7,}/;
/** Finds tokens with a form of their own. Placeholders, as documentation uses them, are none. */
function findTokens(text) {
    const found = [];
    for (const { kind, pattern } of TOKENS) {
        for (const match of text.matchAll(pattern)) {
            const start = match.index;
            if (!isPlaceholder(match[0]))
                found.push({ kind, start, end: start + match[0].length });
        }
    }
    return found;
}
/** @returns whether a value that has the form of a secret is one that an example made up. */
function isPlaceholder(value) {
    return PLACEHOLDER.test(value) || RUN.test(value);
}

;// CONCATENATED MODULE: ./build/core/secrets/published.js


/** Names of secretlint's rules that are called differently here; the rest is the rule's name and `-token`. */
const KINDS = {
    aws: 'aws-key',
    privatekey: 'private-key',
    basicauth: 'url-password',
    'database-connection-string': 'database-password',
    openai: 'openai-key',
    anthropic: 'anthropic-key',
    huggingface: 'hugging-face-token',
    gcp: 'private-key',
};
/** Comments that switch secretlint off: a file that somebody else wrote does not decide what is looked for in it. */
const SWITCHES = '@secretlint/secretlint-rule-filter-comments';
/** Ids of accounts are no secrets. */
const HARMLESS = new Set(['AWSAccountID', 'AWSAccessKeyID']);
// Only the id of a message is used: the message itself may quote the secret.
const createTranslator = () => (id, data) => ({
    message: String(id),
    messageId: String(id),
    data,
});
/** A text as a secretlint rule sees it. Its rules report offsets, so nothing here converts places. */
function sourceOf(text) {
    const unused = () => {
        throw new Error('secretlint asked for lines and columns');
    };
    return {
        content: text,
        contentType: 'text',
        filePath: 'text',
        physicalFilePath: undefined,
        ext: '',
        hasBOM: false,
        getFilePath: () => 'text',
        getPhysicalFilePath: () => undefined,
        locationToRange: unused,
        rangeToLocation: unused,
        positionToIndex: unused,
        indexToPosition: unused,
    };
}
/** Finds what the rules of secretlint's recommended preset find (MIT). */
function findPublished(text) {
    const found = [];
    const source = sourceOf(text);
    for (const rule of secretlint_rule_preset_recommend_module/* rules */.a) {
        if (rule.meta.id === SWITCHES)
            continue;
        const name = rule.meta.id.replace('@secretlint/secretlint-rule-', '');
        const kind = KINDS[name] ?? `${name}-token`;
        const visitor = rule.create({
            sharedOptions: {},
            createTranslator,
            ignore: () => undefined,
            report: ({ range, message: { messageId } }) => {
                const [start, end] = range;
                if (!HARMLESS.has(messageId) && !isPlaceholder(text.slice(start, end)))
                    found.push({ kind, start, end });
            },
        }, {});
        void visitor.file?.(source);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(2087);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
;// CONCATENATED MODULE: ./build/core/secrets/find.js






/**
 * Finds secrets in a text: private keys, tokens of well-known services, passwords in URLs and connection strings, random values
 * that are given to a password, a key or a token. Randomness alone is never enough, so hashes, ids and digests are not taken for one.
 *
 * Load this module with `await import()`: it brings secretlint's rules along. {@link mayHoldSecret} says when that is needed.
 *
 * @returns places in text order that do not overlap; the secret itself is not part of them
 */
function findSecrets(text) {
    if (!(0,prefilter/* mayHoldSecret */.d)(text))
        return [];
    return (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findTokens(text), ...findPublished(text), ...(0,assignments/* findAssignments */.uO)(text)]);
}


/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findPem),
/* harmony export */   V3: () => (/* binding */ findWrappedPem),
/* harmony export */   aQ: () => (/* binding */ WRAPPED_WORDS)
/* harmony export */ });
const SPACE = String.raw `(?: |%20|\+)`;
/** Four dashes and a space is SSH2's own armour (RFC 4716). */
const BEGIN = new RegExp(`-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`, 'g');
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
/** RFC 1421 and OpenPGP put lines of their own before the body. */
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
/** How much may stand between the header and the body, and between its lines: breaks, escapes, quotation marks, comment signs. */
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;
/**
 * Finds private keys in PEM of any label: with breaks, without them, with escaped ones, in quotation marks, behind comment
 * signs, cut off. What counts is a body of base64 behind the header; a header that prose or code mentions has none.
 */
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
/** The lines of base64 behind a header; undefined when what stands there is no body of a key. */
function bodyAfter(text, from) {
    // Most headers have no body at all: that is found out without looking far.
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
    // Letters of both cases and digits, as base64 of a key always has: no word, no name, no digest in hex.
    const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
    if (!mixed || (longest < 40 && total < 60))
        return undefined;
    const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
    return { before: window.slice(0, start), end: from + end + padding };
}
/** `PRIVATE KEY-----` in base64 at each of its three offsets, without the characters that its neighbours decide. */
const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'];
/** How many characters of the group of four, in which the word begins, stand before it. */
const CUT = [0, 2, 3];
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*)*={0,2}/;
/** Finds private keys in PEM as base64 of the whole, also behind a certificate: what is wrapped is decoded and looked at. */
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
            // The END line of a key holds the word as well.
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

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/json-web-key.js
const QUOTE = String.raw `[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
/** The private member (RFC 7518, RFC 8037). */
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
/** How far apart the members of one key stand: an RSA key of 8192 bits has 7,000 characters. */
const REACH = 8000;
/** Finds private JSON Web Keys: in JSON, in JSON within a string, in YAML and in the object literals of source files. */
function findJsonWebKeys(text) {
    const found = [];
    const members = [...text.matchAll(PRIVATE)];
    let next = 0;
    for (const { 0: type, index } of text.matchAll(TYPE)) {
        while ((members[next]?.index ?? Infinity) < index)
            next++;
        // The nearest on each side: a set has many keys, and public ones among them.
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
// Two members are of one object when no brace closes between them that was not opened there.
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
var pem = __webpack_require__(3042);
;// CONCATENATED MODULE: ./build/core/secrets/private-keys.js


const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];
/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are none; neither is a header without a body. Cost is linear in the text.
 */
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