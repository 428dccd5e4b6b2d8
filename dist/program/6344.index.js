"use strict";
exports.id = 6344;
exports.ids = [6344,944];
exports.modules = {

/***/ 26344:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPropose: () => (/* binding */ runPropose)
});

// EXTERNAL MODULE: ./build/core/result/answer.js
var result_answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/scan/propose.js
var propose = __webpack_require__(20944);
;// CONCATENATED MODULE: ./build/core/report/text/proposal.js


function proposalText({ cals, unread, missing, stale, paste, }) {
    if (cals.length === 0 && unread.length > 0)
        return (0,printable.plain) `No CAL can be compared with the code.\n`;
    if (cals.length === 0)
        return (0,printable.plain) `There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n`;
    if (missing.length + stale.length === 0)
        return (0,printable.plain) `Nothing is missing: ${cals.length === 1 ? '1 CAL covers' : (0,printable.plain) `${cals.length} CALs cover`} what the code calls for.\n`;
    const parts = [];
    const [first] = missing;
    if (first !== undefined) {
        const lines = missing.map(({ item }) => {
            const seen = item.evidence.slice(0, 3).map(({ path, line, why }) => {
                return (0,printable.plain) `${(0,printable.printable)(path)}${line === undefined ? '' : (0,printable.plain) `:${line}`} (${(0,printable.printable)(why)})`;
            });
            return (0,printable.plain) `  ${(0,printable.printable)(item.kind)}: ${printable.plain.join(', ')(seen)}\n`;
        });
        const what = missing.length === 1 ? 'an item' : (0,printable.plain) `${missing.length} items`;
        parts.push((0,printable.plain) `The code calls for ${what} of required context that no CAL has:\n${printable.plain.join('')(lines)}`);
        const [head, text] = paste === undefined
            ? [
                (0,printable.plain) `Put into "rac" of ${(0,printable.printable)(first.cal)}, which is no list now:`,
                missing.map((each) => each.text).join(''),
            ]
            : [(0,printable.plain) `Paste into ${(0,printable.printable)(first.cal)}, ${(0,printable.printable)(paste.place)}:`, paste.text.replace(/^\n|\r/g, '')];
        parts.push((0,printable.plain) `${head}\n\n${(0,printable.printableLines)(text.trimEnd())}\n`);
    }
    for (const { cal, id, hint, suggestion } of stale) {
        parts.push((0,printable.plain) `${(0,printable.printable)(cal)}: the check of ${(0,printable.quote)(id)} matches no file any more: ${(0,printable.quote)(hint)}\n  ${(0,printable.printable)((0,propose/* staleHelp */.D)(suggestion === undefined ? {} : { suggestion }))}\n`);
    }
    return printable.plain.join('\n')(parts);
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 3 modules
var items = __webpack_require__(24065);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/cli/propose.js





async function runPropose(context) {
    const { io, format, quiet, config } = context;
    const { proposeRac } = await Promise.all(/* import() */[__webpack_require__.e(3512), __webpack_require__.e(4141)]).then(__webpack_require__.bind(__webpack_require__, 73512));
    const proposed = await proposeRac(await filesOf(context), {
        root: context.value('from-code') ?? '.',
        cals: context.positionals,
        configured: config.cals,
    });
    const answer = answerFor(proposed);
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y3)(proposalJson(proposed, answer), 2));
    else {
        const notes = [...proposed.notes, ...answer.cautions.map((caution) => `warning: ${caution}`)];
        if (!quiet)
            io.err((0,receipts/* notesText */.Ln)(notes));
        if (!answer.ok || !quiet)
            io.out((0,receipts/* answerText */.yy)(answer, [proposalText(proposed)]));
    }
    return answer.exitCode;
}
function answerFor({ cals, missing, stale, unread }) {
    const some = (found, one, many) => found.length === 0 ? [] : [`${found.length} ${found.length === 1 ? one : many}`];
    return (0,result_answer/* answerOf */.ut)({
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
    const { stagedFiles } = await __webpack_require__.e(/* import() */ 4464).then(__webpack_require__.bind(__webpack_require__, 64464));
    return stagedFiles(fs).fs;
}
function proposalJson({ cals, missing, stale, notes }, answer) {
    return {
        version: 1,
        cals: cals.map(({ path }) => path),
        missing: missing.map(({ item, cal, text }) => ({ cal, item: (0,items/* withoutOkf */.l)(item), text })),
        stale,
        notes,
        answer: (0,result_answer/* answerJson */.hi)(answer),
    };
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-31885.js").modules);
