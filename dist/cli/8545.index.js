"use strict";
exports.id = 8545;
exports.ids = [8545];
exports.modules = {

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   ap: () => (/* binding */ NameSet),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/**
 * Judges the name of an archive member (format.md, 3): at least two segments, the first exactly `rom` or `save`, every one
 * safe to write on any file system.
 *
 * @returns what is wrong with it, or undefined
 */
function nameProblem(name) {
    const segments = name.split('/');
    if (segments[0] !== 'rom' && segments[0] !== 'save')
        return 'it does not start with rom/ or save/';
    if (segments.length < 2)
        return 'it has one segment, at least two are needed';
    for (const segment of segments) {
        if (!SEGMENT.test(segment))
            return `${segmentProblem(segment)}`;
        if (segment.endsWith('.'))
            return `segment ${showName(segment)} ends in a dot`;
        if (DEVICE.test(segment))
            return `segment ${showName(segment)} is a device name on Windows`;
    }
    return undefined;
}
function segmentProblem(segment) {
    if (segment === '')
        return 'a segment is empty';
    if (segment.length > 128)
        return `segment ${showName(segment)} has ${segment.length} characters, at most 128 are allowed`;
    const odd = [...segment].find((character) => !/[A-Za-z0-9._-]/.test(character));
    if (odd === undefined)
        return `segment ${showName(segment)} does not start with a letter or digit`;
    const code = odd.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `segment ${showName(segment)} holds ${/[!-~]/.test(odd) ? showName(odd) : `U+${code}`}; only A-Z a-z 0-9 . _ - are allowed`;
}
/** A name in a message: quoted, with everything beyond printable ASCII as `\u` escapes, so that look-alikes show. */
function showName(name) {
    const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
    const ascii = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(cut).replace(/[^\u0020-\u007e…]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${ascii}"`;
}
/** How two names would meet on a case-insensitive file system. */
function foldName(name) {
    return name.normalize('NFKC').toLowerCase();
}
/** Names that stand together in one archive, and so become files beside each other on any file system. */
class NameSet {
    #files = new Map();
    /** Folders that the names imply, each with a file in it. */
    #folders = new Map();
    /**
     * @param name one that {@link nameProblem} allows
     * @returns why it cannot stand beside those that were added before, or undefined
     */
    add(name) {
        const folded = foldName(name);
        const twin = this.#files.get(folded);
        this.#files.set(folded, twin ?? name);
        if (twin === name)
            return `name ${showName(name)} stands twice`;
        if (twin !== undefined)
            return `names ${showName(twin)} and ${showName(name)} differ only by case`;
        const inside = this.#folders.get(folded);
        if (inside !== undefined)
            return bothKinds(name, inside);
        for (let end = folded.lastIndexOf('/'); end > 0; end = folded.lastIndexOf('/', end - 1)) {
            const folder = folded.slice(0, end);
            // The folders above it are known with it.
            if (this.#folders.has(folder))
                return undefined;
            this.#folders.set(folder, name);
            const file = this.#files.get(folder);
            if (file !== undefined)
                return bothKinds(file, name);
        }
        return undefined;
    }
}
function bothKinds(file, inside) {
    return `name ${showName(file)} is a file and a folder: ${showName(inside)} would be in it`;
}


/***/ }),

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);






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
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'revision');
        }
        else if (!_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(revision)}, which is no published revision of MCP`;
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
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(found) : typeof found;
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
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
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
    if (reference === '#')
        return root;
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


/***/ })

};
;