"use strict";
exports.modules = {

/***/ 66607:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergedReport: () => (/* binding */ mergedReport)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/result/same-answers.js
var same_answers = __webpack_require__(5876);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var cause = __webpack_require__(54209);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(45318);
// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(26019);
;// CONCATENATED MODULE: ./build/core/report/merge.js





function partsProblem(reports) {
    const { part: first } = reports[0];
    const seen = new Map();
    for (const [at, { part, tool }] of reports.entries()) {
        if (part === undefined || first === undefined)
            return { problem: 'it is no part of a split run', help: 'make each part with --shard I/N (the input shard)', at };
        const foreign = (what, own, other) => ({
            problem: `it is part of another run: ${what} ${own}, where the first part has ${other}`,
            help: 'merge the parts of one run only',
            at,
        });
        if (part.commit !== first.commit)
            return foreign('commit', part.commit ?? 'unknown', first.commit ?? 'an unknown one');
        if (part.count !== first.count)
            return foreign('count', String(part.count), String(first.count));
        if (tool.version !== reports[0].tool.version)
            return foreign('cartwright', tool.version, reports[0].tool.version);
        if (part.configuration !== first.configuration)
            return foreign('configuration and files', part.configuration, first.configuration);
        const before = seen.get(part.index);
        if (before !== undefined)
            return { problem: `part ${part.index} of ${part.count} is there twice`, help: 'name each part once', at };
        seen.set(part.index, at);
    }
    const count = first?.count ?? 0;
    const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !seen.has(index));
    if (missing.length === 0)
        return undefined;
    const which = `${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}`;
    const verb = missing.length === 1 ? 'is' : 'are';
    return {
        problem: `part ${which} of ${count} ${verb} missing`,
        help: 'a part that failed to run judged nothing',
        at: 0,
    };
}
function mergeReports(reports) {
    const [first] = reports;
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        ...mergeProjects(reports),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function mergeProjects(reports) {
    const apart = reports.map((report) => (0,projects/* takeApart */.YF)(report));
    const [first, ...others] = (apart[0] ?? []).map(({ root, file }, i) => {
        const [own, ...rest] = apart.flatMap((projects) => projects[i]?.report ?? []);
        if (own === undefined)
            throw new Error('parts of one run have the same projects');
        return { root, file, report: mergeLists([own, ...rest]) };
    });
    return first === undefined ? mergeLists(reports) : (0,projects/* putTogether */.of)([first, ...others]);
}
function mergeLists(reports) {
    const lists = {
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(reports.flatMap((report) => report.diagnostics)),
        cals: reports.flatMap((report) => report.cals).sort((a, b) => (a.path < b.path ? -1 : 1)),
        handshakes: reports.flatMap((report) => report.handshakes).sort(same_answers/* compareVerdicts */.m),
    };
    return {
        ...(0,projects/* reportOf */.EI)(reports[0].tool, lists, (0,projects/* total */.X5)(reports, 'files'), (0,projects/* total */.X5)(reports, 'accepted')),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
    };
}
function mergeChanges(all) {
    const relaxed = new Map(all.flatMap((changes) => changes.relaxed ?? []).map((each) => [JSON.stringify(each), each]));
    const hidden = all.flatMap((changes) => changes.hidden ?? []);
    const causes = joined(all.map((changes) => changes.causes));
    const moved = joined(all.map((changes) => changes.moved));
    const locks = joined(all.map((changes) => changes.locks));
    const base = all[0]?.base;
    return (0,compare/* sortChanges */.gQ)({
        relaxed: [...relaxed.values()],
        ...(hidden.length === 0 ? {} : { hidden: sum(hidden) }),
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
        requirements: all.flatMap((changes) => changes.requirements ?? []),
        introduced: sum(all.map((changes) => changes.introduced)),
        fixed: sum(all.map((changes) => changes.fixed)),
        ...(causes === undefined ? {} : { causes: (0,cause/* worstFirst */.md)(causes) }),
        ...(moved === undefined ? {} : { moved }),
        ...(locks === undefined ? {} : { locks }),
        ...(base === undefined ? {} : { base }),
    });
}
function joined(lists) {
    if (lists.includes(undefined))
        return undefined;
    return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [JSON.stringify(each), each])).values()];
}
function sum(all) {
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}

// EXTERNAL MODULE: ./build/core/report/json/report-file.js
var report_file = __webpack_require__(67147);
// EXTERNAL MODULE: ./build/wiring/named-files.js
var named_files = __webpack_require__(73608);
;// CONCATENATED MODULE: ./build/wiring/merged-report.js




const LIMIT = 64 * 1024 * 1024;
async function mergedReport(fs, names, folders) {
    const paths = (0,named_files/* filesNamed */.h)(fs, names);
    const [first, ...others] = paths;
    const { HEAD_BYTES, isSweep, mergedSweeps } = await __webpack_require__.e(/* import() */ 7701).then(__webpack_require__.bind(__webpack_require__, 97701));
    if (isSweep(fs.readFile(first, HEAD_BYTES, true)))
        return mergedSweeps(fs, paths, folders);
    if (folders !== undefined)
        throw new errors/* UserError */.y('usage', '--roots with --merge is about sweeps', {
            help: 'merge what check --format ndjson wrote, or leave out --roots',
        });
    return mergedParts(fs, [first, ...others]);
}
async function mergedParts(fs, paths) {
    const read = async (path) => {
        const file = await (0,report_file/* readReport */.tL)(new TextDecoder().decode(fs.readFile(path, LIMIT)));
        if ('problem' in file)
            throw new errors/* UserError */.y('bad-report', file.problem, { path });
        return file;
    };
    const reports = [await read(paths[0])];
    for (const path of paths.slice(1))
        reports.push(await read(path));
    const problem = partsProblem(reports);
    if (problem === undefined)
        return mergeReports(reports);
    throw new errors/* UserError */.y('bad-report', problem.problem, { path: paths[problem.at] ?? '', help: problem.help });
}


/***/ })

};
;
