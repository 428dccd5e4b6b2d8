"use strict";
exports.id = 9279;
exports.ids = [9279,8778,75,2255,2927,8092,2228];
exports.modules = {

/***/ 16957:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LintRun)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49865);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4138);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53440);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72228);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37323);






class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #masks = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__.factsFrom)();
        this.#steps = request.steps ?? [];
    }
    async add(doc) {
        const judged = await this.judge(doc);
        this.#files++;
        if (judged === undefined)
            return [];
        this.#keep(doc.path, judged);
        return judged.found;
    }
    keep(path, judged) {
        if (judged !== null && this.#steps.some(({ file }) => file !== undefined))
            return false;
        this.#files++;
        if (judged === null)
            for (const step of this.#steps)
                step.clean?.(path);
        else
            this.#keep(path, judged);
        return true;
    }
    async judge(doc) {
        const { profile, config, publish = false } = this.#request;
        const comments = await this.#request.comments?.(doc);
        const options = { profile, levels: config.rules, publish, comments };
        const facts = await this.#facts(doc, publish);
        const suppressed = [];
        const onSuppressed = (all) => {
            for (const each of all)
                suppressed.push(each);
        };
        const linted = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .lintDocument */ .H)(doc, { ...options, onSuppressed, ...facts });
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            if (step.file !== undefined)
                found = await step.file(doc, found, onSuppressed);
        }
        if (linted.length + found.length + suppressed.length === 0)
            return undefined;
        const hidden = (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_2__/* .sensitiveRanges */ .P)(doc, [...linted, ...suppressed.map(({ diagnostic }) => diagnostic)]);
        const masks = hidden === 'words' ? [] : hidden;
        return { found, suppressed, masks, excerpt: (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerptOf */ .z)(doc.text, found, hidden) };
    }
    #keep(path, { found, suppressed, masks, excerpt }) {
        for (const diagnostic of found)
            this.#found.push(diagnostic);
        for (const each of suppressed)
            this.#suppressed.push(each);
        if (masks.length > 0)
            this.#masks.set(path, masks);
        this.#excerpts.set(path, excerpt);
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...this.#found, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .withLevels */ .S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            masks: this.#masks,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__.readText)(doc.path, text);
    return fixDuplicateKeys(doc, found, parse);
}


/***/ }),

/***/ 2927:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintTogether: () => (/* binding */ lintTogether),
/* harmony export */   x: () => (/* binding */ lintShare)
/* harmony export */ });
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37323);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16957);




const HANDFUL = 8;
const FILE_BYTES = 2 * 1024 * 1024;
const THREAD_BYTES = 40_000_000;
const FILE_WEIGHT = 2000;
const YAML_WEIGHT = 2;
const SAMPLE = 8;
async function lintTogether(fs, job, threads) {
    const most = Math.floor(weightOf(fs, job.files) / THREAD_BYTES);
    if (most < 1)
        return undefined;
    const task = { ...job, next: new Int32Array(new SharedArrayBuffer(4)) };
    const others = (await threads()).start(task, most);
    if (others === undefined)
        return undefined;
    try {
        const own = await lintShare(fs, task);
        return new Map([own, ...(await others.shares())].flatMap((share) => [...share]));
    }
    finally {
        await others.end();
    }
}
async function lintShare(fs, task) {
    const { prefix, rules, publish, root, files, next } = task;
    const run = new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .LintRun */ .r({ profile: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .PROFILES */ .jI[prefix], config: { rules }, publish, facts: (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__.factsFrom)(fs, root) });
    const shares = new Map();
    for (let from = Atomics.add(next, 0, HANDFUL); from < files.length; from = Atomics.add(next, 0, HANDFUL)) {
        for (const [i, file] of files.slice(from, from + HANDFUL).entries()) {
            try {
                const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_0__.readDocument)(file, fs.readFile(file, FILE_BYTES));
                shares.set(from + i, (await run.judge(doc)) ?? null);
            }
            catch {
            }
        }
    }
    return shares;
}
function weightOf(fs, files) {
    const step = Math.max(1, Math.floor(files.length / SAMPLE));
    const some = files.filter((_, i) => i % step === 0).map((file) => weighed(fs, file));
    return (files.length * some.reduce((sum, weight) => sum + weight, 0)) / some.length;
}
function weighed(fs, file) {
    try {
        const { length } = fs.readFile(file, FILE_BYTES, true);
        return FILE_WEIGHT + length * (/\.json$/i.test(file) ? 1 : YAML_WEIGHT);
    }
    catch {
        return FILE_WEIGHT;
    }
}


/***/ }),

/***/ 4138:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76821);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22115);




const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'words';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        if (rule === 'cal/secret')
            ranges.push(range);
        if (rule === 'package/secret' || rule === 'secret/private-key')
            ranges.push(wholeLine(range));
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(rule).sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    for (const { path, value, content } of doc.shadowed ?? [])
        if (path[0] === 'rac' || content === undefined)
            ranges.push(doc.range(value));
    for (const path of handedOver(doc.value)) {
        const place = doc.locate(path);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    const rac = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
function eachContent(value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const list = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
        path.push(list ? Number(name) : name);
        const content = list ? undefined : (0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path]);
        else
            eachContent(child, path, found);
        path.pop();
    }
}
function wholeLine({ start: { line } }) {
    return { start: { line, column: 1 }, end: { line: line + 1, column: 1 } };
}
function handedOver(value) {
    const servers = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'servers') : undefined;
    if (!Array.isArray(servers))
        return [];
    return servers.flatMap((_, i) => ['args', 'env', 'headers', 'url'].map((name) => ['servers', i, name]));
}


/***/ }),

/***/ 53440:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ aroundPlace),
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79121);

function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = hidden === 'words' ? [] : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        const masked = hidden === 'words' ? (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskWords */ .QW)(shown) : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first));
        lines.set(line, copied(masked));
        ends.lastIndex = at;
    }
    return lines;
}
function aroundPlace(source, { start, end }, width) {
    const from = Math.min(start.column - 1, source.length);
    const to = end.line > start.line ? source.length : Math.max(from, Math.min(end.column - 1, source.length));
    const first = source.length <= width || from < width / 2 ? 0 : from - width / 2;
    const last = Math.min(source.length, Math.max(first + width, Math.min(to, from + width)));
    const behind = Math.min(to, last);
    return [
        `${first > 0 ? '…' : ''}${source.slice(first, from)}`,
        source.slice(from, behind),
        `${source.slice(behind, last)}${last < source.length ? '…' : ''}`,
    ];
}
function copied(line) {
    return ` ${line}`.slice(1);
}
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
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

/***/ 30461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   UP: () => (/* binding */ holdsDatabase),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99383);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
function holdsDatabase(head) {
    return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text))
        return {
            what: 'a compressed file',
            help: 'of an OCI layout the folder or the tar itself is read: unpack it first',
        };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


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

/***/ 79121:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xX: () => (/* binding */ joinRanges),
  gC: () => (/* binding */ maskText),
  QW: () => (/* binding */ maskWords)
});

// UNUSED EXPORTS: compare

;// CONCATENATED MODULE: ./build/generated/property-names.js
const PROPERTY_NAMES = ["$schema", "action", "acxLevel", "afterMs", "agent", "algorithm", "alias", "all", "always", "annotations", "any", "approval", "args", "artifactType", "at", "authors", "baseline", "bind", "bindings", "budget", "builtIn", "by", "cal", "cals", "capabilities", "capabilityScopes", "careerTier", "cartLevel", "cartridgeId", "cartridges", "certificateIdentity", "certificateOidcIssuer", "check", "client", "closes", "command", "commands", "completion", "confirmations", "constants", "contextWindowTokens", "cwd", "date", "description", "dialect", "digest", "domain", "drops", "edges", "entries", "env", "envHeaders", "envVars", "envelope", "event", "expires", "extensions", "fact", "fileDigest", "filesystem", "from", "gateway", "guardrails", "harness", "headers", "hint", "homepage", "hosts", "id", "ignore", "init", "inputSchema", "integrity", "keeps", "keyid", "keys", "kind", "level", "license", "limits", "lineage", "maxDurationMs", "maxParallel", "maxSteps", "mcp", "method", "minContextWindowTokens", "minLevel", "minProtocolRevision", "model", "name", "namespaceProof", "network", "nodes", "not", "notAfter", "notBefore", "note", "oidcIssuer", "oidcSubject", "okf", "oldest", "op", "optionalTools", "outputSchema", "package", "packages", "parents", "participants", "passIntent", "path", "payload", "payloadType", "pins", "pointer", "policy", "preferredProtocolRevision", "prefix", "produces", "proofs", "protocolRevision", "provenance", "publicKeyPem", "publisher", "publisherId", "publishers", "rac", "racAvailable", "reason", "refuses", "registryId", "relation", "rename", "required", "requiredTools", "requires", "resources", "revocationReason", "revokedAt", "role", "romDigest", "rotatedFrom", "rotatedTo", "rule", "rules", "schemaVersion", "scopes", "scripts", "servers", "sideEffects", "sig", "signatures", "signedAt", "signedBy", "signers", "skills", "slot", "source", "sources", "stack", "start", "status", "structuredOutput", "tags", "targets", "taskType", "template", "threshold", "tier", "timeout", "title", "to", "toolUse", "tools", "trust", "trustRegistry", "trustedRoot", "txtRecord", "type", "updatedAt", "url", "value", "var", "variables", "verifiedAt", "version", "when", "wraps"];

;// CONCATENATED MODULE: ./build/core/source/mask.js

const MASK = '*';
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}
const OF_CLIENTS = ['mcpServers', 'servers', 'mcp', 'mcp_servers', 'context_servers'];
const OURS = new Set([...PROPERTY_NAMES, ...OF_CLIENTS, 'true', 'false', 'null']);
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\u0000-\u007f\p{Zs}\p{Pi}\p{Pf}\p{Pd}]/gu;
function maskWords(text) {
    return text.replace(WORD, (word) => (OURS.has(word) ? word : MASK.repeat(word.length)));
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


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 72627:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLintThread: () => (/* binding */ runLintThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _app_lint_share_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2927);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53008);



async function runLintThread() {
    const { place, task } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(await (0,_app_lint_share_js__WEBPACK_IMPORTED_MODULE_1__/* .lintShare */ .x)((0,_workspace_js__WEBPACK_IMPORTED_MODULE_2__.commandFiles)(place.cwd, place.typed), task));
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
