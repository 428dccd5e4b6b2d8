"use strict";
exports.id = 5873;
exports.ids = [5873];
exports.modules = {

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBaseline: () => (/* binding */ openBaseline),
  renewBaseline: () => (/* binding */ renewBaseline)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js + 1 modules
var apply = __webpack_require__(874);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/core/lint/suppress/baseline.js








/** The reason of entries that nobody has given another. */
const ADOPTED = 'known before cartwright was adopted';
/**
 * What a baseline remembers of a finding: its rule, its place and a digest of the value there. Where there is no value, or it is
 * the whole document, the digest is of the message.
 */
function entryOf(doc, finding) {
    const { rule, path, pointer, message } = finding;
    const value = pointer === '' ? undefined : (0,remedy/* valueAt */.f)(doc.value, (0,source_document/* fromPointer */.kU)(doc.value, pointer));
    return { rule, path, pointer, digest: (0,digest/* sha256Digest */.sI)(value === undefined ? message : canonical(value, message)) };
}
// What RFC 8785 cannot say (a lone surrogate, a number beyond range) is another rule's finding.
function canonical(value, message) {
    try {
        return (0,canonical_json/* canonicalize */.d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return message;
        throw error;
    }
}
/** Applies one baseline to the findings of many documents, and tells at the end which entries were not needed. */
class Baseline {
    #doc;
    #entries;
    #used = new Set();
    #byKey = new Map();
    #seen = new Set();
    #today;
    /**
     * @param doc the baseline's own text, for places
     * @param file its checked value
     */
    constructor(doc, file, now) {
        this.#doc = doc;
        this.#entries = file.entries;
        this.#today = now.toISOString().slice(0, 10);
        file.entries.forEach((entry, i) => {
            if ((0,apply/* isFixed */.z)(entry.rule))
                return;
            const list = this.#byKey.get(keyOf(entry));
            if (list === undefined)
                this.#byKey.set(keyOf(entry), [i]);
            else
                list.push(i);
        });
    }
    /** Takes the accepted findings of one document out. A list position may have changed; the value may not. */
    apply(doc, found) {
        this.#seen.add(doc.path);
        const left = [];
        const suppressed = [];
        const exact = new Set();
        const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
        const match = (pointer, { rule, path, digest }) => this.#byKey
            .get(keyOf({ rule, path, digest, pointer: '' }))
            ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
        // Findings at the very place first, so that what is left over is what moved.
        const places = wanted.map(({ entry }) => match(entry.pointer, entry));
        for (const i of places)
            if (i !== undefined)
                exact.add(i);
        for (const [n, { finding, entry }] of wanted.entries()) {
            const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
            const accepted = i === undefined ? undefined : this.#entries[i];
            if (i === undefined || accepted === undefined) {
                left.push(finding);
                continue;
            }
            exact.add(i);
            this.#used.add(i);
            const { reason, expires } = accepted;
            if (expires !== undefined && expires < this.#today)
                left.push(finding);
            else
                suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
        }
        return { left, suppressed };
    }
    #moved(i, pointer) {
        const shape = (text) => text.replace(/\/\d+(?=\/|$)/g, '/*');
        const entry = i === undefined ? undefined : this.#entries[i];
        return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
    }
    /**
     * Findings about the entries: fixed, expired, without a reason, of a rule that nothing silences.
     *
     * @param isGone whether a file that was not looked at is known not to exist
     */
    findings(isGone) {
        return this.#entries.flatMap((entry, i) => {
            const about = (rule, message, help, path = []) => ({
                rule,
                level: (0,known/* knownRule */.k)(rule)?.level ?? 'warning',
                message,
                path: this.#doc.path,
                range: (0,source_document/* rangeOf */.be)(this.#doc, ['entries', i, ...path]),
                pointer: ['', 'entries', i, ...path].join('/'),
                help,
            });
            const what = `the entry of ${(0,printable.quote)(entry.rule)} for ${(0,printable.quote)(entry.path)}`;
            if ((0,apply/* isFixed */.z)(entry.rule))
                return about('suppression/not-allowed', `${(0,printable.quote)(entry.rule)} is a fault of integrity, which nothing silences`, 'remove the entry, and the fault', ['rule']);
            if (!this.#used.has(i)) {
                if (!this.#seen.has(entry.path) && !isGone(entry.path))
                    return [];
                return about('baseline/fixed', `${what} matches no finding`, 'remove the entry, or run cartwright lint --write-baseline');
            }
            if (entry.expires !== undefined && entry.expires < this.#today)
                return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix the finding, or give a later date', ['expires']);
            if (entry.reason.trim() === '')
                return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
            return [];
        });
    }
}
function keyOf({ rule, path, digest }) {
    return `${rule}\n${path}\n${digest}`;
}
/**
 * The baseline that accepts all findings, except of integrity. Reasons and dates of entries that are there already stay.
 *
 * @param findings with the documents that they are about
 * @param earlier entries of the baseline that is replaced; those of files that were not looked at are kept
 * @param looked files that were looked at
 */
function writeBaseline(findings, earlier, looked) {
    const key = (entry) => [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
    const known = new Map(earlier.map((entry) => [key(entry), entry]));
    const entries = new Map();
    for (const entry of earlier)
        if (!looked.has(entry.path))
            entries.set(key(entry), entry);
    for (const { doc, diagnostic } of findings) {
        if ((0,apply/* isFixed */.z)(diagnostic.rule))
            continue;
        const entry = entryOf(doc, diagnostic);
        entries.set(key(entry), known.get(key(entry)) ?? { ...entry, reason: ADOPTED });
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return (0,json_text/* jsonText */.s)({ version: 1, entries: sorted }, 2);
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js
var lint = __webpack_require__(6399);
;// CONCATENATED MODULE: ./build/app/baseline.js







const MAX_BASELINE = 16 * 1024 * 1024;
/**
 * Reads a baseline.
 *
 * @param now the day that decides what has expired
 * @param root what its paths are relative to, relative to the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
async function openBaseline(fs, path, now, root = '.') {
    const { doc, file } = await readBaseline(fs, path);
    const base = root === '.' ? '' : `${root.replace(/\/+$/, '')}/`;
    const entries = file.entries.map((entry) => ({ ...entry, path: base + entry.path }));
    return {
        step() {
            const baseline = new Baseline(doc, { version: 1, entries }, now);
            return [
                {
                    file: (linted, found, suppress) => {
                        const { left, suppressed } = baseline.apply(linted, found);
                        suppress(suppressed);
                        return left;
                    },
                    finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
                },
            ];
        },
    };
}
async function readBaseline(fs, path) {
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
    const [first] = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.baseline()))];
    if (first !== undefined) {
        throw new errors/* UserError */.y('bad-baseline', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
        });
    }
    return { doc, file: doc.value };
}
/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @throws UserError `unwritable-file`, and as `lint` does
 */
async function renewBaseline(fs, request) {
    const path = request.config.baseline ?? baseline_file/* BASELINE_FILE */.t;
    const earlier = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
    const found = [];
    const looked = new Set();
    const collect = {
        file: (doc, diagnostics) => {
            looked.add(doc.path);
            for (const diagnostic of diagnostics)
                found.push({ doc, diagnostic });
            return diagnostics;
        },
    };
    const { now: _, ...rest } = request;
    const bare = await (0,lint/* lint */.u)(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
    if (bare.problems[0] !== undefined)
        throw bare.problems[0];
    for (const { path: file } of earlier)
        if (fs.kind(file) === 'none')
            looked.add(file);
    const text = writeBaseline(found, earlier, looked);
    fs.writeFile(path, text);
    const entries = JSON.parse(text).entries.length;
    return { path, entries, outcome: await (0,lint/* lint */.u)(fs, { ...request, config: { ...request.config, baseline: path } }) };
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_CONFIG),
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* unused harmony export CONFIG_FILE */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2228);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8998);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2132);






const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake; `outside-workspace` where it names a file elsewhere
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    // Every key is optional, so that a file without any, or with all of them commented out, says nothing and is right.
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQuickly */ .xF)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 9173));
    const validator = await validators.config();
    const misfits = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => (doc.value === undefined ? [] : checkSchema(doc, validator)));
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const value = doc.value;
    await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => checkPlaces(fs, doc, root, value));
    return {
        ...NO_CONFIG,
        ...value,
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'confirmations', 'baseline'];
/** Asks for every path that the configuration names, so that one outside of the workspace is told at its place. */
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .u)(root, (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lookAtHosts)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/core/handshake/tool-text.js
var tool_text = __webpack_require__(6930);
;// CONCATENATED MODULE: ./build/core/handshake/live.js
/** What a look at the servers of a host found, and the profile that follows from it. */





/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where they wrap another one; a name that two servers
 * use is written `SERVER.NAME` for all but the first.
 *
 * @param answers one for each of the host's servers, in their order
 */
function liveProfile(host, answers) {
    const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${(0,printable.quote)(answer.name)}: ${note}`));
    const origins = new Map();
    const tools = [];
    const findings = [];
    const changed = new Set();
    const pins = new Map(host.tools.filter(({ digest }) => digest !== undefined).map((tool) => [tool.name, tool]));
    const failures = [];
    const revisions = [];
    const resources = new Set();
    for (const [i, answer] of answers.entries()) {
        const server = host.servers[i];
        if (server === undefined)
            continue;
        if ('failure' in answer) {
            failures.push(`server ${(0,printable.quote)(answer.name)} ${answer.failure}`);
            continue;
        }
        revisions.push(answer.protocolRevision);
        for (const uri of [...answer.resources, ...answer.templates])
            resources.add(uri);
        const scopesOf = scopeLookup(server);
        for (const tool of answer.tools) {
            const name = freeName(tool.name, server.name, origins);
            if (name !== tool.name)
                notes.push(`server ${(0,printable.quote)(server.name)}: tool ${(0,printable.quote)(tool.name)} is called ${(0,printable.quote)(name)} here, for its name is taken`);
            origins.set(name, { server, tool: tool.name });
            const offered = { ...tool, name, scopes: scopesOf(tool.name), server: server.name };
            tools.push(offered);
            const found = [changeOf(tool, pins.get(name)), textOf(tool)].filter((each) => each !== undefined);
            if (found.some(({ rule }) => rule === 'host/tool-changed'))
                changed.add(offered);
            const whose = `tool ${(0,printable.quote)(tool.name)} of server ${(0,printable.quote)(server.name)}`;
            findings.push(...found.map((each) => ({ ...each, message: `${whose} ${each.message}`, tool: name, server: i })));
        }
    }
    tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
    revisions.sort(revision/* compareRevisions */.wo);
    if (new Set(revisions).size > 1)
        notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
    const [oldest] = revisions;
    const failed = failures.length > 0 || oldest === undefined;
    if (!failed)
        for (const name of pins.keys())
            if (!tools.some((tool) => tool.name === name))
                notes.push(`tool ${(0,printable.quote)(name)} was recorded, and no server offers it`);
    const seen = {
        ...host,
        protocolRevision: failed ? undefined : oldest,
        tools,
        resources: [...resources].sort(),
        ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
    };
    return {
        profile: changed.size === 0 ? seen : { ...seen, tools: tools.filter((tool) => !changed.has(tool)) },
        seen,
        findings,
        notes: notes.map(printable.printable),
        origins,
    };
}
function changeOf(tool, pin) {
    if (pin === undefined || (tool.digest !== undefined && tool.digest === pin.digest))
        return undefined;
    const changes = (0,tool_digest/* changesOf */.fs)({ ...pin, name: tool.name }, tool);
    const what = changes.length === 0 ? 'something that the record leaves out' : changes.join(', ');
    return {
        rule: 'host/tool-changed',
        message: `is not what was recorded: ${what} changed`,
        help: 'it is not bound; read what it says, and record it again with --live --record',
    };
}
function textOf(tool) {
    const found = (0,tool_text/* suspectText */.n)(tool);
    if (found === undefined)
        return undefined;
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    return {
        rule: 'host/tool-text',
        message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    };
}
function freeName(name, server, taken) {
    if (!taken.has(name))
        return name;
    const prefixed = `${server}.${name}`;
    for (let n = 2, tried = prefixed;; tried = `${prefixed}.${n++}`)
        if (!taken.has(tried))
            return tried;
}
// An exact name comes before a glob; of several globs all count.
function scopeLookup(server) {
    const scopes = server.scopes ?? {};
    const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
        const glob = (0,core_glob/* compileGlob */.SO)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}

// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/live.js






/** Servers that are asked at a time. */
const AT_A_TIME = 4;
/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
async function lookAtHosts(peer, hosts) {
    if (hosts.length > 0 && hosts.every(({ profile }) => profile.servers.length === 0))
        throw new errors/* UserError */.y('no-servers', 'a live handshake needs a host profile with servers', {
            ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
            help: 'add servers to the profile, with a command or a url each, or leave out --live',
        });
    const answers = await lookAll(peer, hosts.flatMap(({ profile }) => profile.servers));
    const notes = [];
    const bySource = new Map();
    const diagnostics = [];
    let next = 0;
    const looked = [];
    for (const host of hosts) {
        const { name, servers } = host.profile;
        if (servers.length === 0) {
            notes.push(`host ${(0,printable.quote)(name)} names no servers: its declared tools were taken`);
            looked.push(host);
            continue;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable.quote)(name)}: ${note}`));
        bySource.set(host.source, live);
        diagnostics.push(...(await located(host, live.findings)));
        looked.push({ ...host, profile: live.profile });
    }
    return { hosts: looked, diagnostics, notes, bySource };
}
async function located({ source, doc }, findings) {
    if (findings.length === 0)
        return [];
    if (doc === undefined)
        throw new Error(`${source} names servers and was not read from a file`);
    const declared = doc.value.tools ?? [];
    return (0,quick_document/* withPlaces */.r)(doc, () => findings.map(({ rule, message, help, tool, server }) => {
        const at = declared.findIndex((each) => (0,read_tools/* nameOf */.V)(each) === tool);
        const path = at < 0 ? ['servers', server, 'name'] : ['tools', at, 'name'];
        return (0,source_document/* locateFinding */.E1)(doc, { rule, level: 'warning', message, path, ...(help === undefined ? {} : { help }) });
    }));
}
async function lookAll(peer, servers) {
    const answers = [];
    let next = 0;
    const worker = async () => {
        for (let i = next++; i < servers.length; i = next++) {
            const server = servers[i];
            if (server !== undefined)
                answers[i] = await peer.look(server);
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, servers.length) }, worker));
    return answers;
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ projectLint)
/* harmony export */ });
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8452);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8068);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4535);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2132);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6399);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4969);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7357);







/**
 * The lint of a project: levels, ignored findings and baseline as `lint` itself takes them, so that no door judges a CAL otherwise.
 *
 * @param config its paths are relative to `root`
 * @param root folder of the configuration, relative to the working directory, as the paths of findings are
 * @param files root of what the checks of RAC items look at
 * @throws UserError `bad-config` for an unknown rule or a path that is no glob, `bad-baseline`
 */
async function projectLint({ fs, clock }, { profile, config, root, files = root }) {
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRuleNames */ .tj)(config);
    const here = configAt(root, config);
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_5__/* .baselinePath */ .X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.openBaseline)(fs, path, clock.now(), root);
    const steps = [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreStep */ .Jq)(here), ...(baseline?.step() ?? [])];
    return {
        run: new _lint_js__WEBPACK_IMPORTED_MODULE_2__/* .LintRun */ .r({ profile, config: here, steps, facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_3__.factsFrom)(fs, files) }),
        settle: (found) => (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutIgnored */ .fq)(here, (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .withLevels */ .S)(found, here.rules)),
    };
}
function configAt(root, config) {
    return {
        ...config,
        ignore: config.ignore.map((entry) => ({ ...entry, path: (0,_join_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .u)(root, entry.path) })),
        ...(config.baseline === undefined ? {} : { baseline: (0,_join_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .u)(root, config.baseline) }),
    };
}


/***/ }),

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ assessReadiness),
  Ao: () => (/* binding */ cartridgePaths),
  Vq: () => (/* binding */ isCartridgeName)
});

// UNUSED EXPORTS: CONFIRMATIONS_FILE

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var facts = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/resources.js


const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;
/**
 * Answers an `mcp-resource` check (specification 2.4): some host serves the URI, by name or by a template. Only where every
 * host could be asked is it absent.
 */
function probeResource(uri, hosts) {
    const matches = [];
    let first = '';
    for (const { host, resources } of hosts) {
        const by = resources.filter((served) => served === uri || matchesTemplate(served, uri));
        if (by.length > 0 && first === '') {
            const template = by.includes(uri) ? '' : ` by the template ${(0,printable.quote)(by[0] ?? '')}`;
            first = `served by ${(0,printable.quote)(host)}${template}`;
        }
        for (const served of by)
            matches.push(served);
    }
    if (matches.length > 0) {
        const paths = [...new Set(matches)].sort();
        return {
            answer: 'present',
            reason: first,
            evidence: { count: paths.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(paths.join('\n'))}` },
        };
    }
    const failed = hosts.find(({ failure }) => failure !== undefined);
    if (failed?.failure !== undefined)
        return { answer: 'unknown', reason: `cannot confirm: ${failed.failure}` };
    const asked = hosts.map(({ host }) => (0,printable.quote)(host)).join(', ');
    return { answer: 'absent', reason: `no resource and no template of ${asked} serves it` };
}
/**
 * Whether a URI template (RFC 6570) can stand for a URI. An expression takes at least one character, and a slash only where
 * its operator may write one. Costs at most the lengths multiplied: the template is a server's.
 */
function matchesTemplate(template, uri) {
    if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{'))
        return false;
    const parts = template.split(/\{([^{}]*)\}/);
    if ((parts.length - 1) / 2 > MOST_EXPRESSIONS)
        return false;
    // The places up to which the URI can be read so far.
    let ends = new Set([0]);
    for (const [i, part] of parts.entries()) {
        ends = i % 2 === 0 ? afterText(uri, part, ends) : afterExpression(uri, part, ends);
        if (ends.size === 0)
            return false;
    }
    return ends.has(uri.length);
}
function afterText(uri, text, from) {
    return new Set([...from].filter((at) => uri.startsWith(text, at)).map((at) => at + text.length));
}
function afterExpression(uri, expression, from) {
    const operator = /^[+#./;?&]/.exec(expression)?.[0] ?? '';
    const manySlashes = operator === '+' || operator === '#' || operator === '/';
    const optional = operator === '?' || operator === '&' || operator === ';' || operator === '#';
    const prefix = operator === '+' ? '' : operator;
    const ends = new Set();
    for (const start of [...from].sort((a, b) => a - b)) {
        if (optional)
            ends.add(start);
        if (!uri.startsWith(prefix, start))
            continue;
        for (let at = start + prefix.length; at < uri.length; at++) {
            if (uri[at] === '/' && !manySlashes)
                break;
            if (ends.has(at + 1))
                continue;
            ends.add(at + 1);
        }
    }
    return ends;
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
;// CONCATENATED MODULE: ./build/app/look-outside.js





/**
 * Looks up the `url` and `mcp-resource` checks of CALs (surface.md, Readiness): URLs only with a checker, resources only
 * where a host profile records them or, with a peer, names servers.
 *
 * @param hosts host profiles, as `--host` takes them
 */
async function lookOutside(ports, docs, hosts) {
    const probes = new Map();
    const urls = hintsOf(docs, 'url');
    if (ports.urls !== undefined && urls.length > 0) {
        for (const [url, probe] of await ports.urls.check(urls)) {
            const evidence = { count: 1, digest: `sha256:${(0,digest/* sha256Hex */.fg)(url)}` };
            probes.set((0,facts/* probeKey */.S)('url', url), probe.answer === 'present' ? { ...probe, evidence } : probe);
        }
    }
    const uris = hintsOf(docs, 'mcp-resource');
    if (uris.length === 0 || hosts.length === 0)
        return { probes, notes: [] };
    const { served, notes } = await servedBy(ports, hosts);
    if (served.length > 0)
        for (const uri of uris)
            probes.set((0,facts/* probeKey */.S)('mcp-resource', uri), probeResource(uri, served));
    return { probes, notes };
}
async function servedBy({ fs, peer }, specs) {
    const { hosts, diagnostics } = await (0,app_hosts/* loadHosts */.U)(fs, specs);
    const broken = diagnostics.filter(({ level }) => level === 'error');
    const notes = broken.map(({ path, message }) => `${path}: ${message}`);
    const live = peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(peer, hosts);
    const served = (live?.hosts ?? hosts)
        .filter(({ source, profile }) => profile.resources.length > 0 || live?.bySource.has(source) === true)
        .map(({ profile: { name, resources, failure } }) => ({
        host: name,
        resources,
        ...(failure === undefined ? {} : { failure }),
    }));
    return { served, notes: [...notes, ...(live?.notes ?? [])] };
}
function hintsOf(docs, type) {
    const hints = docs.flatMap(({ value }) => {
        const rac = own(value, 'rac');
        return (Array.isArray(rac) ? rac : [])
            .map((item) => own(item, 'check'))
            .filter((check) => own(check, 'type') === type)
            .map((check) => own(check, 'hint'));
    });
    return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
        return undefined;
    return value[key];
}

// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/app/ready.js














const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;
/**
 * Judges the readiness of CAL files (surface.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read, `bad-config`, `bad-baseline`
 */
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const read = await lintAll(ports, options);
    const outside = await lookOutside(ports, read.map(({ doc }) => doc), options.hosts ?? []);
    notes.push(...outside.notes);
    const facts = {
        files: fs.list(options.root),
        cards: await cardsOf(ports, options, notes),
        proofs: await readProofs(fs, options.roster),
        confirmations: await readConfirmations(fs, options),
        now: ports.clock.now().getTime(),
        probes: outside.probes,
    };
    const cals = read.map(({ doc, diagnostics }) => (0,assess/* assessCal */.J)(doc, (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), facts, options.profile));
    return { result: { version: 1, cals }, notes };
}
async function lintAll(ports, options) {
    const { cals, config = app_config/* NO_CONFIG */.H, linted = new Map(), profile, root: files } = options;
    const read = [];
    const { run } = cals.every((path) => linted.has(path))
        ? { run: undefined }
        : await (0,project_lint/* projectLint */.d)(ports, { profile, config, root: '.', files });
    for (const path of cals) {
        const known = linted.get(path);
        if (known !== undefined || run === undefined)
            read.push(...(known === undefined ? [] : [known]));
        else {
            const doc = await (0,source_read/* readQuickly */.xF)(path, ports.fs.readFile(path));
            read.push({ doc, diagnostics: await run.add(doc) });
        }
    }
    return read;
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    // A built cartridge comes before the package of the same agent.
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of cartridgePaths(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
/**
 * The cartridge files that folders, files and globs name, sorted, each once.
 *
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob
 */
function cartridgePaths(fs, named) {
    const found = new Set();
    for (const name of named) {
        const kind = fs.kind(name);
        if (kind === 'file')
            found.add(name);
        else if (kind === 'directory') {
            for (const file of fs.list(name, { ignored: true }))
                if (isCartridgeName(file))
                    found.add((0,join_path/* joinPath */.u)(name, file));
        }
        else if ((0,core_glob/* isGlob */.fg)(name)) {
            const glob = (0,core_glob/* compileGlob */.SO)(name);
            if ('problem' in glob)
                throw new errors/* UserError */.y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list('.', { ignored: true }))
                if (glob.matches(file))
                    found.add(file);
        }
        else
            throw new errors/* UserError */.y('no-file', 'there is no such file or folder', { path: name });
    }
    return [...found].sort();
}
/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
function isCartridgeName(file) {
    return ids/* PREFIXES */.V4.some((prefix) => file.endsWith(ids/* PROFILES */.jI[prefix].extension));
}
async function readConfirmations(fs, options) {
    const standard = (0,join_path/* joinPath */.u)(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await readChecked(fs, path, await validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        requireTimes(path, entry.id, [entry.at, entry.expires]);
    return entries;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await readChecked(fs, path, await validators.validators.roster()));
    for (const proof of proofs)
        requireTimes(path, proof.romDigest, [proof.expires]);
    return proofs;
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN((0,facts/* timeOf */.n)(time)));
    if (bad !== undefined)
        throw new errors/* UserError */.y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}
async function readChecked(fs, path, validator) {
    const doc = await (0,source_read/* readQuickly */.xF)(path, fs.readFile(path, SMALL_FILE));
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => (doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator)));
    const [first] = [...doc.problems, ...misfits];
    if (first === undefined)
        return doc.value;
    throw new errors/* UserError */.y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
}


/***/ }),

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   runReady: () => (/* binding */ runReady),
/* harmony export */   wishesOf: () => (/* binding */ wishesOf)
/* harmony export */ });
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4308);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3422);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5974);
/* harmony import */ var _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6023);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4432);








/** Options of `workflow ready` and of its alias `cal`. */
const READY_OPTIONS = [
    {
        name: 'cartridges',
        kind: 'list',
        value: 'DIR',
        summary: 'folder, file or glob of the cartridges that may take part',
    },
    {
        name: 'root',
        kind: 'value',
        value: 'DIR',
        summary: 'repository that file-glob checks look at (default: the working directory)',
    },
    {
        name: 'confirmations',
        kind: 'value',
        value: 'FILE',
        summary: 'manual confirmations (default: rac-confirmations.yaml, if there is one)',
    },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
    { name: 'check-urls', kind: 'flag', summary: 'look up the URLs of url checks; without it they stay unconfirmed' },
    {
        name: 'host',
        kind: 'list',
        value: 'PROFILE',
        summary: 'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks',
    },
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
    },
    _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVER_TIMEOUT */ .a,
    { name: 'strict', kind: 'flag', summary: 'exit 1 for pending, too' },
];
const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;
const command = {
    name: 'workflow ready',
    summary: 'structure, participants, RAC checklist and verdict of a CAL',
    usage: ['workflow ready CAL… [--cartridges DIR]'],
    options: READY_OPTIONS,
    formats: ['text', 'json'],
    details: DETAILS,
    usesConfig: true,
    run: runReady,
};
/** Runs `workflow ready`; `cal` is the same under another name. */
async function runReady(context) {
    const { fs, io, config, positionals } = context;
    if (positionals.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const named = context.list('cartridges').length > 0 ? context.list('cartridges') : config.cartridges;
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { result, notes } = await (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .assessReadiness */ .T1)({ fs, clock: context.clock, readCard: readCard(fs), ...(await (0,_wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .outsidePorts */ .m)(wishesOf(context))) }, {
        profile: context.profile,
        config,
        cals: positionals.map((cal) => (0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(fs.cwd, cal)),
        cartridges: named,
        root: context.value('root') ?? '.',
        confirmations: context.value('confirmations') ?? config.confirmations,
        roster: context.value('roster'),
        hosts: context.list('host').length > 0 ? context.list('host') : (config.hosts ?? []),
    });
    if (!context.quiet)
        for (const note of notes)
            io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(note)}\n`);
    if (context.format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s)(result, 2));
    else {
        const { renderReadiness } = await __webpack_require__.e(/* import() */ 6509).then(__webpack_require__.bind(__webpack_require__, 6509));
        io.out(result.cals.map(renderReadiness).join('\n'));
    }
    return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOf */ .ut)({ cals: result.cals }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
}
/** What the options `--check-urls` and `--live` ask for. */
function wishesOf({ flag, value, fs, io }) {
    const timeout = (0,_wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'], timeout };
}


/***/ }),

/***/ 5974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout),
/* harmony export */   a: () => (/* binding */ SERVER_TIMEOUT)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        default:
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ toolDigest),
/* harmony export */   fs: () => (/* binding */ changesOf)
/* harmony export */ });
/* unused harmony export PINNED */
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);



/** What a server says of a tool, as far as a host hands it to the model or binds by it. */
const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
/**
 * The digest that pins a tool: over the RFC 8785 form of the members of {@link PINNED} that the server sent, as it sent them.
 *
 * @param said an entry of `tools/list`
 * @returns undefined when the entry has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
function toolDigest(said) {
    const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
    const text = canonical(pinned);
    return text === undefined ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(text);
}
/** At most so many changes of one tool are named. */
const SHOWN = 5;
/**
 * What differs between two descriptions of a tool: the members, and within schemas the places.
 *
 * @returns places such as `description` or `inputSchema/properties/command`, the first few; none when nothing that was
 *   recorded differs
 */
function changesOf(recorded, said) {
    const changes = [];
    for (const name of PINNED)
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...recorded }, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...said }, name), name, changes);
    return changes.length > SHOWN ? [...changes.slice(0, SHOWN), `${changes.length - SHOWN} more`] : changes;
}
function collect(before, after, place, changes) {
    if (before === after || canonical(before) === canonical(after))
        return;
    if (!(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before) || !(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(after)) {
        changes.push(place);
        return;
    }
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of [...names].sort())
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(before, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(after, name), `${place}/${name}`, changes);
}
function canonical(value) {
    try {
        return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 3896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ assessCal),
  z: () => (/* binding */ worstVerdict)
});

;// CONCATENATED MODULE: ./build/core/flow.js
/** A larger flow is not drawn: nobody can read it, and GitHub's renderer refuses it. */
const FLOW_NODES = 80;
const FLOW_EDGES = 160;
const LABEL = 80;
const GATEWAYS = ['exclusive', 'parallel', 'inclusive'];
const EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
const OPERATORS = { eq: '=', ne: '≠', lt: '<', le: '≤', gt: '>', ge: '≥', in: 'in' };
/**
 * Reads the flow out of a parsed CAL. Whatever is not in a usable shape is left out: the linter reports it.
 *
 * @returns undefined when there is nothing to draw, or more than {@link FLOW_NODES} nodes or {@link FLOW_EDGES} edges
 */
function flowOf(cal) {
    if (!isMapping(cal))
        return undefined;
    const roles = new Map();
    for (const participant of mappings(own(cal, 'participants'))) {
        const slot = own(participant, 'slot');
        const role = isMapping(slot) ? flow_text(own(slot, 'role')) : undefined;
        const alias = flow_text(own(participant, 'alias'));
        if (alias !== undefined && role !== undefined)
            roles.set(alias, role);
    }
    const nodes = mappings(own(cal, 'nodes')).flatMap((node) => readNode(node, roles));
    const edges = mappings(own(cal, 'edges')).flatMap(readEdge);
    if (nodes.length === 0 || nodes.length > FLOW_NODES || edges.length > FLOW_EDGES)
        return undefined;
    return { start: flow_text(own(cal, 'start')) ?? '', nodes, edges };
}
function readNode(node, roles) {
    const id = flow_text(own(node, 'id'));
    if (id === undefined)
        return [];
    const agent = flow_text(own(node, 'agent'));
    const role = agent === undefined ? undefined : roles.get(agent);
    const requires = own(node, 'requires');
    const rac = isMapping(requires) ? strings(own(requires, 'rac')) : [];
    return [
        {
            id,
            kind: kindOf(node),
            ...(agent === undefined ? {} : { agent }),
            ...(role === undefined ? {} : { role }),
            ...(rac.length === 0 ? {} : { rac }),
        },
    ];
}
function kindOf(node) {
    const type = own(node, 'type');
    if (type === 'task')
        return 'task';
    if (type === 'gateway')
        return GATEWAYS.find((kind) => kind === own(node, 'gateway')) ?? 'other';
    if (type === 'event')
        return EVENTS.find((kind) => kind === own(node, 'event')) ?? 'other';
    return 'other';
}
function readEdge(edge) {
    const from = flow_text(own(edge, `from`));
    const to = flow_text(own(edge, 'to'));
    if (from === undefined || to === undefined)
        return [];
    const when = own(edge, 'when');
    return [{ from, to, ...(isMapping(when) ? { when: cut(condition(when, 0)) } : {}) }];
}
function condition(when, depth) {
    if (depth > 8)
        return '…';
    const inner = (value) => (isMapping(value) ? condition(value, depth + 1) : '?');
    const list = (value, word) => {
        const parts = (Array.isArray(value) ? value : []).slice(0, 12).map(inner);
        const joined = parts.join(` ${word} `);
        return depth > 0 && parts.length > 1 ? `(${joined})` : joined;
    };
    if (Object.hasOwn(when, 'racAvailable'))
        return `knowledge ${scalar(when['racAvailable'])}`;
    if (Object.hasOwn(when, 'all'))
        return list(when['all'], 'and');
    if (Object.hasOwn(when, 'any'))
        return list(when['any'], 'or');
    if (Object.hasOwn(when, 'not'))
        return `not (${inner(when['not'])})`;
    if (!Object.hasOwn(when, 'var'))
        return 'always';
    const op = scalar(own(when, 'op'));
    return `${scalar(when['var'])} ${Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : op} ${scalar(own(when, 'value'))}`;
}
function scalar(value) {
    if (typeof value === 'string')
        return cut(value);
    if (Array.isArray(value))
        return cut(value.slice(0, 12).map(scalar).join(', '));
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : '…';
}
function cut(value) {
    return value.length > LABEL ? `${value.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, '')}…` : value;
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(mapping, key) {
    return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
function flow_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function strings(value) {
    return (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string');
}
function mappings(value) {
    return (Array.isArray(value) ? value : []).filter(isMapping);
}

// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/graph.js


/**
 * What cannot run while knowledge is missing: the tasks that require it, the branches whose condition needs it
 * (`racAvailable`, specification 2.4), and what can only be reached through those.
 *
 * @param cal the root of a CAL; what is not in a usable shape is left out
 * @param availability by id of the RAC item: whether it is there; an id that is not in it is not known
 * @returns one line for each, in the order of the file; empty when nothing is missing
 */
function blockedBy(cal, availability) {
    if (![...availability.values()].includes(false))
        return [];
    const nodes = (0,mapping/* mappingsOf */.Jj)(cal, 'nodes');
    const edges = (0,mapping/* mappingsOf */.Jj)(cal, 'edges');
    const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
    const dead = edges.filter((edge) => edge['when'] !== undefined && evaluate(edge['when'], availability) === false);
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable.quote)(id)} cannot run: it requires ${missing.map((item) => (0,printable.quote)(item)).join(', ')}`);
    for (const edge of dead) {
        const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
        lines.push(`the branch from ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable.quote)(id)).join(', ')}`);
    }
    const closed = new Set(dead);
    const open = edges.filter((edge) => !closed.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,mapping/* textOf */.b6)(node, 'type') === 'task')
            lines.push(`task ${(0,printable.quote)(id)} is not reached`);
    }
    return lines;
}
function stoppedTask(node, availability) {
    const requires = node['requires'];
    const wanted = (0,mapping/* isMapping */.pi)(requires) && Array.isArray(requires['rac']) ? requires['rac'] : [];
    const missing = wanted.filter((id) => typeof id === 'string' && availability.get(id) === false);
    return missing.length === 0 ? [] : [[(0,mapping/* textOf */.b6)(node, 'id'), missing]];
}
function evaluate(condition, availability) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return 'unknown';
    if (typeof condition['racAvailable'] === 'string')
        return availability.get(condition['racAvailable']) ?? 'unknown';
    if (condition['always'] === true)
        return true;
    if ('not' in condition) {
        const inner = evaluate(condition['not'], availability);
        return inner === 'unknown' ? inner : !inner;
    }
    for (const [name, decisive] of [
        ['all', false],
        ['any', true],
    ]) {
        const list = condition[name];
        if (!Array.isArray(list))
            continue;
        const parts = list.map((part) => evaluate(part, availability));
        if (parts.includes(decisive))
            return decisive;
        return parts.includes('unknown') ? 'unknown' : !decisive;
    }
    return 'unknown';
}
/** Ids of the items that a condition speaks of, each once, in its order. */
function itemsOf(condition) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return [];
    if (typeof condition['racAvailable'] === 'string')
        return [condition['racAvailable']];
    const inner = [
        condition['not'],
        ...['all', 'any'].flatMap((name) => (Array.isArray(condition[name]) ? condition[name] : [])),
    ];
    return [...new Set(inner.flatMap(itemsOf))];
}
function reachable(start, edges) {
    const targets = new Map();
    for (const edge of edges) {
        const list = targets.get((0,mapping/* textOf */.b6)(edge, 'from'));
        if (list === undefined)
            targets.set((0,mapping/* textOf */.b6)(edge, 'from'), [(0,mapping/* textOf */.b6)(edge, 'to')]);
        else
            list.push((0,mapping/* textOf */.b6)(edge, 'to'));
    }
    const seen = new Set([start]);
    const queue = [start];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        for (const target of targets.get(id) ?? []) {
            if (seen.has(target))
                continue;
            seen.add(target);
            queue.push(target);
        }
    }
    return seen;
}

// EXTERNAL MODULE: ./build/core/career-tiers.js
var career_tiers = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(5266);
;// CONCATENATED MODULE: ./build/core/readiness/participants.js



/**
 * Finds the cartridge for one participant (surface.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level that nobody proved never staffs a slot.
 */
function resolveParticipant(participant, facts, profile) {
    const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
    const found = bind === 'hash' ? byDigest(participant['romDigest'], facts) : bySlot(participants_mapping(participant['slot']), facts, profile);
    const { card, reason } = found;
    return {
        alias: String(participant['alias'] ?? ''),
        bind,
        required: participant['required'] !== false,
        resolved: card === undefined ? null : { path: card.path, name: card.name, role: card.role, romDigest: card.romDigest },
        reason,
    };
}
const NONE_GIVEN = 'no cartridges were given (--cartridges DIR)';
function byDigest(digest, { cards }) {
    if (cards === undefined)
        return { reason: NONE_GIVEN };
    const matches = cards.filter((card) => card.romDigest === digest);
    const [card] = matches;
    if (card === undefined)
        return { reason: `no cartridge has the ROM digest ${participants_short(String(digest))}` };
    return {
        card,
        reason: matches.length === 1 ? 'ROM digest matches' : `ROM digest matches; ${matches.length} equal cartridges`,
    };
}
function bySlot(slot, facts, profile) {
    if (facts.cards === undefined)
        return { reason: NONE_GIVEN };
    const role = slot['role'];
    const inRole = role === undefined ? facts.cards : facts.cards.filter((card) => card.role === role);
    if (inRole.length === 0) {
        return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
    }
    const wanted = list(slot['capabilities']).map(participants_mapping);
    const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
    if (able.length === 0)
        return { reason: `${describe(inRole)} lacks ${lacking(inRole[0], wanted)}` };
    const minimum = slot['minLevel'] === undefined ? undefined : participants_mapping(slot['minLevel']);
    const proven = able
        .map((card) => ({ card, proof: bestProof(card, facts) }))
        .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
    if (proven.length === 0)
        return {
            reason: `${describe(able)} fits, but nobody has proved ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
        };
    // The highest proven level is the best; equal ones are told apart by path, so that the answer is stable.
    proven.sort((a, b) => (b.proof?.level ?? -1) - (a.proof?.level ?? -1) || (a.card.path < b.card.path ? -1 : 1));
    return { card: proven[0].card, reason: `best of ${proven.length}` };
}
function hasCapability(card, need) {
    const stack = list(need['stack']);
    return card.capabilities.some((capability) => capability.taskType === need['taskType'] && stack.every((part) => capability.stack.includes(String(part))));
}
function lacking(card, wanted) {
    const missing = wanted.find((need) => !hasCapability(card, need)) ?? {};
    const stack = list(missing['stack']);
    const type = missing['taskType'];
    const name = type === undefined ? 'a capability' : `capability ${word(type)}`;
    return `${name}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}
function bestProof(card, facts) {
    return facts.proofs
        .filter((proof) => proof.romDigest === card.romDigest && !(proof.expires !== undefined && (0,readiness_facts/* timeOf */.n)(proof.expires, true) < facts.now))
        .sort((a, b) => (b.level ?? -1) - (a.level ?? -1) || tier(b.careerTier) - tier(a.careerTier))[0];
}
function reaches(proof, minimum, profile) {
    if (proof === undefined)
        return false;
    const level = minimum[profile.levelField];
    if (typeof level === 'number' && (proof.level ?? -1) < level)
        return false;
    return minimum['careerTier'] === undefined || tier(proof.careerTier) >= tier(minimum['careerTier']);
}
function tier(name) {
    return career_tiers/* CAREER_TIERS */.v.indexOf(name);
}
function levelText(minimum, profile) {
    const parts = [
        ...(minimum[profile.levelField] === undefined ? [] : [`level ${word(minimum[profile.levelField])}`]),
        ...(minimum['careerTier'] === undefined ? [] : [`tier ${word(minimum['careerTier'])}`]),
    ];
    return parts.join(' and ') || 'the level';
}
function describe(cards) {
    const [first] = cards;
    return cards.length === 1 ? `${word(first.name)} (${word(first.role)})` : `each of ${cards.length} cartridges`;
}
function participants_short(digest) {
    return word(digest.length > 26 ? `${digest.slice(0, 19)}…` : digest);
}
// Plain words are shown bare, anything else quoted and escaped.
function word(value) {
    const text = String(value);
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,printable.quote)(text);
}
function participants_mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function list(value) {
    return Array.isArray(value) ? value : [];
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/readiness/rac.js





/**
 * Judges one RAC item (specification 2.4; surface.md, Readiness). Checks look at presence, never at content: the evidence is
 * a count and a digest of the matching paths.
 *
 * @param calId id of the CAL, for confirmations that name it
 */
function assessRacItem(item, calId, facts) {
    const given = (0,mapping/* own */.ZV)(item, 'check');
    const check = (0,mapping/* isMapping */.pi)(given) ? given : undefined;
    const type = (0,mapping/* textOf */.b6)(check ?? {}, 'type') || 'manual';
    const hint = (0,mapping/* textOf */.b6)(check ?? {}, 'hint');
    const required = item['required'] !== false;
    const id = (0,mapping/* textOf */.b6)(item, 'id');
    const checked = runCheck(type, hint, id, calId, facts);
    return {
        id,
        kind: (0,mapping/* textOf */.b6)(item, 'kind'),
        description: (0,mapping/* textOf */.b6)(item, 'description'),
        required,
        state: required ? checked.state : 'optional',
        check: check === undefined ? null : { type, hint },
        ...(checked.evidence === undefined ? {} : { evidence: checked.evidence }),
        reason: checked.reason,
        ...(checked.state === 'unconfirmed' ? {} : { available: checked.state === 'confirmed' }),
    };
}
function runCheck(type, hint, id, calId, facts) {
    switch (type) {
        case 'file-glob':
            return checkGlob(hint, facts.files);
        case 'manual':
            return checkConfirmation(id, calId, facts);
        default:
            return checkProbe(type, hint, facts);
    }
}
function checkGlob(hint, files) {
    if (hint === '')
        return { state: 'unconfirmed', reason: 'the check names no glob' };
    const glob = (0,core_glob/* compileGlob */.SO)(hint);
    if ('problem' in glob)
        return { state: 'failed', reason: glob.problem };
    const matches = files.filter((file) => glob.matches(file));
    if (matches.length === 0)
        return { state: 'failed', reason: 'no file matches' };
    const evidence = { count: matches.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(matches.join('\n'))}` };
    return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}
function checkConfirmation(id, calId, { confirmations, now }) {
    const own = confirmations.filter((entry) => entry.id === id && (entry.cal === undefined || entry.cal === calId));
    const good = own.find((entry) => (0,readiness_facts/* timeOf */.n)(entry.at) <= now && !expired(entry, now));
    if (good !== undefined) {
        const { by, at, expires } = good;
        return {
            state: 'confirmed',
            reason: `confirmed by ${(0,printable.printable)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,printable.printable)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
        };
    return {
        state: 'unconfirmed',
        reason: own.length > 0 ? 'the confirmation is dated in the future' : 'nobody has confirmed it',
    };
}
function expired(entry, now) {
    return entry.expires !== undefined && (0,readiness_facts/* timeOf */.n)(entry.expires, true) < now;
}
function checkProbe(type, hint, facts) {
    const probe = facts.probes.get((0,readiness_facts/* probeKey */.S)(type, hint));
    if (probe === undefined)
        return {
            state: 'unconfirmed',
            reason: type === 'url' ? 'not looked up (--check-urls)' : 'no host profile names a server',
        };
    if (probe.answer === 'present')
        return { state: 'confirmed', reason: probe.reason, evidence: probe.evidence ?? { count: 1 } };
    return { state: probe.answer === 'absent' ? 'failed' : 'unconfirmed', reason: probe.reason };
}

;// CONCATENATED MODULE: ./build/core/readiness/assess.js





/**
 * Judges the readiness of one CAL (specification 3 and 4.2; surface.md, Readiness).
 *
 * @param diagnostics what the linter says of the CAL; an error makes it not ready
 */
function assessCal(doc, diagnostics, facts, profile) {
    const root = (0,mapping/* isMapping */.pi)(doc.value) ? doc.value : {};
    const id = (0,mapping/* textOf */.b6)(root, 'id');
    const participants = (0,mapping/* mappingsOf */.Jj)(root, 'participants').map((participant) => resolveParticipant(participant, facts, profile));
    const rac = (0,mapping/* mappingsOf */.Jj)(root, 'rac').map((item) => assessRacItem(item, id, facts));
    const flow = flowOf(root);
    const todo = unwritten(root);
    const availability = new Map(rac.flatMap((item) => (item.available === undefined ? [] : [[item.id, item.available]])));
    const blocked = blockedBy(root, availability);
    return {
        path: doc.path,
        id,
        name: (0,mapping/* textOf */.b6)(root, 'name') || id || doc.path,
        verdict: verdictOf(diagnostics, participants, rac, todo),
        nodes: (0,mapping/* mappingsOf */.Jj)(root, 'nodes').length,
        participants,
        rac,
        diagnostics,
        ...(blocked.length === 0 ? {} : { blocked }),
        ...(todo.length === 0 ? {} : { todo }),
        ...(flow === undefined ? {} : { flow }),
    };
}
/** Ids of the tasks whose action is a TODO, as `init` leaves them. */
function unwritten(root) {
    return (0,mapping/* mappingsOf */.Jj)(root, 'nodes')
        .filter((node) => (0,mapping/* textOf */.b6)(node, 'type') === 'task' && /^\s*TODO\b/.test((0,mapping/* textOf */.b6)(node, 'action')))
        .map((node) => (0,mapping/* textOf */.b6)(node, 'id'));
}
/** `not ready` when anything failed, `pending` when something required is unconfirmed or a task unwritten, else `ready`. */
function verdictOf(diagnostics, participants, rac, todo) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return todo.length > 0 || rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}
/** The worst of several verdicts; null when there is none. */
function worstVerdict(verdicts) {
    const order = ['not ready', 'pending', 'ready'];
    return order.find((verdict) => verdicts.includes(verdict)) ?? null;
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ probeKey),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
/** What is known of the environment when a CAL's readiness is judged; the app gathers it, the core only compares. */
/** Key of a check in {@link Facts.probes}. */
function probeKey(type, hint) {
    return `${type} ${hint}`;
}
/**
 * Time of a date or date-time of a confirmation or proof, in milliseconds; a bare date is its first moment in UTC.
 *
 * @param endOfDay a bare date stands for its last moment instead: what expires on a day is good on that day
 */
function timeOf(text, endOfDay = false) {
    const bare = /^\d{4}-\d{2}-\d{2}$/.test(text);
    return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
}


/***/ })

};
;