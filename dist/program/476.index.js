"use strict";
exports.id = 476;
exports.ids = [476];
exports.modules = {

/***/ 476:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintThreads: () => (/* binding */ lintThreads)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/adapters/machine/processors.js


const QUOTAS = [
    ['/sys/fs/cgroup/cpu.max'],
    ['/sys/fs/cgroup/cpu/cpu.cfs_quota_us', '/sys/fs/cgroup/cpu/cpu.cfs_period_us'],
];
function processors(read = (file) => (0,external_node_fs_.readFileSync)(file, 'utf8'), available = (0,external_node_os_.availableParallelism)()) {
    if (available < 2)
        return 1;
    const granted = QUOTAS.flatMap((files) => {
        const [quota = NaN, period = NaN] = files.flatMap((file) => numbersIn(file, read));
        return quota > 0 && period > 0 ? [Math.floor(quota / period)] : [];
    });
    return Math.max(1, Math.min(available, ...granted));
}
function numbersIn(file, read) {
    try {
        return read(file).trim().split(/\s+/).map(Number);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/adapters/machine/threads.js


const MOST_THREADS = 7;
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 };
function startThreads(file, data, count) {
    if (count < 1 || !(0,external_node_fs_.existsSync)(file))
        return undefined;
    const started = Array.from({ length: count }, () => startThread(file, data));
    return {
        shares: async () => (await Promise.all(started.map(({ share }) => share))).flat(),
        end: async () => {
            await Promise.all(started.map(({ end }) => end()));
        },
    };
}
function startThread(file, data) {
    let worker;
    try {
        worker = new external_node_worker_threads_.Worker(file, { workerData: data, argv: [], stdout: true, stderr: true, resourceLimits: HEAP });
    }
    catch {
        return { share: Promise.resolve([]), end: () => Promise.resolve() };
    }
    const share = new Promise((resolve) => {
        worker.once('message', (done) => resolve([done]));
        for (const way of ['error', 'messageerror', 'exit'])
            worker.once(way, () => resolve([]));
    });
    return { share, end: () => worker.terminate() };
}

;// CONCATENATED MODULE: ./build/wiring/lint-threads.js




function lintThreads(place) {
    const file = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)), '..', 'thread/index.js');
    return {
        start(task, most) {
            const data = { place, task };
            return startThreads(file, data, Math.min(most, processors() - 1, MOST_THREADS));
        },
    };
}


/***/ })

};
;
