"use strict";
exports.modules = {

/***/ 23119:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ manifestSubject),
/* harmony export */   n: () => (/* binding */ loadSubject)
/* harmony export */ });
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46774);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46430);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32754);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80224);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83245);
/* harmony import */ var _project_layouts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80557);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63576);













const MANIFEST_LIMIT = 4 * 1024 * 1024;
async function loadSubject(fs, path, options) {
    const { profile } = options;
    if ((0,_project_layouts_js__WEBPACK_IMPORTED_MODULE_10__/* .namesLayout */ .RE)(fs, path))
        return cartridgeSubject(path, options);
    const kind = fs.kind(path);
    if (kind === 'none')
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file or directory', { path });
    if (kind === 'file' && _project_cal_files_js__WEBPACK_IMPORTED_MODULE_8__/* .CAL_FILE */ .Ii.test(path))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'a CAL asks nothing of a host', {
            path,
            help: 'name a cartridge, a manifest (*.json) or a package folder',
        });
    if (kind === 'file' && /\.json$/i.test(path))
        return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
    if (kind !== 'directory' && !path.endsWith(_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_9__/* .PACKAGE_FILE */ .eh))
        return cartridgeSubject(path, options);
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_11__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const subject = {
        path,
        signature: 'not applicable',
        requirementsHash: (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(loaded.manifestText),
        manifest: loaded.manifest,
        refused: [],
    };
    return { subject, diagnostics: loaded.warnings };
}
async function cartridgeSubject(path, options) {
    const { profile, signatureOf, allowUnsigned = false } = options;
    if (signatureOf === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'neither a manifest (*.json) nor a package folder', { path });
    const { signature, manifestBytes, outcome } = await signatureOf(path);
    const usable = signature === 'verified' || (signature === 'unsigned' && allowUnsigned);
    if (!usable) {
        const refused = { id: 'manifest.signature', supported: signature, requested: 'a signature that verifies' };
        const requirementsHash = manifestBytes === undefined ? '' : (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(manifestBytes);
        const diagnostics = outcome.checks
            .filter(({ ok, id }) => !ok && !(signature === 'unsigned' && allowUnsigned && id === 'signature'))
            .map(({ id, message }) => (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('signature/not-verified', path, `${id}: ${message}`));
        return { subject: { path, signature, requirementsHash, manifest: undefined, refused: [refused] }, diagnostics };
    }
    const rom = outcome.romDigest === null ? {} : { romDigest: outcome.romDigest };
    if (manifestBytes !== undefined) {
        const loaded = await manifestSubject(path, manifestBytes, profile, signature, _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .MANIFEST_PATH */ .U4);
        return { ...loaded, subject: { ...loaded.subject, ...rom }, ...rom };
    }
    const refused = {
        id: 'manifest:',
        supported: `a valid ${profile.manifestSchemaVersion}`,
        requested: 'there is no manifest in the cartridge',
    };
    return {
        subject: { path, signature, requirementsHash: '', manifest: undefined, refused: [refused] },
        diagnostics: [],
        ...rom,
    };
}
async function manifestSubject(path, bytes, profile, signature = 'not applicable', member) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__.readDocument)(member === undefined ? path : `${path}!${member}`, bytes, {
        maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__.LIMITS.schemaDepth,
    });
    const { manifest, diagnostics } = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkManifest */ .K)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.manifest(), profile);
    const refused = manifest === undefined ? reasonsOf(doc.value, diagnostics, profile) : [];
    return { subject: { path, signature, requirementsHash: (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(bytes), manifest, refused }, diagnostics };
}
const LONGEST = 200;
function reasonsOf(value, diagnostics, profile) {
    const errors = diagnostics.filter(({ level }) => level === 'error');
    const known = value !== undefined && (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaVersionProblem */ .D)(value, profile) === undefined;
    if (value !== undefined && !known) {
        const version = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__/* .member */ .Dc)(value, 'schemaVersion');
        const requested = typeof version === 'string' ? version.slice(0, LONGEST) : 'not stated';
        return [{ id: 'manifest.schemaVersion', supported: profile.manifestSchemaVersion, requested }];
    }
    const reasons = new Map();
    const add = (id, supported, requested) => {
        if (!reasons.has(id))
            reasons.set(id, { id, supported, requested });
    };
    const missing = missingRoles(value, profile);
    for (const role of missing)
        add(`tool:${role}`, 'none', 'the manifest lacks this required role');
    for (const { pointer, message } of errors) {
        if (missing.length > 0 && pointer === '/requiredTools')
            continue;
        add(`manifest:${pointer}`, `a valid ${profile.manifestSchemaVersion}`, message.slice(0, LONGEST));
    }
    return [...reasons.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function missingRoles(value, profile) {
    const tools = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__/* .member */ .Dc)(value, 'requiredTools');
    if (!Array.isArray(tools))
        return [];
    const roles = tools.map((tool) => (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__/* .member */ .Dc)(tool, 'role'));
    return _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name).filter((role) => !roles.includes(role));
}


/***/ })

};
;
