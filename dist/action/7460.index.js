export const id = 7460;
export const ids = [7460];
export const modules = {

/***/ 4541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _app_join_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2132);

/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .u)(temporary, name) : (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .u)(out, name);
}
/** The working directory relative to the repository's top folder; empty when they are one. */
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
/** Key of a job's sticky comment: jobs and working directories each have their own. */
function commentKey(workflow, job, directory) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}


/***/ }),

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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* unused harmony exports PLAIN_POLICY, answerJson */
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
function cautionsOf({ errors, warnings, notes, accepted }, nothing) {
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

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
/** What readers cannot see, or take for a space: with these aside two names may look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
/**
 * How hosts are called in a text: by their name, and with the path of the profile where another profile's name looks the
 * same. A host is its file, its name is a label; names that differ only by case or by invisible characters look the same.
 *
 * @returns the label of a verdict; not yet escaped for any outlet
 */
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
/** The key of a host's verdict on a subject, the same over runs. */
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   mk: () => (/* binding */ commentOrigin),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9239);



/** GitHub refuses a comment of more than 65,536 characters; this leaves room for what counts differently there. */
const COMMENT_LIMIT = 60_000;
/** The hidden first line by which a job finds its comment again. `key` may be any text. */
function commentMarker(key) {
    // A comment in HTML ends at two hyphens and an angle bracket.
    return `<!-- ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO} ${encodeURIComponent((0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(key)).replaceAll('--', '-%2D')} -->`;
}
/** The sticky comment of a pull request: marker, origin, report. */
function renderComment(input, options) {
    const { sha, runId, runAttempt } = options.origin;
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportDocument */ .c)(input, {
        limit: COMMENT_LIMIT,
        size: (text) => text.length,
        rest: options.rest ?? 'the job summary has more',
        lead: `${commentMarker(options.key)}\n<!-- origin ${sha} ${runId}.${runAttempt} -->\n`,
        foot: [`for commit \`${sha.slice(0, 12)}\``],
    });
}
/** The origin that a comment states, or undefined when it states none. */
function commentOrigin(body) {
    const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
    if (match === null)
        return undefined;
    return { sha: match[1], runId: Number(match[2]), runAttempt: Number(match[3]) };
}


/***/ }),

/***/ 5318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   ll: () => (/* binding */ compareReports)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6125);



/**
 * Compares the results at a base commit with those at the head. A finding is the same when rule, file, pointer and message are the
 * same: moved lines change nothing.
 */
function compareReports(base, head, requirements = []) {
    const introduced = newFindings(base, head);
    const fixed = without(base.diagnostics, head.diagnostics);
    return {
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => ({ path, before: before?.verdict ?? null, after: after?.verdict ?? null }))
            .filter(({ before, after }) => before !== after)
            .sort((a, b) => Number(isWorse(b)) - Number(isWorse(a))),
        hosts: pairs(base.handshakes, head.handshakes, _host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .sort((a, b) => Number(isNoAcceptance(b)) - Number(isNoAcceptance(a))),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(fixed),
    };
}
/** Findings of the head that the base does not have. */
function newFindings(base, head) {
    return without(head.diagnostics, base.diagnostics);
}
/** Whether nothing changed that anybody would want to read. */
function isUnchanged({ verdicts, hosts, rac, requirements = [], introduced, fixed }) {
    const counts = [...Object.values(introduced), ...Object.values(fixed)];
    return verdicts.length + hosts.length + rac.length + requirements.length === 0 && counts.every((n) => n === 0);
}
const ORDER = ['ready', 'pending', 'not ready'];
/** Whether a CAL is further from running than it was. */
function isWorse({ before, after }) {
    if (after === null)
        return false;
    return before === null ? after === 'not ready' : ORDER.indexOf(after) > ORDER.indexOf(before);
}
/** How the hosts of changes are called. */
function changedHostLabels(changes) {
    const labelled = ({ host, profile = host }) => ({ host, profile });
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
/** Both verdicts in words, with their reservations. */
function sidesOf({ before, after, reservations }) {
    return [
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0 }),
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0 }),
    ];
}
// Of a host that accepted, or was not there, and does not accept.
function isNoAcceptance({ before, after }) {
    return after !== 'accept' && after !== null && before !== after;
}
function hostChange(before, after) {
    const known = after ?? before;
    if (known === undefined)
        return [];
    const was = before?.descriptor?.unmet ?? [];
    const is = after?.descriptor?.unmet ?? [];
    const change = {
        subject: known.subject,
        host: known.host,
        profile: known.profile,
        before: before?.verdict ?? null,
        after: after?.verdict ?? null,
        reservations: { before: before?.reservations ?? 0, after: after?.reservations ?? 0 },
        broken: before === undefined || after === undefined ? [] : is.filter((id) => !was.includes(id)),
        mended: before === undefined || after === undefined ? [] : was.filter((id) => !is.includes(id)),
    };
    const same = change.before === change.after &&
        before?.reservations === after?.reservations &&
        change.broken.length + change.mended.length === 0;
    return same ? [] : [change];
}
function racChanges(before, after) {
    if (before === undefined || after === undefined)
        return [];
    return pairs(before.rac, after.rac, (item) => item.id)
        .filter(([was, is]) => (was?.required ?? false) || (is?.required ?? false))
        .map(([was, is, id]) => ({
        path: after.path,
        id,
        before: was?.state ?? 'not asked for',
        after: is?.state ?? 'not asked for',
    }))
        .filter((change) => change.before !== change.after);
}
/** Members of both lists by key, those of `head` in its order, then those that only `base` has. */
function pairs(base, head, key) {
    const before = new Map(base.map((item) => [key(item), item]));
    const after = new Map(head.map((item) => [key(item), item]));
    return [...new Set([...after.keys(), ...before.keys()])].map((k) => [before.get(k), after.get(k), k]);
}
/** Findings of `list` that `other` does not have, each of several equal ones counted. */
function without(list, other) {
    const key = ({ rule, level, path, pointer, message }) => JSON.stringify([rule, level, path, pointer, message]);
    const known = new Map();
    for (const diagnostic of other)
        known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
    return list.filter((diagnostic) => {
        const n = known.get(key(diagnostic)) ?? 0;
        known.set(key(diagnostic), n - 1);
        return n <= 0;
    });
}


/***/ }),

/***/ 9239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ reportDocument)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/links.js
var links = __webpack_require__(2148);
// EXTERNAL MODULE: ./build/core/report/markdown.js
var markdown = __webpack_require__(1432);
;// CONCATENATED MODULE: ./build/core/report/changes-section.js




/** What the change does, verdict flips first; nothing when it does nothing. */
function changesSection(changes, target) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return [];
    const { introduced, fixed } = changes;
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const lines = [
        ...changes.verdicts.map((change) => verdictLine(change, target)),
        ...changes.hosts.map((change) => hostLine(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [`🔺 new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [`✔️ gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...changes.rac.map((change) => racLine(change, target)),
    ];
    return [
        {
            noun: ['list of changes', 'lists of changes'],
            open: '\n### What changes against the base\n\n',
            rows: lines.map((line) => ({ text: `- ${line}\n` })),
            close: '',
            more: (rows) => `- … and ${(0,markdown/* count */.U9)(rows.length, 'change')} more\n`,
            share: 0.2,
        },
    ];
}
function verdictLine(change, target) {
    const where = change.after === null ? (0,markdown/* code */.aY)(change.path) : (0,links/* fileLink */.RF)(target, change.path);
    const mark = (0,compare/* isWorse */.Bx)(change) ? '❌' : change.after === 'ready' ? '✅' : '🔄';
    if (change.before === null)
        return `${mark} ${where} is new: **${change.after}**`;
    if (change.after === null)
        return `🔄 ${where} is gone (was ${change.before})`;
    return `${mark} ${where}: ${change.before} → **${change.after}**`;
}
function hostLine(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,compare/* sidesOf */.Mm)(change);
    const where = `${after === null ? (0,markdown/* code */.aY)(subject) : (0,links/* fileLink */.RF)(target, subject)} on ${(0,markdown/* code */.aY)(host)}`;
    const ids = [
        ...(broken.length > 0 ? [`no longer met: ${list(broken)}`] : []),
        ...(mended.length > 0 ? [`met now: ${list(mended)}`] : []),
    ];
    const why = ids.length > 0 ? ` (${ids.join('; ')})` : '';
    if (after === null)
        return `🔄 ${where}: not there any more (was ${was})`;
    const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : is === after ? '✅' : '⚠️';
    if (before === null)
        return `${mark} ${where}: **${is}** (new)`;
    return was === is ? `🔄 ${where}: ${is}${why}` : `${mark} ${where}: ${was} → **${is}**${why}`;
}
const SHOWN_CHANGES = 8;
function requirementsLine({ subject, before, after, changes, ...diff }, target) {
    const of = (kind) => changes
        .filter((change) => change.kind === kind && kind !== 'text')
        .map((change) => `${(0,markdown/* code */.aY)(change.id, 80)} ${(0,markdown/* code */.aY)(change.before, 40)} → ${(0,markdown/* code */.aY)(change.after, 40)}`);
    const part = (title, lines) => {
        if (lines.length === 0)
            return [];
        const more = lines.length > SHOWN_CHANGES ? `, and ${lines.length - SHOWN_CHANGES} more` : '';
        return [`${title} ${lines.slice(0, SHOWN_CHANGES).join(', ')}${more}`];
    };
    const [breaking, compatible] = [of('breaking'), of('compatible')];
    const said = [...part('**breaking:**', breaking), ...part('compatible:', compatible)];
    const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
    return `${mark} ${(0,links/* fileLink */.RF)(target, subject)} asks hosts for something else; ${[
        ...(said.length === 0 ? ['only names and descriptions'] : said),
        stepOfVersions(before, after, diff),
    ].join('; ')}`;
}
function stepOfVersions(before, after, { step, taken, enough }) {
    const asked = `SemVer step **${step}**`;
    if (before === null || after === null)
        return asked;
    if (before === after)
        return enough ? asked : `${asked}, but the version stays ${(0,markdown/* code */.aY)(after, 40)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}: ${(0,markdown/* code */.aY)(before, 40)} → ${(0,markdown/* code */.aY)(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}
function racLine({ path, id, before, after }, target) {
    const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
    return `${mark} ${(0,markdown/* code */.aY)(id)} of ${(0,links/* fileLink */.RF)(target, path)}: ${(0,markdown/* prose */.CS)(before, 40)} → ${(0,markdown/* prose */.CS)(after, 40)}`;
}
function list(ids) {
    const shown = ids.slice(0, 5).map((id) => (0,markdown/* code */.aY)(id));
    return [...shown, ...(ids.length > 5 ? [`${ids.length - 5} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
;// CONCATENATED MODULE: ./build/core/report/findings-section.js




const PLACES = 3;
/** So many findings are shown unfolded, one by one. */
const FEW_FINDINGS = 10;
/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
function ruleTable(diagnostics, target, rulesUrl) {
    if (diagnostics.length === 0)
        return [];
    return [
        {
            noun: ['table of rules', 'tables of rules'],
            open: `\n### Findings by rule\n\n${(0,markdown/* tableHead */.PP)('', 'rule', 'findings', 'first places')}`,
            rows: (0,report_counts/* groupByRule */.RJ)(diagnostics).map(({ rule, level, findings }) => {
                const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
                const rest = findings.length > PLACES ? [`${(0,markdown/* thousands */.oh)(findings.length - PLACES)} more`] : [];
                const n = (0,markdown/* thousands */.oh)(findings.length);
                return { text: (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[level], (0,links/* ruleLink */.lN)(rule, rulesUrl), n, [...places, ...rest].join(', ')) };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'rule')} more*\n`,
            share: 0.3,
        },
    ];
}
/** The findings themselves by folder and file, folded but for a short list. */
function fileSections(diagnostics, target, rulesUrl) {
    const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
    return (0,report_counts/* groupByFile */.XQ)(diagnostics).map(({ path, findings }, i) => {
        const title = `${(0,markdown/* element */.ND)(path)}: ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}`;
        return {
            noun: ['file with findings', 'files with findings'],
            open: `${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${(0,markdown/* tableHead */.PP)('', 'place', 'finding', 'rule')}`,
            rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
            close: '\n</details>\n',
            more: (rows) => `\n*… and ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(withFinding(rows)))} more in this file*\n`,
        };
    });
}
/** A table of what each folder holds, for repositories with several packages; none for a single folder. */
function folderTable(diagnostics) {
    const folders = (0,group/* groupBy */.$)(diagnostics, ({ path }) => folderOf(path));
    if (folders.size < 2)
        return [];
    const sorted = [...folders].map(([folder, own]) => ({ folder, counts: (0,report_counts/* countLevels */.ZT)(own) }));
    sorted.sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.folder < b.folder ? -1 : 1));
    return [
        {
            noun: ['table of folders', 'tables of folders'],
            open: `\n### Findings by folder\n\n${(0,markdown/* tableHead */.PP)('folder', 'errors', 'warnings', 'notes')}`,
            rows: sorted.map(({ folder, counts }) => ({
                text: (0,markdown/* row */.nM)((0,markdown/* code */.aY)(folder), ...[counts.errors, counts.warnings, counts.notes].map((n) => (0,markdown/* thousands */.oh)(n))),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'folder')} more*\n`,
            share: 0.15,
        },
    ];
}
/** The findings that rows show. */
function withFinding(rows) {
    return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}
function findingRow(finding, target, rulesUrl) {
    const help = finding.help === undefined ? '' : `<br>→ ${(0,markdown/* prose */.CS)(finding.help, 400)}`;
    const fix = finding.fix === undefined ? '' : ' 🔧';
    return (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[finding.level], (0,links/* fileLink */.RF)(target, finding.path, lines(finding), position(finding)), `${(0,markdown/* prose */.CS)(finding.message)}${help}`, `${(0,links/* ruleLink */.lN)(finding.rule, rulesUrl)}${fix}`);
}
function place(finding, target) {
    return (0,links/* fileLink */.RF)(target, finding.path, lines(finding));
}
function position({ range: { start } }) {
    return `${start.line}:${start.column}`;
}
function lines({ range: { start, end } }) {
    return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
// Two levels tell packages of a monorepo apart without listing every folder.
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.length === 0 ? '.' : folders.slice(0, 2).join('/');
}

// EXTERNAL MODULE: ./build/core/report/headline.js
var headline = __webpack_require__(9165);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
;// CONCATENATED MODULE: ./build/core/report/hosts-section.js





/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;
/** The matrix of hosts and cartridges; rows with refusals first, then those that nobody could judge. */
function hostMatrix(verdicts, target) {
    if (verdicts.length === 0)
        return [];
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(([p, a], [q, b]) => hosts_section_compare(a, b) || hosts_section_compare(p, q));
    const subjects = [...(0,group/* groupBy */.$)(verdicts, (v) => v.subject)].sort(([a, left], [b, right]) => marked(right, 'refuse').length - marked(left, 'refuse').length ||
        marked(right, 'not judged').length - marked(left, 'not judged').length ||
        hosts_section_compare(a, b));
    const wide = hosts.length > COLUMNS;
    const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
    const words = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' };
    const seen = ['reserved', 'refuse', 'not judged'].filter((mark) => marked(verdicts, mark).length > 0);
    const columns = wide ? ['accepted by', ...seen.map((mark) => words[mark])] : hosts.map(([, name]) => (0,markdown/* code */.aY)(name, 80));
    const head = (0,markdown/* tableHead */.PP)('cartridge', ...(signed ? ['signature'] : []), ...columns);
    const rows = subjects.map(([subject, own]) => {
        const first = [(0,links/* fileLink */.RF)(target, subject), ...(signed ? [signature(own)] : [])];
        const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
        const cells = wide
            ? [`${accepted} of ${own.length}`, ...seen.map((mark) => names(marked(own, mark), label))]
            : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
        return { text: (0,markdown/* row */.nM)(...first, ...cells) };
    });
    return [
        {
            noun: ['matrix of hosts', 'matrices of hosts'],
            open: `\n### Hosts\n\n${head}`,
            rows,
            close: '',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'cartridge')} more*\n`,
            share: 0.25,
        },
    ];
}
/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer are one. Folded.
 */
function hostDetails(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
    return [...(0,group/* groupBy */.$)(telling, answerKey).values()].map((group) => {
        const [verdict] = group;
        const hosts = group.slice(0, COLUMNS).map((each) => (0,markdown/* element */.ND)(label(each)));
        const more = group.length > COLUMNS ? ` and ${(0,markdown/* count */.U9)(group.length - COLUMNS, 'more host')}` : '';
        const title = `${(0,markdown/* element */.ND)(verdict.subject)} on ${hosts.join(', ')}${more}: ${titleOf(verdict)}`;
        return {
            noun: ['answer in full', 'answers in full'],
            open: `\n<details><summary>${MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${title}</summary>\n\n`,
            rows: detailRows(verdict),
            close: '\n</details>\n',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'line')} more*\n`,
        };
    });
}
const MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' };
function answerKey(verdict) {
    return JSON.stringify([verdict.subject, titleOf(verdict), detailRows(verdict)]);
}
function titleOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return (0,reservations/* verdictWords */.L2)(verdict);
        case 'refuse':
            return (0,markdown/* count */.U9)(verdict.descriptor.unmet.length, 'unmet requirement');
        case 'not judged':
            return 'not judged';
    }
}
function detailRows(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ text: `- ${(0,markdown/* prose */.CS)(verdict.reason, 400)}\n` }, { text: `- ${(0,markdown/* prose */.CS)(verdict.help, 400)}\n` }];
    return [
        ...unmetRows(verdict),
        ...verdict.roles.flatMap((role) => (role.boundTool === null ? candidateRows(role) : reservationRows(role))),
    ];
}
function unmetRows({ descriptor, error }) {
    return descriptor.unmet.map((id, i) => {
        const offered = error?.error.data.supported[i];
        const asked = error?.error.data.requested[i];
        const words = [
            ...(asked === undefined ? [] : [`asked ${(0,markdown/* code */.aY)(asked)}`]),
            ...(offered === undefined ? [] : [`offered ${(0,markdown/* code */.aY)(offered)}`]),
        ];
        return { text: `- ${(0,markdown/* code */.aY)(id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}\n` };
    });
}
// An optional role that is not bound blocks nothing; of a bound one the other tools do not matter.
function candidateRows(role) {
    if (role.tier === 'optional')
        return [];
    return role.candidates.slice(0, 10).map((candidate) => {
        const why = [
            `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
            ...(candidate.path === '' ? [] : [(0,markdown/* prose */.CS)(candidate.path, 240)]),
            ...(candidate.witness === undefined ? [] : [`for example ${(0,markdown/* code */.aY)(JSON.stringify(candidate.witness) ?? '')}`]),
            ...(candidate.missingScopes.length === 0
                ? []
                : [`lacks ${candidate.missingScopes.map((s) => (0,markdown/* code */.aY)(s)).join(', ')}`]),
            ...(candidate.notTaken === undefined ? [] : [`not taken: ${(0,markdown/* prose */.CS)(candidate.notTaken, 240)}`]),
            ...candidate.reservations.map((each) => reservationText(each)),
        ];
        return { text: `  - ${(0,markdown/* code */.aY)(candidate.tool, 80)} for ${(0,markdown/* code */.aY)(role.role)}: ${why.join('; ')}\n` };
    });
}
function reservationRows(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map((each) => ({
        text: `- ${(0,markdown/* code */.aY)(role.role)} by ${(0,markdown/* code */.aY)(role.boundTool ?? '', 80)} (${role.how}), reservation: ${reservationText(each)}\n`,
    }));
}
function reservationText({ reason, witness }) {
    return `${(0,markdown/* prose */.CS)(reason, 240)}${witness === undefined ? '' : `, for example it rejects ${(0,markdown/* code */.aY)(JSON.stringify(witness), 160)}`}`;
}
function cell(verdict) {
    if (verdict === undefined)
        return '';
    switch (verdict.verdict) {
        case 'accept': {
            const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
            const words = [
                ...(verdict.reservations > 0 ? [(0,markdown/* count */.U9)(verdict.reservations, 'reservation')] : []),
                ...(degraded > 0 ? [`without ${(0,markdown/* count */.U9)(degraded, 'optional role')}`] : []),
            ];
            return [MARK[(0,reservations/* markOf */.Fg)(verdict)], words.join(', ')].filter((part) => part !== '').join(' ');
        }
        case 'refuse': {
            const [first, ...more] = verdict.descriptor.unmet;
            return `✗ ${first === undefined ? 'refused' : (0,markdown/* code */.aY)(first, 60)}${more.length > 0 ? ` +${more.length}` : ''}`;
        }
        case 'not judged':
            return '? not judged';
    }
}
function signature(verdicts) {
    const [first] = verdicts;
    return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}
function names(verdicts, label) {
    const shown = verdicts.slice(0, COLUMNS).map((v) => (0,markdown/* code */.aY)(label(v), 80));
    return [...shown, ...(verdicts.length > COLUMNS ? [`${verdicts.length - COLUMNS} more`] : [])].join(', ');
}
function marked(verdicts, mark) {
    return verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark);
}
function hosts_section_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/report/layout.js

const MORE = 220;
/**
 * Writes `head`, then as much of each section as has room, in their order: sections that come first are the important ones. Whatever is cut is said where it was cut; whole sections that found no place are counted in one sentence at the end.
 */
function layOut(head, sections, { limit, size, rest }) {
    const parts = [head];
    const written = new Set();
    const left = new Map();
    let room = limit - size(head) - 600;
    for (const section of sections) {
        const allowed = Math.min(room, section.share === undefined ? room : limit * section.share);
        const taken = fill(section, allowed, size);
        if (taken === undefined) {
            const entry = left.get(section.noun[1]) ?? { noun: section.noun, n: 0 };
            entry.n++;
            left.set(section.noun[1], entry);
            continue;
        }
        for (const row of taken.rows)
            written.add(row);
        parts.push(taken.text);
        room -= taken.size;
    }
    if (left.size > 0) {
        const names = [...left.values()].map(({ noun, n }) => `${(0,markdown/* thousands */.oh)(n)} ${n === 1 ? noun[0] : noun[1]}`);
        parts.push(`\n*Left out for length: ${names.join(', ')}; ${rest}.*\n`);
    }
    return { text: parts.join(''), rows: written };
}
function fill(section, room, size) {
    let used = size(section.open) + size(section.close);
    if (used > room)
        return undefined;
    const sizes = section.rows.map((row) => size(row.text));
    const all = sizes.reduce((sum, n) => sum + n, 0);
    if (used + all <= room) {
        const text = section.open + section.rows.map((row) => row.text).join('') + section.close;
        return { text, rows: section.rows, size: used + all };
    }
    let n = 0;
    while (n < sizes.length && used + sizes[n] + MORE <= room)
        used += sizes[n++];
    if (n === 0)
        return undefined;
    const rows = section.rows.slice(0, n);
    const more = section.more(section.rows.slice(n));
    const text = section.open + rows.map((row) => row.text).join('') + section.close + more;
    return { text, rows, size: used + size(more) };
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
;// CONCATENATED MODULE: ./build/core/report/mermaid.js



const LABEL = 60;
/** Mermaid's brackets of each kind of node. */
const SHAPE = {
    task: ['[', ']'],
    exclusive: ['{', '}'],
    parallel: ['{', '}'],
    inclusive: ['{', '}'],
    start: ['([', '])'],
    end: ['([', '])'],
    stop: ['([', '])'],
    handoff: ['[/', '/]'],
    timer: ['[[', ']]'],
    other: ['[', ']'],
};
/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 *
 * @returns undefined when the result carries no flow
 */
function flowDiagram(cal) {
    return cal.flow === undefined ? undefined : (0,markdown/* fenced */.OF)(flowSource(cal, cal.flow), 'mermaid');
}
/** The Mermaid source alone. */
function flowSource(cal, flow) {
    const ids = new Map(flow.nodes.map((node, i) => [node.id, `n${i}`]));
    const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
    const missing = new Map();
    for (const { id, state } of cal.rac) {
        if (state === 'failed' || state === 'unconfirmed')
            missing.set(id, state === 'failed' ? '✗' : '□');
    }
    // A short flow reads best from left to right; a long one would shrink to nothing.
    const lines = [`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
    const stopped = [];
    flow.nodes.forEach((node, i) => {
        const lacking = (node.rac ?? []).filter((id) => missing.has(id));
        const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
        if (blocked)
            stopped.push(`n${i}`);
        const [open, close] = SHAPE[node.kind];
        const text = [
            label(node.id),
            ...details(node),
            ...lacking.slice(0, 4).map((id) => `${missing.get(id)} ${label(id)}`),
        ];
        lines.push(`  n${i}${open}"${text.join('<br/>')}"${close}`);
    });
    for (const edge of flow.edges) {
        const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
        if (from === undefined || to === undefined)
            continue;
        lines.push(`  ${from} -->${edge.when === undefined ? '' : `|"${label(edge.when)}"|`} ${to}`);
    }
    if (stopped.length > 0) {
        lines.push('  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3');
        lines.push(`  class ${stopped.join(',')} blocked`);
    }
    return `${lines.join('\n')}\n`;
}
function details({ kind, agent, role }) {
    if (agent !== undefined) {
        return [role === undefined || role === agent ? label(agent) : `${label(agent)} · ${label(role)}`];
    }
    if (kind === 'task' || kind === 'other' || kind === 'start' || kind === 'end')
        return [];
    return [kind];
}
// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text) {
    const shown = (0,markdown/* shorten */.ml)((0,printable/* printable */.g)((0,redact/* redact */.E)(text)), LABEL);
    return shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/core/report/outline.js
/** A section without rows: it has room or it has none. */
function block(text, noun) {
    return { noun, open: text, rows: [], close: '', more: () => '' };
}

;// CONCATENATED MODULE: ./build/core/report/readiness-section.js





const VERDICT = {
    ready: '✅ ready',
    pending: '⏳ pending',
    'not ready': '❌ not ready',
};
const WORST = ['not ready', 'pending', 'ready'];
const STATE = {
    confirmed: '☑',
    unconfirmed: '□',
    failed: '✗',
    optional: '·',
};
/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
function workflowTable(cals, target) {
    if (cals.length < 2)
        return [];
    const sorted = worstFirst(cals);
    return [
        {
            noun: ['table of workflows', 'tables of workflows'],
            open: `\n### Workflows\n\n${(0,markdown/* tableHead */.PP)('', 'workflow', 'participants', 'required knowledge', 'file')}`,
            rows: sorted.map((cal) => {
                const staffed = cal.participants.filter((p) => p.resolved !== null).length;
                const required = cal.rac.filter((item) => item.required);
                const confirmed = required.filter((item) => item.state === 'confirmed').length;
                return {
                    text: (0,markdown/* row */.nM)(VERDICT[cal.verdict], nameOf(cal), `${staffed} of ${cal.participants.length}`, `${confirmed} of ${required.length}`, (0,links/* fileLink */.RF)(target, cal.path)),
                };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'workflow')} more*\n`,
            share: 0.3,
        },
    ];
}
/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
function checklists(cals, target) {
    const folded = cals.length > 1;
    return worstFirst(cals).map((cal) => {
        const open = folded
            ? `\n<details><summary>${VERDICT[cal.verdict]} ${(0,markdown/* element */.ND)(cal.name || cal.id)}</summary>\n`
            : `\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
        const size = `${(0,markdown/* count */.U9)(cal.nodes, 'node')}, ${(0,markdown/* count */.U9)(cal.participants.length, 'participant')}`;
        const text = `${open}\n${(0,links/* fileLink */.RF)(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
        const diagram = flowDiagram(cal);
        const rest = folded ? `${diagram === undefined ? '' : `\n${diagram}\n`}\n</details>\n` : '';
        return block(`${text}${rest}`, ['checklist', 'checklists']);
    });
}
/** The flow of the only workflow there is. */
function onlyFlow(cals) {
    const [only, ...others] = cals;
    const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
    return diagram === undefined ? [] : [block(`\n### Flow\n\n${diagram}\n`, ['diagram', 'diagrams'])];
}
const ROWS = 60;
function participants({ participants: all }) {
    if (all.length === 0)
        return '';
    const rows = all.slice(0, ROWS).map((participant) => {
        const { alias, bind, resolved, reason } = participant;
        const by = resolved === null ? '' : `${(0,markdown/* code */.aY)(resolved.name)} (${(0,markdown/* code */.aY)(resolved.role)})`;
        return (0,markdown/* row */.nM)(participantMark(participant), (0,markdown/* code */.aY)(alias), bind, by, (0,markdown/* prose */.CS)(reason));
    });
    return `\n${(0,markdown/* tableHead */.PP)('', 'participant', 'bind', 'cartridge', 'why')}${rows.join('')}${left(all.length, 'participant')}`;
}
function participantMark({ resolved, required }) {
    return resolved === null ? (required ? '✗' : '·') : '✓';
}
function knowledge({ rac }) {
    if (rac.length === 0)
        return '';
    const rows = rac.slice(0, ROWS).map((item) => {
        const check = item.check === null ? '' : `${(0,markdown/* prose */.CS)(item.check.type, 40)} ${(0,markdown/* code */.aY)(item.check.hint, 100)}`;
        return (0,markdown/* row */.nM)(STATE[item.state], (0,markdown/* code */.aY)(item.id), (0,markdown/* prose */.CS)(item.kind, 40), (0,markdown/* prose */.CS)(item.description, 240), check, evidence(item));
    });
    const head = (0,markdown/* tableHead */.PP)('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
    return `\n${head}${rows.join('')}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}
// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [(0,markdown/* prose */.CS)(reason, 200)];
    return [...words, ...(found.digest === undefined ? [] : [(0,markdown/* code */.aY)(found.digest.slice(0, 19))])].join('; ');
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [`${(0,markdown/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [`by ${(0,markdown/* code */.aY)(by, 60)}`]),
        ...(at === undefined ? [] : [`on ${(0,markdown/* code */.aY)(at.slice(0, 10))}`]),
        ...(expires === undefined ? [] : [`until ${(0,markdown/* code */.aY)(expires.slice(0, 10))}`]),
    ];
}
function blocked(cal) {
    return listed('Cannot run yet', cal.blocked ?? []);
}
function todo(cal) {
    return listed('Still to write', (cal.todo ?? []).map((id) => `the action of task ${(0,printable/* quote */.h)(id)} is a TODO`));
}
function listed(title, lines) {
    if (lines.length === 0)
        return '';
    const shown = lines.slice(0, 20).map((line) => `- ${(0,markdown/* prose */.CS)(line, 240)}\n`);
    return `\n**${title}**\n\n${shown.join('')}${lines.length > 20 ? `- … and ${lines.length - 20} more\n` : ''}`;
}
function left(n, noun) {
    return n > ROWS ? `\n*… and ${(0,markdown/* count */.U9)(n - ROWS, noun)} more*\n` : '';
}
function nameOf(cal) {
    return (0,markdown/* prose */.CS)(cal.name || cal.id, 100);
}
function worstFirst(cals) {
    return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/report/document.js







/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
function reportDocument(input, options) {
    const { report, changes, target, rulesUrl, onlyChanges = false, policy } = input;
    const { diagnostics, cals, handshakes } = report;
    const checks = checklists(cals, target);
    const files = fileSections(diagnostics, target, rulesUrl);
    const several = cals.length > 1;
    // A few findings are read at once; many need their tables first and come last.
    const few = diagnostics.length <= FEW_FINDINGS;
    const sections = [
        ...(changes === undefined ? [] : changesSection(changes, target)),
        ...workflowTable(cals, target),
        ...(several ? [] : checks),
        ...(few ? files : []),
        ...hostMatrix(handshakes, target),
        ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
        ...onlyFlow(cals),
        ...hostDetails(handshakes),
        ...(several ? checks : []),
        ...(few ? [] : files),
    ];
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const sign = [...(options.foot ?? []), `cartwright ${report.tool.version}`].join(' · ');
    const foot = (listed) => `${cutSentence((0,report_counts/* subtract */.Re)(counts, listed), options.rest)}\n<sub>${sign}</sub>\n`;
    // The foot says what is cut, so room is kept for its longest form.
    const room = options.size(foot(report_counts/* NONE */.x3)) + 60;
    const laid = layOut(`${options.lead ?? ''}${(0,headline/* headline */.Pl)(report, policy)}${onlyChanges ? ONLY_CHANGES : ''}`, sections, {
        ...options,
        limit: options.limit - room,
    });
    const shown = (0,report_counts/* countLevels */.ZT)(withFinding(laid.rows));
    return { text: laid.text + foot(shown), shown, cut: (0,report_counts/* subtract */.Re)(counts, shown) };
}
const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';
function cutSentence(cut, rest) {
    return (0,report_counts/* total */.X5)(cut) === 0 ? '' : `\n**Not listed one by one here: ${(0,report_counts/* allCounts */.CQ)(cut)}**; ${rest}.\n`;
}


/***/ }),

/***/ 9165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   jo: () => (/* binding */ moodOf),
/* harmony export */   q$: () => (/* binding */ conclusion)
/* harmony export */ });
/* unused harmony exports reportAnswer, totalsLine */
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(255);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6125);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);





/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
function reportAnswer(report, policy) {
    const { files, accepted } = report.summary;
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)({ ...report, summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(report.diagnostics, files, accepted) }, policy);
}
/** How a report stands in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
function moodOf(report, policy) {
    const { ok, cautions } = reportAnswer(report, policy);
    if (!ok)
        return 'bad';
    const { warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics);
    return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}
/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
function conclusion(report) {
    const { errors, warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics);
    if (report.verdict === 'not ready')
        return 'not ready';
    if (answers(report, 'refuse') > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(answers(report, 'refuse'), 'refusal');
    if (errors > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(errors, 'error');
    if (answers(report, 'not judged') > 0)
        return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(answers(report, 'not judged'), 'handshake')} not judged`;
    if (report.verdict === 'pending')
        return 'pending';
    if (warnings > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(warnings, 'warning');
    if (report.nothing === true)
        return 'nothing to judge';
    return report.verdict ?? 'all clear';
}
const MARK = { good: '✅', open: '⏳', bad: '❌' };
/** Heading, the line of totals, and what the answer is to be taken with; every outlet repeats them in the same words. */
function headline(report, policy) {
    const { cautions } = reportAnswer(report, policy);
    const warned = cautions.map((caution) => `\n⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(caution)}\n`).join('');
    return `## ${MARK[moodOf(report, policy)]} cartwright: ${conclusion(report)}\n\n${totalsLine(report)}\n${warned}`;
}
/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
function totalsLine(report) {
    const { cals, handshakes, summary } = report;
    const counts = `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .allCounts */ .CQ)((0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics))}${(0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedCount */ .n)(summary)}`;
    const parts = [`**${counts}** in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(summary.files, 'file')}`];
    if (cals.length > 0) {
        const ready = cals.filter((cal) => cal.verdict === 'ready').length;
        parts.push(`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(ready)} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(cals.length, 'workflow')}** ready`);
    }
    if (handshakes.length > 0) {
        const reserved = handshakes.filter((each) => (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .markOf */ .Fg)(each) === 'reserved').length;
        const open = answers(report, 'not judged');
        const words = [
            `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(answers(report, 'accept'))} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(handshakes.length, 'handshake')}** accepted`,
            ...(reserved > 0 ? [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(reserved)} with reservations`] : []),
            ...(open > 0 ? [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(open)} not judged**`] : []),
        ];
        parts.push(words.join(', '));
    }
    return parts.join(' · ');
}
function answers({ handshakes }, wanted) {
    return handshakes.filter(({ verdict }) => verdict === wanted).length;
}


/***/ }),

/***/ 255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   VL: () => (/* binding */ reservationsOf)
/* harmony export */ });
/* unused harmony export hostCounts */
/** The reservations under which a role's tool is bound; none while it is not. */
function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
/** `accept`, `accept, 2 reservations`, `refuse`, `not judged`: a verdict in words, never without its reservations. */
function verdictWords({ verdict, reservations, }) {
    if (reservations === 0)
        return verdict;
    return `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
/** What mark a verdict has: an acceptance with reservations never has the plain one. */
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
/** `2 of 5 accept, 1 with reservations, 1 refuses, 2 not judged`: only an acceptance counts as one, and nothing is left out. */
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
    return [
        `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [`${reserved} with reservations`] : []),
        ...(refused > 0 ? [`${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [`${open} not judged`] : []),
    ].join(', ');
}


/***/ }),

/***/ 1998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/** Reads `INDEX/COUNT`, for example `2/4`; undefined when it is none, or the index is beyond the count. */
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
/** Whether a path belongs to a shard. It depends on the path alone, so that jobs agree without speaking to each other. */
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
/** FNV-1a: spreads names evenly, protects against nothing. 32 bits, unsigned. */
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ }),

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
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
    /** @param offset UTF-16 offset; clamped to the text */
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
    /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ PACKAGE_SCHEMA_VERSION),
/* harmony export */   JO: () => (/* binding */ COMMENT_MARKER),
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   ZZ: () => (/* binding */ ROSTER_SCHEMA_VERSION),
/* harmony export */   _Y: () => (/* binding */ HOST_SCHEMA_VERSION),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony exports SCOPES, isScope */
/**
 * The one place that spells the format's identifiers (format.md, 1).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
function makeProfile(prefix, own) {
    const media = `application/vnd.${prefix}.`;
    return Object.freeze({
        prefix,
        roleNamespace: `${prefix}:`,
        manifestSchemaVersion: `${prefix}.harness.v1`,
        descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
        calSchemaVersion: `${prefix}.cal/1`,
        trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
        calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
        manifestMediaType: `${media}harness-requirements.v1+json`,
        descriptorMediaType: `${media}harness-compliance.v1+json`,
        cartridgeMediaType: `${media}cartridge.v1+sqlite3`,
        metaPrefix: `${prefix}.`,
        predicateVersionField: `${prefix}SchemaVersion`,
        levelField: `${prefix}Level`,
        extension: `.${prefix}`,
        calSubjectPrefix: `urn:${prefix}:workflow:`,
        ...own,
    });
}
/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
/** The names that `--prefix` accepts. */
const PREFIXES = Object.freeze(Object.keys(PROFILES));
/** @returns whether `name` is the prefix of a shipped profile. */
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (format.md, 1).
 */
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
/** Package files, host profiles and confirmations are cartwright's own and keep one name in every profile (surface.md). */
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
/** The four required tool roles, without namespace, in the specification's order (2.2). */
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
/** Fixed path of the harness-requirements manifest in a cartridge (specification 2.1). */
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
/** The closed scope vocabulary (format.md, 2). */
const SCOPES = (/* unused pure expression or super */ null && ([
    'exec',
    'dispatch',
    'memory.write',
    'memory.read',
    'search',
    'knowledge.write',
    'fs.read',
    'fs.write',
    'net.fetch',
]));
const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;
/** @returns whether `token` is a scope: of the closed list, or a vendor token (format.md, 2). */
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
/** Hidden first line of the sticky pull request comment; a job's key follows it. */
const COMMENT_MARKER = 'cartwright-report';


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of the program; a test compares it with package.json. */
const VERSION = '0.1.0';


/***/ })

};
