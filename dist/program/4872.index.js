"use strict";
exports.id = 4872;
exports.ids = [4872];
exports.modules = {

/***/ 42463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sayNotJudged: () => (/* binding */ sayNotJudged)
/* harmony export */ });
/* harmony import */ var _adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53911);
/* harmony import */ var _adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4204);
/* harmony import */ var _core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95245);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62034);
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72751);
/* harmony import */ var _core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84571);
/* harmony import */ var _pull_post_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99952);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24541);









const NO_VERDICT = 'There is no verdict, and what a comment there says is about an earlier commit';
const OUTPUTS = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'sarif'];
async function sayNotJudged(step, error) {
    const { context, inputs, runner } = step;
    for (const name of OUTPUTS)
        runner.setOutput(name, '');
    const leg = (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .legOf */ .Yk)(step);
    const { pull, sha, runId, runAttempt } = context;
    const made = { sha, leg, ...reasonOf(error) };
    await runner.addSummary((0,_core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedText */ .K)(made));
    if (pull === undefined || inputs.text('comment') === 'false')
        return;
    await (0,_pull_post_js__WEBPACK_IMPORTED_MODULE_7__/* .postingPull */ ._d)(step, pull, NO_VERDICT, async () => {
        const key = (0,_core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .legKey */ .Sv)(leg);
        const origin = { sha: pull.headSha, runId, runAttempt };
        const client = await (0,_pull_post_js__WEBPACK_IMPORTED_MODULE_7__/* .clientOf */ .fe)(step);
        const isReview = inputs.text('comment') === 'review';
        const sticky = {
            pull: pull.number,
            marker: (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(key),
            ...(isReview ? {} : { former: (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)((0,_core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .jobKey */ .tv)(leg)) }),
            body: (0,_core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedComment */ .c)(made, { key, origin }),
            origin,
            onlyUpdate: true,
        };
        const posted = await (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .postComment */ .Gy)(client, sticky, isReview ? (0,_adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__/* .reviews */ .Yq)(client, pull.headSha) : (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(client));
        runner.log(`cartwright: ${isReview ? 'review' : 'comment'} ${posted}`);
    });
}
function reasonOf(error) {
    if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y) {
        const [reason = ''] = (0,_core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_2__.formatUserError)(error)
            .replace(/^cartwright: /, '')
            .split('\n');
        return error.help === undefined ? { reason } : { reason, help: error.help };
    }
    return { reason: `a bug in cartwright (${error instanceof Error ? error.name : typeof error})` };
}


/***/ }),

/***/ 24541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);


function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(temporary, name) : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(out, name);
}
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
function legOf({ context, inputs }) {
    const given = _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 62034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ commentKeyOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   iw: () => (/* binding */ commentLead),
/* harmony export */   mk: () => (/* binding */ commentOrigin),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86403);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);



const COMMENT_LIMIT = 60_000;
const ELSEWHERE = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `The report is in another review of this pull request.\n`;
function commentMarker(key) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO, key);
}
function commentLead({ key, origin }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${commentMarker(key)}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)('origin', origin.sha, `${origin.runId}.${origin.runAttempt}`)}\n`;
}
function commentKeyOf(body) {
    const key = /^<!-- (\S+) (\S+) -->\r?(?:\n|$)/.exec(body);
    if (key === null || key[1] !== _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO)
        return undefined;
    try {
        return decodeURIComponent(key[2] ?? '');
    }
    catch {
        return undefined;
    }
}
function renderComment(input, options) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportDocument */ .c)(input, {
        limit: COMMENT_LIMIT,
        size: (text) => text.length,
        rest: options.rest ?? 'the job summary has more',
        lead: commentLead(options),
    });
}
function commentOrigin(body) {
    const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
    if (match === null)
        return undefined;
    return { sha: match[1], runId: Number(match[2]), runAttempt: Number(match[3]) };
}


/***/ }),

/***/ 84571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ notJudgedText),
/* harmony export */   c: () => (/* binding */ notJudgedComment)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62034);
/* harmony import */ var _leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72751);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);




function notJudgedText({ sha, reason, help, leg }) {
    const words = (0,_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legWords */ .gl)(leg);
    const commit = sha === '' ? 'this run' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 12));
    return _markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te.join('\n')([
        ...(words === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${words}\n`]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `## ❌ cartwright: could not judge ${commit}\n`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)}\n`,
        ...(help === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(help)}\n`]),
        'There is no verdict, and no earlier one stands for this commit.\n',
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `<sub>cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}</sub>\n`,
    ]);
}
function notJudgedComment(made, options) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLead */ .iw)(options)}${notJudgedText(made)}`;
}


/***/ }),

/***/ 771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 54520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 13651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   VL: () => (/* binding */ reservationsOf),
/* harmony export */   xj: () => (/* binding */ hostCounts)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);

function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
function verdictWords({ verdict, reservations, }) {
    if (reservations === 0)
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${verdict}`;
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
    const parts = [
        (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${reserved} with reservations`] : []),
        ...(refused > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${open} not judged`] : []),
    ];
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL.join(', ')(parts);
}


/***/ }),

/***/ 41817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 59231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 67040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ nodeKind),
/* harmony export */   S8: () => (/* binding */ partInRun),
/* harmony export */   Zm: () => (/* binding */ NODE_TYPE_NAMES),
/* harmony export */   jM: () => (/* binding */ NODE_TYPES),
/* harmony export */   ny: () => (/* binding */ takes),
/* harmony export */   tG: () => (/* binding */ kindsOf),
/* harmony export */   xA: () => (/* binding */ NODE_KINDS)
/* harmony export */ });
const STEP = { begins: false, ends: false, branches: false, needs: [], named: true };
const GATEWAY = { ...STEP, branches: true, brackets: ['{', '}'] };
const TERMINAL = { ...STEP, brackets: ['([', '])'], named: false };
const NODE_TYPES = {
    task: {
        properties: {
            id: 'required',
            type: 'required',
            agent: 'required',
            action: 'optional',
            requires: 'optional',
            completion: 'required',
            sideEffects: 'optional',
            approval: 'optional',
            budget: 'optional',
            guardrails: 'optional',
        },
        kinds: { task: { ...STEP, brackets: ['[', ']'], named: false, what: 'a participant does a piece of work' } },
    },
    gateway: {
        properties: { id: 'required', type: 'required', gateway: 'required' },
        kindProperty: 'gateway',
        kinds: {
            exclusive: { ...GATEWAY, what: 'one of its edges is taken' },
            parallel: { ...GATEWAY, what: 'all of its edges are taken' },
            inclusive: { ...GATEWAY, what: 'every edge whose condition holds is taken' },
        },
    },
    event: {
        properties: { id: 'required', type: 'required', event: 'required', afterMs: 'optional' },
        kindProperty: 'event',
        kinds: {
            start: { ...TERMINAL, begins: true, what: 'the run begins' },
            end: { ...TERMINAL, ends: true, what: 'the run is done' },
            stop: { ...TERMINAL, ends: true, named: true, what: 'the run is broken off' },
            handoff: { ...STEP, brackets: ['[/', '/]'], what: 'the work is handed over' },
            timer: { ...STEP, needs: ['afterMs'], brackets: ['[[', ']]'], what: 'the run waits' },
        },
    },
};
const NODE_TYPE_NAMES = Object.keys(NODE_TYPES);
const NODE_KINDS = {
    ...NODE_TYPES.task.kinds,
    ...NODE_TYPES.gateway.kinds,
    ...NODE_TYPES.event.kinds,
};
const TYPES = new Map(Object.entries(NODE_TYPES));
const own = (node, name) => (Object.hasOwn(node, name) ? node[name] : undefined);
function kindsOf(type) {
    return Object.keys(NODE_TYPES[type].kinds);
}
function nodeKind(node) {
    const type = TYPES.get(own(node, 'type'));
    const name = type === undefined ? undefined : own(node, type.kindProperty ?? 'type');
    return typeof name === 'string' && type !== undefined && Object.hasOwn(type.kinds, name)
        ? name
        : undefined;
}
function partInRun(node) {
    const kind = nodeKind(node);
    if (kind !== undefined)
        return NODE_KINDS[kind];
    const [first, ...others] = Object.values(TYPES.get(own(node, 'type'))?.kinds ?? {});
    const same = (a, b) => a.begins === b.begins && a.ends === b.ends && a.branches === b.branches;
    return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
}
function takes(node, property) {
    return Object.hasOwn(TYPES.get(own(node, 'type'))?.properties ?? {}, property);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-26019.js").modules);
