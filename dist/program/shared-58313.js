"use strict";
exports.modules = {

/***/ 58313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
const ENOUGH = 7;
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js

const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
const SIGN = String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))`;
const HAS_SIGN = new RegExp(SIGN, 'i');
const ASSIGNMENT = new RegExp(`${SIGN}${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
function findAssignments(text) {
    const found = [];
    if (!HAS_SIGN.test(text))
        return found;
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
function holdsAssignment(text) {
    if (!HAS_SIGN.test(text))
        return false;
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ }),

/***/ 20075:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UNSAFE: () => (/* binding */ UNSAFE),
/* harmony export */   oneLine: () => (/* binding */ oneLine),
/* harmony export */   padded: () => (/* binding */ padded),
/* harmony export */   painted: () => (/* binding */ painted),
/* harmony export */   plain: () => (/* reexport safe */ _outlet_js__WEBPACK_IMPORTED_MODULE_0__.pj),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   shorten: () => (/* binding */ shorten),
/* harmony export */   trimmed: () => (/* binding */ trimmed),
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   visibleLines: () => (/* binding */ visibleLines)
/* harmony export */ });
/* harmony import */ var _outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);



const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text));
}
function oneLine(text) {
    return printable(text.replace(/\s+/g, ' ').trim());
}
function printableLines(text) {
    return visibleLines((0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text));
}
function visibleLines(text) {
    const shown = text.split('\n').map((line) => line.split('\t').map(visible).join('\t'));
    return shown.join('\n');
}
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
function quote(value, limit = 80) {
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SECRET */ .mz));
    return (0,_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}
function trimmed(text) {
    return text.trimEnd();
}
function padded(text, width, side = 'end') {
    return (side === 'end' ? String(text).padEnd(width) : String(text).padStart(width));
}
const COLORS = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };
function painted(text, color) {
    return (0,_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `\u001b[${COLORS[color]}m${text}\u001b[0m`;
}
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 27827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   mz: () => (/* binding */ LONGEST_SECRET)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const SECRETS = [
    /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
    /\bglpat-[A-Za-z0-9_-]{20,255}/g,
    /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
    /\bsk-[A-Za-z0-9]{32,255}/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bnpm_[A-Za-z0-9]{36}/g,
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[^]){0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
    /\bLS0tLS1CRUdJTi[A-Za-z0-9+/=_-]{0,8000}/g,
    /\bMC4CAQAwBQYDK2Vw[A-Za-z0-9+/=]{0,255}/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)([^\s/@]{3,200})(?=@)/g;
const SUSPECT = /gh[pousr]_|github_pat_|glpat-|A(?:KIA|SIA|GPA|IDA|ROA)|xox[abeoprs]-|[srp]k[-_]|AIza|npm_|eyJ|-----BEGIN|LS0tLS1|MC4CAQAw|:\/\/[^\s/:@]{1,200}:/;
const LONGEST_SECRET = 16_100;
function redact(text) {
    return replaced(text, (secret, kept) => `${secret.slice(0, kept)}…`);
}
function maskSecrets(text) {
    return replaced(text, (secret) => secret.replace(/[^\r\n]/g, '*'));
}
function replaced(text, by) {
    let shown = text;
    if (SUSPECT.test(text)) {
        shown = shown.replace(URL_PASSWORD, (_match, before, secret) => before + by(secret, 0));
        for (const pattern of SECRETS)
            shown = shown.replace(pattern, (secret) => by(secret, 4));
    }
    for (const { start, end } of (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findAssignments */ .uO)(shown).toReversed())
        shown = shown.slice(0, start) + by(shown.slice(start, end), 0) + shown.slice(end);
    return shown;
}


/***/ })

};
;
