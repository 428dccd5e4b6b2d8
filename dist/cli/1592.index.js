"use strict";
exports.id = 1592;
exports.ids = [1592,8778,2175,6530];
exports.modules = {

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ diff_command)
});

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 1 modules
var requirements = __webpack_require__(8266);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/diff.js








/**
 * Compares the requirements of two cartridges, manifests or packages, and what the change means for hosts. Signatures are
 * not demanded: what is not signed yet is compared before it is released.
 *
 * @param hosts host profiles as {@link loadHosts} takes them, from the work tree
 * @throws UserError when a side cannot be read, or a cartridge is tampered
 */
async function diff(fs, sources, hosts, profile) {
    const diagnostics = [];
    const [old, next] = [await sideOf(sources[0], profile, diagnostics), await sideOf(sources[1], profile, diagnostics)];
    const loaded = await (0,app_hosts/* loadHosts */.U)(fs, hosts);
    diagnostics.push(...loaded.diagnostics);
    const [before, after] = [old?.subject.manifest, next?.subject.manifest];
    if (old === undefined || next === undefined || before === undefined || after === undefined)
        return { result: undefined, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
    const binder = new bind/* Binder */.V();
    const result = {
        version: 1,
        old: old.side,
        new: next.side,
        ...(0,requirements/* diffRequirements */.GL)({ version: old.side.version, manifest: before }, { version: next.side.version, manifest: after }),
        hosts: loaded.all.map((host) => {
            const judge = (subject) => host.profile === undefined
                ? (0,negotiate/* notJudged */.be)(subject, host, host)
                : (0,negotiate/* negotiate */.Nl)({ subject, host: host.profile, source: host.source, profile, binder });
            return hostChange(judge(old.subject), judge(next.subject));
        }),
    };
    return { result, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
}
function hostChange(was, is) {
    return {
        host: is.host,
        profile: is.profile,
        before: was.verdict,
        after: is.verdict,
        reservations: { before: was.reservations, after: is.reservations },
        ...(is.verdict === 'not judged' ? { reason: is.reason } : {}),
        flipped: was.verdict !== is.verdict,
        unmet: is.descriptor?.unmet ?? [],
    };
}
async function sideOf(source, profile, diagnostics) {
    const { fs, path, name, signatureOf } = source;
    // Neither does an error name a path of the work tree that is one of a commit.
    if (fs.kind(path) === 'none')
        throw new errors/* UserError */.y('unreadable-file', 'there is no such file or directory', { path: name });
    const loaded = await (0,app_subject/* loadSubject */.n)(fs, path, { profile, signatureOf, allowUnsigned: true });
    diagnostics.push(...loaded.diagnostics.map((each) => ({ ...each, path: named(each.path, source) })));
    const { subject } = loaded;
    if (subject === undefined || subject.manifest === undefined) {
        if (subject?.signature === 'failed')
            throw new errors/* UserError */.y('tampered', 'its signature does not verify', { path: name });
        return undefined;
    }
    const version = (await versionOf(source, profile)) ?? null;
    return { side: { subject: name, requirementsHash: subject.requirementsHash, version }, subject };
}
async function versionOf(source, profile) {
    const { fs, path } = source;
    if (/\.json$/i.test(path))
        return undefined;
    if (fs.kind(path) !== 'directory' && !path.endsWith('cartridge.yaml'))
        return source.cartridgeVersion();
    const loaded = await (0,app_package/* loadPackage */.H)(fs, path, profile);
    return 'package' in loaded ? loaded.package.version : undefined;
}
// A finding in a commit's file names the revision, so that nobody looks for it in the work tree.
function named(path, { name, path: own }) {
    return name.endsWith(own) ? name.slice(0, name.length - own.length) + path : path;
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/wiring/signature-of.js
var signature_of = __webpack_require__(6530);
;// CONCATENATED MODULE: ./build/cli/wiring/diff-source.js






/**
 * A side of `diff`: a path of the work tree, or `REV:PATH` when there is no such path. As in git, PATH is seen from the top
 * of the repository unless it starts with `./`.
 *
 * @throws UserError `no-revision` when neither is there
 */
async function diffSource(fs, spec, profile) {
    const colon = spec.indexOf(':');
    if (fs.kind(spec) !== 'none' || colon <= 0)
        return workTreeSource(fs, spec, profile);
    const { findRevision } = await __webpack_require__.e(/* import() */ 4909).then(__webpack_require__.bind(__webpack_require__, 4909));
    const { commitFiles } = await Promise.all(/* import() */[__webpack_require__.e(2136), __webpack_require__.e(2903)]).then(__webpack_require__.bind(__webpack_require__, 2903));
    const [revision, path] = [spec.slice(0, colon), spec.slice(colon + 1)];
    const found = findRevision(fs.cwd, revision);
    const files = found === undefined ? undefined : commitFiles(path.startsWith('./') ? fs.cwd : found.top, found.sha, false);
    if (files === undefined)
        throw new errors/* UserError */.y('no-revision', `neither a file nor a revision: ${(0,printable.quote)(spec)}`, {
            help: 'name a path, or REV:PATH of a commit that is here',
        });
    return commitSource(files, spec, path, profile);
}
function workTreeSource(fs, path, profile) {
    return {
        name: path,
        fs,
        path,
        signatureOf: (0,signature_of.signatureOf)(fs, profile),
        cartridgeVersion: () => cartridgeVersion((0,external_node_path_.resolve)(fs.cwd, path), profile, path),
    };
}
// The readers of cartridges want a file; that of a commit is written aside for as long as it is read.
function commitSource(fs, name, path, profile) {
    const aside = async (use) => {
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'cartwright-'));
        try {
            const copy = (0,external_node_path_.join)(folder, 'cartridge');
            (0,external_node_fs_.writeFileSync)(copy, fs.readFile(path));
            return await use(copy);
        }
        finally {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    };
    return {
        name,
        fs,
        path,
        signatureOf: () => aside((copy) => (0,signature_of.signatureOf)(fs, profile)(copy)),
        cartridgeVersion: () => aside((copy) => cartridgeVersion(copy, profile, name)),
    };
}
async function cartridgeVersion(absolute, profile, shown) {
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(130), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
    return (await readCartridgeCard(absolute, profile, shown)).version;
}

// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/diff.js





const diff_command = {
    name: 'diff',
    summary: 'what changed in the requirements, and which hosts change their verdict',
    usage: ['diff OLD NEW', 'diff OLD NEW --host PROFILE…', 'diff main:agents/builder agents/builder'],
    options: [
        {
            name: 'host',
            kind: 'list',
            value: 'PROFILE',
            summary: 'host profile: a file, a folder, a glob or the name of a shipped one',
        },
    ],
    formats: ['text', 'json', 'markdown'],
    details: [
        'OLD and NEW are cartridges, manifests (*.json), package folders, or one of these in a git revision, as REV:PATH.',
        'A raised floor, a scope more or a contract that old tools do not fit is breaking and asks for a major step; anything',
        'that hosts can do without asks for a minor one, text alone for a patch. Exit code 1 when a host changes to refuse or is not judged, or',
        'the versions take a smaller step than is asked. Without --host the hosts of cartwright.yaml are taken.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, profile } = context;
        const [old, next, more] = context.positionals;
        if (old === undefined || next === undefined || more !== undefined)
            throw new errors/* UserError */.y('usage', 'diff takes exactly two: OLD NEW');
        const named = context.list('host');
        const hosts = named.length > 0 ? named : (context.config.hosts ?? []);
        const sources = [await diffSource(fs, old, profile), await diffSource(fs, next, profile)];
        const { result, diagnostics } = await diff(fs, sources, hosts, profile);
        const failed = diagnostics.some(({ level }) => level === 'error');
        if (diagnostics.length > 0 && (result === undefined || context.format !== 'json')) {
            const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
            printDiagnostics(context, diagnostics, 2 + hosts.length);
        }
        if (result === undefined)
            return command/* EXIT */.d.no;
        if (context.format === 'json')
            io.out((0,json_text/* resultJson */.y)(diagnostics.length === 0 ? result : { ...result, diagnostics }, 2));
        else {
            const { diffMarkdown, diffText } = await __webpack_require__.e(/* import() */ 2257).then(__webpack_require__.bind(__webpack_require__, 2257));
            io.out((context.format === 'markdown' ? diffMarkdown : diffText)(result));
        }
        // A host that refused before and still does is not the change's doing; one that nobody can judge gave no answer.
        const lost = result.hosts.some(({ flipped, after }) => after === 'not judged' || (flipped && after === 'refuse'));
        return failed || lost || !result.enough ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};


/***/ }),

/***/ 6530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   signatureOf: () => (/* binding */ signatureOf)
/* harmony export */ });
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 * @param bytesOf where `fs` does not stand on disk
 */
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ }),

/***/ 4534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ diffManifests)
/* harmony export */ });
/* harmony import */ var _handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3106);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3189);


/** Every change from one manifest to the next, the breaking ones first, then by id. */
function diffManifests(before, after) {
    const changes = [
        ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'another manifest format'),
        ...revisionChanges(before, after),
        ...modelChanges(before, after),
        ...roleChanges(before.requiredTools, after.requiredTools),
        ...roleChanges(before.optionalTools, after.optionalTools),
        ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
        ...scopeChanges('network', before.network, after.network, 'breaking'),
    ];
    const order = { breaking: 0, compatible: 1, text: 2 };
    return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function plain(id, kind, before, after, message) {
    return before === after ? [] : [{ id, kind, before, after, message }];
}
function revisionChanges({ mcp: before }, { mcp: after }) {
    const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
    const raised = (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(next, old) > 0;
    return [
        ...plain('mcp.minProtocolRevision', raised ? 'breaking' : 'compatible', old, next, `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('mcp.preferredProtocolRevision', 'text', before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none', 'a preference, no requirement'),
    ];
}
function modelChanges({ model: before }, { model: after }) {
    const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
    const raised = next > old;
    return [
        ...plain('model.toolUse', after.toolUse ? 'breaking' : 'compatible', String(before.toolUse), String(after.toolUse), after.toolUse ? 'tool use is required now' : 'tool use is no longer required'),
        ...plain('model.minContextWindowTokens', raised ? 'breaking' : 'compatible', String(old), String(next), `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('model.structuredOutput', 'text', String(before.structuredOutput ?? false), String(after.structuredOutput ?? false), 'never required'),
    ];
}
// An unbound optional role never blocks (specification 3), so nothing about one can break a host.
function roleChanges(before, after) {
    const roles = [...new Set([...before, ...after].map(({ role }) => role))];
    return roles.flatMap((role) => {
        const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
        const id = `tool:${role}`;
        if (old === undefined) {
            const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
            return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` }];
        }
        if (next === undefined)
            return [
                { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` },
            ];
        const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
        return [
            ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
            ...schemaChange(id, old, next, blocking),
            ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
            ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
        ];
    });
}
function scopeChanges(id, before, after, added) {
    return [
        ...after
            .filter((scope) => !before.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: added,
            before: 'not asked',
            after: scope,
            message: 'a scope more is asked',
        })),
        ...before
            .filter((scope) => !after.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: 'compatible',
            before: scope,
            after: 'not asked',
            message: 'the scope is no longer asked',
        })),
    ];
}
// A tool that was made to the old contract tells whether the new one asks for more.
function schemaChange(id, old, next, blocking) {
    const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
    if (before === after)
        return [];
    const { answer, reason, reservations } = (0,_handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__/* .accepts */ .G3)(next.inputSchema, old.inputSchema);
    const shown = { before: clip(before), after: clip(after) };
    if (answer !== 'accepts')
        return [
            {
                id: `${id}:inputSchema`,
                kind: blocking,
                ...shown,
                message: `a tool made to the old contract does not fit: ${reason}`,
            },
        ];
    // A tool with a reservation binds by name only, so that a host may miss what it met.
    if (reservations.length > 0) {
        const words = reservations.map((reservation) => reservation.reason).join('; ');
        const message = `a tool made to the old contract fits with ${plural(reservations.length)}: ${words}`;
        return [{ id: `${id}:inputSchema`, kind: blocking, ...shown, message }];
    }
    const message = 'a tool made to the old contract still fits';
    return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}
function plural(reservations) {
    return reservations === 1 ? 'a reservation' : `${reservations} reservations`;
}
function clip(text) {
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}


/***/ }),

/***/ 8266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ compareRequirements),
  GL: () => (/* binding */ diffRequirements),
  tm: () => (/* binding */ movedPackages)
});

;// CONCATENATED MODULE: ./build/core/diff/change.js
/** The step that the changes ask for: a raised requirement breaks hosts, any other change of what is asked adds something. */
function stepOf(changes) {
    if (changes.some(({ kind }) => kind === 'breaking'))
        return 'major';
    if (changes.some(({ kind }) => kind === 'compatible'))
        return 'minor';
    return changes.length > 0 ? 'patch' : 'none';
}
const SIZE = { none: 0, patch: 1, minor: 2, major: 3 };
/** Whether the step taken is at least the step asked for. */
function isEnough(taken, asked) {
    return SIZE[taken] >= SIZE[asked];
}
const CORE = /^(\d+)\.(\d+)\.(\d+)/;
/**
 * The step from one version to a later one. In 0.y.z everything may change with y, so that step counts as major there.
 *
 * @returns undefined when one is no version, or the second is not later
 */
function stepBetween(before, after) {
    const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
    if (old === undefined || next === undefined)
        return undefined;
    if (before === after)
        return 'none';
    const at = [0, 1, 2].find((i) => old[i] !== next[i]);
    if (at === undefined)
        return 'patch';
    if (Number(next[at]) < Number(old[at]))
        return undefined;
    if (at === 1 && old[0] === 0)
        return 'major';
    return ['major', 'minor', 'patch'][at];
}

// EXTERNAL MODULE: ./build/core/diff/manifests.js
var manifests = __webpack_require__(4534);
;// CONCATENATED MODULE: ./build/core/diff/requirements.js


/** Every change from one set of requirements to the next, and the step that it asks for. */
function diffRequirements(before, after) {
    const changes = (0,manifests/* diffManifests */.e)(before.manifest, after.manifest);
    const step = stepOf(changes);
    if (before.version === null || after.version === null)
        return { changes, step, taken: null, enough: true };
    const taken = stepBetween(before.version, after.version) ?? null;
    return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
}
/**
 * Packages that moved, found by their id: the folder at the base and the one that the package has now. An id that several packages
 * share tells nothing.
 */
function movedPackages(base, head) {
    const [before, after] = [foldersById(base), foldersById(head)];
    const moved = [...before].flatMap(([id, from]) => {
        const to = after.get(id);
        return from === undefined || to === undefined || from === to || head.has(from) ? [] : [[from, to]];
    });
    return new Map(moved);
}
/** Folders by the id of their package; undefined for an id that is there twice. */
function foldersById(packages) {
    const folders = new Map();
    for (const [folder, { id }] of packages)
        if (id !== undefined)
            folders.set(id, folders.has(id) ? undefined : folder);
    return folders;
}
/** The packages that are there before and after, and ask for something else. */
function compareRequirements(base, head) {
    return [...head].flatMap(([subject, after]) => {
        const before = base.get(subject);
        if (before === undefined)
            return [];
        const diff = diffRequirements(before, after);
        return diff.changes.length === 0 ? [] : [{ subject, before: before.version, after: after.version, ...diff }];
    });
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden)
/* harmony export */ });
/** Tags, zero-width characters, variation selectors, bidirectional controls and fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Honest uses: the flag of a region (tags after a black flag), a selector after a symbol, a joiner between letters of a script
 * that joins or inside an emoji.
 */
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
/** Scripts whose spelling needs direction marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Finds text that is hidden in a text; honest uses in emoji and right-to-left scripts are none. */
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        // A transposition reaches back two rows.
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;