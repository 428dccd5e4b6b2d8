"use strict";
exports.id = 243;
exports.ids = [243,8492,9341,6045];
exports.modules = {

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2249);







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
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.schemaDepth }), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(_package_js__WEBPACK_IMPORTED_MODULE_5__/* .PACKAGE_FILE */ .e))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-manifest', `neither a package folder, its ${_package_js__WEBPACK_IMPORTED_MODULE_5__/* .PACKAGE_FILE */ .e}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_5__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
/** A line of a manifest in a message: as it stands, since it has quotes of its own. */
function shownLine(line) {
    return (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(line.trim().replace(/,$/, '').slice(0, 200)) || '(nothing)';
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
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9341);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6045);







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
        const result = await (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .loadManifest */ .eY)(fs, positionals[0] ?? '.', context.profile);
        if (result.manifest === undefined) {
            // The manifest itself is JSON whatever was asked for; what is wrong with a file is read by a person unless it was.
            const format = context.value('format') === 'json' ? 'json' : 'text';
            (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_5__.printDiagnostics)({ ...context, format }, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.no;
        }
        if (result.diagnostics.length > 0)
            io.err((0,_core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_3__.diagnosticsText)((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .sortDiagnostics */ .Ds)(result.diagnostics), { color: false }));
        const text = new TextDecoder().decode(result.bytes);
        const check = context.value('check');
        if (check !== undefined)
            return compare(context, positionals[0] ?? '.', text, check);
        const out = context.value('out');
        if (out === undefined)
            io.out(text);
        else
            fs.writeFile(out, text);
        return _command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
    },
};
function compare({ fs, io, quiet }, source, expected, file) {
    const found = fs.kind(file) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(file, 4 * 1024 * 1024));
    const stale = found === undefined ? undefined : (0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .compareManifest */ .L1)(expected, found);
    if (found !== undefined && stale === undefined) {
        if (!quiet)
            io.out(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(file)}: in step with its package\n`);
        return _command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
    }
    if (stale === undefined)
        io.out(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(file)}: missing\n`);
    else
        io.out(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(file)}:${stale.line}:1: out of date\n  committed: ${(0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(stale.found)}\n  package:   ${(0,_app_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(stale.expected)}\n`);
    const from = source === '.' ? '' : ` ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(source)}`;
    io.out(`  help: run cartwright manifest${from} --out ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(file)}\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.no;
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);
/* harmony import */ var _core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8492);
/* harmony import */ var _core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9341);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);





/**
 * Prints diagnostics of files that a command could not use: JSON in the shape of surface.md, anything else as text.
 *
 * @param files how many files were looked at
 */
function printDiagnostics({ format, color, io }, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)((0,_core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__.diagnosticsReport)(sorted, (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x), 2));
    else
        io.out((0,_core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_1__.diagnosticsText)(sorted, { color }));
}


/***/ }),

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsReport: () => (/* binding */ diagnosticsReport)
/* harmony export */ });
/** Diagnostics and their counts as one JSON result. */
function diagnosticsReport(diagnostics, summary, toolVersion) {
    return {
        version: 1,
        tool: { name: 'cartwright', version: toolVersion },
        diagnostics,
        summary,
    };
}


/***/ }),

/***/ 9341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diagnosticLine),
/* harmony export */   diagnosticsText: () => (/* binding */ diagnosticsText),
/* harmony export */   summaryLine: () => (/* binding */ summaryLine)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    return diagnostics.map((diagnostic) => block(diagnostic, options)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${rule}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
}
/** `2 errors, 1 warning, 3 accepted in 4 files`. */
function summaryLine({ files, errors, warnings, notes, accepted }) {
    const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter((part) => !part.startsWith('0 '));
    const left = parts.length === 0 ? 'no problems' : parts.join(', ');
    return `${left}${accepted === 0 ? '' : `, ${accepted} accepted`} in ${count(files, 'file')}`;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
function block(diagnostic, { color, excerpts }) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${rule}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(source, diagnostic, gutter, paint, level));
    if (help !== undefined) {
        lines.push(`${' '.repeat(source === undefined ? 2 : gutter + 1)}${source === undefined ? '' : `${paint('dim', '=')} `}${paint('help', 'help:')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(help)}`);
    }
    return `${lines.join('\n')}\n`;
}
function excerpt(source, { range }, gutter, paint, level) {
    const from = Math.min(range.start.column - 1, source.length);
    const to = range.end.line > range.start.line ? source.length : Math.max(from, Math.min(range.end.column - 1, source.length));
    const first = source.length <= WIDTH || from < WIDTH / 2 ? 0 : from - WIDTH / 2;
    const last = Math.min(source.length, Math.max(first + WIDTH, Math.min(to, from + WIDTH)));
    const head = `${first > 0 ? '…' : ''}${plain(source.slice(first, from))}`;
    const marked = plain(source.slice(from, Math.min(to, last)));
    const tail = `${plain(source.slice(Math.min(to, last), last))}${last < source.length ? '…' : ''}`;
    const carets = '^'.repeat(Math.max(1, width(marked)));
    const bar = paint('dim', '|');
    return [
        `${' '.repeat(gutter)} ${bar}`,
        `${paint('dim', String(range.start.line))} ${bar} ${head}${marked}${tail}`.trimEnd(),
        `${' '.repeat(gutter)} ${bar} ${' '.repeat(width(head))}${paint(level, carets)}`,
    ];
}
function plain(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.replaceAll('\t', ' '));
}
// East Asian wide characters and emoji take two columns on a terminal, combining marks none.
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (/\p{Mark}/u.test(character))
            continue;
        columns +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return columns;
}


/***/ })

};
;