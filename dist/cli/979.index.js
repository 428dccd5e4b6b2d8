"use strict";
exports.id = 979;
exports.ids = [979];
exports.modules = {

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposalNotes: () => (/* binding */ proposalNotes),
  proposeRac: () => (/* binding */ proposeRac)
});

// UNUSED EXPORTS: changedCal, proposeFor

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
// EXTERNAL MODULE: ./build/core/scan/tree.js
var tree = __webpack_require__(96);
;// CONCATENATED MODULE: ./build/core/scan/listed.js



/** Text that is read of all files together at most, in UTF-16 units. */
const MAX_TEXT = 64 * 1024 * 1024;
/**
 * Builds the same view as a walk does, of files that are listed already: those of a commit, or of git's index.
 *
 * @param name of the root folder
 * @param paths every file, relative to the root, sorted
 * @param exclude paths, relative to the root, that are left out with everything below
 */
function listedTree(name, paths, looks, exclude, read) {
    const builder = new tree/* TreeBuilder */.G(name, looks);
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
    return new Set(files.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
}
// A walk sees the files of a folder before what is in the folders below it.
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
    // A slash sorts before everything else, so that a folder stands before those whose names go on.
    const keyed = [...folders].map(([folder, names]) => ({ key: folder.replaceAll('/', '\u0000'), folder, names }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
    return keyed.map(({ folder, names }) => [folder, names]);
}

// EXTERNAL MODULE: ./build/core/scan/propose.js + 1 modules
var propose = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/core/scan/scan.js + 41 modules
var scan = __webpack_require__(1806);
// EXTERNAL MODULE: ./build/core/scan/scaffold/files.js + 7 modules
var scaffold_files = __webpack_require__(9097);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/init.js
var init = __webpack_require__(6636);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
;// CONCATENATED MODULE: ./build/app/propose.js












/**
 * Compares the CALs of a repository with its code (`command: init` of the Action, hook `rac-propose`).
 *
 * @throws UserError when a named file cannot be read
 */
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
        const doc = await (0,read/* readDocument */.u0)(file, fs.readFile(file, limits/* LIMITS */.b.jsonBytes));
        if (doc.value === undefined) {
            unread.push(file);
            notes.push(`${file}: cannot be read as a CAL; cartwright lint says why`);
        }
        else
            cals.push(doc);
    }
    const proposed = await proposeFor(cals, {
        root: (0,cal_files/* shortest */.pr)(fs.cwd, root),
        files: fs.list(root),
        readFile: (...args) => fs.readFile(...args),
    });
    return { ...proposed, unread, notes: [...notes, ...proposed.notes] };
}
/** The same for documents that are read and files that are listed already. */
async function proposeFor(cals, { root, files, readFile }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const name = root.split('/').at(-1) ?? root;
    const { tree, notes } = listedTree(name, files, (0,scan/* allLooks */.e0)(), (0,init/* ownFiles */.a)('.'), (path, { bytes, start }) => {
        try {
            return { text: decoder.decode(readFile((0,join_path/* joinPath */.u)(root, path), bytes, start)) };
        }
        catch (error) {
            if (error instanceof errors/* UserError */.y)
                return { problem: error.message };
            throw error;
        }
    });
    const found = await (0,scan/* scan */.SQ)(tree);
    const items = (0,scaffold_files/* racItems */.T)(found, tree);
    const proposal = await (0,quick_document/* withPlaces */.r)(cals, () => (0,propose/* propose */.B)(cals, items, files));
    return { ...proposal, cals, unread: [], notes: [...notes, ...found.notes] };
}
/**
 * The CAL that gets the missing items, with them in it.
 *
 * @returns undefined when nothing is missing, when the CAL is signed, or when what comes out would not read as it should
 */
async function changedCal({ cals, missing, paste, }) {
    const doc = cals.find(({ path }) => path === missing[0]?.cal);
    if (doc === undefined || paste === undefined || doc.locate(['integrity']) !== undefined)
        return undefined;
    const text = applyPaste(doc, paste);
    const { value, problems } = await readText(doc.path, text);
    const rac = value?.rac;
    const ids = Array.isArray(rac) ? rac.map((item) => item?.id) : [];
    const whole = problems.length === 0 && missing.every(({ item }) => ids.includes(item.id));
    return whole ? { path: doc.path, text } : undefined;
}
/**
 * What the CALs lack as notes: a part of `check`.
 *
 * @param levels of the configuration: with both rules off the code is not looked at
 */
async function proposalNotes(docs, code, levels) {
    const cals = docs.filter(({ value }) => value !== undefined);
    if (cals.length === 0 || RULES.every((rule) => levels[rule] === 'off'))
        return [];
    return (await proposeFor(cals, code)).diagnostics;
}
const RULES = ['propose/missing-item', 'propose/stale-check'];
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


/***/ }),

/***/ 6205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  D: () => (/* binding */ staleHelp)
});

// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/scan/scaffold/yaml-text.js
var yaml_text = __webpack_require__(6620);
;// CONCATENATED MODULE: ./build/core/scan/paste.js

/** Keys that stand after `rac` where a CAL is in its usual order. */
const AFTER_RAC = ['variables', 'limits', 'start', 'nodes', 'edges', 'extensions', 'integrity'];
/** One item as it stands in a CAL: in the file's format and indentation, whole lines; in JSON with a comma at its end. */
function itemText(item, doc) {
    const style = styleOf(doc);
    return doc.language === 'json' ? `${jsonItem(item, style)},\n` : yamlItem(item, style);
}
/**
 * Puts items into the `rac` list of a CAL, which is made where there is none. What stands in the file stays as it is.
 *
 * @param doc a CAL whose root is a mapping
 * @param items at least one
 * @returns undefined when `rac` is there and no list
 */
function pasteItems(doc, items) {
    const paste = pasteLines(doc, items);
    if (paste === undefined || !doc.text.includes('\r\n'))
        return paste;
    return { ...paste, text: paste.text.replaceAll('\n', '\r\n') };
}
function pasteLines(doc, items) {
    const list = doc.locate(['rac']);
    const length = racLength(doc);
    if (list === undefined)
        return newList(doc, items);
    if (length === undefined)
        return undefined;
    const json = doc.language === 'json';
    const flow = doc.text[list.value.start] === '[';
    if (length === 0) {
        const start = json || list.key === undefined ? list.value.start : doc.text.indexOf(':', list.key.end) + 1;
        const text = json ? jsonList(items, doc) : `\n${yamlLines(items, doc)}`.trimEnd();
        const end = Math.max(start, list.value.end);
        return { start, end, text, place: `in place of the empty list in line ${lineAt(doc, start)}` };
    }
    if (!json && !flow) {
        const end = doc.locate(['rac', length - 1])?.value.end ?? list.value.end;
        const at = endOfLine(doc.text, end);
        const text = yamlLines(items, doc);
        const line = lineAt(doc, Math.max(0, at - 1));
        return { start: at, end: at, text: doc.text[at - 1] === '\n' ? text : `\n${text}`, place: `after line ${line}` };
    }
    const first = doc.locate(['rac', 0])?.value.start ?? list.value.start + 1;
    const before = doc.text.slice(list.value.start + 1, first);
    const open = lineAt(doc, list.value.start);
    if (json && /^[ \t]*\r?\n[ \t]*$/.test(before)) {
        const at = list.value.start + 1 + before.indexOf('\n') + 1;
        const style = styleOf(doc);
        return {
            start: at,
            end: at,
            text: items.map((each) => `${jsonItem(each, style)},\n`).join(''),
            place: `after line ${open}`,
        };
    }
    const text = items.map((each) => `${JSON.stringify(plain(each))}, `).join('');
    return { start: first, end: first, text, place: `before the first item, which is in line ${lineAt(doc, first)}` };
}
/** @returns the text of the CAL with the change in it. */
function applyPaste({ text }, paste) {
    return text.slice(0, paste.start) + paste.text + text.slice(paste.end);
}
function newList(doc, items) {
    const key = AFTER_RAC.map((name) => doc.locate([name])?.key).find((span) => span !== undefined);
    const at = key?.start ?? doc.text.length;
    const start = doc.text.lastIndexOf('\n', at - 1) + 1;
    const indent = doc.text.slice(start, at);
    const line = lineAt(doc, at);
    if (doc.language === 'yaml' && !doc.text.trimStart().startsWith('{'))
        return { start, end: start, text: `rac:\n${yamlLines(items, doc)}`, place: `before line ${line}` };
    if (/^[ \t]+$/.test(indent))
        return { start, end: start, text: `${indent}"rac": ${jsonList(items, doc)},\n`, place: `before line ${line}` };
    const text = `"rac": ${JSON.stringify(items.map(plain))}, `;
    return {
        start: at,
        end: at,
        text,
        place: `before ${JSON.stringify(doc.text.slice(at, key?.end ?? at).replaceAll('"', ''))} in line ${line}`,
    };
}
function styleOf(doc) {
    const location = doc.locate(['rac', 0]);
    const json = doc.language === 'json';
    const unit = json ? (/^\s*\{\s*?\n([ \t]+)"/.exec(doc.text)?.[1] ?? '  ') : leastIndent(doc.text);
    if (location !== undefined) {
        const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
        const before = /^([ \t]*)(?:-( *))?$/.exec(doc.text.slice(start, location.value.start));
        if (before !== null)
            return { indent: before[1] ?? '', unit, gap: before[2] || ' ' };
    }
    if (json)
        return { indent: unit.repeat(2), unit, gap: ' ' };
    // As the other lists of the file have it: at their key's column, or one level deeper.
    return { indent: /^[\w"']+:[^\S\n]*\n-\s/m.test(doc.text) ? '' : unit, unit, gap: ' ' };
}
function leastIndent(text) {
    let least = '';
    for (const [, indent = ''] of text.matchAll(/^( +)(?=[^\s#])/gm))
        if (least === '' || indent.length < least.length)
            least = indent;
    return least === '' ? '  ' : least;
}
function jsonItem(item, { indent, unit }) {
    return `${indent}${JSON.stringify(plain(item), null, unit).replaceAll('\n', `\n${indent}`)}`;
}
function jsonList(items, doc) {
    const style = styleOf(doc);
    const close = style.indent.slice(0, Math.max(0, style.indent.length - style.unit.length));
    return `[\n${items.map((each) => jsonItem(each, style)).join(',\n')}\n${close}]`;
}
function yamlLines(items, doc) {
    const style = styleOf(doc);
    return items.map((each) => yamlItem(each, style)).join('');
}
function yamlItem(item, { indent, unit, gap }) {
    const [first, ...rest] = (0,yaml_text/* yamlText */.p)(plain(item), unit).trimEnd().split('\n');
    return [`${indent}-${gap}${first}`, ...rest.map((line) => `${indent} ${gap}${line}`)]
        .map((line) => `${line}\n`)
        .join('');
}
/** The members that a CAL's item has, in their usual order. */
function plain({ id, kind, description, required, check, okf }) {
    return { id, kind, description, ...(required ? {} : { required }), check, okf };
}
function racLength({ value }) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'rac'))
        return undefined;
    const { rac } = value;
    if (rac === null)
        return 0;
    return Array.isArray(rac) ? rac.length : undefined;
}
function endOfLine(text, offset) {
    if (offset > 0 && text[offset - 1] === '\n')
        return offset;
    const at = text.indexOf('\n', offset);
    return at < 0 ? text.length : at + 1;
}
function lineAt(doc, offset) {
    return doc.range({ start: offset, end: offset }).start.line;
}

;// CONCATENATED MODULE: ./build/core/scan/propose.js




/**
 * Compares CALs with what the code calls for. A kind that any of them has is taken to be covered, and so is what another
 * item's check looks at: what an item should say is for people to decide.
 *
 * @param docs the CALs of one repository
 * @param items what a scan of its code calls for
 * @param files every file of the repository that git does not ignore
 */
function propose(docs, items, files) {
    const existing = docs.flatMap(existingItems);
    const globs = new Globs(files);
    const stale = [];
    const diagnostics = [];
    for (const { doc, index, id, kind, hint } of existing) {
        if (hint === undefined || globs.matchAny(hint))
            continue;
        const check = items.find((item) => item.kind === kind)?.check;
        const suggestion = check?.type === 'file-glob' ? { suggestion: check.hint } : {};
        stale.push({ cal: doc.path, id, hint, ...suggestion });
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, {
            rule: 'propose/stale-check',
            level: 'note',
            message: `the check of RAC item ${(0,printable.quote)(id)} matches no file any more: ${(0,printable.quote)(hint)}`,
            path: ['rac', index, 'check', 'hint'],
            help: staleHelp(suggestion),
        }));
    }
    const target = docs[0];
    if (target === undefined)
        return { missing: [], stale, diagnostics };
    const ids = new Set(existing.map(({ id }) => id));
    const wanted = items
        .filter((item) => !existing.some((other) => covers(other, item, globs)))
        .map((item) => (ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item));
    for (const item of wanted) {
        diagnostics.push((0,source_document/* locateFinding */.E1)(target, {
            rule: 'propose/missing-item',
            level: 'note',
            message: `the code calls for a RAC item of kind ${item.kind} that no CAL has: ${(0,printable.printable)(item.description)}`,
            path: ['rac'],
            part: 'key',
            help: 'cartwright init --propose prints the item, ready to paste',
        }));
    }
    const missing = wanted.map((item) => ({ item, cal: target.path, text: itemText(item, target) }));
    const paste = wanted.length === 0 ? undefined : pasteItems(target, wanted);
    return { missing, stale, diagnostics, ...(paste === undefined ? {} : { paste }) };
}
/** What to do about a check that matches nothing. */
function staleHelp({ suggestion }) {
    if (suggestion === undefined)
        return 'point the check at where it is now, or remove the item';
    return `the code has this kind at ${(0,printable.quote)(suggestion)}: point the check there, or remove the item`;
}
// A wiki's check often takes in every document, runbooks and decisions too; it covers nothing but itself.
function covers(other, item, globs) {
    if (other.kind === item.kind)
        return true;
    const glob = other.hint === undefined || other.kind === 'wiki' ? undefined : globs.of(other.hint);
    if (glob === undefined || item.evidence.length === 0)
        return false;
    const seen = item.evidence.filter(({ path }) => glob.matches(path)).length;
    return seen * 2 > item.evidence.length;
}
function existingItems(doc) {
    const rac = own(doc.value, 'rac');
    if (!Array.isArray(rac))
        return [];
    return rac.map((entry, index) => {
        const check = own(entry, 'check');
        const hint = own(check, 'hint');
        return {
            doc,
            index,
            id: String(own(entry, 'id')),
            kind: own(entry, 'kind'),
            hint: own(check, 'type') === 'file-glob' && typeof hint === 'string' ? hint : undefined,
        };
    });
}
/** Globs over the files of a repository, each compiled and looked for once. */
class Globs {
    #files;
    #compiled = new Map();
    #found = new Map();
    constructor(files) {
        this.#files = files;
    }
    of(hint) {
        if (!this.#compiled.has(hint)) {
            const glob = (0,core_glob/* compileGlob */.SO)(hint);
            this.#compiled.set(hint, 'problem' in glob ? undefined : glob);
        }
        return this.#compiled.get(hint);
    }
    /** Whether a glob matches a file; one that is no glob is the linter's matter and counts as matching. */
    matchAny(hint) {
        let found = this.#found.get(hint);
        if (found === undefined) {
            const glob = this.of(hint);
            found = glob === undefined || this.#files.some((file) => glob.matches(file));
            this.#found.set(hint, found);
        }
        return found;
    }
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


/***/ }),

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ TreeBuilder)
/* harmony export */ });
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6753);


/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
const NONE = [];
/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
class TreeBuilder {
    #name;
    #byName = new Map();
    #byExtension = new Map();
    #files = [];
    #texts = new Map();
    #kinds = new Map();
    #code = new Map();
    #extensions = new Map();
    #tests = { files: 0, endToEnd: 0 };
    #testFolders = new Map();
    #folders = [];
    #closed = [];
    #count = 0;
    #read = 0;
    constructor(name, looks) {
        this.#name = name;
        for (const look of looks) {
            const asksFolder = look.path?.source.endsWith('\\/') === true;
            const kept = { ...look, read: 0, asksFolder, folder: undefined, answer: false };
            for (const key of look.names ?? [])
                push(this.#byName, key, kept);
            for (const key of look.extensions ?? [])
                push(this.#byExtension, key, kept);
        }
    }
    root() {
        return this.#folder('', 'project', false, undefined);
    }
    /** @returns the folder below, or undefined when it is not to be entered. */
    enter(parent, name) {
        const path = parent.path === '' ? name : `${parent.path}/${name}`;
        if ((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPruned */ .pQ)(name)) {
            if (!name.startsWith('.'))
                this.#closed.push(path);
            return undefined;
        }
        return this.#folder(path, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(parent.place, path, name), parent.tooling || (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooling */ .po)(`${path}/`), parent);
    }
    /** Counts a file and remembers it when a detector looks at it. */
    file(folder, name) {
        this.#count++;
        if (this.#count <= MAX_LISTED)
            folder.names.push(name);
        const lower = name.toLowerCase();
        if (folder.place === 'example')
            return undefined;
        const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
        this.#countFile(folder, name, extension);
        const named = this.#byName.get(lower);
        const typed = extension.looks;
        if (named === undefined && typed === undefined)
            return undefined;
        const path = folder.path === '' ? name : `${folder.path}/${name}`;
        let wanted = false;
        let order;
        for (const looks of [named, typed]) {
            for (const look of looks ?? NONE) {
                if (look.path !== undefined && !isMeant(look, look.path, folder, path))
                    continue;
                wanted = true;
                if (look.bytes === undefined || look.read >= (look.files ?? 1000) || this.#read >= MAX_READ)
                    continue;
                look.read++;
                if (order === undefined || look.bytes > order.bytes)
                    order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
            }
        }
        if (!wanted || this.#files.length >= MAX_KEPT)
            return undefined;
        this.#files.push({ path, name, dir: folder.path, place: folder.place });
        if (order !== undefined)
            this.#read++;
        return order;
    }
    text(path, text) {
        this.#texts.set(path, text);
    }
    build() {
        const texts = this.#texts;
        return {
            name: this.#name,
            files: this.#files.sort((a, b) => (a.path < b.path ? -1 : 1)),
            text: (path) => texts.get(path),
            code: this.#code,
            sources: sourcesOf(this.#folders),
            extensions: this.#extensions,
            tests: { ...this.#tests, ...testsOf(this.#testFolders) },
            listing: this.#folders.filter(({ names }) => names.length > 0),
            closed: this.#closed,
            fileCount: this.#count,
        };
    }
    #countFile(folder, name, kind) {
        const { language, name: extension } = kind;
        if (folder.place === 'project' && count(kind.all, folder, name))
            this.#extensions.set(extension, kind.all);
        if (language === undefined && !TESTS_ONLY.has(extension))
            return;
        if (folder.place !== 'docs' && (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFile */ .h)(name, extension, folder.place === 'test')) {
            this.#tests.files++;
            if (/(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i.test(folder.path) ||
                /\.(?:e2e|cy)\./.test(name))
                this.#tests.endToEnd++;
            this.#countTest(folder, name);
            return;
        }
        if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name))
            return;
        if (count(kind.code, folder, name))
            this.#code.set(language, kind.code);
        folder.own ??= new Map();
        folder.own.set(extension, (folder.own.get(extension) ?? 0) + 1);
    }
    #countTest(folder, name) {
        let tests = this.#testFolders.get(folder.path);
        if (tests === undefined)
            this.#testFolders.set(folder.path, (tests = { files: 0, samples: [] }));
        if (tests.files++ < MOST_SAMPLES)
            tests.samples.push(join(folder, name));
    }
    #folder(path, place, tooling, parent) {
        const folder = { path, place, tooling, names: [], own: undefined, parent, sum: undefined };
        this.#folders.push(folder);
        return folder;
    }
    #kindOf(extension) {
        const known = this.#kinds.get(extension);
        if (known !== undefined)
            return known;
        const language = Object.hasOwn(_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y, extension) ? _languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y[extension] : undefined;
        const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
        const kind = {
            name: extension,
            looks: this.#byExtension.get(extension),
            language,
            code: same?.code ?? { files: 0, sample: '' },
            all: { files: 0, sample: '' },
        };
        // Names with a dot may end in anything.
        if (this.#kinds.size < MAX_EXTENSIONS)
            this.#kinds.set(extension, kind);
        return kind;
    }
}
/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
// Settings written in a programming language are no code of the project.
function isConfiguration({ tooling }, name) {
    if (tooling)
        return true;
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
}
function isMeant(look, pattern, folder, path) {
    if (!look.asksFolder)
        return pattern.test(path);
    if (look.folder !== folder) {
        look.folder = folder;
        look.answer = pattern.test(folder.path === '' ? '' : `${folder.path}/`);
    }
    return look.answer;
}
/** Adds up, from each folder to the root, what stands in it. */
function sourcesOf(folders) {
    for (const folder of folders) {
        if (folder.own === undefined)
            continue;
        let files = 0;
        for (const count of folder.own.values())
            files += count;
        for (let at = folder; at !== undefined; at = at.parent) {
            const sum = (at.sum ??= { files: 0, own: 0, extensions: new Map() });
            sum.files += files;
            if (at === folder)
                sum.own = files;
            for (const [extension, count] of folder.own)
                sum.extensions.set(extension, (sum.extensions.get(extension) ?? 0) + count);
        }
    }
    const found = folders.flatMap(({ path, sum }) => (sum === undefined ? [] : [[path, sum]]));
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// The folders that hold most tests say more of a suite than the first ones.
function testsOf(folders) {
    const most = [...folders.values()].sort((a, b) => b.files - a.files).slice(0, MOST_SAMPLES);
    const first = most.flatMap(({ samples }) => samples.slice(0, 1));
    const rest = most.flatMap(({ samples }) => samples.slice(1));
    return {
        samples: [...first, ...rest].slice(0, MOST_SAMPLES),
        folders: new Map([...folders].map(([path, { files }]) => [path, files])),
    };
}
/** @returns whether it is the first */
function count(counter, folder, name) {
    if (counter.files++ > 0)
        return false;
    counter.sample = join(folder, name);
    return true;
}
function join({ path }, name) {
    return path === '' ? name : `${path}/${name}`;
}
function push(map, key, look) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [look]);
    else
        list.push(look);
}


/***/ })

};
;