"use strict";
exports.modules = {

/***/ 32981:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ doorFiles),
/* harmony export */   U: () => (/* binding */ readDeciding)
/* harmony export */ });
/* harmony import */ var _core_relaxed_side_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76867);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _handshake_hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75097);







function doorFiles(fs, door) {
    if (door === undefined)
        return { hosts: [], trustedRoot: undefined };
    const folder = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(door.path);
    const hosts = (0,_core_relaxed_side_js__WEBPACK_IMPORTED_MODULE_5__/* .textsAt */ .i1)((0,_core_relaxed_side_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(door), 'hosts').flatMap((name) => {
        try {
            return (0,_handshake_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .hostFiles */ .qZ)(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, name)) ?? [];
        }
        catch (error) {
            if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
                return [];
            throw error;
        }
    });
    const root = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)((0,_core_relaxed_side_js__WEBPACK_IMPORTED_MODULE_5__/* .mappingAt */ .oh)((0,_core_relaxed_side_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(door), 'provenance'), 'trustedRoot');
    return { hosts, trustedRoot: root === '' ? undefined : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, root) };
}
const DEEP = { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.schemaDepth };
async function readDeciding(fs, path) {
    if (fs.kind(path) !== 'file')
        return undefined;
    const bytes = fs.readFile(path, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes);
    const json = bytes[0] === 0x7b ? await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, bytes, { ...DEEP, language: 'json' }) : undefined;
    return json?.problems.length === 0 ? json : (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, bytes, DEEP);
}


/***/ }),

/***/ 78539:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ policyFiles)
/* harmony export */ });
/* harmony import */ var _lint_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18608);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67774);
/* harmony import */ var _readiness_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50994);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




function policyFiles(config, root, named) {
    const { baseline = _lint_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .t, confirmations = _readiness_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_FILE */ ._, trustRegistry, policy } = config;
    return {
        config: named ?? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, _project_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g),
        baseline: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, baseline),
        confirmations: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, confirmations),
        registry: trustRegistry === undefined ? undefined : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, trustRegistry),
        door: policy === undefined ? undefined : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, policy),
    };
}


/***/ }),

/***/ 76867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   oh: () => (/* binding */ mappingAt),
/* harmony export */   ye: () => (/* binding */ movedFrom)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46774);

function rootOf(doc) {
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(doc?.value) ? doc.value : {};
}
function mappingAt(value, key) {
    const found = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(found) ? found : {};
}
function textsAt(value, key) {
    const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
function named(names) {
    const shown = [...new Set(names)].sort();
    const more = shown.length > 5 ? ` and ${shown.length - 5} more` : '';
    return `${shown.slice(0, 5).join(', ')}${more}`;
}
function movedFrom(before, after, key) {
    const gone = new Map();
    for (const [path, doc] of before) {
        const id = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key);
        if (!after.has(path) && typeof id === 'string')
            gone.set(id, path);
    }
    const moved = new Map();
    for (const [path, doc] of after) {
        const from = before.has(path) ? undefined : gone.get((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key));
        if (from !== undefined)
            moved.set(path, from);
    }
    return moved;
}


/***/ })

};
;
