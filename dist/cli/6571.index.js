"use strict";
exports.id = 6571;
exports.ids = [6571];
exports.modules = {

/***/ 6571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findSecrets: () => (/* binding */ findSecrets)
});

// EXTERNAL MODULE: ./build/core/secrets/private-keys.js
var private_keys = __webpack_require__(1744);
// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(3958);
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
 * Finds secrets in a text: private keys, tokens of well-known services, passwords in URLs and connection strings. There is
 * no measure of randomness among the tests, so hashes, ids and digests are never taken for one.
 *
 * Load this module with `await import()`: it brings secretlint's rules along. {@link mayHoldSecret} says when that is needed.
 *
 * @returns places in text order that do not overlap; the secret itself is not part of them
 */
function findSecrets(text) {
    if (!(0,prefilter/* mayHoldSecret */.d)(text))
        return [];
    return (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findTokens(text), ...findPublished(text)]);
}


/***/ }),

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findPrivateKeys)
/* harmony export */ });
/** Line breaks as they stand, or as escapes in JSON and in environment files. */
const BREAK = String.raw `(?:\s|\\n|\\r|\\t)`;
/** A body of at least 40 base64 characters: a header that a text only mentions has none. */
const BODY = String.raw `(?:[A-Za-z0-9+/=]|${BREAK}){40,20000}?`;
const HEADERS = String.raw `(?:(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40})[^\n\\]{0,200}${BREAK}+){0,6}`;
const PEM = new RegExp(`-----BEGIN (?<label>[A-Z0-9]{0,20} ?(?:[A-Z0-9]{1,20} )?PRIVATE KEY(?: BLOCK)?)-----${BREAK}*(?<headers>${HEADERS})${BODY}-----END [A-Z0-9 ]{0,60}-----`, 'g');
/** A key whose end was cut off is one all the same, if enough of it is left. */
const CUT_PEM = new RegExp(`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----${BREAK}*(?:[A-Za-z0-9+/=]${BREAK}*){40}[A-Za-z0-9+/=\\s]{0,20000}`, 'g');
/** base64 of `-----BEGIN ` at each of the three offsets; what follows is decoded to see which label it is. */
const WRAPPED_PEM = /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{80,20000}={0,2}/g;
const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
/** A private JSON Web Key: its member `d` (RFC 7517, 9.3; RFC 8037, 2). */
const JWK = /\{[^{}]{0,4000}"d"\s*:\s*"[A-Za-z0-9_-]{20,}"[^{}]{0,4000}\}/g;
/**
 * Finds private key material in a text: PEM of any label (also on one line, with escaped line breaks, cut off, or in base64
 * as a whole), PuTTY, age and JSON Web Keys. Public keys and certificates are none; neither is a header without a body.
 * Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const add = (kind, match) => {
        const start = match.index ?? 0;
        found.push({ kind, start, end: start + match[0].length });
    };
    if (text.includes('PRIVATE KEY')) {
        for (const match of text.matchAll(PEM))
            add(kindOf(match.groups?.['label'], match.groups?.['headers']), match);
        for (const match of text.matchAll(CUT_PEM)) {
            const start = match.index;
            if (!found.some((other) => start >= other.start && start < other.end))
                add('private-key', match);
        }
    }
    if (text.includes('LS0tLS1CRUdJTi')) {
        for (const match of text.matchAll(WRAPPED_PEM)) {
            const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(decodeBase64(match[0].slice(0, 80)))?.[1];
            if (label?.includes('PRIVATE KEY') === true)
                add(kindOf(label, undefined), match);
        }
    }
    if (text.includes('PuTTY-User-Key-File-'))
        for (const match of text.matchAll(PUTTY))
            add('private-key', match);
    if (text.includes('AGE-SECRET-KEY-1'))
        for (const match of text.matchAll(AGE))
            add('private-key', match);
    if (text.includes('"kty"')) {
        for (const match of text.matchAll(JWK))
            if (match[0].includes('"kty"'))
                add('private-key', match);
    }
    return found;
}
function kindOf(label = '', headers = '') {
    return label.startsWith('ENCRYPTED') || headers.includes('ENCRYPTED') ? 'encrypted-private-key' : 'private-key';
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Decodes as much of a base64 text as is ASCII; anything else ends it. */
function decodeBase64(text) {
    let decoded = '';
    let bits = 0;
    let count = 0;
    for (const character of text) {
        const value = ALPHABET.indexOf(character);
        if (value < 0)
            break;
        bits = ((bits << 6) | value) & 0xffffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            decoded += String.fromCharCode((bits >> count) & 0xff);
        }
    }
    return decoded;
}


/***/ })

};
;