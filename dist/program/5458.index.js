"use strict";
exports.id = 5458;
exports.ids = [5458,1103];
exports.modules = {

/***/ 18327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ handshakeAll)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75886);
/* harmony import */ var _core_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(771);
/* harmony import */ var _core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37356);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7158);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75097);
/* harmony import */ var _live_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37366);
/* harmony import */ var _package_subject_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23119);








async function handshakeAll(fs, input) {
    const { scope = () => true } = input;
    const declared = input.declared ?? (await (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .loadHosts */ .U7)(fs, input.hosts));
    const meets = input.pairing?.(declared.all, declared.meant) ?? (() => true);
    const diagnostics = declared.diagnostics.filter(({ path }) => scope(path));
    const loaded = [];
    const looksAtHosts = declared.hosts.some(({ doc }) => doc !== undefined && scope(doc.path));
    for (const path of input.subjects.filter((each) => looksAtHosts || scope(each))) {
        const subject = await (0,_package_subject_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSubject */ .n)(fs, path, input);
        if (scope(path))
            diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,_live_js__WEBPACK_IMPORTED_MODULE_5__.lookAtHosts)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []).filter(({ path }) => scope(path)));
    const binder = new _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__/* .Binder */ .V(input.strict);
    const all = loaded.flatMap(({ subject }) => hosts
        .filter((each) => (scope(subject.path) || scope(each.source)) && meets(subject.path, each))
        .map((each) => {
        if (each.host === undefined)
            return (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .notJudged */ .be)(subject, each, each);
        const { source, host } = each;
        return (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .negotiate */ .Nl)({ subject, host, source, profile: input.profile, live: live !== undefined, binder });
    }));
    const results = all.filter(({ subject }) => scope(subject));
    const own = loaded.filter(({ subject }) => scope(subject.path));
    return {
        result: { version: 1, compliance: (0,_core_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__/* .complianceOf */ .f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics),
        hostFindings: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .hostFindings */ .n)(all, hosts, scope)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(own.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        subjects: own.map(({ subject }) => subject),
        hosts,
        manifests: new Map(own.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}


/***/ }),

/***/ 17609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const LONGEST_TIMEOUT = 600;
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ }),

/***/ 67774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_CONFIG),
/* harmony export */   g: () => (/* binding */ CONFIG_FILE),
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41817);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);






const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 27912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 49173));
    const validator = await validators.config();
    const misfits = doc.value === undefined ? [] : checkSchema(doc, validator);
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const { targets, ...value } = doc.value;
    checkPlaces(fs, doc, root, value);
    return {
        ...NO_CONFIG,
        ...value,
        ...(targets === undefined ? {} : { targets: placed(doc, targets) }),
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
function placed(doc, targets) {
    return targets.map((target, i) => ({
        ...target,
        places: {
            packages: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'packages']),
            hosts: target.hosts.map((_, j) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'hosts', j])),
        },
    }));
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'policy', 'confirmations', 'baseline'];
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(root, (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 49113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   dp: () => (/* binding */ profileOf)
/* harmony export */ });
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67774);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32630);
/* harmony import */ var _cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);







function byProject(fs, files, whereOf = _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS) {
    const roots = new Map();
    const groups = new Map();
    for (const file of files) {
        const folder = whereOf(file);
        const root = roots.get(folder) ?? (0,_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .projectAbove */ .JN)(fs, folder) ?? '.';
        roots.set(folder, root);
        const own = groups.get(root);
        if (own === undefined)
            groups.set(root, [file]);
        else
            own.push(file);
    }
    return [...groups].map(([root, own]) => ({ root, files: own }));
}
async function configAt(fs, root, known) {
    if (root === '.')
        return known;
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)(fs, undefined, root);
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root);
    const { cartridges, hosts } = config;
    const files = {};
    for (const key of ['confirmations', 'trustRegistry', 'policy'])
        if (config[key] !== undefined)
            files[key] = at(config[key]);
    return {
        ..._config_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CONFIG */ .H,
        ...config,
        ...files,
        ...(cartridges === undefined ? {} : { cartridges: (0,_cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__/* .cartridgePaths */ .Ao)(fs, cartridges, root) }),
        ...(hosts === undefined ? {} : { hosts: hosts.flatMap((name) => hostsOf(fs, root, name)) }),
    };
}
function hostsOf(fs, root, name) {
    if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name))
        return (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)({ fs, root, files: fs.list(root) }, 'hosts', [name]);
    return [(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root).at(name)];
}
function profileOf(config, asked) {
    return asked ?? _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[config.prefix];
}


/***/ }),

/***/ 94382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   G: () => (/* binding */ PASSPHRASE_VARIABLE)
/* harmony export */ });
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';


/***/ }),

/***/ 43159:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ handshake_command)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/app/project/config.js
var config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
// EXTERNAL MODULE: ./build/app/project/project-configs.js
var project_configs = __webpack_require__(49113);
// EXTERNAL MODULE: ./build/app/handshake/targets.js + 1 modules
var targets = __webpack_require__(22303);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/handshake/projects.js






async function handshakeInProjects(fs, wish) {
    const pathOf = (subject) => packageOf((0,value_path/* shortest */.pr)(fs.cwd, subject));
    const paths = [...new Set(wish.subjects.map(pathOf))];
    const groups = wish.named ? [{ root: '.', files: paths }] : (0,project_configs/* byProject */.$X)(fs, paths, (path) => folderOf(fs, path));
    const projects = [];
    for (const { root, files } of groups) {
        const config = await (0,project_configs/* configAt */.ES)(fs, root, wish.config);
        const { hosts = [] } = config;
        if (hosts.length === 0)
            throw noHost(root);
        projects.push({ root, config, hosts, subjects: new Set(files) });
    }
    const projectOf = (subject) => projects.find(({ subjects }) => subjects.has(pathOf(subject)));
    return {
        profile: oneProfile(projects, wish.profile),
        hosts: [...new Set(projects.flatMap(({ hosts }) => hosts))],
        pairing(all, meant) {
            const meets = new Map(projects.map((project) => {
                const place = (0,value_path/* placeOf */.$t)(fs.cwd, project.root);
                const sources = new Set(project.hosts.flatMap((spec) => meant.get(spec) ?? []));
                const hosts = all.filter(({ source }) => sources.has(source));
                const met = (0,targets/* meeting */.G)(project.config, place, {
                    subjects: [],
                    hosts,
                    narrowed: { packages: true, hosts: false },
                });
                return [project, (subject, host) => hosts.includes(host) && met(pathOf(subject), host)];
            }));
            return (subject, host) => meets.get(projectOf(subject))?.(subject, host) === true;
        },
        configOf: (subject) => projectOf(subject)?.config ?? wish.config,
    };
}
function folderOf(fs, path) {
    return fs.kind(path) === 'directory' ? path : (0,value_path/* shortest */.pr)(fs.cwd, `${path}/..`);
}
function packageOf(path) {
    if (path === cartridge_files/* PACKAGE_FILE */.eh)
        return '.';
    return path.endsWith(`/${cartridge_files/* PACKAGE_FILE */.eh}`) ? path.slice(0, -cartridge_files/* PACKAGE_FILE */.eh.length - 1) : path;
}
function noHost(root) {
    return new errors/* UserError */.y('usage', 'handshake needs a host', {
        help: `name one with --host, or list hosts in ${(0,value_path/* joinPath */.uJ)(root, config/* CONFIG_FILE */.g)}`,
    });
}
function oneProfile(projects, asked) {
    const [first, ...others] = projects.map(({ root, config }) => ({ root, profile: (0,project_configs/* profileOf */.dp)(config, asked) }));
    if (first === undefined)
        throw new Error('a handshake has subjects');
    const other = others.find(({ profile }) => profile !== first.profile);
    if (other === undefined)
        return first.profile;
    const [a, b] = [first, other].map(({ root, profile }) => `${(0,value_path/* joinPath */.uJ)(root, config/* CONFIG_FILE */.g)} says ${profile.prefix}`);
    throw new errors/* UserError */.y('usage', `the files are of several prefixes: ${a}, ${b}`, {
        help: 'judge the files of each prefix by themselves, or name one with --prefix',
    });
}

// EXTERNAL MODULE: ./build/app/handshake/handshake.js
var handshake = __webpack_require__(18327);
// EXTERNAL MODULE: ./build/core/result/answer.js
var result_answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/cli/key-options.js
var key_options = __webpack_require__(16813);
// EXTERNAL MODULE: ./build/cli/live.js
var cli_live = __webpack_require__(21103);
// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(31360);
// EXTERNAL MODULE: ./build/wiring/signature-of.js
var signature_of = __webpack_require__(36251);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/cli/commands/handshake.js













const handshake_command = {
    name: 'handshake',
    summary: 'verdict of each host for a cartridge, a manifest or a package folder',
    example: 'handshake agents/reviewer --host claude-code',
    usage: [
        'handshake FILE… --host PROFILE…',
        'handshake FILE… --host PROFILE… --matrix',
        'handshake FILE… --host PROFILE --live',
        'handshake FILE… --host PROFILE --suggest [--write]',
    ],
    options: [
        (0,command/* listOption */.y8)('host', 'PROFILE', 'host profile: a file, a folder, a glob or the name of an agent client'),
        (0,command/* flagOption */.kY)('matrix', 'one table of all files and hosts'),
        (0,command/* valueOption */.F9)('out', 'OUT', 'write the compliance descriptor to a file; several go into this folder'),
        (0,command/* valueOption */.F9)('attest', 'OUT', 'sign the descriptor as an in-toto statement over file and ROM digest'),
        ...cli_live.LIVE_OPTIONS,
        ...key_options/* KEY_OPTIONS */.z,
        ...trust_options/* TRUST_OPTIONS */.Qb,
        command/* MIN_LEVEL */.Wp,
        (0,command/* flagOption */.kY)('suggest', 'print the changes of each profile with which its host accepts, as a diff'),
        (0,command/* flagOption */.kY)('write', 'make the changes that --suggest prints'),
        (0,command/* flagOption */.kY)('strict', 'bind no tool with a reservation, not even a named one'),
    ],
    formats: ['text', 'json', 'markdown'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host each FILE meets the hosts that the cartwright.yaml of its project lists, as targets there say; a host that is named\nmeets every FILE. Exit code 1 unless every host accepts: one that refuses, or that is not judged, gave no yes. With --suggest it is 1 unless\nevery host accepts with the changes; what they promise for you is marked in them, so read them before you keep them.',
    usesConfig: true,
    async run(context) {
        const subjects = context.positionals;
        if (subjects.length === 0)
            throw new errors/* UserError */.y('usage', 'handshake needs a cartridge, a manifest or a package folder', {
                help: 'run cartwright handshake FILE --host PROFILE',
            });
        const { configOf, ...meeting } = await meetingOf(context);
        const { fs } = context;
        const { profile } = meeting;
        const own = { ...context, profile };
        const plan = await (0,cli_live.livePlan)(own);
        const outcome = await (0,handshake/* handshakeAll */.h)(fs, {
            ...meeting,
            subjects,
            signatureOf: signaturesBy(configOf, (config) => (0,signature_of/* signatureOf */.y)(fs, profile, (ports) => (0,trust_options/* demandsOf */.wu)({ ...own, config }, ports))),
            allowUnsigned: context.flag('allow-unsigned'),
            peer: plan?.peer,
            strict: context.flag('strict'),
        });
        const live = plan === undefined ? undefined : await (0,cli_live.finishLive)(own, plan, outcome);
        await writeEvidence(own, outcome);
        if (context.flag('suggest') || context.flag('write'))
            return suggest(own, outcome, live);
        const answer = answerFor(outcome, live);
        await print(own, outcome, live, answer);
        return answer.exitCode;
    },
};
async function suggest(context, outcome, live) {
    const { fs, io, profile, format, flag } = context;
    const { diagnostics } = outcome;
    if (format !== 'json') {
        if (!context.quiet)
            io.err((0,receipts/* notesText */.Ln)(live?.notes ?? []));
        const { textOfDiagnostics } = await __webpack_require__.e(/* import() */ 3188).then(__webpack_require__.bind(__webpack_require__, 66045));
        if (diagnostics.length > 0)
            io.err(await textOfDiagnostics(context, diagnostics));
    }
    const { suggestAll } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1441)]).then(__webpack_require__.bind(__webpack_require__, 61441));
    const suggestions = await suggestAll(fs, outcome, { profile, strict: flag('strict'), write: flag('write') });
    const { suggestionsText } = await __webpack_require__.e(/* import() */ 589).then(__webpack_require__.bind(__webpack_require__, 80589));
    const text = suggestionsText(suggestions, outcome.result.results);
    const found = diagnostics.length === 0 ? {} : { diagnostics: (0,rule_page/* withPages */.hF)(diagnostics) };
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y3)({ version: 1, suggestions, ...found }, 2));
    else if (format === 'markdown') {
        const { suggestionsMarkdown } = await __webpack_require__.e(/* import() */ 6463).then(__webpack_require__.bind(__webpack_require__, 86463));
        io.out(suggestionsMarkdown(text));
    }
    else
        io.out(text);
    const isYes = suggestions.length > 0 &&
        suggestions.every(({ accepts }) => accepts) &&
        diagnostics.every(({ level }) => level !== 'error');
    return isYes ? command/* EXIT */.dc.ok : command/* EXIT */.dc.no;
}
async function meetingOf({ fs, config, profile, positionals, list, value }) {
    const hosts = list('host');
    if (hosts.length > 0)
        return { hosts, profile, configOf: () => config };
    const named = value('config') !== undefined;
    const asked = named || value('prefix') !== undefined ? profile : undefined;
    return handshakeInProjects(fs, { subjects: positionals, config, named, profile: asked });
}
function signaturesBy(configOf, make) {
    const made = new Map();
    return (path) => {
        const config = configOf(path);
        const known = made.get(config) ?? make(config);
        made.set(config, known);
        return known(path);
    };
}
function answerFor({ result, diagnostics, hostFindings, files }, live) {
    const failed = (live?.probes ?? []).filter(({ ok }) => !ok).length;
    return (0,result_answer/* answerOf */.ut)({
        summary: (0,diagnostic/* summarize */.eh)([...diagnostics, ...hostFindings], files),
        handshakes: result.results,
        nothing: result.results.length === 0 && diagnostics.length === 0,
        also: failed === 0 ? [] : [`${failed} probe${failed === 1 ? '' : 's'} failed`],
    });
}
async function writeEvidence(context, { result, romDigests }) {
    const { fs, profile } = context;
    const [out, attest] = [context.value('out'), context.value('attest')];
    if (out !== undefined) {
        const { outputPaths } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(5008)]).then(__webpack_require__.bind(__webpack_require__, 5008));
        const paths = outputPaths(result.results, out, 'descriptor.json');
        for (const [i, { descriptor }] of result.results.entries())
            if (descriptor !== undefined)
                fs.writeFile(paths[i] ?? out, (0,json_text/* jsonText */.s$)(descriptor, 2));
    }
    if (attest === undefined)
        return;
    const { attestAll } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(3287), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 21416));
    await attestAll(context, result.results, romDigests, attest, profile);
}
async function print(context, outcome, live, answer) {
    const { io } = context;
    const { result, diagnostics, hostFindings } = outcome;
    if (context.format === 'json') {
        const all = (0,diagnostic/* sortDiagnostics */.Ds)([...diagnostics, ...hostFindings]);
        const found = all.length === 0 ? {} : { diagnostics: (0,rule_page/* withPages */.hF)(all) };
        const { mendsOf } = await __webpack_require__.e(/* import() */ 3887).then(__webpack_require__.bind(__webpack_require__, 83887));
        const results = result.results.map((verdict) => {
            const mends = mendsOf(verdict);
            return mends.length === 0 ? verdict : { ...verdict, mends };
        });
        io.out((0,json_text/* resultJson */.y3)({ ...result, results, ...found, ...live, answer: (0,result_answer/* answerJson */.hi)(answer) }, 2));
        return;
    }
    if (!context.quiet)
        io.err((0,receipts/* notesText */.Ln)(live?.notes ?? []));
    let closing = [];
    if (diagnostics.length > 0) {
        const { closingLines, diagnosticsText } = await __webpack_require__.e(/* import() */ 4446).then(__webpack_require__.bind(__webpack_require__, 32065));
        const { excerptsOf } = await __webpack_require__.e(/* import() */ 3732).then(__webpack_require__.bind(__webpack_require__, 83732));
        const { fs, color, least, quiet } = context;
        io.out(diagnosticsText(diagnostics, { color, least, excerpts: await excerptsOf(fs, diagnostics) }));
        closing = closingLines(diagnostics, { least, quiet });
    }
    if (result.results.length > 0)
        await printVerdicts(context, result);
    const lines = (0,receipts/* probeLines */.We)(live?.probes ?? []);
    if (context.format !== 'markdown') {
        if (!context.quiet) {
            const { suggestLines } = await __webpack_require__.e(/* import() */ 589).then(__webpack_require__.bind(__webpack_require__, 80589));
            closing = [...closing, ...suggestLines(result.results, context.flag('matrix'))];
        }
        const gap = result.results.length === 0 ? diagnostics.length > 0 : context.flag('matrix');
        io.out((0,receipts/* answerText */.yy)(answer, [...closing, ...lines], gap));
    }
    else if (lines.length > 0) {
        const { probesMarkdown } = await __webpack_require__.e(/* import() */ 6463).then(__webpack_require__.bind(__webpack_require__, 86463));
        io.out(probesMarkdown(lines));
    }
}
async function printVerdicts({ io, format, flag, color }, result) {
    if (format !== 'markdown' && !flag('matrix')) {
        const { handshakeText } = await __webpack_require__.e(/* import() */ 7548).then(__webpack_require__.bind(__webpack_require__, 67548));
        return io.out(handshakeText(result, color));
    }
    const { matrixOf } = await __webpack_require__.e(/* import() */ 9968).then(__webpack_require__.bind(__webpack_require__, 19968));
    if (format === 'markdown') {
        const { matrixMarkdown } = await __webpack_require__.e(/* import() */ 6463).then(__webpack_require__.bind(__webpack_require__, 86463));
        return io.out(matrixMarkdown(matrixOf(result)));
    }
    const { matrixText } = await __webpack_require__.e(/* import() */ 7424).then(__webpack_require__.bind(__webpack_require__, 67424));
    io.out(matrixText(matrixOf(result)));
}


/***/ }),

/***/ 16813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94382);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33192);


const KEY_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('key', 'FILE', `signing key in PEM (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_VARIABLE */ .$})`),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('passphrase-file', 'FILE', `passphrase of the key (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .PASSPHRASE_VARIABLE */ .G})`),
];


/***/ }),

/***/ 21103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIVE_OPTIONS: () => (/* binding */ LIVE_OPTIONS),
/* harmony export */   finishLive: () => (/* binding */ finishLive),
/* harmony export */   livePeer: () => (/* binding */ livePeer),
/* harmony export */   livePlan: () => (/* binding */ livePlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17609);





const LIVE_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('live', "start or contact the MCP servers that the host profiles name; a server's command runs with your rights"),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('record', 'PROFILE', 'write what the live host offers as a host profile (with --live)'),
    _command_js__WEBPACK_IMPORTED_MODULE_3__/* .SERVER_TIMEOUT */ .av,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .listOption */ .y8)('probe', 'ROLE=JSON', 'call the tool bound to a role with these arguments, and check its answer (with --live)'),
];
async function livePlan(context) {
    const [record, probes] = [context.value('record'), context.list('probe')];
    if (!context.flag('live')) {
        const timeout = context.value('server-timeout');
        const alone = record !== undefined ? 'record' : probes.length > 0 ? 'probe' : timeout !== undefined ? 'server-timeout' : '';
        if (alone === '')
            return undefined;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--${alone} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
async function livePeer({ fs, io, value }) {
    const timeout = (0,_app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(8311), __webpack_require__.e(2695)]).then(__webpack_require__.bind(__webpack_require__, 45076));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '', timeout, variable: (name) => io.env[name] });
}
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 57258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find(({ source }) => source === verdict.profile);
        const line = host && searchOutput(verdict, host.host, `${profile.roleNamespace}search`);
        if (line !== undefined)
            notes.push(`host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(verdict.host)}: ${line}`);
    }
    if (plan.record !== undefined)
        notes.push(await record(context, plan.record, live));
    const { probeAll } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const probes = plan.probes.length === 0 ? [] : await probeAll(plan.peer, live, result.results, plan.probes, profile);
    return { notes: [...new Set(notes)], probes };
}
async function record({ fs }, path, live) {
    const [only, ...others] = live.bySource.values();
    if (only === undefined || others.length > 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--record takes one live host, and there are ${live.bySource.size}`, {
            help: 'name one host profile with servers',
        });
    if (only.host.failure !== undefined)
        return `nothing was recorded: ${only.host.failure}`;
    const { digestAlone, recordedProfile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 20263));
    const source = live.hosts.find(({ host }) => host === only.host)?.source ?? '';
    const withServers = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, source);
    fs.writeFile(path, recordedProfile(only.seen, withServers));
    const alone = digestAlone(only.seen, withServers);
    return [`recorded in ${path}`, ...(alone === undefined ? [] : [alone])].join('; ');
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

/***/ 27066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
const PLAIN_POLICY = { failOn: 'error', strict: false };
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
const NOTHING_JUDGED = 'nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked; name another folder, or have a start proposed by cartwright init';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return [NOTHING_JUDGED];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 771:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 98052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
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


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 26886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ }),

/***/ 36251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ signatureOf)
/* harmony export */ });
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(9491)]).then(__webpack_require__.bind(__webpack_require__, 8638));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-69608.js").modules);
Object.assign(exports.modules, require("./shared-7158.js").modules);
Object.assign(exports.modules, require("./shared-37366.js").modules);
