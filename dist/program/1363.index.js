"use strict";
exports.id = 1363;
exports.ids = [1363,7541,9922,1800,9015];
exports.modules = {

/***/ 99015:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicyFile: () => (/* binding */ loadPolicyFile)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/policy/policy.js


function policyFaults({ trust = 'trusted', signers = {}, oldest = {} }) {
    const faults = [];
    const { publishers, keys, threshold = 1 } = signers;
    for (const [name, version] of Object.entries(oldest)) {
        const path = ['oldest', name];
        if (!/^[^/\s]+(?:\.[^/\s]+)+\/\S+$/.test(name) || name.includes('@'))
            faults.push({
                path,
                message: `${(0,printable.quote)(name)} names no cartridge`,
                help: 'write PUBLISHER/NAME, without a version',
            });
        else if (!(0,semver/* isVersion */.lF)(version))
            faults.push({ path, message: `${(0,printable.quote)(version)} is no version`, help: 'write a SemVer version such as 1.2.0' });
    }
    if (publishers !== undefined && keys === undefined && trust === 'portable')
        faults.push({
            path: ['signers', 'publishers'],
            message: 'publishers prove nothing with trust: portable, since whoever signs can state any of them',
            help: 'leave trust out and vouch for their keys in a trust registry, or list keys',
        });
    if (keys !== undefined && threshold > keys.length)
        faults.push({
            path: ['signers', 'threshold'],
            message: `the threshold is ${threshold}, but ${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} listed`,
            help: 'list more keys, or lower the threshold',
        });
    return faults;
}

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(27912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var hosts = __webpack_require__(75097);
;// CONCATENATED MODULE: ./build/app/policy/load.js








const MAX_POLICY = 1024 * 1024;
async function loadPolicyFile(fs, path) {
    const doc = await (0,read.readDocument)(path, fs.readFile(path, MAX_POLICY), { orJson: true });
    const misfits = doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.policy());
    const [first] = [...doc.problems, ...misfits];
    if (first !== undefined || doc.value === undefined)
        throw new errors/* UserError */.y('bad-policy', first?.message ?? 'it is empty', {
            path,
            ...(first === undefined ? {} : { range: first.range }),
            help: first?.help ?? 'see schemas/policy.schema.json for what a policy may hold',
        });
    const policy = placedRoot(doc.value, (0,value_path/* folderOf */.yS)(path));
    const [fault] = policyFaults(policy);
    if (fault !== undefined)
        throw new errors/* UserError */.y('bad-policy', fault.message, { path, range: (0,source_document/* rangeOf */.be)(doc, fault.path), help: fault.help });
    const names = policy.hosts?.map((name) => placed(fs, (0,value_path/* folderOf */.yS)(path), name));
    if (names === undefined)
        return { path, policy, hosts: undefined };
    try {
        return { path, policy, hosts: (await (0,hosts/* loadHosts */.U7)(fs, names)).all };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y) || error.path !== undefined)
            throw error;
        const { code, message, help } = error;
        throw new errors/* UserError */.y(code, message, {
            path,
            range: (0,source_document/* rangeOf */.be)(doc, ['hosts']),
            ...(help === undefined ? {} : { help }),
        });
    }
}
function placedRoot(policy, folder) {
    const { provenance } = policy;
    if (provenance?.trustedRoot === undefined)
        return policy;
    return { ...policy, provenance: { ...provenance, trustedRoot: (0,value_path/* joinPath */.uJ)(folder, provenance.trustedRoot) } };
}
function placed(fs, folder, name) {
    const beside = (0,value_path/* joinPath */.uJ)(folder, name);
    return /[/*?[{.]/.test(name) || fs.kind(beside) !== 'none' ? beside : name;
}


/***/ }),

/***/ 27541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdFile: () => (/* binding */ holdFile)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function holdFile({ fs, store }, path) {
    const file = store.open(path);
    const { source } = file;
    const open = (each) => each === path ? { ...file, close: () => undefined } : store.open(each);
    const readFile = (each, ...limits) => {
        if (each !== path)
            return fs.readFile(each, ...limits);
        const [maxBytes = source.size, start = false] = limits;
        if (source.size > maxBytes && !start)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', `it has ${source.size} bytes, at most ${maxBytes} are read`, { path });
        const bytes = source.read(0, Math.min(source.size, maxBytes)).slice();
        file.assertUnchanged();
        return bytes;
    };
    return {
        ports: {
            store: { open },
            fs: {
                cwd: fs.cwd,
                readFile,
                kind: (each) => fs.kind(each),
                list: (...args) => fs.list(...args),
                writeFile: (...args) => fs.writeFile(...args),
            },
        },
        close: () => file.close(),
    };
}


/***/ }),

/***/ 71363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyByPolicy: () => (/* binding */ verifyByPolicy)
});

// EXTERNAL MODULE: ./build/adapters/sqlite/store.js + 3 modules
var sqlite_store = __webpack_require__(91258);
// EXTERNAL MODULE: ./build/app/policy/door.js + 1 modules
var policy_door = __webpack_require__(1800);
// EXTERNAL MODULE: ./build/app/policy/load.js + 1 modules
var load = __webpack_require__(99015);
// EXTERNAL MODULE: ./build/core/bundle/names.js
var names = __webpack_require__(19363);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/pages/policy.js

function policyMarkdown({ results }) {
    const rows = results.map(({ path, decision, trust }) => (0,markdown/* row */.nM)(decision === 'allow' ? '✅' : '❌', (0,markdown/* code */.aY)(path), decision, trust ?? ''));
    const notes = results.flatMap(({ path, reasons }) => reasons.map(({ id, message }) => (0,markdown/* gfm */.Te) `- ❌ ${(0,markdown/* code */.aY)(path)} **${(0,markdown/* prose */.CS)(id)}**: ${(0,markdown/* code */.aY)(message, 600)}\n`));
    const table = (0,markdown/* gfm */.Te) `|  | file | answer | trust |\n|---|---|---|---|\n${markdown/* gfm */.Te.join('')(rows)}`;
    return (0,markdown/* gfm */.Te) `${table}${notes.length === 0 ? '' : '\n'}${markdown/* gfm */.Te.join('')(notes)}`;
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/report/text/policy.js

function policyText({ results }, quiet) {
    const shown = quiet ? results.filter(({ decision }) => decision === 'deny') : results;
    const lines = shown.flatMap(({ path, decision, reasons }) => [
        (0,printable.plain) `${decision === 'allow' ? '✓ allow' : '✗ deny '} ${(0,printable.printable)(path)}`,
        ...reasons.map(({ id, message }) => (0,printable.plain) `  ✗ ${(0,printable.printable)(id)}: ${(0,printable.printable)(message)}`),
    ]);
    return (0,printable.plain) `${printable.plain.join('')(lines.map((line) => (0,printable.plain) `${line}\n`))}`;
}

// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/wiring/workspace.js + 5 modules
var workspace = __webpack_require__(53008);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
;// CONCATENATED MODULE: ./build/cli/verify-policy.js











const OTHER_ANSWERS = [
    'allow-unsigned',
    'explain',
    'bundle',
    'require-provenance',
    'certificate-identity',
    'certificate-oidc-issuer',
];
async function verifyByPolicy(context, path, paths, given) {
    const { fs, io, format, profile, quiet } = context;
    for (const option of OTHER_ANSWERS)
        if (context.flag(option) || context.value(option) !== undefined || context.list(option).length > 0)
            throw new errors/* UserError */.y('usage', `--${option} and --policy do not go together`, { help: 'leave one of them out' });
    const root = context.value('trusted-root');
    const provenanceOf = async (file, demanded, judged = store) => {
        const bundles = await Promise.all(/* import() */[__webpack_require__.e(1168), __webpack_require__.e(4474)]).then(__webpack_require__.bind(__webpack_require__, 64474));
        const named = [file, file + names/* PROVENANCE_SUFFIX */.y, ...(root === undefined ? [] : [root])];
        return bundles.provenanceOf({ store: judged, fs: (0,workspace.commandFiles)(fs.cwd, named) }, root, given.strict)(file, demanded);
    };
    const store = (0,sqlite_store.cartridgeStore)(fs.cwd);
    const loaded = await (0,load.loadPolicyFile)(fs, path);
    refuseIdleRoot(root, loaded.policy);
    const door = new policy_door.Door(loaded, { profile, provenanceOf });
    const demands = door.demands(given);
    const results = [];
    for (const each of paths)
        results.push(await door.decide(() => ({ store, fs: (0,workspace.commandFiles)(fs.cwd, [each]) }), each, demands));
    const denied = results.some(({ decision }) => decision === 'deny');
    const result = { version: 1, policy: path, decision: denied ? 'deny' : 'allow', results };
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y3)(result, 2));
    else if (format === 'markdown')
        io.out(policyMarkdown(result));
    else
        io.out(policyText(result, quiet));
    return denied ? command/* EXIT */.dc.no : command/* EXIT */.dc.ok;
}
function refuseIdleRoot(root, { provenance }) {
    if (root === undefined)
        return;
    const fail = (message, help) => {
        throw new errors/* UserError */.y('usage', message, { help });
    };
    if (provenance === undefined)
        fail('--trusted-root is about provenance, and the policy demands none', 'leave it out');
    if (provenance?.trustedRoot !== undefined)
        fail(`--trusted-root is given, and the policy names ${(0,printable.quote)(provenance.trustedRoot, 200)}`, 'leave one of them out');
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-1800.js").modules);
