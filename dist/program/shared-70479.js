"use strict";
exports.modules = {

/***/ 70479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ inputsJson),
/* harmony export */   Uz: () => (/* binding */ handedOn),
/* harmony export */   X5: () => (/* binding */ lineHead),
/* harmony export */   bS: () => (/* binding */ keptLine),
/* harmony export */   nv: () => (/* binding */ sweepLine),
/* harmony export */   r$: () => (/* binding */ readSweepLine)
/* harmony export */ });
/* harmony import */ var _result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49173);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1782);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46430);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26019);
/* harmony import */ var _packed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41834);







function sweepLine({ report, inputs, ...project }, policy) {
    const answer = (0,_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)((0,_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)(report, policy));
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)({ version: 1, ...project, report: { ...(0,_packed_js__WEBPACK_IMPORTED_MODULE_6__/* .packReport */ .Kx)(report), answer }, inputs });
}
async function handedOn(project) {
    const isReport = await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report();
    if (isReport((0,_packed_js__WEBPACK_IMPORTED_MODULE_6__/* .packReport */ .Kx)(project.report)))
        return project;
    const { root, file } = project;
    const why = 'its report would hold longer texts, or more of them, than a report may';
    const help = 'cartwright check of it alone says everything; shorten what is longest, such as an id';
    const report = (0,_projects_js__WEBPACK_IMPORTED_MODULE_5__/* .unjudgedReport */ .Vm)(file ?? root, why, help);
    return { ...project, state: 'unreadable', exitCode: 2, report };
}
function inputsJson(options, projects) {
    const all = projects.map(({ root, within, inputs }) => [root, within ?? null, inputs?.digest ?? null]);
    const digest = (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Digest */ .sI)(JSON.stringify([options, all]));
    const listed = projects.map(({ folder, root, within, inputs }) => ({
        folder,
        root,
        ...(within === undefined ? {} : { within }),
        inputs,
    }));
    return {
        digest: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(digest)}\n`,
        json: (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)({ version: 1, digest, options, projects: listed }, 2),
    };
}
async function keptLine(text) {
    const value = lineValue(text);
    if (!(await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.sweep())(value))
        return undefined;
    return { project: value, line: (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .unchangedJson */ .Oq)(text) ?? (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)(value) };
}
async function readSweepLine(text) {
    const value = lineValue(text);
    const [isLine, isReport] = await Promise.all([_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.sweep(), _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report()]);
    if (!isLine(value))
        return undefined;
    const line = value;
    if (!isReport(line.report))
        return undefined;
    const { answer: _, ...packed } = line.report;
    const report = (0,_packed_js__WEBPACK_IMPORTED_MODULE_6__/* .unpackReport */ .z1)(packed);
    const { version: __, ...project } = line;
    return report === undefined ? undefined : { ...project, report };
}
function lineValue(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const HEAD = /^\{"version":1,"folder":"(?:[^"\\]|\\.)*","root":("(?:[^"\\]|\\.)*")(?:,"within":("(?:[^"\\]|\\.)*"))?,"file":/;
function lineHead(text) {
    const [, root, within] = HEAD.exec(text) ?? [];
    if (root === undefined)
        return undefined;
    const [first, second] = [lineValue(root), within === undefined ? undefined : lineValue(within)];
    if (typeof first !== 'string' || (within !== undefined && typeof second !== 'string'))
        return undefined;
    return { root: first, within: typeof second === 'string' ? second : undefined };
}


/***/ }),

/***/ 97701:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HEAD_BYTES: () => (/* binding */ HEAD_BYTES),
/* harmony export */   M: () => (/* binding */ sweptProjects),
/* harmony export */   isSweep: () => (/* binding */ isSweep),
/* harmony export */   mergedSweeps: () => (/* binding */ mergedSweeps),
/* harmony export */   r: () => (/* binding */ openSweep)
/* harmony export */ });
/* harmony import */ var _core_report_projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26019);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _named_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73608);
/* harmony import */ var _core_report_json_sweep_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70479);






const NEWLINE = 0x0a;
const LIMIT = 1024 * 1024 * 1024;
const HEAD_BYTES = 64 * 1024;
const DECODER = new TextDecoder();
function openSweep(fs, path, cutOff) {
    const bytes = fs.readFile(path, LIMIT);
    const places = placesIn(bytes, path, cutOff);
    const read = async ({ number, start, end }, reader) => {
        const found = await reader(DECODER.decode(bytes.subarray(start, end)));
        if (found === undefined)
            throw notALine(path, number);
        return found;
    };
    return {
        projects: {
            async *[Symbol.asyncIterator]() {
                for (const place of places.values())
                    yield await read(place, _core_report_json_sweep_line_js__WEBPACK_IMPORTED_MODULE_4__/* .readSweepLine */ .r$);
            },
        },
        async before(root, within) {
            const place = places.get(keyOf(root, within));
            if (place === undefined)
                return undefined;
            const kept = await read(place, _core_report_json_sweep_line_js__WEBPACK_IMPORTED_MODULE_4__/* .keptLine */ .bS);
            if (keyOf(kept.project.root, kept.project.within) !== keyOf(root, within))
                throw notALine(path, place.number);
            return { folder: kept.project.folder, inputs: kept.project.inputs, kept };
        },
    };
}
function isSweep(bytes) {
    return (0,_core_report_json_sweep_line_js__WEBPACK_IMPORTED_MODULE_4__/* .lineHead */ .X5)(DECODER.decode(bytes.subarray(0, HEAD_BYTES))) !== undefined;
}
async function mergedSweeps(fs, paths, folders = []) {
    const projects = [];
    const missing = new Set(folders);
    for await (const { project } of projectsIn(fs, paths)) {
        const { folder, root, file, report } = project;
        projects.push({ root, file, report });
        missing.delete(folder);
    }
    for (const folder of missing)
        projects.push({ root: folder, file: null, report: unsweptReport(folder) });
    const [first, ...others] = projects;
    if (first === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-report', 'there is no project in it', { path: paths[0] ?? '' });
    return (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .putTogether */ .of)([first, ...others]);
}
function sweptProjects(fs, names) {
    return projectsIn(fs, (0,_named_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesNamed */ .h)(fs, names));
}
async function* projectsIn(fs, paths) {
    const seen = new Set();
    for (const path of paths) {
        for await (const project of openSweep(fs, path, 'refused').projects) {
            const { root, within, report } = project;
            if (report.tool.version !== _version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x)
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-report', `it is of cartwright ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(report.tool.version)}`, {
                    path,
                    help: `merge it with that version; this is ${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x}`,
                });
            const key = keyOf(root, within);
            if (seen.has(key))
                throw twice(root, path);
            seen.add(key);
            yield { project, path };
        }
    }
}
function unsweptReport(folder) {
    const help = 'look at the job that should have judged it; a part that failed to run judged nothing';
    return (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .unjudgedReport */ .Vm)(folder, 'no sweep that was handed over says anything of it', help);
}
function twice(root, path, line) {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-report', `the project ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(root)} is there twice`, {
        path,
        ...(line === undefined ? {} : { range: lineRange(line) }),
        help: 'hand over each sweep once, and of one run only',
    });
}
function placesIn(bytes, path, cutOff) {
    const places = new Map();
    let number = 0;
    for (let start = 0; start < bytes.length;) {
        const found = bytes.indexOf(NEWLINE, start);
        const end = found === -1 ? bytes.length : found;
        number++;
        const head = (0,_core_report_json_sweep_line_js__WEBPACK_IMPORTED_MODULE_4__/* .lineHead */ .X5)(DECODER.decode(bytes.subarray(start, Math.min(end, start + HEAD_BYTES))));
        if (found === -1 && cutOff === 'left out')
            break;
        if (head === undefined)
            throw notALine(path, number);
        const key = keyOf(head.root, head.within);
        if (places.has(key))
            throw twice(head.root, path, number);
        places.set(key, { number, start, end });
        start = end + 1;
    }
    return places;
}
function keyOf(root, within) {
    return JSON.stringify([root, within ?? null]);
}
function lineRange(line) {
    return { start: { line, column: 1 }, end: { line, column: 1 } };
}
function notALine(path, number) {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-report', 'it is no project of a sweep (schemas/sweep.schema.json)', {
        path,
        range: lineRange(number),
        help: 'hand over what cartwright check --format ndjson wrote, whole',
    });
}


/***/ })

};
;
