"use strict";
exports.id = 5316;
exports.ids = [5316,4484,8778,75,2255,7912,9173,516,2065,6045,8092,2228,8426,3188,4446,3732,807];
exports.modules = {

/***/ 83732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   excerptsOf: () => (/* binding */ excerptsOf)
/* harmony export */ });
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47322);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53440);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63889);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21689);










async function excerptsOf(fs, diagnostics, { excerpts = new Map(), masks = new Map() } = {}) {
    const all = new Map(excerpts);
    for (const [path, found] of (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(diagnostics.filter(hasPlace), (each) => each.path)) {
        const known = excerpts.get(path);
        if (known !== undefined && found.every(({ range }) => known.has(range.start.line)))
            continue;
        const read = await linesOf(fs, path, found, masks.get(path) ?? []);
        if (read !== undefined)
            all.set(path, known === undefined ? read : new Map([...read, ...known]));
    }
    return all;
}
function hasPlace({ range: { start, end } }) {
    return [start, end].some(({ line, column }) => line !== _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag.start.line || column !== 1);
}
async function linesOf(fs, path, found, masks) {
    const bytes = bytesOf(fs, path);
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    if (!/\.(?:json|ya?ml)$/i.test(path) && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_7__/* .fileName */ .Md)(path) !== _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__/* .LOCK_FILE */ .F)
        return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(new TextDecoder().decode(bytes), found, 'words');
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.schemaDepth, orJson: true });
    const hidden = isOfClient(doc.value) ? 'words' : (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, found);
    return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(doc.text, found, hidden === 'words' ? hidden : [...hidden, ...masks]);
}
function bytesOf(fs, path) {
    try {
        return fs.kind(path) === 'file' ? fs.readFile(path, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.jsonBytes) : undefined;
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}
function isOfClient(value) {
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .pi)(value) || Object.hasOwn(value, 'schemaVersion'))
        return false;
    return ['mcpServers', 'servers', 'mcp', 'context_servers'].some((key) => Object.hasOwn(value, key));
}


/***/ }),

/***/ 95478:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72228);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20075);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83245);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63576);








const MANIFEST_LIMIT = 4 * 1024 * 1024;
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__.LIMITS.schemaDepth }), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .eh))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-manifest', `neither a package folder, its ${_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .eh}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
function shownLine(line) {
    return (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(line.replace(/^ +|,?[ \r]*$/g, '').slice(0, 200)) || '(nothing)';
}
function manifestOf(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 83245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ cartridgePaths),
/* harmony export */   Vq: () => (/* binding */ isCartridgeName),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21236);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32754);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _layouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80557);






const PACKAGE_FILE = 'cartridge.yaml';
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        const references = (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, path);
        if (references !== undefined)
            references.forEach((each) => found.add(each));
        else if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true })) {
                if (isCartridgeName(file))
                    found.add((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, file));
                else if (file.endsWith(`/${_core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYOUT_FILE */ .gI}`))
                    (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(file)))?.forEach((each) => found.add(each));
            }
        }
        else if ((0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .namesLayout */ .RE)(fs, path))
            found.add(path);
        else if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .isGlob */ .fg)(name)) {
            const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .SO)(name);
            if ('problem' in glob)
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
function isCartridgeName(file) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFIXES */ .V4.some((prefix) => file.endsWith(_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[prefix].extension));
}


/***/ }),

/***/ 20243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95478);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44484);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1782);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33192);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66045);







const command = {
    name: 'manifest',
    summary: 'prints the harness-requirements manifest',
    example: 'manifest agents/reviewer --check agents/reviewer/reviewer.harness.json',
    usage: ['manifest [PACKAGE|FILE]', 'manifest [PACKAGE] --check FILE', 'manifest [PACKAGE] --out FILE'],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('check', 'FILE', 'compare with this committed manifest and fail when it is out of date'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('out', 'FILE', 'write the manifest to a file instead of printing it'),
        _command_js__WEBPACK_IMPORTED_MODULE_5__/* .MIN_LEVEL */ .Wp,
    ],
    formats: ['json', 'text'],
    details: 'PACKAGE is a folder with a cartridge.yaml (default: the working directory); FILE a manifest to validate and print.\nWhat the package leaves out takes the defaults of docs/format.md 2.2.',
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals } = context;
        if (positionals.length > 1)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `manifest takes one package or file, not ${positionals.length}`);
        const result = await (0,_app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .loadManifest */ .eY)(fs, positionals[0] ?? '.', context.profile);
        if (result.manifest === undefined) {
            const format = context.value('format') === 'json' ? 'json' : 'text';
            await (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__.printDiagnostics)({ ...context, format }, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.no;
        }
        if (result.diagnostics.length > 0)
            io.err(await (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__.textOfDiagnostics)({ ...context, color: false }, (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .sortDiagnostics */ .Ds)(result.diagnostics)));
        const text = new TextDecoder().decode(result.bytes);
        const check = context.value('check');
        if (check !== undefined)
            return compare(context, positionals[0] ?? '.', text, check);
        const out = context.value('out');
        if (out === undefined)
            io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .exactJson */ .ip)(text));
        else
            fs.writeFile(out, text);
        return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.ok;
    },
};
function compare({ fs, io, quiet }, source, expected, file) {
    const found = fs.kind(file) === 'none' ? undefined : (0,_app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestOf */ .$V)(fs.readFile(file, 4 * 1024 * 1024));
    const stale = found === undefined ? undefined : (0,_app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .compareManifest */ .L1)(expected, found);
    if (found !== undefined && stale === undefined) {
        if (!quiet)
            io.out((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestText */ .$2)(file, source, 'in step'));
        return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.ok;
    }
    const lines = stale && { line: stale.line, found: (0,_app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(stale.found), expected: (0,_app_package_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLine */ .QN)(stale.expected) };
    io.out((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestText */ .$2)(file, source, lines ?? 'missing'));
    return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.no;
}


/***/ }),

/***/ 66045:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics),
/* harmony export */   textOfDiagnostics: () => (/* binding */ textOfDiagnostics)
/* harmony export */ });
/* harmony import */ var _app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83732);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49139);
/* harmony import */ var _core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80516);
/* harmony import */ var _core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32065);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





async function printDiagnostics(context, diagnostics, files) {
    const { format, io } = context;
    const sorted = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_report_json_diagnostics_js__WEBPACK_IMPORTED_MODULE_2__.diagnosticsJson)(sorted, (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x, {}, 2));
    else
        io.out(await textOfDiagnostics(context, sorted));
}
async function textOfDiagnostics({ fs, color, least, quiet }, diagnostics) {
    return (0,_core_report_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsText */ ._g)(diagnostics, { color, least, quiet, excerpts: await (0,_app_lint_excerpts_js__WEBPACK_IMPORTED_MODULE_0__.excerptsOf)(fs, diagnostics) });
}


/***/ }),

/***/ 76821:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, KNOWN) === undefined);
}
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 4138:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76821);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22115);




const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'words';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        if (rule === 'cal/secret')
            ranges.push(range);
        if (rule === 'package/secret' || rule === 'secret/private-key')
            ranges.push(wholeLine(range));
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_result_known_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(rule).sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    for (const { path, value, content } of doc.shadowed ?? [])
        if (path[0] === 'rac' || content === undefined)
            ranges.push(doc.range(value));
    for (const path of handedOver(doc.value)) {
        const place = doc.locate(path);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    const rac = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
function eachContent(value, path, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const list = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
        path.push(list ? Number(name) : name);
        const content = list ? undefined : (0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path]);
        else
            eachContent(child, path, found);
        path.pop();
    }
}
function wholeLine({ start: { line } }) {
    return { start: { line, column: 1 }, end: { line: line + 1, column: 1 } };
}
function handedOver(value) {
    const servers = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'servers') : undefined;
    if (!Array.isArray(servers))
        return [];
    return servers.flatMap((_, i) => ['args', 'env', 'headers', 'url'].map((name) => ['servers', i, name]));
}


/***/ }),

/***/ 63889:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ LOCK_FILE),
/* harmony export */   h: () => (/* binding */ factsOfSlot)
/* harmony export */ });
const LOCK_FILE = 'cartwright.lock';
function factsOfSlot(slot) {
    switch (slot.kind) {
        case 'cartridge':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['romDigest', slot.romDigest],
                ['signedBy', `[${slot.signedBy.join(', ')}]`],
                ['fileDigest', slot.fileDigest],
            ];
        case 'package':
            return [
                ['id', slot.id],
                ['version', slot.version],
                ['package', slot.package],
            ];
        case 'none':
            return [];
    }
}


/***/ }),

/***/ 21236:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ EMPTY_CONFIG),
/* harmony export */   Ox: () => (/* binding */ referrersAnnotation),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   _f: () => (/* binding */ referrerType),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   fH: () => (/* binding */ fallbackTag),
/* harmony export */   gI: () => (/* binding */ LAYOUT_FILE),
/* harmony export */   gs: () => (/* binding */ REFERRER_KINDS),
/* harmony export */   iO: () => (/* binding */ referrerKind),
/* harmony export */   s6: () => (/* binding */ OCI),
/* harmony export */   xs: () => (/* binding */ profileOfArtifact)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const OCI = {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    layoutVersion: '1.0.0',
    refName: 'org.opencontainers.image.ref.name',
    title: 'org.opencontainers.image.title',
};
const LAYOUT_FILE = 'oci-layout';
const EMPTY_CONFIG = new TextEncoder().encode('{}');
const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'];
function referrerType(kind, profile) {
    switch (kind) {
        case 'manifest':
            return profile.manifestMediaType;
        case 'descriptor':
            return profile.descriptorMediaType;
        case 'bundle':
            return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .BUNDLE_MEDIA_TYPE */ .NV;
    }
}
function referrerKind(artifactType, profile) {
    return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}
function profileOfArtifact(artifactType) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}
function referrersAnnotation({ metaPrefix }) {
    return `${metaPrefix}referrers`;
}
function blobName(digest) {
    return `blobs/${digest.replace(':', '/')}`;
}
function fallbackTag(digest) {
    return digest.replace(':', '-');
}
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
function tagOf(stem) {
    const tag = stem.replaceAll('+', '_');
    return TAG.test(tag) ? tag : undefined;
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 80516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsJson: () => (/* binding */ diagnosticsJson)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98052);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


function diagnosticsJson(diagnostics, summary, version, more = {}, indent = 0) {
    const paged = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .withPages */ .hF)(diagnostics);
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)({ version: 1, tool: { name: 'cartwright', version }, diagnostics: paged, summary, ...more }, indent);
}


/***/ }),

/***/ 53440:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ aroundPlace),
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79121);

function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = hidden === 'words' ? [] : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRanges */ .xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        const masked = hidden === 'words' ? (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskWords */ .QW)(shown) : (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(shown, hiddenOn(line, shown.length, places, first));
        lines.set(line, copied(masked));
        ends.lastIndex = at;
    }
    return lines;
}
function aroundPlace(source, { start, end }, width) {
    const from = Math.min(start.column - 1, source.length);
    const to = end.line > start.line ? source.length : Math.max(from, Math.min(end.column - 1, source.length));
    const first = source.length <= width || from < width / 2 ? 0 : from - width / 2;
    const last = Math.min(source.length, Math.max(first + width, Math.min(to, from + width)));
    const behind = Math.min(to, last);
    return [
        `${first > 0 ? '…' : ''}${source.slice(first, from)}`,
        source.slice(from, behind),
        `${source.slice(behind, last)}${last < source.length ? '…' : ''}`,
    ];
}
function copied(line) {
    return ` ${line}`.slice(1);
}
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 22115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ ruleIds),
/* harmony export */   kQ: () => (/* binding */ knownRule),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94560);

const KNOWN = new Map(_generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_FACTS */ .j.map((rule) => [rule.id, rule]));
function knownRule(name) {
    return KNOWN.get(name);
}
function factsOf(id) {
    const rule = KNOWN.get(id);
    if (rule === undefined)
        throw new Error(`a finding names the rule ${JSON.stringify(id)}, which does not exist`);
    return rule;
}
function ruleIds() {
    return _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_FACTS */ .j.map(({ id }) => id);
}


/***/ }),

/***/ 98052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
}


/***/ }),

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 79121:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xX: () => (/* binding */ joinRanges),
  gC: () => (/* binding */ maskText),
  QW: () => (/* binding */ maskWords)
});

// UNUSED EXPORTS: compare

;// CONCATENATED MODULE: ./build/generated/property-names.js
const PROPERTY_NAMES = ["$schema", "action", "acxLevel", "afterMs", "agent", "algorithm", "alias", "all", "always", "annotations", "any", "approval", "args", "artifactType", "at", "authors", "baseline", "bind", "bindings", "budget", "builtIn", "by", "cal", "cals", "capabilities", "capabilityScopes", "careerTier", "cartLevel", "cartridgeId", "cartridges", "certificateIdentity", "certificateOidcIssuer", "check", "client", "closes", "command", "commands", "completion", "confirmations", "constants", "contextWindowTokens", "cwd", "date", "description", "dialect", "digest", "domain", "drops", "edges", "entries", "env", "envHeaders", "envVars", "envelope", "event", "expires", "extensions", "fact", "fileDigest", "filesystem", "from", "gateway", "guardrails", "harness", "headers", "hint", "homepage", "hosts", "id", "ignore", "init", "inputSchema", "integrity", "keeps", "keyid", "keys", "kind", "level", "license", "limits", "lineage", "maxDurationMs", "maxParallel", "maxSteps", "mcp", "method", "minContextWindowTokens", "minLevel", "minProtocolRevision", "model", "name", "namespaceProof", "network", "nodes", "not", "notAfter", "notBefore", "note", "oidcIssuer", "oidcSubject", "okf", "oldest", "op", "optionalTools", "outputSchema", "package", "packages", "parents", "participants", "passIntent", "path", "payload", "payloadType", "pins", "pointer", "policy", "preferredProtocolRevision", "prefix", "produces", "proofs", "protocolRevision", "provenance", "publicKeyPem", "publisher", "publisherId", "publishers", "rac", "racAvailable", "reason", "refuses", "registryId", "relation", "rename", "required", "requiredTools", "requires", "resources", "revocationReason", "revokedAt", "role", "romDigest", "rotatedFrom", "rotatedTo", "rule", "rules", "schemaVersion", "scopes", "scripts", "servers", "sideEffects", "sig", "signatures", "signedAt", "signedBy", "signers", "skills", "slot", "source", "sources", "stack", "start", "status", "structuredOutput", "tags", "targets", "taskType", "template", "threshold", "tier", "timeout", "title", "to", "toolUse", "tools", "trust", "trustRegistry", "trustedRoot", "txtRecord", "type", "updatedAt", "url", "value", "var", "variables", "verifiedAt", "version", "when", "wraps"];

;// CONCATENATED MODULE: ./build/core/source/mask.js

const MASK = '*';
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}
const OF_CLIENTS = ['mcpServers', 'servers', 'mcp', 'mcp_servers', 'context_servers'];
const OURS = new Set([...PROPERTY_NAMES, ...OF_CLIENTS, 'true', 'false', 'null']);
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\u0000-\u007f\p{Zs}\p{Pi}\p{Pf}\p{Pd}]/gu;
function maskWords(text) {
    return text.replace(WORD, (word) => (OURS.has(word) ? word : MASK.repeat(word.length)));
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 26886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-32065.js").modules);
Object.assign(exports.modules, require("./shared-94560.js").modules);
