"use strict";
exports.id = 9797;
exports.ids = [9797];
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

/***/ 47824:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signCalFile: () => (/* binding */ signCalFile)
});

// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/dsse/cal.js
var cal = __webpack_require__(88730);
;// CONCATENATED MODULE: ./build/core/dsse/cal-edit.js
function withIntegrity(doc, integrity) {
    const { text } = doc;
    const root = doc.locate([])?.value ?? { start: 0, end: text.length };
    const old = doc.locate(['integrity'])?.entry;
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const isFlow = text.charAt(root.start) === '{';
    if (!isFlow)
        return blockText(text, root, old, integrity, eol);
    const { last, first } = outermost(doc);
    const indent = indentOf(text, first);
    const json = JSON.stringify(integrity, null, indent === undefined ? undefined : indentUnit(indent));
    const member = `"integrity":${indent === undefined ? '' : ' '}${json.replaceAll('\n', eol + (indent ?? ''))}`;
    if (old !== undefined)
        return text.slice(0, old.start) + member + text.slice(old.end);
    return `${text.slice(0, last)},${indent === undefined ? '' : eol + indent}${member}${text.slice(last)}`;
}
function outermost(doc) {
    const spans = Object.keys(doc.value).flatMap((name) => doc.locate([name])?.entry ?? []);
    return { first: Math.min(...spans.map(({ start }) => start)), last: Math.max(...spans.map(({ end }) => end)) };
}
function indentOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    return /^[ \t]+$/.test(before) ? before : undefined;
}
function columnOf(text, offset) {
    return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}
function indentUnit(indent) {
    return indent.slice(0, 10);
}
function blockText(text, root, old, integrity, eol) {
    const member = `integrity: ${JSON.stringify(integrity)}`;
    if (old !== undefined) {
        const rest = text.slice(old.end);
        return `${text.slice(0, old.start)}${member}${/^(?:\r?\n|$)/.test(rest) ? rest : eol + rest}`;
    }
    const marker = text.slice(root.end).search(/^\.\.\.(?=\s|$)/m);
    const end = marker === -1 ? text.length : root.end + marker;
    const before = text.slice(0, end);
    const gap = before === '' || before.endsWith('\n') ? '' : eol;
    return `${before}${gap}${columnOf(text, root.start)}${member}${eol}${text.slice(end)}`;
}

// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var dsse_envelope = __webpack_require__(88216);
// EXTERNAL MODULE: ./build/core/dsse/second-opinion.js
var second_opinion = __webpack_require__(85003);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/cal/shape/formats.js + 1 modules
var formats = __webpack_require__(71509);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/app/trust/cal-document.js
var cal_document = __webpack_require__(80639);
// EXTERNAL MODULE: ./build/app/trust/sign.js
var sign = __webpack_require__(46724);
;// CONCATENATED MODULE: ./build/app/trust/sign-cal.js












async function signCalFile(ports, path, signer, options, profile) {
    const { publisher } = options;
    if (publisher !== undefined && !formats/* SIGNED_PUBLISHER */.MM.test(publisher)) {
        throw new errors/* UserError */.y('usage', `the publisher is ${(0,printable.quote)(publisher)}; allowed: ${formats/* SIGNED_PUBLISHER */.MM.words}`, {
            help: 'correct --publisher, or publisher: in cartwright.yaml',
        });
    }
    const doc = await readSound(path, ports.fs.readFile(path, cal_document.MAX_CAL), profile);
    const old = (0,mapping/* member */.Dc)(doc.value, 'integrity');
    if (old !== undefined && !options.replace) {
        const checks = new verify_checks/* VerifyChecks */.p();
        const verdict = (0,cal/* verifyCal */.YT)(doc.value, profile, (0,sign/* policyOf */.U)(signer.publicKey, options.now), checks);
        const same = verdict.trust === 'trusted' && (publisher ?? verdict.publisherId) === verdict.publisherId;
        if (!same) {
            throw new errors/* UserError */.y('already-signed', 'it has a signature that is not of this key, or does not verify', {
                path,
                help: 'a CAL has one signature; --replace drops it and signs anew',
            });
        }
        const faults = await faultsOf(doc, profile, options.rules);
        if (faults.length > 0)
            return { faults };
        if (options.out !== path)
            ports.fs.writeFile(options.out, doc.text);
        return { receipt: calReceipt(options.out, verdict, signer, false) };
    }
    if (publisher === undefined) {
        throw new errors/* UserError */.y('usage', 'a CAL does not name its publisher', {
            path,
            help: 'give --publisher ID, or publisher: in cartwright.yaml',
        });
    }
    const claim = { publisherId: publisher, signedAt: options.signedAt };
    const text = withIntegrity(doc, integrityOf(doc, signer, claim, profile));
    const faults = await faultsOf(await (0,read.readText)(path, text), profile, options.rules);
    if (faults.length > 0)
        return { faults };
    let verdict;
    await ports.replaceFile(options.out, text, async (temporary) => {
        verdict = await proveCal(ports.fs.readFile(temporary, cal_document.MAX_CAL), path, signer.publicKey, options.now, profile);
    });
    if (verdict === undefined)
        throw new Error('the signed CAL was not read back');
    return { receipt: calReceipt(options.out, verdict, signer, true) };
}
function integrityOf(doc, signer, claim, profile) {
    try {
        return (0,cal/* signCal */.ai)(doc.value, signer, claim, profile);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        throw new errors/* UserError */.y('bad-cal', `it has no RFC 8785 form: ${error.message}`, { path: doc.path });
    }
}
async function readSound(path, bytes, profile) {
    const doc = await (0,cal_document.readCal)(path, bytes, profile);
    const [problem] = doc.problems;
    if (problem !== undefined)
        throw new errors/* UserError */.y('bad-cal', problem.message, { path, range: problem.range });
    return doc;
}
async function faultsOf(doc, profile, rules) {
    const readings = (await (0,cal_document.ambiguities)(doc)).map((message) => ({ id: 'cal', ok: false, message }));
    const broken = (await (0,cal_document.structureFaults)(doc, profile, rules)).map((message) => ({
        id: 'structure',
        ok: false,
        message,
    }));
    return [...readings, ...broken];
}
async function proveCal(written, path, key, now, profile) {
    const doc = await readSound(path, written, profile);
    const checks = new verify_checks/* VerifyChecks */.p();
    const verdict = (0,cal/* verifyCal */.YT)(doc.value, profile, (0,sign/* policyOf */.U)(key, now), checks);
    const envelope = (0,dsse_envelope/* envelopeOf */.Ge)((0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(doc.value, 'integrity'), 'envelope'));
    if (verdict.trust !== 'trusted' || !('envelope' in envelope) || !(0,second_opinion/* nodeVerifies */.a)(envelope.envelope, key)) {
        const fault = checks.list().find(({ ok }) => !ok);
        throw new errors/* UserError */.y('bad-cal', `the signature block cannot be put in: ${fault?.message ?? verdict.trust}`, {
            path,
        });
    }
    return verdict;
}
function calReceipt(path, verdict, signer, changed) {
    return {
        path,
        subject: verdict.content?.name ?? '',
        digest: verdict.digest ?? '',
        publisherId: verdict.publisherId ?? '',
        keyid: signer.publicKey.keyid,
        signedAt: verdict.signedAt ?? '',
        signatures: 1,
        changed,
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
