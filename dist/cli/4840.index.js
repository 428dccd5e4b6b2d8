"use strict";
exports.id = 4840;
exports.ids = [4840];
exports.modules = {

/***/ 4840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergedReport: () => (/* binding */ mergedReport)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
;// CONCATENATED MODULE: ./build/core/report/merge.js




/**
 * Puts the reports of a split run together again: what several of them found is there once, the verdicts are the worst of all.
 *
 * @param reports at least one; parts of one run over one commit
 */
function mergeReports(reports) {
    const [first] = reports;
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)(reports.flatMap((report) => report.diagnostics));
    const count = (member) => reports.reduce((total, { summary }) => total + (summary[member] ?? 0), 0);
    const cals = unique(reports.flatMap((report) => report.cals), (cal) => cal.path);
    const handshakes = unique(reports.flatMap((report) => report.handshakes), host_labels/* pairKey */.Y);
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        version: 1,
        tool: first.tool,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, count('files'), count('accepted')),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map((cal) => cal.verdict)),
        compliance: (0,compliance/* complianceOf */.f)(reports.flatMap(({ compliance }) => compliance ?? [])),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function mergeChanges(all) {
    return {
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
        requirements: all.flatMap((changes) => changes.requirements ?? []),
        introduced: sum(all.map((changes) => changes.introduced)),
        fixed: sum(all.map((changes) => changes.fixed)),
    };
}
function sum(all) {
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}
/** Members by key in the order of their keys; of several, the first. */
function unique(members, key) {
    const found = new Map();
    for (const member of members)
        if (!found.has(key(member)))
            found.set(key(member), member);
    return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, member]) => member);
}

// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
;// CONCATENATED MODULE: ./build/core/report/report-file.js



/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file. */
function writeReport(file) {
    return jsonText(file);
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,parse_json/* parseJson */.q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await validators.validators.report();
    if (!validate(doc.value))
        return { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return doc.value;
}

;// CONCATENATED MODULE: ./build/cli/wiring/merged-report.js





const LIMIT = 64 * 1024 * 1024;
/**
 * Reads the reports of a split run and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report
 */
async function mergedReport(fs, names) {
    const reports = [];
    for (const path of new Set(names.flatMap((name) => filesOf(fs, name)))) {
        const file = await readReport(new TextDecoder().decode(fs.readFile(path, LIMIT)));
        if ('problem' in file)
            throw new errors/* UserError */.y('bad-report', file.problem, { path });
        reports.push(file);
    }
    const [first, ...others] = reports;
    if (first === undefined)
        throw new errors/* UserError */.y('no-file', 'there is no report to merge');
    return mergeReports([first, ...others]);
}
function filesOf(fs, name) {
    if (!(0,core_glob/* isGlob */.fg)(name))
        return [name];
    const glob = (0,core_glob/* compileGlob */.SO)(name);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
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


/***/ })

};
;