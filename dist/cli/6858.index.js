"use strict";
exports.id = 6858;
exports.ids = [6858,6530];
exports.modules = {

/***/ 9370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ diff_command)
});

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 2 modules
var requirements = __webpack_require__(4721);
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
        ...(0,requirements/* diffRequirements */.G)({ version: old.side.version, manifest: before }, { version: next.side.version, manifest: after }),
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
    const { commitFiles } = await __webpack_require__.e(/* import() */ 2903).then(__webpack_require__.bind(__webpack_require__, 2903));
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
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(130), __webpack_require__.e(7483)]).then(__webpack_require__.bind(__webpack_require__, 5174));
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
            io.out((0,json_text/* jsonText */.s)(diagnostics.length === 0 ? result : { ...result, diagnostics }, 2));
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
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ }),

/***/ 4721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ compareRequirements),
  G: () => (/* binding */ diffRequirements)
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

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 13 modules
var accepts = __webpack_require__(3106);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/diff/manifests.js


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
    const raised = (0,revision/* compareRevisions */.wo)(next, old) > 0;
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
    const { answer, reason, reservations } = (0,accepts/* accepts */.G3)(next.inputSchema, old.inputSchema);
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

;// CONCATENATED MODULE: ./build/core/diff/requirements.js


/** Every change from one set of requirements to the next, and the step that it asks for. */
function diffRequirements(before, after) {
    const changes = diffManifests(before.manifest, after.manifest);
    const step = stepOf(changes);
    if (before.version === null || after.version === null)
        return { changes, step, taken: null, enough: true };
    const taken = stepBetween(before.version, after.version) ?? null;
    return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
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

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
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


/***/ })

};
;