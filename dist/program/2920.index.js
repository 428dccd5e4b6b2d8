"use strict";
exports.id = 2920;
exports.ids = [2920,4484,8778,75,2255,7912,9173,1327,8092,2228];
exports.modules = {

/***/ 41327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeFixer: () => (/* binding */ makeFixer)
/* harmony export */ });
/* harmony import */ var _core_lint_fix_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12854);
/* harmony import */ var _core_lint_fix_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63495);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46774);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);





function makeFixer(fs, { fix }, lint) {
    return async (doc, bytes) => {
        if (doc.value === undefined)
            return undefined;
        const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readText)(doc.path, text);
        const { doc: after, made, left } = await (0,_core_lint_fix_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fixDocument */ .p)(doc, { lint, parse });
        if (made.length === 0)
            return undefined;
        const { path } = doc;
        if ((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(doc.value) && Object.hasOwn(doc.value, 'integrity'))
            return { file: { path, made: [], skipped: 'it is signed, and any change breaks its signature' }, doc };
        if (fs.isLink?.(path) === true)
            return { file: { path, made: [], skipped: 'it is a symbolic link: name the file that it points to' }, doc };
        if (fix === 'write') {
            const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
            fs.writeFile(path, mark + after.text);
            return { file: { path, made }, doc: after };
        }
        const before = { text: doc.text, hidden: (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, await lint(doc)) };
        const diff = (0,_core_lint_fix_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .unifiedDiff */ .W)(path, before, { text: after.text, hidden: (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(after, left) });
        return { file: { path, made, diff }, doc: after };
    };
}


/***/ }),

/***/ 68317:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/common/api.js
var api = __webpack_require__(92104);
;// CONCATENATED MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
/* --------------------------------------------------------------------------------------------
 * Copyright (c) Microsoft Corporation. All rights reserved.
 * Licensed under the MIT License. See License.txt in the project root for license information.
 * ------------------------------------------------------------------------------------------ */

class FullTextDocument {
    constructor(uri, languageId, version, content) {
        this._uri = uri;
        this._languageId = languageId;
        this._version = version;
        this._content = content;
        this._lineOffsets = undefined;
    }
    get uri() {
        return this._uri;
    }
    get languageId() {
        return this._languageId;
    }
    get version() {
        return this._version;
    }
    getText(range) {
        if (range) {
            const start = this.offsetAt(range.start);
            const end = this.offsetAt(range.end);
            return this._content.substring(start, end);
        }
        return this._content;
    }
    update(changes, version) {
        for (const change of changes) {
            if (FullTextDocument.isIncremental(change)) {
                // makes sure start is before end
                const range = getWellformedRange(change.range);
                // update content
                const startOffset = this.offsetAt(range.start);
                const endOffset = this.offsetAt(range.end);
                this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
                const insertedEndOffset = startOffset + change.text.length;
                const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 /* CharCode.CarriageReturn */ && this._content.charCodeAt(startOffset) === 10 /* CharCode.LineFeed */;
                const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 /* CharCode.CarriageReturn */ && this._content.charCodeAt(insertedEndOffset) === 10 /* CharCode.LineFeed */;
                if (crlfAtStart || crlfAtEnd) {
                    // A CRLF pair across an edit boundary is not included in the inserted text's line offsets.
                    this._lineOffsets = undefined;
                    continue;
                }
                // update the offsets
                const startLine = Math.max(range.start.line, 0);
                const endLine = Math.max(range.end.line, 0);
                let lineOffsets = this._lineOffsets;
                const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
                if (endLine - startLine === addedLineOffsets.length) {
                    for (let i = 0, len = addedLineOffsets.length; i < len; i++) {
                        lineOffsets[i + startLine + 1] = addedLineOffsets[i];
                    }
                }
                else {
                    if (addedLineOffsets.length < 10000) {
                        lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
                    }
                    else { // avoid too many arguments for splice
                        this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
                    }
                }
                const diff = change.text.length - (endOffset - startOffset);
                if (diff !== 0) {
                    for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) {
                        lineOffsets[i] = lineOffsets[i] + diff;
                    }
                }
            }
            else if (FullTextDocument.isFull(change)) {
                this._content = change.text;
                this._lineOffsets = undefined;
            }
            else {
                throw new Error('Unknown change event received');
            }
        }
        this._version = version;
    }
    getLineOffsets() {
        if (this._lineOffsets === undefined) {
            this._lineOffsets = computeLineOffsets(this._content, true);
        }
        return this._lineOffsets;
    }
    positionAt(offset) {
        offset = Math.max(Math.min(offset, this._content.length), 0);
        const lineOffsets = this.getLineOffsets();
        let low = 0, high = lineOffsets.length;
        if (high === 0) {
            return { line: 0, character: offset };
        }
        while (low < high) {
            const mid = Math.floor((low + high) / 2);
            if (lineOffsets[mid] > offset) {
                high = mid;
            }
            else {
                low = mid + 1;
            }
        }
        // low is the least x for which the line offset is larger than the current offset
        // or array.length if no line offset is larger than the current offset
        const line = low - 1;
        offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
        return { line, character: offset - lineOffsets[line] };
    }
    offsetAt(position) {
        const lineOffsets = this.getLineOffsets();
        if (position.line >= lineOffsets.length) {
            return this._content.length;
        }
        else if (position.line < 0) {
            return 0;
        }
        const lineOffset = lineOffsets[position.line];
        if (position.character <= 0) {
            return lineOffset;
        }
        const nextLineOffset = (position.line + 1 < lineOffsets.length) ? lineOffsets[position.line + 1] : this._content.length;
        const offset = Math.min(lineOffset + position.character, nextLineOffset);
        return this.ensureBeforeEOL(offset, lineOffset);
    }
    getLineRange(line) {
        const lineOffsets = this.getLineOffsets();
        if (line >= lineOffsets.length) {
            const lastLine = lineOffsets.length - 1;
            return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
        }
        else if (line < 0) {
            return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
        }
        const startOffset = lineOffsets[line];
        const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
        const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
        return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
    }
    getEOLCharacters(line) {
        const lineOffsets = this.getLineOffsets();
        if (line >= lineOffsets.length) {
            return '';
        }
        else if (line < 0) {
            return '';
        }
        const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
        const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
        return this._content.substring(eolOffset, nextLineOffset);
    }
    ensureBeforeEOL(offset, lineOffset) {
        while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) {
            offset--;
        }
        return offset;
    }
    get lineCount() {
        return this.getLineOffsets().length;
    }
    static isIncremental(event) {
        const candidate = event;
        return candidate !== undefined && candidate !== null &&
            typeof candidate.text === 'string' && candidate.range !== undefined &&
            (candidate.rangeLength === undefined || typeof candidate.rangeLength === 'number');
    }
    static isFull(event) {
        const candidate = event;
        return candidate !== undefined && candidate !== null &&
            typeof candidate.text === 'string' && candidate.range === undefined && candidate.rangeLength === undefined;
    }
}
var TextDocument;
(function (TextDocument) {
    /**
     * Creates a new text document.
     *
     * @param uri The document's uri.
     * @param languageId  The document's language Id.
     * @param version The document's initial version number.
     * @param content The document's content.
     */
    function create(uri, languageId, version, content) {
        return new FullTextDocument(uri, languageId, version, content);
    }
    TextDocument.create = create;
    /**
     * Updates a TextDocument by modifying its content.
     *
     * @param document the document to update. Only documents created by TextDocument.create are valid inputs.
     * @param changes the changes to apply to the document.
     * @param version the changes version for the document.
     * @returns The updated TextDocument. Note: That's the same document instance passed in as first parameter.
     *
     */
    function update(document, changes, version) {
        if (document instanceof FullTextDocument) {
            document.update(changes, version);
            return document;
        }
        else {
            throw new Error('TextDocument.update: document must be created by TextDocument.create');
        }
    }
    TextDocument.update = update;
    function applyEdits(document, edits) {
        const text = document.getText();
        const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
            const diff = a.range.start.line - b.range.start.line;
            if (diff === 0) {
                return a.range.start.character - b.range.start.character;
            }
            return diff;
        });
        let lastModifiedOffset = 0;
        const spans = [];
        for (const e of sortedEdits) {
            const startOffset = document.offsetAt(e.range.start);
            if (startOffset < lastModifiedOffset) {
                throw new Error('Overlapping edit');
            }
            else if (startOffset > lastModifiedOffset) {
                spans.push(text.substring(lastModifiedOffset, startOffset));
            }
            if (e.newText.length) {
                spans.push(e.newText);
            }
            lastModifiedOffset = document.offsetAt(e.range.end);
        }
        spans.push(text.substr(lastModifiedOffset));
        return spans.join('');
    }
    TextDocument.applyEdits = applyEdits;
})(TextDocument || (TextDocument = {}));
function mergeSort(data, compare) {
    if (data.length <= 1) {
        // sorted
        return data;
    }
    const p = (data.length / 2) | 0;
    const left = data.slice(0, p);
    const right = data.slice(p);
    mergeSort(left, compare);
    mergeSort(right, compare);
    let leftIdx = 0;
    let rightIdx = 0;
    let i = 0;
    while (leftIdx < left.length && rightIdx < right.length) {
        const ret = compare(left[leftIdx], right[rightIdx]);
        if (ret <= 0) {
            // smaller_equal -> take left to preserve order
            data[i++] = left[leftIdx++];
        }
        else {
            // greater -> take right
            data[i++] = right[rightIdx++];
        }
    }
    while (leftIdx < left.length) {
        data[i++] = left[leftIdx++];
    }
    while (rightIdx < right.length) {
        data[i++] = right[rightIdx++];
    }
    return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
    const result = isAtLineStart ? [textOffset] : [];
    for (let i = 0; i < text.length; i++) {
        const ch = text.charCodeAt(i);
        if (isEOL(ch)) {
            if (ch === 13 /* CharCode.CarriageReturn */ && i + 1 < text.length && text.charCodeAt(i + 1) === 10 /* CharCode.LineFeed */) {
                i++;
            }
            result.push(textOffset + i + 1);
        }
    }
    return result;
}
function isEOL(char) {
    return char === 13 /* CharCode.CarriageReturn */ || char === 10 /* CharCode.LineFeed */;
}
function getWellformedRange(range) {
    const start = range.start;
    const end = range.end;
    if (start.line > end.line || (start.line === end.line && start.character > end.character)) {
        return { start: end, end: start };
    }
    return range;
}
function getWellformedEdit(textEdit) {
    const range = getWellformedRange(textEdit.range);
    if (range !== textEdit.range) {
        return { newText: textEdit.newText, range };
    }
    return textEdit;
}

// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
;// CONCATENATED MODULE: ./build/cli/lsp/connection.js


function openConnection(reader, writer) {
    let end = () => undefined;
    const ended = new Promise((resolve) => {
        end = resolve;
    });
    const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: (code) => end(code) };
    const messageStrategy = lifeCycle(writer, () => watchDog.shutdownReceived);
    const connection = (0,api.createConnection)((logger) => {
        const protocol = (0,main.createProtocolConnection)(reader, writer, toEditor(logger), { messageStrategy });
        protocol.onClose(() => end(watchDog.shutdownReceived ? 0 : 1));
        return protocol;
    }, watchDog);
    return { connection, ended };
}
function toEditor(logger) {
    const quietly = (say) => (message) => {
        try {
            say(message);
        }
        catch {
        }
    };
    return {
        error: quietly((message) => logger.error(message)),
        warn: quietly((message) => logger.warn(message)),
        info: quietly((message) => logger.info(message)),
        log: quietly((message) => logger.log(message)),
    };
}
function lifeCycle(writer, isDown) {
    let begun = false;
    const refuse = ({ id }, code, message) => {
        writer.write({ jsonrpc: '2.0', id, error: { code, message } }).catch(() => undefined);
    };
    return {
        handleMessage(message, next) {
            if (!api.Message.isRequest(message)) {
                const passes = !api.Message.isNotification(message) || message.method === 'exit' || (begun && !isDown());
                return passes ? next(message) : undefined;
            }
            if (isDown())
                return refuse(message, api.ErrorCodes.InvalidRequest, 'the server was shut down');
            if (message.method === 'initialize') {
                if (begun)
                    return refuse(message, api.ErrorCodes.InvalidRequest, 'the server is initialized already');
                begun = true;
            }
            else if (!begun)
                return refuse(message, api.ErrorCodes.ServerNotInitialized, 'the server is not initialized yet');
            return next(message);
        },
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var repository = __webpack_require__(59685);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(59231);
;// CONCATENATED MODULE: ./build/core/language/shift.js

function shifted(findings, before, after) {
    if (before === after || findings.length === 0)
        return findings;
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head))
        head++;
    let tail = 0;
    while (tail < shorter - head &&
        before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
        tail++;
    const [from, to] = [new line_index/* LineIndex */.r(before), new line_index/* LineIndex */.r(after)];
    const behind = (at) => at >= before.length - tail;
    const startOf = (at) => (at < head ? at : behind(at) ? at + after.length - before.length : head);
    const endOf = (at) => at <= head ? at : behind(at) ? at + after.length - before.length : after.length - tail;
    return findings.map((found) => {
        const { range, fix: _, ...rest } = found;
        const [start, end] = [from.offset(range.start), from.offset(range.end)];
        const place = start === end ? { start: endOf(start), end: endOf(end) } : { start: startOf(start), end: endOf(end) };
        return { ...rest, range: to.range(place) };
    });
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(26019);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/core/result/projects.js
var result_projects = __webpack_require__(50566);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/app/check/check.js + 1 modules
var check = __webpack_require__(23325);
// EXTERNAL MODULE: ./build/app/check/files.js
var files = __webpack_require__(69608);
// EXTERNAL MODULE: ./build/app/package/subject.js
var subject = __webpack_require__(23119);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
// EXTERNAL MODULE: ./build/app/project/config.js
var project_config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/project/projects.js
var project_projects = __webpack_require__(32630);
// EXTERNAL MODULE: ./build/app/readiness/ready.js + 2 modules
var ready = __webpack_require__(50994);
;// CONCATENATED MODULE: ./build/app/language/judge.js










function packageOf(fs, path) {
    const file = (0,value_path/* joinPath */.uJ)(path.slice(0, -ids/* MANIFEST_PATH */.U4.length), cartridge_files/* PACKAGE_FILE */.eh);
    return fs.kind(file) === 'file' ? file : undefined;
}
function kindOfFile(path, root, config) {
    if (files/* KINDS */.GW.cals.test(path))
        return 'cal';
    if (files/* KINDS */.GW.packages.test(path))
        return 'package';
    if (files/* KINDS */.GW.hosts.test(path))
        return 'host';
    if (path === ids/* MANIFEST_PATH */.U4 || path.endsWith(`/${ids/* MANIFEST_PATH */.U4}`))
        return 'manifest';
    if ((0,value_path/* fileName */.Md)(path) === result_projects/* PROJECT_FILE */.Dp)
        return 'configuration';
    return path === (0,value_path/* joinPath */.uJ)(root, config?.confirmations ?? ready/* CONFIRMATIONS_FILE */._) ? 'confirmations' : 'other';
}
const NOTHING = { findings: [], cals: [], handshakes: [] };
const NONE = { cals: [], packages: [], cartridges: [], hosts: [] };
const ALONE = {
    cal: ['lint', 'cals'],
    package: ['manifest', 'packages'],
    manifest: ['manifest', 'packages'],
    host: ['handshake', 'hosts'],
    configuration: ['lint', undefined],
    confirmations: ['ready', undefined],
};
function rootOf(fs, path) {
    return (0,project_projects/* projectAbove */.JN)(fs, (0,value_path/* folderOf */.yS)(path)) ?? '.';
}
async function judgeAlone(ports, path) {
    const { fs } = ports;
    const root = rootOf(fs, path);
    const config = await (0,project_config.loadConfig)(fs, undefined, root);
    const kind = kindOfFile(path, root, config);
    if (kind === 'other')
        return [];
    const profile = ids/* PROFILES */.jI[config.prefix];
    const source = kind === 'manifest' ? packageOf(fs, path) : undefined;
    if (kind === 'manifest' && source === undefined)
        return (await (0,subject/* loadSubject */.n)(fs, path, { profile })).diagnostics;
    const [part, list] = ALONE[kind];
    const chosen = list === undefined ? NONE : { ...NONE, [list]: [source ?? path] };
    const files = { files: [], links: [] };
    const { report } = await (0,check/* check */.z)(checkPorts(ports), {
        profile,
        config,
        root,
        parts: new Set([part]),
        files,
        chosen,
    });
    return report.diagnostics.filter((each) => each.path === path);
}
async function judgeProject(ports, root, open, parts) {
    const { fs } = ports;
    const config = await (0,project_config.loadConfig)(fs, undefined, root);
    const project = (0,project_projects/* findProjects */.OG)(fs, [root], false).find((each) => each.root === root);
    if (project === undefined)
        return NOTHING;
    const onlyCals = [...open].every((path) => files/* KINDS */.GW.cals.test(path));
    const { report } = await (0,check/* check */.z)(checkPorts(ports, config), {
        profile: ids/* PROFILES */.jI[config.prefix],
        config,
        root,
        parts,
        files: project,
        scope: (path) => open.has(path) || (!onlyCals && !files/* KINDS */.GW.cals.test(path)),
    });
    const { diagnostics, cals, handshakes } = report;
    return { findings: diagnostics.filter(({ path }) => open.has(path)), cals, handshakes };
}
function checkPorts({ signatureFor, ...ports }, config) {
    if (signatureFor === undefined || config === undefined)
        return ports;
    return { ...ports, signatureOf: signatureFor(ids/* PROFILES */.jI[config.prefix]) };
}

;// CONCATENATED MODULE: ./build/app/language/open-texts.js


function withOpenTexts(fs, texts) {
    const textAt = (path) => texts.get((0,value_path/* absolutePath */.Hi)(fs.cwd, path));
    const listings = new Map();
    const listed = (directory, ignored) => {
        const folder = (0,value_path/* absolutePath */.Hi)(fs.cwd, directory);
        const key = `${ignored} ${folder}`;
        const known = listings.get(key);
        if (known !== undefined)
            return known;
        const links = [];
        const files = fs.list(directory, { ignored, onLink: (path) => links.push(path) });
        const fresh = [...texts.keys()]
            .filter((path) => path.startsWith(`${folder === '/' ? '' : folder}/`) && fs.kind(path) === 'none')
            .map((path) => (0,value_path/* shortest */.pr)(folder, path));
        const listing = { files: fresh.length === 0 ? files : [...new Set([...files, ...fresh])].sort(), links };
        listings.set(key, listing);
        return listing;
    };
    return {
        cwd: fs.cwd,
        readFile(path, maxBytes = Infinity, start = false) {
            const bytes = textAt(path);
            if (bytes === undefined)
                return fs.readFile(path, Number.isFinite(maxBytes) ? maxBytes : undefined, start);
            if (bytes.length <= maxBytes)
                return bytes;
            if (start)
                return bytes.subarray(0, maxBytes);
            const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
            throw new errors/* UserError */.y('unreadable-file', message, { path });
        },
        kind: (path) => (textAt(path) === undefined ? fs.kind(path) : 'file'),
        isLink: (path) => fs.isLink?.(path) === true,
        list(directory, { ignored = false, onLink } = {}) {
            const { files, links } = listed(directory, ignored);
            if (onLink !== undefined)
                links.forEach((link) => onLink(link));
            return [...files];
        },
        writeFile(path) {
            throw new Error(`the language server writes nothing, and was to write ${path}`);
        },
    };
}

;// CONCATENATED MODULE: ./build/app/language/workspace.js









class Workspace {
    #outside;
    #known = new Map();
    #verdicts = new Map();
    constructor(outside) {
        this.#outside = outside;
    }
    put(file) {
        const known = this.#known.get(file.path);
        if (known === undefined)
            this.#known.set(file.path, { file, root: undefined, alone: undefined, beside: undefined });
        else
            known.file = file;
    }
    close(path) {
        this.#known.delete(path);
    }
    file(path) {
        return this.#known.get(path)?.file;
    }
    get paths() {
        return [...this.#known.keys()];
    }
    root(path) {
        const known = this.#known.get(path);
        if (known === undefined)
            return '.';
        return (known.root ??= rootOf(this.files(), path));
    }
    files() {
        const fs = this.#outside.files(this.paths);
        const texts = [...this.#known.values()].map(({ file: { path, bytes } }) => [(0,value_path/* absolutePath */.Hi)(fs.cwd, path), bytes]);
        return withOpenTexts(fs, new Map(texts));
    }
    async document(path) {
        const known = this.#known.get(path);
        if (known === undefined || known.doc?.text === known.file.text)
            return known?.doc;
        const doc = await (0,read.readDocument)(path, known.file.bytes, { maxDepth: limits.LIMITS.schemaDepth });
        known.doc = doc;
        if (doc.value !== undefined)
            known.sound = doc;
        return doc;
    }
    lastSound(path) {
        return this.#known.get(path)?.sound;
    }
    async judgeAlone(path) {
        const known = this.#known.get(path);
        if (known === undefined || known.alone?.text === known.file.text)
            return;
        const { text } = known.file;
        const files = this.files();
        try {
            known.root = rootOf(files, path);
            known.alone = { text, findings: await judgeAlone(await this.#outside.ports(files), path) };
        }
        catch (error) {
            known.alone = { text, findings: [problemIn(path, error)] };
        }
    }
    forget() {
        for (const known of this.#known.values())
            known.alone = undefined;
    }
    async judgeProject(root, parts, only) {
        const open = [...this.#known].filter(([path, known]) => known.root === root && only?.has(path) !== false);
        for (const [path] of open)
            await this.judgeAlone(path);
        const made = open.map(([, { file, alone }]) => ({ text: file.text, alone }));
        const judged = await this.#judge(root, new Set(open.map(([path]) => path)), parts);
        for (const [i, [path, known]] of open.entries()) {
            const { text = '', alone } = made[i] ?? {};
            if (alone?.text !== text)
                continue;
            const own = alone.findings;
            const beside = judged
                .findings(path)
                .filter((each) => !own.some((other) => (0,diagnostic/* compareDiagnostics */.oV)(each, other) === 0));
            const kept = parts.has('propose') ? [] : proposals(known.beside, text);
            known.beside = { text, findings: [...beside, ...kept] };
            known.cal = judged.cals.get(path);
            await this.document(path);
        }
        if (only === undefined)
            this.#verdicts.set(root, judged.verdicts);
    }
    async #judge(root, paths, parts) {
        try {
            const judged = await judgeProject(await this.#outside.ports(this.files()), root, paths, parts);
            return {
                findings: (path) => judged.findings.filter((each) => each.path === path),
                cals: new Map(judged.cals.map((cal) => [cal.path, cal])),
                verdicts: judged.handshakes,
            };
        }
        catch (error) {
            return { findings: (path) => [problemIn(path, error)], cals: new Map(), verdicts: [] };
        }
    }
    isJudged(path) {
        return this.#known.get(path)?.alone !== undefined;
    }
    findings(path) {
        const known = this.#known.get(path);
        if (known === undefined)
            return [];
        const now = ({ text, findings }) => shifted(findings, text, known.file.text);
        const [alone, beside] = [known.alone, known.beside].map((made) => (made === undefined ? [] : now(made)));
        return (0,diagnostic/* sortDiagnostics */.Ds)([...(alone ?? []), ...(beside ?? [])]);
    }
    readiness(path) {
        return this.#known.get(path)?.cal;
    }
    verdicts(root) {
        return this.#verdicts.get(root) ?? [];
    }
}
function proposals(made, text) {
    const found = made?.findings.filter(({ rule }) => rule.startsWith('propose/')) ?? [];
    return made === undefined ? [] : shifted(found, made.text, text);
}
function problemIn(path, error) {
    if (!(error instanceof errors/* UserError */.y))
        throw error;
    const found = (0,projects/* unjudgedFinding */.UN)(error.path ?? path, error.message, error.help, error.range);
    if (found.path === path)
        return found;
    const related = [{ message: error.message, path: found.path, range: found.range }];
    return { ...found, path, range: diagnostic/* START_OF_FILE */.ag, related };
}

// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __webpack_require__(37498);
// EXTERNAL MODULE: ./build/wiring/check-ports.js + 1 modules
var check_ports = __webpack_require__(92883);
// EXTERNAL MODULE: ./build/wiring/workspace.js + 5 modules
var workspace = __webpack_require__(53008);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/cli/lsp/places.js


function pathOf(uri) {
    try {
        const path = uri.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(uri).replaceAll('\\', '/') : undefined;
        return path?.includes('\0') === true ? undefined : path;
    }
    catch {
        return undefined;
    }
}
function uriOf(cwd, path) {
    return (0,external_node_url_.pathToFileURL)((0,value_path/* absolutePath */.Hi)(cwd, path)).href;
}
function lspRange({ start, end }, mark) {
    return { start: lspPosition(start, mark), end: lspPosition(end, mark) };
}
function lspPosition({ line, column }, mark) {
    return { line: line - 1, character: column - 1 + (line === 1 ? mark : 0) };
}
function ourPosition({ line, character }, mark) {
    return { line: line + 1, column: Math.max(1, character + 1 - (line === 0 ? mark : 0)) };
}

;// CONCATENATED MODULE: ./build/cli/lsp/desk.js












class Desk {
    #folders = [];
    #places = new Map();
    #open = new Map();
    setFolders(folders) {
        this.#folders = folders;
        for (const { document } of this.all) {
            this.close(document.uri);
            this.put(document);
        }
    }
    put(document) {
        const absolute = pathOf(document.uri);
        if (absolute === undefined)
            return undefined;
        const place = this.#open.get(document.uri)?.place ?? this.#placeOf(absolute);
        const path = (0,value_path/* shortest */.pr)(place.cwd, absolute);
        const known = this.#open.get(document.uri);
        const written = document.getText();
        const disk = known === undefined || UNCLEAR.test(written) ? diskBytes(place.cwd, path, absolute, written) : undefined;
        const isShown = known === undefined ? disk === undefined : known.mark === 1;
        const mark = isShown && written.startsWith(MARK) ? 1 : 0;
        const isMarked = known?.isMarked ?? (mark === 1 || (disk !== undefined && startsWithMark(disk)));
        const text = written.slice(mark);
        if (place.workspace.file(path)?.text !== text) {
            const bytes = disk ?? Buffer.from(isMarked || text.startsWith(MARK) ? MARK + text : text);
            place.workspace.put({ path, text, bytes });
        }
        const desked = { document, place, path, mark, isMarked };
        this.#open.set(document.uri, desked);
        return desked;
    }
    close(uri) {
        const desked = this.#open.get(uri);
        desked?.place.workspace.close(desked.path);
        this.#open.delete(uri);
    }
    get(uri) {
        return this.#open.get(uri);
    }
    get all() {
        return [...this.#open.values()];
    }
    #placeOf(absolute) {
        const folder = this.#folders
            .filter((each) => (0,value_path/* isWithin */.UO)(each, absolute))
            .reduce((deepest, each) => (each.length > (deepest ?? '').length ? each : deepest), undefined);
        const [cwd, whole] = folder === undefined ? aroundFile((0,external_node_path_.dirname)(absolute)) : [folder, true];
        const known = this.#places.get(cwd);
        if (known !== undefined)
            return known;
        const place = { cwd, whole, workspace: new Workspace(portsFor(cwd)) };
        this.#places.set(cwd, place);
        return place;
    }
}
function aroundFile(folder) {
    try {
        const fs = (0,workspace.commandFiles)(folder, []);
        const project = (0,project_projects/* projectAbove */.JN)(fs, '.');
        if (project !== undefined)
            return [(0,value_path/* absolutePath */.Hi)(folder, project), true];
        const top = (0,repository/* findRepository */.W1)(folder)?.top;
        return top === undefined ? [folder, false] : [top, true];
    }
    catch (error) {
        if (!((0,errno/* asRefusal */.Z)(error) instanceof errors/* UserError */.y))
            throw error;
        return [folder, false];
    }
}
function portsFor(cwd) {
    const clock = { now: () => new Date() };
    const wishes = { checkUrls: false, live: false, path: undefined, timeout: undefined };
    return {
        files: (open) => (0,workspace.commandFiles)(cwd, open),
        ports: (files) => (0,check_ports/* checkPorts */.v)(files, clock, wishes).ofHead(files),
    };
}
function diskBytes(cwd, path, absolute, text) {
    try {
        const bytes = (0,workspace.commandFiles)(cwd, [absolute]).readFile(path, limits.LIMITS.jsonBytes);
        return new TextDecoder().decode(bytes) === text ? bytes : undefined;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y)
            return undefined;
        throw error;
    }
}
const MARK = '\ufeff';
const UNCLEAR = /^\ufeff|\ufffd/;
function startsWithMark(bytes) {
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

// EXTERNAL MODULE: ./build/core/result/known-rules.js
var known_rules = __webpack_require__(22115);
// EXTERNAL MODULE: ./build/core/manifest/check-package.js
var check_package = __webpack_require__(34415);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/language/probe.js

const CURSOR = 'zz0cursor0zz';
const WORD = /[\w.:/-]/;
async function probeAt({ path, text, language }, offset) {
    const word = wordAt(text, offset);
    const { open, inString, isKey } = scan(text.slice(0, word.start), language);
    const quote = language === 'json' && inString === '' ? '"' : '';
    const named = `${quote}${CURSOR}${quote}`;
    const before = text.slice(0, word.start) + named;
    const closing = open.toReversed().join('');
    const colon = isKey ? (language === 'json' ? ':null' : ': ') : '';
    const attempts = [
        before + text.slice(word.end),
        before + (inString === '' ? colon : '') + text.slice(word.end),
        before + inString + closing,
        before + inString + colon + closing,
    ];
    for (const attempt of attempts) {
        const doc = await (0,read.readText)(path, attempt, { language });
        if (doc.value !== undefined)
            return { doc, word, quote };
    }
    return undefined;
}
function wordAt(text, offset) {
    let [start, end] = [offset, offset];
    while (start > 0 && WORD.test(text[start - 1] ?? ''))
        start--;
    while (end < text.length && WORD.test(text[end] ?? ''))
        end++;
    if (text[end - 1] === ':' && end > offset)
        end--;
    return { start, end };
}
const CLOSES = { '{': '}', '[': ']' };
function scan(text, language) {
    const open = [];
    let inString = '';
    let begins = true;
    let last = '';
    for (let at = 0; at < text.length; at++) {
        const unit = text[at] ?? '';
        if (inString !== '') {
            if (unit === '\\' && inString === '"')
                at++;
            else if (unit === inString)
                [inString, last] = ['', unit];
            continue;
        }
        if (/\s/.test(unit)) {
            begins ||= language === 'json' || unit === '\n' || ((last === ':' || last === '-') && open.length === 0);
            if (unit === '\n' && open.length === 0)
                last = '';
            continue;
        }
        if (language === 'yaml' && unit === '#' && /\s/.test(text[at - 1] ?? '\n')) {
            const end = text.indexOf('\n', at);
            at = end < 0 ? text.length : end - 1;
            continue;
        }
        const may = begins || open.length > 0;
        if (may && (unit === '"' || (unit === "'" && language === 'yaml')))
            inString = unit;
        else if (may && CLOSES[unit] !== undefined)
            open.push(CLOSES[unit]);
        else if (open.length > 0 && unit === open.at(-1))
            open.pop();
        begins = language === 'json';
        last = unit;
    }
    const inMapping = open.at(-1) === '}' && /[{,]/.test(inString === '' ? last : lastBefore(text, inString));
    return { open, inString, isKey: inMapping || (language === 'yaml' && open.length === 0 && last === '') };
}
function lastBefore(text, mark) {
    return text.slice(0, text.lastIndexOf(mark)).trimEnd().slice(-1);
}

// EXTERNAL MODULE: ./build/core/cal/model.js
var model = __webpack_require__(8536);
// EXTERNAL MODULE: ./build/core/cal/references.js
var references = __webpack_require__(90703);
;// CONCATENATED MODULE: ./build/core/language/uses.js



function usesIn(kind, value) {
    const placed = PLACES[kind].flatMap((place) => usesAt(value, place));
    return kind === 'cal' && (0,mapping/* isMapping */.pi)(value) ? [...placed, ...referencesIn(value)] : placed;
}
function declared(space, pattern) {
    return { space, pattern: pattern.split('/'), declares: true };
}
function used(space, ...patterns) {
    return patterns.map((pattern) => ({ space, pattern: pattern.split('/'), declares: false }));
}
const CONTRACTS = ['requiredTools', 'optionalTools'];
const SCOPES_OF_HARNESS = [...CONTRACTS.map((list) => `${list}/*/capabilityScopes/*`), 'filesystem/*', 'network/*'];
const within = (folder, patterns) => patterns.map((each) => `${folder}/${each}`);
const PLACES = {
    cal: [
        declared('participant', 'participants/*/alias'),
        declared('item', 'rac/*/id'),
        declared('variable', 'variables/*/name'),
        declared('node', 'nodes/*/id'),
        ...used('agent role', 'participants/*/slot/role'),
        ...used('task type', 'participants/*/slot/capabilities/*/taskType', 'nodes/*/requires/capabilities/*'),
    ],
    package: [
        declared('agent role', 'role'),
        ...CONTRACTS.map((list) => declared('role', `harness/${list}/*/role`)),
        ...used('task type', 'capabilities/*/taskType'),
        ...used('scope', ...within('harness', SCOPES_OF_HARNESS)),
    ],
    manifest: [...CONTRACTS.map((list) => declared('role', `${list}/*/role`)), ...used('scope', ...SCOPES_OF_HARNESS)],
    host: [
        declared('tool', 'tools/*/name'),
        ...used('tool', 'tools/*/wraps', 'bindings/*'),
        ...used('role', 'bindings/key'),
        ...used('scope', 'tools/*/scopes/*', 'servers/*/scopes/*/*', 'filesystem/*', 'network/*'),
    ],
    configuration: used('rule', 'rules/key', 'ignore/*/rule'),
    confirmations: used('item', '*/id', 'confirmations/*/id'),
    other: [],
};
function usesAt(root, { space, pattern, declares }) {
    const found = [];
    const visit = (value, depth, path) => {
        const key = pattern[depth];
        if (key === undefined) {
            if (typeof value === 'string')
                found.push({ space, name: value, path, part: 'value', declares });
        }
        else if (key === 'key') {
            if ((0,mapping/* isMapping */.pi)(value))
                for (const name of Object.keys(value))
                    found.push({ space, name, path: [...path, name], part: 'key', declares });
        }
        else if (key !== '*') {
            if ((0,mapping/* isMapping */.pi)(value) && Object.hasOwn(value, key))
                visit((0,mapping/* own */.ZV)(value, key), depth + 1, [...path, key]);
        }
        else if (Array.isArray(value))
            value.forEach((item, i) => visit(item, depth + 1, [...path, i]));
        else if ((0,mapping/* isMapping */.pi)(value))
            for (const [name, item] of Object.entries(value))
                visit(item, depth + 1, [...path, name]);
    };
    visit(root, 0, []);
    return found;
}
function referencesIn(root) {
    const cal = (0,model/* modelOf */.D)(root);
    const isVariable = (name) => cal.variableNames.byName.has(name);
    const uses = (space, references, nameIn = (name) => name) => references.flatMap(({ name, path }) => typeof name === 'string' ? [{ space, name: nameIn(name), path, part: 'value', declares: false }] : []);
    return [
        ...uses('participant', (0,references/* agentsOf */.et)(cal)),
        ...uses('item', [...(0,references/* requiredItemsOf */.vN)(cal), ...(0,references/* conditionItemsOf */.d1)(cal)]),
        ...uses('variable', (0,references/* conditionVariablesOf */.CD)(cal), (name) => (0,references/* variableIn */.SD)(name, isVariable) ?? name),
        ...uses('node', [(0,references/* startOf */.GH)(cal), ...(0,references/* endsOf */.oI)(cal)]),
    ];
}
function placedUses(kind, doc) {
    const seen = new Set();
    return usesIn(kind, doc.value).flatMap((use) => {
        const location = doc.locate(use.path);
        const whole = use.part === 'key' ? location?.key : location?.value;
        if (whole === undefined)
            return [];
        const key = `${use.space} ${whole.start}`;
        if (seen.has(key))
            return [];
        seen.add(key);
        const quoted = /^["']/.test(doc.text.slice(whole.start, whole.start + 1)) ? 1 : 0;
        const start = whole.start + quoted;
        const span = { start, end: Math.min(start + use.name.length, whole.end) };
        const plain = doc.text.slice(span.start, span.end) === use.name;
        return [{ ...use, span: plain ? span : whole, plain }];
    });
}
function useAt(uses, offset) {
    return uses.find(({ span }) => span.start <= offset && offset <= span.end);
}
function sameThing(a, b) {
    return a.space === b.space && a.name === b.name;
}
function kindsSharing(kind, space) {
    if (space === 'agent role')
        return ['package', 'cal'];
    if (space === 'role')
        return ['package', 'manifest', 'host'];
    if (space !== 'item')
        return [];
    return kind === 'confirmations' ? ['cal', 'confirmations'] : ['confirmations'];
}

;// CONCATENATED MODULE: ./build/core/language/completion.js








async function completeAt({ kind, doc }, offset, profile, last, others) {
    const probe = await probeAt(doc, offset);
    if (probe === undefined)
        return undefined;
    const space = spaceOf(kind, probe.doc);
    if (space === undefined)
        return undefined;
    const own = [probe.doc, ...(last === undefined ? [] : [last])].map((each) => ({ kind, doc: each }));
    const known = [...own, ...(await others(kindsSharing(kind, space)))];
    const words = (WORDS[space]?.(profile) ?? []).map((name) => offer(space, name, ''));
    const offers = new Map();
    for (const each of [...known.flatMap((declaring) => declaredIn(declaring, space)), ...words])
        if (!offers.has(each.name) && !each.name.includes(CURSOR))
            offers.set(each.name, each);
    return { offers: [...offers.values()], word: probe.word, quote: probe.quote };
}
function spaceOf(kind, { value }) {
    const uses = usesIn(kind, value);
    const at = uses.find(({ name }) => name.includes(CURSOR));
    const begun = () => KEYS.flatMap(({ space, path }) => {
        const there = (0,source_document/* valueAt */.fK)(value, path);
        const hit = typeof there === 'string' && there.includes(CURSOR);
        return hit ? [{ space, name: there, path, part: 'key', declares: false }] : [];
    })[0];
    const use = at ?? begun();
    return use === undefined || (use.declares && use.space !== 'role') ? undefined : use.space;
}
const KEYS = [
    { space: 'role', path: ['bindings'] },
    { space: 'rule', path: ['rules'] },
];
function declaredIn({ kind, doc: { value } }, space) {
    return usesIn(kind, value)
        .filter((use) => use.declares && use.space === space)
        .map(({ name, path }) => {
        const owner = (0,source_document/* valueAt */.fK)(value, path.slice(0, -1));
        return offer(space, name, (0,mapping/* isMapping */.pi)(owner) ? (DETAILS[space]?.(owner) ?? '') : '');
    });
}
function offer(space, name, detail) {
    return { name, space, label: (0,printable.oneLine)(name), detail: (0,printable.oneLine)(detail) };
}
const DETAILS = {
    participant: (owner) => ((0,mapping/* isMapping */.pi)(owner['slot']) ? (0,mapping/* textOf */.b6)(owner['slot'], 'role') : (0,mapping/* textOf */.b6)(owner, 'bind')),
    item: (owner) => [(0,mapping/* textOf */.b6)(owner, 'kind'), (0,mapping/* textOf */.b6)(owner, 'description')].filter((text) => text !== '').join(': '),
    variable: (owner) => (0,mapping/* textOf */.b6)(owner, 'type'),
    node: (owner) => (0,mapping/* textOf */.b6)(owner, 'type'),
    'agent role': (owner) => (0,mapping/* textOf */.b6)(owner, 'name'),
    role: (owner) => (0,mapping/* textOf */.b6)(owner, 'description'),
    tool: (owner) => (0,mapping/* textOf */.b6)(owner, 'description'),
};
const WORDS = {
    'task type': () => check_package/* TASK_TYPES */.ci,
    scope: () => ids/* SCOPES */.iW,
    role: ({ roleNamespace }) => ids/* REQUIRED_ROLE_NAMES */.Ms.map((name) => roleNamespace + name),
    rule: known_rules/* ruleIds */.Zl,
};

// EXTERNAL MODULE: ./build/core/cal/shape/formats.js + 1 modules
var formats = __webpack_require__(71509);
;// CONCATENATED MODULE: ./build/core/language/rename.js



const OWN = ['participant', 'item', 'variable', 'node', 'tool'];
const AMBIGUOUS = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
const rename_WORD = /^[^\s\p{C}"'\\]+$/u;
function renamableAt(kind, doc, offset) {
    const uses = placedUses(kind, doc);
    const use = useAt(uses, offset);
    if (use === undefined || !OWN.includes(use.space))
        return undefined;
    const all = uses.filter((each) => sameThing(each, use));
    return all.some(({ declares }) => declares) && all.every(({ plain }) => plain) ? use : undefined;
}
function rename(kind, doc, use, to) {
    const uses = placedUses(kind, doc);
    if (kind === 'cal' ? !formats.ID.test(to) : !rename_WORD.test(to))
        return {
            problem: `${(0,printable.quote)(to)} is no name; it must be ${kind === 'cal' ? formats.ID.words : 'one word of characters that are seen, without quotation marks'}`,
        };
    if (to !== use.name && uses.some((each) => each.declares && each.space === use.space && each.name === to))
        return { problem: `there is a ${use.space} ${(0,printable.quote)(to)} already` };
    if (uses.some((each) => isTaken(doc, use, each, to)))
        return { problem: `${(0,printable.quote)(to)} would mean another variable, or a member of one, elsewhere in the file` };
    const edits = uses
        .filter((each) => sameThing(each, use))
        .map(({ span }) => ({ range: doc.range(span), newText: written(doc, span.start, to) }));
    return { edits };
}
function isTaken({ text }, use, { space, name, declares, span }, to) {
    if (use.space !== 'variable' || space !== 'variable' || name === use.name)
        return false;
    if (declares)
        return name.startsWith(`${to}.`);
    return text.startsWith(to, span.start) && !/[\w-]/.test(text[span.start + to.length] ?? '');
}
function written({ language, text }, start, name) {
    const isQuoted = language === 'json' || /["']/.test(text[start - 1] ?? '');
    const isPlain = /^[A-Za-z][\w./-]*$/.test(name) && !AMBIGUOUS.test(name);
    return isQuoted || isPlain ? name : `'${name}'`;
}

// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/outlet.js
var outlet = __webpack_require__(84411);
;// CONCATENATED MODULE: ./build/core/report/editor/lenses.js




const NAMED = 4;
function readinessLine({ verdict, participants, rac }) {
    const needed = participants.filter(({ required }) => required);
    const staffed = needed.filter(({ resolved }) => resolved !== null);
    const items = rac.filter(({ required }) => required);
    const confirmed = items.filter(({ state }) => state === 'confirmed');
    return (0,outlet/* plain */.pj) `${verdict} · ${staffed.length} of ${needed.length} required participants · ${confirmed.length} of ${items.length} required RAC items confirmed`;
}
function verdictsLine(verdicts, by) {
    if (verdicts.length > NAMED)
        return (0,reservations/* hostCounts */.xj)(verdicts);
    const label = by === 'host' ? (0,host_labels/* hostLabels */._)(verdicts) : ({ subject }) => subject;
    return outlet/* plain */.pj.join(' · ')(verdicts.map((each) => (0,outlet/* plain */.pj) `${(0,printable.oneLine)(label(each))}: ${(0,reservations/* verdictWords */.L2)(each)}`));
}

// EXTERNAL MODULE: ./build/app/lint/fix.js
var fix = __webpack_require__(41327);
// EXTERNAL MODULE: ./build/app/lint/project-lint.js
var project_lint = __webpack_require__(31823);
;// CONCATENATED MODULE: ./build/app/language/neighbours.js






const MOST = 500;
async function neighbours(fs, root, config, kinds) {
    if (kinds.length === 0)
        return [];
    const { at } = (0,value_path/* placeOf */.$t)(fs.cwd, root);
    const found = [];
    for (const path of (0,project_projects/* ownFilesOf */.dJ)(fs, root).map(at)) {
        const kind = kindOfFile(path, root, config);
        if (!kinds.includes(kind))
            continue;
        if (found.length === MOST)
            break;
        try {
            const doc = await (0,read.readDocument)(path, fs.readFile(path, limits.LIMITS.yamlBytes), { maxDepth: limits.LIMITS.schemaDepth });
            found.push({ kind, doc });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/app/language/answers.js














async function completion(workspace, path, offset) {
    const subject = await subjectOf(workspace, path);
    if (subject === undefined)
        return undefined;
    const { config, root, fs } = subject;
    const profile = ids/* PROFILES */.jI[config.prefix];
    return completeAt(subject, offset, profile, workspace.lastSound(path), async (kinds) => (await neighbours(fs, root, config, kinds)).filter(({ doc }) => doc.path !== path));
}
async function definition(workspace, path, offset) {
    return (await usesOf(workspace, path, offset)).filter(({ use }) => use.declares).map(({ place }) => place);
}
async function answers_references(workspace, path, offset, withDeclaration) {
    return (await usesOf(workspace, path, offset))
        .filter(({ use }) => withDeclaration || !use.declares)
        .map(({ place }) => place);
}
async function usesOf(workspace, path, offset) {
    const subject = await subjectOf(workspace, path);
    const use = subject === undefined ? undefined : useAt(placedUses(subject.kind, subject.doc), offset);
    if (subject === undefined || use === undefined)
        return [];
    const { config, root, fs, kind } = subject;
    const near = await neighbours(fs, root, config, kindsSharing(kind, use.space));
    const docs = [subject, ...near.filter(({ doc }) => doc.path !== path)];
    return docs.flatMap((each) => placedUses(each.kind, each.doc)
        .filter((other) => sameThing(use, other))
        .map((other) => ({ use: other, place: { path: each.doc.path, range: each.doc.range(other.span) } })));
}
async function renamable(workspace, path, offset) {
    const subject = await subjectOf(workspace, path);
    const use = subject === undefined ? undefined : renamableAt(subject.kind, subject.doc, offset);
    return subject === undefined || use === undefined
        ? undefined
        : { range: subject.doc.range(use.span), name: use.name };
}
async function renamed(workspace, path, offset, to) {
    const subject = await subjectOf(workspace, path);
    const use = subject === undefined ? undefined : renamableAt(subject.kind, subject.doc, offset);
    if (subject === undefined || use === undefined)
        return { problem: 'there is no name here that this file declares' };
    return rename(subject.kind, subject.doc, use, to);
}
async function lenses(workspace, path) {
    const subject = await subjectOf(workspace, path);
    if (subject === undefined)
        return [];
    const { kind, doc, root } = subject;
    const lens = (at, title) => ({
        range: doc.locate([at]) === undefined ? diagnostic/* START_OF_FILE */.ag : (0,source_document/* rangeOf */.be)(doc, [at], 'entry'),
        title,
    });
    const cal = workspace.readiness(path);
    if (kind === 'cal')
        return cal === undefined ? [] : [lens('id', readinessLine(cal))];
    const own = workspace
        .verdicts(root)
        .filter((each) => kind === 'host' ? each.profile === path : kind === 'package' && each.subject === (0,value_path/* folderOf */.yS)(path));
    if (own.length === 0)
        return [];
    return kind === 'host' ? [lens('name', verdictsLine(own, 'subject'))] : [lens('id', verdictsLine(own, 'host'))];
}
async function fixed(workspace, path) {
    const file = workspace.file(path);
    const subject = await subjectOf(workspace, path);
    if (file === undefined || subject?.kind !== 'cal')
        return undefined;
    const { config, root, fs, doc } = subject;
    const clock = { now: () => new Date() };
    const lint = async (each) => (await (0,project_lint/* projectLint */.d)({ fs, clock }, { profile: ids/* PROFILES */.jI[config.prefix], config, root })).run.add(each);
    let after;
    const writeFile = (_, text) => {
        after = typeof text === 'string' ? text : undefined;
    };
    await (0,fix.makeFixer)({ ...fs, writeFile }, { fix: 'write' }, lint)(doc, file.bytes);
    return after;
}
async function subjectOf(workspace, path) {
    const doc = await workspace.document(path);
    if (doc === undefined)
        return undefined;
    const fs = workspace.files();
    try {
        const root = rootOf(fs, path);
        const config = await (0,project_config.loadConfig)(fs, undefined, root);
        return { doc, root, config, fs, kind: kindOfFile(path, root, config) };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return { doc, root: '.', config: project_config/* NO_CONFIG */.H, fs, kind: kindOfFile(path, '.', undefined) };
    }
}

;// CONCATENATED MODULE: ./build/core/language/outline.js


const NAMES = ['id', 'alias', 'name', 'role', 'rule'];
const outline_MOST = 20_000;
function outlineOf(doc) {
    let left = outline_MOST;
    const items = (list, path) => list.flatMap((item, i) => ((0,mapping/* isMapping */.pi)(item) && left-- > 0 ? itemEntry(doc, item, [...path, i]) : []));
    const { value } = doc;
    if (Array.isArray(value))
        return items(value, []);
    if (!(0,mapping/* isMapping */.pi)(value))
        return [];
    return Object.entries(value).flatMap(([name, child]) => {
        const location = doc.locate([name]);
        if (location?.key === undefined || left-- <= 0)
            return [];
        const isList = Array.isArray(child);
        return [
            {
                name: shown(name),
                detail: (0,printable.oneLine)(typeof child === 'string' || typeof child === 'number' ? String(child) : ''),
                kind: isList ? 'list' : 'property',
                range: doc.range(location.entry),
                selection: doc.range(location.key),
                children: isList ? items(child, [name]) : [],
            },
        ];
    });
}
function itemEntry(doc, item, path) {
    const location = doc.locate(path);
    if (location === undefined)
        return [];
    const naming = NAMES.find((name) => (0,mapping/* textOf */.b6)(item, name) !== '');
    const isEdge = (0,mapping/* textOf */.b6)(item, 'from') !== '' && (0,mapping/* textOf */.b6)(item, 'to') !== '';
    const named = isEdge
        ? `${(0,mapping/* textOf */.b6)(item, 'from')} → ${(0,mapping/* textOf */.b6)(item, 'to')}`
        : naming === undefined
            ? String(path.at(-1))
            : (0,mapping/* textOf */.b6)(item, naming);
    const name = doc.locate([...path, isEdge ? 'from' : (naming ?? '')])?.value;
    return [
        {
            name: shown(named),
            detail: (0,printable.oneLine)((0,mapping/* textOf */.b6)(item, 'type') || (0,mapping/* textOf */.b6)(item, 'kind') || (0,mapping/* textOf */.b6)(item, 'bind')),
            kind: 'item',
            range: doc.range(location.entry),
            selection: doc.range(name ?? location.value),
            children: [],
        },
    ];
}
function shown(name) {
    const text = (0,printable.oneLine)(name);
    return text === '' ? (0,printable.oneLine)('""') : text;
}

;// CONCATENATED MODULE: ./build/cli/lsp/names.js





const NAME_CAPABILITIES = {
    completionProvider: { triggerCharacters: ['"', "'", ' ', '[', ','] },
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    renameProvider: { prepareProvider: true },
    codeLensProvider: { resolveProvider: false },
};
function answerAboutNames(connection, desk, judged, takesVersions) {
    connection.onCompletion(async ({ textDocument, position }) => {
        const desked = desk.get(textDocument.uri);
        return desked === undefined ? [] : completionItems(desked, position);
    });
    connection.onDefinition(async ({ textDocument, position }) => {
        const at = placeIn(desk, textDocument.uri, position);
        return at === undefined ? [] : locations(desk, at.desked, await definition(...at.question));
    });
    connection.onReferences(async ({ textDocument, position, context }) => {
        const at = placeIn(desk, textDocument.uri, position);
        if (at === undefined)
            return [];
        return locations(desk, at.desked, await answers_references(...at.question, context.includeDeclaration));
    });
    connection.onPrepareRename(async ({ textDocument, position }) => {
        const at = placeIn(desk, textDocument.uri, position);
        const found = at === undefined ? undefined : await renamable(...at.question);
        if (at === undefined || found === undefined)
            return null;
        return { range: lspRange(found.range, at.desked.mark), placeholder: found.name };
    });
    connection.onRenameRequest(async ({ textDocument, position, newName }) => {
        const at = placeIn(desk, textDocument.uri, position);
        if (at === undefined)
            return null;
        const edit = editOf(at.desked, takesVersions());
        const outcome = await renamed(...at.question, newName);
        if ('problem' in outcome)
            return new api.ResponseError(api.ErrorCodes.InvalidParams, outcome.problem);
        return edit(textEdits(outcome.edits, at.desked.mark));
    });
    connection.onDocumentSymbol(async ({ textDocument }) => {
        const desked = desk.get(textDocument.uri);
        const doc = await desked?.place.workspace.document(desked.path);
        return desked === undefined || doc === undefined ? [] : outlineOf(doc).map((each) => symbolOf(each, desked.mark));
    });
    connection.onCodeLens(async ({ textDocument }) => {
        await judged();
        const desked = desk.get(textDocument.uri);
        if (desked === undefined)
            return [];
        const found = await lenses(desked.place.workspace, desked.path);
        return found.map(({ range, title }) => ({ range: lspRange(range, desked.mark), command: { title, command: '' } }));
    });
}
function editOf({ document: { uri, version } }, takesVersions) {
    return (edits) => takesVersions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}
function textEdits(edits, mark) {
    return edits.map(({ range, newText }) => ({ range: lspRange(range, mark), newText }));
}
function placeIn(desk, uri, position) {
    const desked = desk.get(uri);
    if (desked === undefined)
        return undefined;
    const { place, path } = desked;
    return { desked, question: [place.workspace, path, offsetIn(desked, position)] };
}
function offsetIn({ place, path, mark }, position) {
    return new line_index/* LineIndex */.r(place.workspace.file(path)?.text ?? '').offset(ourPosition(position, mark));
}
function locations(desk, { place }, places) {
    return places.map(({ path, range }) => {
        const open = desk.all.find((each) => each.place === place && each.path === path);
        return { uri: open?.document.uri ?? uriOf(place.cwd, path), range: lspRange(range, open?.mark ?? 0) };
    });
}
async function completionItems(desked, position) {
    const { place, path, mark } = desked;
    const found = await completion(place.workspace, path, offsetIn(desked, position));
    if (found === undefined)
        return [];
    const { offers, word, quote } = found;
    const range = lspRange(new line_index/* LineIndex */.r(place.workspace.file(path)?.text ?? '').range(word), mark);
    return offers.map(({ name, space, label, detail }) => ({
        label,
        kind: KINDS[space],
        detail,
        filterText: `${quote}${name}${quote}`,
        textEdit: { range, newText: `${quote}${name}${quote}` },
    }));
}
const KINDS = {
    participant: api.CompletionItemKind.Class,
    item: api.CompletionItemKind.Reference,
    variable: api.CompletionItemKind.Variable,
    node: api.CompletionItemKind.Event,
    'agent role': api.CompletionItemKind.Class,
    role: api.CompletionItemKind.Interface,
    tool: api.CompletionItemKind.Function,
    'task type': api.CompletionItemKind.EnumMember,
    scope: api.CompletionItemKind.EnumMember,
    rule: api.CompletionItemKind.EnumMember,
};
const SYMBOLS = {
    property: api.SymbolKind.Property,
    list: api.SymbolKind.Array,
    item: api.SymbolKind.Object,
};
function symbolOf({ name, detail, kind, range, selection, children }, mark) {
    return {
        name,
        detail,
        kind: SYMBOLS[kind],
        range: lspRange(range, mark),
        selectionRange: lspRange(selection, mark),
        children: children.map((each) => symbolOf(each, mark)),
    };
}

// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/cli/lsp/diagnostics.js




const SEVERITY = {
    error: api.DiagnosticSeverity.Error,
    warning: api.DiagnosticSeverity.Warning,
    note: api.DiagnosticSeverity.Information,
};
function lspDiagnostics(findings, cwd, mark) {
    return asShown(findings).map(({ rule, level, message, range, related }) => ({
        range: lspRange(range, mark),
        severity: SEVERITY[level],
        code: rule,
        codeDescription: { href: (0,rule_page/* rulePage */.gd)(rule) },
        source: 'cartwright',
        message,
        ...(related === undefined
            ? {}
            : {
                relatedInformation: related.map((each) => ({
                    location: { uri: uriOf(cwd, each.path), range: lspRange(each.range, 0) },
                    message: each.message,
                })),
            }),
    }));
}
function asShown(findings) {
    return JSON.parse((0,json_text/* resultJson */.y3)(findings));
}

;// CONCATENATED MODULE: ./build/cli/lsp/findings.js








const FIX_ALL = `${api.CodeActionKind.SourceFixAll}.cartwright`;
const FINDING_CAPABILITIES = {
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [api.CodeActionKind.QuickFix, FIX_ALL], resolveProvider: false },
};
function answerAboutFindings(connection, desk, takesMarkdown, takesVersions) {
    connection.onHover(async ({ textDocument, position }) => {
        const desked = desk.get(textDocument.uri);
        return desked === undefined ? null : hoverOf(desked, position, takesMarkdown());
    });
    connection.onCodeAction(async ({ textDocument, range, context: { only } }) => {
        const desked = desk.get(textDocument.uri);
        if (desked === undefined)
            return [];
        const edit = editOf(desked, takesVersions());
        const wants = (kind) => only === undefined || only.some((asked) => kind === asked || kind.startsWith(`${asked}.`) || asked === '');
        return [
            ...(wants(api.CodeActionKind.QuickFix) ? await quickFixes(desked, range, edit) : []),
            ...(wants(FIX_ALL) ? await allFixes(desked, edit) : []),
        ];
    });
}
async function findingsOf({ place, path }) {
    await place.workspace.judgeAlone(path);
    return place.workspace.findings(path);
}
async function hoverOf(desked, position, markdown) {
    const at = ourPosition(position, desked.mark);
    const spot = { start: at, end: at };
    const here = (await findingsOf(desked)).filter(({ range }) => meets(range, spot));
    const [first] = here;
    if (first === undefined)
        return null;
    const { RULES } = await __webpack_require__.e(/* import() */ 4954).then(__webpack_require__.bind(__webpack_require__, 94954));
    const metas = RULES.map(({ meta }) => meta).filter(({ id }) => here.some(({ rule }) => rule === id));
    const range = lspRange(first.range, desked.mark);
    const { hoverMarkdown, hoverText } = await __webpack_require__.e(/* import() */ 1413).then(__webpack_require__.bind(__webpack_require__, 81413));
    const contents = markdown
        ? { kind: api.MarkupKind.Markdown, value: hoverMarkdown(here, metas) }
        : { kind: api.MarkupKind.PlainText, value: hoverText(here, metas) };
    return { range, contents };
}
async function quickFixes(desked, range, edit) {
    const { place, path, mark } = desked;
    const asked = { start: ourPosition(range.start, mark), end: ourPosition(range.end, mark) };
    const here = asShown(await findingsOf(desked)).filter((each) => each.fix !== undefined && meets(each.range, asked));
    const value = here.length === 0 ? undefined : (await place.workspace.document(path))?.value;
    if ((0,mapping/* member */.Dc)(value, 'integrity') !== undefined)
        return [];
    return here.sort(diagnostic/* compareDiagnostics */.oV).map((finding) => ({
        title: finding.fix?.title ?? '',
        kind: api.CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: lspDiagnostics([finding], place.cwd, mark),
        edit: edit(textEdits(finding.fix?.edits ?? [], mark)),
    }));
}
async function allFixes({ place, path, mark }, edit) {
    const before = place.workspace.file(path)?.text ?? '';
    const after = await fixed(place.workspace, path);
    if (after === undefined)
        return [];
    const range = lspRange(new line_index/* LineIndex */.r(before).range({ start: 0, end: before.length }), mark);
    const newText = after.startsWith('\ufeff') ? after.slice(1) : after;
    return [
        {
            title: 'fix all that has one safe answer',
            kind: FIX_ALL,
            edit: edit([{ range, newText }]),
        },
    ];
}
function meets(a, b) {
    const before = (x, y) => x.line < y.line || (x.line === y.line && x.column < y.column);
    return !before(a.end, b.start) && !before(b.end, a.start);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/app/check/options.js
var options = __webpack_require__(36117);
;// CONCATENATED MODULE: ./build/cli/lsp/judging.js




const STAGES = {
    typed: new Set(options/* CHECK_PARTS */.E.filter((part) => part !== 'propose')),
    saved: new Set(options/* CHECK_PARTS */.E),
};
const QUICK = 15;
const PAUSE = 250;
const LONGEST_PAUSE = 2000;
class Judging {
    #desk;
    #connection;
    #failed;
    #onJudged;
    #typed = new Set();
    #stale = new Set();
    #due = new Map();
    #costs = new Map();
    #shown = new Map();
    #waiting = [];
    #lastTyped = 0;
    #running = false;
    #timer;
    constructor(desk, connection, failed, onJudged) {
        this.#desk = desk;
        this.#connection = connection;
        this.#failed = failed;
        this.#onJudged = onJudged;
    }
    changed(uri, isTyped) {
        this.#typed.add(uri);
        if (isTyped)
            this.#lastTyped = performance.now();
        const desked = this.#desk.get(uri);
        if (desked !== undefined && !files/* KINDS */.GW.cals.test(desked.path))
            this.#isStale(desked.place);
        this.#start();
    }
    surroundingsChanged() {
        for (const { place } of this.#desk.all)
            this.#isStale(place);
        for (const desked of this.#desk.all)
            this.#isDue(desked, 'saved');
        this.#start();
    }
    closed(uri) {
        for (const waiting of [this.#typed, this.#stale])
            waiting.delete(uri);
        this.#send(uri, { uri, diagnostics: [] });
        this.#shown.delete(uri);
        this.surroundingsChanged();
    }
    settled() {
        return new Promise((resolve) => {
            this.#waiting.push(resolve);
            this.#start();
        });
    }
    stop() {
        clearTimeout(this.#timer);
        for (const waiting of [this.#typed, this.#stale, this.#due])
            waiting.clear();
        this.#isSettled();
    }
    #isSettled() {
        for (const resolve of this.#waiting.splice(0))
            resolve();
    }
    #isStale(place) {
        place.workspace.forget();
        for (const desked of this.#desk.all)
            if (desked.place === place)
                this.#stale.add(desked.document.uri);
    }
    #isDue({ place, path }, stage) {
        if (!place.whole)
            return;
        const root = place.workspace.root(path);
        const key = `${place.cwd}\n${root}\n${stage}`;
        const known = this.#due.get(key);
        const narrow = stage === 'typed' && files/* KINDS */.GW.cals.test(path) && (known === undefined || known.only !== undefined);
        const only = narrow ? new Set([...(known?.only ?? []), path]) : undefined;
        this.#due.set(key, { place, root, stage, only });
    }
    #start() {
        clearTimeout(this.#timer);
        if (this.#running)
            return;
        this.#running = true;
        this.#run().catch((error) => {
            this.#failed(error);
            this.#start();
        });
    }
    async #run() {
        try {
            while (await this.#next())
                ;
        }
        finally {
            this.#running = false;
        }
    }
    async #next() {
        await (0,promises_.setImmediate)();
        const [uri] = this.#typed.size > 0 ? this.#typed : this.#stale;
        if (uri !== undefined) {
            await this.#judgeAlone(uri);
            return true;
        }
        const waits = [...this.#due].map(([key, due]) => ({ key, due, wait: this.#waitOf(key) }));
        const [next] = waits.sort((a, b) => a.wait - b.wait);
        if (next === undefined) {
            this.#isSettled();
            return false;
        }
        if (next.wait > 0) {
            this.#timer = setTimeout(() => this.#start(), next.wait);
            return false;
        }
        this.#due.delete(next.key);
        await this.#judgeProject(next.key, next.due);
        return true;
    }
    #waitOf(key) {
        const cost = this.#costs.get(key) ?? 0;
        const pause = cost <= QUICK ? 0 : Math.min(Math.max(PAUSE, 2 * cost), LONGEST_PAUSE);
        return Math.max(0, this.#lastTyped + pause - performance.now());
    }
    async #judgeAlone(uri) {
        for (const waiting of [this.#typed, this.#stale])
            waiting.delete(uri);
        const desked = this.#desk.get(uri);
        if (desked === undefined)
            return;
        await desked.place.workspace.judgeAlone(desked.path);
        this.#show(desked);
        this.#isDue(desked, 'typed');
    }
    async #judgeProject(key, { place, root, stage, only }) {
        const start = performance.now();
        await place.workspace.judgeProject(root, STAGES[stage], only);
        this.#costs.set(key, performance.now() - start);
        for (const desked of this.#desk.all)
            if (desked.place === place && place.workspace.root(desked.path) === root)
                this.#show(desked);
        this.#onJudged();
    }
    #show({ document: { uri, version }, place, path, mark }) {
        if (!place.workspace.isJudged(path))
            return;
        const diagnostics = lspDiagnostics(place.workspace.findings(path), place.cwd, mark);
        this.#send(uri, { uri, version, diagnostics });
    }
    #send(uri, params) {
        const text = JSON.stringify(params);
        if (this.#shown.get(uri) === text)
            return;
        this.#shown.set(uri, text);
        this.#connection.sendDiagnostics(params).catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./build/cli/lsp/server.js










const WATCHED = [
    '**/cartwright.yaml',
    '**/*.cal.{json,yaml,yml}',
    '**/*.host.{yaml,yml}',
    '**/cartridge.yaml',
    '**/harness-requirements.json',
    '**/*confirmations*.yaml',
    '**/cartwright-baseline.json',
    '**/cartwright.lock',
    '**/*.{cart,acx}',
];
async function serve(reader, writer) {
    const { connection, ended } = openConnection(reader, writer);
    const server = new Server(connection);
    connection.listen();
    const code = await ended;
    server.stop();
    connection.dispose();
    return code;
}
class Server {
    #connection;
    #desk = new Desk();
    #documents = new api.TextDocuments(TextDocument);
    #judging;
    #client = {};
    #folders = [];
    constructor(connection) {
        this.#connection = connection;
        const failed = (error) => this.#failed(error);
        this.#judging = new Judging(this.#desk, connection, failed, () => this.#refreshLenses());
        const takesVersions = () => this.#client.workspace?.workspaceEdit?.documentChanges === true;
        answerAboutNames(connection, this.#desk, () => this.#judging.settled(), takesVersions);
        answerAboutFindings(connection, this.#desk, () => this.#takesMarkdown(), takesVersions);
        connection.onInitialize((params) => this.#initialize(params));
        connection.onInitialized(() => {
            this.#watch();
            this.#followFolders();
        });
        connection.onDidChangeWatchedFiles(() => this.#judging.surroundingsChanged());
        this.#documents.onDidChangeContent(({ document }) => this.#try(() => this.#changed(document)));
        this.#documents.onDidSave(() => this.#try(() => this.#judging.surroundingsChanged()));
        this.#documents.onDidClose(({ document: { uri } }) => this.#try(() => {
            if (this.#desk.get(uri) === undefined)
                return;
            this.#desk.close(uri);
            this.#judging.closed(uri);
        }));
        this.#documents.listen(connection);
    }
    #try(handle) {
        try {
            handle();
        }
        catch (error) {
            this.#failed(error);
        }
    }
    #changed(document) {
        const isOpen = this.#desk.get(document.uri) !== undefined;
        if (this.#desk.put(document) === undefined)
            return;
        this.#judging.changed(document.uri, isOpen);
        if (!isOpen)
            this.#judging.surroundingsChanged();
    }
    stop() {
        this.#judging.stop();
    }
    #initialize({ capabilities, workspaceFolders, rootUri }) {
        this.#client = capabilities;
        this.#folders = workspaceFolders?.map(({ uri }) => uri) ?? (typeof rootUri === 'string' ? [rootUri] : []);
        this.#desk.setFolders(this.#folders.flatMap((uri) => pathOf(uri) ?? []));
        return {
            serverInfo: { name: 'cartwright', version: version/* VERSION */.x },
            capabilities: {
                positionEncoding: 'utf-16',
                textDocumentSync: { openClose: true, change: api.TextDocumentSyncKind.Incremental, save: true },
                ...NAME_CAPABILITIES,
                ...FINDING_CAPABILITIES,
                workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
            },
        };
    }
    #watch() {
        if (this.#client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true)
            return;
        const watchers = WATCHED.map((globPattern) => ({ globPattern }));
        void this.#connection.client.register(api.DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
    }
    #followFolders() {
        if (this.#client.workspace?.workspaceFolders !== true)
            return;
        this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
            const gone = new Set(removed.map(({ uri }) => uri));
            this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
            this.#desk.setFolders(this.#folders.flatMap((uri) => pathOf(uri) ?? []));
            for (const { document } of this.#desk.all)
                this.#judging.changed(document.uri, false);
        });
    }
    #refreshLenses() {
        if (this.#client.workspace?.codeLens?.refreshSupport === true)
            void this.#connection.sendRequest(api.CodeLensRefreshRequest.type).catch(() => undefined);
    }
    #takesMarkdown() {
        return this.#client.textDocument?.hover?.contentFormat?.includes(api.MarkupKind.Markdown) === true;
    }
    #failed(error) {
        const [kind, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
        const params = { type: api.MessageType.Error, message: (0,receipts.bugText)(kind, stack) };
        this.#connection.sendNotification('window/showMessage', params).catch(() => undefined);
    }
}


/***/ }),

/***/ 12854:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   p: () => (/* binding */ fixDocument)
/* harmony export */ });
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59231);

const PASSES = 20;
const SINGLES = 50;
async function fixDocument(doc, tools) {
    let now = { doc, left: await tools.lint(doc), made: [] };
    for (let pass = 0; pass < PASSES; pass++) {
        const fixable = now.left.filter(({ fix }) => fix !== undefined);
        if (fixable.length === 0)
            break;
        const next = (await attempt(now, apart(fixable), tools)) ?? (await oneByOne(now, fixable, tools));
        if (next === undefined)
            break;
        now = next;
    }
    return now;
}
async function oneByOne(now, fixable, tools) {
    for (const diagnostic of fixable.slice(0, SINGLES)) {
        const next = await attempt(now, [diagnostic], tools);
        if (next !== undefined)
            return next;
    }
    return undefined;
}
async function attempt(now, chosen, tools) {
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const doc = await tools.parse(applyEdits(now.doc.text, edits));
    if (doc.value === undefined || doc.text === now.doc.text)
        return undefined;
    const left = await tools.lint(doc);
    if (unreadable(left) > unreadable(now.left))
        return undefined;
    const made = chosen.map(({ rule, fix, range }) => ({ rule, title: fix?.title ?? '', line: range.start.line }));
    return { doc, left, made: [...now.made, ...made] };
}
const unreadable = (found) => found.filter(({ rule }) => rule.startsWith('source/')).length;
function apart(fixable) {
    const taken = [];
    return fixable.filter(({ fix }) => {
        const edits = fix?.edits ?? [];
        if (edits.some((edit) => taken.some((other) => touches(edit, other))))
            return false;
        taken.push(...edits);
        if (taken.length > 64)
            taken.splice(0, 32);
        return true;
    });
}
function touches(a, b) {
    const before = (x, y) => x.range.end.line - y.range.start.line < 0 ||
        (x.range.end.line === y.range.start.line && x.range.end.column < y.range.start.column);
    return !before(a, b) && !before(b, a);
}
function applyEdits(text, edits) {
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LineIndex */ .r(text);
    const placed = edits
        .map(({ range, newText }) => ({ start: index.offset(range.start), end: index.offset(range.end), newText }))
        .sort((a, b) => a.start - b.start);
    const parts = [];
    let at = 0;
    for (const { start, end, newText } of placed) {
        parts.push(text.slice(at, start), newText);
        at = end;
    }
    return parts.join('') + text.slice(at);
}


/***/ }),

/***/ 63495:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79121);
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59231);



const CONTEXT = 3;
const REACH = 400;
function unifiedDiff(path, before, after) {
    const steps = compare(lines(before.text), lines(after.text));
    const hunks = group(steps);
    if (hunks.length === 0)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``;
    const shown = { old: lines(masked(before)), new: lines(masked(after)) };
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path);
    const out = [`--- a/${name}`, `+++ b/${name}`];
    for (const hunk of hunks) {
        const old = hunk.filter(({ sign }) => sign !== '+');
        const fresh = hunk.filter(({ sign }) => sign !== '-');
        const [first] = hunk;
        if (first === undefined)
            continue;
        out.push(`@@ -${start(first.old, old.length)},${old.length} +${start(first.new, fresh.length)},${fresh.length} @@`);
        for (const step of hunk) {
            const line = step.sign === '+' ? shown.new[step.new] : shown.old[step.old];
            out.push(...shownLine(step.sign, line ?? ''));
        }
    }
    return `${out.join('\n')}\n`;
}
const start = (index, count) => (count === 0 ? index : index + 1);
const printed = (line) => line.split('\t').map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join('\t');
function shownLine(sign, line) {
    const [, text = '', end = ''] = /^([^]*?)(\r?\n?)$/.exec(line) ?? [];
    const shown = sign + printed(text) + end.replace('\n', '');
    return line.endsWith('\n') ? [shown] : [shown, '\\ No newline at end of file'];
}
function lines(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function compare(before, after) {
    const steps = [];
    let o = 0;
    let n = 0;
    while (o < before.length || n < after.length) {
        if (o < before.length && n < after.length && before[o] === after[n]) {
            steps.push({ sign: ' ', old: o++, new: n++ });
            continue;
        }
        const [removed, added] = resync(before, after, o, n);
        for (let i = 0; i < removed; i++)
            steps.push({ sign: '-', old: o++, new: n });
        for (let i = 0; i < added; i++)
            steps.push({ sign: '+', old: o, new: n++ });
    }
    return steps;
}
function resync(before, after, o, n) {
    const rest = [before.length - o, after.length - n];
    for (let distance = 1; distance <= Math.min(REACH, rest[0] + rest[1]); distance++) {
        for (let added = 0; added <= distance; added++) {
            const removed = distance - added;
            if (removed > rest[0] || added > rest[1])
                continue;
            if (removed === rest[0] && added === rest[1])
                return [removed, added];
            if (before[o + removed] !== undefined && before[o + removed] === after[n + added])
                return [removed, added];
        }
    }
    return [rest[0], rest[1]];
}
function group(steps) {
    const hunks = [];
    let end = -1;
    steps.forEach(({ sign }, i) => {
        if (sign === ' ')
            return;
        const from = Math.max(i - CONTEXT, 0);
        const to = Math.min(i + CONTEXT + 1, steps.length);
        const last = hunks.at(-1);
        if (last !== undefined && from <= end)
            last.push(...steps.slice(end, to));
        else
            hunks.push(steps.slice(from, to));
        end = Math.max(end, to);
    });
    return hunks;
}
function masked({ text, hidden }) {
    if (hidden === 'words')
        return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskWords */ .QW)(text);
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .r(text);
    const places = (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRanges */ .xX)(hidden).map(({ start: from, end: to }) => ({
        start: index.offset(from),
        end: index.offset(to),
    }));
    return (0,_source_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .maskText */ .gC)(text, places);
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
