"use strict";
exports.id = 9093;
exports.ids = [9093];
exports.modules = {

/***/ 59093:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRegistry: () => (/* binding */ createRegistry),
/* harmony export */   openRegistry: () => (/* binding */ openRegistry),
/* harmony export */   writeChange: () => (/* binding */ writeChange)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_source_yaml_edit_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4412);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95091);



async function openRegistry(fs, path, profile) {
    return { path, ...(await (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegistryFile */ .wR)(fs, path, profile)) };
}
async function createRegistry(fs, path, entries, updatedAt, profile) {
    if (fs.kind(path) !== 'none')
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('file-exists', 'it exists already', {
            path,
            help: 'add a key to it with trust add, or choose another name',
        });
    const file = { schemaVersion: profile.trustRegistrySchemaVersion, updatedAt, keys: entries };
    const edits = Object.entries(file).map(([key, value]) => ({ path: [key], value }));
    const text = isJson(path) ? json(file, 2) : (0,_core_source_yaml_edit_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .editYaml */ .a)('', edits);
    await readBack(path, new TextEncoder().encode(text), profile);
    fs.writeFile(path, text, { exclusive: true });
}
async function writeChange(fs, { path, doc, file }, change, updatedAt, profile) {
    const { changed, added } = change;
    if (changed.length === 0 && added.length === 0)
        return false;
    const edits = [
        ...(file.updatedAt === undefined ? [] : [{ path: ['updatedAt'], value: updatedAt }]),
        ...changed.map(({ keyid, field, after }) => ({
            path: ['keys', file.keys.findIndex((entry) => entry.keyid === keyid), field],
            value: after,
        })),
        ...added.map((value, i) => ({ path: ['keys', file.keys.length + i], value })),
    ];
    const text = doc.language === 'json' ? json((0,_core_source_yaml_edit_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .editValue */ .U)(file, edits), indentOf(doc.text)) : (0,_core_source_yaml_edit_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .editYaml */ .a)(doc.text, edits);
    const bytes = new TextEncoder().encode(doc.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    const { file: after } = await readBack(path, bytes, profile);
    if (json(after, 0) !== json((0,_core_source_yaml_edit_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .editValue */ .U)(file, edits), 0))
        throw new Error('a registry that was changed does not read as the change');
    fs.writeFile(path, bytes);
    return true;
}
async function readBack(path, bytes, profile) {
    try {
        return await (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistry */ .l5)(path, bytes, profile);
    }
    catch (error) {
        if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        const { message, help } = error;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-trust-change', `not written, for it would be no registry: ${message}`, {
            path,
            ...(help === undefined ? {} : { help }),
        });
    }
}
function isJson(path) {
    return /\.json$/i.test(path);
}
function json(value, indent) {
    return `${JSON.stringify(value, null, indent)}\n`;
}
function indentOf(text) {
    return /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? 2;
}


/***/ }),

/***/ 4412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ editValue),
/* harmony export */   a: () => (/* binding */ editYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function editYaml(text, edits) {
    const doc = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { version: '1.2', keepSourceTokens: true });
    for (const { path, value } of edits) {
        const parent = path.slice(0, -1);
        if (typeof path.at(-1) === 'number')
            doc.addIn(parent, doc.createNode(value));
        else {
            const node = doc.getIn(path, true);
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) && node.anchor !== undefined)
                writeOut(doc, node);
            doc.setIn(path, value);
        }
    }
    return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}
function writeOut(doc, anchored) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(doc, {
        Alias(_, alias) {
            if (alias.resolve(doc) !== anchored)
                return;
            const own = anchored.clone();
            delete own.anchor;
            return own;
        },
    });
    delete anchored.anchor;
}
function editValue(root, edits) {
    const copy = structuredClone(root);
    for (const { path, value } of edits) {
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = (parent[key] ??= {});
        parent[path.at(-1) ?? ''] = value;
    }
    return copy;
}


/***/ })

};
;
