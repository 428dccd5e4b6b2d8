"use strict";
exports.id = 2249;
exports.ids = [2249,9173];
exports.modules = {

/***/ 2249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ PACKAGE_FILE),
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
// EXTERNAL MODULE: ./build/core/manifest/role-contract.js
var role_contract = __webpack_require__(6619);
;// CONCATENATED MODULE: ./build/core/manifest/build.js


/** The reference builder's contracts (specification 2.2). */
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
/**
 * Builds the harness-requirements manifest of a package (specification 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
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
/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
function serializeManifest(manifest) {
    return (0,json_text/* jsonText */.s)(manifest, 2);
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        // Key order is part of the bytes, so the contract is written out instead of spread.
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
// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/manifest/check-package.js



/** Task types of the published format; anything else is private. */
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
/** A private task type: a reverse-DNS name, a colon, a name. */
const PRIVATE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9][a-z0-9-]*:[a-z0-9][a-z0-9._-]*$/;
/**
 * Judges what a package's schema cannot: that its id is one of its own publisher, and that its task types are known or private.
 *
 * @param doc `cartridge.yaml`, of the shape that its schema demands
 */
function checkPackage(doc, loaded) {
    const { id, publisher, capabilities = [] } = loaded;
    const diagnostics = [];
    const owner = id.slice(0, id.lastIndexOf('/'));
    if (owner !== publisher) {
        const message = `id ${(0,printable.quote)(id)} is one of publisher ${(0,printable.quote)(owner)}, not of ${(0,printable.quote)(publisher)}`;
        const help = `write ${publisher}/${id.slice(owner.length + 1)}, or correct publisher`;
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: 'package/publisher', message, path: ['id'], help }));
    }
    const known = TASK_TYPES;
    for (const [i, { taskType }] of capabilities.entries()) {
        if (known.includes(taskType) || PRIVATE.test(taskType))
            continue;
        const near = (0,suggest.nearest)(taskType, known);
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, {
            level: 'error',
            rule: 'package/task-type',
            message: `task type ${(0,printable.quote)(taskType)} is not known; allowed are ${known.join(', ')}, and private ones as reverse.dns:name`,
            path: ['capabilities', i, 'taskType'],
            help: near === undefined ? `write a private one as ${publisher}:NAME` : `did you mean ${near}?`,
        }));
    }
    return diagnostics;
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/app/package.js











const PACKAGE_FILE = 'cartridge.yaml';
/** Packages hold the schemas of the manifest that is made from them. */
const DEEP = { maxDepth: limits/* LIMITS */.b.schemaDepth };
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest.
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await (0,read/* readQuickly */.xF)(file, fs.readFile(file, 4 * 1024 * 1024), DEEP);
    const validator = await validators.validators.cartridge();
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, validator, 'package/schema'));
    const diagnostics = [...doc.problems, ...misfits];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const faults = await (0,quick_document/* withPlaces */.r)(doc, () => checkPackage(doc, loaded));
    if (faults.length > 0)
        return { diagnostics: faults };
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readText */.yR)(ids/* MANIFEST_PATH */.U4, manifestText, DEEP), await validators.validators.manifest(), profile);
    const found = await (0,quick_document/* withPlaces */.r)(doc, () => checked.diagnostics.map((each) => atHarness(each, doc, loaded, manifest)));
    if (checked.manifest === undefined)
        return { diagnostics: found };
    return {
        folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
        warnings: found,
    };
}
// The generated text is nobody's file: a fault in it lies in the package, at the part of `harness` that it came from.
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

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);






/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2): shape, known schemaVersion, exactly the four required
 * roles with the scopes and the property of each, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_2__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'revision');
        }
        else if (!_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no published revision of MCP`;
            const help = `published: ${_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.join(', ')}`;
            report({ level: 'warning', message, path, help }, 'unknown-revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
function schemaVersionProblem(value, profile) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    const found = Object.hasOwn(object, 'schemaVersion') ? object['schemaVersion'] : undefined;
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ROLE_FLOORS),
/* harmony export */   W: () => (/* binding */ contractFaults)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** The required roles by their names without namespace. */
const ROLE_FLOORS = {
    execute: { scopes: ['exec'], property: 'command' },
    dispatch: { scopes: ['dispatch'], property: 'task' },
    'memory.write': { scopes: ['memory.write'], property: 'summary' },
    search: { scopes: ['search', 'memory.read'], property: 'query' },
};
/** What the contract of a required role lacks of the specification's table 2.2; more than the table is allowed. */
function contractFaults(contract, profile) {
    const name = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.find((role) => contract.role === profile.roleNamespace + role);
    if (name === undefined)
        return [];
    const { scopes, property } = ROLE_FLOORS[name];
    const role = contract.role;
    const faults = [];
    const lacking = scopes.filter((scope) => !contract.capabilityScopes.includes(scope));
    if (lacking.length > 0)
        faults.push({
            path: ['capabilityScopes'],
            message: `${role} does not ask for ${lacking.map((scope) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(scope)).join(' and ')}`,
            help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
        });
    const parts = appliedSchemas(contract.inputSchema);
    const help = `every ${role} takes ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
    if (!parts.some((part) => listOf(part['required']).includes(property)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not require ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}`,
            help,
        });
    else if (!parts.some((part) => isText(memberOf(part['properties'], property), contract.inputSchema)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not say that ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)} is a string`,
            help,
        });
    return faults;
}
/** A schema with everything that holds wherever it does: its `allOf`, and what a `$ref` inside the document leads to. */
function appliedSchemas(schema, root = schema) {
    const found = new Set();
    const open = [schema];
    while (open.length > 0) {
        const next = open.pop();
        if (!isSchema(next) || found.has(next))
            continue;
        found.add(next);
        open.push(...listOf(memberOf(next, 'allOf')), referred(memberOf(next, '$ref'), root));
    }
    return [...found];
}
function isText(schema, root) {
    return appliedSchemas(schema, root).some((part) => {
        const type = memberOf(part, 'type');
        if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string'))
            return true;
        const values = Object.hasOwn(part, 'const') ? [part['const']] : listOf(memberOf(part, 'enum'));
        return values.length > 0 && values.every((value) => typeof value === 'string');
    });
}
function referred(reference, root) {
    if (typeof reference !== 'string' || !reference.startsWith('#/'))
        return undefined;
    return reference
        .slice(2)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : memberOf(value, key)), root);
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
    return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/**
 * The revisions of the Model Context Protocol that have been published; the first is the one that its SDKs still speak from
 * before the first release.
 */
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date. */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        if (error.keyword === 'required' && isMisspelt(error, specific))
            continue;
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
/** Whether the property that lacks is there under a name close to its own, which is reported by itself. */
function isMisspelt({ instancePath, params }, errors) {
    return errors.some((other) => {
        if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath)
            return false;
        const known = Object.keys(other.parentSchema?.['properties'] ?? {});
        return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(String(other.params['additionalProperty']), known) === params['missingProperty'];
    });
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = nearestOf(error.data, allowed);
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            const near = nearestOf(error.data, error.parentSchema?.['examples']);
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: near === undefined ? `write ${meant}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
/** The text among `candidates` that somebody may have meant by a value. */
function nearestOf(value, candidates) {
    if (typeof value !== 'string' || !Array.isArray(candidates))
        return undefined;
    return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(value, candidates.filter((candidate) => typeof candidate === 'string'));
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


/***/ })

};
;