"use strict";
exports.id = 3512;
exports.ids = [3512];
exports.modules = {

/***/ 73512:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ changedCal),
  proposalNotes: () => (/* binding */ proposalNotes),
  proposeRac: () => (/* binding */ proposeRac)
});

// UNUSED EXPORTS: proposeFor

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/scan/tree/place.js
var place = __webpack_require__(62876);
// EXTERNAL MODULE: ./build/core/scan/tree/tree-builder.js + 2 modules
var tree_builder = __webpack_require__(29669);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/scan/tree/listed.js




const MAX_TEXT = 64 * 1024 * 1024;
function listedTree(name, paths, looks, exclude, read) {
    const builder = new tree_builder/* TreeBuilder */.G(name, looks);
    const folders = new Map([['', builder.root()]]);
    const packages = packageFolders(paths);
    const enter = (path) => {
        if (folders.has(path))
            return folders.get(path);
        const at = path.lastIndexOf('/');
        const above = at < 0 ? '' : path.slice(0, at);
        const parent = enter(above);
        const last = path.slice(at + 1);
        const entered = parent === undefined || exclude.has(path) || (0,place/* isCartridgeContent */.Nf)(last, packages.has(above))
            ? undefined
            : builder.enter(parent, last);
        folders.set(path, entered);
        return entered;
    };
    const notes = [];
    let length = 0;
    for (const [path, names] of inWalkOrder(paths)) {
        const folder = enter(path);
        if (folder === undefined)
            continue;
        for (const name of names) {
            const file = path === '' ? name : `${path}/${name}`;
            if (exclude.has(file) || /[\u0000-\u001f\u007f\ufffd]/.test(name))
                continue;
            const order = builder.file(folder, name);
            if (order === undefined || length >= MAX_TEXT)
                continue;
            const found = read(file, order);
            if ('problem' in found) {
                notes.push(`${(0,printable.quote)(file)}: ${found.problem}`);
                continue;
            }
            length += found.text.length;
            builder.text(file, found.text);
        }
    }
    return { tree: builder.build(), notes };
}
function packageFolders(paths) {
    const files = paths.filter((path) => path === 'cartridge.yaml' || path.endsWith('/cartridge.yaml'));
    return new Set(files.map(value_path/* parentOf */.gN));
}
function inWalkOrder(paths) {
    const folders = new Map();
    for (const path of paths) {
        const at = path.lastIndexOf('/');
        const folder = path.slice(0, Math.max(0, at));
        const names = folders.get(folder);
        if (names === undefined)
            folders.set(folder, [path.slice(at + 1)]);
        else
            names.push(path.slice(at + 1));
    }
    const keyed = [...folders].map(([folder, names]) => ({ key: folder.replaceAll('/', '\u0000'), folder, names }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
    return keyed.map(({ folder, names }) => [folder, names]);
}

// EXTERNAL MODULE: ./build/core/scan/paste.js
var scan_paste = __webpack_require__(31885);
// EXTERNAL MODULE: ./build/core/scan/propose.js
var propose = __webpack_require__(20944);
// EXTERNAL MODULE: ./build/core/scan/scan.js + 41 modules
var scan = __webpack_require__(41806);
// EXTERNAL MODULE: ./build/core/scan/scaffold/files.js + 5 modules
var scaffold_files = __webpack_require__(16153);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/app/project/cal-files.js
var cal_files = __webpack_require__(80224);
// EXTERNAL MODULE: ./build/app/propose/init.js
var init = __webpack_require__(44895);
;// CONCATENATED MODULE: ./build/app/propose/propose.js











async function proposeRac(fs, options) {
    const { root } = options;
    const kind = fs.kind(root);
    if (kind !== 'directory') {
        const message = kind === 'none' ? 'there is no such folder' : 'it is no folder';
        throw new errors/* UserError */.y('no-such-folder', message, { path: root });
    }
    const notes = [];
    const cals = [];
    const unread = [];
    for (const file of calsOf(fs, options)) {
        const doc = await (0,read.readDocument)(file, fs.readFile(file, limits.LIMITS.jsonBytes));
        if (doc.value === undefined) {
            unread.push(file);
            notes.push(`${file}: cannot be read as a CAL; cartwright lint says why`);
        }
        else
            cals.push(doc);
    }
    const proposed = await proposeFor(cals, {
        root: (0,value_path/* shortest */.pr)(fs.cwd, root),
        files: fs.list(root),
        readFile: (...args) => fs.readFile(...args),
    });
    return { ...proposed, unread, notes: [...notes, ...proposed.notes] };
}
async function proposeFor(cals, { root, files, readFile }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const name = root.split('/').at(-1) ?? root;
    const { tree, notes } = listedTree(name, files, (0,scan/* allLooks */.e0)(), (0,init/* ownFiles */.aJ)('.'), (path, { bytes, start }) => {
        try {
            return { text: decoder.decode(readFile((0,value_path/* joinPath */.uJ)(root, path), bytes, start)) };
        }
        catch (error) {
            if (error instanceof errors/* UserError */.y)
                return { problem: error.message };
            throw error;
        }
    });
    const found = await (0,scan/* scan */.SQ)(tree);
    const items = await (0,scaffold_files/* racItems */.T)(found, tree);
    const proposal = (0,propose/* propose */.B)(cals, items, files);
    return { ...proposal, cals, unread: [], notes: [...notes, ...found.notes] };
}
async function changedCal({ cals, missing, paste, }) {
    const doc = cals.find(({ path }) => path === missing[0]?.cal);
    if (doc === undefined || paste === undefined || doc.locate(['integrity']) !== undefined)
        return undefined;
    const text = (0,scan_paste/* applyPaste */.qt)(doc, paste);
    const { value, problems } = await (0,read.readText)(doc.path, text);
    const rac = value?.rac;
    const ids = Array.isArray(rac) ? rac.map((item) => item?.id) : [];
    const whole = problems.length === 0 && missing.every(({ item }) => ids.includes(item.id));
    return whole ? { path: doc.path, text } : undefined;
}
async function proposalNotes(docs, code, levels) {
    const isOff = (rule) => levels[rule] === 'off';
    const cals = docs.filter(({ value }) => value !== undefined);
    if (cals.length === 0 || (isOff('propose/missing-item') && isOff('propose/stale-check')))
        return [];
    return (await proposeFor(cals, code)).diagnostics;
}
function calsOf(fs, { root, cals, configured }) {
    if (cals.length === 0 && configured === undefined) {
        const { files } = (0,cal_files/* findCals */.zU)(fs, [root]);
        if (files.length > 0)
            return files;
    }
    const { files, problems } = (0,cal_files/* findCals */.zU)(fs, cals, configured);
    const [problem] = problems;
    if (problem !== undefined && cals.length > 0)
        throw problem;
    return files;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-62876.js").modules);
