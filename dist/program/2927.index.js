"use strict";
exports.id = 2927;
exports.ids = [2927];
exports.modules = {

/***/ 2927:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintTogether: () => (/* binding */ lintTogether),
/* harmony export */   x: () => (/* binding */ lintShare)
/* harmony export */ });
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37323);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16957);




const HANDFUL = 8;
const FILE_BYTES = 2 * 1024 * 1024;
const THREAD_BYTES = 40_000_000;
const FILE_WEIGHT = 2000;
const YAML_WEIGHT = 2;
const SAMPLE = 8;
async function lintTogether(fs, job, threads) {
    const most = Math.floor(weightOf(fs, job.files) / THREAD_BYTES);
    if (most < 1)
        return undefined;
    const task = { ...job, next: new Int32Array(new SharedArrayBuffer(4)) };
    const others = (await threads()).start(task, most);
    if (others === undefined)
        return undefined;
    try {
        const own = await lintShare(fs, task);
        return new Map([own, ...(await others.shares())].flatMap((share) => [...share]));
    }
    finally {
        await others.end();
    }
}
async function lintShare(fs, task) {
    const { prefix, rules, publish, root, files, next } = task;
    const run = new _run_js__WEBPACK_IMPORTED_MODULE_3__/* .LintRun */ .r({ profile: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .PROFILES */ .jI[prefix], config: { rules }, publish, facts: (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__.factsFrom)(fs, root) });
    const shares = new Map();
    for (let from = Atomics.add(next, 0, HANDFUL); from < files.length; from = Atomics.add(next, 0, HANDFUL)) {
        for (const [i, file] of files.slice(from, from + HANDFUL).entries()) {
            try {
                const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_0__.readDocument)(file, fs.readFile(file, FILE_BYTES));
                shares.set(from + i, (await run.judge(doc)) ?? null);
            }
            catch {
            }
        }
    }
    return shares;
}
function weightOf(fs, files) {
    const step = Math.max(1, Math.floor(files.length / SAMPLE));
    const some = files.filter((_, i) => i % step === 0).map((file) => weighed(fs, file));
    return (files.length * some.reduce((sum, weight) => sum + weight, 0)) / some.length;
}
function weighed(fs, file) {
    try {
        const { length } = fs.readFile(file, FILE_BYTES, true);
        return FILE_WEIGHT + length * (/\.json$/i.test(file) ? 1 : YAML_WEIGHT);
    }
    catch {
        return FILE_WEIGHT;
    }
}


/***/ })

};
;
