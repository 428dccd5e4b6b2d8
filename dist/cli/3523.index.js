"use strict";
exports.id = 3523;
exports.ids = [3523,2956];
exports.modules = {

/***/ 3572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CAL: () => (/* binding */ MAX_CAL),
/* harmony export */   ambiguities: () => (/* binding */ ambiguities),
/* harmony export */   readCal: () => (/* binding */ readCal),
/* harmony export */   structureFaults: () => (/* binding */ structureFaults)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5101);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8452);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4969);







/** Bytes of a CAL that is signed or verified. */
const MAX_CAL = 64 * 1024 * 1024;
/**
 * Reads a CAL of `profile`. A text that cannot be read is given back with its problems.
 *
 * @throws UserError `not-a-cal` for a document of another kind, prefix or version
 */
async function readCal(path, bytes, profile) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u0)(path, bytes);
    const { value } = doc;
    if (value === undefined)
        return doc;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const version = isMapping && Object.hasOwn(value, 'schemaVersion')
        ? value['schemaVersion']
        : undefined;
    if (version === profile.calSchemaVersion)
        return doc;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .otherProfileWith */ .Yc)(profile, 'calSchemaVersion', version);
    if (other !== undefined) {
        const message = `it is a CAL of prefix ${other.prefix}, not of ${profile.prefix}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherPrefix */ .Zu)(other) });
    }
    const family = profile.calSchemaVersion.replace(/[0-9]+$/, '');
    if (typeof version === 'string' && version.startsWith(family)) {
        const message = `it is a CAL of schemaVersion ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(version)}; ${profile.calSchemaVersion} is known`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: 'use a newer cartwright' });
    }
    const { what, help } = (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .documentKind */ .eD)(bytes.subarray(0, _core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_BYTES */ .Lq));
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', `it is ${what}, not a CAL`, {
        path,
        help: help ?? `a CAL says schemaVersion: ${profile.calSchemaVersion}`,
    });
}
/**
 * Where the text of a CAL means different things to different readers; one line for each place (attack 234). JSON has one
 * reading.
 */
async function ambiguities(doc) {
    if (doc.language === 'json')
        return [];
    const { ambiguousScalars } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6458)]).then(__webpack_require__.bind(__webpack_require__, 6458));
    return ambiguousScalars(doc.text).map(({ span, as }) => {
        const { line, column } = doc.range(span).start;
        const way = as === 'key' ? 'put it in quotes' : 'put a text in quotes, and write anything else as JSON does';
        return `ambiguous scalar at ${line}:${column}: readers of YAML 1.1 and 1.2 take this ${as} for different ones; ${way}`;
    });
}
/**
 * The errors that `lint` finds in a CAL, one line each (attack 243). The rules are those of the format, and no comment in the
 * text silences any: comments are not signed, so that whoever has the file could add one.
 *
 * @param own the signer's rules, which may add errors and take none away
 */
async function structureFaults(doc, profile, own) {
    const facts = await (own?.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_5__.factsFrom)())(doc, false);
    const silenced = [];
    const onSuppressed = (all) => void silenced.push(...all.map(({ diagnostic }) => diagnostic));
    const found = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { profile, ...facts, onSuppressed });
    const errors = [...found, ...silenced, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(found, own?.levels ?? {})].filter(({ level }) => level === 'error');
    const lines = errors.map(({ rule, message, range: { start } }) => `invalid: ${start.line}:${start.column} ${rule}: ${message}`);
    return [...new Set(lines)];
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
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
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
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
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
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
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
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
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const ASSIGNMENT = new RegExp(String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
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

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/**
 * What every secret that `findSecrets` knows holds. A rare character first, then what stands before it: several such searches
 * take half the time of one with all alternatives.
 */
const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    },
    { pattern: /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/ },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
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
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
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


/***/ })

};
;