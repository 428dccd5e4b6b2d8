"use strict";
exports.id = 4996;
exports.ids = [4996];
exports.modules = {

/***/ 35010:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/pages/proposal-summary.js


const MOST_EVIDENCE = 3;
const MOST_ROWS = 100;
function proposalMarkdown({ roles, rac, files, notes }, paste, limit = Number.POSITIVE_INFINITY) {
    const created = files.filter(({ action }) => action !== 'skip');
    const nothing = roles.length + rac.length + created.length === 0;
    const counts = (0,markdown/* gfm */.Te) `${(0,report_counts/* count */.U9)(roles.length, 'role')}, ${(0,report_counts/* count */.U9)(rac.length, 'item')} of required context, ${(0,report_counts/* count */.U9)(created.length, 'file')}`;
    const parts = nothing
        ? [(0,markdown/* gfm */.Te) `## Nothing to propose`, (0,markdown/* gfm */.Te) `The code calls for nothing that the CAL files lack.`]
        : [
            (0,markdown/* gfm */.Te) `## Proposed: ${counts}`,
            (0,markdown/* gfm */.Te) `Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.`,
        ];
    if (roles.length > 0) {
        parts.push(table((0,markdown/* tableHead */.PP)('role', 'confidence', 'because'), roles.map(({ role, confidence, evidence }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(role), (0,markdown/* gfm */.Te) `${Math.round(confidence * 100)} %`, why(evidence)))));
    }
    if (rac.length > 0) {
        parts.push(table((0,markdown/* tableHead */.PP)('item', 'kind', 'description', 'check', 'because'), rac.map(({ id, kind, description, check, evidence }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(id), (0,markdown/* code */.aY)(kind), (0,markdown/* prose */.CS)(description), (0,markdown/* code */.aY)(`${check.type} ${check.hint}`), why(evidence)))));
    }
    if (paste !== undefined) {
        const { cal, place, text, language } = paste;
        parts.push((0,markdown/* gfm */.Te) `Paste into ${(0,markdown/* code */.aY)(cal)}, ${(0,markdown/* prose */.CS)(place)}:`, (0,markdown/* fenced */.OF)(text, language));
    }
    if (files.length > 0) {
        parts.push(table((0,markdown/* tableHead */.PP)('file', ''), files.map(({ path, action }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(path), action))));
    }
    if (notes.length > 0)
        parts.push(markdown/* gfm */.Te.join('\n')(notes.slice(0, MOST_ROWS).map((note) => (0,markdown/* gfm */.Te) `- ${(0,markdown/* prose */.CS)(note)}`)));
    let shown = (0,markdown/* blocks */.Bv)(parts);
    for (let n = parts.length - 1; shown.length > limit; n--)
        shown = (0,markdown/* blocks */.Bv)([...parts.slice(0, n), (0,markdown/* gfm */.Te) `The rest is in the job summary.`]);
    return shown;
}
function why(evidence) {
    const shown = evidence.slice(0, MOST_EVIDENCE).map(({ path, line, why: reason }) => {
        return (0,markdown/* gfm */.Te) `${(0,markdown/* code */.aY)(line === undefined ? path : `${path}:${line}`)} ${(0,markdown/* prose */.CS)(reason)}`;
    });
    const rest = evidence.length - shown.length;
    return markdown/* gfm */.Te.join('; ')([...shown, ...(rest > 0 ? [(0,markdown/* gfm */.Te) `and ${rest} more`] : [])]);
}
function table(head, rows) {
    const shown = rows.slice(0, MOST_ROWS);
    const rest = rows.length - shown.length;
    return markdown/* gfm */.Te.join('')([head, ...shown, ...(rest > 0 ? [(0,markdown/* gfm */.Te) `\nand ${rest} more`] : [])]);
}

// EXTERNAL MODULE: ./build/action/pull/post.js + 1 modules
var post = __webpack_require__(99952);
// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(24541);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/action/init/init.js









const BRANCH = 'cartwright/propose';
const TITLE = 'Propose agents and required context from the code';
const BODY_LIMIT = 60_000;
function initCommand(propose) {
    return async (step) => {
        const { inputs, runner, fs } = step;
        const { plan, files, paste } = await propose(step);
        await runner.addSummary(proposalMarkdown(plan, paste));
        for (const note of plan.notes)
            runner.log(`cartwright: ${note}`);
        const out = inputs.text('out');
        if (out !== '' && files.length > 0) {
            for (const { path, text } of files)
                fs.writeFile((0,value_path/* joinPath */.uJ)(out, safe(path)), text);
            runner.log(`cartwright: ${(0,report_counts/* count */.U9)(files.length, 'file')} in ${(0,printable.quote)(out)}`);
        }
        if (plan.rac.length + plan.roles.length === 0)
            runner.log('cartwright: nothing to propose');
        if (files.length > 0 && inputs.text('propose') === 'pull-request')
            await asPull(step, files, proposalMarkdown(plan, paste, BODY_LIMIT));
        return 0;
    };
}
async function asPull(step, files, body) {
    const { proposePull } = await __webpack_require__.e(/* import() */ 3665).then(__webpack_require__.bind(__webpack_require__, 43665));
    const directory = (0,action_step/* workingDirectory */.p7)(step.inputs);
    const named = files.map(({ path, text }) => ({ path: (0,value_path/* joinPath */.uJ)(directory, safe(path)), text }));
    const digest = (0,value_digest/* sha256Hex */.fg)(JSON.stringify(named.map(({ path, text }) => [path, text]))).slice(0, 32);
    const branch = directory === '' ? BRANCH : `${BRANCH}-${directory.replace(/[^A-Za-z0-9._-]+/g, '-')}`;
    try {
        const client = await (0,post/* clientOf */.fe)(step);
        const { state, pull } = await proposePull(client, { branch, title: TITLE, body, digest, files: named });
        step.runner.log(`cartwright: pull request ${pull === undefined ? '' : `#${pull} `}${SAID[state]}`);
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v))
            throw error;
        const needs = ['contents: write', 'pull-requests: write'];
        throw new errors/* UserError */.y('not-proposed', (0,trouble/* troubleSentence */.x)(error, 'open the pull request', needs), {
            help: 'Settings → Actions → General must allow GitHub Actions to create pull requests',
        });
    }
}
const SAID = {
    opened: 'opened',
    updated: 'brought up to date',
    known: 'known: it holds just this, or was merged with it',
    declined: 'left closed: somebody closed it without merging; reopen it to have it brought up to date',
    edited: `left alone: somebody has committed to its branch`,
};
function safe(path) {
    if (!(0,value_path/* leadsOut */.qm)(path))
        return path;
    throw new Error(`a proposal names a path outside: ${(0,printable.quote)(path)}`);
}


/***/ }),

/***/ 24541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Tn: () => (/* binding */ writeHtml),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);


const HTML_FILE = 'cartwright-report.html';
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(temporary, name) : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(out, name);
}
async function writeHtml(step, input) {
    const path = outputPath(step, HTML_FILE);
    const { checkHtml } = await __webpack_require__.e(/* import() */ 4841).then(__webpack_require__.bind(__webpack_require__, 54841));
    step.fs.writeFile(path, await checkHtml(input));
    step.runner.setOutput('html', path);
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

/***/ 93708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ handshakeCommand),
/* harmony export */   hN: () => (/* binding */ remakeCommand),
/* harmony export */   np: () => (/* binding */ addCommand)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56783);

function addCommand(clients, options) {
    return ['cartwright host add', ...clients.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r), ...options].join(' ');
}
function remakeCommand(source, options) {
    const at = source.lastIndexOf('/');
    const command = addCommand([source.slice(at + 1)], options);
    return at < 0 ? command : `cd ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(source.slice(0, at))} && ${command}`;
}
function handshakeCommand({ subject, profile }, options) {
    return ['cartwright handshake', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(subject), '--host', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(profile), ...options].join(' ');
}


/***/ }),

/***/ 56327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   I3: () => (/* binding */ wholeChange),
/* harmony export */   Ss: () => (/* binding */ compareLocks),
/* harmony export */   Vg: () => (/* binding */ slotChange),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lH: () => (/* binding */ hostChange),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   z0: () => (/* binding */ calChange)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63889);


function compareLocks(before, after) {
    const cals = pairs(before.cals, after.cals).flatMap(([path, was, is]) => {
        if (was !== undefined && is !== undefined)
            return pairs(was, is).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
        const slots = pairs(was ?? NO_SLOTS, is ?? NO_SLOTS).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
        return slots.length > 0 ? slots : [calChange(path, was, is)];
    });
    const hosts = pairs(before.hosts, after.hosts).flatMap(([path, was, is]) => hostChange(path, was, is));
    return [...cals, ...hosts];
}
function wholeChange(before, after) {
    const said = (side) => {
        if (side === undefined)
            return null;
        if (side === 'unreadable')
            return 'not to be read';
        return `${counted(side.cals.size, 'CAL')}, ${counted(side.hosts.size, 'host')}`;
    };
    const [was, is] = [said(before), said(after)];
    return was === is ? [] : [{ kind: 'lock', entry: '', before: was, after: is }];
}
function counted(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
const NO_SLOTS = new Map();
function calChange(entry, before, after) {
    const said = (slots) => (slots === undefined ? null : counted(slots.size, 'slot'));
    return { kind: 'cal', entry, before: said(before), after: said(after) };
}
function slotChange(entry, slot, before, after) {
    if (JSON.stringify(before) === JSON.stringify(after))
        return [];
    const [was, is] = sides(before, after);
    const signers = (side) => side?.kind === 'cartridge' ? side.signedBy.join(' ') : undefined;
    const [old, now] = [signers(before), signers(after)];
    const isOther = old !== undefined && now !== undefined && old !== now;
    return [{ kind: 'slot', entry, slot, before: was, after: is, ...(isOther ? { otherSigner: true } : {}) }];
}
function hostChange(entry, before, after) {
    const pins = before === undefined || after === undefined ? [] : pairs(before.pins, after.pins).filter(([, a, b]) => a !== b);
    if (before !== undefined && before.digest === after?.digest && pins.length === 0)
        return [];
    const said = (host, at) => {
        if (host === undefined)
            return null;
        const each = pins.slice(0, PINS).map((pin) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(pin[0], 40)} ${shortened(pin[at] ?? 'not pinned')}`);
        const more = pins.length > PINS ? [`${pins.length - PINS} more pins`] : [];
        return [`digest ${shortened(host.digest)}`, ...each, ...more].join(', ');
    };
    return [{ kind: 'host', entry, before: said(before, 1), after: said(after, 2) }];
}
const PINS = 3;
function sides(before, after) {
    const [was, is] = [before, after].map((slot) => new Map(slot === undefined ? [] : (0,_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOfSlot */ .h)(slot)));
    const isSame = (name) => was?.get(name) === is?.get(name);
    const isOne = before?.kind === after?.kind && isSame('id') && isSame('version');
    const differing = isOne ? [...(was?.keys() ?? [])].filter((name) => !isSame(name)) : [];
    const said = (slot, facts) => {
        if (slot === undefined)
            return null;
        if (slot.kind === 'none')
            return 'nobody';
        const what = slot.kind === 'package' ? [`a package in ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(slot.package, 200)}`] : [];
        const shown = slot.kind === 'package' ? [] : differing.map((name) => `${name} ${shortened(facts?.get(name) ?? '')}`);
        return [`${slot.id} ${slot.version}`, ...what, ...shown].join(', ');
    };
    return [said(before, was), said(after, is)];
}
function shortened(text) {
    const words = text.replace(/((?:sha256|ed25519):[0-9a-f]{16})[0-9a-f]{48}/g, '$1…').replace(/^\[(.*)\]$/, '$1');
    return words === '' ? 'nobody' : words;
}
function pairs(before, after) {
    const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
    return keys.map((key) => [key, before.get(key), after.get(key)]);
}
function subjectOf({ kind, entry, slot }) {
    switch (kind) {
        case 'lock':
            return 'the lock';
        case 'slot':
            return `slot ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(slot ?? '')} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
        case 'cal':
            return `the CAL ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
        case 'host':
            return `the host ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(entry, 200)}`;
    }
}
function changeWords(change) {
    const { before, after, otherSigner } = change;
    const signer = otherSigner === true ? ', another signer' : '';
    return `${subjectOf(change)}: ${before ?? 'not locked'} → ${after ?? 'not locked'}${signer}`;
}


/***/ }),

/***/ 63889:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ LOCK_FILE),
/* harmony export */   h: () => (/* binding */ factsOfSlot)
/* harmony export */ });
const LOCK_FILE = 'cartwright.lock';
function factsOfSlot(slot) {
    switch (slot.kind) {
        case 'cartridge':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['romDigest', slot.romDigest],
                ['signedBy', `[${slot.signedBy.join(', ')}]`],
                ['fileDigest', slot.fileDigest],
            ];
        case 'package':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['package', slot.package],
            ];
        case 'none':
            return [];
    }
}


/***/ }),

/***/ 62034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47127);
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

/***/ 27066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
const PLAIN_POLICY = { failOn: 'error', strict: false };
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
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
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
const NOTHING_JUDGED = 'nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked; name another folder, or have a start proposed by cartwright init';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return [NOTHING_JUDGED];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
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
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 771:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 56783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}


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

/***/ 67040:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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


/***/ }),

/***/ 20016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-44851.js").modules);
Object.assign(exports.modules, require("./shared-44007.js").modules);
Object.assign(exports.modules, require("./shared-26019.js").modules);
