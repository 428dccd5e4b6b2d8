"use strict";
exports.modules = {

/***/ 56066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iu: () => (/* binding */ buildEpoch),
  PN: () => (/* binding */ buildPackage),
  p6: () => (/* binding */ selfCheck)
});

// EXTERNAL MODULE: ./build/core/value/canonical-json.js
var canonical_json = __webpack_require__(34293);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var meta = __webpack_require__(34591);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/cartridge/published.js




const SPEC_PATH = 'rom/package-spec.json';
const MEMORY_PATH = 'rom/schema/lance-memory.json';
const LOOP_POLICY_PATH = 'rom/policy/loop-context-policy.json';
const ENGINE = { id: 'local-hash-128', dim: 128 };
const ENGINE_META = (0,canonical_json/* canonicalize */.d)(ENGINE);
function capabilityRecord(stated, time, license, profile) {
    return {
        ...stated,
        schemaVersion: `${profile.prefix}.capability/1`,
        proficiency: {
            scale: `${profile.prefix}.proficiency/trueskill-1`,
            mu: 25,
            sigma: 8.333,
            score: 0,
            confidence: 0,
            verified: false,
        },
        evidenceRefs: [],
        sampleCount: 0,
        ...(license === undefined ? {} : { license }),
        lastDemonstratedAt: time,
        createdAt: time,
        updatedAt: time,
    };
}
function publishedDocuments(cartridgeId, counts, profile) {
    const id = (name) => `${profile.prefix}.${name}`;
    const memory = { role: 'memory-baseline', kind: 'table', table: 'memory', mediaType: 'application/json' };
    const vectors = {
        role: 'memory-vectors',
        kind: 'lance',
        path: 'vectors/memories.lance',
        signed: false,
        reindexOnImport: true,
    };
    const spec = {
        schemaVersion: id('package-spec/1'),
        cartridgeId,
        specVersion: meta/* SPEC_VERSION */.FS,
        embeddingEngine: ENGINE,
        artifacts: [
            { role: 'identity', kind: 'meta', schema: id('cartridge-meta/1'), required: true },
            { ...memory, schema: id('memory-record.v1'), required: true, count: 0 },
            { ...vectors, schema: id('lance-memory/1'), required: false, descriptor: MEMORY_PATH },
            {
                role: 'skills',
                kind: 'sqlar',
                path: 'rom/skills/',
                schema: id('skill/1'),
                required: false,
                count: counts.skills,
            },
            {
                role: 'capabilities',
                kind: 'table',
                table: 'capabilities',
                schema: id('capability/1'),
                required: false,
                count: counts.capabilities,
            },
            { role: 'harness', kind: 'sqlar', path: ids/* MANIFEST_PATH */.U4, schema: profile.manifestSchemaVersion, required: true },
            {
                role: 'loop-context',
                kind: 'sqlar',
                path: LOOP_POLICY_PATH,
                schema: id('loop-context-policy/1.1'),
                required: true,
            },
            { role: 'level', kind: 'attestation', schema: id('level-credential.v1'), required: false, count: 0 },
        ],
    };
    const shape = {
        schemaVersion: id('lance-memory/1'),
        format: 'lancedb',
        table: 'memories',
        partitionBy: 'zone',
        distanceMetric: 'cosine',
        embeddingEngine: ENGINE,
        columns: COLUMNS.map(([name, type, nullable = false]) => ({ name, type, nullable })),
    };
    return new Map([
        [SPEC_PATH, `${(0,canonical_json/* canonicalize */.d)(spec)}\n`],
        [MEMORY_PATH, `${(0,canonical_json/* canonicalize */.d)(shape)}\n`],
    ]);
}
const COLUMNS = [
    ['id', 'utf8'],
    ['zone', 'utf8'],
    ['portable', 'bool'],
    ['artifact_fingerprint', 'utf8'],
    ['codebase_fingerprint', 'utf8', true],
    ['title', 'utf8'],
    ['summary', 'utf8'],
    ['source_type', 'utf8'],
    ['tags', 'list<utf8>'],
    ['impact', 'utf8'],
    ['xp_awarded', 'int32'],
    ['timestamp', 'utf8'],
    ['text', 'utf8'],
    ['vector', `fixed_size_list<float32, ${ENGINE.dim}>`],
];
const DOMAINS = new Set([
    'frontend',
    'backend',
    'infrastructure',
    'testing',
    'architecture',
    'leadership',
    'product',
]);
const PACKAGE_URL = /^pkg:[a-z0-9.+-]+\/.+/;
function loadObstacles(capabilities, files) {
    const stacks = capabilities.flatMap(({ stack }) => stack).filter((entry) => !PACKAGE_URL.test(entry));
    const domains = capabilities.map(({ domain }) => domain).filter((domain) => !DOMAINS.has(domain));
    const say = (what) => `the published load refuses it: ${what}`;
    return [
        ...(files.has(LOOP_POLICY_PATH) ? [] : [say(`there is no ${LOOP_POLICY_PATH}, which only its author can write`)]),
        ...[...new Set(stacks)].map((entry) => say(`${(0,printable.quote)(entry)} is no Package URL, such as pkg:pypi/apache-airflow`)),
        ...[...new Set(domains)].map((domain) => say(`the domain ${(0,printable.quote)(domain)} is none of ${[...DOMAINS].join(', ')}`)),
    ];
}

// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var rom = __webpack_require__(19802);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(51078);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/app/package/package-content.js
var package_content = __webpack_require__(13287);
// EXTERNAL MODULE: ./build/app/package/package.js + 1 modules
var package_package = __webpack_require__(63576);
// EXTERNAL MODULE: ./build/app/package/replace-signed.js
var replace_signed = __webpack_require__(91656);
;// CONCATENATED MODULE: ./build/app/package/build.js











const KEPT = 16 * 1024 * 1024;
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,package_package/* loadPackage */.H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    if (!options.force)
        (0,replace_signed/* refuseToReplaceSigned */.g)(ports, options.out);
    const { files: found, unpackable, forbidden } = await (0,package_content/* inspectContent */.IL)(ports, loaded, KEPT);
    if (unpackable[0] !== undefined)
        throw unpackable[0];
    if (forbidden.length > 0)
        return { diagnostics: forbidden };
    const stated = capabilitiesOf(loaded.package);
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const packed = new Set(found.map(({ path }) => `rom/${path}`));
    const published = profile.prefix === 'acx';
    const skills = [...packed].filter((name) => /^rom\/skills\/.+\/SKILL\.md$/.test(name)).length;
    const documents = published
        ? publishedDocuments(cartridgeId, { skills, capabilities: stated.length }, profile)
        : new Map();
    const files = [
        textFile(ids/* MANIFEST_PATH */.U4, loaded.manifestText, options.epoch),
        ...[...documents].filter(([name]) => !packed.has(name)).map(([name, text]) => textFile(name, text, options.epoch)),
        ...found.map((file) => ({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: (sink) => file.read(sink),
        })),
    ];
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    if (published)
        meta.set(`${profile.metaPrefix}embedding_engine`, ENGINE_META);
    const time = new Date(options.epoch * 1000).toISOString();
    const capabilities = stated.map((each) => {
        const record = published ? capabilityRecord(each, time, loaded.package.license, profile) : each;
        return { id: each.id, json: (0,canonical_json/* canonicalize */.d)(record) };
    });
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    const notes = published ? loadObstacles(stated, packed) : [];
    const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
    return { written: { ...written, cartridgeId, files: files.length, notes } };
}
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const checks = new verify_checks/* VerifyChecks */.p();
        await (0,verify/* inspectCartridge */.i)(file, profile, checks);
        const fault = checks.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
function textFile(name, text, mtime) {
    const bytes = new TextEncoder().encode(text);
    return { name, mtime, size: bytes.length, read: (sink) => sink(bytes) };
}
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,rom/* capabilityId */.q)(value);
        if (id !== undefined)
            byId.set(id, { id, ...value });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', meta/* SPEC_VERSION */.FS],
        ['cartridge_id', cartridgeId],
        ['artifact_id', loaded.id.slice(loaded.id.lastIndexOf('/') + 1)],
        ['artifact_version', loaded.version],
        ['publisher_id', loaded.publisher],
        ['agent_name', loaded.name],
        ['role', loaded.role],
        ['description', loaded.description],
        ['license', loaded.license],
        ['created_at', new Date(epoch * 1000).toISOString()],
    ];
    return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[profile.metaPrefix + key, value]])));
}
function buildEpoch(value) {
    if (value === undefined || value === '')
        return 0;
    const epoch = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (epoch <= 253402300799)
        return epoch;
    throw new errors/* UserError */.y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 91656:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseToReplaceSigned)
/* harmony export */ });
/* harmony import */ var _core_cartridge_sqlite_header_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33228);
/* harmony import */ var _core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35005);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_result_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32754);





function refuseToReplaceSigned(ports, out) {
    if (ports.fs.kind(out) !== 'file')
        return;
    const file = ports.store.open(out);
    try {
        if (!(0,_core_cartridge_sqlite_header_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeDatabase */ .D)(file.source.read(0, 16)))
            return;
        const signed = isSigned(file);
        if (signed === false)
            return;
        const what = signed === true ? 'a signed cartridge' : 'a database that may be a signed cartridge';
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('signed-cartridge', `${what} stands there, and the new one has no signature`, {
            path: out,
            help: 'write to another place, or replace it with --force',
        });
    }
    finally {
        file.close();
    }
}
function isSigned(file) {
    for (const prefix of _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PREFIXES */ .V4) {
        try {
            const { reader, schema } = (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_1__/* .openCartridge */ .om)(file.source, _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[prefix], file.inflate);
            const signatures = schema.get('signatures');
            return signatures !== undefined && reader.countRows(signatures.tree, 1) > 0;
        }
        catch (error) {
            if (!(error instanceof _core_result_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .CartridgeFault */ .k))
                throw error;
        }
    }
    return undefined;
}


/***/ })

};
;
