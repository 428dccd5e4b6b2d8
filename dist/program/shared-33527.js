"use strict";
exports.modules = {

/***/ 33527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ buildPackage),
/* harmony export */   iu: () => (/* binding */ buildEpoch),
/* harmony export */   p6: () => (/* binding */ selfCheck)
/* harmony export */ });
/* harmony import */ var _core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34293);
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34591);
/* harmony import */ var _core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19802);
/* harmony import */ var _core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51078);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95419);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32754);
/* harmony import */ var _package_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13287);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56647);
/* harmony import */ var _replace_signed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91656);










const KEPT = 16 * 1024 * 1024;
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPackage */ .H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    if (!options.force)
        (0,_replace_signed_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseToReplaceSigned */ .g)(ports, options.out);
    const { files: found, unpackable, forbidden } = await (0,_package_content_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectContent */ .IL)(ports, loaded, KEPT);
    if (unpackable[0] !== undefined)
        throw unpackable[0];
    if (forbidden.length > 0)
        return { diagnostics: forbidden };
    const capabilities = capabilitiesOf(loaded.package);
    const manifest = new TextEncoder().encode(loaded.manifestText);
    const files = [
        { name: _ids_js__WEBPACK_IMPORTED_MODULE_5__/* .MANIFEST_PATH */ .U4, mtime: options.epoch, size: manifest.length, read: (sink) => sink(manifest) },
        ...found.map((file) => ({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: (sink) => file.read(sink),
        })),
    ];
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
    return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
}
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const checks = new _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .VerifyChecks */ .p();
        await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectCartridge */ .i)(file, profile, checks);
        const fault = checks.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,_core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilityId */ .q)(value);
        if (id !== undefined)
            byId.set(id, { id, json: (0,_core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalize */ .d)({ id, ...value }) });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__/* .SPEC_VERSION */ .FS],
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
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 91656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
