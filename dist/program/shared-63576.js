"use strict";
exports.modules = {

/***/ 63576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/manifest/role-contract.js
var role_contract = __webpack_require__(96619);
;// CONCATENATED MODULE: ./build/core/manifest/build.js


const REQUIRED = [
    {
        role: 'execute',
        ...role_contract/* ROLE_FLOORS */.N.execute,
        scopes: ['exec', 'fs.read'],
        name: 'execute',
        description: 'Run commands or code in a sandbox.',
    },
    {
        role: 'dispatch',
        ...role_contract/* ROLE_FLOORS */.N.dispatch,
        name: 'dispatch',
        description: 'Spawn or route a sub-agent unit of work.',
    },
    {
        role: 'memory.write',
        ...role_contract/* ROLE_FLOORS */.N['memory.write'],
        name: 'add_memory',
        description: 'Append a durable SAVE-zone record.',
    },
    {
        role: 'search',
        ...role_contract/* ROLE_FLOORS */.N.search,
        name: 'search_memory',
        description: 'Retrieve from memory and knowledge.',
    },
];
const OPTIONAL = [
    {
        role: 'list_agents',
        scopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
    },
];
function buildManifest(harness, profile) {
    return {
        schemaVersion: profile.manifestSchemaVersion,
        mcp: {
            minProtocolRevision: harness?.mcp?.minProtocolRevision ?? '2024-11-05',
            preferredProtocolRevision: harness?.mcp?.preferredProtocolRevision ?? '2025-11-25',
        },
        model: {
            toolUse: harness?.model?.toolUse ?? true,
            minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
            structuredOutput: harness?.model?.structuredOutput ?? false,
        },
        requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
        optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
        filesystem: harness?.filesystem ?? ['fs.read'],
        network: harness?.network ?? [],
    };
}
function serializeManifest(manifest) {
    return (0,json_text/* jsonText */.s$)(manifest, 2);
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        const contract = {
            role: partial.role,
            tier,
            capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
            name: partial.name ?? base.name,
            description: partial.description ?? base.description,
            inputSchema: partial.inputSchema ?? base.inputSchema,
        };
        if (index === -1)
            contracts.push(contract);
        else
            contracts[index] = contract;
    }
    return contracts;
}
function contractOf(entry, tier, profile) {
    const { property } = entry;
    return {
        role: profile.roleNamespace + entry.role,
        tier,
        capabilityScopes: entry.scopes,
        name: entry.name,
        description: entry.description,
        inputSchema: property === undefined
            ? { type: 'object', properties: {} }
            : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    };
}
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(55270);
// EXTERNAL MODULE: ./build/core/manifest/check-package.js
var check_package = __webpack_require__(34415);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(27912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
;// CONCATENATED MODULE: ./build/app/package/package.js











const DEEP = { maxDepth: limits.LIMITS.schemaDepth };
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(cartridge_files/* PACKAGE_FILE */.eh) ? folder : join(folder, cartridge_files/* PACKAGE_FILE */.eh);
    if (fs.kind(file) === 'none') {
        throw new errors/* UserError */.y('no-package', `there is no ${cartridge_files/* PACKAGE_FILE */.eh}`, {
            path: folder,
            help: `name a folder that holds ${cartridge_files/* PACKAGE_FILE */.eh}`,
        });
    }
    const doc = await (0,read.readDocument)(file, fs.readFile(file, 4 * 1024 * 1024), DEEP);
    const validator = await validators.validators.cartridge();
    const misfits = doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, validator, 'package/schema');
    const diagnostics = [...doc.problems, ...misfits];
    if (diagnostics.length > 0)
        return { diagnostics };
    const written = doc.value;
    const faults = (0,check_package/* checkPackage */.lY)(doc, written);
    if (faults.length > 0)
        return { diagnostics: faults };
    const id = written.id.includes('/') ? written.id : `${written.publisher}/${written.id}`;
    const loaded = { ...written, id };
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read.readText)(ids/* MANIFEST_PATH */.U4, manifestText, DEEP), await validators.validators.manifest(), profile);
    const found = checked.diagnostics.map((each) => atHarness(each, doc, loaded, manifest));
    if (checked.manifest === undefined)
        return { diagnostics: found };
    return {
        folder: folder.endsWith(cartridge_files/* PACKAGE_FILE */.eh) ? folder.slice(0, -cartridge_files/* PACKAGE_FILE */.eh.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
        warnings: found,
    };
}
function atHarness(error, doc, loaded, manifest) {
    const [list, index, ...rest] = error.pointer.split('/').slice(1);
    let path = ['harness', ...(list === undefined ? [] : [list])];
    if (list === 'requiredTools' || list === 'optionalTools') {
        const role = manifest[list][Number(index)]?.role;
        const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
        if (given >= 0)
            path = [...path, given, ...rest];
    }
    else if (index !== undefined)
        path = [...path, index, ...rest];
    return { ...error, path: doc.path, pointer: (0,source_document/* toPointer */.rb)(path), range: (0,source_document/* rangeOf */.be)(doc, path) };
}
function join(folder, name) {
    return folder === '' || folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}


/***/ }),

/***/ 34415:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ci: () => (/* binding */ TASK_TYPES),
/* harmony export */   lY: () => (/* binding */ checkPackage),
/* harmony export */   o5: () => (/* binding */ isReverseDns)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);



const TASK_TYPES = [
    'build-dag',
    'write-migration',
    'design-api',
    'implement-feature',
    'refactor',
    'debug',
    'review',
    'test-authoring',
    'optimize-performance',
    'harden-security',
    'write-docs',
    'deploy',
    'incident-response',
    'data-modeling',
    'schema-design',
    'prompt-engineering',
    'dependency-upgrade',
];
const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
const PUBLISHER = new RegExp(`^${REVERSE_DNS}$`);
const PRIVATE = new RegExp(`^${REVERSE_DNS}:[a-z0-9][a-z0-9._-]*$`);
function isReverseDns(text) {
    return PUBLISHER.test(text);
}
function checkPackage(doc, loaded) {
    const { id, publisher, capabilities = [] } = loaded;
    const diagnostics = [];
    const owner = id.slice(0, Math.max(id.lastIndexOf('/'), 0));
    if (owner !== '' && owner !== publisher) {
        const message = `id ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(id)} is one of publisher ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(owner)}, not of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(publisher)}`;
        const help = `write ${publisher}/${id.slice(owner.length + 1)}, or correct publisher`;
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, { level: 'error', rule: 'package/publisher', message, path: ['id'], help }));
    }
    const known = TASK_TYPES;
    for (const [i, { taskType }] of capabilities.entries()) {
        if (known.includes(taskType) || PRIVATE.test(taskType))
            continue;
        const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(taskType, known);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, {
            level: 'error',
            rule: 'package/task-type',
            message: `task type ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(taskType)} is not known; allowed are ${known.join(', ')}, and private ones as reverse.dns:name`,
            path: ['capabilities', i, 'taskType'],
            help: near === undefined ? `write a private one as ${publisher}:NAME` : `did you mean ${near}?`,
        }));
    }
    return diagnostics;
}


/***/ })

};
;
