"use strict";
exports.id = 9046;
exports.ids = [9046,8514];
exports.modules = {

/***/ 14459:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ findSkill),
  W: () => (/* binding */ skillsBelow)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
;// CONCATENATED MODULE: ./build/core/skill/places.js
const PLUGIN_FILE = '.claude-plugin/plugin.json';
const SKILL_FILE = 'SKILL.md';
const AGENT = /(?:^|\/)\.(?:claude|github)\/agents\/(?:.*\/)?[^/]+\.md$/;
function kindOfFile(path) {
    if (isFile(path, SKILL_FILE))
        return 'skill';
    if (isFile(path, PLUGIN_FILE))
        return 'plugin';
    return AGENT.test(path) && !/(?:^|\/)readme\.md$/i.test(path) ? 'agent' : undefined;
}
function placeOfSkill(kind, path) {
    if (kind === 'agent')
        return path;
    const own = kind === 'skill' ? SKILL_FILE : PLUGIN_FILE;
    return path.slice(0, -own.length).replace(/(?<=[^/])\/$/, '') || '.';
}
function fallbackName(kind, path, top) {
    const place = placeOfSkill(kind, path);
    const name = place === '.' ? top : (place.split('/').at(-1) ?? top);
    return kind === 'agent' ? name.replace(/(?:\.(?:agent|chatmode))?\.md$/i, '') : name;
}
function isFile(path, file) {
    return path === file || path.endsWith(`/${file}`);
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/propose/find-skill.js




const NOT_OWN = /(?:^|\/)(?:node_modules|rom|tests?|__tests__|fixtures|testdata|examples?|vendor|third_party)\//;
function skillsBelow(fs, folder) {
    const places = fs.list(folder).flatMap((path) => {
        const kind = kindOfFile(path);
        return kind === undefined || NOT_OWN.test(path) ? [] : [placeOfSkill(kind, path)];
    });
    return [...new Set(places)].sort();
}
function findSkill(fs, named) {
    const path = named.replace(/(?<=[^/])\/+$/, '');
    const kind = fs.kind(path);
    if (kind === 'directory') {
        const folder = lastOf(path) === '.claude-plugin' ? (0,value_path/* folderOf */.yS)(path) : path;
        for (const [what, file] of [
            ['plugin', PLUGIN_FILE],
            ['skill', SKILL_FILE],
        ])
            if (fs.kind((0,value_path/* joinPath */.uJ)(folder, file)) === 'file')
                return found(fs, what, folder, file);
        throw noSkill(fs, path);
    }
    if (kind === 'none')
        throw new errors/* UserError */.y('no-such-file', 'there is no such file or folder', { path: named });
    const what = kindOfFile(path) ?? (/\.md$/i.test(path) ? 'agent' : undefined);
    if (what === undefined)
        throw noSkill(fs, path);
    const file = what === 'skill' ? SKILL_FILE : what === 'plugin' ? PLUGIN_FILE : lastOf(path);
    return found(fs, what, path.slice(0, -file.length).replace(/(?<=[^/])\/$/, '') || '.', file);
}
function found(fs, kind, folder, file) {
    const path = (0,value_path/* joinPath */.uJ)(folder, file);
    if (fs.isLink?.(path) === true)
        throw new errors/* UserError */.y('link', 'it is a symbolic link', { path, help: 'put the file itself there' });
    return { kind, folder, file, fallback: fallbackName(kind, file, lastOf((0,value_path/* absolutePath */.Hi)(fs.cwd, folder))) };
}
function noSkill(fs, path) {
    const below = fs.kind(path) === 'directory' ? skillsBelow(fs, path) : [];
    const some = below.slice(0, 5).map((each) => (0,printable.printable)((0,value_path/* joinPath */.uJ)(path, each)));
    const more = below.length > some.length ? ` and ${below.length - some.length} more` : '';
    const message = fs.kind(path) === 'directory'
        ? `the folder holds neither ${SKILL_FILE} nor ${PLUGIN_FILE}`
        : `it is neither ${SKILL_FILE}, ${PLUGIN_FILE} nor a Markdown file`;
    return new errors/* UserError */.y('no-skill', message, {
        path,
        help: some.length === 0
            ? 'name the folder of a skill or of a plugin, or the Markdown file of an agent'
            : `name one of those below it: ${some.join(', ')}${more}`,
    });
}
function lastOf(path) {
    return path.split('/').at(-1) ?? path;
}


/***/ }),

/***/ 89046:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanPorts: () => (/* binding */ scanPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/scan/place-files.js
var place_files = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __webpack_require__(67936);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/scan/tree/place.js
var place = __webpack_require__(62876);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./build/adapters/scan/ignore-rules.js

function ignoreRules(text, prefix) {
    const patterns = ignore().add(text);
    const names = lastSegments(text);
    return {
        test(path) {
            const result = patterns.test(path.slice(prefix));
            return result.ignored ? true : result.unignored ? false : undefined;
        },
        couldMean: (name) => names === undefined || names.test(name),
    };
}
function isIgnored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const said = rules[i]?.test(path);
        if (said !== undefined)
            return said;
    }
    return false;
}
function isFileIgnored(folder, name, rules) {
    if (rules.length === 0)
        return false;
    const lower = name.toLowerCase();
    return rules.some((each) => each.couldMean(lower)) && isIgnored(folder === '' ? name : `${folder}/${name}`, rules);
}
function lastSegments(text) {
    const parts = new Set();
    for (const line of text.split(/\r?\n/)) {
        const pattern = line.trim().replace(/^!/, '');
        if (pattern === '' || pattern.startsWith('#') || pattern.endsWith('/'))
            continue;
        const last = pattern.slice(pattern.lastIndexOf('/') + 1).toLowerCase();
        if (/[\\[\]?]/.test(last) || last.split('*').length > 3 || last === '*' || last === '**')
            return undefined;
        parts.add(last.replace(/[.+^${}()|]/g, '\\$&').replaceAll('*', '.*'));
    }
    return parts.size > 500 ? undefined : new RegExp(`^(?:${[...parts].join('|')})$`);
}

// EXTERNAL MODULE: ./build/core/scan/tree/tree-builder.js + 2 modules
var tree_builder = __webpack_require__(29669);
;// CONCATENATED MODULE: ./build/adapters/scan/walk.js






const WALK_LIMITS = { entries: 1_000_000, depth: 64, bytes: 64 * 1024 * 1024, milliseconds: 45_000, notes: 50 };
function walkTree(root, looks, options = {}) {
    return new Walk(root, looks, options).run();
}
class Walk {
    #root;
    #builder;
    #options;
    #limits;
    #notes = [];
    #excluded;
    #tracked;
    #more = 0;
    #entries = 0;
    #bytes = 0;
    #stopped;
    #end;
    constructor(root, looks, options) {
        this.#root = root;
        this.#options = options;
        this.#limits = { ...WALK_LIMITS, ...options.limits };
        this.#builder = new tree_builder/* TreeBuilder */.G((0,external_node_path_.basename)(root), looks);
        this.#excluded = byFolder(options.exclude ?? []);
        this.#end = (options.now?.() ?? 0) + this.#limits.milliseconds;
    }
    run() {
        const stack = [{ folder: this.#builder.root(), depth: 0, rules: [], ignored: false }];
        for (let next = stack.pop(); next !== undefined && this.#stopped === undefined; next = stack.pop()) {
            const below = this.#folder(next);
            if (next.depth >= this.#limits.depth && below.length > 0) {
                this.#note(`${(0,printable.quote)(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
                continue;
            }
            for (let i = below.length - 1; i >= 0; i--)
                stack.push(below[i]);
        }
        if (this.#stopped !== undefined)
            this.#notes.push(this.#stopped);
        if (this.#more > 0)
            this.#notes.push(`and ${this.#more} more notes`);
        return { tree: this.#builder.build(), notes: this.#notes };
    }
    #folder({ folder, depth, rules: inherited, ignored }) {
        const entries = this.#entriesOf(folder);
        const rules = hasFile(entries, '.gitignore') ? this.#withRulesOf(folder, inherited) : inherited;
        const excluded = this.#excluded.get(folder.path);
        const steps = [];
        for (const entry of entries) {
            if ((++this.#entries & 0xfff) === 0 && this.#pause())
                break;
            const { name } = entry;
            if (excluded?.has(name) === true)
                continue;
            if (entry.isFile())
                this.#file(folder, name, rules, ignored);
            else if (entry.isDirectory()) {
                if (name === 'rom' && (0,place/* isCartridgeContent */.Nf)(name, hasFile(entries, 'cartridge.yaml')))
                    continue;
                const without = ignored || (rules.length > 0 && isIgnored(`${pathOf(folder, name)}/`, rules));
                if (without && !this.#isTracked(`${pathOf(folder, name)}/`))
                    continue;
                const below = this.#builder.enter(folder, name);
                if (below !== undefined)
                    steps.push({ folder: below, depth: depth + 1, rules, ignored: without });
            }
            else if (!entry.isSymbolicLink() && !ignored)
                this.#note(`${(0,printable.quote)(pathOf(folder, name))}: a special file; it was left out`);
        }
        return steps;
    }
    #entriesOf(folder) {
        try {
            return (0,external_node_fs_.readdirSync)(this.#absolute(folder.path), { withFileTypes: true }).sort(byName);
        }
        catch (error) {
            this.#note(`${(0,printable.quote)(folder.path || '.')}: cannot be listed (${error.code ?? 'error'})`);
            return [];
        }
    }
    #pause() {
        this.#options.progress?.(this.#entries);
        if (this.#entries >= this.#limits.entries)
            this.#stopped = `stopped after ${this.#entries} entries; the rest was left out`;
        else if (this.#options.now !== undefined && this.#options.now() > this.#end)
            this.#stopped = `stopped after ${this.#limits.milliseconds / 1000} seconds; the rest was left out`;
        return this.#stopped !== undefined;
    }
    #file(folder, name, rules, ignored) {
        if (ignored || isFileIgnored(folder.path, name, rules)) {
            if (!this.#isTracked(pathOf(folder, name)))
                return;
        }
        if (ODD.test(name)) {
            this.#note(`${(0,printable.quote)(pathOf(folder, name))}: a name with control characters or no text; it was left out`);
            return;
        }
        const order = this.#builder.file(folder, name);
        if (order !== undefined)
            this.#read(pathOf(folder, name), order);
    }
    #read(path, order) {
        if (this.#bytes >= this.#limits.bytes)
            return;
        const read = readStart(this.#absolute(path), order);
        if ('problem' in read)
            this.#note(`${(0,printable.quote)(path)}: ${read.problem}`);
        else {
            this.#bytes += read.text.length;
            this.#builder.text(path, read.text);
            if (this.#bytes >= this.#limits.bytes)
                this.#note(`${this.#limits.bytes} bytes were read; further files were only counted`);
        }
    }
    #withRulesOf(folder, inherited) {
        try {
            const text = (0,external_node_fs_.readFileSync)(this.#absolute(pathOf(folder, '.gitignore')), 'utf8').slice(0, 256 * 1024);
            return [...inherited, ignoreRules(text, folder.path === '' ? 0 : folder.path.length + 1)];
        }
        catch {
            return inherited;
        }
    }
    #isTracked(path) {
        this.#tracked ??= withFolders(this.#options.tracked?.() ?? []);
        return this.#tracked.has(path);
    }
    #absolute(path) {
        return path === '' ? this.#root : `${this.#root}/${path}`;
    }
    #note(text) {
        if (this.#notes.length < this.#limits.notes)
            this.#notes.push((0,printable.printable)(text));
        else
            this.#more++;
    }
}
const ODD = /[\u0000-\u001f\u007f\ufffd]/;
function pathOf({ path }, name) {
    return path === '' ? name : `${path}/${name}`;
}
function byFolder(paths) {
    const names = new Map();
    for (const path of paths) {
        const at = path.lastIndexOf('/');
        const folder = path.slice(0, Math.max(0, at));
        const known = names.get(folder);
        if (known === undefined)
            names.set(folder, new Set([path.slice(at + 1)]));
        else
            known.add(path.slice(at + 1));
    }
    return names;
}
function withFolders(paths) {
    const all = new Set();
    for (const path of paths) {
        all.add(path);
        for (let at = path.lastIndexOf('/'); at >= 0 && !all.has(path.slice(0, at + 1)); at = path.lastIndexOf('/', at - 1))
            all.add(path.slice(0, at + 1));
    }
    return all;
}
const COMMON = Buffer.allocUnsafe(64 * 1024);
function readStart(absolute, { bytes, start }) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            return { problem: 'not a regular file; it was left out' };
        if (stat.size > bytes && !start)
            return { problem: `${stat.size} bytes, at most ${bytes} are read; it was not used` };
        const most = Math.min(stat.size, bytes);
        const buffer = most <= COMMON.length ? COMMON : Buffer.allocUnsafe(most);
        let length = 0;
        while (length < most) {
            const count = (0,external_node_fs_.readSync)(descriptor, buffer, length, most - length, length);
            if (count === 0)
                break;
            length += count;
        }
        return { text: buffer.toString('utf8', 0, length) };
    }
    catch (error) {
        return { problem: `cannot be read (${error.code ?? 'error'})` };
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
function byName(a, b) {
    return a.name < b.name ? -1 : 1;
}
function hasFile(entries, name) {
    return entries.some((entry) => entry.name === name && entry.isFile());
}

// EXTERNAL MODULE: ./build/app/propose/find-skill.js + 1 modules
var find_skill = __webpack_require__(14459);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
;// CONCATENATED MODULE: ./build/wiring/scan-tree.js






function scanPorts(fs, progress) {
    return {
        cwd: fs.cwd,
        walk(folder, looks, exclude) {
            const kind = fs.kind(folder);
            if (kind !== 'directory')
                throw new errors/* UserError */.y('no-such-folder', kind === 'none' ? 'there is no such folder' : 'it is no folder', {
                    path: folder,
                });
            const root = (0,external_node_path_.resolve)(fs.cwd, folder);
            return walkTree(root, looks, {
                exclude,
                tracked: () => (0,tracked/* trackedFiles */.O)()(root, false).keys(),
                now: () => performance.now(),
                ...(progress === undefined ? {} : { progress }),
            });
        },
        skills: (folder) => (0,find_skill/* skillsBelow */.W)(fs, folder),
        compare: (folder, files) => (0,place_files/* compareFiles */.h)((0,external_node_path_.resolve)(fs.cwd, folder), files, fs.cwd),
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-8514.js").modules);
