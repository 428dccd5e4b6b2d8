"use strict";
exports.id = 721;
exports.ids = [721];
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
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2754);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4969);







/** Bytes of a CAL that is signed or verified. */
const MAX_CAL = 64 * 1024 * 1024;
/**
 * Reads a CAL of `profile`. A text that cannot be read is given back with its problems.
 *
 * @throws UserError `not-a-cal` for a document of another kind, prefix or version
 */
async function readCal(path, bytes, profile) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(path, bytes);
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherPrefix */ .Zu)(other) });
    }
    const family = profile.calSchemaVersion.replace(/[0-9]+$/, '');
    if (typeof version === 'string' && version.startsWith(family)) {
        const message = `it is a CAL of schemaVersion ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(version)}; ${profile.calSchemaVersion} is known`;
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
    const facts = await (own?.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_6__.factsFrom)())(doc, false);
    const silenced = [];
    const onSuppressed = (all) => void silenced.push(...all.map(({ diagnostic }) => diagnostic));
    const found = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { profile, ...facts, onSuppressed });
    const errors = [...found, ...silenced, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(found, own?.levels ?? {})].filter(({ level }) => level === 'error');
    const lines = errors.map(({ rule, message, range: { start } }) => `invalid: ${start.line}:${start.column} ${rule}: ${message}`);
    return [...new Set(lines)];
}


/***/ }),

/***/ 4280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signCalFile: () => (/* binding */ signCalFile)
});

// EXTERNAL MODULE: ./build/core/dsse/cal.js
var cal = __webpack_require__(8730);
;// CONCATENATED MODULE: ./build/core/dsse/cal-edit.js
/**
 * The text of a CAL with its signature block put in or replaced. Everything else stays as it is written, comments included.
 * The caller reads the result again and verifies it.
 *
 * @param doc a CAL without problems: a mapping with at least one member
 */
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
/** Where the first member starts, and the last one ends. */
function outermost(doc) {
    const spans = Object.keys(doc.value).flatMap((name) => doc.locate([name])?.entry ?? []);
    return { first: Math.min(...spans.map(({ start }) => start)), last: Math.max(...spans.map(({ end }) => end)) };
}
/** The white space before what starts at `offset`, where that stands first on a line of its own. */
function indentOf(text, offset) {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    return /^[ \t]+$/.test(before) ? before : undefined;
}
/** The white space at the start of the line, whatever anchor or indicator stands before the offset. */
function columnOf(text, offset) {
    return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}
// JSON.stringify takes no more than ten characters.
function indentUnit(indent) {
    return indent.slice(0, 10);
}
// JSON is a flow mapping of YAML 1.2, so the block needs no second way of writing values.
function blockText(text, root, old, integrity, eol) {
    const member = `integrity: ${JSON.stringify(integrity)}`;
    if (old !== undefined) {
        const rest = text.slice(old.end);
        return `${text.slice(0, old.start)}${member}${/^(?:\r?\n|$)/.test(rest) ? rest : eol + rest}`;
    }
    // Before the marker that ends the document, and in the column of the other members.
    const marker = text.slice(root.end).search(/^\.\.\.(?=\s|$)/m);
    const end = marker === -1 ? text.length : root.end + marker;
    const before = text.slice(0, end);
    const gap = before === '' || before.endsWith('\n') ? '' : eol;
    return `${before}${gap}${columnOf(text, root.start)}${member}${eol}${text.slice(end)}`;
}

// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var dsse_envelope = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/core/dsse/second-opinion.js
var second_opinion = __webpack_require__(5003);
// EXTERNAL MODULE: ./build/core/dsse/strict-json.js
var strict_json = __webpack_require__(6816);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/lint/shape/formats.js + 1 modules
var formats = __webpack_require__(8915);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-document.js
var cal_document = __webpack_require__(3572);
// EXTERNAL MODULE: ./build/app/sign.js
var sign = __webpack_require__(4511);
;// CONCATENATED MODULE: ./build/app/sign-cal.js
/** Signing a CAL: its member `integrity` (format.md, 6). */












/**
 * Signs a CAL; the rest of its text stays as it is written. Again the file is only replaced by one that was read back.
 *
 * @returns faults instead when its text has more than one reading, or breaks a rule
 * @throws UserError `bad-cal`, `not-a-cal`, `already-signed`, or `usage` when no publisher is given, or none that is one
 */
async function signCalFile(ports, path, signer, options, profile) {
    const { publisher } = options;
    if (publisher !== undefined && !formats/* SIGNED_PUBLISHER */.MM.test(publisher)) {
        throw new errors/* UserError */.y('usage', `the publisher is ${(0,printable.quote)(publisher)}; allowed: ${formats/* SIGNED_PUBLISHER */.MM.words}`, {
            help: 'correct --publisher, or publisher: in cartwright.yaml',
        });
    }
    const doc = await readSound(path, ports.fs.readFile(path, cal_document.MAX_CAL), profile);
    const old = (0,strict_json/* member */.Dc)(doc.value, 'integrity');
    if (old !== undefined && !options.replace) {
        const findings = new core_findings/* Findings */.F();
        const verdict = (0,cal/* verifyCal */.YT)(doc.value, profile, (0,sign/* policyOf */.U)(signer.publicKey, options.now), findings);
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
    // Judged as it will be read, so that a block that is replaced is none of its faults.
    const faults = await faultsOf(await (0,read/* readText */.yR)(path, text), profile, options.rules);
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
/** @param path of the CAL, as the user named it: its name says which language it is in */
async function proveCal(written, path, key, now, profile) {
    const doc = await readSound(path, written, profile);
    const findings = new core_findings/* Findings */.F();
    const verdict = (0,cal/* verifyCal */.YT)(doc.value, profile, (0,sign/* policyOf */.U)(key, now), findings);
    const envelope = (0,dsse_envelope/* envelopeOf */.Ge)((0,strict_json/* member */.Dc)((0,strict_json/* member */.Dc)(doc.value, 'integrity'), 'envelope'));
    if (verdict.trust !== 'trusted' || !('envelope' in envelope) || !(0,second_opinion/* nodeVerifies */.a)(envelope.envelope, key)) {
        const fault = findings.list().find(({ ok }) => !ok);
        throw new errors/* UserError */.y('bad-cal', `the signature block cannot be put in: ${fault?.message ?? verdict.trust}`, {
            path,
        });
    }
    return verdict;
}
function calReceipt(path, verdict, signer, changed) {
    return {
        path,
        digest: verdict.digest ?? '',
        publisherId: verdict.publisherId ?? '',
        keyid: signer.publicKey.keyid,
        signedAt: verdict.signedAt ?? '',
        signatures: 1,
        changed,
    };
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
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
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
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
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
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
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
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


/***/ })

};
;