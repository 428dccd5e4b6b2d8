"use strict";
exports.id = 7712;
exports.ids = [7712,1410];
exports.modules = {

/***/ 80639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CAL: () => (/* binding */ MAX_CAL),
/* harmony export */   ambiguities: () => (/* binding */ ambiguities),
/* harmony export */   readCal: () => (/* binding */ readCal),
/* harmony export */   structureFaults: () => (/* binding */ structureFaults)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30461);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49865);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32754);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37323);







const MAX_CAL = 64 * 1024 * 1024;
async function readCal(path, bytes, profile) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__.readDocument)(path, bytes);
    const { value } = doc;
    if (value === undefined)
        return doc;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const version = isMapping && Object.hasOwn(value, 'schemaVersion')
        ? value['schemaVersion']
        : undefined;
    if (version === profile.calSchemaVersion)
        return doc;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .otherProfileWith */ .Yc)(profile, 'calSchemaVersion', version);
    if (other !== undefined) {
        const message = `it is a CAL of prefix ${other.prefix}, not of ${profile.prefix}`;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: (0,_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherPrefix */ .Zu)(other) });
    }
    const family = profile.calSchemaVersion.replace(/[0-9]+$/, '');
    if (typeof version === 'string' && version.startsWith(family)) {
        const message = `it is a CAL of schemaVersion ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(version)}; ${profile.calSchemaVersion} is known`;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: 'use a newer cartwright' });
    }
    const { what, help } = (0,_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .documentKind */ .eD)(bytes.subarray(0, _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_BYTES */ .Lq));
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', `it is ${what}, not a CAL`, {
        path,
        help: help ?? `a CAL says schemaVersion: ${profile.calSchemaVersion}`,
    });
}
async function ambiguities(doc) {
    if (doc.language === 'json')
        return [];
    const { ambiguousScalars } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2432)]).then(__webpack_require__.bind(__webpack_require__, 42432));
    return ambiguousScalars(doc.text).map(({ span, as }) => {
        const { line, column } = doc.range(span).start;
        const way = as === 'key' ? 'put it in quotes' : 'put a text in quotes, and write anything else as JSON does';
        return `ambiguous scalar at ${line}:${column}: readers of YAML 1.1 and 1.2 take this ${as} for different ones; ${way}`;
    });
}
async function structureFaults(doc, profile, own) {
    const facts = await (own?.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_6__.factsFrom)())(doc, false);
    const silenced = [];
    const onSuppressed = (all) => void silenced.push(...all.map(({ diagnostic }) => diagnostic));
    const found = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { profile, ...facts, onSuppressed });
    const errors = [...found, ...silenced, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(found, own?.levels ?? {})].filter(({ level }) => level === 'error');
    const lines = errors.map(({ rule, message, range: { start } }) => `invalid: ${start.line}:${start.column} ${rule}: ${message}`);
    return [...new Set(lines)];
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


/***/ }),

/***/ 6984:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CAREER_TIERS)
/* harmony export */ });
const CAREER_TIERS = [
    'intern',
    'junior',
    'mid',
    'senior',
    'staff',
    'principal',
    'distinguished',
    'legend',
];


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
