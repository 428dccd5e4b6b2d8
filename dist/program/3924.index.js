"use strict";
exports.id = 3924;
exports.ids = [3924,7701];
exports.modules = {

/***/ 33924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nothingJudged: () => (/* binding */ nothingJudged),
  runSweep: () => (/* binding */ runSweep)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/adapters/machine/memory.js

function keepYoungMemorySmall() {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}

// EXTERNAL MODULE: ./build/core/result/answer.js
var answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/app/check/each-project.js
var each_project = __webpack_require__(47014);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/value/unreachable.js
var unreachable = __webpack_require__(77530);
;// CONCATENATED MODULE: ./build/app/check/looks.js



const HIDDEN_DAY = /\\(?:(?:u00|x|U000000)(?:2d|3\d)|\r?\n)/i;
const DAY = 24 * 60 * 60 * 1000;
class Looks {
    #ports;
    #project;
    #seen = new Map();
    #days;
    #steady = true;
    #dated = false;
    #asked = false;
    constructor(ports, project) {
        this.#ports = ports;
        this.#project = project;
        const now = ports.clock.now().getTime();
        this.#days = [-DAY, 0, DAY].map((shift) => Buffer.from(dayOf(new Date(now + shift))));
        this.#note({ ask: 'project', path: project.root }, projectAnswer(project));
    }
    clock = {
        now: () => {
            this.#asked = true;
            return this.#ports.clock.now();
        },
    };
    fs = this.#recording();
    get listFolder() {
        const list = this.#ports.listFolder;
        if (list === undefined)
            return undefined;
        return (path, limit, onFault) => {
            const { files, faults } = folderContent(list, path, limit);
            this.#note({ ask: 'folder', path, limit }, folderAnswer(files, faults));
            for (const fault of faults) {
                if (onFault === undefined)
                    throw fault;
                onFault(fault);
            }
            return files.map((file) => this.#noted(file, `${path}/${file.path}`));
        };
    }
    #noted(file, path) {
        return {
            path: file.path,
            size: file.size,
            read: (sink) => {
                const digest = (0,value_digest/* runningSha256 */.Nl)();
                try {
                    file.read((bytes) => {
                        this.#date(bytes);
                        digest.update(bytes);
                        sink(bytes);
                    });
                }
                catch (error) {
                    this.#note({ ask: 'read', path }, refusal(error));
                    throw error;
                }
                this.#note({ ask: 'read', path }, digest.finish());
            },
        };
    }
    #date(bytes) {
        if (this.#dated)
            return;
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.#dated =
            this.#days.some((day) => text.includes(day)) || (text.includes('\\') && HIDDEN_DAY.test(text.toString('latin1')));
    }
    cartridge(path) {
        this.#note({ ask: 'cartridge', path }, this.#ports.cartridgeAt(path));
    }
    inputs(options) {
        if (!this.#steady)
            return undefined;
        const moment = this.#ports.clock.now();
        const looks = essential([...this.#seen.values()]).sort(byPlace);
        const today = this.#asked ? (this.#dated ? moment.toISOString() : dayOf(moment)) : null;
        return { digest: inputsDigest({ today, looks }, this.#project, options), today, looks };
    }
    #recording() {
        const files = () => this.#ports.fs;
        const told = (question, ask, answer) => {
            try {
                const value = ask();
                this.#note(question, answer(value));
                return value;
            }
            catch (error) {
                this.#note(question, refusal(error));
                throw error;
            }
        };
        return {
            get cwd() {
                return files().cwd;
            },
            readFile: (path, maxBytes, start = false) => {
                const ask = start ? 'start' : 'read';
                return told({ ask, path, ...(maxBytes === undefined ? {} : { limit: maxBytes }) }, () => files().readFile(path, maxBytes, start), (bytes) => {
                    this.#date(bytes);
                    return (0,value_digest/* sha256Digest */.sI)(bytes);
                });
            },
            kind: (path) => told({ ask: 'kind', path }, () => files().kind(path), String),
            isLink: (path) => told({ ask: 'link', path }, () => files().isLink?.(path) === true, linkAnswer),
            list: (path, { ignored = false, onLink } = {}) => {
                const links = [];
                const list = () => files().list(path, { ignored, onLink: (link) => links.push(link) });
                const found = told({ ask: ignored ? 'list-all' : 'list', path }, list, (paths) => listAnswer(paths, links));
                if (onLink !== undefined)
                    links.forEach(onLink);
                return found;
            },
            writeFile: (...args) => files().writeFile(...args),
        };
    }
    #note(question, is) {
        const key = `${question.ask}\0${question.limit ?? ''}\0${question.path}`;
        const known = this.#seen.get(key);
        if (known !== undefined)
            this.#steady &&= known.is === is;
        else
            this.#seen.set(key, { ...question, is });
    }
}
function isUnchanged(ports, project, before, options) {
    const moment = ports.clock.now();
    if (before.today !== null && ![dayOf(moment), moment.toISOString()].includes(before.today))
        return false;
    if (before.digest !== inputsDigest(before, project, options))
        return false;
    return before.looks.every((look) => look.is === answerTo(ports, project, look));
}
function answerTo({ fs, cartridgeAt, listFolder }, project, { ask, path, limit }) {
    try {
        switch (ask) {
            case 'read':
            case 'start':
                return (0,value_digest/* sha256Digest */.sI)(fs.readFile(path, limit, ask === 'start'));
            case 'kind':
                return fs.kind(path);
            case 'link':
                return linkAnswer(fs.isLink?.(path) === true);
            case 'list':
            case 'list-all': {
                const links = [];
                return listAnswer(fs.list(path, { ignored: ask === 'list-all', onLink: (link) => links.push(link) }), links);
            }
            case 'folder': {
                if (listFolder === undefined)
                    return 'no folder';
                const { files, faults } = folderContent(listFolder, path, limit ?? 0);
                return folderAnswer(files, faults);
            }
            case 'project':
                return path === project.root ? projectAnswer(project) : 'another';
            case 'cartridge':
                return cartridgeAt(path);
        }
    }
    catch (error) {
        return refusal(error);
    }
    return (0,unreachable/* unreachable */.H)(ask);
}
function inputsDigest({ today, looks }, { root, within }, options) {
    const told = looks.map(({ ask, path, limit, is }) => [ask, path, limit ?? null, is]);
    return (0,value_digest/* sha256Digest */.sI)(JSON.stringify([options, root, within ?? null, today, told]));
}
function projectAnswer({ files, links }) {
    return listAnswer(files, links);
}
function listAnswer(paths, links) {
    return (0,value_digest/* sha256Digest */.sI)(JSON.stringify([paths, [...links].sort()]));
}
function folderContent(list, path, limit) {
    const faults = [];
    return { files: list(path, limit, (fault) => faults.push(fault)), faults };
}
function folderAnswer(files, faults) {
    return (0,value_digest/* sha256Digest */.sI)(JSON.stringify([files.map(({ path }) => path), faults.map((fault) => [fault.path, refusal(fault)])]));
}
function essential(looks) {
    const whole = new Map();
    for (const look of looks)
        if (look.ask === 'read' && (0,value_digest/* isDigest */.Bc)(look.is))
            whole.set(look.path, whole.get(look.path) ?? look);
    return looks.filter((look) => {
        const { ask, path, is } = look;
        const read = whole.get(path);
        if (read === undefined || read === look)
            return true;
        return !((ask === 'kind' && is === 'file') || ((ask === 'read' || ask === 'start') && (0,value_digest/* isDigest */.Bc)(is)));
    });
}
function linkAnswer(isLink) {
    return isLink ? 'link' : 'no link';
}
function refusal(error) {
    if (!(error instanceof errors/* UserError */.y))
        throw error;
    if (error.code === 'outside-workspace')
        return 'outside';
    return `refused ${(0,value_digest/* sha256Digest */.sI)(JSON.stringify([error.code, error.message]))}`;
}
function dayOf(moment) {
    return moment.toISOString().slice(0, 10);
}
const ASKS = {
    project: 0,
    kind: 1,
    link: 2,
    start: 3,
    read: 4,
    cartridge: 5,
    list: 6,
    'list-all': 7,
    folder: 8,
};
function byPlace(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return ASKS[a.ask] - ASKS[b.ask] || (a.limit ?? 0) - (b.limit ?? 0);
}

;// CONCATENATED MODULE: ./build/app/check/sweep.js




function decidingOptions(options) {
    const { configPath, profile, parts, named, roster, policy, frozen, strict } = options;
    return {
        version: version/* VERSION */.x,
        only: [...parts].sort(),
        config: configPath ?? null,
        prefix: profile?.prefix ?? null,
        named: Object.fromEntries(Object.entries(named ?? {}).sort()),
        roster: roster ?? null,
        policy: policy ?? null,
        frozen: frozen === true,
        failOn: strict.failOn,
        strict: strict.strict,
    };
}
async function* sweep(ports, options) {
    const deciding = decidingOptions(options);
    for await (const each of (0,each_project/* eachProject */.$Z)(ports, { ...options, everyResult: true })) {
        if ('unread' in each) {
            yield { project: sweptOf(each, each.unread, null, options.strict) };
            continue;
        }
        const { found, own, chosen } = each;
        const asked = { ...deciding, chosen };
        const kept = options.outside ? undefined : await keptOf(each, options, asked);
        if (kept !== undefined) {
            yield { kept: kept.kept };
            continue;
        }
        const looks = own === undefined || options.outside ? undefined : new Looks(own.look, found);
        const run = await each.run(looks === undefined || own === undefined ? (own?.ports ?? ports) : own.watched(looks));
        yield { project: sweptOf(each, run, looks?.inputs(asked) ?? null, options.strict) };
    }
}
async function keptOf({ folder, found, own }, { before }, asked) {
    const known = await before?.(found.root, found.within);
    if (own === undefined || known === undefined || known.inputs === null || known.folder !== folder)
        return undefined;
    return isUnchanged(own.look, found, known.inputs, asked) ? known : undefined;
}
function sweptOf({ folder, ...each }, { project: { root, file, report }, checked, unread }, inputs, policy) {
    const within = each.found?.within;
    return {
        folder,
        root,
        ...(within === undefined ? {} : { within }),
        file,
        state: unread === true ? 'unreadable' : 'judged',
        exitCode: unread === true ? 2 : (0,answer/* answerOf */.ut)(report, policy).exitCode,
        notes: checked?.notes ?? [],
        report,
        inputs,
    };
}

// EXTERNAL MODULE: ./build/core/result/sweep.js
var result_sweep = __webpack_require__(34386);
// EXTERNAL MODULE: ./build/core/report/json/sweep-line.js
var sweep_line = __webpack_require__(70479);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/wiring/sweep-files.js
var sweep_files = __webpack_require__(97701);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
;// CONCATENATED MODULE: ./build/cli/sweep.js








const WITHOUT = ['base', 'config-from', 'shard'];
async function runSweep(context, ports, options, policy, progress) {
    const { io, fs, value, flag, quiet } = context;
    refuseOthers(context);
    keepYoungMemorySmall();
    const file = value('since-report');
    const since = file === undefined ? undefined : (0,sweep_files/* openSweep */.r)(fs, file, 'left out');
    const sweepOptions = {
        ...options,
        strict: policy,
        outside: asksOutside(context),
        before: since === undefined ? undefined : (root, within) => since.before(root, within),
    };
    const codes = new Set();
    const printed = [];
    try {
        for await (const swept of sweep(ports, sweepOptions)) {
            const { project, line } = await lineOf(swept, policy);
            codes.add(project.exitCode);
            if (flag('print-inputs')) {
                printed.push(project);
                continue;
            }
            if (!quiet && project.notes.length > 0) {
                progress.clear();
                io.err((0,receipts/* notesText */.Ln)(project.notes));
            }
            io.out(line);
        }
    }
    finally {
        progress.clear();
    }
    if (flag('print-inputs')) {
        printInputs(context, decidingOptions(sweepOptions), printed);
        return command/* EXIT */.dc.ok;
    }
    const exitCode = (0,result_sweep/* sweepExitCode */.w)(codes);
    if (exitCode === command/* EXIT */.dc.unable)
        throw nothingJudged();
    return exitCode;
}
function nothingJudged() {
    return new errors/* UserError */.y('bad-config', 'nothing could be judged', { help: 'the report says why, project by project' });
}
function asksOutside({ flag }) {
    return flag('live') || flag('check-urls');
}
function refuseOthers(context) {
    const { value, flag, format } = context;
    const printsInputs = flag('print-inputs');
    const what = printsInputs ? '--print-inputs' : '--format ndjson';
    for (const option of WITHOUT)
        if (value(option) !== undefined)
            throw new errors/* UserError */.y('usage', `--${option} and ${what} do not go together`, {
                help: 'a sweep judges each project by itself; split the list of folders instead of a run',
            });
    if (printsInputs && format !== 'text' && format !== 'json')
        throw new errors/* UserError */.y('usage', `--print-inputs has no format ${format}`, { help: 'text or json' });
    if (flag('staged'))
        throw new errors/* UserError */.y('usage', `--staged and ${what} do not go together`);
    if (asksOutside(context) && (printsInputs || value('since-report') !== undefined))
        throw new errors/* UserError */.y('usage', `${printsInputs ? what : '--since-report'} does not go with --live and --check-urls`, {
            help: 'what servers and addresses answer is no input that could be compared',
        });
}
async function lineOf(swept, policy) {
    if ('kept' in swept)
        return swept.kept;
    const project = await (0,sweep_line/* handedOn */.Uz)(swept.project);
    const { report: _, ...rest } = project;
    return { project: rest, line: (0,sweep_line/* sweepLine */.nv)(project, policy) };
}
function printInputs({ io, format }, options, projects) {
    const unknown = projects.find(({ inputs }) => inputs === null);
    if (unknown !== undefined)
        throw new errors/* UserError */.y('usage', 'nobody can say what the answer about this project depends on', {
            path: unknown.root,
            help: 'it cannot be listed, or changed while it was read: run cartwright check, which says what is wrong',
        });
    const { digest, json } = (0,sweep_line/* inputsJson */.U4)(options, projects);
    io.out(format === 'json' ? json : digest);
}


/***/ }),

/***/ 34386:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ sweepExitCode)
/* harmony export */ });
function sweepExitCode(codes) {
    if (codes.has(1))
        return 1;
    if (codes.has(2))
        return codes.has(0) ? 1 : 2;
    return 0;
}


/***/ }),

/***/ 73608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ filesNamed)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



function filesNamed(fs, names) {
    const [first, ...others] = new Set(names.flatMap((name) => filesOf(fs, name)));
    if (first === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no report to merge');
    return [first, ...others];
}
function filesOf(fs, name) {
    if (!(0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(name))
        return [name];
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(name);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-41834.js").modules);
Object.assign(exports.modules, require("./shared-70479.js").modules);
