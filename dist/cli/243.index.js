export const id = 243;
export const ids = [243,6045];
export const modules = {

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ compareManifest),
/* harmony export */   e: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9173);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2792);




const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(path, bytes), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_3__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return { manifest: loaded.manifest, bytes: new TextEncoder().encode(loaded.manifestText), diagnostics: [] };
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7407);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6045);





const command = {
    name: 'manifest',
    summary: 'prints the harness-requirements manifest',
    usage: ['manifest [PACKAGE|FILE]', 'manifest [PACKAGE] --check FILE', 'manifest [PACKAGE] --out FILE'],
    options: [
        {
            name: 'check',
            kind: 'value',
            value: 'FILE',
            summary: 'compare with this committed manifest and fail when it is out of date',
        },
        { name: 'out', kind: 'value', value: 'FILE', summary: 'write the manifest to a file instead of printing it' },
    ],
    formats: ['json', 'text'],
    details: 'PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the reference defaults of the specification.',
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals } = context;
        if (positionals.length > 1)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `manifest takes one package or file, not ${positionals.length}`);
        const result = await (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .loadManifest */ .e)(fs, positionals[0] ?? '.', context.profile);
        if (result.manifest === undefined) {
            await (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__.printDiagnostics)(context, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no;
        }
        if (result.diagnostics.length > 0) {
            for (const warning of result.diagnostics)
                io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(warning.path, 500)}: ${warning.message}\n`);
        }
        const text = new TextDecoder().decode(result.bytes);
        const check = context.value('check');
        if (check !== undefined)
            return compare(context, text, check);
        const out = context.value('out');
        if (out === undefined)
            io.out(text);
        else
            fs.writeFile(out, text);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
function compare({ fs, io, quiet }, expected, file) {
    const found = fs.kind(file) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(file, 4 * 1024 * 1024));
    const stale = found === undefined ? undefined : (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .compareManifest */ .L)(expected, found);
    if (found !== undefined && stale === undefined) {
        if (!quiet)
            io.out(`${file}: in step with its package\n`);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    }
    if (stale === undefined)
        io.out(`${file}: missing\n`);
    else
        io.out(`${file}:${stale.line}:1: out of date\n  committed: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(stale.found.trim())}\n  package:   ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(stale.expected.trim())}\n`);
    io.out(`  help: run cartwright manifest --out ${file}\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no;
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);



/** Prints diagnostics as a result: JSON in the shape of surface.md, anything else as one line each. */
async function printDiagnostics(context, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (context.format === 'json') {
        const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files);
        context.io.out(`${JSON.stringify({ version: 1, tool: { name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }, diagnostics: sorted, summary }, null, 2)}\n`);
        return Promise.resolve();
    }
    for (const d of sorted) {
        const place = `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(d.path)}:${d.range.start.line}:${d.range.start.column}`;
        context.io.out(`${place}: ${d.level}[${d.rule}]: ${d.message}\n${d.help === undefined ? '' : `  help: ${d.help}\n`}`);
    }
    return Promise.resolve();
}


/***/ })

};
