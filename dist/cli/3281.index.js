"use strict";
exports.id = 3281;
exports.ids = [3281,8778];
exports.modules = {

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ }),

/***/ 3281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ command)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
;// CONCATENATED MODULE: ./build/core/okf/hide-code.js
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/**
 * Replaces code by blanks, so that offsets stay: fenced blocks, and spans between backticks. Linear in the text.
 *
 * @param from offset where the Markdown starts; what is before is blanked too
 */
function hideCode(text, from) {
    let hidden = blank(text.slice(0, from));
    let open;
    let prose = '';
    const endProse = () => {
        hidden += hideSpans(prose);
        prose = '';
    };
    for (const line of text.slice(from).match(/[^\n]*\n|[^\n]+$/g) ?? []) {
        const fence = FENCE.exec(line)?.[1];
        if (open === undefined && fence === undefined)
            prose += line;
        else {
            endProse();
            hidden += blank(line);
            if (open === undefined)
                open = fence;
            else if (fence !== undefined && fence.startsWith(open))
                open = undefined;
        }
    }
    endProse();
    return hidden;
}
/** Spans of code: from a run of backticks to the next run of the same length, in the same paragraph or not. */
function hideSpans(text) {
    if (!text.includes('`'))
        return text;
    const runs = [...text.matchAll(/`+/g)].map(({ index, 0: run }) => ({ start: index, length: run.length }));
    const next = new Map();
    const closing = [];
    for (let i = runs.length - 1; i >= 0; i--) {
        const { length } = runs[i];
        closing[i] = next.get(length);
        next.set(length, i);
    }
    let hidden = '';
    let at = 0;
    for (let i = 0; i < runs.length; i++) {
        const close = closing[i];
        if (close === undefined)
            continue;
        const { start } = runs[i];
        const last = runs[close];
        hidden += text.slice(at, start) + blank(text.slice(start, last.start + last.length));
        at = last.start + last.length;
        i = close;
    }
    return hidden + text.slice(at);
}
function blank(text) {
    return text.replace(/[^\r\n]/g, ' ');
}

;// CONCATENATED MODULE: ./build/core/okf/links.js

const INLINE = /\]\(\s{0,9}(<[^<>\n]{0,1000}>|[^\s()<>]{1,1000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,500}\]:\s{1,9}(<[^<>\n]{1,1000}>|\S{1,1000})/gm;
/** Finds the links of a text that name a file: not those with a scheme, those to a heading only, or those in code. */
function fileLinks(text, from = 0) {
    const visible = hideCode(text, from);
    const found = [];
    for (const pattern of [INLINE, DEFINITION]) {
        for (const match of visible.matchAll(pattern)) {
            const written = match[1];
            const start = match.index + match[0].length - written.length;
            const target = targetOf(written.replace(/^<|>$/g, ''));
            if (target !== undefined)
                found.push({ target, span: { start, end: start + written.length } });
        }
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
function targetOf(written) {
    if (/^[A-Za-z][A-Za-z0-9+.-]*:|^\/\/|^#/.test(written))
        return undefined;
    const path = written.replace(/[?#].*$/, '');
    if (path === '')
        return undefined;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/**
 * The path in the bundle that a link names.
 *
 * @param file bundle-relative path of the file that has the link
 * @returns undefined when it leads out of the bundle
 */
function resolveLink(file, target) {
    const start = target.startsWith('/') ? [] : file.split('/').slice(0, -1);
    for (const segment of target.split('/')) {
        if (segment === '..') {
            if (start.pop() === undefined)
                return undefined;
        }
        else if (segment !== '' && segment !== '.')
            start.push(segment);
    }
    return start.join('/');
}

;// CONCATENATED MODULE: ./build/core/okf/frontmatter.js
/** Finds the block between a first line `---` and the next line `---`. A byte order mark before it is passed over. */
function frontmatterOf(text) {
    const first = /^\ufeff?---[ \t]*(?:\r\n|\r|\n)/.exec(text);
    if (first === null)
        return { state: 'none' };
    const close = /^(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|$)/gm;
    close.lastIndex = first[0].length;
    const end = close.exec(text);
    if (end === null)
        return { state: 'open' };
    return { state: 'whole', yaml: `\n${text.slice(first[0].length, end.index)}`, body: close.lastIndex };
}

;// CONCATENATED MODULE: ./build/core/okf/check.js






/** Levels of the rules of a bundle: conformance is an error, all else is tolerated (specification, 2.6). */
const LEVELS = {
    'okf/missing-frontmatter': 'error',
    'okf/bad-frontmatter': 'error',
    'okf/missing-type': 'error',
    'okf/wrong-field': 'warning',
    'okf/broken-link': 'note',
};
/** Listing of a folder, and history: no concepts (specification, 2.6). The one at the top may have frontmatter of its own. */
const RESERVED = /(?:^|\/)(?:index|log)\.md$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;
/** Checks one Markdown file of an OKF bundle. */
async function checkBundleFile(file, facts) {
    const lines = new line_index/* LineIndex */.r(file.text);
    const found = [];
    const report = (rule, message, range, help, pointer = '') => {
        found.push({ rule, level: LEVELS[rule] ?? 'warning', message, path: file.path, range, pointer, help });
    };
    const firstLine = lines.range({ start: 0, end: file.text.search(/\r|\n|$/) });
    const front = frontmatterOf(file.text);
    if (!RESERVED.test(file.name)) {
        if (front.state === 'none') {
            report('okf/missing-frontmatter', 'the concept has no frontmatter', firstLine, 'start the file with ---, type: …, ---');
        }
        else if (front.state === 'open') {
            report('okf/bad-frontmatter', 'the frontmatter is not closed', firstLine, 'close it with a line ---');
        }
        else
            await checkFrontmatter(await facts.parse(file.path, front.yaml), report, firstLine);
    }
    for (const { target, span } of fileLinks(file.text, front.state === 'whole' ? front.body : 0)) {
        const name = resolveLink(file.name, target);
        if (name !== undefined && exists(facts, name))
            continue;
        const near = name === undefined
            ? undefined
            : (0,suggest.nearest)(name, [...facts.files].filter((other) => sameFolder(other, name)));
        const why = name === undefined ? 'leads out of the bundle' : 'leads to no file of the bundle';
        const help = near === undefined ? 'readers tolerate it' : `did you mean ${(0,printable.quote)(`/${near}`)}?`;
        report('okf/broken-link', `the link ${(0,printable.quote)(target)} ${why}`, lines.range(span), help);
    }
    return found;
}
function checkFrontmatter(doc, report, firstLine) {
    const [problem] = doc.problems;
    if (problem !== undefined && !problem.message.endsWith('the document is empty')) {
        return report('okf/bad-frontmatter', problem.message, problem.range, problem.help ?? 'write it as YAML');
    }
    const { value } = doc;
    const empty = value === undefined || value === null;
    if (!empty && (typeof value !== 'object' || Array.isArray(value)))
        return report('okf/bad-frontmatter', 'the frontmatter is no mapping', (0,source_document/* rangeOf */.be)(doc, []), 'write properties: type: …');
    const own = (name) => !empty && Object.hasOwn(value, name) ? value[name] : undefined;
    const at = (name) => [(0,source_document/* rangeOf */.be)(doc, [name]), WAYS[name] ?? '', (0,source_document/* toPointer */.rb)([name])];
    const type = own('type');
    if (type === undefined)
        report('okf/missing-type', 'the frontmatter has no "type"', firstLine, 'say what the concept is: type: Runbook');
    else if (typeof type !== 'string' || type.trim() === '')
        report('okf/missing-type', '"type" is no string, or blank', ...at('type'));
    for (const name of ['title', 'description', 'resource']) {
        const text = own(name);
        if (text !== undefined && typeof text !== 'string')
            report('okf/wrong-field', `"${name}" is no string`, ...at(name));
    }
    const tags = own('tags');
    if (tags !== undefined && !(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')))
        report('okf/wrong-field', '"tags" is no list of strings', ...at('tags'));
    const timestamp = own('timestamp');
    if (timestamp !== undefined && !(typeof timestamp === 'string' && DATE.test(timestamp)))
        report('okf/wrong-field', '"timestamp" is no date or time of ISO 8601', ...at('timestamp'));
}
const WAYS = {
    type: 'say what the concept is: type: Runbook',
    title: 'put it in quotes',
    description: 'put it in quotes',
    resource: 'write a URI',
    tags: 'write tags: [one, two]',
    timestamp: 'write it as 2026-07-18 or 2026-07-18T15:27:27Z',
};
// A link may name a concept by its id, a file, or a folder.
function exists({ files, folders }, name) {
    return name === '' || files.has(name) || files.has(`${name}.md`) || folders.has(name);
}
function sameFolder(a, b) {
    return a.slice(0, a.lastIndexOf('/') + 1) === b.slice(0, b.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/core/report/excerpt.js
var excerpt = __webpack_require__(5488);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
;// CONCATENATED MODULE: ./build/app/okf.js







const MAX_FILE = 8 * 1024 * 1024;
/**
 * Checks an OKF bundle (specification, 2.6): every Markdown file below `directory` that git does not ignore.
 *
 * @throws UserError `not-a-directory`, `empty-bundle`, `unreadable-file`
 */
async function checkBundle(fs, directory) {
    const kind = fs.kind(directory);
    if (kind !== 'directory') {
        const message = kind === 'none' ? 'there is no such directory' : 'it is no directory';
        throw new errors/* UserError */.y('not-a-directory', message, { path: directory, help: 'name the top folder of the bundle' });
    }
    const base = (0,cal_files/* shortest */.pr)(fs.cwd, directory);
    const files = new Set(fs.list(directory));
    const concepts = [...files].filter((file) => file.endsWith('.md'));
    if (concepts.length === 0)
        throw new errors/* UserError */.y('empty-bundle', 'there is no Markdown file in it', { path: directory });
    const facts = { files, folders: foldersOf(files), parse: read/* readText */.yR };
    const found = [];
    const excerpts = new Map();
    for (const name of concepts) {
        const path = (0,join_path/* joinPath */.u)(base, name);
        const text = decode(fs.readFile(path, MAX_FILE));
        const diagnostics = text === undefined ? [notText(path)] : await checkBundleFile({ path, name, text }, facts);
        found.push(...diagnostics);
        if (text !== undefined)
            excerpts.set(path, (0,excerpt/* excerptOf */.z)(text, diagnostics, []));
    }
    return { diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(found), files: concepts.length, excerpts };
}
function foldersOf(files) {
    const folders = new Set();
    for (const file of files) {
        for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
            folders.add(file.slice(0, end));
    }
    return folders;
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function notText(path) {
    return {
        rule: 'okf/bad-frontmatter',
        level: 'error',
        message: 'the file is not valid UTF-8',
        path,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        help: 'save the file as UTF-8',
    };
}

// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/cli/render-diagnostics.js
var render_diagnostics = __webpack_require__(6584);
;// CONCATENATED MODULE: ./build/cli/commands/okf-check.js





const command = {
    name: 'okf check',
    summary: 'conformance of an OKF bundle',
    usage: ['okf check DIR'],
    options: [{ name: 'strict', kind: 'flag', summary: 'exit 1 for warnings too' }],
    formats: ['text', 'json', 'sarif', 'github'],
    details: [
        'A bundle conforms when every Markdown file below DIR other than index.md and log.md has frontmatter with a type. What git',
        'ignores and does not track is left out. Links that lead nowhere are tolerated, and noted.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const [directory, ...more] = context.positionals;
        if (directory === undefined || more.length > 0)
            throw new errors/* UserError */.y('usage', directory === undefined ? 'DIR is missing' : 'more than one directory is named', {
                help: 'cartwright okf check DIR',
            });
        const outcome = await checkBundle(context.fs, directory);
        const answer = (0,core_answer/* answerOf */.ut)({ summary: (0,diagnostic/* summarize */.eh)(outcome.diagnostics, outcome.files), nothing: outcome.files === 0 }, (0,core_answer/* policyOf */.US)('error', context.flag('strict')));
        context.io.out(await (0,render_diagnostics/* renderDiagnostics */.D)(context, outcome, answer));
        return answer.exitCode;
    },
};


/***/ }),

/***/ 6584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);




/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
async function renderDiagnostics(context, { diagnostics, files, excerpts, suppressed = [], fixed = [] }, answer) {
    const { format, quiet, io } = context;
    const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(diagnostics, files, suppressed.length);
    const { cautions } = answer;
    if (format === 'json') {
        const { diagnosticsReport } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y)({
            ...diagnosticsReport(diagnostics, summary, _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x),
            answer: (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)(answer),
            ...(fixed.length === 0 ? {} : { fixed }),
            ...(suppressed.length === 0 ? {} : { suppressed }),
        });
    }
    if (format !== 'github' && !quiet)
        for (const caution of cautions)
            io.err(`cartwright: warning: ${caution}\n`);
    if (format === 'sarif') {
        const { sarifLog } = await __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 4484));
        const { ruleOf } = await Promise.all(/* import() */[__webpack_require__.e(1137), __webpack_require__.e(3652), __webpack_require__.e(2956)]).then(__webpack_require__.bind(__webpack_require__, 3652));
        const { sarifContext } = await __webpack_require__.e(/* import() */ 5762).then(__webpack_require__.bind(__webpack_require__, 5762));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y)(sarifLog(diagnostics, {
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
            ruleOf: (id) => ruleOf(id)?.meta,
            excerpts,
            suppressed,
            ...sarifContext(io.env),
        }));
    }
    const { diagnosticsText, summaryLine } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
    const last = quiet ? '' : `${summaryLine(summary)}\n`;
    if (format === 'github') {
        const { diagnosticsGithub } = await __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 9673));
        return diagnosticsGithub(diagnostics, cautions) + last;
    }
    const diffs = fixed.map(({ diff = '' }) => diff).join('');
    const text = diffs + (diagnostics.length === 0 ? '' : diagnosticsText(diagnostics, { color: context.color, excerpts }));
    return text + (text === '' || last === '' ? '' : '\n') + last;
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

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   xX: () => (/* binding */ joinRanges)
/* harmony export */ });
/* unused harmony export compare */
const MASK = '*';
/** Ranges in text order, those that overlap or touch joined: masking is then one pass, however many there are. */
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
/** Puts asterisks in place of everything that is hidden, line breaks aside; the places must not overlap and be in order. */
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
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

/***/ 5488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3900);

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = (0,_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
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
        lines.set(line, copied((0,_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first))));
        ends.lastIndex = at;
    }
    return lines;
}
// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line) {
    return ` ${line}`.slice(1);
}
/** What of a line is hidden: the places from `first` on that reach it. */
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
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
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
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
        // A transposition reaches back two rows.
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


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
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
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;