"use strict";
exports.id = 7783;
exports.ids = [7783];
exports.modules = {

/***/ 76821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, KNOWN) === undefined);
}
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 52087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/,
    },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 38234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
};
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
}


/***/ }),

/***/ 90126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden),
/* harmony export */   P: () => (/* binding */ withoutHidden)
/* harmony export */ });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const EITHER = new RegExp(`(${HONEST.source})|${INVISIBLE.source}|\\p{Cc}`, 'gu');
function withoutHidden(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(EITHER, (_sign, honest) => honest ?? '')
        .trim();
}
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ })

};
;
