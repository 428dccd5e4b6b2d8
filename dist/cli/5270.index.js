"use strict";
exports.id = 5270;
exports.ids = [5270];
exports.modules = {

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);





/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2; format.md 2): shape, known schemaVersion, exactly the
 * four required roles, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
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
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision !== undefined && !(0,_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .isRevision */ .o)(revision)) {
            report({
                message: `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(revision)}, which is no date`,
                path: ['mcp', field],
                help: 'write a real date as YYYY-MM-DD',
            }, 'revision');
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
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(found) : typeof found;
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
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}


/***/ })

};
;