"use strict";
exports.id = 994;
exports.ids = [994];
exports.modules = {

/***/ 31823:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ projectLint)
/* harmony export */ });
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49865);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18608);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12461);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16957);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37323);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94635);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);







async function projectLint({ fs, clock }, { profile, config, root, files = root, comments }) {
    (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRuleNames */ .tj)(config);
    const { at, inside } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root);
    const here = { ...config, ...(config.baseline === undefined ? {} : { baseline: at(config.baseline) }) };
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.openBaseline)(fs, path, clock.now(), at);
    const steps = [await (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreStep */ .Jq)(here, inside), ...(baseline?.step() ?? [])];
    return {
        run: new _run_js__WEBPACK_IMPORTED_MODULE_2__/* .LintRun */ .r({ profile, config: here, steps, facts: (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__.factsFrom)(fs, files), comments }),
        settle: (found) => (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutIgnored */ .fq)(here, (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .withLevels */ .S)(found, here.rules), inside),
    };
}


/***/ }),

/***/ 50994:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ CONFIRMATIONS_FILE),
  T: () => (/* binding */ assessReadiness)
});

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 3 modules
var assess = __webpack_require__(56787);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/app/project/config.js
var project_config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var facts = __webpack_require__(85266);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/readiness/resources.js


const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;
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
function matchesTemplate(template, uri) {
    if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{'))
        return false;
    const parts = template.split(/\{([^{}]*)\}/);
    if ((parts.length - 1) / 2 > MOST_EXPRESSIONS)
        return false;
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

// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var handshake_hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/handshake/live.js
var handshake_live = __webpack_require__(37366);
;// CONCATENATED MODULE: ./build/app/readiness/look-outside.js






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
    const { hosts, diagnostics } = await (0,handshake_hosts/* loadHosts */.U7)(fs, specs);
    const broken = diagnostics.filter(({ level }) => level === 'error');
    const notes = broken.map(({ path, message }) => `${path}: ${message}`);
    const live = peer === undefined ? undefined : await (0,handshake_live.lookAtHosts)(peer, hosts);
    const served = (live?.hosts ?? hosts)
        .filter(({ source, host }) => host.resources.length > 0 || live?.bySource.has(source) === true)
        .map(({ host: { name, resources, failure } }) => ({
        host: name,
        resources,
        ...(failure === undefined ? {} : { failure }),
    }));
    return { served, notes: [...notes, ...(live?.notes ?? [])] };
}
function hintsOf(docs, type) {
    const hints = docs.flatMap(({ value }) => {
        const rac = (0,mapping/* member */.Dc)(value, 'rac');
        return (Array.isArray(rac) ? rac : [])
            .map((item) => (0,mapping/* member */.Dc)(item, 'check'))
            .filter((check) => (0,mapping/* member */.Dc)(check, 'type') === type)
            .map((check) => (0,mapping/* member */.Dc)(check, 'hint'));
    });
    return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}

// EXTERNAL MODULE: ./build/app/lint/project-lint.js
var project_lint = __webpack_require__(31823);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/readiness/read-checked.js
var read_checked = __webpack_require__(97327);
// EXTERNAL MODULE: ./build/app/readiness/staff.js
var staff = __webpack_require__(78733);
;// CONCATENATED MODULE: ./build/app/readiness/ready.js










const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const { read, excerpts } = await lintAll(ports, options);
    const outside = await lookOutside(ports, read.map(({ doc }) => doc), options.hosts ?? []);
    notes.push(...outside.notes);
    const gathered = options.staff === undefined ? await (0,staff/* gatherStaff */.Y)(ports, options) : { staff: options.staff, notes: [] };
    notes.push(...gathered.notes);
    const facts = {
        ...gathered.staff,
        files: fs.list(options.root),
        confirmations: await readConfirmations(fs, options),
        probes: outside.probes,
    };
    const cals = read.map(({ doc, diagnostics }) => (0,assess/* assessCal */.J)(doc, (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), facts, options.profile));
    return { result: { version: 1, cals }, notes, docs: read.map(({ doc }) => doc), staff: gathered.staff, excerpts };
}
async function lintAll(ports, options) {
    const { cals, config = project_config/* NO_CONFIG */.H, linted = new Map(), profile, root: files, project = '.' } = options;
    const read = [];
    const { run } = cals.every((path) => linted.has(path))
        ? { run: undefined }
        : await (0,project_lint/* projectLint */.d)(ports, { profile, config, root: project, files });
    for (const path of cals) {
        const known = linted.get(path);
        if (known !== undefined || run === undefined)
            read.push(...(known === undefined ? [] : [known]));
        else {
            const doc = await (0,source_read.readDocument)(path, ports.fs.readFile(path));
            read.push({ doc, diagnostics: await run.add(doc) });
        }
    }
    return { read, excerpts: run?.outcome().excerpts ?? new Map() };
}
async function readConfirmations(fs, options) {
    const standard = (0,value_path/* joinPath */.uJ)(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await (0,read_checked/* readChecked */.Y)(fs, path, await validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        (0,read_checked/* requireTimes */.k)(path, entry.id, [entry.at, entry.expires]);
    return entries;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-37366.js").modules);
Object.assign(exports.modules, require("./shared-12461.js").modules);
