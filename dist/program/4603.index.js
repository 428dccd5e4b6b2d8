"use strict";
exports.id = 4603;
exports.ids = [4603,4484,75,2255,8092];
exports.modules = {

/***/ 83245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ cartridgePaths),
/* harmony export */   Vq: () => (/* binding */ isCartridgeName),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21236);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32754);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _layouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80557);






const PACKAGE_FILE = 'cartridge.yaml';
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        const references = (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, path);
        if (references !== undefined)
            references.forEach((each) => found.add(each));
        else if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true })) {
                if (isCartridgeName(file))
                    found.add((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, file));
                else if (file.endsWith(`/${_core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYOUT_FILE */ .gI}`))
                    (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(file)))?.forEach((each) => found.add(each));
            }
        }
        else if ((0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .namesLayout */ .RE)(fs, path))
            found.add(path);
        else if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .isGlob */ .fg)(name)) {
            const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .SO)(name);
            if ('problem' in glob)
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
function isCartridgeName(file) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFIXES */ .V4.some((prefix) => file.endsWith(_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[prefix].extension));
}


/***/ }),

/***/ 2584:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_handshake_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68331);
/* harmony import */ var _app_propose_init_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44895);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44484);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94251);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1782);







const DEFAULT_OUT = 'agents-proposal';
const command = {
    name: 'init',
    summary: 'proposes an agent set, a CAL and RAC items from a codebase, or makes a package of a skill',
    example: 'init --from-code . --out agents-proposal',
    usage: [
        'init [--from-code DIR] [--out DIR] [--dry-run] [--force]',
        'init --from-skill DIR [--out DIR] [--publisher ID] [--dry-run] [--force]',
        'init --propose [CAL…] [--from-code DIR] [--staged]',
    ],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('from-code', 'DIR', 'the codebase that is looked at (default: the working directory)', { bare: '.' }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('out', 'DIR', `where the files go (default: ${DEFAULT_OUT})`, { bare: DEFAULT_OUT }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('from-skill', 'DIR', 'make a package of an agent skill, a plugin or the Markdown file of an agent', {
            bare: '.',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('publisher', 'ID', 'with --from-skill: the reverse-DNS id of who publishes the package'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('dry-run', 'print the tree and a diff, write nothing'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('force', 'overwrite files that exist with other content'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('propose', 'compare with the CALs that exist and print only what they lack'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('staged', "with --propose: judge what is staged in git's index, not the work tree"),
    ],
    formats: ['text', 'json', 'yaml'],
    details: [
        'No model is asked: detectors read manifests, infrastructure, contracts, schemas, tests and documents, and every proposal',
        'names the files it rests on. What is not sure is not proposed. --format yaml writes the CAL as YAML; --format json prints',
        'the plan as JSON. Links are never followed, existing files never overwritten without --force, and all is written or nothing.',
        'With --from-skill the files of a skill, a plugin or an agent go below rom/ as they are, cartridge.yaml gets its name, description and',
        'licence, and harness is made from the tools that it declares, never from its text. What may not travel in a cartridge, such as a',
        'secret or a link, is told with its place, and nothing is written. Without --out the package goes below agents-proposal/.',
        'With --propose nothing is written: RAC items that the code calls for and no CAL has, ready to paste, and checks that match nothing',
        'any more; exit 1 when there are any, or when a CAL cannot be read.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const skill = context.value('from-skill');
        if (skill !== undefined) {
            const { runFromSkill } = await Promise.all(/* import() */[__webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(3287), __webpack_require__.e(6937)]).then(__webpack_require__.bind(__webpack_require__, 48248));
            return runFromSkill(context, skill);
        }
        if (context.value('publisher') !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', '--publisher goes with --from-skill only', {
                help: 'otherwise it is the publisher of cartwright.yaml',
            });
        if (context.flag('propose')) {
            const { runPropose } = await __webpack_require__.e(/* import() */ 6344).then(__webpack_require__.bind(__webpack_require__, 26344));
            return runPropose(context);
        }
        const { scanPorts } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(9046), __webpack_require__.e(3448)]).then(__webpack_require__.bind(__webpack_require__, 89046));
        const ports = scanPorts(context.fs, progressOn(context));
        const fromCode = context.value('from-code') ?? '.';
        const target = context.value('out') ?? DEFAULT_OUT;
        const clients = await (0,_app_handshake_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .configuredClients */ .h5)(context.fs, fromCode);
        const made = await (0,_app_propose_init_js__WEBPACK_IMPORTED_MODULE_2__/* .planInit */ .oV)(ports, {
            profile: context.profile,
            fromCode,
            out: target,
            publisher: context.config.publisher,
            format: context.format === 'yaml' ? 'yaml' : 'json',
            clients: clients.map(({ name }) => name),
        });
        if (!context.flag('dry-run'))
            await write(context, target, made);
        await print(context, target, made);
        return made.files.length === 0 ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.no : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
    },
};
async function write(context, target, { files }) {
    const { placeFiles } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    placeFiles((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), files, context.flag('force'), context.fs.cwd);
}
async function print(context, target, made) {
    const { io, format, quiet } = context;
    if (format === 'json') {
        io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .resultJson */ .y3)(made.plan, 2));
        return;
    }
    const { planText, diffText } = await __webpack_require__.e(/* import() */ 3846).then(__webpack_require__.bind(__webpack_require__, 83846));
    if (!quiet)
        io.out(planText(made.plan, target, context.flag('dry-run')));
    if (!context.flag('dry-run'))
        return;
    const { currentText } = await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 8514));
    const before = (path) => currentText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(context.fs.cwd, target), path);
    io.out(diffText(made.plan.files, made.files, before));
}
function progressOn({ io, quiet }) {
    if (quiet)
        return undefined;
    const start = performance.now();
    let shown = start + 800;
    return (entries) => {
        const now = performance.now();
        if (now < shown + 200 || !io.errIsTerminal)
            return;
        shown = now;
        io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_4__/* .progressText */ .l_)(entries, Math.round((now - start) / 1000)));
    };
}


/***/ }),

/***/ 93708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ handshakeCommand),
/* harmony export */   hN: () => (/* binding */ remakeCommand),
/* harmony export */   np: () => (/* binding */ addCommand)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56783);

function addCommand(clients, options) {
    return ['cartwright host add', ...clients.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r), ...options].join(' ');
}
function remakeCommand(source, options) {
    const at = source.lastIndexOf('/');
    const command = addCommand([source.slice(at + 1)], options);
    return at < 0 ? command : `cd ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(source.slice(0, at))} && ${command}`;
}
function handshakeCommand({ subject, profile }, options) {
    return ['cartwright handshake', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(subject), '--host', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(profile), ...options].join(' ');
}


/***/ }),

/***/ 21236:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ EMPTY_CONFIG),
/* harmony export */   Ox: () => (/* binding */ referrersAnnotation),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   _f: () => (/* binding */ referrerType),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   fH: () => (/* binding */ fallbackTag),
/* harmony export */   gI: () => (/* binding */ LAYOUT_FILE),
/* harmony export */   gs: () => (/* binding */ REFERRER_KINDS),
/* harmony export */   iO: () => (/* binding */ referrerKind),
/* harmony export */   s6: () => (/* binding */ OCI),
/* harmony export */   xs: () => (/* binding */ profileOfArtifact)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const OCI = {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    layoutVersion: '1.0.0',
    refName: 'org.opencontainers.image.ref.name',
    title: 'org.opencontainers.image.title',
};
const LAYOUT_FILE = 'oci-layout';
const EMPTY_CONFIG = new TextEncoder().encode('{}');
const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'];
function referrerType(kind, profile) {
    switch (kind) {
        case 'manifest':
            return profile.manifestMediaType;
        case 'descriptor':
            return profile.descriptorMediaType;
        case 'bundle':
            return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .BUNDLE_MEDIA_TYPE */ .NV;
    }
}
function referrerKind(artifactType, profile) {
    return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}
function profileOfArtifact(artifactType) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}
function referrersAnnotation({ metaPrefix }) {
    return `${metaPrefix}referrers`;
}
function blobName(digest) {
    return `blobs/${digest.replace(':', '/')}`;
}
function fallbackTag(digest) {
    return digest.replace(':', '-');
}
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
function tagOf(stem) {
    const tag = stem.replaceAll('+', '_');
    return TAG.test(tag) ? tag : undefined;
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
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
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
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
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 56783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
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
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
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
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
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

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-68331.js").modules);
Object.assign(exports.modules, require("./shared-44851.js").modules);
