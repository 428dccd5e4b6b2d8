"use strict";
exports.modules = {

/***/ 55270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46774);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77527);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96619);







const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .locateFinding */ .E1)(doc, { level: 'error', rule, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_2__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'manifest/schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'manifest/unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_value_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'manifest/revision');
        }
        else if (!_value_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no published revision of MCP`;
            const help = `published: ${_value_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.join(', ')}`;
            report({ level: 'warning', message, path, help }, 'manifest/unknown-revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
function schemaVersionProblem(value, profile) {
    const found = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(value, 'schemaVersion');
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(found) : typeof found;
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
            report({ message: `role ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'manifest/duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'manifest/required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'manifest/required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not in the namespace ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'manifest/role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'manifest/contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'manifest/required-roles');
    }
}


/***/ }),

/***/ 96619:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ROLE_FLOORS),
/* harmony export */   W: () => (/* binding */ contractFaults)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const ROLE_FLOORS = {
    execute: { scopes: ['exec'], property: 'command' },
    dispatch: { scopes: ['dispatch'], property: 'task' },
    'memory.write': { scopes: ['memory.write'], property: 'summary' },
    search: { scopes: ['search', 'memory.read'], property: 'query' },
};
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
            message: `${role} does not ask for ${lacking.map((scope) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(scope)).join(' and ')}`,
            help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
        });
    const parts = appliedSchemas(contract.inputSchema);
    const help = `every ${role} takes ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
    if (!parts.some((part) => listOf(part['required']).includes(property)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not require ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}`,
            help,
        });
    else if (!parts.some((part) => isText((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(part['properties'], property), contract.inputSchema)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not say that ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)} is a string`,
            help,
        });
    return faults;
}
function appliedSchemas(schema, root = schema) {
    const found = new Set();
    const open = [schema];
    while (open.length > 0) {
        const next = open.pop();
        if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(next) || found.has(next))
            continue;
        found.add(next);
        open.push(...listOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(next, 'allOf')), referred((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(next, '$ref'), root));
    }
    return [...found];
}
function isText(schema, root) {
    return appliedSchemas(schema, root).some((part) => {
        const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(part, 'type');
        if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string'))
            return true;
        const values = Object.hasOwn(part, 'const') ? [part['const']] : listOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(part, 'enum'));
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
        .reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, key)), root);
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ })

};
;
