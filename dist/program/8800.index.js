"use strict";
exports.id = 8800;
exports.ids = [8800,8778,75,7912,9173,8355,8092,2228];
exports.modules = {

/***/ 31360:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qb: () => (/* binding */ TRUST_OPTIONS),
/* harmony export */   wu: () => (/* binding */ demandsOf),
/* harmony export */   zf: () => (/* binding */ timeOption)
/* harmony export */ });
/* unused harmony export AT_OPTION */
/* harmony import */ var _core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18355);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21236);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);




const AT_OPTION = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('at', 'TIME', 'judge keys as of this day or RFC 3339 time (default: now)');
function timeOption({ value }, option) {
    const text = value(option);
    if (text === undefined)
        return undefined;
    const time = (0,_core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
    if (time !== undefined)
        return time;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `--${option} is ${JSON.stringify(text)}`, {
        help: 'a day such as 2026-07-01, or an RFC 3339 time such as 2026-07-01T12:00:00Z',
    });
}
const TRUST_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .listOption */ .y8)('public-key', 'FILE', 'trust this ed25519 public key (PEM), and no stored one'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('trust-registry', 'FILE', 'trust registry with keys, their expiry and revocation'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('threshold', 'N', 'how many distinct keys must have signed (default 1)'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('publisher', 'ID', 'your own publisher id: its trusted signatures are "local"'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('require', 'TRUST', 'least trust that passes (default portable)', { choices: ['portable', 'trusted'] }),
    AT_OPTION,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .listOption */ .y8)('require-referrer', 'KIND', 'what must refer to a cartridge in the OCI layout that it lies in', {
        choices: _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .REFERRER_KINDS */ .gs,
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('allow-unsigned', 'let a file without a signature pass'),
];
async function demandsOf(context, ports) {
    const { fs, config, profile } = context;
    const at = timeOption(context, 'at');
    const clock = at === undefined ? context.clock : { now: () => new Date(at) };
    const threshold = context.value('threshold') ?? '1';
    if (!/^(?:[1-9]|1[0-6])$/.test(threshold)) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `--threshold is ${JSON.stringify(threshold)}`, { help: 'a number from 1 to 16' });
    }
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(5091)]).then(__webpack_require__.bind(__webpack_require__, 95091));
    const policy = await loadPolicy(fs, clock, {
        publicKeys: context.list('public-key'),
        trustRegistry: context.value('trust-registry') ?? config.trustRegistry,
        threshold: Number(threshold),
        publisher: context.value('publisher') ?? config.publisher,
    }, profile);
    const known = context.value('not-older-than');
    const { loadKnown } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(557), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(9410)]).then(__webpack_require__.bind(__webpack_require__, 8638));
    return {
        policy,
        require: context.value('require') === 'trusted' ? 'trusted' : 'portable',
        allowUnsigned: context.flag('allow-unsigned'),
        strict: context.flag('strict'),
        referrers: _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .REFERRER_KINDS */ .gs.filter((kind) => context.list('require-referrer').includes(kind)),
        known: known === undefined ? undefined : await loadKnown(ports, known, profile, policy),
    };
}


/***/ }),

/***/ 21236:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ EMPTY_CONFIG),
/* harmony export */   Ox: () => (/* binding */ referrersAnnotation),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   _f: () => (/* binding */ referrerType),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   fH: () => (/* binding */ fallbackTag),
/* harmony export */   gI: () => (/* binding */ LAYOUT_FILE),
/* harmony export */   gs: () => (/* binding */ REFERRER_KINDS),
/* harmony export */   iO: () => (/* binding */ referrerKind),
/* harmony export */   s6: () => (/* binding */ OCI),
/* harmony export */   xs: () => (/* binding */ profileOfArtifact)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const OCI = {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    layoutVersion: '1.0.0',
    refName: 'org.opencontainers.image.ref.name',
    title: 'org.opencontainers.image.title',
};
const LAYOUT_FILE = 'oci-layout';
const EMPTY_CONFIG = new TextEncoder().encode('{}');
const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'];
function referrerType(kind, profile) {
    switch (kind) {
        case 'manifest':
            return profile.manifestMediaType;
        case 'descriptor':
            return profile.descriptorMediaType;
        case 'bundle':
            return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .BUNDLE_MEDIA_TYPE */ .NV;
    }
}
function referrerKind(artifactType, profile) {
    return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}
function profileOfArtifact(artifactType) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}
function referrersAnnotation({ metaPrefix }) {
    return `${metaPrefix}referrers`;
}
function blobName(digest) {
    return `blobs/${digest.replace(':', '/')}`;
}
function fallbackTag(digest) {
    return digest.replace(':', '-');
}
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
function tagOf(stem) {
    const tag = stem.replaceAll('+', '_');
    return TAG.test(tag) ? tag : undefined;
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
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

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
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

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-18355.js").modules);
