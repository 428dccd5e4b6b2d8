"use strict";
exports.id = 8908;
exports.ids = [8908,8492,9341,6045];
exports.modules = {

/***/ 7104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ folderLister)
/* harmony export */ });
/* unused harmony export listFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(678);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);




const MAX_FILES = 100_000;
const MAX_DEPTH = 64;
/** A file up to this size is handed over as one piece. */
const WHOLE = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
/**
 * Every file below a folder, hidden and git-ignored ones included, sorted by path in code-point order.
 *
 * @param root absolute; nothing is found when it does not exist
 * @param shown the folder's name in messages
 * @param maxBytes a larger file is refused before anything is read
 * @param onFault gets what is refused instead, and the list goes on without it
 * @throws UserError `bad-package-file` for a link, a device, a FIFO or an unreadable folder: nothing is left out silently
 */
function listFolder(root, shown, maxBytes, onFault = (fault) => {
    throw fault;
}) {
    const files = [];
    const refuse = (path, reason, help) => {
        const details = { path: `${shown}/${path}`.replace(/\/$/, ''), help };
        onFault(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed: ${reason}`, details));
    };
    const statOf = (path) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        }
        catch (error) {
            const fault = (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, `${shown}/${path}`, 'bad-package-file', 'cannot be packed');
            if (!(fault instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw fault;
            onFault(fault);
            return 'refused';
        }
    };
    const visit = (relative, depth) => {
        if (depth > MAX_DEPTH)
            return refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
        let names;
        try {
            names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative)).sort();
        }
        catch (error) {
            return refuse(relative, `the folder cannot be read (${error.code})`, 'check its permissions');
        }
        for (const name of names) {
            if (files.length > MAX_FILES)
                return;
            const path = relative === '' ? name : `${relative}/${name}`;
            const stat = statOf(path);
            // Gone, or a name that is no UTF-8 and so cannot be asked for.
            if (stat === 'refused')
                continue;
            if (stat === undefined)
                refuse(path, 'there is no file of this name', 'give it a name in ASCII');
            else if (stat.isDirectory())
                visit(path, depth + 1);
            else if (stat.isSymbolicLink())
                refuse(path, 'it is a symbolic link', 'put the file itself there');
            else if (!stat.isFile())
                refuse(path, 'it is not a regular file', 'remove it');
            else if (stat.size > maxBytes)
                refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
            else {
                const read = (sink) => readUnchanged((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), `${shown}/${path}`, stat, sink);
                files.push({ path, size: stat.size, read });
                if (files.length > MAX_FILES)
                    refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
            }
        }
    };
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false });
    if (top === undefined)
        return [];
    if (top.isSymbolicLink())
        refuse('', 'it is a symbolic link', 'put the folder itself there');
    else
        visit('', 0);
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
/** {@link listFolder} of folders that are named relative to a working directory, as messages show them. */
function folderLister(cwd) {
    return (folder, maxBytes, onFault) => listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), folder, maxBytes, onFault);
}
function readUnchanged(absolute, shown, seen, sink) {
    const changed = () => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('changed', 'the file changed while it was packed', {
            path: shown,
            help: 'run again when nothing writes to it',
        });
    };
    const same = (now) => now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ctimeMs === seen.ctimeMs && now.ino === seen.ino;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ELOOP')
            return changed();
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    const readAt = (...args) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(...args);
        }
        catch (error) {
            throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
        }
    };
    try {
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            return changed();
        const piece = Buffer.allocUnsafe(seen.size <= WHOLE ? seen.size : PIECE);
        for (let at = 0; at < seen.size;) {
            const wanted = Math.min(piece.length, seen.size - at);
            let length = 0;
            while (length < wanted) {
                const count = readAt(descriptor, piece, length, wanted - length, at + length);
                if (count === 0)
                    return changed();
                length += count;
            }
            sink(piece.subarray(0, wanted));
            at += wanted;
        }
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            changed();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ build_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/fs/replace-file.js
var replace_file = __webpack_require__(3820);
// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/adapters/sqlite/store.js
var store = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/adapters/sqlite/write.js + 4 modules
var write = __webpack_require__(614);
// EXTERNAL MODULE: ./build/app/build.js
var build = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 1 modules
var read_card = __webpack_require__(130);
// EXTERNAL MODULE: ./build/core/cartridge/record.js
var record = __webpack_require__(4443);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js + 1 modules
var schema = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/core/cartridge/values.js
var values = __webpack_require__(576);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var envelope = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/manifest.js
var manifest = __webpack_require__(7407);
// EXTERNAL MODULE: ./build/app/package-content.js
var package_content = __webpack_require__(3476);
// EXTERNAL MODULE: ./build/app/replace-signed.js
var replace_signed = __webpack_require__(6053);
// EXTERNAL MODULE: ./build/app/travel.js
var travel = __webpack_require__(230);
;// CONCATENATED MODULE: ./build/app/rebuild.js
/** `build --from`: an existing cartridge with its harness manifest put in or replaced, and everything else kept. */

















/**
 * Rebuilds a cartridge of any tool on a fresh database: its own schema is never written to.
 *
 * @param source a package folder or a manifest file
 * @param from the existing cartridge; it must be whole apart from its manifest and signature
 */
async function rebuildFrom(ports, source, from, profile, options) {
    const loaded = await (0,manifest/* loadManifest */.eY)(ports.fs, source, profile);
    if (loaded.manifest === undefined)
        return loaded;
    const secrets = await (0,travel/* forbiddenIn */.Vm)(loaded.bytes, (0,travel/* openScan */.OE)(ports.fs, '.'));
    if (secrets.length > 0)
        return { diagnostics: secrets.map(({ line, what }) => (0,travel/* mayNotTravel */.l3)(source, line, what)) };
    const file = ports.store.open(from);
    try {
        const findings = new core_findings/* Findings */.F();
        const inspection = await (0,verify/* inspectCartridge */.i)(file, profile, findings);
        const faults = findings.list().filter(({ id, ok }) => !ok && !REPLACED.has(id));
        if (faults.length > 0 || inspection.cartridge === undefined) {
            return { diagnostics: faults.map(({ id, message }) => rebuild_diagnostic(from, id, message)) };
        }
        const secretsOf = await (0,travel/* forbiddenInCartridge */.m1)(inspection.cartridge, from, (0,travel/* openScan */.OE)(ports.fs, '.'));
        const forbidden = secretsOf.filter(({ path }) => path !== `${from}!${ids/* MANIFEST_PATH */.U4}`);
        if (forbidden.length > 0)
            return { diagnostics: forbidden };
        const content = contentOf(inspection.cartridge, inspection, loaded.bytes, options.epoch);
        let signed = false;
        const signature = (romDigest) => {
            const kept = content.signature?.(romDigest);
            signed = kept !== undefined;
            return kept;
        };
        const written = await ports.writer.create(options.out, { ...content, signature }, async (temporary) => {
            // Before what was made of it is judged: it may stand in the very place that is written to.
            file.assertUnchanged();
            if (!signed && !options.force)
                (0,replace_signed/* refuseToReplaceSigned */.g)(ports, options.out);
            await (0,build/* selfCheck */.p6)(ports.store, temporary, profile, options.out);
        });
        const dropped = inspection.signature !== undefined && !signed;
        const notes = dropped ? ['the ROM digest changed, so the signature was dropped; sign it again'] : [];
        const cartridgeId = (0,meta/* metaValue */.t8)(inspection.meta, 'cartridge_id', profile) ?? '';
        return { written: { ...written, cartridgeId, files: content.files.length, notes } };
    }
    catch (error) {
        if (error instanceof fault/* CartridgeFault */.k)
            return { diagnostics: [rebuild_diagnostic(from, error.check, error.message)] };
        throw error;
    }
    finally {
        file.close();
    }
}
/** What the rebuild makes anew, so that its faults do not stop it. */
const REPLACED = new Set(['structure', 'rom-digest', 'signature-row', 'envelope']);
function rebuild_diagnostic(path, id, message) {
    return {
        rule: 'cartridge/not-whole',
        level: 'error',
        message: `${id}: ${message}`,
        path,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        help: 'only a whole cartridge can be carried over; run cartwright verify on it',
    };
}
function contentOf(cartridge, inspection, manifest, epoch) {
    const { profile } = cartridge;
    const kept = new Map([...inspection.meta].filter(([key]) => key !== `${profile.metaPrefix}rom_manifest_hash`));
    const files = [
        { name: ids/* MANIFEST_PATH */.U4, mtime: epoch, size: manifest.length, read: (sink) => sink(manifest) },
    ];
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'sqlar')) {
        const member = (0,archive/* readMember */.hd)(row, profile);
        if (member.name === ids/* MANIFEST_PATH */.U4)
            continue;
        files.push({
            name: member.name,
            mtime: member.mtime,
            size: member.sz,
            read: (sink) => (0,archive/* readContent */.c_)((0,archive/* readMember */.hd)(row, profile), profile, cartridge.inflate, sink),
        });
    }
    const capabilities = [...(0,read_card/* rowsOf */.RO)(cartridge, 'capabilities')].map(([id, json]) => ({
        id: (0,values/* text */.Qq)(id, 'capabilities', 'a capability id'),
        json: (0,values/* text */.Qq)(json, 'capabilities', 'json of a capability'),
    }));
    const extraObjects = [...(0,read_card/* rowsOf */.RO)(cartridge, 'memory')]
        .filter((row) => (0,values/* text */.Qq)(row[1], 'memory', 'zone of a memory') === 'rom')
        .map((row) => ({
        sourceRef: `memory:${(0,values/* text */.Qq)(row[0], 'memory', 'a memory id')}`,
        text: (0,values/* text */.Qq)(row[4], 'memory', 'payload of a memory'),
    }));
    return {
        profile,
        meta: kept,
        ...(isSame(manifest, inspection.manifestBytes) ? { unlistedMeta: unlistedMeta(inspection) } : {}),
        files,
        capabilities,
        extra: extraTables(cartridge),
        extraObjects,
        signature: signatureFor(inspection),
    };
}
function isSame(manifest, old) {
    return old !== undefined && Buffer.compare(manifest, old) === 0;
}
// With the manifest that was there the ROM stays what was signed, down to what that signature left out.
function unlistedMeta({ meta, rom }) {
    const listed = new Set(rom?.objects.map(({ sourceRef }) => sourceRef));
    return new Set([...meta.keys()].filter((key) => !listed.has(`cartridge:${key}`)));
}
function extraTables(cartridge) {
    return schema/* EXTRA_TABLES */.Xs.filter((name) => cartridge.schema.has(name)).map((name) => ({
        create: (0,schema/* createExtraTable */.$k)(name, cartridge.profile),
        name: name === 'skill' ? `${cartridge.profile.prefix}_skill` : name,
        rows: cells((0,read_card/* rowsOf */.RO)(cartridge, name)),
    }));
}
function* cells(rows) {
    for (const row of rows)
        yield row.map(cellOf);
}
function cellOf(value) {
    if (value.type === 'null')
        return null;
    if (value.type === 'integer' || value.type === 'real')
        return value.value;
    return value.type === 'text' ? (0,values/* text */.Qq)(value, 'memory', 'a text of an extra table') : (0,record/* bytesOf */.$)(value, package_content/* MAX_PACKED_FILE */.$D);
}
// A manifest that did not change leaves the ROM digest as it was, and so the signature true.
function signatureFor({ signature }) {
    return (romDigest) => {
        if (signature === undefined || signature.manifestHash !== romDigest)
            return undefined;
        const [first] = signature.envelope.signatures;
        return {
            manifestHash: romDigest,
            envelope: JSON.stringify((0,envelope/* envelopeJson */.X8)(signature.envelope)),
            keyid: first?.keyid ?? '',
            publicKeyPem: signature.storedKeys.map(({ pem }) => pem).join(''),
            createdAt: signature.createdAt,
        };
    };
}

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/diagnostics.js
var diagnostics = __webpack_require__(6045);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/build.js













const build_command = {
    name: 'build',
    summary: 'builds a cartridge from a package folder',
    usage: ['build [PACKAGE] --out FILE', 'build [PACKAGE|MANIFEST] --from CARTRIDGE --out FILE'],
    options: [
        { name: 'out', kind: 'value', value: 'FILE', summary: 'the cartridge that is written' },
        {
            name: 'from',
            kind: 'value',
            value: 'CARTRIDGE',
            summary: 'take this cartridge and put in, or replace, only its harness manifest',
        },
        { name: 'force', kind: 'flag', summary: 'put an unsigned cartridge in the place of a signed one, too' },
    ],
    formats: ['text', 'json'],
    details: [
        'PACKAGE is a folder with cartridge.yaml and rom/ (default: the working directory). Everything under rom/ is packed as it',
        'is; links, private keys, tokens, values of .env files and names outside the rule stop the build, with file and line.',
        'The same input gives the same bytes on any machine, day and version of Node: times are 1970, or SOURCE_DATE_EPOCH.',
        'With --from everything else of the cartridge is kept, SAVE rows included. A signature over another ROM is dropped.',
        'A signed cartridge is only replaced by an unsigned one with --force.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals, profile } = context;
        const out = context.value('out');
        if (out === undefined)
            throw new errors/* UserError */.y('usage', 'build needs --out FILE', { help: `such as --out agent${profile.extension}` });
        if (positionals.length > 1)
            throw new errors/* UserError */.y('usage', `build takes one package, not ${positionals.length}`);
        const ports = {
            fs,
            store: (0,store.cartridgeStore)(fs.cwd),
            writer: (0,write/* cartridgeWriter */.Z)(fs.cwd, (0,replace_file/* replaceWithin */.K_)(fs)),
            listFolder: (0,rom_folder/* folderLister */.S)(fs.cwd),
        };
        const from = context.value('from');
        const source = positionals[0] ?? '.';
        refuseInside(fs.cwd, source, out);
        const options = { out, epoch: (0,build/* buildEpoch */.iu)(io.env['SOURCE_DATE_EPOCH']), force: context.flag('force') };
        const result = from === undefined
            ? await (0,build/* buildPackage */.PN)(ports, source, profile, options)
            : await rebuildFrom(ports, source, from, profile, options);
        if ('diagnostics' in result) {
            (0,diagnostics.printDiagnostics)(context, result.diagnostics, 1);
            return command/* EXIT */.d.no;
        }
        print(context, out, result.written);
        return command/* EXIT */.d.ok;
    },
};
// It would be packed itself the next time.
function refuseInside(cwd, source, out) {
    const folder = (0,external_node_path_.resolve)(cwd, (0,external_node_path_.basename)(source) === app_package/* PACKAGE_FILE */.e ? (0,external_node_path_.dirname)(source) : source, 'rom');
    if (!(0,external_node_path_.resolve)(cwd, out).startsWith(folder + external_node_path_.sep))
        return;
    throw new errors/* UserError */.y('usage', '--out lies in the rom folder that is packed', {
        path: out,
        help: 'write the cartridge beside rom/, or elsewhere',
    });
}
function print({ io, format, quiet }, out, built) {
    if (format === 'json') {
        io.out((0,json_text/* resultJson */.y)({ version: 1, path: out, ...built }, 2));
        return;
    }
    if (quiet)
        return;
    io.out(`built ${(0,printable.printable)(out)}: ${(0,printable.printable)(built.cartridgeId)}, ${built.files} files, ${built.size} bytes\n  ROM digest ${built.romDigest}\n`);
    for (const note of built.notes)
        io.out(`  note: ${(0,printable.printable)(note)}\n`);
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4432);
/* harmony import */ var _core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8492);
/* harmony import */ var _core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9341);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);





/**
 * Prints diagnostics of files that a command could not use: JSON in the shape of surface.md, anything else as text.
 *
 * @param files how many files were looked at
 */
function printDiagnostics({ format, color, io }, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .resultJson */ .y)((0,_core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__.diagnosticsReport)(sorted, (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x), 2));
    else
        io.out((0,_core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__.diagnosticsText)(sorted, { color }));
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
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(193);


const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    // Many findings may stand in one long line.
    let last = { source: '', shown: '' };
    const safe = (source) => {
        if (source !== last.source)
            last = { source, shown: (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .blank */ .hQ)(source) };
        return last.shown;
    };
    return diagnostics.map((diagnostic) => block(diagnostic, options, safe)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
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
function block(diagnostic, { color, excerpts }, safe) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(safe(source), diagnostic, gutter, paint, level));
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