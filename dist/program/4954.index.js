"use strict";
exports.id = 4954;
exports.ids = [4954];
exports.modules = {

/***/ 34954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRegistry: () => (/* binding */ createRegistry),
  openRegistry: () => (/* binding */ openRegistry),
  writeChange: () => (/* binding */ writeChange)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/core/source/yaml/edit-yaml.js

function editYaml(text, edits) {
    const doc = (0,dist.parseDocument)(text, { version: '1.2', keepSourceTokens: true });
    for (const { path, value } of edits) {
        const parent = path.slice(0, -1);
        if (typeof path.at(-1) === 'number')
            doc.addIn(parent, doc.createNode(value));
        else {
            const node = doc.getIn(path, true);
            if ((0,dist.isScalar)(node) && node.anchor !== undefined)
                writeOut(doc, node);
            doc.setIn(path, value);
        }
    }
    return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}
function writeOut(doc, anchored) {
    (0,dist.visit)(doc, {
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

// EXTERNAL MODULE: ./build/app/trust/policy.js
var policy = __webpack_require__(95091);
;// CONCATENATED MODULE: ./build/app/trust/registry-file.js



async function openRegistry(fs, path, profile) {
    return { path, ...(await (0,policy/* readRegistryFile */.wR)(fs, path, profile)) };
}
async function createRegistry(fs, path, entries, updatedAt, profile) {
    if (fs.kind(path) !== 'none')
        throw new errors/* UserError */.y('file-exists', 'it exists already', {
            path,
            help: 'add a key to it with trust add, or choose another name',
        });
    const file = { schemaVersion: profile.trustRegistrySchemaVersion, updatedAt, keys: entries };
    const edits = Object.entries(file).map(([key, value]) => ({ path: [key], value }));
    const text = isJson(path) ? json(file, 2) : editYaml('', edits);
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
    const text = doc.language === 'json' ? json(applied(file, edits), indentOf(doc.text)) : editYaml(doc.text, edits);
    const bytes = new TextEncoder().encode(doc.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
    const { file: after } = await readBack(path, bytes, profile);
    if (json(after, 0) !== json(applied(file, edits), 0))
        throw new Error('a registry that was changed does not read as the change');
    fs.writeFile(path, bytes);
    return true;
}
async function readBack(path, bytes, profile) {
    try {
        return await (0,policy/* parseRegistry */.l5)(path, bytes, profile);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        const { message, help } = error;
        throw new errors/* UserError */.y('bad-trust-change', `not written, for it would be no registry: ${message}`, {
            path,
            ...(help === undefined ? {} : { help }),
        });
    }
}
function applied(file, edits) {
    const copy = structuredClone(file);
    for (const { path, value } of edits) {
        let parent = copy;
        for (const key of path.slice(0, -1))
            parent = parent[key];
        parent[path.at(-1) ?? ''] = value;
    }
    return copy;
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


/***/ })

};
;
