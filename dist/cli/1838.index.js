"use strict";
exports.id = 1838;
exports.ids = [1838,6205];
exports.modules = {

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPropose: () => (/* binding */ runPropose)
});

// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/scan/propose.js + 1 modules
var propose = __webpack_require__(6205);
;// CONCATENATED MODULE: ./build/core/scan/proposal-text.js


/** What is missing, ready to paste, and what is stale. Ends with a line end. */
function proposalText({ cals, unread, missing, stale, paste, }) {
    if (cals.length === 0 && unread.length > 0)
        return 'No CAL can be compared with the code.\n';
    if (cals.length === 0)
        return 'There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n';
    if (missing.length + stale.length === 0)
        return `Nothing is missing: ${cals.length === 1 ? '1 CAL covers' : `${cals.length} CALs cover`} what the code calls for.\n`;
    const parts = [];
    const [first] = missing;
    if (first !== undefined) {
        const lines = missing.map(({ item }) => {
            const seen = item.evidence.slice(0, 3).map(({ path, line, why }) => {
                return `${(0,printable.printable)(path)}${line === undefined ? '' : `:${line}`} (${(0,printable.printable)(why)})`;
            });
            return `  ${(0,printable.printable)(item.kind)}: ${seen.join(', ')}\n`;
        });
        const what = missing.length === 1 ? 'an item' : `${missing.length} items`;
        parts.push(`The code calls for ${what} of required context that no CAL has:\n${lines.join('')}`);
        const [head, text] = paste === undefined
            ? [
                `Put into "rac" of ${(0,printable.printable)(first.cal)}, which is no list now:`,
                missing.map((each) => each.text).join(''),
            ]
            : [`Paste into ${(0,printable.printable)(first.cal)}, ${paste.place}:`, paste.text.replace(/^\n|\r/g, '')];
        parts.push(`${head}\n\n${(0,printable.printableLines)(text.trimEnd())}\n`);
    }
    for (const { cal, id, hint, suggestion } of stale) {
        parts.push(`${(0,printable.printable)(cal)}: the check of ${(0,printable.quote)(id)} matches no file any more: ${(0,printable.quote)(hint)}\n  ${(0,propose/* staleHelp */.D)(suggestion === undefined ? {} : { suggestion })}\n`);
    }
    return parts.join('\n');
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 3 modules
var items = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/propose.js





/** Runs `init --propose`: exit 1 when the CALs lack something, or one cannot be read. */
async function runPropose(context) {
    const { io, format, quiet, config } = context;
    const { proposeRac } = await Promise.all(/* import() */[__webpack_require__.e(7161), __webpack_require__.e(3360), __webpack_require__.e(2641)]).then(__webpack_require__.bind(__webpack_require__, 3360));
    const proposed = await proposeRac(await filesOf(context), {
        root: context.value('from-code') ?? '.',
        cals: context.positionals,
        configured: config.cals,
    });
    const answer = answerFor(proposed);
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y)(proposalJson(proposed, answer), 2));
    else {
        const notes = [...proposed.notes, ...answer.cautions.map((caution) => `warning: ${caution}`)];
        if (!quiet)
            for (const note of notes)
                io.err(`cartwright: ${(0,printable.printable)(note)}\n`);
        if (!answer.ok || !quiet)
            io.out(`${proposalText(proposed)}\n${answer.line}\n`);
    }
    return answer.exitCode;
}
function answerFor({ cals, missing, stale, unread }) {
    const some = (found, one, many) => found.length === 0 ? [] : [`${found.length} ${found.length === 1 ? one : many}`];
    return (0,core_answer/* answerOf */.ut)({
        nothing: cals.length + unread.length === 0,
        also: [
            ...some(unread, 'CAL cannot be read', 'CALs cannot be read'),
            ...some(missing, 'item of required context missing', 'items of required context missing'),
            ...some(stale, 'check matches nothing', 'checks match nothing'),
        ],
    });
}
async function filesOf({ fs, flag }) {
    if (!flag('staged'))
        return fs;
    const { stagedFiles } = await Promise.all(/* import() */[__webpack_require__.e(2136), __webpack_require__.e(2083)]).then(__webpack_require__.bind(__webpack_require__, 4464));
    return stagedFiles(fs).fs;
}
/** What `init --propose --format json` prints. */
function proposalJson({ cals, missing, stale, notes }, answer) {
    return {
        version: 1,
        cals: cals.map(({ path }) => path),
        missing: missing.map(({ item, cal, text }) => ({ cal, item: (0,items/* withoutOkf */.l)(item), text })),
        stale,
        notes,
        answer: (0,core_answer/* answerJson */.hi)(answer),
    };
}


/***/ }),

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/** The policy of a run without options. */
const PLAIN_POLICY = { failOn: 'error', strict: false };
/** The policy that `fail-on` and `strict` mean together: each makes warnings and what is pending count. */
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
/** Gives the one answer. Only `ready`, `accept` and, unless the policy says otherwise, `pending` count for a yes. */
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
/** The member `answer` of JSON results. */
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return ['nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked'];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    // A host that refuses one cartridge and accepts another is one that refuses.
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
/** `2 errors`, `1 workflow not ready`; nothing for none. */
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
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
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 6205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  D: () => (/* binding */ staleHelp)
});

// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/scan/scaffold/yaml-text.js
var yaml_text = __webpack_require__(6620);
;// CONCATENATED MODULE: ./build/core/scan/paste.js

/** Keys that stand after `rac` where a CAL is in its usual order. */
const AFTER_RAC = ['variables', 'limits', 'start', 'nodes', 'edges', 'extensions', 'integrity'];
/** One item as it stands in a CAL: in the file's format and indentation, whole lines; in JSON with a comma at its end. */
function itemText(item, doc) {
    const style = styleOf(doc);
    return doc.language === 'json' ? `${jsonItem(item, style)},\n` : yamlItem(item, style);
}
/**
 * Puts items into the `rac` list of a CAL, which is made where there is none. What stands in the file stays as it is.
 *
 * @param doc a CAL whose root is a mapping
 * @param items at least one
 * @returns undefined when `rac` is there and no list
 */
function pasteItems(doc, items) {
    const paste = pasteLines(doc, items);
    if (paste === undefined || !doc.text.includes('\r\n'))
        return paste;
    return { ...paste, text: paste.text.replaceAll('\n', '\r\n') };
}
function pasteLines(doc, items) {
    const list = doc.locate(['rac']);
    const length = racLength(doc);
    if (list === undefined)
        return newList(doc, items);
    if (length === undefined)
        return undefined;
    const json = doc.language === 'json';
    const flow = doc.text[list.value.start] === '[';
    if (length === 0) {
        const start = json || list.key === undefined ? list.value.start : doc.text.indexOf(':', list.key.end) + 1;
        const text = json ? jsonList(items, doc) : `\n${yamlLines(items, doc)}`.trimEnd();
        const end = Math.max(start, list.value.end);
        return { start, end, text, place: `in place of the empty list in line ${lineAt(doc, start)}` };
    }
    if (!json && !flow) {
        const end = doc.locate(['rac', length - 1])?.value.end ?? list.value.end;
        const at = endOfLine(doc.text, end);
        const text = yamlLines(items, doc);
        const line = lineAt(doc, Math.max(0, at - 1));
        return { start: at, end: at, text: doc.text[at - 1] === '\n' ? text : `\n${text}`, place: `after line ${line}` };
    }
    const first = doc.locate(['rac', 0])?.value.start ?? list.value.start + 1;
    const before = doc.text.slice(list.value.start + 1, first);
    const open = lineAt(doc, list.value.start);
    if (json && /^[ \t]*\r?\n[ \t]*$/.test(before)) {
        const at = list.value.start + 1 + before.indexOf('\n') + 1;
        const style = styleOf(doc);
        return {
            start: at,
            end: at,
            text: items.map((each) => `${jsonItem(each, style)},\n`).join(''),
            place: `after line ${open}`,
        };
    }
    const text = items.map((each) => `${JSON.stringify(plain(each))}, `).join('');
    return { start: first, end: first, text, place: `before the first item, which is in line ${lineAt(doc, first)}` };
}
/** @returns the text of the CAL with the change in it. */
function applyPaste({ text }, paste) {
    return text.slice(0, paste.start) + paste.text + text.slice(paste.end);
}
function newList(doc, items) {
    const key = AFTER_RAC.map((name) => doc.locate([name])?.key).find((span) => span !== undefined);
    const at = key?.start ?? doc.text.length;
    const start = doc.text.lastIndexOf('\n', at - 1) + 1;
    const indent = doc.text.slice(start, at);
    const line = lineAt(doc, at);
    if (doc.language === 'yaml' && !doc.text.trimStart().startsWith('{'))
        return { start, end: start, text: `rac:\n${yamlLines(items, doc)}`, place: `before line ${line}` };
    if (/^[ \t]+$/.test(indent))
        return { start, end: start, text: `${indent}"rac": ${jsonList(items, doc)},\n`, place: `before line ${line}` };
    const text = `"rac": ${JSON.stringify(items.map(plain))}, `;
    return {
        start: at,
        end: at,
        text,
        place: `before ${JSON.stringify(doc.text.slice(at, key?.end ?? at).replaceAll('"', ''))} in line ${line}`,
    };
}
function styleOf(doc) {
    const location = doc.locate(['rac', 0]);
    const json = doc.language === 'json';
    const unit = json ? (/^\s*\{\s*?\n([ \t]+)"/.exec(doc.text)?.[1] ?? '  ') : leastIndent(doc.text);
    if (location !== undefined) {
        const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
        const before = /^([ \t]*)(?:-( *))?$/.exec(doc.text.slice(start, location.value.start));
        if (before !== null)
            return { indent: before[1] ?? '', unit, gap: before[2] || ' ' };
    }
    if (json)
        return { indent: unit.repeat(2), unit, gap: ' ' };
    // As the other lists of the file have it: at their key's column, or one level deeper.
    return { indent: /^[\w"']+:[^\S\n]*\n-\s/m.test(doc.text) ? '' : unit, unit, gap: ' ' };
}
function leastIndent(text) {
    let least = '';
    for (const [, indent = ''] of text.matchAll(/^( +)(?=[^\s#])/gm))
        if (least === '' || indent.length < least.length)
            least = indent;
    return least === '' ? '  ' : least;
}
function jsonItem(item, { indent, unit }) {
    return `${indent}${JSON.stringify(plain(item), null, unit).replaceAll('\n', `\n${indent}`)}`;
}
function jsonList(items, doc) {
    const style = styleOf(doc);
    const close = style.indent.slice(0, Math.max(0, style.indent.length - style.unit.length));
    return `[\n${items.map((each) => jsonItem(each, style)).join(',\n')}\n${close}]`;
}
function yamlLines(items, doc) {
    const style = styleOf(doc);
    return items.map((each) => yamlItem(each, style)).join('');
}
function yamlItem(item, { indent, unit, gap }) {
    const [first, ...rest] = (0,yaml_text/* yamlText */.p)(plain(item), unit).trimEnd().split('\n');
    return [`${indent}-${gap}${first}`, ...rest.map((line) => `${indent} ${gap}${line}`)]
        .map((line) => `${line}\n`)
        .join('');
}
/** The members that a CAL's item has, in their usual order. */
function plain({ id, kind, description, required, check, okf }) {
    return { id, kind, description, ...(required ? {} : { required }), check, okf };
}
function racLength({ value }) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'rac'))
        return undefined;
    const { rac } = value;
    if (rac === null)
        return 0;
    return Array.isArray(rac) ? rac.length : undefined;
}
function endOfLine(text, offset) {
    if (offset > 0 && text[offset - 1] === '\n')
        return offset;
    const at = text.indexOf('\n', offset);
    return at < 0 ? text.length : at + 1;
}
function lineAt(doc, offset) {
    return doc.range({ start: offset, end: offset }).start.line;
}

;// CONCATENATED MODULE: ./build/core/scan/propose.js




/**
 * Compares CALs with what the code calls for. A kind that any of them has is taken to be covered, and so is what another
 * item's check looks at: what an item should say is for people to decide.
 *
 * @param docs the CALs of one repository
 * @param items what a scan of its code calls for
 * @param files every file of the repository that git does not ignore
 */
function propose(docs, items, files) {
    const existing = docs.flatMap(existingItems);
    const globs = new Globs(files);
    const stale = [];
    const diagnostics = [];
    for (const { doc, index, id, kind, hint } of existing) {
        if (hint === undefined || globs.matchAny(hint))
            continue;
        const check = items.find((item) => item.kind === kind)?.check;
        const suggestion = check?.type === 'file-glob' ? { suggestion: check.hint } : {};
        stale.push({ cal: doc.path, id, hint, ...suggestion });
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, {
            rule: 'propose/stale-check',
            level: 'note',
            message: `the check of RAC item ${(0,printable.quote)(id)} matches no file any more: ${(0,printable.quote)(hint)}`,
            path: ['rac', index, 'check', 'hint'],
            help: staleHelp(suggestion),
        }));
    }
    const target = docs[0];
    if (target === undefined)
        return { missing: [], stale, diagnostics };
    const ids = new Set(existing.map(({ id }) => id));
    const wanted = items
        .filter((item) => !existing.some((other) => covers(other, item, globs)))
        .map((item) => (ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item));
    for (const item of wanted) {
        diagnostics.push((0,source_document/* locateFinding */.E1)(target, {
            rule: 'propose/missing-item',
            level: 'note',
            message: `the code calls for a RAC item of kind ${item.kind} that no CAL has: ${(0,printable.printable)(item.description)}`,
            path: ['rac'],
            part: 'key',
            help: 'cartwright init --propose prints the item, ready to paste',
        }));
    }
    const missing = wanted.map((item) => ({ item, cal: target.path, text: itemText(item, target) }));
    const paste = wanted.length === 0 ? undefined : pasteItems(target, wanted);
    return { missing, stale, diagnostics, ...(paste === undefined ? {} : { paste }) };
}
/** What to do about a check that matches nothing. */
function staleHelp({ suggestion }) {
    if (suggestion === undefined)
        return 'point the check at where it is now, or remove the item';
    return `the code has this kind at ${(0,printable.quote)(suggestion)}: point the check there, or remove the item`;
}
// A wiki's check often takes in every document, runbooks and decisions too; it covers nothing but itself.
function covers(other, item, globs) {
    if (other.kind === item.kind)
        return true;
    const glob = other.hint === undefined || other.kind === 'wiki' ? undefined : globs.of(other.hint);
    if (glob === undefined || item.evidence.length === 0)
        return false;
    const seen = item.evidence.filter(({ path }) => glob.matches(path)).length;
    return seen * 2 > item.evidence.length;
}
function existingItems(doc) {
    const rac = own(doc.value, 'rac');
    if (!Array.isArray(rac))
        return [];
    return rac.map((entry, index) => {
        const check = own(entry, 'check');
        const hint = own(check, 'hint');
        return {
            doc,
            index,
            id: String(own(entry, 'id')),
            kind: own(entry, 'kind'),
            hint: own(check, 'type') === 'file-glob' && typeof hint === 'string' ? hint : undefined,
        };
    });
}
/** Globs over the files of a repository, each compiled and looked for once. */
class Globs {
    #files;
    #compiled = new Map();
    #found = new Map();
    constructor(files) {
        this.#files = files;
    }
    of(hint) {
        if (!this.#compiled.has(hint)) {
            const glob = (0,core_glob/* compileGlob */.SO)(hint);
            this.#compiled.set(hint, 'problem' in glob ? undefined : glob);
        }
        return this.#compiled.get(hint);
    }
    /** Whether a glob matches a file; one that is no glob is the linter's matter and counts as matching. */
    matchAny(hint) {
        let found = this.#found.get(hint);
        if (found === undefined) {
            const glob = this.of(hint);
            found = glob === undefined || this.#files.some((file) => glob.matches(file));
            this.#found.set(hint, found);
        }
        return found;
    }
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
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
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
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
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ })

};
;