"use strict";
exports.id = 4608;
exports.ids = [4608];
exports.modules = {

/***/ 18608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

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

/***/ 94635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ ignoreStep),
/* harmony export */   fq: () => (/* binding */ withoutIgnored),
/* harmony export */   tj: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22115);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69356);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8778);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);







async function ignoreStep({ ignore, file }, inside = (path) => path, fs) {
    const entries = entriesOf(ignore);
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(file, fs.readFile(file));
    return {
        file: (_doc, found, suppress) => {
            const { left, suppressed } = split(entries, found, inside);
            suppress(suppressed);
            return left;
        },
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => used || (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(rule)?.apart !== undefined ? [] : [(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .uselessIgnore */ .Jv)(config, i, rule, glob.pattern)]),
    };
}
function withoutIgnored({ ignore }, found, inside) {
    return split(entriesOf(ignore), found, inside);
}
function entriesOf(ignore) {
    return ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(path);
        if ('problem' in glob)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
}
function split(entries, found, inside) {
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .zZ)(diagnostic.rule)
            ? undefined
            : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(inside(diagnostic.path)));
        if (entry === undefined)
            left.push(diagnostic);
        else {
            entry.used = true;
            suppressed.push({ diagnostic, kind: 'external', reason: entry.reason });
        }
    }
    return { left, suppressed };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(name, (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl)());
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
    for (const [name, level] of Object.entries(rules)) {
        const rule = (0,_core_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .kQ)(name);
        if (rule?.always !== true || level === rule.level)
            continue;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)} is a fault of integrity, which nothing silences`, {
            ...(file === undefined ? {} : { path: file }),
            help: 'remove it from "rules"',
        });
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


/***/ })

};
;
